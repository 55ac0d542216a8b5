/** The frontier: one number and one word, on the map, beside the program and among the counters. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OpenListReader } from '../../www/families/state-space/board/open-list.js';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { code } from '../../www/families/state-space/program-steps.js';
import { wordsOf } from '../../www/i18n/index.js';
import { DICTIONARIES } from './dictionaries.js';
import './families.js';
import { ROOT } from './sources.js';

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {}, window: globalThis });
const { StateSpaceMap } = await import('../../www/families/state-space/map/map.js');

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

test('the frontier is what is found and not expanded yet, under one word, everywhere', () => {
  const spaces = catalogue().filter(({ family }) => family === 'state-space');
  for (const { language, page, code: written } of DICTIONARIES) {
    const words = wordsOf(language, page);
    const word = words.text('counter.frontier');
    assert.equal(words.text('legend.frontier'), word);
    assert.equal(wordsOf(language, written).text('code.value.queue'), word);
    for (const { presets } of spaces) {
      const session = new Session(new Session(presets[0].link).withAlgorithm('bfs'));
      const known = session.advance(2000);
      for (let step = 0; step <= Math.min(known, 200); step += 7) {
        const frame = /** @type {any} */ (session.show(step));
        const run = { frame, session, analysis: { map: null } };
        const viewer = /** @type {any} */ ({ run, words, hidesFuture: false, refresh() {} });
        const legend = new StateSpaceMap(
          viewer,
          /** @type {any} */ ({}),
          new OpenListReader(viewer),
        ).legend();
        const { expanded, frontier, discovered } = frame;
        assert.equal(discovered, expanded + frontier);
        const counts = Object.fromEntries(legend.map(({ mark, count }) => [mark, count]));
        assert.deepEqual({ ...counts, unseen: 0 }, { expanded, frontier, unseen: 0 });
        assert.equal(code.valuesOf(viewer, wordsOf(language, written)).queue, frontier);
      }
      session.free();
    }
  }
});
