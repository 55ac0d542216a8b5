/**
 * The moves of a cell one by one, with what the opponent gets there. In a search from the end the
 * predecessors, with what the cell means for them.
 * @import { Told } from '../position-names.js'
 */
import { nearOf } from '../neighbours.js';
import { isWin } from '../plies.js';

/**
 * @typedef {object} Row
 * @property {number} from
 * @property {number} to
 * @property {number} at the other cell of the two, which the row leads to
 * @property {'seen' | 'now' | 'ahead' | 'spared' | 'known'} state
 * @property {number} plies of that cell, -1 while it is not filled
 * @property {'' | 'also' | 'shortest' | 'resists' | 'decides' | 'holds' | 'decided'} mark what makes it matter
 */

/**
 * The moves from a cell whose value is known.
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
 * The successors, or predecessors, of the cell of the step.
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
