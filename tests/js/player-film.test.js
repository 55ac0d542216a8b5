/** The player while its tempo is directed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session, catalogue } from '../../www/core/engine/session.js';
import { answerIn } from '../../www/core/playback/film-cues.js';
import { Player } from '../../www/core/playback/player.js';
import { RunModel } from '../../www/core/engine/run.js';
import { finished, jerks } from './films.js';

/** @import { Film } from '../../www/core/playback/film.js' */

const FRAME_MS = 1000 / 60;

/** A run without a core; its steps take so long to compute that they are known only by and by. */
class FakeRun {
  known = 0;
  eager = true;

  /** @param {{ end: number, answer?: number | null, most?: number }} options `most` steps a call */
  constructor({ end, answer = end, most = Infinity }) {
    this.end = end;
    this.answer = answer;
    this.most = most;
  }

  /** @param {number} budget */
  advance(budget) {
    this.known = Math.min(this.end, this.known + Math.min(budget, this.most));
    return this.known;
  }

  /** @returns {any} */
  get outcome() {
    return this.known === this.end ? { code: 'found', depth: 4 } : null;
  }

  score() {
    const { known, answer } = this;
    const isKnown = answer !== null && answer <= known;
    return { known, opening: 16, moments: [], answer: isKnown ? answer : null };
  }

  /** @param {number} from @param {number} size @param {number} by */
  locate(from, size, by) {
    return Math.max(0, Math.min(this.known, from + by * 10 ** size));
  }
}

/** @param {ConstructorParameters<typeof FakeRun>[0]} options */
function playerOf(options) {
  const player = new Player(() => 0);
  player.load(new FakeRun(options));
  player.tick(0);
  while (!player.complete && !options.most) player.tick(0);
  // The film is planned in a turn of its own.
  if (player.busy) player.tick(0);
  return player;
}

/**
 * Plays until it rests; tells the step at each frame, and when each answer was told.
 * @param {Player} player
 * @param {{ most?: number, begin?: number }} [options] frames, and the clock at the first, ms
 */
function played(player, { most = 60 * 60, begin = 1e6 } = {}) {
  player.play();
  player.tick(begin);
  const steps = [player.cursor];
  const reached = player.takeReached();
  for (let frame = 1; frame < most && player.state === 'playing'; frame++) {
    player.tick(begin + frame * FRAME_MS);
    steps.push(player.cursor);
    reached.push(...player.takeReached());
  }
  return { steps, reached, seconds: ((steps.length - 1) * FRAME_MS) / 1000 };
}

test('play is directed unless a speed is chosen, and stays steady until directed is chosen', () => {
  const player = playerOf({ end: 5000 });
  assert.equal(player.tempo, 'directed');
  player.size = 2;
  assert.equal(player.tempo, 'directed');
  player.speed = 100;
  assert.equal(player.tempo, 'steady');
  player.load(new FakeRun({ end: 100 }));
  assert.deepEqual([player.tempo, player.speed], ['steady', 100]);
  player.tempo = 'directed';
  assert.deepEqual([player.tempo, player.speed], ['directed', 100]);
  player.tempo = 'steady';
  assert.equal(player.rate, 100);
});

test('the step size is that of stepping by hand', () => {
  const runs = [0, 1, 2].map((size) => {
    const player = playerOf({ end: 5000, answer: 3000 });
    player.size = size;
    return played(player).steps;
  });
  assert.deepEqual(runs[1], runs[0]);
  assert.deepEqual(runs[2], runs[0]);
});

test('it stops at the answer and tells it once; play goes on from there to the end', () => {
  const player = playerOf({ end: 9000, answer: 4000 });
  const first = played(player);
  assert.deepEqual([player.state, player.cursor], ['answered', 4000]);
  assert.deepEqual(first.reached, [{ step: 4000 }]);
  assert.deepEqual([player.atAnswer, player.answered, player.atEnd], [true, true, false]);
  assert.ok(first.seconds >= 15 && first.seconds <= 30, `${first.seconds}`);
  const second = played(player);
  assert.deepEqual([player.state, player.cursor], ['finished', 9000]);
  assert.deepEqual(second.reached, []);
  assert.equal(second.steps[0], 4000);
  assert.ok(second.seconds >= 10 && second.seconds <= 15.1, `${second.seconds}`);
  assert.deepEqual([player.atAnswer, player.answered], [false, true]);
});

test('where it passes the answer it tells it and goes on', () => {
  const player = playerOf({ end: 9000, answer: 4000 });
  player.barriers = () => [{ step: 9000, kind: 'lesson' }];
  const { reached } = played(player);
  assert.deepEqual([player.state, player.cursor], ['finished', 9000]);
  assert.deepEqual(reached, [{ step: 4000 }]);
});

test('it stops there, however close to that instant a frame comes', () => {
  for (const offMs of [-2, -0.9, -0.5, -1e-6, 0, 1e-6, 0.5]) {
    const player = playerOf({ end: 9000, answer: 4000 });
    const { answerMs } = /** @type {Film} */ (player.film);
    player.play();
    player.tick(0);
    for (let ms = 200; ms < answerMs - 100; ms += 200) player.tick(ms);
    player.tick(answerMs + offMs);
    player.tick(answerMs + 100);
    assert.deepEqual([player.state, player.cursor], ['answered', 4000], `${offMs}`);
  }
});

test('an answer that ends the run is told, and is the end', () => {
  const player = playerOf({ end: 4000 });
  assert.deepEqual(played(player).reached, [{ step: 4000 }]);
  assert.equal(player.state, 'finished');
});

test('without an answer the end is only the end', () => {
  const player = playerOf({ end: 4000, answer: null });
  assert.deepEqual(played(player).reached, []);
  assert.deepEqual([player.state, player.answer], ['finished', null]);
});

test('an answer at the start is told at once, and playing again leaves it', () => {
  const player = playerOf({ end: 4000, answer: 0 });
  for (let again = 0; again < 2; again++) {
    assert.equal(player.answered, true);
    const { reached, seconds } = played(player);
    assert.deepEqual([reached, player.state, player.cursor], [[{ step: 0 }], 'answered', 0]);
    assert.equal(seconds, 0);
    assert.deepEqual(played(player, { begin: 2e6 }).reached, []);
    assert.equal(player.state, 'finished');
    player.seek(0);
  }
});

test('a steady speed goes past the answer, and tells it', () => {
  const player = playerOf({ end: 4000, answer: 1000 });
  player.speed = 'fit';
  const { reached } = played(player);
  assert.deepEqual(reached, [{ step: 1000 }]);
  assert.deepEqual([player.state, player.cursor], ['finished', 4000]);
});

test('to seek past the answer tells nothing', () => {
  const player = playerOf({ end: 4000, answer: 1000 });
  player.seek(2000);
  player.tick(5);
  assert.deepEqual([player.takeReached(), player.answers], [[], [{ step: 1000 }]]);
  player.seek(999);
  assert.deepEqual([player.answered, player.answers], [false, []]);
});

test('it shows the film: the same step at each instant, at 15, 60 and 240 frames a second', () => {
  for (const framesPerSecond of [15, 60, 240]) {
    const player = playerOf({ end: 50_000 });
    const film = /** @type {Film} */ (player.film);
    player.play();
    for (let frame = 0; player.state === 'playing'; frame++) {
      const ms = (1000 * frame) / framesPerSecond;
      player.tick(1e6 + ms);
      // What the clock of the test rounds off.
      const [least, most] = [film.stepAt(ms - 1), film.stepAt(ms + 1)];
      assert.ok(player.cursor >= least && player.cursor <= most, `${player.cursor} at ${ms}`);
    }
  }
});

test('a pause in a hold takes nothing from it, and nothing is played twice', () => {
  const player = playerOf({ end: 50_000 });
  const film = /** @type {Film} */ (player.film);
  const whole = played(player).seconds;
  player.seek(0);
  player.tick(0);
  player.play();
  let frames = 0;
  for (let now = 1e6; player.state === 'playing'; now += FRAME_MS, frames++) {
    player.tick(now);
    if (frames === 100 || frames === 430) {
      player.pause();
      player.play();
      player.tick(now);
    }
  }
  assert.ok(Math.abs((frames * FRAME_MS) / 1000 - whole) < 1, `${frames} frames`);
  assert.ok(film.duration > 0);
});

test('after scrubbing it goes on from there, gently, and slows into the answer', () => {
  for (const from of [40, 20_000, 1_500_000, 2_999_000, 2_999_998]) {
    const player = playerOf({ end: 9e6, answer: 3e6 });
    player.seek(from);
    const { steps, reached, seconds } = played(player);
    assert.deepEqual(reached, [{ step: 3e6 }]);
    assert.equal(steps[0], from);
    assert.ok(seconds <= 30, `${seconds} s from ${from}`);
    const inFirstSecond = steps[Math.min(60, steps.length - 1)] - from;
    assert.ok(inFirstSecond <= 100, `${inFirstSecond} steps in the first second from ${from}`);
    const last = steps[Math.max(0, steps.length - 61)];
    assert.ok(3e6 - last <= 8, `${3e6 - last} steps in the last second`);
    steps.reduce((before, step) => {
      assert.ok(step >= before);
      return step;
    });
  }
});

test('what waits for a step that is not known goes on from there', () => {
  const player = playerOf({ end: 1e6, most: 1000 });
  player.seek(5000);
  player.play();
  /** @type {number[]} */
  const steps = [];
  for (let now = 0; now < 1000; now += FRAME_MS) {
    player.tick(now);
    steps.push(player.cursor);
  }
  assert.ok(steps[20] >= 5000 && steps[20] <= 5010, `${steps[20]}`);
  assert.ok(steps[59] > steps[20] && steps[59] < 5100, `${steps[59]}`);
});

test('scrubbed behind the answer it goes on to the end', () => {
  const player = playerOf({ end: 9e6, answer: 3e6 });
  player.seek(5e6);
  const { steps, reached } = played(player);
  assert.deepEqual([reached, player.state, steps[0]], [[], 'finished', 5e6]);
});

test('while the end is not known what was played stays, and its end is slowed into, too', () => {
  const player = playerOf({ end: 3e8, most: 50_000 });
  /** @type {Film[]} */
  const films = [];
  player.play();
  /** @type {number[]} */
  const steps = [];
  for (let now = 0; player.state === 'playing' && now < 600_000; now += FRAME_MS) {
    player.tick(1e6 + now);
    steps.push(player.cursor);
    const { film } = player;
    if (film && films.at(-1) !== film) films.push(film);
  }
  assert.equal(player.state, 'finished');
  assert.ok(films.length > 100, `${films.length} films`);
  const last = /** @type {Film} */ (films.at(-1));
  // The frame that learned the end moved nothing.
  const off = steps.filter((step, frame) => {
    return step < last.stepAt((frame - 2) * FRAME_MS) || step > last.stepAt((frame + 1) * FRAME_MS);
  });
  assert.deepEqual(off, []);
  assert.ok(3e8 - steps[steps.length - 61] <= 8);
  assert.deepEqual(jerks(last), []);
});

test('the pace is what there is to see in a second', () => {
  const player = playerOf({ end: 50_000 });
  assert.equal(player.pace, 0);
  player.play();
  player.tick(0);
  player.tick(100);
  assert.ok(player.pace > 0.5 && player.pace < 1, `${player.pace}`);
  player.speed = 30;
  player.size = 1;
  assert.equal(player.pace, 30);
  player.pause();
  assert.equal(player.pace, 0);
});

for (const { id } of catalogue()) {
  test(`${id}: from load, one click on play, 15 to 30 s later the answer`, () => {
    let nowMs = 0;
    const run = new RunModel(id, () => nowMs);
    const { player } = run;
    player.play();
    const reached = [];
    while (player.state === 'playing' && nowMs < 60_000) {
      run.tick((nowMs += FRAME_MS));
      run.show();
      reached.push(...player.takeReached());
    }
    // Fewer than 15 steps take 1.2 s each.
    const leastMs = Math.min(15_000, 1200 * player.cursor);
    assert.ok(nowMs >= leastMs && nowMs <= 30_000, `${nowMs}`);
    assert.deepEqual(reached, [{ step: player.cursor }]);
    assert.ok(run.session.family?.hasAnswer(run.frame));
    run.free();
  });
}

test('without an answer the last step is where it lies, and a step limit gives none', () => {
  const impossible = ['rearrange', 'knight', 'flip'].flatMap((puzzle) => {
    const { presets } = catalogue().filter(({ id }) => id === puzzle)[0];
    return presets.map(({ link }) => new Session(link));
  });
  let seen = 0;
  for (const session of impossible) {
    if (session.eager && session.advance(1 << 24) && session.outcome?.code === 'impossible') {
      const known = session.advance(1);
      assert.equal(session.score(true).answer, known);
      seen += 1;
    }
    session.free();
  }
  assert.ok(seen >= 2, `${seen}`);
  const codes = ['impossible', 'limitReached', 'stateLimit'];
  const answers = codes.map((code) => {
    const session = /** @type {any} */ ({ outcome: { code }, show: () => ({}) });
    return answerIn(session, 700, true, { hasAnswer: () => false });
  });
  assert.deepEqual(answers, [700, null, null]);
});

test('what is shown stays shown while a film is planned', () => {
  for (const { presets } of catalogue()) {
    const session = finished(new Session(presets[0].link));
    const { step, board } = { step: 0, ...session.show(5) };
    const shown = [...board];
    session.score(true);
    assert.deepEqual([...board], shown);
    const { known } = session.score(true);
    assert.ok(known > 5 && step !== known);
    session.free();
  }
});

test('a way to a step is played in its time at most, step after step, and pauses there', () => {
  const player = playerOf({ end: 65_536 });
  const timeOf = (/** @type {number} */ from, /** @type {number} */ to) => {
    player.seek(from);
    player.playTo(to, 5000);
    const seen = [from];
    let frames = 0;
    for (; player.state === 'playing'; frames++) {
      player.tick(1e6 + frames * FRAME_MS);
      seen.push(player.cursor);
    }
    assert.deepEqual(
      seen.toSorted((one, other) => one - other),
      seen,
    );
    assert.equal(player.state, 'paused');
    assert.equal(player.cursor, to);
    return { ms: frames * FRAME_MS, different: new Set(seen).size };
  };
  const film = /** @type {Film} */ (player.film);
  const long = timeOf(20, 60_000);
  assert.ok(film.msAt(60_000) - film.msAt(20) > 6000);
  assert.ok(Math.abs(long.ms - 5000) < 100 && long.different > 250, JSON.stringify(long));
  const short = timeOf(2, 5);
  assert.ok(Math.abs(short.ms - (film.msAt(5) - film.msAt(2))) < 100 && short.different === 4);
  // Who steps in between is somewhere else, and plays on as ever.
  player.playTo(60_000, 5000);
  player.seek(100);
  player.play();
  for (let frame = 0; frame < 10; frame++) player.tick(2e6 + frame * FRAME_MS);
  assert.equal(player.state, 'playing');
  assert.ok(player.cursor < 200);
});
