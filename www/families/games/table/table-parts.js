/**
 * Labelled parts of the table and their positions.
 * @import { Rect } from '../../../canvas/types.js'
 * @import { Part } from '../../../ui/kit/family-view.js'
 * @import { Grid } from '../../../canvas/grid.js'
 * @import { Told } from '../position-names.js'
 */
import { startOf } from '../core.js';
import { isWin } from '../plies.js';

/**
 * Returns the name, text and position of each labelled part of the table.
 * @param {Told} viewer
 * @param {Grid} grid
 * @returns {Part[]}
 */
export function partsOf({ run, words }, grid) {
  const { frame, session } = run;
  const cells = [
    { name: 'now', cell: frame.cell },
    { name: 'wins', cell: lastOf(run, true) },
    { name: 'loses', cell: lastOf(run, false) },
    { name: 'start', cell: startOf(session.description) },
  ];
  return cells
    .filter(({ cell }) => cell >= 0)
    .map(({ name, cell }) => ({
      name,
      says: words.text(`games.part.${name}`),
      note: words.text([`games.part.${name}.note.${frame.kind}`, `games.part.${name}.note`]),
      at: pointOf(grid.rect(cell)),
    }));
}

/** Returns the point between the word and the number on a cell. @param {Rect} area */
const pointOf = ({ x, y, width, height }) => ({ x: x + 0.66 * width, y: y + height / 2 });

/**
 * Returns the last filled cell in table order that wins (or loses), leaving out the cell of the
 * step; -1 if there is none.
 * @param {Told['run']} run
 * @param {boolean} wins
 */
function lastOf({ frame: { table, filled, cell: now } }, wins) {
  for (let cell = table.plies.length - 1; cell >= 0; cell--) {
    if (cell === now || !table.isFilled(cell, filled)) continue;
    if (isWin(table.plies[cell]) === wins) return cell;
  }
  return -1;
}
