/** The cells of a table as they are drawn: large ones as stamps, small ones as pixels. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pen } from '../../www/canvas/pen.js';
import { waysOf } from '../../www/families/games/table/move-arrows.js';
import { packedOf, shadesOf } from '../../www/families/games/table/value-colours.js';
import { gapOf, writtenIn } from '../../www/families/games/table/cell-stamps.js';
import { paintTable } from '../../www/families/games/table/paint-table.js';
import { wordsOf } from '../../www/i18n/index.js';
import { EN, words as english } from './dictionaries.js';
import { easel, viewOf } from './easel.js';
import { ranksOf, roles, tabGame } from './tables.js';

/** What is written on the cells of the last picture of a table. @param {any[]} pictures */
const written = (pictures) =>
  pictures[pictures.length - 1].pictures.map((/** @type {any} */ { texts }) => texts.join(' '));

test('a large cell says wins or loses with the plies, a smaller one W or L with the plies', () => {
  const game = tabGame(10, 4);
  // The rows 10 down to 1 of the problem's own moves d, 0 for a loss.
  const rows = [0, 111, 1111, 1101, 1110, 0, 2222, 2022, 2222, 2223];
  const known = rows.flatMap((row) => [...String(row).padStart(4, '0')].map(Number));
  for (const [width, lose, win] of /** @type {const} */ ([
    [500, 'loses', 'wins'],
    [200, 'L', 'W'],
  ])) {
    const { ctx, pictures } = easel();
    paintTable(new Pen(ctx, roles('light')), { width, height: 500 }, viewOf(game, { start: 39 }));
    assert.equal(pictures.length, 1);
    const told = written(pictures);
    assert.equal(told.length, 40);
    for (const [cell, text] of told.entries()) {
      const plies = game.plies[cell];
      const count = plies === 0 ? '' : width > 300 ? ` ${plies}` : `${plies}`;
      assert.equal(text, `${known[cell] > 0 ? win : lose}${count}`);
      if (known[cell] > 0) assert.equal(plies, 2 * known[cell] - 1);
    }
  }
});

test('a table without distances says wins or loses and no more, and nothing of cells not filled', () => {
  const game = tabGame(10, 4);
  const { ctx, pictures } = easel();
  const view = viewOf(game, { distances: false, filled: 6 });
  paintTable(new Pen(ctx, roles('dark')), { width: 500, height: 501 }, view);
  assert.deepEqual(written(pictures).slice(0, 7), ['loses', 'loses', 'loses', 'loses', 'loses', 'wins', '']); // prettier-ignore
});

test('cells have the words that they come with', () => {
  const game = tabGame(10, 4);
  const words = wordsOf('en', EN, 'games-letter-W = T\ngames-letter-L = B');
  const { ctx, pictures } = easel();
  for (const [source, wanted] of /** @type {const} */ ([
    [words, ['B', 'T1', 'B2', 'T5']],
    [english, ['L', 'W1', 'L2', 'W5']],
  ])) {
    const view = viewOf(game, writtenIn(source));
    paintTable(new Pen(ctx, roles('light')), { width: 200, height: 502 }, view);
    // The picture is another for other letters: the last forty stamps are its cells.
    const cells = written(pictures).slice(-40);
    assert.deepEqual([0, 5, 20, 39].map((cell) => cells[cell]), wanted); // prettier-ignore
  }
});

test('a step stamps the cells that it changes and no others', () => {
  const game = tabGame(12, 12);
  const { ranks, order } = ranksOf(game.plies);
  for (const own of [new Uint32Array(), ranks]) {
    const { ctx, pictures } = easel();
    const paint = (/** @type {number} */ filled, more = {}) => {
      const before = pictures[pictures.length - 1]?.pictures.length ?? 0;
      paintTable(new Pen(ctx, roles('light')), { width: 500, height: 500 }, viewOf(game, { ranks: own, filled, ...more })); // prettier-ignore
      const [picture] = pictures.slice(-1);
      return picture.pictures.slice(before).map((/** @type {any} */ { texts }) => texts.join(''));
    };
    assert.equal(paint(70).length, 144);
    assert.deepEqual(paint(70), []);
    const next = own.length > 0 ? order.slice(70, 73) : [70, 71, 72];
    const told = next.map((cell) => `${game.plies[cell] % 2 ? 'W' : 'L'}${game.plies[cell] || ''}`);
    assert.deepEqual(paint(73), told);
    assert.deepEqual(paint(71), ['', '']);
  }
});

test('what is written on the cells lies over the arrows that cross them', () => {
  const game = tabGame(10, 4);
  const { moves, plies } = game;
  const cell = 28;
  const ways = waysOf({ kind: 'forward', cell, other: moves[cell][0], index: 0, best: 0, result: 'lost' }, moves[cell]); // prettier-ignore
  const { ctx, pictures } = easel();
  paintTable(new Pen(ctx, roles('light')), { width: 500, height: 500 }, viewOf(game, { filled: cell, current: cell, ways })); // prettier-ignore
  const [sheet, ...over] = pictures;
  assert.equal(sheet.pictures.length, 40);
  const told = over.map(({ texts }) => texts.join(' '));
  // From row 3, column 1 to rows 5, 6 and 7: over cells of row 4 and the targets themselves.
  assert.ok(told.length >= 5, told.join());
  for (const text of told) assert.match(text, /^(wins|loses)( \d)?$/);
  for (const to of moves[cell]) {
    const text = `${plies[to] % 2 ? 'wins' : 'loses'} ${plies[to]}`;
    assert.ok(told.includes(text), text);
  }
});

test('cells have gaps, so that a frame around one hides no other', () => {
  for (const [width, height] of /** @type {const} */ ([
    [110, 42],
    [40, 34],
    [17, 17],
    [6, 6],
  ])) {
    // prettier-ignore
    const gap = gapOf(width, height);
    assert.ok(gap >= 1 && gap <= 5 && gap < Math.min(width, height) / 4);
  }
});

test('small cells are pixels: the bitmap follows the cursor on, back, and over a theme', () => {
  const game = tabGame(50, 50);
  const { ranks, order } = ranksOf(game.plies);
  for (const own of [new Uint32Array(), ranks]) {
    const { ctx, pictures } = easel();
    for (const [filled, mode] of /** @type {const} */ ([
      [0, 'light'],
      [700, 'light'],
      [703, 'light'],
      [40, 'light'],
      [40, 'dark'],
      [2500, 'dark'],
      [2499, 'dark'],
    ])) {
      const theme = roles(mode);
      const { packed, empty } = shadesOf(theme, game.plies);
      paintTable(
        new Pen(ctx, theme),
        { width: 400, height: 400 },
        viewOf(game, { ranks: own, filled }),
      );
      const { pixels } = pictures.findLast((picture) => picture.pixels);
      const isFilled = (/** @type {number} */ cell) =>
        own.length > 0 ? order.indexOf(cell) < filled : cell < filled;
      for (let cell = 0; cell < 2500; cell += 3) {
        const wanted = isFilled(cell) ? packed[game.plies[cell]] : packedOf(empty);
        assert.equal(pixels[cell], wanted, `cell ${cell} of ${filled}`);
      }
    }
  }
});

test('a step on or back colours the cells between, in whatever order they are filled', () => {
  const game = tabGame(50, 50);
  const { ranks } = ranksOf(game.plies);
  let read = 0;
  const counted = (/** @type {any} */ numbers) =>
    new Proxy(numbers, {
      get(of, name) {
        read += Number(/^\d+$/.test(String(name)));
        return Reflect.get(of, name, of);
      },
    });
  const plies = counted(game.plies);
  for (const own of [new Uint32Array(), counted(ranks)]) {
    const { ctx } = easel();
    const paint = (/** @type {number} */ filled) => {
      read = 0;
      const view = viewOf({ ...game, plies }, { ranks: own, filled });
      paintTable(new Pen(ctx, roles('light')), { width: 100, height: 100 }, view);
      return read;
    };
    assert.ok(paint(1000) >= 1000);
    for (const filled of [1003, 1010, 1007, 1000]) {
      assert.ok(paint(filled) < 40, `${read} numbers read for ${filled}`);
    }
  }
});

test('each losing cell that can be told apart is hollow, and drawn so once', () => {
  const game = tabGame(50, 50);
  const { ctx, pictures } = easel();
  const ranks = new Uint32Array();
  let drawn = 0;
  const holes = (/** @type {number} */ px, /** @type {number} */ filled) => {
    pictures.length = 0;
    paintTable(
      new Pen(ctx, roles('light')),
      { width: px, height: px },
      viewOf(game, { ranks, filled }),
    );
    const marks = pictures.find((picture) => !picture.pixels);
    const before = drawn;
    drawn = marks?.rects.length ?? drawn;
    return drawn - before;
  };
  assert.equal(holes(250, 50), 50);
  // The published number of losing cells on 50 x 50.
  assert.equal(holes(250, 2500), 83 - 50);
  assert.equal(holes(250, 2400), 0);
  assert.equal(holes(100, 2500), 0);
});

test('a table of 250,000 cells takes few calls, whatever is filled', () => {
  const game = { rows: 1000, columns: 250, plies: new Uint16Array(250_000).map((_, at) => at % 9) };
  const { ctx, calls } = easel();
  const labels = {
    ...{ row: (/** @type {number} */ row) => 1000 - row, write: String, rowName: 'r' },
    ...{ column: (/** @type {number} */ column) => column + 1, columnName: 'c' },
  };
  const view = viewOf(/** @type {any} */ (game), { filled: 125_000, current: 125_000, labels });
  paintTable(new Pen(ctx, roles('light')), { width: 528, height: 515 }, view);
  const count = Object.values(calls).reduce((sum, one) => sum + one, 0);
  assert.ok(count < 1500, `${count} calls`);
});
