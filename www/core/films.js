/**
 * What each family of runs is to www/core, by its name in the core. A family that a page fetches
 * later is learned then.
 * @import { Player } from './player.js'
 * @import { Description, Session as Core } from '../wasm/searchlight.js'
 * @import { Session } from './engine.js'
 */
import { film as stateSpace } from '../families/state-space/film.js';

/**
 * One family without its looks. Knows no DOM.
 * @typedef {object} Film
 * @property {(core: Core, description: Description) => (step: number) => any} reader
 *   how a frame is read: what there is to draw at a step, out of buffers of its own
 * @property {((session: Session) => any) | null} event what the step at the cursor did, where the
 *   frame does not say it
 * @property {(session: Session, player: Player, open: (link: Uint8Array) => Session) => Study} study
 * @property {number} eager so many steps are computed unasked
 * @property {readonly string[]} tallies the counts of a frame that lanes of a race are compared by
 * @property {readonly string[]} told the counts that are shown beside them
 * @property {(session: Session) => boolean} goesOn whether a run goes on behind its answer
 * @property {(frame: any) => boolean} hasAnswer whether the answer lies at the frame's step or
 *   before it
 * @property {(frame: any, size: number) => number} [counted] how many boundaries of an item or a
 *   stage lie up to the frame's step, where the frame tells
 * @property {(session: Session) => any} picture what stands still of a run that is computed
 *
 * What is found out about a run in the background, once it is computed.
 * @typedef {object} Study
 * @property {boolean} laid whether `lay` has been called
 * @property {() => void} lay the heavy part that the picture waits for
 * @property {boolean} busy whether `work` has anything left to do
 * @property {() => boolean} work one slice; returns whether more is to be done
 * @property {() => void} free
 */

/** @type {Record<string, Film>} */
export const FILMS = { 'state-space': stateSpace };
