/** The words of the backtracking family: every step and every cell of its puzzles is told. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, loadEngine } from '../../www/core/engine/session.js';
import { tellFast, tellStep } from '../../www/families/backtracking/sentence.js';
import { choicesView } from '../../www/families/backtracking/puzzles/index.js';
import { kindsOf } from './families.js';
import { isSentence, words } from './dictionaries.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const KINDS = kindsOf('backtracking');

/** So many steps of a run at most. */
const STEPS = 200_000;

/** What a template must not leave. */
const HOLE = /undefined|NaN|[{}]|-1\b/;

test('every puzzle has words of its own, or its family has them', () => {
  for (const { id, presets } of KINDS) {
    const session = new Session(presets[0].link);
    const { reasons, settings, guides } = session.description;
    session.free();
    const keys = ['start', 'start.impossible', 'certificate', 'certificate.checked'];
    keys.push('answer.none', 'answer.found', 'answer.impossible');
    const has = (/** @type {string[]} */ ...of) => assert.ok(of.some(words.has), of.join(', '));
    for (const key of keys) has(`${id}.${key}`, `backtracking.${key}`);
    for (const name of reasons) has(`${id}.reason.${name}`);
    for (const name of reasons.slice(1)) has(`${id}.cut.${name}`, 'backtracking.cut');
    for (const { id: setting, options } of settings) {
      const said = options.length > 0 ? options : ['hint'];
      // The settings of the algorithm stand beside its menu.
      const part = guides.includes(setting) ? 'guide' : 'setting';
      for (const option of said) assert.ok(words.has(`${part}.${setting}.${option}`), option);
    }
  }
});

test('too fast to be read, a tour is told by the cell that its step names, and a field without choices where numbers force', () => {
  const [knight] = KINDS.filter(({ id }) => id === 'knight');
  const session = new Session(knight.presets[0].link);
  const { description } = session;
  const { reasons } = description;
  session.advance(30);
  const frame = /** @type {any} */ (session.show(12));
  const view = choicesView('knight');
  const told = { view, reasons, shape: description, frame, description, outcome: null };
  const [, cell] = /, cell (\d+) of/.exec(tellStep(words, told)) ?? assert.fail();
  assert.equal(frame.path?.length, frame.deepest);
  assert.match(tellFast(words, view, frame), new RegExp(`\\*\\*${cell}\\*\\*`));
  assert.match(
    tellFast(words, choicesView('mines'), frame),
    /^A cell is decided by the numbers or/,
  );
});

test('what a puzzle says in general hides nothing that its family says of a special step', () => {
  const has = ['own.retreat', 'backtracking.last.counted', 'backtracking.place.stuck', 'own.place'];
  const marked = (/** @type {string[]} */ keys) => keys.find((key) => has.includes(key));
  const said = (/** @type {string} */ kind, /** @type {object | null} */ outcome) =>
    tellStep(
      /** @type {any} */ ({ marked, text: String }),
      /** @type {any} */ ({
        view: { id: 'own', tellStep: () => ({}) },
        frame: { kind, board: [], candidates: [] },
        ...{ reasons: [], description: {}, outcome },
      }),
    );
  assert.equal(said('retreat', { code: 'counted', goals: 92 }), 'backtracking.last.counted');
  assert.equal(said('retreat', null), 'own.retreat');
  assert.equal(said('place', null), 'backtracking.place.stuck');
});

for (const { id, presets, algorithms } of KINDS) {
  test(`every step of every example of ${id} has a sentence without holes`, () => {
    const kinds = new Set();
    for (const preset of presets) {
      for (const algorithm of algorithms) {
        const first = new Session(preset.link);
        const session = new Session(first.withAlgorithm(algorithm));
        first.free();
        const known = session.advance(STEPS);
        const { description } = session;
        const { reasons } = description;
        const stride = Math.ceil(known / 1500);
        for (let step = 0; step <= known; step += step < 300 || step > known - 50 ? 1 : stride) {
          const frame = session.show(step);
          const outcome = step === known ? session.outcome : null;
          const view = choicesView(id);
          const told = { view, reasons, shape: description, frame, description, outcome };
          const said = tellStep(words, told);
          const where = `${preset.id}, ${algorithm}, step ${step}: ${said}`;
          assert.ok(isSentence(said), where);
          assert.doesNotMatch(said, HOLE, where);
          kinds.add(frame.kind);
        }
        session.free();
      }
    }
    assert.deepEqual([...kinds].sort(), ['place', 'refuse', 'retreat', 'start']);
  });

  test(`every cell of ${id} is told at every step`, () => {
    const { tellCells } = choicesView(id);
    const session = new Session(presets[0].link);
    const known = session.advance(STEPS);
    const { description } = session;
    for (let step = 0; step <= known; step += Math.ceil(known / 200)) {
      const frame = session.show(step);
      const tell = tellCells(words, { puzzle: id, frame, description });
      for (let cell = 0; cell < frame.board.length; cell++) {
        assert.doesNotMatch(tell(cell), HOLE, `step ${step}, cell ${cell}`);
      }
    }
    session.free();
  });
}
