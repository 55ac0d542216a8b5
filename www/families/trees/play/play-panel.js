/**
 * Panel of a game against the search, in the place of the map.
 * @import { TurnPlay } from '../../../core/play/turn-play.js'
 * @import { Viewer } from '../types.js'
 * @import { TreeGame } from './tree-play.js'
 */
import { TurnPanel } from '../../../ui/play/turn-panel.js';
import { moveName, playersOf } from '../values.js';

/**
 * Returns the name of a move by the positions before and after it.
 * @param {Viewer} viewer
 * @param {TreeGame} game
 * @param {{ from: number, to: number }} move
 */
export const nameIn = (viewer, game, { from, to }) =>
  moveName(viewer, game.moveTo(from, to)?.by ?? -1);

/**
 * Returns the panel of the game.
 * @param {Viewer} viewer
 * @param {TurnPlay<TreeGame>} play
 * @returns {TurnPanel<TreeGame>}
 */
export function playPanel(viewer, play) {
  const moveOf = (/** @type {number} */ from, /** @type {number} */ to) =>
    play.made ? nameIn(viewer, play.made, { from, to }) : '';
  return new TurnPanel(viewer, play, {
    family: 'trees',
    moveOf,
    rowOf: moveOf,
    playerOf: (player) => playersOf(viewer)[player === 'A' ? 'first' : 'second'],
    isOpen: true,
  });
}
