/** The table of a game as it is drawn, and its run behind the scrub bar. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rgbOf } from '../../www/draw/colour.js';
import { readable, waysOf } from '../../www/families/games/arrows.js';
import {
  areaOf,
  cellAt,
  centreOf,
  layTable,
  rectOf,
  throughLens,
} from '../../www/families/games/grid.js';
import { labelled } from '../../www/families/games/labels.js';
import { packedOf, shadesOf } from '../../www/families/games/shades.js';
import { gapOf, writtenIn } from '../../www/families/games/stamps.js';
import { paintTable } from '../../www/families/games/table.js';
import { bareTable } from '../../www/families/games/thumbnail.js';
import { wordsOf } from '../../www/i18n/index.js';
import { EN, words as english } from './dictionaries.js';
import { tab } from '../../www/families/games/puzzles/tab.js';
import { ranksOf, roles, tabGame } from './tables.js';
import './canvases.js';
import { luminance, recorder } from './searches.js';

const BOXES = [
  { width: 528, height: 515, scale: 1 },
  { width: 340.5, height: 262.25, scale: 2 },
  { width: 900, height: 620, scale: 1.25 },
  { width: 44, height: 44, scale: 2 },
];
const SHAPES = [
  [10, 4],
  [12, 12],
  [50, 50],
  [200, 50],
  [1000, 250],
  [6, 4],
  [21, 21],
  [1, 1],
  [1, 250],
];
const LAID = BOXES.flatMap((box) =>
  SHAPES.flatMap(([rows, columns]) =>
    [0, 3].map((digits) => ({ box, digits, grid: layTable(box, { rows, columns, digits }) })),
  ),
);

/** A canvas that notes the pictures it is given. */
function easel() {
  const { ctx, rects, calls, strokes } = recorder();
  /** @type {any[]} */
  const pictures = [];
  ctx.canvas = {};
  ctx.createRadialGradient = () => ({ addColorStop() {} });
  ctx.drawImage = (/** @type {any} */ picture) => void pictures.push(picture);
  return { ctx, rects, calls, strokes, pictures };
}

/** @param {ReturnType<typeof tabGame>} game @param {object} more */
const viewOf = ({ rows, columns, plies }, more = {}) => ({
  ...bareTable({ rows, columns, start: 0 }, { plies, ranks: new Uint32Array() }, plies.length, {
    letters: ['L', 'W'],
    wording: ['loses', 'wins'],
  }),
  distances: true,
  ...more,
});

test('a table and its labels lie within their box, and a point on a cell is that cell', () => {
  for (const { box, digits, grid } of LAID) {
    const area = areaOf(grid);
    assert.ok(area.x >= grid.before - 0.01 && area.y >= 0, JSON.stringify(grid));
    assert.ok(area.x + area.width <= box.width + 0.01);
    assert.ok(area.y + area.height + grid.font <= box.height + 0.01);
    assert.equal(grid.font > 0, digits > 0);
    for (const cell of [0, 1, grid.columns - 1, grid.columns * grid.rows - 1]) {
      if (cell >= grid.rows * grid.columns) continue;
      assert.equal(cellAt(grid, centreOf(grid, cell)), cell);
    }
    assert.equal(cellAt(grid, { x: area.x - 1, y: area.y + 1 }), -1);
    assert.equal(cellAt(grid, { x: area.x + 1, y: area.y + area.height + 1 }), -1);
  }
});

test('a cell that can be told apart is a whole number of device pixels', () => {
  for (const { box, grid } of LAID.filter(({ grid: { width } }) => width >= 6)) {
    const px = grid.width * box.scale;
    assert.ok(Math.abs(px - Math.round(px)) < 1e-6, `${px}`);
  }
});

test('the lens stands beside its table and shows the cell, also at an edge', () => {
  const lenses = LAID.filter(({ grid }) => grid.lens);
  assert.ok(lenses.length >= 4);
  for (const { box, grid } of lenses) {
    const table = areaOf(grid);
    for (const cell of [0, grid.columns - 1, grid.columns * grid.rows - 1, 7 * grid.columns + 3]) {
      const { cells, area } = throughLens(grid, cell);
      const { x, y, width, height } = rectOf(cells, cell);
      assert.ok(x >= area.x - 0.01 && x + width <= area.x + area.width + 0.01);
      assert.ok(y >= area.y - 0.01 && y + height <= area.y + area.height + 0.01);
      assert.ok(area.x > table.x + table.width && area.x + area.width <= box.width);
    }
  }
});

test('what is written on a cell can be read on each of its colours, in either theme', () => {
  for (const mode of /** @type {const} */ (['light', 'dark'])) {
    const theme = roles(mode);
    const { of, inkOn, empty } = shadesOf(theme, [40]);
    for (let plies = 0; plies < 1000; plies++) {
      const [one, other] = [luminance(of(plies)), luminance(inkOn(plies))].sort((a, b) => a - b);
      assert.ok((other + 0.05) / (one + 0.05) >= 4.5, `${mode} ${plies} ${of(plies)}`);
      assert.notEqual(of(plies), empty);
    }
    const winning = [1, 3, 5, 9, 17, 33].map((plies) => luminance(of(plies)));
    assert.deepEqual(
      winning,
      [...winning].sort((one, next) => next - one),
    );
    // Red and blue tell losing from winning, however long the game.
    for (let plies = 0; plies < 300; plies++) {
      const [red, , blue] = rgbOf(of(plies));
      assert.equal(plies % 2 === 0, red > blue, `${mode} ${plies}`);
    }
  }
});

test('the longest games of a table of long ones can be told from half as long ones', () => {
  const theme = roles('light');
  for (const longest of [9, 33, 135, 399, 999]) {
    const { of } = shadesOf(theme, [1, longest, 65535]);
    const middle = 2 * (longest >> 2) + 1;
    const apart = luminance(of(middle)) - luminance(of(longest));
    assert.ok(apart > 0.006, `${longest} plies: ${apart}`);
  }
});

test('labels are as many as can be read, the ends and what is marked among them', () => {
  const bottomUp = (/** @type {number} */ row) => 200 - row;
  const rows = labelled(200, bottomUp, 2.4, 16, [77]);
  assert.ok([0, 77, 199].every((row) => rows.includes(row)));
  for (const row of rows) {
    assert.ok(rows.every((other) => other === row || Math.abs(other - row) * 2.4 >= 16));
    assert.ok([0, 77, 199].includes(row) || bottomUp(row) % 10 === 0);
  }
  assert.deepEqual(labelled(4, (column) => column + 1, 30, 20, []).sort(), [0, 1, 2, 3]);
});

/** The step of row 5, column 3 on 10 x 4 that looks at its move of this number. */
const probe = (/** @type {number} */ index, /** @type {object} */ more) => {
  const { moves } = tabGame(10, 4);
  const cell = (10 - 5) * 4 + 2;
  const step = { kind: /** @type {const} */ ('forward'), cell, other: moves[cell][index], index };
  return waysOf({ ...step, best: -1, result: 'won', ...more }, moves[cell]);
};

test('arrows lead from the cell of a step to where one can go: looked at, now, ahead', () => {
  const description = /** @type {any} */ ({ rows: 10, columns: 4 });
  const ways = probe(1, {});
  assert.deepEqual(
    ways.map(({ to }) => tab.tell(to, description)),
    [
      { row: 6, column: 1 },
      { row: 7, column: 2 },
      { row: 9, column: 4 },
    ],
  );
  assert.deepEqual(
    ways.map(({ state }) => state),
    ['looked', 'now', 'ahead'],
  );
  assert.ok(ways.every(({ best }) => !best));
});

test('the arrow that decides is marked, as long as nothing better comes', () => {
  const marked = (/** @type {number} */ index, /** @type {object} */ more) =>
    probe(index, more).map(({ best }) => best);
  assert.deepEqual(marked(1, { result: 'lost', best: 1 }), [false, true, false]);
  assert.deepEqual(marked(2, { result: 'worse', best: 1 }), [false, true, false]);
  // The best of moves that all lose decides nothing.
  assert.deepEqual(marked(2, { result: 'won', best: 0 }), [false, false, false]);
});

test('backwards all arrows lead to the cell that was taken out', () => {
  const step = { kind: /** @type {const} */ ('backward'), cell: 3, other: 20, index: 1, best: -1 };
  const ways = waysOf({ ...step, result: 'reaches' }, [12, 20, 25]);
  assert.deepEqual(
    ways.map(({ from, to, best }) => [from, to, best]),
    [
      [12, 3, false],
      [20, 3, true],
      [25, 3, false],
    ],
  );
  // Not known yet: the one that is looked at stands for all.
  assert.deepEqual(waysOf({ ...step, result: 'oneLess' }, []), [
    { from: 20, to: 3, state: 'now', best: false },
  ]);
  assert.deepEqual(waysOf({ ...step, kind: 'start', other: -1, result: 'nothing' }, []), []);
});

test('of too many arrows the present and the best one are among those that are shown', () => {
  const others = Uint32Array.from({ length: 249 }, (_, at) => 300 - at);
  const step = { kind: /** @type {const} */ ('forward'), cell: 400, other: 199, index: 101 };
  const ways = waysOf({ ...step, best: 17, result: 'worse' }, others);
  assert.ok(ways.length <= 28 && ways.length >= 24);
  const at = ways.map(({ to }) => 300 - to);
  assert.deepEqual(
    at,
    [...at].sort((one, other) => one - other),
  );
  assert.deepEqual(
    ways.filter(({ best }) => best).map(({ to }) => to),
    [300 - 17],
  );
  for (const { from, to, state } of ways) {
    assert.equal(from, 400);
    assert.equal(state, to === 199 ? 'now' : to > 199 ? 'looked' : 'ahead');
  }
  assert.ok(at.includes(101) && at.includes(0) && at.some((one) => one > 235));
  const back = { ...step, kind: /** @type {const} */ ('backward'), best: -1 };
  const settling = waysOf({ ...back, result: 'reaches' }, others).filter(({ best }) => best);
  assert.deepEqual(settling, [{ from: 199, to: 400, state: 'now', best: true }]);
  assert.deepEqual(readable(9, 14, [3, -1, 9]), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const few = readable(249, 14, [101, 17, -1]);
  assert.ok(few.length <= 16 && few.includes(101) && few.includes(17) && !few.includes(-1));
});

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
    paintTable(ctx, { width, height: 500 }, viewOf(game, { start: 39 }), roles('light'));
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
  paintTable(ctx, { width: 500, height: 501 }, view, roles('dark'));
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
    paintTable(ctx, { width: 200, height: 502 }, view, roles('light'));
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
      paintTable(ctx, { width: 500, height: 500 }, viewOf(game, { ranks: own, filled, ...more }), roles('light')); // prettier-ignore
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
  paintTable(ctx, { width: 500, height: 500 }, viewOf(game, { filled: cell, current: cell, ways }), roles('light')); // prettier-ignore
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
      paintTable(ctx, { width: 400, height: 400 }, viewOf(game, { ranks: own, filled }), theme);
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
      paintTable(ctx, { width: 100, height: 100 }, view, roles('light'));
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
    paintTable(ctx, { width: px, height: px }, viewOf(game, { ranks, filled }), roles('light'));
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
  paintTable(ctx, { width: 528, height: 515, scale: 1 }, view, roles('light'));
  const count = Object.values(calls).reduce((sum, one) => sum + one, 0);
  assert.ok(count < 1500, `${count} calls`);
});
