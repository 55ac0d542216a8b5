/**
 * Texts of sudoku: cells with the digits that they have left, steps and the answer.
 * @import { BoardFrame } from '../../board/types.js'
 * @import { TellCells, Told } from '../types.js'
 */
import { Mark } from '../../../../wasm/enums.js';
import { crossesOut, marksOf } from '../constraints/domains.js';
import { valuesOf } from '../constraints/sentence.js';

/** Board code of a given digit, less the digit. */
const GIVEN = 10;

/** Returns a function that describes a cell for screen readers. @type {TellCells} */
export function tellCells(words, { puzzle, frame, description }) {
  const { board, path = [], candidates = [], answered } = frame;
  const chosen = Array.from(path);
  const next = answered ? -1 : (candidates[0]?.cell ?? -1);
  return (cell) => {
    const code = board[cell];
    if (code > GIVEN) return words.text(`${puzzle}.cell.given`, { digit: code - GIVEN });
    if (code > 0) {
      return words.text(`${puzzle}.cell.digit`, { digit: code, number: chosen.indexOf(cell) + 1 });
    }
    if (!crossesOut(description) || !frame.marks) return words.text(`${puzzle}.cell.empty`);
    const digits = Array.from(marksOf(frame, description, cell))
      .flatMap((mark, value) => (mark === Mark.Left ? [value + 1] : []))
      .join(', ');
    const key = digits === '' ? 'none' : cell === next ? 'next' : 'left';
    return words.text(`${puzzle}.cell.${key}`, { digits });
  };
}

/** Returns the values for the sentence about a step. @param {Told} told */
export const tellStep = (told) => valuesOf(told, (cell) => cell);

/** Returns the values for the texts about the answer. @param {BoardFrame} frame */
export const tellAnswer = ({ path = [] }) => ({ count: path.length });

/** Returns the cells that the search filled, in order. @param {BoardFrame} frame */
export const listed = ({ path = [] }) => Array.from(path);
