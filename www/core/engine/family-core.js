/**
 * What www/core knows of each family of runs, by the family's name in the core.
 * @import { Player } from '../playback/player.js'
 * @import { Description, Session as Core } from '../../wasm/searchlight.js'
 * @import { Session } from './session.js'
 * @import { Score } from '../playback/film-planner.js'
 */

/**
 * What all frames have: the board, a code or a number a cell, and counts by name.
 * @typedef {{ board: Uint8Array | Uint16Array, [name: string]: unknown }} CommonFrame
 */

/**
 * A family without its looks. Knows no DOM.
 * @template {CommonFrame} [Frame=CommonFrame] what there is to draw at a step
 * @template {Analysis} [Found=Analysis] what is found out about a computed run in the background
 * @template {object | null} [Event=object | null] what a step did
 * @template {object | boolean} [Picture=object | boolean] what stands still of a run that is computed
 * @typedef {object} FamilyCore
 * @property {(core: Core, description: Description) => (step: number) => Frame} reader makes what
 *   reads the frame of a step, into buffers of its own
 * @property {(session: Session<Frame>) => Event} event tells what the step at the cursor did, null where the
 *   frame says it
 * @property {(session: Session<Frame>, player: Player, open: (link: Uint8Array) => Session<Frame>) =>
 *   Found} analyse
 * @property {number} eager so many steps are computed unasked
 * @property {readonly string[]} tallies the counts of a frame that lanes of a race are compared by
 * @property {readonly string[]} told the counts that are shown beside them
 * @property {(session: Session<Frame>) => boolean} goesOn whether a run goes on behind its answer
 * @property {(frame: Frame) => boolean} hasAnswer whether the answer lies at the frame's step or
 *   before it
 * @property {(frame: Frame, size: number) => number} [counted] how many boundaries of an item or a
 *   stage lie up to the frame's step, where the frame tells
 * @property {(session: Session<Frame>, known: number, complete: boolean) => Score} score tells what a film
 *   of the run is planned by; may move the core's cursor
 * @property {(session: Session<Frame>) => Picture} picture
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
 * Makes a family known, before the first run of it is opened. The types of its frames and findings
 * are forgotten here: the shell reads nothing but what all families have. A family knows them again
 * by the type of the viewer that it is handed.
 * @template {CommonFrame} Frame
 * @template {Analysis} Found
 * @template {object | null} Event
 * @template {object | boolean} Picture
 * @param {string} id
 * @param {FamilyCore<Frame, Found, Event, Picture>} core
 */
export function learnFamily(id, core) {
  cores.set(id, /** @type {FamilyCore} */ (/** @type {unknown} */ (core)));
}

/**
 * A count of a frame.
 * @param {CommonFrame} frame
 * @param {string} name one that the family names
 */
export const countOf = (frame, name) => /** @type {number} */ (frame[name]);

/**
 * @param {string} id
 * @returns {FamilyCore | null} null for a family that is still to be learned
 */
export function familyCore(id) {
  return cores.get(id) ?? null;
}
