/** Films that keep to a range of steps, and films that loop. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOOP_REST_MS, Player } from '../../www/core/playback/player.js';

const FRAME_MS = 20;

/**
 * A player of a computed run of 1,000 steps without a core, whose answer is step 600.
 * @param {object} clip
 */
function playerOf(clip) {
  const played = {
    known: 0,
    advance: (/** @type {number} */ budget) =>
      (played.known = Math.min(1000, played.known + budget)),
    get outcome() {
      return played.known === 1000 ? { code: 'found', depth: 4 } : null;
    },
    score: () => ({ known: played.known, opening: 10, moments: [], answer: 600 }),
    locate: (/** @type {number} */ from, /** @type {number} */ _size, /** @type {number} */ by) =>
      Math.max(0, Math.min(1000, from + by)),
  };
  const player = new Player(() => 0);
  Object.assign(player.clip, clip);
  player.load(/** @type {any} */ (played));
  while (player.busy) player.tick(0);
  return player;
}

/** Whether it plays. @param {Player} player */
const plays = ({ state }) => state === 'playing';

/**
 * Plays until playback has ended `rounds` times; returns the steps of each round and the milliseconds
 * between the rounds.
 * @param {Player} player
 * @param {number} rounds
 */
function roundsOf(player, rounds) {
  const found =
    /** @type {{ first: number, last: number, state: string, restMs: number }[]} */ ([]);
  let ms = 0;
  player.play();
  while (found.length < rounds) {
    player.tick((ms += FRAME_MS));
    const first = player.cursor;
    while (plays(player)) player.tick((ms += FRAME_MS));
    const round = { first, last: player.cursor, state: player.state, restMs: 0 };
    found.push(round);
    while (player.busy && !plays(player)) {
      player.tick((ms += FRAME_MS));
      round.restMs += FRAME_MS;
    }
    if (!player.busy) break;
  }
  return found;
}

for (const tempo of /** @type {const} */ (['directed', 'steady'])) {
  test(`${tempo}: a film from 100 to 300 begins at one and pauses at the other`, () => {
    const player = playerOf({ from: 100, to: 300 });
    player.tempo = tempo;
    const [round] = roundsOf(player, 1);
    assert.deepEqual([round.last, round.state, player.busy], [300, 'paused', false]);
    assert.ok(round.first >= 100 && round.first < 105, `${round.first}`);
    // Played again, it begins again.
    player.play();
    assert.equal(player.cursor, 100);
  });
}

test('seeking and stepping stay within the range', () => {
  const player = playerOf({ from: 100, to: 300 });
  for (const [step, shown] of [
    [0, 100],
    [NaN, 100],
    [200, 200],
    [999, 300],
  ]) {
    player.seek(step);
    assert.equal(player.cursor, shown);
  }
  player.stepBy(1);
  assert.equal(player.cursor, 300);
  player.seek(100);
  player.stepBy(-1);
  assert.equal(player.cursor, 100);
});

test('the range may end at the answer or at the end, and goes on at an answer before its end', () => {
  const ends = (/** @type {object} */ clip) => roundsOf(playerOf(clip), 1)[0].last;
  assert.equal(ends({ to: 'answer' }), 600);
  assert.equal(ends({ to: 'end' }), 1000);
  assert.equal(ends({ to: 800 }), 800);
  assert.equal(ends({ from: 'answer' }), 1000);
  assert.equal(ends({}), 600);
  // An end before the beginning does not count.
  assert.equal(ends({ from: 700, to: 300 }), 1000);
  const turned = playerOf({ from: 700, to: 300 });
  turned.seek(800);
  assert.equal(turned.cursor, 800);
  // A film that ends at the answer ends as any film does that comes to its answer.
  assert.equal(roundsOf(playerOf({ to: 600 }), 1)[0].state, 'answered');
});

test('a film that loops rests at its last step, then begins again, until it is paused', () => {
  for (const [clip, first, last] of /** @type {const} */ ([
    [{ loops: true }, 0, 600],
    [{ loops: true, to: 'end' }, 0, 1000],
    [{ loops: true, from: 100, to: 300 }, 100, 300],
  ])) {
    const player = playerOf(clip);
    const rounds = roundsOf(player, 3);
    for (const round of rounds) {
      assert.ok(round.first >= first && round.first <= first + 5, `${round.first}`);
      assert.equal(round.last, last);
      assert.ok(Math.abs(round.restMs - LOOP_REST_MS) <= FRAME_MS, `${round.restMs}`);
    }
    player.pause();
    assert.deepEqual([player.state, player.busy], ['paused', false]);
  }
});

test('whoever moves while it rests stays there', () => {
  const player = playerOf({ loops: true, from: 100, to: 300 });
  player.play();
  let ms = 0;
  while (plays(player)) player.tick((ms += FRAME_MS));
  player.seek(200);
  for (let frame = 0; frame < 300; frame++) player.tick((ms += FRAME_MS));
  assert.deepEqual([player.cursor, player.state, player.busy], [200, 'paused', false]);
});
