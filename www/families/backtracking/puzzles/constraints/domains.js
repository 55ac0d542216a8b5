/**
 * The values that the variables of a constraint search have left, and what crossed out the others.
 * Uses no DOM.
 * @import { BoardDescription, BoardFrame } from '../../board/types.js'
 */
import { Mark } from '../../../../wasm/enums.js';

/**
 * A value that is crossed out: by the choice with this number, from 1, or by what is given for 0.
 * `byArcs` says that the choice does not conflict with the value itself: arc consistency crossed it
 * out after that choice.
 * @typedef {{ by: number, byArcs: boolean }} Crossed
 */

/**
 * Returns what a mark says of a value that is crossed out, or null for any other mark.
 * @param {number} mark
 * @returns {Crossed | null}
 */
export function crossedOf(mark) {
  if (mark < Mark.Crossed) return null;
  const code = mark - Mark.Crossed;
  return { by: code >> 1, byArcs: code % 2 === 1 };
}

/**
 * Returns the marks of one variable.
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 * @param {number} variable
 */
export function marksOf({ marks }, { domains }, variable) {
  const values = domains?.[1] ?? 0;
  return marks?.subarray(variable * values, (variable + 1) * values) ?? new Uint8Array();
}

/**
 * Returns the number of values that a variable has left; -1 if it has its value.
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 * @param {number} variable
 */
export function leftOf(frame, description, variable) {
  const marks = marksOf(frame, description, variable);
  if (marks.includes(Mark.Chosen)) return -1;
  return marks.filter((mark) => mark === Mark.Left).length;
}

/**
 * Returns the number of variables without a value that have the fewest values left.
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 */
export function tiedIn(frame, description) {
  const variables = description.domains?.[0] ?? 0;
  const left = Array.from({ length: variables }, (_, variable) =>
    leftOf(frame, description, variable),
  ).filter((count) => count >= 0);
  const least = Math.min(...left);
  return left.filter((count) => count === least).length;
}

/**
 * Returns the number of values that the last choice crossed out.
 * @param {BoardFrame} frame
 */
export function crossedByLast({ marks, path = [] }) {
  const last = path.length;
  if (last === 0 || !marks) return 0;
  return marks.filter((mark) => crossedOf(mark)?.by === last).length;
}

/**
 * Returns the number of values of one variable that the last choice crossed out.
 * @param {BoardFrame} frame
 * @param {BoardDescription} description
 * @param {number} variable
 */
export function lostBy(frame, description, variable) {
  const { path = [] } = frame;
  const marks = marksOf(frame, description, variable);
  return marks.filter((mark) => crossedOf(mark)?.by === path.length).length;
}

/**
 * Returns the order in which the search chooses its variables.
 * @param {BoardDescription} description
 */
export const orderOf = ({ settings = [] }) =>
  settings.find(({ id }) => id === 'variables')?.value ?? 'given';

/**
 * Returns whether the search crosses out values, so that the board shows them.
 * @param {BoardDescription} description
 */
export const crossesOut = ({ algorithm }) => algorithm !== 'plain';

/**
 * Returns whether a run is a constraint search that crosses out values.
 * @param {BoardDescription} description
 */
export const crossesOutIn = (description) =>
  Boolean(description.domains) && crossesOut(description);
