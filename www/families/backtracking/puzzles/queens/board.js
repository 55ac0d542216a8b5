/**
 * Board of queens: a numbered crown for each queen, a cross on each cell that a queen has crossed
 * out, and a ring on the free cells. Crosses of the last queen alone are thick and amber, so that
 * they show what taking it back would free.
 * @import { Point } from '../../../../canvas/types.js'
 * @import { BoardDescription, BoardFrame, PaintBoard } from '../../board/types.js'
 */
import { mix } from '../../../../canvas/colour.js';
import { eased } from '../../../../core/playback/step-tween.js';
import { Mark } from '../../../../wasm/enums.js';
import { BoardPen, gridIn } from '../../board/board-kit.js';
import { crossedOf, crossesOut, leftOf } from '../constraints/domains.js';

/** Minimum cell size for the numbers of the queens, in CSS px. */
const NUMBERS_FROM_PX = 28;

/** Points of a crown around the origin; its base is 2 wide. */
const CROWN = /** @type {const} */ ([
  [-1, 0.75],
  [-1, -0.55],
  [-0.5, 0.05],
  [0, -0.8],
  [0.5, 0.05],
  [1, -0.55],
  [1, 0.75],
]);

/**
 * Draws the board centred in its box.
 * @type {PaintBoard}
 */
export function paintQueens(pen, box, { shape, frame, description }, options = {}) {
  const isStatic = options.static ?? false;
  new BoardPen(pen, gridIn(box, shape)).paintBoard((on) => {
    paintSquares(on);
    if (!isStatic && !frame.answered) paintRows(on, frame, description);
    paintMarks(on, frame, description, isStatic);
    paintCrowns(on, frame, isStatic ? 1 : (options.share ?? 1));
    if (!isStatic && !frame.answered) paintStep(on, frame);
    on.frameLit(frame, options.lit);
  });
}

/** @param {BoardPen} pen */
function paintSquares(pen) {
  const tones = pen.squareTones;
  const { grid } = pen;
  for (const cell of grid.cells) {
    pen.fillCell(cell, tones[(grid.row(cell) + (cell % grid.columns)) & 1]);
  }
}

/**
 * Tints the row that has no cell left, and else the row that is next.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 */
function paintRows(pen, frame, description) {
  const { grid, theme } = pen;
  const { candidates = [], witness = -1, kind } = frame;
  const rows = Array.from({ length: grid.rows }, (_, row) => row);
  const empty = crossesOut(description)
    ? rows.filter((row) => leftOf(frame, description, row) === 0)
    : [];
  const tint = (/** @type {number} */ row, /** @type {number} */ share) => {
    const { x, y, width } = grid.area;
    const area = { x, y: y + row * grid.height, width, height: grid.height };
    pen.within(
      (ctx) => ctx.rect(area.x, area.y, area.width, area.height),
      () => pen.rect(area, mix(theme.board, theme.frontier, share)),
    );
  };
  for (const row of empty) tint(row, 0.5);
  if (empty.length > 0 || candidates.length === 0 || (kind === 'place' && witness >= 0)) return;
  tint(grid.row(candidates[0].cell), 0.2);
}

/**
 * Draws a cross on each cell that is crossed out, and a ring on the free cells of empty rows.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 * @param {boolean} isStatic
 */
function paintMarks(pen, frame, description, isStatic) {
  const { marks, path = [], answered } = frame;
  if (!marks || answered || isStatic || !crossesOut(description)) return;
  const { px, theme, grid, ctx } = pen;
  const last = path.length;
  const thin = mix(theme.board, theme.ink2, 0.85);
  for (const cell of grid.cells) {
    const at = grid.centre(cell);
    const crossed = crossedOf(marks[cell]);
    if (crossed) {
      const isLast = crossed.by === last && last > 0;
      const r = px * (isLast ? 0.19 : 0.14);
      ctx.beginPath();
      ctx.moveTo(at.x - r, at.y - r);
      ctx.lineTo(at.x + r, at.y + r);
      ctx.moveTo(at.x + r, at.y - r);
      ctx.lineTo(at.x - r, at.y + r);
      ctx.lineCap = 'round';
      pen.stroke(isLast ? theme.frontierInk : thin, Math.max(1, px * (isLast ? 0.075 : 0.04)));
      if (crossed.byArcs) {
        // The cell lost its last partner in another row: no queen attacks it.
        pen.circle(at, px * 0.28);
        pen.stroke(isLast ? theme.frontierInk : thin, Math.max(1, px * 0.03));
      }
    } else if (marks[cell] === Mark.Left) {
      pen.circle(at, px * 0.13);
      pen.fill(theme.card);
      pen.stroke(theme.ink, Math.max(1.25, px * 0.045));
    }
  }
}

/**
 * Draws the queens. A new queen grows, and one that is taken back shrinks.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 * @param {number} share progress of the step's animation, 0 to 1
 */
function paintCrowns(pen, frame, share) {
  const { kind, cell: moved = -1, board, path = [] } = frame;
  const { theme, px, grid } = pen;
  const done = eased(share);
  for (const [index, cell] of Array.from(path).entries()) {
    const size = cell === moved && kind === 'place' ? done : 1;
    const isLast = index + 1 === path.length && !frame.answered;
    const at = grid.centre(cell);
    if (isLast && px >= NUMBERS_FROM_PX) {
      pen.circle(at, px * 0.42 * size);
      pen.fill(theme.card);
      pen.stroke(theme.frontierInk, Math.max(1.5, px * 0.05));
    }
    paintCrown(pen, at, size);
    if (px >= NUMBERS_FROM_PX && size === 1) paintNumber(pen, at, index + 1);
  }
  if (kind === 'retreat' && share < 1 && moved >= 0 && board[moved] === 0) {
    paintCrown(pen, grid.centre(moved), 1 - done);
  }
  // A thumbnail has a board without a path.
  if (path.length > 0) return;
  for (const cell of grid.cells) if (board[cell] > 0) paintCrown(pen, grid.centre(cell), 1);
}

/** @param {BoardPen} pen @param {Point} at @param {number} size 1 for the full size */
function paintCrown(pen, at, size) {
  const r = pen.px * 0.27 * size;
  if (r <= 0) return;
  pen.trace(CROWN.map(([x, y]) => ({ x: at.x + x * r, y: at.y + y * r })));
  pen.ctx.closePath();
  pen.ctx.lineJoin = 'round';
  pen.fill(pen.theme.ink);
  pen.stroke(pen.theme.ink, Math.max(1, r * 0.16));
}

/** @param {BoardPen} pen @param {Point} centre of the cell @param {number} number */
function paintNumber(pen, { x, y }, number) {
  const { px, theme } = pen;
  const r = Math.max(7, px * 0.2);
  const at = { x: x + px * 0.3, y: y - px * 0.3 };
  pen.circle(at, r);
  pen.fill(theme.card);
  pen.stroke(theme.ink, 1);
  pen.figure(number, at, Math.max(9.5, r * 1.25), theme.ink);
}

/**
 * Draws the marks of the step: the next cell, the cell that is refused or freed, and the queen that
 * attacks it.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 */
function paintStep(pen, frame) {
  const { px, theme, grid } = pen;
  const { kind = 'start', cell = -1, witness = -1, candidates = [], board } = frame;
  const next = candidates.find(({ tried }) => !tried);
  if (next) {
    pen.square(grid.centre(next.cell), px * 0.44, px * 0.12);
    pen.strokeOver(theme.current, Math.max(1.25, Math.min(3, px * 0.06)), 1);
  }
  if (kind === 'refuse') {
    if (witness >= 0 && board[witness] > 0) {
      pen.trace([grid.centre(witness), grid.centre(cell)]);
      pen.strokeOver(theme.frontierInk, Math.max(1.5, px * 0.05), 1, [px * 0.12, px * 0.1]);
    }
    pen.cross(grid.centre(cell), Math.max(3, px * 0.22));
  }
  if (kind === 'retreat') pen.strike(grid.centre(cell), px * 0.4, theme.backward);
}
