/**
 * Row and column numbers beside a table, thinned out to stay readable.
 * @import { Point } from '../../../canvas/types.js'
 * @import { TableGrid } from './grid-geometry.js'
 * @import { TablePen } from './table-pen.js'
 */
import { LABEL_GAP, LETTER } from './grid-geometry.js';
import { columnTextOf, rowTextOf } from './table-view.js';

/** Possible intervals between the labels of a thinned-out axis. */
const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/**
 * Returns the indices of the labels to show: marked ones, the first, the last, and round numbers.
 * Two of them are at least `apart` from each other.
 * @param {number} count number of labels
 * @param {(index: number) => number} valueOf number shown at an index
 * @param {number} apart minimum distance of labels shown, as a number of labels
 * @param {readonly number[]} marked indices
 * @returns {number[]}
 */
export function labelled(count, valueOf, apart, marked) {
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
 * @param {TablePen<TableGrid>} pen
 * @param {readonly number[]} cells cells whose row and column labels are bold
 */
export function paintLabels(pen, cells) {
  const { labels } = pen.view;
  if (!labels) return;
  const { ink, ink2 } = pen.theme;
  const { left, top, width, height, rows, columns, font, named, before, area } = pen.grid;
  const marked = {
    rows: [...new Set(cells.map((cell) => pen.grid.row(cell)))],
    columns: [...new Set(cells.map((cell) => cell % columns))],
  };
  /** @type {(text: string, at: Point, align: CanvasTextAlign, isMarked?: boolean) => void} */
  const put = (text, at, align, isMarked = false) => {
    const look = isMarked ? { colour: ink, weight: 700 } : { colour: ink2 };
    pen.text(text, at, { ...look, px: font, align });
  };
  for (const row of labelled(rows, labels.row, (font * 1.3) / height, marked.rows)) {
    const at = { x: left - LABEL_GAP, y: top + (row + 0.5) * height };
    put(rowTextOf(labels, row), at, 'right', marked.rows.includes(row));
  }
  const widest = Math.max(...[0, columns - 1].map((at) => columnTextOf(labels, at).length));
  const apart = font * (LETTER * widest + 0.7);
  const y = top + area.height + font / 2 + 6;
  const firstNamed = marked.columns[0] ?? 0;
  for (const column of labelled(columns, labels.column, apart / width, marked.columns)) {
    const x = left + (column + 0.5) * width;
    const number = columnTextOf(labels, column);
    const isNamed = named === 'inline' && column === firstNamed;
    const text = isNamed ? `${labels.columnName} ${number}` : number;
    put(text, { x, y }, 'center', marked.columns.includes(column));
  }
  const below = { x: left + area.width / 2, y: y + font + 4 };
  if (named === 'below') put(labels.columnName, below, 'center');
  if (!named) return;
  // Let a long name of the rows extend over the table.
  const isLong = labels.rowName.length * font * LETTER > before - LABEL_GAP;
  const x = isLong ? left - before + 2 : left - LABEL_GAP;
  put(labels.rowName, { x, y: top - font / 2 - 8 }, isLong ? 'left' : 'right');
}
