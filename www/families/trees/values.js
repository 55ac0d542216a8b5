/**
 * Words of values, players and moves.
 * @import { Words } from '../../i18n/index.js'
 * @import { Scale } from './worth.js'
 * @import { Viewer } from './types.js'
 */
import { treeView } from './puzzles/index.js';
import { nameOf } from './worth.js';

/**
 * Returns the noun of a value: "a draw", "at least a draw".
 * @param {Words} words
 * @param {number} value for the player who moves first
 * @param {Scale} scale
 * @param {'exact' | 'atLeast' | 'atMost'} [bound]
 */
export function resultOf(words, value, scale, bound = 'exact') {
  const result = words.text(`trees.result.${nameOf(value, scale)}`, { value });
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
