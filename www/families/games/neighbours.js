/** Where the moves of the cell of a step lead, or from where moves lead there: as the core tells it. */
import { neighboursOf } from './oracle.js';

/** @import { Session } from '../../core/engine/session.js' */

/** The last answer of each run. @type {WeakMap<object, { cell: number, backward: boolean, cells: Uint32Array }>} */
const answers = new WeakMap();

/**
 * Asked for once as long as it is the same cell.
 * @param {Pick<Session, 'ask'>} session
 * @param {number} cell -1 has none
 * @param {boolean} backward
 * @returns {Uint32Array}
 */
export function nearOf(session, cell, backward) {
  if (cell < 0) return new Uint32Array();
  const last = answers.get(session);
  if (last?.cell === cell && last.backward === backward) return last.cells;
  const cells = neighboursOf(session, cell, backward);
  answers.set(session, { cell, backward, cells });
  return cells;
}
