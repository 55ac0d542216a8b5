/**
 * What is on each cell, in words: for readers of the hidden grid.
 * @import { BoardDescription, BoardFrame } from './board-parts.js'
 * @import { Words } from '../../i18n/index.js'
 */

/** No number, in `labels`. */
const NONE = 255;

/**
 * @typedef {object} Told
 * @property {string} puzzle whose words are used
 * @property {BoardFrame} frame
 * @property {BoardDescription} description
 */

/** @typedef {(words: Words, told: Told) => (cell: number) => string} TellCells */

/**
 * The cells of a tour. Linear in its length once, then constant for each cell.
 * @type {TellCells}
 */
export function tellTour(words, { puzzle, frame, description }) {
  const { path = [], candidates = [], labels = [], board } = frame;
  const { start = -1 } = description;
  const cells = board.length;
  const numbers = new Map(start < 0 ? [] : [[start, 1]]);
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
 * The cells of a field of numbers.
 * @type {TellCells}
 */
export function tellField(words, { puzzle, frame, description }) {
  const { board, labels = [], candidates = [] } = frame;
  const { numbers } = description;
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
