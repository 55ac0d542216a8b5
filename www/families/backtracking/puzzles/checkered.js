/**
 * Default view of a puzzle without its own view: a checkered board with a disc or number on each
 * chosen cell, the candidates of the node at the cursor, and the marks of the step.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 * @import { BoardFrame, Grid, PaintBoard } from '../board/board-kit.js'
 * @import { TellCells, Told } from '../sentence.js'
 * @import { ChoicesView } from './index.js'
 */
import { eased } from '../../../core/playback/step-tween.js';
import { disc } from '../../../canvas/marks.js';
import {
  centreOf,
  cross,
  figure,
  frameLit,
  gridIn,
  placeOf,
  seenCells,
  squareTones,
  strike,
  strokeOver,
  throughLens,
  traceBoard,
  witnessMark,
} from '../board/board-kit.js';

/** Minimum cell size with room for a number, in CSS px. */
const FIGURE_FROM_PX = 11;

/**
 * Draws the board centred in its box, in time linear in the number of cells.
 * @type {PaintBoard}
 */
function paint(ctx, box, shape, frame, _description, theme, options = {}) {
  const grid = gridIn(box, shape);
  const paintAll = (/** @type {Grid} */ on) => {
    paintSquares(ctx, on, theme);
    paintChosen(ctx, on, frame, options.static ? 1 : (options.share ?? 1), theme);
    if (!options.static && !frame.answered) paintStep(ctx, on, frame, theme);
    frameLit(ctx, on, frame, options.lit, theme);
  };
  ctx.save();
  traceBoard(ctx, grid);
  ctx.save();
  ctx.clip();
  paintAll(grid);
  ctx.restore();
  const last = headOf(frame);
  if (!options.static && options.lens !== false && last >= 0) {
    throughLens(ctx, grid, last, theme, paintAll);
  }
  ctx.restore();
}

/** Returns the cell chosen last, or -1 for none. @param {BoardFrame} frame */
const headOf = ({ path = [] }) => (path.length > 0 ? path[path.length - 1] : -1);

/**
 * Returns whether a cell can have more than one value, so that each chosen cell shows a number.
 * @param {BoardFrame} frame
 */
const hasValues = ({ board, candidates = [] }) =>
  Array.prototype.some.call(board, (code) => code > 1) || candidates.some(({ value }) => value > 0);

/**
 * Draws the squares of the board.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {Theme} theme
 */
function paintSquares(ctx, grid, theme) {
  const { left, top, px, columns } = grid;
  const tones = squareTones(theme);
  for (const cell of seenCells(grid)) {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    ctx.fillStyle = tones[(row + column) & 1];
    // The extra half pixel prevents seams of background colour between squares.
    ctx.fillRect(left + column * px, top + row * px, px + 0.5, px + 0.5);
  }
}

/**
 * Draws the chosen cells. A new choice grows and a choice that is taken back shrinks.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {BoardFrame} frame
 * @param {number} share progress of the step's animation, 0 to 1
 * @param {Theme} theme
 */
function paintChosen(ctx, grid, frame, share, theme) {
  const { px } = grid;
  const { kind, cell: moved = -1, value = 0 } = frame;
  const done = eased(share);
  const withFigures = hasValues(frame) && px >= FIGURE_FROM_PX;
  const last = headOf(frame);
  for (const cell of seenCells(grid)) {
    const leaves = cell === moved && kind === 'retreat' && share < 1 && frame.board[cell] === 0;
    const code = leaves ? value + 1 : frame.board[cell];
    if (code === 0) continue;
    const size = leaves ? 1 - done : cell === moved && kind === 'place' ? done : 1;
    if (size === 0) continue;
    const at = centreOf(grid, cell);
    const colour = cell === last || leaves ? theme.accent : theme.ink;
    if (withFigures) figure(ctx, code, at, px * 0.56 * size, colour, theme);
    else disc(ctx, at, px * 0.32 * size, colour);
  }
}

/**
 * Draws the candidates and the marks of the step.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {BoardFrame} frame
 * @param {Theme} theme
 */
function paintStep(ctx, grid, frame, theme) {
  const { px } = grid;
  const { kind = 'start', cell = -1, witness = -1, candidates = [] } = frame;
  const next = candidates.find(({ tried }) => !tried);
  const half = px * 0.42;
  for (const candidate of candidates) {
    const { x, y } = centreOf(grid, candidate.cell);
    const colour = candidate.tried ? theme.ink2 : theme.frontier;
    ctx.beginPath();
    ctx.roundRect(x - half, y - half, 2 * half, 2 * half, half * 0.3);
    ctx.setLineDash(candidate.tried ? [3, 3] : []);
    const width = Math.max(1.25, Math.min(3, px * 0.06));
    strokeOver(ctx, candidate === next ? theme.current : colour, width, theme, 1);
    ctx.setLineDash([]);
    if (candidate.tried) strike(ctx, { x, y }, half * 0.7, theme.ink2);
  }
  if (witness >= 0) witnessMark(ctx, grid, witness, theme);
  if (cell < 0 || (kind !== 'refuse' && kind !== 'retreat')) return;
  const at = centreOf(grid, cell);
  if (kind === 'refuse') cross(ctx, at, Math.max(3, Math.min(10, px * 0.2)), theme);
  else strike(ctx, at, half, theme.backward);
}

/** Returns a function that describes a cell for screen readers. @type {TellCells} */
function tellCells(words, { puzzle, frame }) {
  const { board, path = [], candidates = [] } = frame;
  const numbers = new Map(Array.from(path, (cell, index) => [cell, index + 1]));
  const next = candidates.find(({ tried }) => !tried)?.cell ?? -1;
  return (cell) => {
    const code = board[cell];
    const key = code > 1 ? 'code' : code > 0 ? 'chosen' : cell === next ? 'next' : 'free';
    const values = { code, number: numbers.get(cell) ?? 0 };
    return words.text([`${puzzle}.cell.${key}`, `backtracking.cell.${key}`], values);
  };
}

/**
 * Returns the values for the sentence about a step: cell, value and the cell that shows the reason.
 * @param {Told} told
 */
function tellStep({ shape, frame }) {
  const { cell = -1, value = 0, witness = -1, path = [] } = frame;
  const { row: witnessRow, column: witnessColumn } = placeOf(witness, shape);
  const code = value + 1;
  return { ...placeOf(cell, shape), code, witnessRow, witnessColumn, number: path.length };
}

/** The default view; `choicesView` adds the `id`. @type {Omit<ChoicesView, 'id'>} */
export const checkered = {
  paint,
  tellCells,
  tellStep,
  tellAnswer: ({ path = [] }) => ({ count: path.length }),
  listed: ({ path = [] }) => Array.from(path),
};
