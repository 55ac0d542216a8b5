/**
 * Texts of the colouring: regions, steps and the answer.
 * @import { BoardFrame } from '../../board/types.js'
 * @import { TellCells, Told } from '../types.js'
 */
import { crossesOut, leftOf } from '../constraints/domains.js';
import { valuesOf } from '../constraints/sentence.js';
import { regionAt, regionsOf } from './regions.js';

/** Board code of a region without a colour; the codes of colours follow. */
const PLAIN = 0;

/** Returns a function that describes a cell for screen readers. @type {TellCells} */
export function tellCells(words, { puzzle, frame, description }) {
  const { board, candidates = [] } = frame;
  const regions = regionsOf(description, { columns: 1 });
  const next = regionAt(description, candidates[0]?.cell ?? -1);
  return (cell) => {
    const at = regionAt(description, cell);
    if (at < 0) return words.text(`${puzzle}.cell.sea`);
    const { letter: region } = regions[at];
    if (board[cell] > PLAIN) {
      const colour = words.text(`${puzzle}.colour.${board[cell] - PLAIN}`);
      return words.text(`${puzzle}.cell.coloured`, { region, colour });
    }
    if (!crossesOut(description) || !frame.marks)
      return words.text(`${puzzle}.cell.plain`, { region });
    const count = leftOf(frame, description, at);
    return words.text(`${puzzle}.cell.${at === next ? 'next' : 'left'}`, { region, count });
  };
}

/** Returns the values for the sentence about a step. @param {Told} told */
export function tellStep(told) {
  const { frame, description, shape } = told;
  const { cell = -1, witness = -1, candidates = [] } = frame;
  const regions = regionsOf(description, shape);
  const letter = (/** @type {number} */ at) => regions[regionAt(description, at)]?.letter ?? '';
  return {
    ...valuesOf(told, (at) => regionAt(description, at)),
    region: letter(cell),
    next: letter(candidates[0]?.cell ?? -1),
    other: letter(witness),
  };
}

/** Returns the values for the texts about the answer. @param {BoardFrame} frame */
export const tellAnswer = ({ path = [] }) => ({ count: path.length });

/** Returns the first cells of the regions, in the order of the choices. @param {BoardFrame} frame */
export const listed = ({ path = [] }) => Array.from(path);
