/**
 * Sentence below the board: what the step did and why, or the state of a game.
 * @import { Game } from './panels/game.js'
 * @import { Frame, Told } from './position-names.js'
 */
import { moveOf, placeOf } from './position-names.js';
import { isWin, ownMoves } from './plies.js';

/** Returns the sentence about a step. @param {Told} viewer */
export function tellStep(viewer) {
  const { run, words } = viewer;
  const { cell, other, left, decided, winning, losing } = run.frame;
  const place = (/** @type {number} */ position) => (position < 0 ? '' : placeOf(viewer, position));
  const key = /** @type {string} */ (keysOf(viewer, run.frame).find(words.has));
  return words.marked(key, {
    here: place(cell),
    there: place(other),
    plies: decided,
    winning,
    losing,
    count: decided < 0 ? left : ownMoves(decided),
  });
}

/**
 * Returns the translation keys of the sentence, most specific first. At least one has a text.
 * @param {Told} viewer
 * @param {Frame} frame
 * @returns {string[]}
 */
function keysOf({ run }, { kind, result, decided, table }) {
  const { session, player } = run;
  if (kind === 'start') return [`games.start.${session.description.algorithm}`];
  const value = decided < 0 ? 'goesOn' : isWin(decided) ? 'wins' : 'loses';
  const plain = { goesOn: 'goesOn', wins: 'winsPlain', loses: 'losesPlain' }[value];
  const forms = table.distances ? [value] : [plain, value];
  const terminal = result === 'nothing' ? 'terminal' : forms[0];
  const ending = kind === 'backward' ? result : terminal;
  return [
    ...(player.atEnd ? [`games.last.${ending}`] : []),
    ...forms.map((form) => `games.${kind}.${result}.${form}`),
    `games.${kind}.${result}`,
  ];
}

/**
 * Returns the sentence about a game: whose turn it is, after which move, or who has won.
 * @param {Told} viewer
 * @param {Game} game
 */
export function tellGame(viewer, game) {
  const { words } = viewer;
  const { turn, winner, person, position, opponent, moves } = game;
  const here = placeOf(viewer, position);
  if (winner) {
    const who = opponent === 'person' ? 'person' : winner === person ? 'you' : 'engine';
    return words.text(`games.play.over.${who}`, { winner, here, count: moves.length });
  }
  const values = { player: turn, here };
  if (opponent === 'person') return words.text('games.play.turn', values);
  const last = moves.at(-1);
  if (!last) return words.text('games.play.yours', values);
  const move = moveOf(viewer, last.from, last.to);
  return words.text('games.play.answered', { ...values, move });
}
