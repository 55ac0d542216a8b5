/**
 * Registry of the families of runs: for each family, the code that needs no DOM.
 * @import { Player } from '../playback/player.js'
 * @import { Description, Session as Core } from '../../wasm/searchlight.js'
 * @import { Engine } from './engine.js'
 * @import { Session } from './session.js'
 * @import { Score } from '../playback/types.js'
 */

/**
 * Fields of the frames of all families: the board as one code or number for each cell, and counts
 * by name.
 * @typedef {{ board: Uint8Array | Uint16Array, [name: string]: unknown }} CommonFrame
 */

/**
 * A family's functions that need no DOM.
 * @template {CommonFrame} [Frame=CommonFrame] data to draw one step
 * @template {Analysis} [Found=Analysis] results of the background analysis of a computed run
 * @template {object | null} [Event=object | null] description of what a step did
 * @template {object | boolean} [Picture=object | boolean] static part of the drawing of a computed
 *   run
 * @typedef {object} FamilyCore
 * @property {(core: Core, description: Description, engine: Engine) => (step: number) => Frame}
 *   reader returns a function that reads the frame of a step into reused buffers; getters of a
 *   frame that call the core later must do so through `engine`
 * @property {(session: Session<Frame>) => Event} event describes what the step at the cursor did;
 *   null if the frame itself says so
 * @property {(session: Session<Frame>, player: Player, open: (link: Uint8Array) => Session<Frame>)
 *   => Found} analyse
 * @property {number} eager number of steps that are computed without a request of the user
 * @property {readonly string[]} tallies names of the counts by which lanes of a race are compared
 * @property {readonly string[]} told names of the counts shown beside `tallies`
 * @property {readonly string[]} [rare] names of the counts shown too if they are not 0 at the end
 * @property {(search: string) => readonly string[]} [lanes] returns the searches that a race begins
 *   with if it is started from a run by `search`. By default, these are the algorithms of the menu
 *   up to that of the run
 * @property {number} [raceSize] step size that a race counts, an index into STEP_SIZES; 0 by
 *   default
 * @property {(session: Session<Frame>) => number} [costOf] returns the cost of a computed run's
 *   answer. By default each move costs 1
 * @property {(description: Description) => 'moves' | 'cost' | 'any'} [seeks] says what the search
 *   minimizes in its answer; `any` for a search that takes the first answer it finds. `moves` by
 *   default
 * @property {(session: Session<Frame>) => boolean} goesOn whether a run continues after its answer
 * @property {(frame: Frame) => boolean} hasAnswer whether the answer was found at the frame's step
 *   or earlier
 * @property {(frame: Frame, size: number) => number} [counted] returns the number of items or
 *   stages up to the frame's step; omitted by a family whose frames have no such count
 * @property {(session: Session<Frame>, known: number, complete: boolean) => Score} score returns
 *   the data for planning the run's film; may move the core's cursor
 * @property {(session: Session<Frame>) => Picture | null} picture returns null while it must be
 *   called again
 */

/**
 * Background analysis of a run, after the run is computed.
 * @typedef {object} Analysis
 * @property {boolean} laid whether `lay` has been called
 * @property {() => void} lay prepares the first drawing, which can take long
 * @property {boolean} busy whether `work` has more to do
 * @property {boolean} [isSure] whether the check of the answer's length has ended
 * @property {() => boolean} work does one slice of work; returns whether more is left
 * @property {() => void} free
 */

/** @type {Map<string, FamilyCore>} */
const cores = new Map();

/**
 * Registers a family; call before opening its first run. The registry forgets the family's own
 * types, because the user interface (`www/ui`) reads only what all families share.
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
 * Reads a count of a frame by name.
 * @param {CommonFrame} frame
 * @param {string} name one of the family's count names
 */
export const countOf = (frame, name) => /** @type {number} */ (frame[name]);

/**
 * Returns a registered family.
 * @param {string} id
 * @returns {FamilyCore | null} null for a family that is not registered yet
 */
export function familyCore(id) {
  return cores.get(id) ?? null;
}
