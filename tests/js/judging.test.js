/** Judges' text on the page: where answering it ends, and what is listed of a case given up. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../../www/core/engine.js';
import { FILMS } from '../../www/core/films.js';
import { Visualizer } from '../../www/core/visualizer.js';
import enBacktracking from '../../www/i18n/en-backtracking.js';
import enExtras from '../../www/i18n/en-extras.js';
import enGames from '../../www/i18n/en-games.js';
import { wordsFor } from '../../www/i18n/index.js';
import { judge, refuseText } from '../../www/ui/first-case.js';
import './families.js';

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {} });
const { InputDialog } = await import('../../www/ui/input-dialog.js');
await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const words = wordsFor('en', { ...enExtras, ...enBacktracking });
/** One that a search is needed for, and one that a theorem answers. */
const CASES = '6 0 0\n7 0 0\n';

/** @param {Visualizer} viz @param {string} text */
function judged(viz, text) {
  const judging = viz.judge(text);
  while (!judging.done) judging.work();
  return judging;
}

/** All that a template holds. @param {any} template @returns {any[]} */
function valuesOf(template) {
  if (Array.isArray(template)) return template.flatMap(valuesOf);
  return template?.values ? template.values.flatMap(valuesOf) : [template];
}

test('a case that is not answered within what is computed unasked is given up', (context) => {
  const viz = new Visualizer('knight', () => 0);
  const codes = () => judged(viz, CASES).answers.map(({ outcome }) => outcome.code);
  assert.deepEqual(codes(), ['found', 'impossible']);
  const { eager } = FILMS.backtracking;
  assert.ok(eager <= 1e9, 'no more than a person waits for');
  context.after(() => (FILMS.backtracking.eager = eager));
  FILMS.backtracking.eager = 10;
  assert.deepEqual(codes(), ['limitReached', 'impossible']);

  const family = {
    thumb: () => null,
    chance: () => ({ wanted: -1, field: null, ready: true, hint: '' }),
  };
  const host = { updateComplete: Promise.resolve() };
  const root = { querySelector: () => null };
  const desk = /** @type {any} */ ({ words, viz, family, host, root });
  const listed = valuesOf(new InputDialog(desk).template());
  const answer = words.text('answer.limitReached');
  assert.ok(listed.includes(words.text('input.case', { number: 1, line: 1, answer })));
  viz.free();
});

test('a first text that its puzzle refuses is told in the words of its family', () => {
  const viz = new Visualizer('tab', () => 0);
  const bare = wordsFor();
  /** @type {any[]} */
  const refused = [];
  const desk = /** @type {any} */ ({
    viz,
    words: bare,
    attempt: (/** @type {() => unknown} */ work) => work(),
    refresh() {},
    refuse: (/** @type {unknown} */ error) => refused.push(error),
    // As a face does when it is made.
    get family() {
      bare.learn(enGames);
      return {};
    },
  });
  const fault = judge(desk, '1\n10 4 11 3\n', () => assert.fail('no case'));
  assert.ok(fault);
  refuseText(desk, fault);
  assert.deepEqual([refused.length, refused[0].code], [1, 'input']);
  assert.match(refused[0].fields.reason, /^line 2: .*row 11, column 3$/);
  viz.free();
});

test('what is not answered when another puzzle is opened is left, what is answered is kept', () => {
  const viz = new Visualizer('knight', () => 0);
  const [flip] = viz.kinds;
  const judging = viz.judge(CASES);
  viz.open(viz.link);
  assert.deepEqual([viz.judging, judging.done], [judging, false]);
  viz.open(flip.presets[0].link);
  assert.deepEqual([viz.judging, judging.done], [null, true]);

  const answered = judged(viz, 'bwwb\nbbwb\nbwwb\nbwww\n');
  viz.open(viz.kinds[1].presets[0].link);
  assert.equal(viz.judging, answered);
  viz.free();
});
