/** A game on the table: moves, answers, taking back, hints, and what was a mistake. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '../../www/families/games/panels/game.js';
import { CELLS, PLIES, cellOf, oracle, successors } from './games.js';

const ask = () => oracle;

/** Makes the best move. @param {Game} game */
const follow = (game) => game.play(game.hint()?.to ?? -1);

/** What was done to whom. @param {Game} game */
const effects = (game) => game.moves.map((move) => move.player + game.effectOf(move));

test('a game goes by the rules alone, and the engine answers with its best move', () => {
  const start = cellOf(1, 4);
  const game = new Game(ask, start);
  assert.deepEqual([game.turn, game.person, game.winner], ['A', 'A', null]);
  for (const wrong of [start, -1, CELLS, NaN, cellOf(5, 4)]) assert.equal(game.play(wrong), false);
  assert.deepEqual(game.line, [start]);
  assert.equal(game.canUndo, false);
  game.undo();
  assert.deepEqual(game.line, [start]);
  // Who follows the hint wins in as many moves as the table says: d = 3 at the corner.
  let own = 0;
  while (!game.isOver) {
    assert.equal(game.turn, 'A');
    assert.ok(game.hint()?.wins && follow(game));
    own += 1;
  }
  assert.deepEqual([game.winner, own, game.line.length - 1], ['A', 3, 5]);
  assert.deepEqual(game.line.slice(1), oracle.lineOf(start));
  assert.equal(game.mistake(), null);
  assert.deepEqual(effects(game), ['Akept', 'Blost', 'Akept', 'Blost', 'Akept']);
});

test('what is taken back is the move of a person, with the answer to it', () => {
  const start = cellOf(1, 4);
  const game = new Game(ask, start);
  follow(game);
  assert.deepEqual([game.line.length, game.canUndo], [3, true]);
  game.undo();
  assert.deepEqual([game.line, game.moves.length, game.turn], [[start], 0, 'A']);
  // A game that the person has won ends with the person's move: only that one goes.
  while (!game.isOver) follow(game);
  const { length } = game.line;
  game.undo();
  assert.deepEqual([game.line.length, game.isOver, game.turn], [length - 1, false, 'A']);
  const second = new Game(ask, start, { first: 'engine' });
  assert.deepEqual([second.line.length, second.turn, second.person], [2, 'B', 'B']);
  assert.equal(second.canUndo, false);
  second.undo();
  assert.equal(second.line.length, 2);
  const two = new Game(ask, start, { opponent: 'person' });
  two.play(successors(start)[0]);
  assert.deepEqual([two.line.length, two.turn, two.person], [2, 'B', 'B']);
  two.undo();
  assert.deepEqual(two.line, [start]);
});

test('the move that gave the game away is found, and a lost one blames nobody', () => {
  const start = cellOf(4, 3);
  const game = new Game(ask, start);
  const wrong = game.legal.find(({ wins }) => !wins);
  assert.ok(wrong && game.play(wrong.to));
  while (!game.isOver) game.play(game.legal[0].to);
  assert.equal(game.winner, 'B');
  const better = game.mistake()?.better ?? -1;
  assert.deepEqual([game.mistake()?.index, PLIES[better] % 2, effects(game)[0]], [0, 0, 'Agave']);
  assert.ok(successors(start).includes(better));
  // (5,3) is lost, says the sample of the judges.
  const lost = new Game(ask, cellOf(5, 3));
  assert.equal(lost.hint()?.wins, false);
  while (!lost.isOver) lost.play(lost.legal[0].to);
  assert.deepEqual([lost.winner, lost.mistake()], ['B', null]);
  assert.ok(effects(lost).every((effect, index) => effect === (index % 2 ? 'Bkept' : 'Alost')));
});

test('a game without a move is over at once, and its loser is who begins', () => {
  for (const first of /** @type {const} */ (['person', 'engine'])) {
    const game = new Game(ask, cellOf(10, 2), { first });
    assert.deepEqual(
      [game.isOver, game.winner, game.hint(), game.canUndo],
      [true, 'B', undefined, false],
    );
  }
});

test('who wins is what the table says, also where who cannot move wins', () => {
  const misere = { ...oracle, pliesOf: (/** @type {number} */ cell) => PLIES[cell] + 1 };
  assert.equal(new Game(() => misere, cellOf(10, 2)).winner, 'A');
});

test('a game begins without its oracle, and goes on with another one', () => {
  /** @type {import('../../www/families/games/panels/game.js').Oracle | null} */
  let now = null;
  const start = cellOf(1, 4);
  const game = new Game(() => /** @type {any} */ (now), start, { first: 'engine' });
  assert.equal(game.start, start);
  now = oracle;
  const answer = oracle.lineOf(start)[0];
  assert.deepEqual(game.line, [start, answer]);
  // The core was started anew: the old oracle would break whoever asks it.
  now = { ...oracle };
  assert.ok(game.play(game.legal[0].to));
  assert.deepEqual(game.line.slice(0, 2), [start, answer]);
});
