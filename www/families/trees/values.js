/**
 * Names of values, and the marks by which they are told apart without colour.
 * @import { Words } from '../../i18n/index.js'
 * @import { Viewer } from './types.js'
 */
import { treeView } from './puzzles/index.js';

/** Value of a win for the player who moves first; a loss is its negative. */
export const WIN = 100;

/**
 * Name of a value: `win`, `draw` or `loss` of the player who moves first, or `estimate`.
 * @param {number} value
 * @returns {'win' | 'draw' | 'loss' | 'estimate'}
 */
export const nameOf = (value) =>
  value === WIN ? 'win' : value === -WIN ? 'loss' : value === 0 ? 'draw' : 'estimate';

/**
 * Returns the noun of a value: "a draw", "at least a draw".
 * @param {Words} words
 * @param {number} value for the player who moves first
 * @param {'exact' | 'atLeast' | 'atMost'} [bound]
 */
export function resultOf(words, value, bound = 'exact') {
  const result = words.text(`trees.result.${nameOf(value)}`, { value });
  return bound === 'exact' ? result : words.text(`trees.result.${bound}`, { result });
}

/**
 * Returns the names of both players: of the one who moves first in the game that is searched, and of
 * the other.
 * @param {Pick<Viewer, 'run' | 'words'>} viewer
 */
export function playersOf({ run, words }) {
  const { id, hasMarks } = treeView(run.kind.id);
  const [first, second] = hasMarks
    ? run.analysis.marks.map((code) => words.text(`${id}.cell.${code}`))
    : [1, 2].map((number) => words.text([`${id}.player.${number}`, `trees.player.${number}`]));
  return { first, second };
}

/**
 * Returns the name of the player who moves at a depth.
 * @param {Pick<Viewer, 'run' | 'words'>} viewer
 * @param {number} depth
 */
export const moverAt = (viewer, depth) => playersOf(viewer)[depth % 2 === 0 ? 'first' : 'second'];

/**
 * Returns the name of a move.
 * @param {Pick<Viewer, 'run' | 'words'>} viewer
 * @param {number} by the move's number, -1 for none
 */
export function moveName({ run, words }, by) {
  if (by < 0) return '';
  const { description } = run.session;
  const { id, tellMove } = treeView(run.kind.id);
  return words.text([`${id}.treeMove`, `${id}.move`, 'trees.move'], tellMove(by, description));
}
