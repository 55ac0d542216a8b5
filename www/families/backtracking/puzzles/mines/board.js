/**
 * Board of a minefield: numbers, a disc on each mine and a dot on each free cell. Board codes: 0
 * undecided, 1 free, 2 mine, 3 free and 4 mine if the rules left no other choice.
 * @import { Point } from '../../../../canvas/types.js'
 * @import { Drop } from './move-animation.js'
 * @import { BoardDescription, BoardFrame, PaintBoard } from '../../board/types.js'
 */
import { mix } from '../../../../canvas/colour.js';
import { BoardPen, NONE, gridIn } from '../../board/board-kit.js';
import { dropOf, paintDrop } from './move-animation.js';
import { paintForcing, paintLight } from './forced-marks.js';
import {
  BOTH_FROM_PX,
  NEEDS_FROM_PX,
  discRadius,
  paintFieldStep,
  traceDisc,
} from './step-marks.js';

/** Minimum cell size for numbers, in CSS px. */
const NUMBERS_FROM_PX = 16.5;

/** Minimum cell size for the dots of free cells, in CSS px. */
const DOTS_FROM_PX = 4;

/** Minimum cell size at which forced mines are hatched, in CSS px. */
const HATCHED_FROM_PX = 14;

/**
 * Largest number that a cell can show. It counts the mines on the cell and its eight neighbours.
 */
const MOST = 9;

/**
 * Draws the minefield centred in its box, in time linear in the number of cells.
 * @type {PaintBoard}
 */
export function paintMinefield(pen, box, { shape, frame, description }, options = {}) {
  const isStatic = options.static ?? false;
  const drop = isStatic ? null : dropOf(frame, options.share ?? 1);
  const hasLens = !isStatic && !frame.answered && options.lens !== false;
  new BoardPen(pen, gridIn(box, shape)).paintBoard(
    (on) => {
      paintField(on, frame, description, { isStatic, drop });
      if (!on.grid.window) on.frameLit(frame, options.lit);
    },
    hasLens ? frame.cell : -1,
  );
}

/**
 * Draws all layers of the minefield.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 * @param {{ isStatic: boolean, drop: Drop | null }} options
 */
function paintField(pen, frame, { givenNumbers: numbers }, { isStatic, drop }) {
  const { cells } = pen.grid;
  const { board } = frame;
  paintGround(pen, cells, board, numbers ?? []);
  const forcing =
    isStatic || frame.kind !== 'place' || frame.answered ? [] : (frame.forcedBy ?? []);
  paintLight(pen, forcing);
  if (!isStatic) paintNext(pen, frame);
  const lying = drop ? cells.filter((cell) => cell !== drop.cell) : cells;
  paintDiscs(pen, lying.filter((cell) => isMined(board[cell])), board); // prettier-ignore
  paintDots(pen, lying.filter((cell) => board[cell] === 1 || board[cell] === 3)); // prettier-ignore
  if (drop) {
    paintDrop(pen, drop, (moved) => {
      if (drop.isMine) paintDiscs(pen, moved, board);
      else paintDots(pen, moved);
    });
  }
  // If there are no numbers, the board is an answer: no search has chosen its mines.
  if (numbers) {
    paintChosen(pen, cells, board);
    paintNumbers(pen, frame, numbers, { isStatic, onGround: drop?.cell ?? -1 });
  }
  paintForcing(pen, forcing);
  if (!isStatic) paintFieldStep(pen, frame, numbers ?? []);
}

/**
 * Fills undecided cells with the board colour, or with a shade for the number if the cells are too
 * small for text. Decided cells keep the background colour.
 * @param {BoardPen} pen
 * @param {number[]} cells
 * @param {ArrayLike<number>} board
 * @param {ArrayLike<number>} numbers
 */
function paintGround(pen, cells, board, numbers) {
  const { ctx, px, theme, dark, grid } = pen;
  const bare = dark ? mix(theme.board, theme.page, 0.65) : mix(theme.board, theme.card, 0.8);
  pen.rect(grid.area, bare);
  const shades = Array.from({ length: MOST + 1 }, (_, number) =>
    px < NUMBERS_FROM_PX ? mix(bare, theme.unseen, 0.25 + (0.75 * number) / MOST) : theme.board,
  );
  for (const cell of cells) {
    if (board[cell] === 0) pen.fillCell(cell, shades[Math.min(MOST, numbers[cell] ?? 0)]);
  }
  if (px < 5) return;
  ctx.beginPath();
  grid.traceLines(ctx);
  pen.stroke(theme.boardLine, px < 16 ? 0.75 : 1);
}

/** Returns whether a board code is a mine. @param {number} code */
const isMined = (code) => code === 2 || code === 4;

/**
 * Highlights the cell that is decided next.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 */
function paintNext(pen, { candidates = [], answered }) {
  if (answered) return;
  const { ctx, px, theme } = pen;
  const width = Math.max(1, Math.min(3, px * 0.05));
  for (const cell of new Set(candidates.map((candidate) => candidate.cell))) {
    const area = pen.grid.rect(cell);
    pen.rect(area, mix(theme.board, theme.frontier, px < NUMBERS_FROM_PX ? 0.9 : 0.28));
    ctx.lineWidth = width;
    ctx.strokeStyle = theme.frontier;
    ctx.strokeRect(area.x + width / 2, area.y + width / 2, px - width, px - width);
  }
}

/**
 * Draws discs on mines; forced mines are lighter and hatched.
 * @param {BoardPen} pen
 * @param {number[]} cells
 * @param {ArrayLike<number>} board
 */
function paintDiscs(pen, cells, board) {
  const { ctx, px, theme, grid } = pen;
  const r = discRadius(px);
  const isHatched = px >= HATCHED_FROM_PX;
  for (const forced of [false, true]) {
    const group = cells.filter((cell) => (board[cell] === 4) === forced);
    const trace = () => group.forEach((cell) => traceDisc(ctx, grid.centre(cell), r));
    ctx.beginPath();
    trace();
    pen.fill(forced ? mix(theme.board, theme.ink, 0.62) : theme.ink);
    if (!forced || !isHatched || group.length === 0) continue;
    const width = Math.max(1.2, px / 24);
    pen.within(trace, () =>
      pen.hatch(grid.area, theme.ink, { pitch: Math.max(3.2, px / 9), width }),
    );
  }
}

/**
 * Draws dots on free cells. If the cell has room for a number and a dot, the dot is below the
 * number.
 * @param {BoardPen} pen
 * @param {number[]} cells
 */
function paintDots(pen, cells) {
  const { px, grid } = pen;
  if (px < DOTS_FROM_PX) return;
  const [r, down] = px < BOTH_FROM_PX ? [px * 0.12, 0] : [px * 0.065, px * 0.33];
  pen.ctx.beginPath();
  for (const cell of cells) {
    const { x, y } = grid.centre(cell);
    traceDisc(pen.ctx, { x, y: y + down }, r);
  }
  pen.fill(pen.theme.ink2);
}

/**
 * Frames the cells that the search chose, as opposed to cells that were forced.
 * @param {BoardPen} pen
 * @param {number[]} cells
 * @param {ArrayLike<number>} board
 */
function paintChosen(pen, cells, board) {
  const { ctx, px } = pen;
  if (px < DOTS_FROM_PX) return;
  const width = Math.max(0.75, Math.min(2.5, px * 0.06));
  const inset = width / 2 + Math.max(0.5, px * 0.03);
  ctx.beginPath();
  for (const cell of cells) {
    if (board[cell] !== 1 && board[cell] !== 2) continue;
    const { x, y } = pen.grid.rect(cell);
    ctx.roundRect(x + inset, y + inset, px - 2 * inset, px - 2 * inset, px * 0.12);
  }
  pen.stroke(pen.theme.forward, width);
}

/**
 * Draws the numbers of the cells.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 * @param {ArrayLike<number>} numbers
 * @param {{ isStatic: boolean, onGround: number }} options `onGround` is the cell whose mine is
 *   still falling, -1 for none
 */
function paintNumbers(pen, { board, labels }, numbers, { isStatic, onGround }) {
  const { px, theme } = pen;
  if (px < NUMBERS_FROM_PX) return;
  const font = px < BOTH_FROM_PX ? px * 0.74 : Math.min(34, px * 0.46);
  for (const cell of pen.grid.cells) {
    const isOpen = board[cell] === 0;
    if (!isOpen && px < BOTH_FROM_PX) continue;
    const isOnMine = isMined(board[cell]) && cell !== onGround;
    const needed = isStatic ? NONE : (labels?.[cell] ?? NONE);
    const isQuiet = !isOnMine && needed === 0;
    const at = pen.grid.centre(cell);
    pen.figure(numbers[cell], at, font, isOnMine ? pen.edge : isQuiet ? theme.ink2 : theme.ink);
    if (px >= NEEDS_FROM_PX && needed !== NONE) paintNeed(pen, at, needed, numbers[cell]);
  }
}

/**
 * Draws into the corner of a cell how many mines its number still needs, or a tick if it needs
 * none.
 * @param {BoardPen} pen
 * @param {Point} at centre of the cell
 * @param {number} needed mines still needed
 * @param {number} number number of the cell
 */
function paintNeed(pen, at, needed, number) {
  const { ctx, px, theme } = pen;
  if (needed === number) return;
  const { x, y } = { x: at.x + px * 0.33, y: at.y - px * 0.32 };
  if (needed > 0) {
    pen.figure(needed, { x, y }, Math.min(15, Math.max(12, px * 0.24)), theme.frontierInk);
    return;
  }
  const r = Math.min(5, px * 0.085);
  pen.trace([{ x: x - r, y }, { x: x - r * 0.25, y: y + r * 0.75 }, { x: x + r, y: y - r * 0.8 }]); // prettier-ignore
  ctx.lineCap = ctx.lineJoin = 'round';
  pen.stroke(theme.path, Math.max(1.25, px / 32));
}
