/**
 * Draws puzzles that the host page has defined: rows of letters, or what the page draws with
 * the kit of `own-kit.js`.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { mix } from '../../../canvas/colour.js';
import { rankIn } from '../../../core/own/boards.js';
import { exploredOf } from '../../../core/own/own-puzzle.js';
import { between, paintShapes, shapesOf } from './own-kit.js';

/** Smallest tile with a letter, and smallest tile with wide margins, in CSS px. */
const READABLE_PX = 7;
const WIDE_PX = 32;
/** Letter of a wall, which fills its cell. */
const WALL = '#';

/** Returns the drawing functions of a puzzle. @param {string} id @returns {PieceView} */
export function viewOfOwn(id) {
  const letterOf = (/** @type {number} */ code) => exploredOf(id)?.letters?.[code] ?? '';
  /** @type {NonNullable<PieceView['paintAll']>} */
  const paintAll = (pen, { board, nextBoard, share }, { area }) => {
    const [from, to] = [board, nextBoard].map((codes) => shapesOf(exploredOf(id), rankIn(codes)));
    paintShapes(pen, area, between(from, to, share));
  };
  return {
    id,
    paintPiece: (pen, code, at) => paintLetter(pen, letterOf(code), at),
    isWall: (code) => letterOf(code) === WALL,
    // The puzzle may be defined anew, with another way of drawing.
    get paintAll() {
      return exploredOf(id)?.letters ? undefined : paintAll;
    },
    get area() {
      return exploredOf(id)?.letters ? undefined : () => [0, 1, 2, 3];
    },
    describe(board) {
      const explored = exploredOf(id);
      if (!explored || explored.letters) return undefined;
      const state = explored.states[rankIn(board)];
      try {
        return String(explored.puzzle.describe?.(state) ?? JSON.stringify(state));
      } catch {
        return JSON.stringify(state);
      }
    },
  };
}

/**
 * Draws a letter on a tile. Capitals stand on dark ground, so that two kinds of pieces differ.
 * @param {Pen} pen
 * @param {string} letter
 * @param {{ x: number, y: number, size: number }} cell
 */
function paintLetter(pen, letter, { x, y, size }) {
  const { theme, dark } = pen;
  if (letter === '') return;
  const centre = { x: x + size / 2, y: y + size / 2 };
  if (letter === WALL) {
    pen.square(centre, size * 0.5);
    pen.fill(mix(theme.board, theme.ink, dark ? 0.3 : 0.45));
    return;
  }
  const isCapital = letter.toLowerCase() !== letter;
  pen.square(centre, size * (size >= WIDE_PX ? 0.44 : 0.47), size * 0.12);
  const light = dark ? mix(theme.board, theme.ink, 0.2) : theme.pieceLight;
  const strong = dark ? mix(theme.board, theme.ink, 0.78) : theme.pieceDark;
  pen.fill(isCapital ? strong : light);
  pen.stroke(dark ? mix(theme.board, theme.ink, 0.34) : theme.pieceEdge, Math.max(0.75, size * 0.02)); // prettier-ignore
  if (size < READABLE_PX) return;
  const ink = dark ? theme.ink : theme.pieceDark;
  const colour = isCapital ? (dark ? theme.board : theme.pieceLight) : ink;
  pen.text(letter, { x: centre.x, y: y + size * 0.53 }, { px: size * 0.5, colour, weight: 600 });
}
