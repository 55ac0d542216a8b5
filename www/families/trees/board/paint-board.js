/**
 * Draws the board of a game: its marks, the move of the step, the values of moves already tried, and
 * the moves that were cut.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Rect } from '../../../canvas/types.js'
 * @import { Tried } from '../core.js'
 * @import { TreeView } from '../puzzles/index.js'
 */
import { mix } from '../../../canvas/colour.js';
import { paintValue } from '../map/value-marks.js';

/**
 * @typedef {object} BoardPicture
 * @property {TreeView} view
 * @property {number} rows
 * @property {number} columns
 * @property {ArrayLike<number>} board codes of the cells
 * @property {readonly Tried[]} moves moves of the position, with what is known of them
 * @property {number} by move that is shown as made, -1 for none
 * @property {number} mark code of the mark that this move puts on its cell
 * @property {ArrayLike<number>} [after] codes of the cells after the move, for a game without marks of
 *   the players
 * @property {boolean} [isCut] whether the step cuts the other moves
 * @property {number} [share] progress of the step's animation, 0 to 1
 */

/** Minimum side of a cell that shows a value, in CSS px. */
const VALUED_FROM_PX = 26;
/** Opacity of what a move has taken away. */
const FADED = 0.22;

/**
 * Draws a board.
 * @param {Pen} pen
 * @param {{ width: number, height: number }} box
 * @param {BoardPicture} picture
 */
export function paintBoard(pen, { width, height }, picture) {
  const { view, rows, columns, board, moves, by, mark, after, isCut = false, share = 1 } = picture;
  if (view.paintAll) {
    view.paintAll(pen, { x: 0, y: 0, width, height }, board);
    return;
  }
  const { theme, ctx, dark } = pen;
  const gap = Math.max(1, Math.min(width / columns, height / rows) * 0.02);
  const cellOf = (/** @type {number} */ cell) => ({
    x: ((cell % columns) * width) / columns + gap,
    y: (Math.floor(cell / columns) * height) / rows + gap,
    width: width / columns - 2 * gap,
    height: height / rows - 2 * gap,
  });
  const ground = dark ? mix(theme.card, theme.unseen, 0.35) : mix(theme.card, theme.unseen, 0.3);
  const round = Math.min(8, width / columns / 8);
  const shape = (/** @type {Rect} */ { x, y, width: wide, height: high }) => {
    ctx.beginPath();
    ctx.roundRect(x, y, wide, high, round);
  };
  const lit = mix(ground, theme.frontier, dark ? 0.38 : 0.4);
  for (let cell = 0; cell < rows * columns; cell++) {
    const area = cellOf(cell);
    const isChanged = by >= 0 && !view.hasMarks && after && after[cell] !== board[cell];
    shape(area);
    pen.fill(isChanged ? lit : ground);
    if (isChanged) paintChange(pen, area, { view, before: board[cell], after: after[cell], share });
    else view.paintMark(pen, area, board[cell], theme.ink);
  }
  for (const tried of moves) {
    const cell = view.cellOf(tried.by);
    if (cell < 0 || tried.by === by) continue;
    const area = cellOf(cell);
    if (tried.state === 'cut') paintCut(pen, area, () => shape(area), isCut ? share : 1);
    if (tried.state === 'valued' && area.width >= VALUED_FROM_PX) {
      const r = Math.min(12, area.width / 5);
      paintValue(pen, { x: area.x + area.width / 2, y: area.y + area.height / 2 }, r, tried);
    }
  }
  const cell = by < 0 ? -1 : view.cellOf(by);
  if (cell < 0) return;
  const area = cellOf(cell);
  shape(area);
  if (view.hasMarks) pen.fill(lit);
  pen.stroke(theme.frontier, Math.max(1.5, gap));
  if (!view.hasMarks) return;
  ctx.save();
  ctx.globalAlpha = 0.25 + 0.75 * share;
  view.paintMark(pen, area, mark, dark ? theme.frontier : theme.frontierInk);
  ctx.restore();
}

/**
 * Draws what a move changes on a cell: what stood there fades, and what stands there then appears.
 * @param {Pen} pen
 * @param {Rect} area
 * @param {{ view: TreeView, before: number, after: number, share: number }} change
 */
function paintChange(pen, area, { view, before, after, share }) {
  const { ctx, theme } = pen;
  ctx.save();
  ctx.globalAlpha = FADED + (1 - FADED) * (1 - share);
  view.paintMark(pen, area, before, theme.ink);
  ctx.globalAlpha = share;
  view.paintMark(pen, area, after, theme.ink);
  ctx.restore();
}

/**
 * Hatches the cell of a move that was cut.
 * @param {Pen} pen
 * @param {Rect} area
 * @param {() => void} shape
 * @param {number} share part of the cell that is hatched, from the left, 0 to 1
 */
function paintCut(pen, area, shape, share) {
  const { ctx, theme } = pen;
  ctx.save();
  shape();
  ctx.clip();
  const hatched = { ...area, width: area.width * share };
  pen.hatch(hatched, mix(theme.unseen, theme.ink2, 0.35), { pitch: 6, width: 1.5 });
  ctx.restore();
  shape();
  ctx.setLineDash([4, 3]);
  pen.stroke(theme.ink2, 1);
  ctx.setLineDash([]);
}
