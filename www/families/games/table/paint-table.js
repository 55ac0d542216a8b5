/**
 * Draws the table of a game: the cells with their values, the moves of the step, the start, and a
 * game on the table.
 * @import { Ctx, Point, Rect, Theme } from '../../../canvas/types.js'
 * @import { Cells, Grid } from './grid-geometry.js'
 * @import { Played, TableView } from './table-view.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { disc, strokeHaloed } from '../../../canvas/marks.js';
import { outline, paintWays } from './move-arrows.js';
import { LETTER_PX, areaOf, centreOf, layTable, rectOf, throughLens } from './grid-geometry.js';
import { paintHeat } from './small-cells.js';
import { paintLabels } from './axis-labels.js';
import { paintLine, paintNumbers, paintWon, paintWonMarks } from './line-of-play.js';
import { paintLetters, paintPart, rewrite } from './large-cells.js';
import { gapOf, stampsOf, traceCell } from './cell-stamps.js';
import { isFilled } from './table-view.js';

/** Reach of the glow around a cell, in CSS px. */
const GLOW_PX = 32;
/** Minimum size of a mark, in CSS px, even if its cell is smaller. */
const LEAST_MARK_PX = 11;

/**
 * Draws a table centred in its box, in time linear in the number of cells.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number, scale?: number }} box
 * @param {TableView} whole
 * @param {Theme} theme
 * @returns {Grid} layout of the cells
 */
export function paintTable(ctx, box, whole, theme) {
  const view = atShare(whole);
  const { rows, columns, labels } = view;
  const grid = layTable(box, { rows, columns, type: theme.type, ...lettersOf(view) });
  const scale = box.scale ?? 1;
  ctx.save();
  const isLarge = Math.min(grid.width, grid.height) >= LETTER_PX;
  if (isLarge) paintGlow(ctx, grid, view, theme);
  if (isLarge) paintLetters(ctx, grid, view, theme, scale);
  else paintHeat(ctx, grid, view, theme, scale);
  const marked = [view.chosen, view.current].filter((cell) => cell >= 0);
  if (labels) paintLabels(ctx, grid, labels, marked, theme);
  const looked = marked[0] ?? view.game?.position ?? view.start;
  if (grid.lens) paintLens(ctx, grid, view, looked, theme, scale);
  paintMarks(ctx, grid, view, theme, scale);
  ctx.restore();
  return grid;
}

/**
 * Returns the table without its last cell while that cell is animated.
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
  const { row, column, columnName, write } = labels;
  const widest = (/** @type {number[]} */ values) =>
    Math.max(...values.map((value) => write(value).length));
  return {
    digits: widest([row(0), row(rows - 1)]),
    nameLetters: columnName.length + 1 + widest([column(0), column(columns - 1)]),
  };
}

/**
 * Draws a glow under the cell that is being filled.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {TableView} view
 * @param {Theme} theme
 */
function paintGlow(ctx, grid, { current }, theme) {
  if (current < 0) return;
  const { x, y } = centreOf(grid, current);
  const light = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  light.addColorStop(0, fade(theme.frontier, 0.6));
  light.addColorStop(1, fade(theme.frontier, 0));
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(grid.width / 2 + GLOW_PX, grid.height / 2 + GLOW_PX);
  ctx.fillStyle = light;
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
}

/**
 * Draws everything over the cells: start, step, moves, answer, game and selection.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {TableView} view
 * @param {Theme} theme
 * @param {number} scale
 */
function paintMarks(ctx, grid, view, theme, scale) {
  const { start, current, pending, ways, chosen, line, game } = view;
  const isAside = chosen >= 0 && chosen !== current;
  paintStart(ctx, boxOf(grid, start), theme);
  for (const cell of [pending, current]) {
    if (cell >= 0) paintCurrent(ctx, grid, cell, view, theme, scale);
  }
  if (!isAside)
    rewrite(ctx, grid, paintWays(ctx, grid, ways, view.share ?? 1, theme), view, theme, scale);
  if (view.won) {
    rewrite(ctx, grid, paintWon(ctx, grid, view.won, theme), view, theme, scale);
    paintWonMarks(ctx, grid, view.won, theme);
  }
  if (game) paintGame(ctx, grid, game, theme);
  if (chosen < 0) return;
  outline(ctx, boxOf(grid, chosen), theme.accent, 3, theme);
  if (line.length === 0 || game) return;
  const all = [chosen, ...line];
  rewrite(ctx, grid, paintLine(ctx, grid, all, theme), view, theme, scale);
  paintNumbers(ctx, grid, all, theme);
}

/**
 * Returns the area of a cell for its marks: at least `LEAST_MARK_PX`, and inside the table.
 * @param {Cells} grid
 * @param {number} cell
 * @returns {Rect}
 */
function boxOf(grid, cell) {
  const { x, y } = centreOf(grid, cell);
  const all = areaOf(grid);
  const width = Math.max(LEAST_MARK_PX, grid.width);
  const height = Math.max(LEAST_MARK_PX, grid.height);
  return {
    x: Math.max(all.x, Math.min(all.x + all.width - width, x - width / 2)),
    y: Math.max(all.y, Math.min(all.y + all.height - height, y - height / 2)),
    width,
    height,
  };
}

/**
 * Draws the start: a frame with a flag in its corner.
 * @param {Ctx} ctx
 * @param {Rect} area
 * @param {Theme} theme
 */
function paintStart(ctx, area, theme) {
  const { x, y } = area;
  const high = Math.max(8, Math.min(14, area.height * 0.34));
  outline(ctx, area, theme.goal, 2.5, theme);
  ctx.beginPath();
  ctx.moveTo(x - 1, y - 1);
  ctx.lineTo(x + high, y - 1);
  ctx.lineTo(x - 1, y + high);
  ctx.closePath();
  ctx.fillStyle = theme.goal;
  ctx.fill();
}

/**
 * Draws the cell of the step with a frame. Until it is filled, it is amber with a question mark;
 * then its value grows from the centre.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {number} cell
 * @param {TableView} view
 * @param {Theme} theme
 * @param {number} scale
 */
function paintCurrent(ctx, grid, cell, view, theme, scale) {
  const area = boxOf(grid, cell);
  const isOpen = !isFilled(view, cell);
  if (isOpen) paintOpen(ctx, area, theme);
  if (isOpen && cell === view.fresh) paintFilling(ctx, grid, cell, view, theme, scale);
  outline(ctx, area, theme.current, cell === view.current && area.height > 14 ? 3 : 1.75, theme);
}

/**
 * Draws an amber cell with a question mark.
 * @param {Ctx} ctx
 * @param {Rect} area
 * @param {Theme} theme
 */
function paintOpen(ctx, area, theme) {
  const gap = gapOf(area.width, area.height);
  const [width, height] = [area.width - gap, area.height - gap];
  traceCell(ctx, { ...area, width, height });
  ctx.fillStyle = mix(theme.frontier, theme.pieceLight, 0.45);
  ctx.fill();
  const px = Math.min(Math.max(12, area.height * 0.56), area.width * 0.9, 22 * theme.type);
  if (px < 12 || height < px) return;
  ctx.font = `700 ${px}px ${theme.font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = theme.pieceDark;
  ctx.fillText('?', area.x + width / 2, area.y + height / 2 + px * 0.04);
}

/**
 * Draws the value that fills a cell, as far as it has grown from the centre.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {number} cell
 * @param {TableView} view
 * @param {Theme} theme
 * @param {number} scale
 */
function paintFilling(ctx, grid, cell, view, theme, scale) {
  const { share = 1 } = view;
  const { x, y, width, height } = rectOf(grid, cell);
  if (share === 0 || Math.min(width, height) < LETTER_PX) return;
  const gap = gapOf(width, height);
  const [wide, high] = [(width - gap) * share, (height - gap) * share];
  const at = { x: x + (width - gap - wide) / 2, y: y + (height - gap - high) / 2 };
  ctx.save();
  traceCell(ctx, { ...at, width: wide, height: high });
  ctx.clip();
  ctx.fillStyle = theme.air;
  ctx.fillRect(x, y, width, height);
  ctx.drawImage(stampsOf(grid, view, theme, scale).cell(view.plies[cell]), x, y, width, height);
  ctx.restore();
}

/**
 * Draws the path of a game, the piece, and a ring on each cell that the piece can move to.
 * @param {Ctx} ctx
 * @param {Cells} grid
 * @param {Played} game
 * @param {Theme} theme
 */
function paintGame(ctx, grid, { position, line, targets }, theme) {
  const size = Math.min(16, Math.min(grid.width, grid.height) * 0.32);
  const r = Math.max(5, size);
  ctx.beginPath();
  for (const cell of line) {
    const { x, y } = centreOf(grid, cell);
    ctx.lineTo(x, y);
  }
  strokeHaloed(ctx, theme, fade(theme.ink, 0.7), 2, 1);
  for (const cell of line.slice(0, -1)) disc(ctx, centreOf(grid, cell), 3.5, theme.ink);
  for (const cell of targets) paintTarget(ctx, centreOf(grid, cell), Math.max(2.5, size), theme);
  const at = centreOf(grid, position);
  disc(ctx, at, r + 3, theme.pieceLight);
  disc(ctx, at, r + 1.5, theme.pieceDark);
  disc(ctx, at, r * 0.55, theme.pieceLight);
  disc(ctx, at, r * 0.35, theme.pieceDark);
}

/**
 * Draws the ring of a cell that the piece can move to.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r
 * @param {Theme} theme
 */
function paintTarget(ctx, at, r, theme) {
  ctx.beginPath();
  ctx.arc(at.x, at.y, r, 0, 2 * Math.PI);
  strokeHaloed(ctx, theme, theme.accent, 2.5, 1.5);
  disc(ctx, at, Math.max(2, r * 0.3), theme.accent);
}

/**
 * Draws the lens: an enlarged part of the table around a cell, connected to its place in the table.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {TableView} view
 * @param {number} cell
 * @param {Theme} theme
 * @param {number} scale
 */
function paintLens(ctx, grid, view, cell, theme, scale) {
  const { row, column, cells, area } = throughLens(grid, cell);
  const { rows, columns } = /** @type {Cells} */ (grid.lens);
  const from = rectOf(grid, row * grid.columns + column);
  const part = areaOf({ ...grid, left: from.x, top: from.y, rows, columns });
  ctx.beginPath();
  ctx.rect(part.x - 1, part.y - 1, part.width + 2, part.height + 2);
  for (const share of [0, 1]) {
    ctx.moveTo(part.x + part.width + 1, part.y + share * part.height);
    ctx.lineTo(area.x - 3, area.y + share * area.height);
  }
  strokeHaloed(ctx, theme, theme.ink2, 1, 0.75);
  ctx.save();
  ctx.beginPath();
  ctx.rect(area.x - 3, area.y - 3, area.width + 5, area.height + 5);
  ctx.fillStyle = theme.air;
  ctx.fill();
  strokeHaloed(ctx, theme, theme.ink2, 1, 0);
  ctx.clip();
  paintPart(ctx, cells, view, theme, scale, { row, column, rows, columns });
  const ways = view.ways.filter(({ state, best }) => best || state === 'now');
  paintMarks(ctx, cells, { ...view, ways }, theme, scale);
  ctx.restore();
}
