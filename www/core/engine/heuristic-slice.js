/**
 * The check of a heuristic, slice by slice. Uses no DOM.
 * @import { HeuristicCheck } from '../../wasm/searchlight.js'
 * @import { Session } from './session.js'
 */

/** Number of moves that one slice of the check examines. */
const BUDGET = 1 << 16;

/**
 * Checks the heuristic of a session's algorithm on some more states.
 * @param {Session} session
 * @returns {{ isChecked: boolean, heuristic: HeuristicCheck | null }}
 */
export function checkSlice(session) {
  if (session.description.guides.length === 0) return { isChecked: true, heuristic: null };
  const isChecked = session.ask((core) => core.advanceCheck(BUDGET));
  const heuristic = isChecked ? session.ask((core) => core.heuristicCheck()) : null;
  return { isChecked, heuristic };
}
