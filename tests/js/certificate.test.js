/** The certificate as a file: what it holds is what the core says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Judge, Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { EXAMPLE_TEXTS } from '../../www/wasm/example-texts.js';
import { certificateFile } from '../../www/ui/answer/certificate-panel.js';
import { kindsOf } from './families.js';
import { IS_LONG } from '../long.js';

before(async () => {
  await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));
});

test('the file of every preset names its instance and holds its certificate', () => {
  /** @type {Record<string, number>} */
  const kinds = {};
  for (const { id, presets } of catalogue()) {
    for (const { id: preset, link } of presets) {
      const text = EXAMPLE_TEXTS[id][preset];
      const session = new Session(link);
      session.advance(IS_LONG ? 1e8 : 5e5);
      // Some are there to be watched, not to end.
      if (!session.outcome) continue;
      const { description, outcome } = session;
      const certificate = session.certificate();
      // That all was tried is proved by the run alone.
      if (!certificate && description.family === 'backtracking') continue;
      assert.ok(certificate);
      const file = certificateFile(description, outcome, certificate);
      assert.ok(file.endsWith('\n'));
      const read = JSON.parse(file);
      assert.deepEqual(Object.keys(read), [
        ...['puzzle', 'rows', 'columns', 'settings', 'text'],
        ...['algorithm', 'outcome', 'certificate'],
      ]);
      assert.deepEqual([read.puzzle, read.algorithm], [id, description.algorithm]);
      assert.equal(read.rows * read.columns, session.cells);
      const { settings } = description;
      for (const { id: name, value } of settings) assert.equal(read.settings[name], value);
      assert.equal(Object.keys(read.settings).length, settings.length);
      // The judges have no words for a size or a setting of its own.
      if (read.text) assert.equal(read.text.trim(), text.trim());
      assert.deepEqual(read.outcome, outcome);
      assert.deepEqual(read.certificate, certificate);
      if (read.certificate.kind === 'path') {
        assert.equal(read.certificate.states.length, read.outcome.depth + 1);
        assert.equal(read.certificate.states[0], description.start);
      }
      kinds[certificate.kind] = (kinds[certificate.kind] ?? 0) + 1;
      session.free();
    }
  }
  assert.ok(kinds.path > 5 && kinds.closedSet > 0 && kinds.refutation > 0, JSON.stringify(kinds));
  assert.ok(kinds.choices > 3 && kinds.table > 5, JSON.stringify(kinds));
});

test('a NO within a limit comes with the levels around both ends', () => {
  const judge = new Judge('solitaire', EXAMPLE_TEXTS.solitaire.nine);
  const { text: answer, outcome, link } = judge.advance(1e9) ?? assert.fail('no answer');
  assert.deepEqual([answer, outcome], ['NO', { code: 'tooDeep', limit: 8 }]);
  const certificate = judge.certificate();
  judge.free();
  assert.ok(certificate.kind === 'tooDeep');
  const { limit, forward, backward } = certificate;
  const depths = [forward, backward].map(({ ends }) => ends.length - 1);
  assert.ok(limit === 8 && depths[0] + depths[1] >= limit, `${depths}`);
  const session = new Session(link);
  assert.equal(forward.states[0], session.description.start);
  session.free();
  const all = [...forward.states, ...backward.states];
  assert.equal(new Set(all).size, all.length, 'no state lies in both');
});

test('a table of 250,000 positions is a file of a dozen characters a position at most', () => {
  const all = kindsOf('games').flatMap(({ presets }) => presets);
  const large = all.filter(({ id }) => id === 'large');
  assert.ok(large.length >= 2);
  for (const { link } of large) {
    const session = new Session(link);
    session.advance(1e9);
    const { description, outcome } = session;
    const certificate = session.certificate();
    assert.ok(outcome && certificate?.kind === 'table');
    const { values, moves } = certificate;
    const file = certificateFile(description, outcome, certificate);
    assert.equal(values.length, session.cells);
    assert.equal(moves.length, session.cells);
    assert.ok(file.length < 12 * session.cells, `${file.length} characters`);
    assert.equal(file.trimEnd().split('\n').length, 1);
    assert.ok(values.length > (description.start ?? Infinity));
    session.free();
  }
});
