/** The smallest, the empty and the stepless instances of each puzzle, opened in a page, resized and played. */
import { readFileSync } from 'node:fs';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { lettersOf } from '../../www/core/links/state-string.js';
import '../js/families.js';
import { IS_LONG, some } from '../long.js';
import { openHost } from './hosts.js';
import { errorCodes, expect, test } from './light.js';

/** @import { SearchLight } from '../../www/element/search-light.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** Sides of the boards that are tried. */
const MOST = 5;
/** A run of more steps is no small one. */
const STEPS = 1000;

/**
 * The small instances of a puzzle with each of its algorithms, those with the fewest steps first; in the
 * short form one of each outcome.
 * @param {import('../../www/core/engine/catalogue.js').PuzzleKind} kind
 */
function smallOnes({ presets, algorithms }) {
  const first = new Session(presets[0].link);
  /** @type {Map<string, { steps: number, cells: number, ends: string }>} */
  const found = new Map();
  for (let side = 0; side < (MOST + 1) ** 2; side++) {
    for (const algorithm of algorithms) {
      try {
        const sized = new Session(first.resized(side % (MOST + 1), Math.floor(side / (MOST + 1))));
        const session = new Session(sized.withAlgorithm(algorithm));
        const { cells } = session;
        const steps = session.advance(STEPS);
        const ends = session.outcome?.code ?? '';
        if (ends) found.set(lettersOf(session.link(0)), { steps, cells, ends });
      } catch {
        // The puzzle has no board of that size, or this algorithm does not run on it.
      }
    }
  }
  const ordered = [...found].sort(([, a], [, b]) => a.steps - b.steps || a.cells - b.cells);
  const isFirst = (/** @type {string} */ ends, /** @type {number} */ index) =>
    ordered.findIndex(([, other]) => other.ends === ends) === index;
  const shown = IS_LONG ? ordered : ordered.filter(([, { ends }], index) => isFirst(ends, index));
  return shown.map(([state]) => state);
}

test('row 30: the smallest, empty and stepless instances of each puzzle open, resize and play without an error', async ({
  page,
}) => {
  // In the long form, a minute for each puzzle.
  if (IS_LONG) test.setTimeout(60_000 * catalogue().length);
  const codes = await errorCodes(page);
  const light = await openHost(page);
  for (const kind of some(catalogue(), 2)) {
    const states = smallOnes(kind);
    expect(states.length, kind.id).toBeGreaterThan(0);
    for (const state of states) {
      const shown = await light.root.evaluate(async (node, link) => {
        const el = /** @type {SearchLight} */ (node);
        await el.setState(link);
        const opened = el.getState();
        for (const width of ['700px', '320px', '']) {
          el.style.width = width;
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        }
        await el.stepForward();
        await el.seek(1e9);
        el.speed = 1e6;
        await el.play();
        while (!el.paused) await new Promise(requestAnimationFrame);
        el.speed = 0;
        await el.stepBack();
        return opened;
      }, state);
      expect(shown).toBe(state);
      expect(await codes(), `${kind.id} ${state}`).toEqual([]);
    }
  }
});
