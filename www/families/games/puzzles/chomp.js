/**
 * View of chomp: a position is a staircase of squares, in the order of the core. Its number says the
 * lengths of its rows.
 * @import { Description } from '../../../wasm/searchlight.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Rect } from '../../../canvas/types.js'
 */
import { paintChocolate, paintPoison } from '../../../canvas/chocolate.js';

/** Setting that has the size of the whole bar, as `3x4`. */
const BAR = 'bar';
/** Maximum side of a square in the picture of a position, in CSS px. */
const MOST_PX = 32;

/** The view of chomp. @type {import('./index.js').GameView} */
export const chomp = {
  id: 'chomp',
  rowLabel: (row, { columns }) => row * columns + 1,
  columnLabel: (column) => column,
  tell: (position, description) => ({
    bar: lengthsOf(position, description)
      .filter((length) => length > 0)
      .join('-'),
  }),
  tellMove(from, to, description) {
    const before = lengthsOf(from, description);
    const after = lengthsOf(to, description);
    const row = before.findIndex((length, at) => length !== after[at]);
    return { row: row + 1, column: after[row] + 1 };
  },

  paintPosition(pen, { width, height }, position, description) {
    const { rows, columns } = barOf(description);
    const px = Math.min(MOST_PX, width / columns, height / rows);
    const [left, top] = [(width - px * columns) / 2, (height - px * rows) / 2];
    lengthsOf(position, description).forEach((length, row) => {
      for (let column = 0; column < length; column++) {
        const area = { x: left + column * px, y: top + row * px, width: px, height: px };
        if (row + column === 0) paintPoison(pen, area);
        else paintChocolate(pen, area);
      }
    });
  },

  paintCell(pen, area, position, { description, ink, ground }) {
    const { rows, columns } = barOf(description);
    const px = Math.min(area.width / columns, area.height / rows, 14);
    const left = area.x + (area.width - px * columns) / 2;
    const top = area.y + (area.height - px * rows) / 2;
    // A plain ground, so that no hatching runs through the squares.
    pen.ctx.beginPath();
    pen.ctx.roundRect(left - 2, top - 2, px * columns + 4, px * rows + 4, 3);
    pen.fill(ground);
    const gap = Math.max(0.5, px * 0.08);
    lengthsOf(position, description).forEach((length, row) => {
      for (let column = 0; column < length; column++) {
        const square = {
          ...{ x: left + column * px + gap, y: top + row * px + gap },
          ...{ width: px - 2 * gap, height: px - 2 * gap },
        };
        if (row + column > 0) pen.rect(square, ink);
        else paintHollow(pen, square, ink);
      }
    });
  },
};

/**
 * Draws the poisoned square of a small bar: a hollow one.
 * @param {Pen} pen
 * @param {Rect} area
 * @param {string} ink
 */
function paintHollow(pen, { x, y, width, height }, ink) {
  const line = Math.max(1, width * 0.2);
  pen.ctx.beginPath();
  pen.ctx.rect(x + line / 2, y + line / 2, width - line, height - line);
  pen.stroke(ink, line);
}

/** Returns the size of the whole bar. @param {Pick<Description, 'settings'>} description */
function barOf({ settings }) {
  const value = settings.find(({ id }) => id === BAR)?.value ?? '1x1';
  const [rows, columns] = value.split('x').map(Number);
  return { rows, columns };
}

/**
 * Returns the number of staircases with some rows of at most `most` squares, the empty one included:
 * C(rows + most, rows).
 * @param {number} rows
 * @param {number} most
 */
function countOf(rows, most) {
  let count = 1;
  for (let at = 1; at <= rows; at++) count = (count * (most + at)) / at;
  return Math.round(count);
}

/**
 * Returns the lengths of the rows of a position.
 * @param {number} position
 * @param {Pick<Description, 'settings'>} description
 */
function lengthsOf(position, description) {
  const { rows, columns } = barOf(description);
  const lengths = [];
  // The empty bar comes first in this order, but is no position.
  let rest = position + 1;
  let most = columns;
  for (let left = rows; left > 0; left--) {
    while (most > 0 && countOf(left, most - 1) > rest) most--;
    if (most > 0) rest -= countOf(left, most - 1);
    lengths.push(most);
  }
  return lengths;
}
