/**
 * Sentence and heading of a game against the search: whose turn it is, what the last move was worth,
 * and who has won.
 * @import { Player } from '../../../core/play/turn-game.js'
 * @import { Viewer } from '../types.js'
 * @import { TreeGame } from './tree-play.js'
 */
import { playersOf } from '../values.js';
import { nameIn } from './play-panel.js';

/**
 * Returns the end of a game for its words: a draw, or who has won.
 * @param {TreeGame} game
 * @returns {'draw' | 'you' | 'engine' | 'person'}
 */
function endOf({ winner, opponent, person }) {
  if (!winner) return 'draw';
  if (opponent === 'person') return 'person';
  return winner === person ? 'you' : 'engine';
}

/**
 * Returns the sentence about a game.
 * @param {Viewer} viewer
 * @param {TreeGame} game
 */
export function tellGame(viewer, game) {
  const { words } = viewer;
  const { first, second } = playersOf(viewer);
  const name = (/** @type {Player} */ player) => (player === 'A' ? first : second);
  const { turn, winner, moves, opponent } = game;
  const player = name(turn);
  if (game.isOver) {
    const values = { winner: winner ? name(winner) : '', count: moves.length };
    return words.marked(`trees.play.over.${endOf(game)}`, values);
  }
  const last = moves.at(-1);
  if (!last)
    return opponent === 'person'
      ? words.marked('trees.play.turn', { player })
      : words.marked([`${viewer.run.kind.id}.play.yours`, 'trees.play.yours'], { player });
  const move = nameIn(viewer, game, last);
  if (opponent === 'person') {
    const effect = game.effectOf(last);
    return words.marked(`trees.play.moved.${effect}`, { player, mover: name(last.player), move });
  }
  const own = moves.at(-2);
  if (!own) return words.marked('trees.play.opened', { player, move });
  const made = nameIn(viewer, game, own);
  return words.marked(`trees.play.answered.${game.effectOf(own)}`, { player, made, move });
}

/**
 * Returns the heading above the board of a game.
 * @param {Viewer} viewer
 * @param {TreeGame} game
 */
export function gameHeading({ run, words }, game) {
  const { first, second } = playersOf({ run, words });
  const { turn, winner, opponent } = game;
  const about = { over: 'play', title: 'play' };
  if (!game.isOver) {
    const player = turn === 'A' ? first : second;
    const key = opponent === 'person' ? 'person' : 'you';
    const over = words.text('trees.play.heading', { count: game.moves.length });
    return { over, title: words.text(`trees.play.heading.${key}`, { player }), tone: '', about };
  }
  const title = winner
    ? words.text(`trees.play.heading.wins.${endOf(game)}`, {
        winner: winner === 'A' ? first : second,
      })
    : words.text('trees.play.heading.draw');
  return {
    over: words.text('trees.play.heading.over'),
    title,
    tone: 'done',
    about,
  };
}
