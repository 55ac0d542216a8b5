/** The Flip Game in typed arrays: with code generated for the board, and in plain loops. */
import { compileSearch, smallTables, visit } from './tuned-search.mjs';

/** @import { Search } from './tuned-search.mjs' */

/** @returns {number[]} for each cell the discs that it turns */
function masks() {
  return Array.from({ length: 16 }, (_, cell) => {
    const [row, column] = [cell >> 2, cell & 3];
    let mask = 1 << cell;
    if (row > 0) mask |= 1 << (cell - 4);
    if (row < 3) mask |= 1 << (cell + 4);
    if (column > 0) mask |= 1 << (cell - 1);
    if (column < 3) mask |= 1 << (cell + 1);
    return mask;
  });
}

/** @returns {Search} a 4 x 4 board, a bit a disc */
export function compileFlip() {
  const moves = masks().map((mask) => `next = state ^ ${mask}; ${visit('next')}`);
  const expansion = `moves += ${moves.length}; ${moves.join('')}`;
  return compileSearch({ key: 'start', expansion }, smallTables());
}

/** @returns {Search} the same as one writes it by hand */
export function plainFlip() {
  const turns = Uint16Array.from(masks());
  const { seen, order, parents } = smallTables();
  return (start) => {
    seen.fill(0);
    seen[start] = 1;
    order[0] = start;
    parents[0] = 0;
    const levels = [0];
    let head = 0;
    let tail = 1;
    while (head < tail) {
      const end = tail;
      levels.push(end);
      for (; head < end; head++) {
        const state = order[head];
        for (let move = 0; move < turns.length; move++) {
          const next = state ^ turns[move];
          if (!seen[next]) {
            seen[next] = 1;
            order[tail] = next;
            parents[tail] = head;
            tail++;
          }
        }
      }
    }
    return { order, parents, levels, moves: head * turns.length };
  };
}
