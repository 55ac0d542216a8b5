/**
 * Rows of the proof. These are the moves of a cell, with their values for the opponent. In a search
 * from the end of the game, these are the predecessors of a cell, and what the cell's value means
 * for them.
 * @import { Told } from '../position-names.js'
 */
import { nearOf } from '../neighbours.js';
import { isWin } from '../plies.js';

/**
 * @typedef {object} Row
 * @property {number} from
 * @property {number} to
 * @property {number} at the one of the two cells that is not the cell of the proof
 * @property {'seen' | 'now' | 'ahead' | 'spared' | 'known'} state
 * @property {number} plies plies of the cell `at`, -1 while unfilled
 * @property {'' | 'also' | 'shortest' | 'resists' | 'decides' | 'holds' | 'decided'} mark why the
 *   row is highlighted; empty for none
 */

/**
 * Returns the moves from a cell whose value is known.
 * @param {Told} viewer
 * @param {number} cell
 * @returns {Row[]}
 */
export function rowsOfCell({ run }, cell) {
  const moves = run.analysis.oracle?.movesOf(cell) ?? [];
  return moves.map(({ to, plies, wins, best }) => ({
    ...{ from: cell, to, at: to, state: 'known', plies },
    mark: best ? (wins ? 'shortest' : 'resists') : wins ? 'also' : '',
  }));
}

/**
 * Returns the successors or predecessors of the cell of the step.
 * @param {Told} viewer
 * @returns {Row[]}
 */
export function rowsOfStep({ run }) {
  const { cell, kind, table, filled, best, index, decided } = run.frame;
  const isBack = kind === 'backward';
  const others = Array.from(nearOf(run.session, cell, isBack));
  /** @param {number} row @returns {Row['state']} */
  const stateOf = (row) => {
    if (row === index) return 'now';
    return row < index ? 'seen' : !table.distances && decided >= 0 ? 'spared' : 'ahead';
  };
  if (isBack) {
    return others.map((from, row) => ({
      ...{ from, to: cell, at: from, state: stateOf(row) },
      plies: table.isFilled(from, filled) ? table.plies[from] : -1,
      mark: row === index && decided >= 0 ? 'decided' : '',
    }));
  }
  return others.map((to, row) => {
    const plies = table.plies[to];
    const mark = row !== best ? '' : !isWin(plies) ? 'decides' : table.distances ? 'holds' : '';
    return { from: cell, to, at: to, state: stateOf(row), plies, mark };
  });
}
