/**
 * Board of a minefield: numbers, a disc on each mine and a dot on each free cell. Board codes: 0
 * undecided, 1 free, 2 mine, 3 and 4 the same where the rules left no other choice.
 * @import { Ctx, Point, Theme } from '../../../../canvas/types.js'
 * @import { BoardDescription, BoardFrame, Grid, PaintBoard } from '../../board/board-kit.js'
 * @import { Drop } from './move-animation.js'
 */
import { mix } from '../../../../canvas/colour.js';
import { hatch, isDark, traceGrid } from '../../../../canvas/marks.js';
import {
  NONE,
  centreOf,
  edgeOf,
  figure,
  frameLit,
  gridIn,
  seenCells,
  throughLens,
  traceBoard,
} from '../../board/board-kit.js';
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

/** Largest number of a cell, which counts the cell and its eight neighbours. */
const MOST = 9;

/**
 * Draws the minefield centred in its box, in time linear in the number of cells.
 * @type {PaintBoard}
 */
export function paintMinefield(ctx, box, shape, frame, description, theme, options = {}) {
  const grid = gridIn(box, shape);
  const isStatic = options.static ?? false;
  const drop = isStatic ? null : dropOf(frame, options.share ?? 1);
  ctx.save();
  traceBoard(ctx, grid);
  ctx.save();
  ctx.clip();
  paintField(ctx, grid, frame, description, { isStatic, drop }, theme);
  frameLit(ctx, grid, frame, options.lit, theme);
  ctx.restore();
  const { cell = -1 } = frame;
  if (!isStatic && !frame.answered && cell >= 0 && options.lens !== false) {
    throughLens(ctx, grid, cell, theme, (large) => {
      paintField(ctx, large, frame, description, { isStatic, drop }, theme);
    });
  }
  ctx.restore();
}

/**
 * Draws all layers of the minefield on a grid.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 * @param {{ isStatic: boolean, drop: Drop | null }} options
 * @param {Theme} theme
 */
function paintField(ctx, grid, frame, { givenNumbers: numbers }, { isStatic, drop }, theme) {
  const cells = seenCells(grid);
  const { board } = frame;
  paintGround(ctx, grid, cells, board, numbers ?? [], theme);
  const forcing =
    isStatic || frame.kind !== 'place' || frame.answered ? [] : (frame.forcedBy ?? []);
  paintLight(ctx, grid, forcing, theme);
  if (!isStatic) paintNext(ctx, grid, frame, theme);
  const lying = drop ? cells.filter((cell) => cell !== drop.cell) : cells;
  const mined = lying.filter((cell) => isMined(board[cell]));
  const free = lying.filter((cell) => board[cell] === 1 || board[cell] === 3);
  paintDiscs(ctx, grid, mined, board, theme);
  paintDots(ctx, grid, free, theme);
  if (drop) {
    paintDrop(ctx, grid, drop, (moved) => {
      if (drop.isMine) paintDiscs(ctx, grid, moved, board, theme);
      else paintDots(ctx, grid, moved, theme);
    });
  }
  // Without numbers the board is the answer itself, in which no mine was chosen by a search.
  if (numbers) {
    paintChosen(ctx, grid, cells, board, theme);
    const on = { isStatic, onGround: drop?.cell ?? -1 };
    paintNumbers(ctx, grid, cells, frame, numbers, on, theme);
  }
  paintForcing(ctx, grid, forcing, theme);
  if (!isStatic) paintFieldStep(ctx, grid, frame, numbers ?? [], theme);
}

/**
 * Fills undecided cells with the board colour, or with a shade for the number if the cells are too
 * small for text. Decided cells keep the background colour.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number[]} cells
 * @param {ArrayLike<number>} board
 * @param {ArrayLike<number>} numbers
 * @param {Theme} theme
 */
function paintGround(ctx, grid, cells, board, numbers, theme) {
  const { left, top, px, rows, columns } = grid;
  const bare = bareColour(theme);
  ctx.fillStyle = bare;
  ctx.fillRect(left, top, px * columns, px * rows);
  const shades = Array.from({ length: MOST + 1 }, (_, number) =>
    px < NUMBERS_FROM_PX ? mix(bare, theme.unseen, 0.25 + (0.75 * number) / MOST) : theme.board,
  );
  for (const cell of cells) {
    if (board[cell] !== 0) continue;
    ctx.fillStyle = shades[Math.min(MOST, numbers[cell] ?? 0)];
    const x = left + (cell % columns) * px;
    ctx.fillRect(x, top + Math.floor(cell / columns) * px, px + 0.5, px + 0.5);
  }
  if (px < 5) return;
  ctx.beginPath();
  traceGrid(ctx, left, top, columns, rows, px);
  ctx.lineWidth = px < 16 ? 0.75 : 1;
  ctx.strokeStyle = theme.boardLine;
  ctx.stroke();
}

/** Returns whether a board code is a mine. @param {number} code */
const isMined = (code) => code === 2 || code === 4;

/** Returns the background colour of decided cells. @param {Theme} theme */
const bareColour = (theme) =>
  isDark(theme) ? mix(theme.board, theme.page, 0.65) : mix(theme.board, theme.card, 0.8);

/**
 * Highlights the cell that is decided next.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {BoardFrame} frame
 * @param {Theme} theme
 */
function paintNext(ctx, grid, { candidates = [], answered }, theme) {
  if (answered) return;
  const { left, top, px, columns } = grid;
  const width = Math.max(1, Math.min(3, px * 0.05));
  for (const cell of new Set(candidates.map((candidate) => candidate.cell))) {
    const x = left + (cell % columns) * px;
    const y = top + Math.floor(cell / columns) * px;
    ctx.fillStyle = mix(theme.board, theme.frontier, px < NUMBERS_FROM_PX ? 0.9 : 0.28);
    ctx.fillRect(x, y, px, px);
    ctx.lineWidth = width;
    ctx.strokeStyle = theme.frontier;
    ctx.strokeRect(x + width / 2, y + width / 2, px - width, px - width);
  }
}

/**
 * Draws discs on mines; forced mines are lighter and hatched.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number[]} cells
 * @param {ArrayLike<number>} board
 * @param {Theme} theme
 */
function paintDiscs(ctx, grid, cells, board, theme) {
  const { px } = grid;
  const r = discRadius(px);
  const isHatched = px >= HATCHED_FROM_PX;
  for (const forced of [false, true]) {
    const group = cells.filter((cell) => (board[cell] === 4) === forced);
    ctx.beginPath();
    for (const cell of group) traceDisc(ctx, centreOf(grid, cell), r);
    ctx.fillStyle = forced ? mix(theme.board, theme.ink, 0.62) : theme.ink;
    ctx.fill();
    if (!forced || !isHatched || group.length === 0) continue;
    ctx.save();
    ctx.clip();
    const { left, top, rows, columns } = grid;
    const area = { x: left, y: top, width: px * columns, height: px * rows };
    hatch(ctx, area, theme.ink, Math.max(3.2, px / 9), Math.max(1.2, px / 24));
    ctx.restore();
  }
}

/**
 * Returns the position of the dot of a free cell: below the number, if the cell has room for both.
 * @param {Grid} grid
 * @param {number} cell
 */
function dotAt(grid, cell) {
  const { x, y } = centreOf(grid, cell);
  return { x, y: grid.px < BOTH_FROM_PX ? y : y + grid.px * 0.33 };
}

/** Returns the radius of a dot. @param {number} px cell size */
const dotRadius = (px) => (px < BOTH_FROM_PX ? px * 0.12 : px * 0.065);

/**
 * Draws dots on free cells.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number[]} cells
 * @param {Theme} theme
 */
function paintDots(ctx, grid, cells, theme) {
  if (grid.px < DOTS_FROM_PX) return;
  ctx.beginPath();
  for (const cell of cells) traceDisc(ctx, dotAt(grid, cell), dotRadius(grid.px));
  ctx.fillStyle = theme.ink2;
  ctx.fill();
}

/**
 * Frames the cells that the search chose, as opposed to cells that were forced.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number[]} cells
 * @param {ArrayLike<number>} board
 * @param {Theme} theme
 */
function paintChosen(ctx, grid, cells, board, theme) {
  const { left, top, px, columns } = grid;
  if (px < DOTS_FROM_PX) return;
  const width = Math.max(0.75, Math.min(2.5, px * 0.06));
  const inset = width / 2 + Math.max(0.5, px * 0.03);
  ctx.beginPath();
  for (const cell of cells) {
    if (board[cell] !== 1 && board[cell] !== 2) continue;
    const x = left + (cell % columns) * px + inset;
    const y = top + Math.floor(cell / columns) * px + inset;
    ctx.roundRect(x, y, px - 2 * inset, px - 2 * inset, px * 0.12);
  }
  ctx.lineWidth = width;
  ctx.strokeStyle = theme.forward;
  ctx.stroke();
}

/**
 * Draws the numbers of the cells.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {number[]} cells
 * @param {BoardFrame} frame
 * @param {ArrayLike<number>} numbers
 * @param {{ isStatic: boolean, onGround: number }} options `onGround` is the cell whose mine is
 *   still falling, -1 for none
 * @param {Theme} theme
 */
function paintNumbers(ctx, grid, cells, { board, labels }, numbers, options, theme) {
  const { isStatic, onGround } = options;
  const { px } = grid;
  if (px < NUMBERS_FROM_PX) return;
  const font = px < BOTH_FROM_PX ? px * 0.74 : Math.min(34, px * 0.46);
  for (const cell of cells) {
    const isOpen = board[cell] === 0;
    if (!isOpen && px < BOTH_FROM_PX) continue;
    const isOnMine = isMined(board[cell]) && cell !== onGround;
    const needed = isStatic ? NONE : (labels?.[cell] ?? NONE);
    const isQuiet = !isOnMine && needed === 0;
    const colour = isOnMine ? edgeOf(theme) : isQuiet ? theme.ink2 : theme.ink;
    const at = centreOf(grid, cell);
    figure(ctx, numbers[cell], at, font, colour, theme);
    if (px >= NEEDS_FROM_PX && needed !== NONE) {
      paintNeed(ctx, at, px, needed, numbers[cell], theme);
    }
  }
}

/**
 * Draws how many mines the number still needs into the cell's corner, or a tick if it needs none.
 * @param {Ctx} ctx
 * @param {Point} at centre of the cell
 * @param {number} px cell size
 * @param {number} needed mines still needed
 * @param {number} number number of the cell
 * @param {Theme} theme
 */
function paintNeed(ctx, { x, y }, px, needed, number, theme) {
  if (needed === number) return;
  const corner = { x: x + px * 0.33, y: y - px * 0.32 };
  if (needed > 0) {
    figure(ctx, needed, corner, Math.min(15, Math.max(12, px * 0.24)), theme.frontierInk, theme);
    return;
  }
  const r = Math.min(5, px * 0.085);
  ctx.beginPath();
  ctx.moveTo(corner.x - r, corner.y);
  ctx.lineTo(corner.x - r * 0.25, corner.y + r * 0.75);
  ctx.lineTo(corner.x + r, corner.y - r * 0.8);
  ctx.lineWidth = Math.max(1.25, px / 32);
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.strokeStyle = theme.path;
  ctx.stroke();
}
