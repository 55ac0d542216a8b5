/** A game on the table: moves, answers, taking back, hints, and what was a mistake. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '../../www/families/winLose/game.js';
import { CELLS, cellOf, oracle, successors } from './games.js';

test('a game goes by the rules alone, and the engine answers with its best move', () => {
  const start = cellOf(1, 4);
  const game = new Game(oracle, start);
  assert.deepEqual([game.turn, game.person, game.winner], ['A', 'A', null]);
  for (const wrong of [start, -1, CELLS, NaN, cellOf(5, 4)]) assert.equal(game.play(wrong), false);
  assert.deepEqual(game.line, [start]);
  assert.equal(game.undo(), false);
  // Who follows the hint wins in as many moves as the table says: d = 3 at the corner.
  let own = 0;
  while (!game.isOver) {
    assert.equal(game.turn, 'A');
    const hint = game.hint();
    assert.ok(hint !== null && game.play(hint));
    own += 1;
  }
  assert.deepEqual([game.winner, own, game.line.length - 1], ['A', 3, 5]);
  assert.deepEqual(game.line.slice(1), oracle.lineOf(start));
  assert.equal(game.mistake(), -1);
  assert.deepEqual(
    game.moves.map(({ player, effect }) => player + effect),
    ['Akept', 'Blost', 'Akept', 'Blost', 'Akept'],
  );
});

test('what is taken back is the move of a person, with the answer to it', () => {
  const start = cellOf(1, 4);
  const game = new Game(oracle, start);
  game.play(/** @type {number} */ (game.hint()));
  assert.equal(game.line.length, 3);
  assert.equal(game.undo(), true);
  assert.deepEqual([game.line, game.moves.length, game.turn], [[start], 0, 'A']);
  // A game that the person has won ends with the person's move: only that one goes.
  while (!game.isOver) game.play(/** @type {number} */ (game.hint()));
  const { length } = game.line;
  assert.equal(game.undo(), true);
  assert.deepEqual([game.line.length, game.isOver, game.turn], [length - 1, false, 'A']);
  const second = new Game(oracle, start, { first: 'engine' });
  assert.deepEqual([second.line.length, second.turn, second.person], [2, 'B', 'B']);
  assert.equal(second.undo(), false);
  assert.equal(second.line.length, 2);
  const two = new Game(oracle, start, { opponent: 'person' });
  two.play(successors(start)[0]);
  assert.deepEqual([two.line.length, two.turn, two.person], [2, 'B', 'B']);
  assert.equal(two.undo(), true);
  assert.deepEqual(two.line, [start]);
});

test('the move that gave the game away is found, and a lost one blames nobody', () => {
  const start = cellOf(4, 3);
  const game = new Game(oracle, start);
  const wrong = game.legal.find(({ wins }) => !wins);
  assert.ok(wrong && game.play(wrong.to));
  while (!game.isOver) game.play(game.legal[0].to);
  assert.equal(game.winner, 'B');
  assert.equal(game.mistake(), 0);
  assert.equal(game.moves[0].effect, 'gave');
  // (5,3) is lost, says the sample of the judges.
  const lost = new Game(oracle, cellOf(5, 3));
  assert.equal(lost.hint(), null);
  while (!lost.isOver) lost.play(lost.legal[0].to);
  assert.deepEqual([lost.winner, lost.mistake()], ['B', -1]);
  assert.ok(
    lost.moves.every(({ player, effect }) => effect === (player === 'A' ? 'lost' : 'kept')),
  );
});

test('a game without a move is over at once, and its loser is who begins', () => {
  for (const first of /** @type {const} */ (['person', 'engine'])) {
    const game = new Game(oracle, cellOf(10, 2), { first });
    assert.deepEqual(
      [game.isOver, game.winner, game.hint(), game.undo()],
      [true, 'B', null, false],
    );
  }
});
