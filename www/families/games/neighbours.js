/** Cache of the positions one move before or after a cell. */
import { neighboursOf } from './oracle.js';

/** @import { Session } from '../../core/engine/session.js' */

/**
 * Last result for each session.
 * @type {WeakMap<object, { cell: number, backward: boolean, cells: Uint32Array }>}
 */
const answers = new WeakMap();

/**
 * Returns the positions one move before or after a cell.
 * @param {Pick<Session, 'ask'>} session
 * @param {number} cell -1 for no cell; the result is then empty
 * @param {boolean} backward true for positions with a move to `cell`, false for those after a move
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
