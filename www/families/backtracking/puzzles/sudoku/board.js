/**
 * Board of a sudoku: given digits, chosen digits, and in each empty cell the digits that it has
 * left. A digit that the last choice crossed out is struck in amber, an earlier one is faint.
 * @import { BoardDescription, BoardFrame, PaintBoard } from '../../board/types.js'
 */
import { mix } from '../../../../canvas/colour.js';
import { eased } from '../../../../core/playback/step-tween.js';
import { Mark } from '../../../../wasm/enums.js';
import { BoardPen, gridIn } from '../../board/board-kit.js';
import { crossedOf, crossesOut, leftOf, marksOf } from '../constraints/domains.js';

/** Board code of a given digit, less the digit. */
const GIVEN = 10;
/** Side of a box in cells, and number of digits in a row of notes. */
const BOX = 3;
/** Minimum cell size for the digits left, in CSS px. */
const NOTES_FROM_PX = 26;

/**
 * Draws the board centred in its box.
 * @type {PaintBoard}
 */
export function paintSudoku(pen, box, { shape, frame, description }, options = {}) {
  const isStatic = options.static ?? false;
  const isMoving = !isStatic && !frame.answered;
  new BoardPen(pen, gridIn(box, shape)).paintBoard((on) => {
    on.rect(on.grid.area, on.dark ? mix(on.theme.board, on.theme.page, 0.4) : on.theme.board);
    if (isMoving) paintTints(on, frame, description);
    if (isMoving && on.px >= NOTES_FROM_PX) paintNotes(on, frame, description);
    paintDigits(on, frame, isStatic ? 1 : (options.share ?? 1));
    paintLines(on);
    if (isMoving) paintStep(on, frame);
    on.frameLit(frame, options.lit);
  });
}

/**
 * Tints cells without a digit left, and the cell that is next.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 */
function paintTints(pen, frame, description) {
  const { theme } = pen;
  const { board, candidates = [], witness = -1, kind } = frame;
  const isCut = kind === 'place' && witness >= 0;
  const next = isCut ? -1 : (candidates[0]?.cell ?? -1);
  for (const cell of pen.grid.cells) {
    if (board[cell] > 0) continue;
    const isEmpty = crossesOut(description) && leftOf(frame, description, cell) === 0;
    if (isEmpty) pen.fillCell(cell, mix(theme.board, theme.frontier, 0.55));
    else if (cell === next) pen.fillCell(cell, mix(theme.board, theme.frontier, 0.25));
  }
}

/**
 * Draws the digits that each empty cell has left, and those that are crossed out.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 */
function paintNotes(pen, frame, description) {
  if (!crossesOut(description) || !frame.marks) return;
  const { px, theme, grid } = pen;
  const { board, path = [] } = frame;
  const last = path.length;
  const faint = mix(theme.board, theme.ink2, pen.dark ? 0.4 : 0.32);
  const font = px * 0.27;
  for (const cell of grid.cells) {
    if (board[cell] > 0) continue;
    const { x, y } = grid.rect(cell);
    for (const [value, mark] of marksOf(frame, description, cell).entries()) {
      const at = {
        x: x + ((value % BOX) + 0.5) * (px / BOX),
        y: y + (Math.floor(value / BOX) + 0.5) * (px / BOX),
      };
      const isLast = last > 0 && crossedOf(mark)?.by === last;
      const colour = mark === Mark.Left ? theme.ink : isLast ? theme.frontierInk : faint;
      pen.figure(value + 1, at, font, colour);
      if (isLast) pen.strike(at, px * 0.12, theme.frontierInk);
    }
  }
}

/**
 * Draws given and chosen digits. A new digit grows, and one that is taken back shrinks.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 * @param {number} share progress of the step's animation, 0 to 1
 */
function paintDigits(pen, frame, share) {
  const { px, theme, grid } = pen;
  const { board, kind, cell: moved = -1, value = 0, path = [] } = frame;
  const done = eased(share);
  const last = path.length > 0 ? path[path.length - 1] : -1;
  for (const cell of grid.cells) {
    const leaves = cell === moved && kind === 'retreat' && share < 1 && board[cell] === 0;
    const code = leaves ? value + 1 : board[cell];
    if (code === 0) continue;
    const isGiven = code > GIVEN;
    const size = leaves ? 1 - done : cell === moved && kind === 'place' ? done : 1;
    if (size <= 0) continue;
    if (isGiven) pen.fillCell(cell, mix(theme.board, theme.boardLine, pen.dark ? 0.35 : 0.4));
    const colour = isGiven ? theme.ink : cell === last ? theme.frontierInk : theme.forwardInk;
    pen.figure(isGiven ? code - GIVEN : code, grid.centre(cell), px * 0.6 * size, colour);
  }
}

/** Draws the lines between cells, thicker between boxes. @param {BoardPen} pen */
function paintLines(pen) {
  const { ctx, grid, theme, px } = pen;
  ctx.beginPath();
  grid.traceLines(ctx);
  pen.stroke(theme.boardLine, Math.max(0.5, px * 0.02));
  const { x, y, width, height } = grid.area;
  ctx.beginPath();
  for (let line = BOX; line < grid.rows; line += BOX) {
    ctx.moveTo(x + line * grid.width, y);
    ctx.lineTo(x + line * grid.width, y + height);
    ctx.moveTo(x, y + line * grid.height);
    ctx.lineTo(x + width, y + line * grid.height);
  }
  pen.stroke(theme.ink2, Math.max(1, px * 0.055));
}

/**
 * Frames the next cell, the last digit, and the cell that shows why a digit was refused.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 */
function paintStep(pen, frame) {
  const { px, theme, grid } = pen;
  const { kind = 'start', cell = -1, witness = -1, candidates = [], board } = frame;
  const half = px * 0.44;
  const width = Math.max(1.25, Math.min(3, px * 0.06));
  const frameCell = (/** @type {number} */ at, /** @type {string} */ colour) => {
    pen.square(grid.centre(at), half, half * 0.25);
    pen.strokeOver(colour, width, 1);
  };
  if (kind === 'place') frameCell(cell, theme.frontierInk);
  if (candidates.length > 0) frameCell(candidates[0].cell, theme.current);
  if (kind === 'place' && witness >= 0) frameCell(witness, theme.frontierInk);
  if (kind === 'refuse') {
    if (witness >= 0 && board[witness] > 0) frameCell(witness, theme.frontierInk);
    pen.cross(grid.centre(cell), Math.max(3, px * 0.2));
  }
  if (kind === 'retreat') pen.strike(grid.centre(cell), half, theme.backward);
}
