/**
 * The one sentence below the board: what the step did and why, or how a game stands.
 * @import { Game } from './game.js'
 * @import { Frame, Told } from './places.js'
 */
import { moveOf, placeOf } from './places.js';
import { isWin, ownMoves } from './plies.js';

/** @param {Told} desk */
export function tellStep(desk) {
  const { viz, words } = desk;
  const { cell, other, left, decided, winning, losing } = viz.frame;
  const place = (/** @type {number} */ position) => (position < 0 ? '' : placeOf(desk, position));
  const key = /** @type {string} */ (keysOf(desk, viz.frame).find(words.has));
  return words.text(key, {
    here: place(cell),
    there: place(other),
    plies: decided,
    winning,
    losing,
    count: decided < 0 ? left : ownMoves(decided),
  });
}

/**
 * The keys of the sentence, the most special first: there are words for one of them.
 * @param {Told} desk
 * @param {Frame} frame
 * @returns {string[]}
 */
function keysOf({ viz }, { kind, result, decided, table }) {
  const { session, player } = viz;
  if (kind === 'start') return [`winLose.start.${session.description.algorithm}`];
  const value = decided < 0 ? 'goesOn' : isWin(decided) ? 'wins' : 'loses';
  const plain = { goesOn: 'goesOn', wins: 'winsPlain', loses: 'losesPlain' }[value];
  const forms = table.distances ? [value] : [plain, value];
  const terminal = result === 'nothing' ? 'terminal' : forms[0];
  const ending = kind === 'backward' ? result : terminal;
  return [
    ...(player.atEnd ? [`winLose.last.${ending}`] : []),
    ...forms.map((form) => `winLose.${kind}.${result}.${form}`),
    `winLose.${kind}.${result}`,
  ];
}

/**
 * Whose turn it is, after which move, or how it ended.
 * @param {Told} desk
 * @param {Game} game
 */
export function tellGame(desk, game) {
  const { words } = desk;
  const { turn, winner, person, position, opponent, moves } = game;
  const here = placeOf(desk, position);
  if (winner) {
    const who = opponent === 'person' ? 'person' : winner === person ? 'you' : 'engine';
    return words.text(`winLose.play.over.${who}`, { winner, here, count: moves.length });
  }
  const values = { player: turn, here };
  if (opponent === 'person') return words.text('winLose.play.turn', values);
  const last = moves.at(-1);
  if (!last) return words.text('winLose.play.yours', values);
  const move = moveOf(desk, last.from, last.to);
  return words.text('winLose.play.answered', { ...values, move });
}
