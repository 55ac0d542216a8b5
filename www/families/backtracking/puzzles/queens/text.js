/**
 * Texts of queens: cells, steps, the answer, and how many cells each row has left.
 * @import { BoardDescription, BoardFrame } from '../../board/types.js'
 * @import { TellCells, Told } from '../types.js'
 * @import { Words } from '../../../../i18n/index.js'
 */
import { html, nothing } from 'lit/html.js';
import { crossedOf, crossesOut, leftOf } from '../constraints/domains.js';
import { valuesOf } from '../constraints/sentence.js';

/** Returns a function that describes a cell for screen readers. @type {TellCells} */
export function tellCells(words, { puzzle, frame }) {
  const { marks, path = [], candidates = [], board } = frame;
  const queens = Array.from(path);
  const next = candidates.find(({ tried }) => !tried)?.cell ?? -1;
  return (cell) => {
    if (board[cell] > 0) {
      return words.text(`${puzzle}.cell.queen`, { number: queens.indexOf(cell) + 1 });
    }
    const crossed = crossedOf(marks?.[cell] ?? 0);
    if (crossed?.by === 0) return words.text(`${puzzle}.cell.crossedFirst`);
    if (crossed) return words.text(`${puzzle}.cell.crossed`, { number: crossed.by });
    return words.text(`${puzzle}.cell.${cell === next ? 'next' : 'free'}`);
  };
}

/** Returns the values for the sentence about a step. @param {Told} told */
export function tellStep(told) {
  const { rows, columns } = told.shape;
  const values = valuesOf(told, (cell) => (cell < 0 ? -1 : Math.floor(cell / columns)));
  return { ...values, of: rows };
}

/** Returns the values for the texts about the answer. @param {BoardFrame} frame */
export const tellAnswer = ({ path = [] }) => ({ count: path.length });

/** Returns the cells of the queens, row by row. @param {BoardFrame} frame */
export const listed = ({ path = [] }) => Array.from(path).sort((one, other) => one - other);

/**
 * Renders the number of cells that each row has left. Renders nothing for a search that crosses out
 * nothing.
 * @param {Words} words
 * @param {{ frame: BoardFrame, description: BoardDescription }} told
 */
export function beside(words, { frame, description }) {
  if (!crossesOut(description)) return nothing;
  const { path = [], candidates = [], answered } = frame;
  const rows = description.domains?.[0] ?? 0;
  const queens = Array.from(path, (cell) => Math.floor(cell / rows));
  const next = answered || candidates.length === 0 ? -1 : Math.floor(candidates[0].cell / rows);
  const line = (/** @type {number} */ row) => {
    const number = queens.indexOf(row) + 1;
    if (number > 0) return html`<li class="set">${words.text('queens.number', { number })}</li>`;
    const count = leftOf(frame, description, row);
    const tone = count === 0 ? 'none' : row === next ? 'next' : '';
    return html`<li class=${tone}>${words.text('queens.left', { count })}</li>`;
  };
  return html`<ol class="values-left" aria-hidden="true">
    ${Array.from({ length: rows }, (_, row) => line(row))}
  </ol>`;
}

/** A cross as in the legend. @param {string} name CSS class */
const cross = (name) =>
  html`<svg class=${name} viewBox="0 0 16 16"><path d="M4 4 12 12M12 4 4 12" /></svg>`;

/**
 * Renders what the crosses on the board mean. Renders nothing before the first queen, and for a
 * search that crosses out nothing.
 * @param {Words} words
 * @param {{ frame: BoardFrame, description: BoardDescription }} told
 */
export function under(words, { frame, description }) {
  const { path = [], answered } = frame;
  if (!crossesOut(description) || path.length === 0 || answered) return nothing;
  const number = path.length;
  return html`<ul class="crosses-mean" aria-hidden="true">
    <li>${cross('earlier')} ${words.text('queens.legend.earlier')}</li>
    <li>${cross('alone')} ${words.text('queens.legend.alone', { number })}</li>
    <li>
      <svg class="left" viewBox="0 0 16 16"><circle cx="8" cy="8" r="4" /></svg>
      ${words.text('queens.legend.left')}
    </li>
  </ul>`;
}
