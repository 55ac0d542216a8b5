/**
 * Draws the table of a game: the cells with their values, the moves of the step, the start, and a
 * game on the table.
 * @import { Rect } from '../../../canvas/types.js'
 * @import { Grid } from '../../../canvas/grid.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { TableGrid } from './grid-geometry.js'
 * @import { Played, TableView } from './table-view.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { paintWays } from './move-arrows.js';
import { LETTER_PX, layTable, throughLens } from './grid-geometry.js';
import { paintHeat } from './small-cells.js';
import { paintLabels } from './axis-labels.js';
import { paintLine, paintNumbers, paintWon, paintWonMarks } from './line-of-play.js';
import { paintLetters, paintPart } from './large-cells.js';
import { gapOf, stampsOf, traceCell } from './cell-stamps.js';
import { TablePen } from './table-pen.js';
import { columnTextOf, isFilled, rowTextOf } from './table-view.js';

/** Reach of the glow around a cell, in CSS px. */
const GLOW_PX = 32;
/** Minimum size of a mark, in CSS px, even if its cell is smaller. */
const LEAST_MARK_PX = 11;

/**
 * Draws a table centred in its box, in time linear in the number of cells.
 * @param {Pen} on
 * @param {{ width: number, height: number }} box
 * @param {TableView} whole
 * @returns {TableGrid} layout of the cells
 */
export function paintTable(on, box, whole) {
  const view = atShare(whole);
  const { rows, columns } = view;
  const { scale } = on;
  const shape = { rows, columns, type: on.theme.type, ...lettersOf(view) };
  const grid = layTable({ ...box, scale }, shape);
  const pen = new TablePen(on, grid, view);
  pen.ctx.save();
  if (pen.isLarge) paintGlow(pen);
  if (pen.isLarge) paintLetters(pen);
  else paintHeat(pen);
  const marked = [view.chosen, view.current].filter((cell) => cell >= 0);
  paintLabels(pen, marked);
  if (grid.lens) paintLens(pen, marked[0] ?? view.game?.position ?? view.start);
  paintMarks(pen);
  pen.ctx.restore();
  return grid;
}

/**
 * Returns the table as it is during the animation of a step: without the cell that is being filled.
 * @param {TableView} view
 * @returns {TableView}
 */
function atShare(view) {
  const { share = 1, fresh = -1, filled } = view;
  return share < 1 && fresh >= 0 ? { ...view, filled: filled - 1 } : view;
}

/** Returns the greatest numbers of letters in the labels. @param {TableView} view */
function lettersOf({ rows, columns, labels }) {
  if (!labels) return {};
  const widest = (/** @type {string[]} */ texts) => Math.max(...texts.map(({ length }) => length));
  return {
    digits: widest([rowTextOf(labels, 0), rowTextOf(labels, rows - 1)]),
    nameLetters:
      labels.columnName.length +
      1 +
      widest([columnTextOf(labels, 0), columnTextOf(labels, columns - 1)]),
  };
}

/** Draws a glow under the cell that is being filled. @param {TablePen} pen */
function paintGlow(pen) {
  const { ctx, grid, view } = pen;
  if (view.current < 0) return;
  const { x, y } = grid.centre(view.current);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(grid.width / 2 + GLOW_PX, grid.height / 2 + GLOW_PX);
  pen.glow({ x: 0, y: 0, r: 1 }, pen.theme.frontier, [[0, 0.6], [1, 0]]); // prettier-ignore
  ctx.restore();
}

/**
 * Draws everything that lies over the cells, from the start to the selection.
 * @param {TablePen} pen
 */
function paintMarks(pen) {
  const { start, current, pending, chosen, line, game, won } = pen.view;
  const isAside = chosen >= 0 && chosen !== current;
  paintStart(pen, boxOf(pen.grid, start));
  for (const cell of [pending, current]) if (cell >= 0) paintCurrent(pen, cell);
  if (!isAside) pen.rewrite(paintWays(pen));
  if (won) {
    pen.rewrite(paintWon(pen, won));
    paintWonMarks(pen, won);
  }
  if (game) paintGame(pen, game);
  if (chosen < 0) return;
  pen.outline(boxOf(pen.grid, chosen), pen.theme.accent, 3);
  if (line.length === 0 || game) return;
  const all = [chosen, ...line];
  pen.rewrite(paintLine(pen, all));
  paintNumbers(pen, all);
}

/**
 * Returns the area of a cell for its marks: at least `LEAST_MARK_PX`, and inside the table.
 * @param {Grid} grid
 * @param {number} cell
 * @returns {Rect}
 */
function boxOf(grid, cell) {
  const { x, y } = grid.centre(cell);
  const all = grid.area;
  const width = Math.max(LEAST_MARK_PX, grid.width);
  const height = Math.max(LEAST_MARK_PX, grid.height);
  return {
    x: Math.max(all.x, Math.min(all.x + all.width - width, x - width / 2)),
    y: Math.max(all.y, Math.min(all.y + all.height - height, y - height / 2)),
    width,
    height,
  };
}

/** Draws the start: a frame with a flag in its corner. @param {TablePen} pen @param {Rect} area */
function paintStart(pen, area) {
  const [left, top] = [area.x - 1, area.y - 1];
  const high = Math.max(8, Math.min(14, area.height * 0.34)) + 1;
  pen.outline(area, pen.theme.goal, 2.5);
  pen.trace([{ x: left, y: top }, { x: left + high, y: top }, { x: left, y: top + high }]); // prettier-ignore
  pen.fill(pen.theme.goal);
}

/**
 * Draws the cell of the step with a frame. Until the cell is filled, it is amber with a question
 * mark. Then its value grows from the centre.
 * @param {TablePen} pen
 * @param {number} cell
 */
function paintCurrent(pen, cell) {
  const { view } = pen;
  const area = boxOf(pen.grid, cell);
  const isOpen = !isFilled(view, cell);
  if (isOpen) paintOpen(pen, area, cell);
  if (isOpen && cell === view.fresh) paintFilling(pen, cell);
  pen.outline(area, pen.theme.current, cell === view.current && area.height > 14 ? 3 : 1.75);
}

/**
 * Draws an amber cell with its position or, if cells show no positions, with a question mark.
 * @param {TablePen} pen
 * @param {Rect} area
 * @param {number} cell
 */
function paintOpen(pen, area, cell) {
  const { theme } = pen;
  const gap = gapOf(area.width, area.height);
  const [width, height] = [area.width - gap, area.height - gap];
  traceCell(pen, { ...area, width, height });
  const ground = mix(theme.frontier, theme.pieceLight, 0.45);
  pen.fill(ground);
  if (pen.hasPictures) {
    pen.picture(cell, { ink: theme.pieceDark, ground });
    return;
  }
  const px = Math.min(Math.max(12, area.height * 0.56), area.width * 0.9, 22 * theme.type);
  if (px < 12 || height < px) return;
  const at = { x: area.x + width / 2, y: area.y + height / 2 + px * 0.04 };
  pen.text('?', at, { px, colour: theme.pieceDark, weight: 700 });
}

/**
 * Draws the value that fills a cell, as far as it has grown from the centre.
 * @param {TablePen} pen
 * @param {number} cell
 */
function paintFilling(pen, cell) {
  const { share = 1, plies } = pen.view;
  const area = pen.grid.rect(cell);
  const { x, y, width, height } = area;
  if (share === 0 || Math.min(width, height) < LETTER_PX) return;
  const gap = gapOf(width, height);
  const [wide, high] = [(width - gap) * share, (height - gap) * share];
  const at = { x: x + (width - gap - wide) / 2, y: y + (height - gap - high) / 2 };
  const picture = stampsOf(pen).cell(plies[cell]);
  pen.within(
    () => traceCell(pen, { ...at, width: wide, height: high }),
    () => {
      pen.rect(area, pen.theme.air);
      pen.ctx.drawImage(picture, x, y, width, height);
      pen.picture(cell, stampsOf(pen).coloursOf(plies[cell]));
    },
  );
}

/**
 * Draws the path of a game, the piece, and a ring on each cell that the piece can move to.
 * @param {TablePen} pen
 * @param {Played} game
 */
function paintGame(pen, { position, line, targets }) {
  const { grid, theme } = pen;
  const size = Math.min(16, grid.px * 0.32);
  const r = Math.max(5, size);
  pen.trace(line.map((cell) => grid.centre(cell)));
  pen.strokeHaloed(fade(theme.ink, 0.7), 2, 1);
  for (const cell of line.slice(0, -1)) pen.disc(grid.centre(cell), 3.5, theme.ink);
  for (const cell of targets) {
    pen.circle(grid.centre(cell), Math.max(2.5, size));
    pen.strokeHaloed(theme.accent, 2.5, 1.5);
    pen.disc(grid.centre(cell), Math.max(2, Math.max(2.5, size) * 0.3), theme.accent);
  }
  const at = grid.centre(position);
  pen.disc(at, r + 3, theme.pieceLight);
  pen.disc(at, r + 1.5, theme.pieceDark);
  pen.disc(at, r * 0.55, theme.pieceLight);
  pen.disc(at, r * 0.35, theme.pieceDark);
}

/**
 * Draws the lens: an enlarged part of the table around a cell, connected to its place in the table.
 * @param {TablePen<TableGrid>} pen
 * @param {number} cell
 */
function paintLens(pen, cell) {
  const { ctx, grid, theme, view } = pen;
  const { row, column, cells, area } = throughLens(grid, cell);
  const { rows, columns } = /** @type {Grid} */ (grid.lens);
  const { x, y } = grid.rect(row * grid.columns + column);
  const [width, height] = [columns * grid.width, rows * grid.height];
  ctx.beginPath();
  ctx.rect(x - 1, y - 1, width + 2, height + 2);
  for (const share of [0, 1]) {
    ctx.moveTo(x + width + 1, y + share * height);
    ctx.lineTo(area.x - 3, area.y + share * area.height);
  }
  pen.strokeHaloed(theme.ink2, 1, 0.75);
  const trace = () => ctx.rect(area.x - 3, area.y - 3, area.width + 5, area.height + 5);
  pen.within(trace, () => {
    pen.fill(theme.air);
    pen.strokeHaloed(theme.ink2, 1, 0);
    const ways = view.ways.filter(({ state, best }) => best || state === 'now');
    const on = new TablePen(pen, cells, { ...view, ways });
    paintPart(on, { row, column, rows, columns });
    paintMarks(on);
  });
}
