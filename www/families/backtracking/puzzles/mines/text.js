/**
 * A field of mines in words: its cells, its steps and its answer. Even codes are mines.
 * @import { BoardFrame } from '../../board/board-kit.js'
 * @import { TellCells, Told } from '../../sentence.js'
 */
import { NONE, placeOf } from '../../board/board-kit.js';

/**
 * The cells of a field of numbers.
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
 * The cell of a field that was chosen, the number that refuses, and those that force.
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

/** @param {number} code */
const isMine = (code) => code > 0 && code % 2 === 0;

/** @param {BoardFrame} frame */
export const tellAnswer = ({ board }) => ({ count: Array.from(board).filter(isMine).length });

/**
 * The mines in the order in which they were found.
 * @param {BoardFrame} frame
 */
export const listed = ({ path = [], board }) =>
  Array.from(path).filter((cell) => isMine(board[cell]));
