/**
 * Default view of a puzzle without its own view: a checkered board with a disc or number on each
 * chosen cell, the candidates of the node at the cursor, and the marks of the step.
 * @import { BoardFrame, PaintBoard } from '../board/types.js'
 * @import { ChoicesView, TellCells, Told } from './types.js'
 */
import { eased } from '../../../core/playback/step-tween.js';
import { BoardPen, gridIn, placeOf } from '../board/board-kit.js';

/** Minimum cell size with room for a number, in CSS px. */
const FIGURE_FROM_PX = 11;

/**
 * Draws the board centred in its box, in time linear in the number of cells.
 * @type {PaintBoard}
 */
function paint(pen, box, { shape, frame }, options = {}) {
  const isStatic = options.static ?? false;
  const hasLens = !isStatic && options.lens !== false;
  new BoardPen(pen, gridIn(box, shape)).paintBoard(
    (on) => {
      const tones = on.squareTones;
      for (const cell of on.grid.cells) {
        on.fillCell(cell, tones[(on.grid.row(cell) + (cell % shape.columns)) & 1]);
      }
      paintChosen(on, frame, isStatic ? 1 : (options.share ?? 1));
      if (!isStatic && !frame.answered) paintStep(on, frame);
      on.frameLit(frame, options.lit);
    },
    hasLens ? headOf(frame) : -1,
  );
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
 * Draws the chosen cells. A new choice grows and a choice that is taken back shrinks.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 * @param {number} share progress of the step's animation, 0 to 1
 */
function paintChosen(pen, frame, share) {
  const { px, theme, grid } = pen;
  const { kind, cell: moved = -1, value = 0 } = frame;
  const done = eased(share);
  const withFigures = hasValues(frame) && px >= FIGURE_FROM_PX;
  const last = headOf(frame);
  for (const cell of grid.cells) {
    const leaves = cell === moved && kind === 'retreat' && share < 1 && frame.board[cell] === 0;
    const code = leaves ? value + 1 : frame.board[cell];
    if (code === 0) continue;
    const size = leaves ? 1 - done : cell === moved && kind === 'place' ? done : 1;
    if (size === 0) continue;
    const at = grid.centre(cell);
    const colour = cell === last || leaves ? theme.accent : theme.ink;
    if (withFigures) pen.figure(code, at, px * 0.56 * size, colour);
    else pen.disc(at, px * 0.32 * size, colour);
  }
}

/**
 * Draws the candidates and the marks of the step.
 * @param {BoardPen} pen
 * @param {BoardFrame} frame
 */
function paintStep(pen, frame) {
  const { px, theme, grid } = pen;
  const { kind = 'start', cell = -1, witness = -1, candidates = [] } = frame;
  const next = candidates.find(({ tried }) => !tried);
  const half = px * 0.42;
  const width = Math.max(1.25, Math.min(3, px * 0.06));
  for (const candidate of candidates) {
    const { tried } = candidate;
    const at = grid.centre(candidate.cell);
    const colour = tried ? theme.ink2 : theme.frontier;
    pen.square(at, half, half * 0.3);
    pen.strokeOver(candidate === next ? theme.current : colour, width, 1, tried ? [3, 3] : []);
    if (tried) pen.strike(at, half * 0.7, theme.ink2);
  }
  if (witness >= 0) pen.witnessMark(witness);
  if (cell < 0 || (kind !== 'refuse' && kind !== 'retreat')) return;
  const at = grid.centre(cell);
  if (kind === 'refuse') pen.cross(at, Math.max(3, Math.min(10, px * 0.2)));
  else pen.strike(at, half, theme.backward);
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
