/** Where memory ends: what does not fit is refused with a code, and everything else goes on. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  EngineError,
  Judge,
  Session,
  catalogue,
  loadEngine,
} from '../../www/core/engine/session.js';
import { RunModel } from '../../www/core/engine/run.js';
import { initSync } from '../../www/wasm/searchlight.js';
import { EXAMPLE_TEXTS } from '../../www/wasm/example-texts.js';
import { capped } from './capped.js';
import './families.js';

/** @import { Run } from '../../www/families/state-space/types.js' */

/** 8 MiB: some boards of flip fit, no board of solitaire does. */
const PAGES = 128;
const module = capped(
  readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)),
  PAGES,
);
await loadEngine(module);
const memory = () => initSync({ module }).memory.buffer.byteLength;
const MOST = memory() + PAGES * 65_536;

/** @param {string} puzzle */
const kindOf = (puzzle) => catalogue().find(({ id }) => id === puzzle) ?? assert.fail(puzzle);
const [{ link: SMALL }] = kindOf('flip').presets;

/** @param {() => unknown} work */
function codeOf(work) {
  try {
    work();
    return '';
  } catch (error) {
    assert.ok(error instanceof EngineError, String(error));
    return error.code;
  }
}

/** A visualizer of flip's sample, computed, in the middle of its run. */
function middle() {
  /** @type {Run} */
  const run = new RunModel('flip', () => 0);
  for (let turn = 0; run.busy && turn < 1000; turn++) run.tick(turn);
  run.player.seek(16_167);
  run.show();
  return run;
}

test('a board that does not fit is refused, and the run that is shown stays and goes on', () => {
  const run = middle();
  const { session, link, frame } = run;
  const before = structuredClone(frame);
  let refused = 0;
  for (const { link: large } of kindOf('solitaire').presets) {
    for (let times = 0; times < 20; times++) {
      assert.equal(
        codeOf(() => run.open(large)),
        'outOfMemory',
      );
      refused += 1;
    }
  }
  assert.ok(refused >= 100, `${refused}`);
  assert.ok(memory() <= MOST);
  assert.equal(run.session, session);
  assert.deepEqual(run.link, link);
  run.aside(() => run.session.show(0));
  assert.deepEqual(structuredClone(run.frame), before);
  run.player.stepBy(1);
  run.show();
  assert.equal(run.frame.generated, before.generated + 1);
  assert.equal(run.session.verified(), true);
  // What fits is opened all the same.
  for (const { link: other } of [...kindOf('flip').presets, ...kindOf('knight').presets]) {
    assert.equal(run.open(other), null);
    run.tick(0);
    run.show();
  }
  run.free();
});

test('judges’ text of cases that do not fit is refused, and one of others is answered', () => {
  const [{ id }] = kindOf('solitaire').presets;
  const judge = new Judge('solitaire', EXAMPLE_TEXTS.solitaire[id]);
  assert.equal(
    codeOf(() => judge.advance(1e6)),
    'outOfMemory',
  );
  judge.free();
  const other = new Judge('flip', EXAMPLE_TEXTS.flip.sample);
  assert.equal(other.advance(1e6)?.text, '4');
  other.free();
});

test('memory that is used up refuses the next run, serves those there are and is free again', () => {
  /** @type {Session[]} */
  const open = [];
  const fill = () => codeOf(() => { for (;;) open.push(new Session(SMALL)); }); // prettier-ignore
  assert.equal(fill(), 'outOfMemory');
  const count = open.length;
  assert.ok(count > 2 && memory() <= MOST, `${count} runs`);
  const shown = open.map((session) => {
    session.advance(1e6);
    return structuredClone(session.show(4242));
  });
  for (const frame of shown) assert.deepEqual(frame, shown[0]);
  assert.equal(
    codeOf(() => open[0].advanceSurvey(1000)),
    'outOfMemory',
  );
  assert.deepEqual(structuredClone(open[0].show(4242)), shown[0]);
  for (const session of open.splice(0)) session.free();
  assert.equal(fill(), 'outOfMemory');
  assert.equal(open.length, count, 'nothing is lost of what was given back');
  for (const session of open) session.free();
});

test('a question that memory has no room for is given up, and the run is shown all the same', () => {
  /** @type {Session[]} */
  const others = [];
  /** @type {Run} */
  const run = new RunModel('flip', () => 0);
  run.tick(0);
  while (!codeOf(() => others.push(new Session(SMALL))));
  for (let turn = 1; run.busy && turn < 1000; turn++) run.tick(turn);
  assert.deepEqual([run.busy, run.analysis.survey, run.player.complete], [false, null, true]);
  run.player.seek(65_536);
  run.show();
  assert.equal(run.frame.discovered, 4096);
  for (const session of [...others, run]) session.free();
});

/** Opens a link, and shows a step of its run; the code of the error where it does not open. @param {Uint8Array} link */
function triedToShow(link) {
  /** @type {Session | null} */
  let session = null;
  const code = codeOf(() => (session = new Session(link)));
  const opened = /** @type {Session | null} */ (session);
  opened?.advance(1000);
  if (opened) assert.equal(opened.show(500).step, 500);
  opened?.free();
  return code;
}

test('a long search goes on, and shows each step, where memory ends while it is computed', () => {
  const [{ link }] = kindOf('knight').presets;
  const naive = new Session(link).withAlgorithm('naive');
  const STEPS = 300e6;
  const shown = () => {
    const session = new Session(naive);
    session.advance(STEPS);
    const steps = [1, 1e6, 123_456_789, STEPS];
    const frames = steps.map((step) => structuredClone(session.show(step)));
    session.free();
    return frames;
  };
  const expected = shown();
  /** @type {Session[]} */
  const others = [];
  while (!codeOf(() => others.push(new Session(naive))));
  for (const session of others.splice(-2)) session.free();
  const found = shown();
  for (const session of others) session.free();
  assert.deepEqual(found, expected);
});

test('boards of choices are refused, or opened and shown, however little memory is left', () => {
  const links = ['knight', 'mines'].flatMap((puzzle) => {
    const preset = new Session(kindOf(puzzle).presets[0].link);
    const sizes = puzzle === 'knight' ? [100, 50, 20] : [40, 30, 10];
    const all = sizes.flatMap((size) => {
      const board = new Session(preset.resized(size, size));
      const { algorithms } = board.description;
      const own = algorithms.map((algorithm) => board.withAlgorithm(algorithm));
      board.free();
      return own;
    });
    preset.free();
    return all;
  });
  const before = new Set(links.map(triedToShow));
  assert.deepEqual([...before], [''], 'all fit where nothing else is open');
  /** @type {Session[]} */
  const others = [];
  const codes = new Set();
  const small = links.slice(-1)[0];
  // Less and less is left: first by large steps, then by small ones.
  for (const filler of [SMALL, small]) {
    while (!codeOf(() => others.push(new Session(filler)))) {
      if (filler === small && others.length % 4 > 0) continue;
      for (const link of links) codes.add(triedToShow(link));
    }
  }
  assert.deepEqual(codes, new Set(['', 'outOfMemory']));
  assert.equal(triedToShow(links[0]), 'outOfMemory');
  for (const session of others) session.free();
});
