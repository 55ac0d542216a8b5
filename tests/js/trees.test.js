/** Game trees through wasm, and what the page says of their steps. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { core } from '../../www/families/trees/core.js';
import { Wedges } from '../../www/families/trees/map/wedges.js';
import { tellStep } from '../../www/families/trees/sentence.js';
import { unmarked, wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from './dictionaries.js';
import './families.js';

/** @import { Frame } from '../../www/families/trees/core.js' */
/** @import { Viewer } from '../../www/families/trees/types.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const KIND = catalogue().find(({ id }) => id === 'tictactoe') ?? assert.fail('no tic-tac-toe');

/** A finished run. @param {string} preset @param {string} algorithm @param {[string, string]} [setting] */
function finished(preset, algorithm, setting) {
  const { link } = KIND.presets.find(({ id }) => id === preset) ?? assert.fail(preset);
  let session = new Session(new Session(link).withAlgorithm(algorithm));
  if (setting) session = new Session(session.withSetting(...setting));
  while (!session.outcome) session.advance(1e6);
  return /** @type {Session<Frame>} */ (/** @type {unknown} */ (session));
}

test('the counts of the empty board are the published ones', () => {
  for (const [algorithm, nodes] of /** @type {const} */ ([
    ['minimax', 549_946],
    ['alphabeta', 18_297],
  ])) {
    const session = finished('empty', algorithm);
    const known = session.advance(0);
    const { entered, leaves, answered, value } = session.show(known);
    assert.deepEqual([entered, known, answered, value], [nodes, 2 * nodes - 1, true, 0]);
    if (algorithm === 'minimax') assert.equal(leaves, 255_168);
    session.free();
  }
});

/** A viewer as far as sentences need it. @param {Session<Frame>} session @param {number} step @param {ReturnType<typeof wordsOf>} words */
function viewerAt(session, step, words) {
  const analysis = core.analyse(session, /** @type {any} */ (null), /** @type {any} */ (null));
  const run = { session, frame: session.show(step), analysis, kind: { id: 'tictactoe' } };
  return /** @type {Viewer} */ (/** @type {unknown} */ ({ run, words }));
}

test('each step has a sentence in each language, with its move and its players', () => {
  for (const [algorithm, setting] of /** @type {[string, [string, string]?][]} */ ([
    ['minimax'],
    ['alphabeta'],
    ['alphabeta', ['plies', '2']],
  ])) {
    const session = finished('sample', algorithm, setting);
    const known = session.advance(0);
    for (const { language, page } of DICTIONARIES) {
      const words = wordsOf(language, page);
      for (let step = 0; step <= known; step++) {
        const said = unmarked(tellStep(viewerAt(session, step, words)));
        assert.doesNotMatch(said, /[{}]|undefined|trees[.-]/, `${language} ${step}: ${said}`);
        assert.match(said, /[XO]|draw|hòa|和/, said);
      }
    }
    session.free();
  }
});

test('a value below a cut is named as a bound, never as an exact value', () => {
  const session = finished('sample', 'alphabeta');
  const words = wordsOf('en', DICTIONARIES[0].page);
  let bounds = 0;
  for (let step = 1; step <= session.advance(0); step++) {
    const { kind, bound } = session.show(step);
    if (kind !== 'returned') continue;
    const said = tellStep(viewerAt(session, step, words));
    assert.equal(/at (least|most) a/.test(unmarked(said)), bound !== 'exact', said);
    bounds += Number(bound !== 'exact');
  }
  assert.ok(bounds > 0);
});

test('the sentence of a cut says what both players are sure of, and how much is cut', () => {
  const session = finished('sample', 'alphabeta');
  const words = wordsOf('en', DICTIONARIES[0].page);
  const cuts = [];
  for (let step = 1; step <= session.advance(0); step++) {
    if (session.show(step).kind !== 'cut') continue;
    cuts.push(unmarked(tellStep(viewerAt(session, step, words))));
  }
  assert.ok(cuts.length > 3);
  for (const said of cuts) {
    assert.match(said, /\(α\).*\(β\)|\(β\).*\(α\)/);
    assert.match(said, /need(s)? no look\.$/);
  }
});

test('the wedges of the map are whole for a small tree, and lie within their parents', () => {
  const session = finished('sample', 'alphabeta');
  const wedges = new Wedges(session.ask((handle) => handle.wedges(1600)));
  assert.ok(wedges.isWhole);
  const { data } = wedges;
  const known = session.advance(0);
  const states = Array.from({ length: wedges.count }, (_, wedge) => wedges.stateAt(wedge, known));
  assert.deepEqual([...new Set(states)].sort(), ['cut', 'valued']);
  assert.equal(states.filter((state) => state === 'valued').length, session.show(known).entered);
  for (let wedge = 1; wedge < wedges.count; wedge++) {
    const parent = data.parents[wedge];
    assert.ok(data.from[wedge] >= data.from[parent] - 1e-9);
    const [end, most] = [wedge, parent].map((at) => data.from[at] + data.shares[at]);
    assert.ok(end <= most + 1e-9);
    const middle = data.from[wedge] + data.shares[wedge] / 2;
    assert.equal(wedges.at(data.depths[wedge], middle), wedge);
    assert.equal(wedges.beside(wedge, 'ArrowDown'), parent);
  }
  session.free();
  const large = finished('centre', 'alphabeta');
  const some = new Wedges(large.ask((handle) => handle.wedges(1600)));
  assert.ok(!some.isWhole && some.count < 4000, `${some.count} wedges`);
});
