/** Judges' text on the page: where answering it ends, and what is listed of a case given up. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../../www/core/engine.js';
import { RunModel } from '../../www/core/run-model.js';
import { CORES } from './families.js';
import { words } from './dictionaries.js';

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {} });
const { InputDialog } = await import('../../www/ui/input-dialog.js');
await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** One that a search is needed for, and one that a theorem answers. */
const CASES = '6 0 0\n7 0 0\n';

/** @param {RunModel} run @param {string} text */
function judged(run, text) {
  const judging = run.judge(text);
  while (!judging.done) judging.work();
  return judging;
}

/** All that a template holds. @param {any} template @returns {any[]} */
function valuesOf(template) {
  if (Array.isArray(template)) return template.flatMap(valuesOf);
  return template?.values ? template.values.flatMap(valuesOf) : [template];
}

test('a case that is not answered within what is computed unasked is given up', (context) => {
  const run = new RunModel('knight', () => 0);
  const codes = () => judged(run, CASES).answers.map(({ outcome }) => outcome.code);
  assert.deepEqual(codes(), ['found', 'impossible']);
  const { eager } = CORES.backtracking;
  assert.ok(eager <= 1e9, 'no more than a person waits for');
  context.after(() => (CORES.backtracking.eager = eager));
  CORES.backtracking.eager = 10;
  assert.deepEqual(codes(), ['limitReached', 'impossible']);

  const family = {
    thumb: () => null,
    randomBoard: () => ({ wanted: -1, field: null, ready: true, hint: '' }),
  };
  const host = { rendered: () => Promise.resolve() };
  const root = { querySelector: () => null };
  const viewer = /** @type {any} */ ({ words, run, family, host, root });
  const listed = valuesOf(new InputDialog(viewer).template());
  const answer = words.text('answer.limitReached');
  assert.ok(listed.includes(words.text('input.case', { number: 1, line: 1, answer })));
  run.free();
});

test('what is not answered when another puzzle is opened is left, what is answered is kept', () => {
  const run = new RunModel('knight', () => 0);
  const [flip] = run.kinds;
  const judging = run.judge(CASES);
  run.open(run.link);
  assert.deepEqual([run.judging, judging.done], [judging, false]);
  run.open(flip.presets[0].link);
  assert.deepEqual([run.judging, judging.done], [null, true]);

  const answered = judged(run, 'bwwb\nbbwb\nbwwb\nbwww\n');
  run.open(run.kinds[1].presets[0].link);
  assert.equal(run.judging, answered);
  run.free();
});
