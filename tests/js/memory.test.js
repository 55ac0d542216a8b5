/** Memory that grows and buffers that move between two calls change no frame. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  Session,
  __wbg_reset_state as startAnew,
  catalogue,
  initSync,
  presetLink,
} from '../../www/wasm/searchlight.js';
import './families.js';

const module = readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url));
/** The memory of the present instance. */
const memory = () => initSync({ module }).memory.buffer;

memory();
const KINDS = catalogue();
/** What a session with large tables is opened by. */
const LARGE = presetLink(KINDS[0].id, KINDS[0].presets[0].id);

/** So many steps of a run are computed and compared, and about so often the memory grows. */
const STEPS = 3000;
const GROWN_EVERY = 250;

/** Runs of each family: puzzle, example, algorithm. @type {[string, string, string][]} */
const RUNS = [
  ['flip', 'sample', 'bfs'],
  ['rearrange', 'hardest', 'alternating'],
  ['solitaire', 'sample', 'bidirectional'],
  ['knight', 'lesson', 'naive'],
  ['knight', 'unlucky', 'warnsdorff'],
  ['mines', 'large', 'constrained'],
  ['tab', 'lesson', 'first'],
  ['tab', 'lesson', 'waves'],
  ['subtract', 'two', 'full'],
];

/** @param {string} puzzle @param {string} preset @param {string} algorithm */
function sessionOf(puzzle, preset, algorithm) {
  const own = new Session(presetLink(puzzle, preset));
  const session = new Session(own.withAlgorithm(algorithm));
  own.free();
  return session;
}

/**
 * What a run shows at each of its first steps, and what its family tells besides, as bytes.
 * @param {Session} session
 * @param {(step: number) => void} disturb between any two calls
 */
function shown(session, disturb) {
  const { rows, columns, numbersPerFrame, family } = session.describe();
  const boardBytes = family === 'games' ? 0 : 2 * rows * columns;
  let known = 0;
  while (known < STEPS && !session.outcome()) {
    known = session.advance(GROWN_EVERY);
    disturb(known);
  }
  return Array.from({ length: Math.min(known, STEPS) + 1 }, (_, step) => {
    disturb(step);
    // Somewhere else each time.
    const place = 8 * (step % 5);
    const buffer = new ArrayBuffer(8 * numbersPerFrame + boardBytes + 64);
    const numbers = new Float64Array(buffer, place, numbersPerFrame);
    const boards = new Uint8Array(buffer, place + numbers.byteLength, boardBytes);
    session.frame(step, numbers, boards);
    const frame = Buffer.from(buffer, place, numbers.byteLength + boardBytes);
    return step % GROWN_EVERY ? [frame] : [frame, ...told(session, family, disturb)];
  });
}

/**
 * @param {Session} session
 * @param {string} family
 * @param {(step: number) => void} disturb
 */
function* told(session, family, disturb) {
  const questions = {
    'state-space': [
      () => session.boards([1, 2, 3]),
      () => session.mapData(),
      () => session.event(),
    ],
    backtracking: [
      () => session.siblings(0, 30),
      () => session.costs(0, 30),
      () => session.depthProfile(0, STEPS, 50),
    ],
    games: [() => session.table(), () => session.neighbours(5, false)],
  }[family];
  for (const ask of questions ?? assert.fail(family)) {
    const answer = ask();
    disturb(0);
    yield answer;
  }
}

for (const run of RUNS) {
  test(`${run.join(', ')}: frames are the same while memory grows around the run`, () => {
    startAnew();
    const undisturbed = shown(sessionOf(...run), () => {});
    startAnew();
    /** @type {Session[]} */
    const others = [];
    let grown = 0;
    const disturbed = shown(sessionOf(...run), (step) => {
      if (step % GROWN_EVERY) return;
      const before = memory();
      while (memory() === before) others.push(new Session(LARGE));
      grown += 1;
      // What is free again lies between what is not.
      others.splice(0, 1).forEach((other) => other.free());
    });
    assert.ok(grown >= 4, `grown ${grown} times`);
    assert.equal(disturbed.length, undisturbed.length);
    for (const [step, frame] of disturbed.entries()) {
      assert.deepEqual(frame, undisturbed[step], `step ${step}`);
    }
  });
}
