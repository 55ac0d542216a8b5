/** What is said of a race: in a sentence wherever its lanes are, and in a state string. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STEP_SIZES } from '../../www/core/playback/player.js';
import { LANES, readSuffix } from '../../www/core/race/race-link.js';
import { standing } from '../../www/ui/race/race-sentence.js';
import { words } from './dictionaries.js';

/** Ends of lanes, in units, each with the moves of its answer; where the cursor is; what is said. */
// prettier-ignore
const STANDINGS = /** @type {[[number, number][], number, string][]} */ ([
  [[[30, 7], [90, 7]], 0, 'The race begins: all lanes stand before their first move.'],
  [[[30, 7], [90, 7]], 10, 'Lane 1 is ahead. So far: 10 moves. To its end: 20 moves.'],
  [[[30, 7], [30, 7], [90, 7]], 29, '2 lanes are level. So far: 29 moves. To their end: 1 move.'],
  [[[30, 7], [90, 7]], 30, 'Lane 1 wins: 30 moves. 1 lane goes on.'],
  [[[90, 7], [1, 7], [80, 7]], 70, 'Lane 2 wins: 1 move. 2 lanes go on.'],
  [[[30, 7], [30, 7], [90, 7]], 89, '2 lanes share the win: 30 moves. 1 lane goes on.'],
  [[[30, 7], [90, 7]], 90, 'Lane 1 wins: 30 moves, 3 × fewer than the last lane with 90 moves.'],
  [[[30, 7], [30, 7], [90, 7]], 90, '2 lanes share the win: 30 moves, 3 × fewer than the last lane with 90 moves.'],
  [[[30, 7], [30, 7]], 30, 'All lanes take the same: 30 moves.'],
  [[[0, 0], [0, 0]], 0, 'All lanes take the same: 0 moves.'],
  [[[30, Infinity], [30, Infinity]], 30, 'All lanes take the same: 30 moves.'],
  // Done first, but with too many moves.
  [[[30, 8], [90, 7]], 60, 'Lane 2 is ahead. So far: 60 moves. To its end: 30 moves.'],
  [[[30, 8], [90, 7]], 90, 'Lane 2 wins with the only shortest answer: 90 moves.'],
  [[[90, 8], [90, 7]], 90, 'Lane 2 wins with the only shortest answer: 90 moves.'],
  [[[30, 8], [90, 7], [90, 7]], 90, '2 lanes share the win with the only shortest answers: 90 moves.'],
  [[[99, 8], [33, 7]], 99, 'Lane 2 wins: 33 moves, 3 × fewer than the last lane with 99 moves.'],
]);

test('one sentence says how a race stands', () => {
  for (const [ends, cursor, said] of STANDINGS) {
    const outcome = {};
    const lanes = ends.map(([units, depth]) => ({ units, depth, outcome }));
    const known = Math.max(...lanes.map(({ units }) => units));
    const fewest = Math.min(...lanes.map(({ depth }) => depth));
    const isBeaten = (/** @type {{ depth: number }} */ { depth }) => depth > fewest;
    const player = { complete: true, known, cursor };
    const race = { lanes, isBeaten, player, settled: true, size: 0 };
    assert.equal(standing(words, /** @type {any} */ (race), 'state-space'), said);
  }
});

test('amounts are in what the race counts in', () => {
  const lanes = [30, 90].map((units) => ({ units, depth: 7, outcome: {} }));
  const player = { complete: true, known: 90, cursor: 90 };
  const said = STEP_SIZES.map((_, size) => {
    const race = { lanes, isBeaten: () => false, player, settled: true, size };
    return standing(words, /** @type {any} */ (race), 'state-space');
  });
  assert.deepEqual(said, [
    'Lane 1 wins: 30 moves, 3 × fewer than the last lane with 90 moves.',
    'Lane 1 wins: 30 boards, 3 × fewer than the last lane with 90 boards.',
    'Lane 1 wins: 30 depths, 3 × fewer than the last lane with 90 depths.',
  ]);
});

test('while it is computed it says how far', () => {
  const lanes = [{ known: 30 }, { known: 1000 }];
  const race = { lanes, settled: false, player: { cursor: 0 } };
  const said = standing(words, /** @type {any} */ (race), 'state-space');
  assert.equal(said, 'Computing all lanes: 1,030 moves so far');
});

test('where nothing more is computed unasked and no lane has ended, it says so', () => {
  const lanes = [{ known: 30 }, { known: 1000 }];
  const player = { complete: false, known: 1000, cursor: 0 };
  const race = { lanes, settled: true, player, size: 0 };
  const said = standing(words, /** @type {any} */ (race), 'state-space');
  assert.equal(said, 'No lane has come to its end. So far: 1,000 moves.');
});

test('where what is to come is hidden, it tells who wins only once a lane has', () => {
  const lanes = [30, 90].map((units) => ({ units, depth: 7, outcome: {} }));
  const said = [20, 40].map((cursor) => {
    const player = { complete: true, known: 90, cursor };
    const race = { lanes, isBeaten: () => false, player, settled: true, size: 0 };
    return standing(words, /** @type {any} */ (race), 'state-space', true);
  });
  assert.deepEqual(said, [
    '2 lanes go on. So far: 20 moves.',
    'Lane 1 wins: 30 moves. 1 lane goes on.',
  ]);
});

test('a suffix that says no race is refused', () => {
  assert.deepEqual([LANES.least, LANES.most], [2, 6]);
  const wrong = ['.', '.hour.answer.bfs', '.step.never.bfs', '.step.never', '.step.bfs.bfs'];
  wrong.push('.step.answer.a.b.c.d.e.f', 'step.answer.bfs', '..step.answer.bfs');
  for (const suffix of wrong) {
    assert.throws(() => readSuffix(suffix), { code: 'raceLink' }, suffix);
  }
});

test('a suffix that was cut says so', () => {
  for (const suffix of ['.st', '.step', '.stage.wh', '.step.answer', '.time.answer']) {
    assert.throws(() => readSuffix(suffix), { code: 'truncated' }, suffix);
  }
});

test('a suffix that counts time is one that counts steps', () => {
  const { wasTimed, ...read } = readSuffix('.time.whole.bfs.bfs');
  assert.deepEqual(read, { size: 0, whole: true, others: ['bfs', 'bfs'] });
  assert.deepEqual([wasTimed, readSuffix('.step.whole.bfs').wasTimed], [true, false]);
});
