/**
 * Data for `neighbour-machine.js`: the cell being expanded, and what is known at the step shown
 * about the cells beside it. All numbers come from the core.
 * @import { Description, StepEvent } from '../../../wasm/searchlight.js'
 * @import { Frame } from '../core.js'
 * @import { Role } from '../map/role-colours.js'
 * @import { Numbers } from './state-numbers.js'
 */

/**
 * Word that says what is known about a cell. `here` is the cell being expanded. The move to a
 * `toCome` cell is not made yet. A `dearer` cell waits, and the new path to it is not cheaper. A
 * `waits` cell waits in a search without costs. A `seen` cell was found before, and it is unknown
 * whether it waits. No move leads to a `closed` cell. If the search has stopped amid the moves of a
 * cell, its other neighbours are left out.
 * @typedef {'here' | 'toCome' | 'new' | 'goal' | 'meeting' | 'improved' | 'reopened' | 'repeated'
 *   | 'dearer' | 'waits' | 'expanded' | 'seen' | 'closed'} Word
 */

/**
 * One cell. `down` and `right` are its place beside the cell being expanded, from -1 to 1.
 * @typedef {object} Neighbour
 * @property {number} cell
 * @property {number} down
 * @property {number} right
 * @property {Word} word
 * @property {Numbers | null} numbers null while no path to the cell is known, and for closed cells
 * @property {number | null} price cost of the move; null without a move, and in a search without costs
 * @property {boolean} isCurrent whether the step makes this move
 * @property {number} step step that makes this move; -1 for none
 */

/** @typedef {Extract<StepEvent, { kind: 'move' }>} Move */

/** @type {Record<Move['verdict'], Word>} */
const WORDS = {
  new: 'new',
  answer: 'goal',
  goal: 'goal',
  meeting: 'meeting',
  improved: 'improved',
  reopened: 'reopened',
  repeated: 'repeated',
  duplicate: 'seen',
};

/**
 * Returns the cell being expanded and its neighbours, in reading order.
 * @param {object} step
 * @param {Pick<Description, 'rows' | 'columns'>} step.shape
 * @param {Pick<Frame, 'state' | 'stateDepth' | 'estimate'>} step.frame
 * @param {readonly Move[]} step.moves all moves of the cell
 * @param {number} step.made number of moves that are made at the step
 * @param {number} step.before step before the first move
 * @param {boolean} step.hasCosts whether the search compares the costs of paths
 * @param {(state: number) => Role | null} step.roleOf returns the role of a state at the step; null
 *   while it is unknown
 * @param {(cell: number) => boolean} step.isClosed whether a cell is drawn as a wall
 * @returns {Neighbour[] | null} null if a move leads farther than to a neighbour
 */
export function neighboursOf({ shape, frame, moves, made, before, hasCosts, roleOf, isClosed }) {
  const { rows, columns } = shape;
  const [row, column] = [Math.floor(frame.state / columns), frame.state % columns];
  const byCell = new Map(moves.map((move, index) => [move.to, index]));
  const placeOf = (/** @type {number} */ cell) => ({
    down: Math.floor(cell / columns) - row,
    right: (cell % columns) - column,
  });
  const places = moves.map(({ to }) => placeOf(to));
  if (places.some(({ down, right }) => Math.abs(down) > 1 || Math.abs(right) > 1)) return null;
  const hasDiagonals = places.some(({ down, right }) => down !== 0 && right !== 0);
  /** @type {Neighbour[]} */
  const cells = [];
  for (const down of [-1, 0, 1]) {
    for (const right of [-1, 0, 1]) {
      const [atRow, atColumn] = [row + down, column + right];
      if (atRow < 0 || atRow >= rows || atColumn < 0 || atColumn >= columns) continue;
      const cell = atRow * columns + atColumn;
      const rest = { cell, down, right };
      const none = { numbers: null, price: null, isCurrent: false, step: -1 };
      const index = byCell.get(cell) ?? -1;
      if (cell === frame.state) {
        const numbers = { g: frame.stateDepth, ...frame.estimate };
        cells.push({ ...rest, ...none, word: 'here', numbers });
      } else if (index >= 0) {
        const { verdict, toDepth: g, numbers } = moves[index];
        const isMade = index < made;
        const found = isMade ? WORDS[verdict] : 'toCome';
        cells.push({
          ...rest,
          word: found === 'seen' ? seenAs(roleOf(cell), hasCosts) : found,
          numbers: isMade ? { g, h: numbers?.target.h ?? 0, f: numbers?.target.f ?? g } : null,
          price: numbers?.cost ?? null,
          isCurrent: index === made - 1,
          step: before + index + 1,
        });
      } else if (isClosed(cell) && (hasDiagonals || down === 0 || right === 0)) {
        cells.push({ ...rest, ...none, word: 'closed' });
      }
    }
  }
  return cells;
}

/**
 * Returns the word for a cell that was found before.
 * @param {Role | null} role
 * @param {boolean} hasCosts
 * @returns {Word}
 */
function seenAs(role, hasCosts) {
  if (role === 'expanded') return 'expanded';
  if (role !== 'frontier') return 'seen';
  return hasCosts ? 'dearer' : 'waits';
}
