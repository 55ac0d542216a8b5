/**
 * Texts of the knight's tour: cells, steps and the answer.
 * @import { BoardDescription, BoardFrame } from '../../board/types.js'
 * @import { TellCells, Told } from '../types.js'
 */
import { placeOf } from '../../board/board-kit.js';

/**
 * Returns a function that describes a cell. Making the function takes time linear in the number of
 * cells. A call takes constant time; for an unvisited cell, time linear in the number of
 * candidates.
 * @type {TellCells}
 */
export function tellCells(words, { puzzle, frame, description }) {
  const { path = [], candidates = [], labels = [], board } = frame;
  const { start = null } = description;
  const cells = board.length;
  const numbers = new Map(start === null ? [] : [[start, 1]]);
  for (let index = 0; index < path.length; index++) numbers.set(path[index], index + 2);
  return (cell) => {
    const number = numbers.get(cell);
    if (number === undefined) {
      const place = candidates.findIndex((candidate) => candidate.cell === cell);
      if (place < 0) return words.text(`${puzzle}.cell.free`);
      const key = candidates[place].tried ? 'tried' : 'candidate';
      const values = { place: place + 1, choices: candidates.length, count: labels[cell] ?? 0 };
      return words.text(`${puzzle}.cell.${key}`, values);
    }
    const isHere = number === path.length + 1;
    if (cell === start) return words.text(`${puzzle}.cell.${isHere ? 'hereAtStart' : 'start'}`);
    return words.text(`${puzzle}.cell.${isHere ? 'here' : 'visited'}`, { number, cells });
  };
}

/**
 * Returns the values for the sentence about a step: where the knight came from and where it went.
 * @param {Told} told
 */
export function tellStep({ shape, frame, description, outcome }) {
  const { kind = 'start', cell = -1, path = [], witness = -1 } = frame;
  const start = description.start ?? -1;
  const here = path.length > 0 ? path[path.length - 1] : start;
  const before = path.length > 1 ? path[path.length - 2] : start;
  // The sentence about an impossible tour is about the start.
  const isLast = outcome?.code === 'impossible';
  const from = kind === 'place' ? before : kind === 'refuse' ? here : cell;
  const to = isLast ? start : kind === 'refuse' ? cell : here;
  const { row: fromRow, column: fromColumn } = placeOf(from, shape);
  const { row: witnessRow, column: witnessColumn } = placeOf(witness, shape);
  const visited = to === start ? 1 : Array.from(path).indexOf(to) + 2;
  const number = kind === 'refuse' ? visited : path.length + 1;
  const cells = shape.rows * shape.columns;
  return { ...placeOf(to, shape), fromRow, fromColumn, witnessRow, witnessColumn, number, cells };
}

/**
 * Returns 'open' for an open tour, which has its own texts, otherwise ''.
 * @param {BoardDescription} description
 */
export const variant = ({ settings = [] }) =>
  settings.some(({ id, value }) => id === 'tour' && value === 'open') ? 'open' : '';

/** Returns the values for the texts about the answer. @param {BoardFrame} frame */
export const tellAnswer = ({ board }) => ({ cells: board.length });

/**
 * Returns the cells in the order of the tour.
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 */
export const listed = ({ path = [] }, { start }) => [start ?? 0, ...Array.from(path)];
