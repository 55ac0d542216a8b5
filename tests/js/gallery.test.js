/** Groups, filters and words of the gallery, and hard boards, with the real catalogue. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { hardBoard, hardDistance, seedOfDay } from '../../www/core/gallery/hard-board.js';
import { hasHardBoards } from '../../www/core/gallery/has-hard-boards.js';
import { FILTERS, GROUPS, folded, shelvesOf } from '../../www/core/gallery/shelves.js';
import { wordsOf } from '../../www/i18n/index.js';
import { SHELVES } from '../../www/wasm/shelves.js';
import { DICTIONARIES } from './dictionaries.js';
import { IS_LONG } from '../long.js';
import './families.js';

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

/** @import { PuzzleKind } from '../../www/core/engine/catalogue.js' */

const KINDS = catalogue();

/**
 * @param {ReturnType<typeof shelvesOf>} shelves
 * @returns {string[]} ids of the puzzles on the shelves
 */
const idsOf = (shelves) => shelves.flatMap(({ kinds }) => kinds.map(({ id }) => id));

/** @param {PuzzleKind} kind */
const idOf = ({ id }) => id;

test('every puzzle is on exactly one shelf, and no shelf is empty', () => {
  const shelves = shelvesOf(KINDS, 'every', '', idOf);
  assert.deepEqual(
    shelves.map(({ group }) => group),
    GROUPS,
  );
  assert.deepEqual(idsOf(shelves).sort(), KINDS.map(idOf).sort());
});

test('the group of a puzzle follows from the search that it opens with', () => {
  /** @type {Record<string, string>} */
  const known = {
    ...{ flip: 'rings', rearrange: 'rings', solitaire: 'rings' },
    ...{ tiles: 'estimate', maze: 'estimate', knight: 'choices', mines: 'choices' },
    ...{ tab: 'games', subtract: 'games' },
  };
  for (const [id, teaches] of Object.entries(known)) {
    assert.equal(SHELVES[id].teaches, teaches, id);
  }
});

test('the states of a puzzle are counted where that can be done', () => {
  const counts = Object.fromEntries(KINDS.map(({ id }) => [id, SHELVES[id].states]));
  const { flip, rearrange, tiles } = counts;
  assert.deepEqual({ flip, rearrange, tiles }, { flip: 4096, rearrange: 12_870, tiles: 181_440 });
  assert.equal(SHELVES.tiles.hardest, 31);
});

test('a puzzle whose states are not counted has its size in words, in every language', () => {
  const uncounted = KINDS.filter(({ id }) => SHELVES[id].hardest === undefined);
  for (const { language, gallery } of DICTIONARIES) {
    const words = wordsOf(language, gallery);
    for (const { family } of uncounted) assert.ok(words.has(`gallery.size.${family}`), family);
  }
});

test('the gallery says how hard a board of the day can be', async () => {
  // The classic board of Klotski is 124 moves from the board farthest from it, but no board needs so
  // many to a goal.
  for (const { id, presets } of KINDS) {
    const session = new Session(presets[0].link);
    const { hardest } = SHELVES[id];
    const { canBeSurveyed } = session.description;
    assert.equal(hardest !== undefined, canBeSurveyed, id);
    if (canBeSurveyed && (id === 'klotski' || IS_LONG)) {
      while (!session.advanceSurvey(1 << 20));
      const { distances } = /** @type {{ distances: number[] }} */ (session.survey());
      const days = [0, 1, 2, 3, 20_261_126].map((seed) => hardDistance(distances, seed));
      assert.ok(Math.max(...days) <= Number(hardest), id);
      assert.equal(distances.length - 1, hardest, id);
    }
    session.free();
  }
});

test('the filter of games has tables and game trees', () => {
  const ids = idsOf(shelvesOf(KINDS, 'games', '', idOf));
  for (const id of ['tab', 'subtract', 'tictactoe']) assert.ok(ids.includes(id), id);
});

test('each filter leaves puzzles, and only those that have the search', () => {
  for (const filter of FILTERS) {
    const ids = idsOf(shelvesOf(KINDS, filter, '', idOf));
    assert.ok(ids.length > 0, filter);
    for (const { id, family, algorithms } of KINDS) {
      const isNamed = [family, SHELVES[id].teaches, ...algorithms].includes(filter);
      const fits = filter === 'every' || isNamed;
      assert.equal(ids.includes(id), fits, `${filter} ${id}`);
    }
  }
});

test('words are found without diacritics and in any order, and nothing if none fits', () => {
  const vietnamese = (/** @type {PuzzleKind} */ { id }) => (id === 'knight' ? 'Mã Đi Tuần' : '');
  assert.equal(folded('Tám quân Hậu: Đường'), 'tam quan hau: duong');
  for (const query of ['mã đi tuần', 'tuan  ma', ' DI ', 'Mã']) {
    assert.deepEqual(idsOf(shelvesOf(KINDS, 'every', query, vietnamese)), ['knight'], query);
  }
  assert.deepEqual(shelvesOf(KINDS, 'every', 'no such puzzle', idOf), []);
  assert.deepEqual(shelvesOf(KINDS, 'games', 'knight', idOf), []);
});

test('the seed of a day is made from its date, and other texts are refused', () => {
  assert.equal(seedOfDay('2026-11-26'), 20_261_126);
  for (const text of ['', '2026-1-1', '26-11-2026', 'today', '2026-11-26T00:00']) {
    assert.throws(() => seedOfDay(text), RangeError, text);
  }
});

test('a hard board is one of the last that together are enough', () => {
  const distances = [1, 12, 60, 100, 40, 20, 2];
  const seen = new Set([0, 1, 2, 3, 20_261_126].map((seed) => hardDistance(distances, seed)));
  assert.deepEqual([...seen].sort(), [4, 5, 6]);
  assert.equal(hardDistance([1], 7), 0);
  assert.equal(hardDistance([1, 2], 7), 1);
});

const pause = () => Promise.resolve();

for (const { id, presets } of KINDS) {
  test(`the board of the day of ${id} is the same for everybody, and another the next day`, async (context) => {
    const session = new Session(presets[0].link);
    context.after(() => session.free());
    if (!hasHardBoards(session.description)) return;
    const boardOf = async (/** @type {string} */ day) => {
      const fresh = new Session(presets[0].link);
      const link = await hardBoard(fresh, seedOfDay(day), pause);
      fresh.free();
      return Buffer.from(link).toString('hex');
    };
    const days = ['2026-11-26', '2026-11-27', '2026-11-28'];
    const boards = [];
    for (const day of days) boards.push(await boardOf(day));
    assert.equal(await boardOf(days[0]), boards[0]);
    assert.ok(new Set(boards).size > 1, boards.join('\n'));
    const drawn = new Session(Buffer.from(boards[0], 'hex'));
    const { puzzle, rows, columns, algorithm } = drawn.description;
    drawn.free();
    const { description } = session;
    assert.deepEqual(
      { puzzle, rows, columns, algorithm },
      {
        puzzle: id,
        rows: description.rows,
        columns: description.columns,
        algorithm: description.algorithm,
      },
    );
  });
}
