/** Races while their tempo is directed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session, catalogue } from '../../www/core/engine/session.js';
import { Race } from '../../www/core/race/race.js';
import { jerks, shownFor } from './films.js';
import { computed } from './lanes.js';

/** @import { Film } from '../../www/core/playback/film.js' */

const FRAME_MS = 1000 / 60;

/**
 * A race of the first example of a puzzle, or of another one, as far as it is computed unasked.
 * @param {string} puzzle
 * @param {string[]} algorithms
 * @param {string} [preset]
 */
function raced(puzzle, algorithms, preset) {
  const { presets } = catalogue().filter(({ id }) => id === puzzle)[0];
  const first = new Session(presets.filter(({ id }) => !preset || id === preset)[0].link);
  const links = algorithms.map((name) => first.withAlgorithm(name));
  first.free();
  const race = new Race(links, {}, () => performance.now());
  while (race.busy) race.tick(0);
  return race;
}

/** @param {Race} race */
const filmOf = (race) => /** @type {Film} */ (race.player.film);

/**
 * Plays until it rests, or for a time.
 * @param {Race} race
 * @param {number} [mostMs]
 */
function played({ player }, mostMs = 120_000) {
  const reached = [];
  player.play();
  let ms = 0;
  for (; player.state === 'playing' && ms <= mostMs; ms += FRAME_MS) {
    player.tick(1e6 + ms);
    reached.push(...player.takeReached());
  }
  return { ms, lanes: reached.map(({ lane }) => lane), steps: reached.map(({ step }) => step) };
}

test("Warnsdorff's 39 steps are seen before naive search's five million", () => {
  const race = raced('knight', ['naive', 'warnsdorff']);
  const film = filmOf(race);
  const [naive, rule] = race.lanes;
  assert.deepEqual([rule.units, naive.units > 5e6], [39, true]);
  for (let step = 1; step < 39; step++) {
    assert.ok(shownFor(film, step) >= FRAME_MS, `${step} for ${shownFor(film, step)} ms`);
  }
  assert.ok(film.msAt(39) >= 6000, 'they take their time');
  assert.ok(shownFor(film, 39) >= 1000, 'it holds there');
  assert.ok(film.duration <= 30_000);
  assert.deepEqual(jerks(film), []);
  race.free();
});

test('each lane tells its answer once, and the race ends with the last', () => {
  const race = raced('knight', ['naive', 'warnsdorff', 'construction']);
  const { lanes, steps, ms } = played(race);
  assert.deepEqual(lanes, [2, 1, 0]);
  assert.deepEqual(steps, [35, 39, race.player.known]);
  assert.equal(race.player.state, 'finished');
  assert.ok(ms >= 15_000 && ms <= 30_000, `${ms}`);
  assert.deepEqual(
    race.player.answers.map(({ lane }) => lane),
    [2, 1, 0],
  );
  race.player.seek(36);
  assert.deepEqual(race.player.answers, [{ step: 35, lane: 2 }]);
  race.free();
});

test('a race to the ends of all stops where the last lane has its answer, and goes on from there', () => {
  const race = computed(['wide', 'narrow'], { whole: true });
  assert.deepEqual(played(race).lanes, [1, 0]);
  assert.deepEqual([race.player.state, race.player.cursor], ['answered', 4000]);
  assert.deepEqual(played(race).lanes, []);
  assert.deepEqual([race.player.state, race.player.cursor], ['finished', 9000]);
});

test('a lane without an answer tells where it ends', () => {
  const race = computed(['hopeless', 'short']);
  const { lanes, steps } = played(race);
  assert.deepEqual(
    [lanes, steps],
    [
      [1, 0],
      [50, 2000],
    ],
  );
});

test('while one lane is still being computed the others have their answers', () => {
  const race = raced('knight', ['naive', 'warnsdorff'], 'drowning');
  const { units } = race.lanes[1];
  const { lanes, steps } = played(race, 25_000);
  assert.deepEqual([lanes, steps], [[1], [units]]);
  assert.equal(race.player.answer, null);
  assert.equal(race.player.state, 'playing');
  assert.ok(race.player.cursor > 1e6, `${race.player.cursor}`);
  race.free();
});
