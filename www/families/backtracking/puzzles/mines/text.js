/**
 * Texts of the minefield: cells, steps and the answer. Even board codes above 0 are mines.
 * @import { BoardFrame } from '../../board/types.js'
 * @import { TellCells, Told } from '../types.js'
 */
import { NONE, placeOf } from '../../board/board-kit.js';

/**
 * Returns a function that describes a cell.
 * @type {TellCells}
 */
export function tellCells(words, { puzzle, frame, description }) {
  const { board, labels = [], candidates = [] } = frame;
  const { givenNumbers: numbers } = description;
  return (cell) => {
    const number = numbers?.[cell] ?? 0;
    const count = labels[cell] ?? NONE;
    let content = words.text(`${puzzle}.cell.${board[cell]}`, { number });
    if (count !== NONE && count > 0) {
      content = words.text(`${puzzle}.cell.needs`, { content, count });
    }
    const isNext = candidates.some((candidate) => candidate.cell === cell);
    return isNext ? words.text(`${puzzle}.cell.next`, { content }) : content;
  };
}

/**
 * Returns the values for the sentence about a step: the chosen cell, and the numbers that refuse or
 * force its value.
 * @param {Told} told
 */
export function tellStep({ shape, frame, description }) {
  const { cell = -1, witness = -1, forcedBy = [] } = frame;
  const { row: witnessRow, column: witnessColumn } = placeOf(witness, shape);
  const numberAt = (/** @type {number} */ at) => description.givenNumbers?.[at] ?? 0;
  const [by = -1, alsoBy = -1] = forcedBy;
  const { row: byRow, column: byColumn } = placeOf(by, shape);
  const { row: alsoRow, column: alsoColumn } = placeOf(alsoBy, shape);
  const forcing = { byRow, byColumn, alsoRow, alsoColumn };
  const refusing = { witnessRow, witnessColumn, number: numberAt(witness) };
  return {
    ...placeOf(cell, shape),
    ...refusing,
    ...forcing,
    by: numberAt(by),
    also: numberAt(alsoBy),
  };
}

/** Returns whether a board code is a mine. @param {number} code */
const isMine = (code) => code > 0 && code % 2 === 0;

/** Returns the values for the texts about the answer. @param {BoardFrame} frame */
export const tellAnswer = ({ board }) => ({ count: Array.from(board).filter(isMine).length });

/** Returns the mines in the order in which the search placed them. @param {BoardFrame} frame */
export const listed = ({ path = [], board }) =>
  Array.from(path).filter((cell) => isMine(board[cell]));
