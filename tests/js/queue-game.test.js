/** Being the queue: every question of whole small spaces, against a queue of the test's own. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './families.js';
import { catalogue, loadEngine } from '../../www/core/engine/session.js';
import { QueueGame } from '../../www/core/play/queue-game.js';
import { open } from './opened.js';
import { ROOT } from './sources.js';

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** @param {string} puzzle @param {string} preset */
function gameOf(puzzle, preset) {
  const kind = catalogue().find(({ id }) => id === puzzle);
  const link = /** @type {Uint8Array} */ (kind?.presets.find(({ id }) => id === preset)?.link);
  const session = open(open(link).withAlgorithm('bfs'));
  session.advance(1e6);
  return new QueueGame(session);
}

for (const [puzzle, preset] of [
  ['jugs', 'sample'],
  ['river', 'wolf'],
  ['river', 'three'],
  ['hanoi', 'four'],
  ['flip', 'small'],
  ['pancakes', 'sample'],
]) {
  test(`${puzzle} ${preset}: a queue of the test’s own answers every question rightly`, () => {
    const game = gameOf(puzzle, preset);
    const start = Number(game.session.description.start);
    const queue = [start];
    const seen = new Set(queue);
    let answers = 0;
    while (game.phase !== 'done') {
      assert.equal(game.phase, 'next');
      assert.deepEqual(
        [...game.waiting],
        [...queue].sort((one, other) => one - other),
      );
      const state = Number(queue.shift());
      game.choose(state);
      answers += 1;
      assert.equal(game.chosen?.pick, 'first');
      assert.equal(game.state, state);
      if (game.phase === 'moves') {
        game.moves.forEach(({ to }, index) => {
          answers += 1;
          if (seen.has(to)) return;
          seen.add(to);
          queue.push(to);
          game.toggle(index);
        });
        game.check();
      }
      assert.ok(game.moves.every((_, index) => game.isRight(index)));
      assert.equal(game.discovered, seen.size);
      game.goOn();
    }
    assert.deepEqual(game.score, { right: answers, all: answers });
    assert.equal(game.turns, seen.size);
    assert.equal(game.expanded, seen.size);
  });
}

test('wrong answers are told with their reasons, and count', () => {
  const game = gameOf('jugs', 'sample');
  const start = Number(game.session.description.start);
  game.choose(start + 1_000);
  assert.equal(game.chosen?.pick, 'unseen');
  assert.equal(game.phase, 'next');
  game.choose(start);
  const fresh = game.moves.flatMap(({ target, to }) => (target === 'new' ? [to] : []));
  assert.equal(fresh.length, 2);
  // Nothing is marked: both moves to new states are missed.
  game.check();
  assert.deepEqual(game.score, { right: 1 + game.moves.length - 2, all: 2 + game.moves.length });
  game.goOn();
  const before = game.score;
  game.choose(fresh[1]);
  assert.deepEqual([game.chosen?.pick, game.chosen?.place], ['later', 2]);
  game.choose(start);
  assert.equal(game.chosen?.pick, 'expanded');
  assert.deepEqual(game.score, { right: before.right, all: before.all + 2 });
  game.reveal();
  assert.equal(game.state, fresh[0]);
  assert.deepEqual(game.score, { right: before.right, all: before.all + 2 });
  const targets = game.moves.map(({ target }) => target);
  assert.ok(targets.includes('new') && targets.includes('expanded'));
});
