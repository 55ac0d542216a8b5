/**
 * The directed tempo: the film of a run as a pure function.
 * @import { Score } from '../../www/core/playback/types.js'
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Film } from '../../www/core/playback/film.js';
import { filmOf } from '../../www/core/playback/film-planner.js';
import { StepSize } from '../../www/wasm/searchlight.js';
import { faultsOf, finished, firstExamples, jerks, shownFor, wantedOf } from './films.js';

/**
 * The score of a run without a core.
 * @param {Partial<Score> & { known: number }} score
 * @returns {Score}
 */
const scored = (score) => ({ opening: 16, moments: [], answer: score.known, ...score });

/** Number of steps to the answer, of 15 s at least, that take more than a hold each. */
const SHORT = 60;

const LONG = [1e3, 1e5, 1e7, 1e9, 1e11];

for (const { name, session, isFirst } of firstExamples()) {
  const score = finished(session).score(true);
  const film = filmOf(score);
  const { answer } = score;
  assert.ok(answer !== null);

  test(`${name}: the answer's step is the first that shows it`, () => {
    const { family } = session;
    assert.ok(family?.hasAnswer(session.show(answer)));
    assert.ok(!family?.hasAnswer(session.show(answer - 1)));
  });

  test(`${name}: the film takes 15 to 30 s to the answer, and slows into it`, () => {
    // Fewer than 15 steps take 1.2 s each.
    const least = Math.min(15_000, 1200 * answer);
    assert.ok(film.answerMs >= least - 1 && film.answerMs <= 30_000, `${film.answerMs}`);
    assert.equal(film.stepAt(film.answerMs), answer);
    assert.ok(film.stepAt(film.answerMs - 5) < answer);
    assert.ok(answer - film.stepAt(film.answerMs - 1000) <= 8);
    assert.deepEqual(jerks(film), []);
  });

  test(`${name}: behind the answer it goes on to the end in 10 to 15 s`, () => {
    const rest = film.duration - film.answerMs;
    const steps = score.known - answer;
    const least = Math.min(10_000, 1200 * steps);
    assert.ok(rest >= least - 1 && rest <= 16_000, `${steps} steps in ${rest} ms`);
    assert.equal(film.stepAt(film.duration), score.known);
  });

  test(`${name}: no step is shown before its time, and none twice`, () => {
    let shown = 0;
    for (let ms = 0; ms <= film.duration; ms += 7) {
      const step = film.stepAt(ms);
      assert.ok(step >= shown, `${step} after ${shown} at ${ms}`);
      shown = step;
    }
    for (let step = 0; step <= score.known; step += 1 + Math.floor(step / 3)) {
      const ms = film.msAt(step);
      assert.equal(film.stepAt(ms), step);
      assert.ok(step === 0 || film.stepAt(ms - 0.01) <= step);
      assert.ok(shownFor(film, step) >= 0);
    }
  });

  if (session.description.family === 'games') {
    test(`${name}: where the first three rows or waves are done the film holds`, () => {
      for (const by of [1, 2, 3]) {
        const ms = shownFor(film, session.locate(0, StepSize.Stage, by));
        assert.ok(ms >= 400, `the one before number ${by + 1}: ${ms} ms`);
      }
    });
  }

  if (!isFirst) continue;

  test(`${name}: it is directed`, () => {
    assert.deepEqual(faultsOf(film, wantedOf(session)), []);
  });

  // At one speed, the steps of a short film take as long as holds.
  if (answer <= SHORT) continue;

  test(`${name}: a film at one speed is not`, () => {
    const seconds = film.answerMs / 1000;
    const rate = answer / seconds;
    const linear = new Film(
      [
        { step: 0, rate, slope: 0, hold: 0 },
        { step: answer, rate, slope: 0, hold: 0 },
      ],
      score,
    );
    assert.equal(Math.round(linear.answerMs), Math.round(film.answerMs));
    assert.notDeepEqual(faultsOf(linear, wantedOf(session)), []);
  });
}

test('a two-sided search has its answer at the first contact, and the end of the level proves it', () => {
  const examples = firstExamples();
  const two = examples.find(({ name }) => name === 'solitaire by bidirectional')?.session;
  assert.ok(two);
  const { answer, known } = finished(two).score(true);
  const seen = (/** @type {number} */ step) => two.show(step).discovered;
  // The published numbers.
  assert.deepEqual([seen(answer ?? -1), seen(known)], [4053, 4427]);
});

test('a film takes 15 to 30 s to the answer, whatever its length', () => {
  for (let known = 15; known < 400; known++) {
    for (const opening of [1, 4, 12, 48, 300]) {
      const film = filmOf(scored({ known, opening }));
      const { answerMs } = film;
      assert.ok(answerMs >= 15_000 && answerMs <= 30_000, `${known}: ${answerMs}`);
      assert.ok(known - film.stepAt(answerMs - 1000) <= 8);
    }
  }
  for (const known of LONG) {
    const film = filmOf(scored({ known }));
    assert.ok(film.answerMs >= 15_000 && film.answerMs <= 30_000, `${known}: ${film.answerMs}`);
    assert.ok(known - film.stepAt(film.answerMs - 1000) <= 8);
    assert.deepEqual(jerks(film), []);
    for (let step = 1; step < known; step *= 1.7) {
      assert.equal(film.stepAt(film.msAt(Math.floor(step))), Math.floor(step));
    }
    assert.equal(film.stepAt(film.answerMs), known);
  }
});

test('a first expansion takes 4 to 8 s, however few moves it has', () => {
  for (const known of [20, 60, 1000, 1e6]) {
    for (const opening of [2, 3, 4, 5, 6, 16]) {
      for (const moments of [[], [{ kind: 'level', step: opening }]]) {
        const film = filmOf(scored({ known, opening, moments }));
        const ms = film.msAt(opening);
        assert.ok(ms >= 4000 && ms <= 8000, `${opening} of ${known}: ${ms}`);
        assert.ok(film.msAt(1) <= 2000, `${opening}: the first move waits ${film.msAt(1)}`);
        if (opening < 4) assert.deepEqual(jerks(film), [], `${opening} of ${known}`);
      }
    }
    // A single move does not let wait for itself: what it gives is looked at.
    const film = filmOf(scored({ known, opening: 1 }));
    assert.ok(film.msAt(1) <= 2000);
    assert.ok(film.msAt(2) >= 4000 && film.msAt(2) <= 8000, `${film.msAt(2)}`);
  }
});

test('with many moments it is no longer', () => {
  const kinds = ['level', 'record', 'row', 'duplicate', 'fall', 'contact'];
  for (const known of LONG) {
    const moments = Array.from({ length: 60 }, (_, index) => {
      return { kind: kinds[index % kinds.length], step: Math.floor(known ** ((index + 1) / 61)) };
    });
    const evenly = moments.map((moment, index) => ({
      ...moment,
      step: Math.floor((known * (index + 1)) / 61),
    }));
    for (const some of [moments, evenly]) {
      const film = filmOf(scored({ known, moments: some, opening: 16 }));
      assert.ok(film.answerMs <= 30_000, `${known}: ${film.answerMs}`);
      assert.deepEqual(jerks(film), []);
    }
  }
});

test('fewer than 15 steps take 1.2 s each', () => {
  for (let known = 1; known < 15; known++) {
    const film = filmOf(scored({ known, moments: [{ kind: 'level', step: 1 }] }));
    for (let step = 0; step <= known; step++) {
      assert.ok(Math.abs(film.msAt(step) - 1200 * step) < 1e-6);
    }
    assert.equal(film.stepAt(film.duration), known);
  }
});

test('an answer at step 0 is there at once, and the rest is directed, too', () => {
  const film = filmOf(scored({ known: 5000, answer: 0 }));
  assert.deepEqual([film.answerMs, film.stepAt(0)], [0, 0]);
  assert.ok(film.msAt(16) >= 4000 && film.msAt(16) <= 8000);
  assert.ok(film.duration <= 30_000);
});

test('a run without a step is a film without a length', () => {
  const film = filmOf(scored({ known: 0 }));
  assert.deepEqual([film.duration, film.answerMs, film.stepAt(5), film.msAt(3)], [0, 0, 0, 0]);
});

test('without an answer it goes to the end', () => {
  const film = filmOf(scored({ known: 4000, answer: null }));
  assert.equal(film.answer, null);
  assert.equal(film.stepAt(film.answerMs), 4000);
  assert.ok(film.duration <= 30_000);
});

/** What two films show up to an instant. @param {Film} one @param {Film} other @param {number} until */
function assertSame(one, other, until) {
  for (let ms = 0; ms <= until; ms += 5) assert.equal(other.stepAt(ms), one.stepAt(ms), `${ms}`);
}

test('instants that were played keep their steps while the rest is planned anew', () => {
  for (const playedMs of [1, 500, 3000, 6000, 6800, 9000, 14_000, 20_000, 29_000]) {
    const moments = [{ kind: 'deadEnd', step: 16 }];
    const before = filmOf(scored({ known: 1e6, answer: null, moments }));
    const isLonger = filmOf(scored({ known: 5e8, answer: null, moments }), before, playedMs);
    assertSame(before, isLonger, Math.min(playedMs, before.duration));
    assert.equal(isLonger.end, 5e8);
    assertSame(before, isLonger, isLonger.msAt(16));
    const over = filmOf(scored({ known: 6e8, moments }), isLonger, playedMs + 3000);
    assertSame(isLonger, over, playedMs + 3000);
    assert.equal(over.answer, 6e8);
    assert.ok(over.answerMs <= playedMs + 30_000, `${over.answerMs}`);
    assert.ok(6e8 - over.stepAt(over.answerMs - 1000) <= 8);
    assert.deepEqual(jerks(over), [], `${playedMs}`);
  }
});

test('the same score gives the same film', () => {
  const score = scored({ known: 123_456, moments: [{ kind: 'level', step: 500 }] });
  assertSame(filmOf(score), filmOf(structuredClone(score)), 30_000);
});

test('a hold is left at the rate at which it was come to, or slower', () => {
  const moments = [16, 300, 2000, 9000].map((step) => ({ kind: 'level', step }));
  const film = filmOf(scored({ known: 65_536, moments, answer: 30_000 }));
  for (const { step } of moments) {
    const [before, after] = [film.msAt(step) - 1, film.msAt(step + 0.1)];
    assert.ok(film.rateAt(after) <= film.rateAt(before) + 1, `${step}`);
    assert.equal(film.rateAt(film.msAt(step) + 100), 0);
  }
});
