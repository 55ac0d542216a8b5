/**
 * The numbers of rows and columns beside a table, as many of them as can be read.
 * @import { Ctx, Theme } from '../../draw/types.js'
 * @import { Grid } from './grid.js'
 * @import { Labels } from './view.js'
 */
import { areaOf } from './grid.js';

/** Between labels that are left out stand round numbers. */
const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/**
 * Which of some labels in a line are shown: those that are marked, the first and the last, and round
 * numbers, as long as no two come too near.
 * @param {number} count
 * @param {(index: number) => number} valueOf
 * @param {number} cellPx from one to the next
 * @param {number} leastPx between two that are shown
 * @param {readonly number[]} marked
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
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Labels} labels
 * @param {readonly number[]} cells whose row and column are told apart
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
    put(labels.write(labels.row(row)), left - 6, y, marked.rows.includes(row));
  }
  ctx.textAlign = 'center';
  const widest = Math.max(...[0, columns - 1].map((at) => labels.write(labels.column(at)).length));
  const apart = font * (0.62 * widest + 0.7);
  const y = bottom + font / 2 + 4;
  for (const column of labelled(columns, labels.column, width, apart, marked.columns)) {
    const x = left + (column + 0.5) * width;
    put(labels.write(labels.column(column)), x, y, marked.columns.includes(column));
  }
  if (!named) return;
  put(labels.columnName, left + area.width / 2, bottom + font * 1.5 + 10);
  ctx.save();
  ctx.translate(left - grid.before + font / 2, top + area.height / 2);
  ctx.rotate(-Math.PI / 2);
  put(labels.rowName, 0, 0);
  ctx.restore();
}
