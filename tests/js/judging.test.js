/** Judges' text on the page: where answering it ends, and what is listed of a case given up. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, loadEngine } from '../../www/core/engine/session.js';
import { RunModel } from '../../www/core/engine/run.js';
import { CORES } from './families.js';
import { inputFault } from '../../www/i18n/judge-error.js';
import { Judge as WasmJudge } from '../../www/wasm/searchlight.js';
import { words } from './dictionaries.js';

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {} });
const { InputDialog } = await import('../../www/ui/dialogs/choose-board.js');
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
  // What is rendered again only where its dependencies have changed.
  if (template?._$litDirective$) {
    const [dependencies, render] = template.values;
    return Array.isArray(dependencies) ? valuesOf(render()) : [];
  }
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
  const viewer = /** @type {any} */ ({ words, run, family, viewOf: () => family, host, root });
  const listed = valuesOf(new InputDialog(viewer).template());
  const answer = words.text('answer.limitReached');
  assert.ok(listed.includes(words.text('input.case', { number: 1, line: 1, answer })));
  run.free();
});

test('a text is answered with what is chosen on the page, and once more when that changes', () => {
  const run = new RunModel('knight', () => 0);
  const answers = () => {
    while (!run.judging?.done) run.judging?.work();
    return run.judging.answers.map(({ outcome }) => outcome.code);
  };
  const family = { randomBoard: () => ({}), thumb: () => null };
  const viewer = /** @type {any} */ ({
    ...{ words, run, refresh() {}, overlays: { close() {} } },
    ...{ attempt: (/** @type {() => unknown} */ work) => work() },
    open: (/** @type {Uint8Array} */ link) => run.open(link) === null,
    ...{ family, viewOf: () => family },
    ...{ host: { rendered: () => Promise.resolve() }, root: { querySelector: () => null } },
  });
  const dialog = new InputDialog(viewer);
  // On boards of an odd side there is no closed tour, and an open one.
  run.judge('5 0 0\n');
  assert.deepEqual(answers(), ['impossible']);
  /** @param {string} value */
  const choose = (value) => {
    const menu = valuesOf(dialog.template()).filter((one) => typeof one === 'function');
    const [tour] = menu.filter((one) => one.length === 1 && /set\(id/.test(String(one)));
    tour({ target: { value } });
  };
  choose('open');
  assert.deepEqual(answers(), ['found']);
  assert.equal(judged(run, '7 0 0\n').answers[0].outcome.code, 'found');
  choose('closed');
  assert.deepEqual(answers(), ['impossible']);
  run.free();
});

test('what a text says by itself is not changed by the board on the page', () => {
  const run = new RunModel('subtract', () => 0);
  run.open(run.session.withSetting('takes', '1'));
  const [{ link }] = judged(run, '1\n21 0 4\n').answers;
  const { settings } = new Session(link).description;
  assert.deepEqual(
    settings.map(({ value }) => value),
    ['1-4'],
  );
  run.free();
});

/** Notes how many characters and how many answers each turn of the core handles. */
function watchedCore(/** @type {import('node:test').TestContext} */ context) {
  const pieces = /** @type {string[]} */ ([]);
  const { push } = WasmJudge.prototype;
  /** @this {WasmJudge} @param {string} piece */
  function watched(piece) {
    pieces.push(piece);
    return push.call(this, piece);
  }
  const { mock } = context.mock.method(WasmJudge.prototype, 'push', watched);
  return { pieces, turns: () => mock.callCount() };
}

/** The most characters of a text that one turn hands to the core. */
const MOST_CHARACTERS = 1 << 16;

test('a text of 100,000 lines is read in pieces, one a turn', (context) => {
  const run = new RunModel('knight', () => 0);
  const core = watchedCore(context);
  const text = '7 0 0\n'.repeat(1e5);
  const judging = run.judge(text);
  assert.ok(judging.first, 'the first case waits for no other');
  assert.equal(core.turns(), 1);
  while (!judging.done) {
    const [read, answered] = [core.turns(), judging.answers.length];
    judging.work();
    const did = core.turns() - read + judging.answers.length - answered;
    assert.ok(did <= 1, 'a piece or an answer a turn');
  }
  assert.ok(core.pieces.every(({ length }) => length <= MOST_CHARACTERS));
  assert.equal(core.pieces.join(''), text);
  assert.deepEqual([judging.answers.length, judging.total], [1e5, 1e5]);
  assert.equal(judging.answers.at(-1)?.line, 1e5);
  run.free();
});

test('a text may be cut anywhere, but not in a letter, and is read to its first error', (context) => {
  const run = new RunModel('knight', () => 0);
  const core = watchedCore(context);
  const wrong = `7 0 0\n${'🐎'.repeat(MOST_CHARACTERS)}\n${'7 0 0\n'.repeat(1e5)}`;
  const judging = judged(run, `${wrong}`);
  assert.deepEqual([judging.answers.length, judging.error?.line], [1, 2]);
  assert.ok(core.pieces.every((piece) => /** @type {any} */ (piece).isWellFormed()));
  assert.ok(core.pieces.join('').length < wrong.length, 'behind an error there is nothing to read');

  const blank = run.judge('\n'.repeat(MOST_CHARACTERS * 2));
  assert.deepEqual([blank.done, blank.first, blank.total, blank.error], [true, null, 0, null]);
  const late = run.judge(`${'\n'.repeat(MOST_CHARACTERS * 2)}7 0 0\n`);
  assert.ok(late.first);
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

test('what is wrong with a text is told until another board is chosen; text and answers stay', () => {
  const run = new RunModel('knight', () => 0);
  const family = {
    thumb: () => null,
    randomBoard: () => ({ wanted: -1, field: null, ready: true, hint: '' }),
  };
  const host = { rendered: () => Promise.resolve() };
  const root = { querySelector: () => null };
  const attempt = (/** @type {() => unknown} */ work) => work();
  const open = (/** @type {Uint8Array} */ link) => run.open(link) === null;
  const viewer = /** @type {any} */ ({ words, run, family, viewOf: () => family, host, root, attempt, open, overlays: { close() {} } }); // prettier-ignore
  const dialog = new InputDialog(viewer);
  const shown = () => valuesOf(dialog.template());
  const wrong = `${CASES}x\n`;
  const { error } = judged(run, wrong);
  assert.ok(error);
  const fault = inputFault(words, error);
  const isTold = () => [shown().includes(fault), shown().includes('true')];
  assert.deepEqual(isTold(), [true, true]);
  const random = partsOf(dialog.template()).findLast(({ values }) => values.includes(words.text('input.draw'))); // prettier-ignore
  random.values.findLast((/** @type {any} */ value) => typeof value === 'function')();
  assert.deepEqual(isTold(), [false, false]);
  const progress = words.text('input.progress', { done: 2, cases: 3 });
  assert.ok(shown().some((value) => value === progress || value === words.text('input.progress', { done: 2, cases: 2 }))); // prettier-ignore
  judged(run, wrong);
  assert.deepEqual(isTold(), [true, true], 'read again');
  // What is still being answered is told when it is found.
  run.judge(wrong);
  random.values.findLast((/** @type {any} */ value) => typeof value === 'function')();
  while (!run.judging?.done) run.judging?.work();
  assert.deepEqual(isTold(), [true, true], 'found later');
  run.free();
});

/** A template and all those inside it. @param {any} template @returns {any[]} */
function partsOf(template) {
  if (Array.isArray(template)) return template.flatMap(partsOf);
  return template?.values ? [template, ...template.values.flatMap(partsOf)] : [];
}

test('a text is answered with the settings that the search of the answers has, whatever search is shown', () => {
  const run = new RunModel('maze', () => 0);
  const text = '2 3\na#r\n...\n';
  run.open(run.session.withAlgorithm('astar'));
  assert.ok(run.session.description.settings.some(({ id }) => id === 'heuristic'));
  assert.equal(judged(run, text).answers.length, 1);
  run.open(run.session.withSetting('ways', 'eight'));
  const [{ link }] = judged(run, text).answers;
  const session = new Session(link);
  assert.equal(session.description.settings.find(({ id }) => id === 'ways')?.value, 'eight');
  session.free();
  run.free();
});
