/**
 * What www/core knows of each family of runs, by the family's name in the core.
 * @import { Player } from './player.js'
 * @import { Description, Session as Core } from '../wasm/searchlight.js'
 * @import { Session } from './engine.js'
 * @import { Score } from './tempo.js'
 */

/**
 * A family without its looks. Knows no DOM.
 * @template [Frame=any] what there is to draw at a step
 * @template {Analysis} [Found=any] what is found out about a computed run in the background
 * @typedef {object} FamilyCore
 * @property {(core: Core, description: Description) => (step: number) => Frame} reader makes what
 *   reads the frame of a step, into buffers of its own
 * @property {((session: Session) => any) | null} event tells what the step at the cursor did, where
 *   the frame does not say it
 * @property {(session: Session, player: Player, open: (link: Uint8Array) => Session) => Found}
 *   analyse
 * @property {number} eager so many steps are computed unasked
 * @property {readonly string[]} tallies the counts of a frame that lanes of a race are compared by
 * @property {readonly string[]} told the counts that are shown beside them
 * @property {(session: Session) => boolean} goesOn whether a run goes on behind its answer
 * @property {(frame: Frame) => boolean} hasAnswer whether the answer lies at the frame's step or
 *   before it
 * @property {(frame: Frame, size: number) => number} [counted] how many boundaries of an item or a
 *   stage lie up to the frame's step, where the frame tells
 * @property {(session: Session, known: number, complete: boolean) => Score} score tells what a film
 *   of the run is planned by; may move the core's cursor
 * @property {(session: Session) => any} picture what stands still of a run that is computed
 */

/**
 * What is found out about a run in the background, once it is computed.
 * @typedef {object} Analysis
 * @property {boolean} laid whether `lay` has been called
 * @property {() => void} lay the heavy part that the picture waits for
 * @property {boolean} busy whether `work` has anything left to do
 * @property {() => boolean} work one slice; returns whether more is to be done
 * @property {() => void} free
 */

/** @type {Map<string, FamilyCore>} */
const cores = new Map();

/**
 * Makes a family known, before the first run of it is opened.
 * @param {string} id
 * @param {FamilyCore} core
 */
export function learnFamily(id, core) {
  cores.set(id, core);
}

/**
 * @param {string} id
 * @returns {FamilyCore | null} null for a family that is still to be learned
 */
export function familyCore(id) {
  return cores.get(id) ?? null;
}
