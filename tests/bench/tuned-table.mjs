/**
 * The full table of the Tab game in typed arrays, as fast as JavaScript gets: one number a cell
 * that is the greater the better for who is to move there, and one look at the cells above for a
 * whole row. Its cells have the same moves, but that none stays in its own column: so the best of
 * them decides for the whole row, and the next best for that column.
 */

/** Of a cell without moves: its player loses, and at once. */
const TERMINAL = 0xffff;
/** The greatest number of a cell whose player wins. */
const MOST_PLIES = 0x7fff;

/**
 * The filling of one board, rows from the top, and what it keeps of each cell.
 * @param {number} rows
 * @param {number} columns
 */
export function compileTable(rows, columns) {
  const cells = rows * columns;
  /** Plies where they are odd, else 65,535 less them. */
  const worth = new Uint16Array(cells);
  /** The step that fills the cell. */
  const at = new Uint32Array(cells);
  /** The winning cells and the most plies so far. */
  const winning = new Uint32Array(cells);
  const longest = new Uint32Array(cells);
  const back = columns - 1;
  let [cell, step, wins, most] = [0, 0, 0, 0];

  /**
   * Fills the cells up to `end`.
   * @param {number} end
   * @param {number} value
   * @param {number} steps each
   */
  const put = (end, value, steps) => {
    if (cell >= end) return;
    const won = value <= MOST_PLIES ? 1 : 0;
    const plies = won === 1 ? value : TERMINAL - value;
    if (plies > most) most = plies;
    const last = most;
    let [place, now, winners] = [cell, step, wins];
    for (; place < end; place++) {
      now += steps;
      winners += won;
      worth[place] = value;
      at[place] = now;
      winning[place] = winners;
      longest[place] = last;
    }
    cell = place;
    step = now;
    wins = winners;
  };

  const fill = () => {
    cell = step = wins = most = 0;
    for (let above = 0; above < rows; above++) {
      const count = above < columns ? above : columns;
      let [best, second, column] = [0, 0, -1];
      for (let other = 0, from = (above - 1) * columns; other < count; other++, from -= back) {
        const found = worth[from];
        if (found > second) {
          if (found > best) {
            second = best;
            best = found;
            column = other;
          } else {
            second = found;
          }
        }
      }
      const row = above * columns;
      const common = before(best);
      const steps = count > 1 ? count - 1 : 1;
      if (column >= 0) {
        put(row + column, common, steps);
        put(row + column + 1, before(second), steps);
      }
      put(row + count, common, steps);
      put(row + columns, common, count > 0 ? count : 1);
    }
  };
  return { fill, worth, at, winning, longest };
}

/**
 * What a cell is worth whose best move leads to one of this worth; 0 where there is none.
 * @param {number} best
 */
function before(best) {
  if (best === 0) return TERMINAL;
  return best > MOST_PLIES ? TERMINAL + 1 - best : TERMINAL - 1 - best;
}
