/** What the contestants in JavaScript answer about their work, in the words of the native program. */

/** @import { Found } from './tuned-search.mjs' */

/**
 * Of a search of a whole space.
 * @param {Found} found
 * @param {(state: number) => number[]} parts of its mask
 */
export function searchReport({ order, parents, levels, moves }, parts) {
  const count = levels[levels.length - 1];
  const sizes = levels.slice(1).map((end, level) => end - levels[level]);
  const states = Array.from({ length: count }, (_, place) => order[place]);
  const froms = states.map((_, place) => order[parents[place]]);
  return spaceReport(sizes, moves, [...states, ...froms].flatMap(parts));
}

/**
 * @param {number[]} sizes of the levels
 * @param {number} moves
 * @param {number[]} masks of the states in order of discovery, then of their parents
 */
export function spaceReport(sizes, moves, masks) {
  const states = sizes.reduce((sum, size) => sum + size);
  return `${states} states, ${moves} moves, ${hashOf(masks)}: ${sizes.join()}`;
}

/** @param {number[]} answers the moves of each case, or -1 */
export function casesReport(answers) {
  const found = answers.filter((moves) => moves >= 0).length;
  const text = answers.map((moves) => (moves < 0 ? '-' : moves)).join('');
  return `${found} of ${answers.length} cases: ${text}`;
}

/**
 * @param {number} placements
 * @param {Uint8Array} board the numbers of the cells in the order of the visits
 */
export function tourReport(placements, board) {
  return `${placements} placements, ${hashOf([...board])}`;
}

/**
 * What is kept of the cells of a table, from the top left.
 * @param {number[]} plies
 * @param {ArrayLike<number>} at the step that fills the cell
 * @param {ArrayLike<number>} winning number of winning cells so far
 * @param {ArrayLike<number>} longest most plies so far
 */
export function tableReport(plies, at, winning, longest) {
  const kept = plies.flatMap((number, cell) => [number, at[cell], winning[cell], longest[cell]]);
  return `${plies.length} cells, ${at[plies.length - 1]} steps, ${hashOf(kept)}`;
}

/**
 * FNV-1a over whole numbers.
 * @param {number[]} numbers
 */
function hashOf(numbers) {
  const hash = numbers.reduce((sum, number) => Math.imul(sum ^ number, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
