/**
 * The states and moves of a small space as the core lists them, and the functions that the map's
 * panel needs before the drawing code is loaded.
 * @import { Session } from '../../../core/engine/session.js'
 * @import { SpaceGraph } from '../../../wasm/searchlight.js'
 * @import { SpaceMap } from '../../../canvas/types.js'
 * @import { Cursor } from './places.js'
 * @import { Role } from './role-colours.js'
 */
import { roleAt } from './places.js';

/** Maximum number of reachable states of a space whose first map is its graph. */
export const MOST_DRAWN = 40;
/** Number of entries for each move in the core's list. */
export const NUMBERS = 5;
/** Ratio of height to width from which a graph puts greater depths lower, not farther right. */
const TALL = 0.8;

/**
 * Returns whether a graph in a box puts greater depths lower, not farther right.
 * @param {{ width: number, height: number }} box
 */
export const isTall = ({ width, height }) => height > TALL * width;

/** Lists by session. @type {WeakMap<object, SpaceGraph | null>} */
const lists = new WeakMap();

/**
 * Returns the states and moves of the space of a session; null if it has too many states.
 * @param {Session} session
 */
export function listedIn(session) {
  let listed = lists.get(session);
  if (listed === undefined) {
    listed = session.ask((core) => core.graph());
    lists.set(session, listed);
  }
  return listed;
}

/**
 * Returns the role of a place on a map; a state without a place is not seen.
 * @param {SpaceMap} map
 * @param {number} place -1 for none
 * @param {Cursor} view
 * @returns {Role}
 */
export const roleOf = (map, place, view) => (place < 0 ? 'unseen' : roleAt(map, place, view));
