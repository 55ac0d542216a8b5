/**
 * Row and column numbers beside a table, thinned out to stay readable.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 * @import { Grid } from './grid-geometry.js'
 * @import { Labels } from './table-view.js'
 */
import { LABEL_GAP, LETTER, areaOf } from './grid-geometry.js';

/** Intervals between the labels of a thinned axis. */
const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/**
 * Returns the indices of the labels to show: marked ones, the first, the last, and round numbers,
 * with at least `leastPx` between two of them.
 * @param {number} count number of labels
 * @param {(index: number) => number} valueOf number shown at an index
 * @param {number} cellPx distance of neighbouring labels, in CSS px
 * @param {number} leastPx minimum distance of labels shown, in CSS px
 * @param {readonly number[]} marked indices
 * @returns {number[]}
 */
export function labelled(count, valueOf, cellPx, leastPx, marked) {
  const apart = leastPx / cellPx;
  const step = ROUND.find((by) => by >= apart) ?? count;
  const round = [];
  for (let index = 0; index < count; index++) if (valueOf(index) % step === 0) round.push(index);
  /** @type {number[]} */
  const taken = [];
  for (const index of [...marked, 0, count - 1, ...round]) {
    if (taken.every((other) => Math.abs(other - index) >= apart)) taken.push(index);
  }
  return taken;
}

/**
 * Draws the labels.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Labels} labels
 * @param {readonly number[]} cells cells whose row and column labels are bold
 * @param {Theme} theme
 */
export function paintLabels(ctx, grid, labels, cells, theme) {
  const { left, top, width, height, rows, columns, font, named } = grid;
  const area = areaOf(grid);
  const bottom = top + area.height;
  const marked = {
    rows: [...new Set(cells.map((cell) => Math.floor(cell / columns)))],
    columns: [...new Set(cells.map((cell) => cell % columns))],
  };
  const put = (
    /** @type {string} */ text,
    /** @type {number} */ x,
    /** @type {number} */ y,
    isMarked = false,
  ) => {
    ctx.fillStyle = isMarked ? theme.ink : theme.ink2;
    ctx.font = `${isMarked ? 700 : 400} ${font}px ${theme.font}`;
    ctx.fillText(text, x, y);
  };
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'right';
  for (const row of labelled(rows, labels.row, height, font * 1.3, marked.rows)) {
    const y = top + (row + 0.5) * height;
    put(labels.write(labels.row(row)), left - LABEL_GAP, y, marked.rows.includes(row));
  }
  ctx.textAlign = 'center';
  const widest = Math.max(...[0, columns - 1].map((at) => labels.write(labels.column(at)).length));
  const apart = font * (LETTER * widest + 0.7);
  const y = bottom + font / 2 + 6;
  const firstNamed = marked.columns[0] ?? 0;
  for (const column of labelled(columns, labels.column, width, apart, marked.columns)) {
    const x = left + (column + 0.5) * width;
    const number = labels.write(labels.column(column));
    const isNamed = named === 'inline' && column === firstNamed;
    put(isNamed ? `${labels.columnName} ${number}` : number, x, y, marked.columns.includes(column));
  }
  if (named === 'below') put(labels.columnName, left + area.width / 2, y + font + 4);
  if (named) paintRowName(ctx, grid, labels.rowName, put);
}

/**
 * Draws the name of the rows above their numbers. A long name extends over the table.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {string} name
 * @param {(text: string, x: number, y: number) => void} put
 */
function paintRowName(ctx, { left, top, before, font }, name, put) {
  const isLong = name.length * font * LETTER > before - LABEL_GAP;
  ctx.textAlign = isLong ? 'left' : 'right';
  put(name, isLong ? left - before + 2 : left - LABEL_GAP, top - font / 2 - 8);
}
