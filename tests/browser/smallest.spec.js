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
/** Maximum number of steps of a small run, and of an example where no board of these sizes is small. */
const STEPS = 1000;
const EXAMPLE_STEPS = 20_000;

/** Makes a session; `null` if the puzzle has no such board. @param {() => Session} make */
function sessionOf(make) {
  try {
    return make();
  } catch {
    return null;
  }
}

/**
 * The runs of some boards that end within a number of steps, with each algorithm of the puzzle.
 * @param {(Session | null)[]} boards
 * @param {readonly string[]} algorithms
 * @param {number} most
 */
function* endedRuns(boards, algorithms, most) {
  for (const board of boards) {
    for (const algorithm of algorithms) {
      const session = board && sessionOf(() => new Session(board.withAlgorithm(algorithm)));
      const steps = session?.advance(most) ?? 0;
      const ends = session?.outcome?.code;
      if (session && ends) {
        const { cells } = session;
        yield /** @type {const} */ ([lettersOf(session.link(0)), { steps, cells, ends }]);
      }
      session?.free();
    }
    board?.free();
  }
}

/**
 * The small instances of a puzzle with each of its algorithms, those with the fewest steps first; in the
 * short form one of each outcome.
 * @param {import('../../www/core/engine/catalogue.js').PuzzleKind} kind
 */
function smallOnes({ presets, algorithms }) {
  const first = new Session(presets[0].link);
  const sized = Array.from({ length: (MOST + 1) ** 2 }, (_, side) => {
    const [rows, columns] = [side % (MOST + 1), Math.floor(side / (MOST + 1))];
    return sessionOf(() => new Session(first.resized(rows, columns)));
  });
  const found = new Map(endedRuns(sized, algorithms, STEPS));
  if (!found.size) {
    const examples = presets.map(({ link }) => new Session(link));
    for (const run of endedRuns(examples, algorithms, EXAMPLE_STEPS)) found.set(...run);
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
  for (const kind of some(catalogue(), 4)) {
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
