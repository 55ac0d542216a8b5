/** Where the cells of a table lie, their colours, and the arrows between them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellAt } from '../../www/canvas/cell-at.js';
import { rgbOf } from '../../www/canvas/colour.js';
import { courseOf, readable, waysOf } from '../../www/families/games/table/move-arrows.js';
import { layTable, throughLens } from '../../www/families/games/table/grid-geometry.js';
import { labelled } from '../../www/families/games/table/axis-labels.js';
import { shadesOf } from '../../www/families/games/table/value-colours.js';
import { tab } from '../../www/families/games/puzzles/tab.js';
import { roles, tabGame } from './tables.js';
import { luminance } from './searches.js';

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

test('a table and its labels lie within their box, and a point on a cell is that cell', () => {
  for (const { box, digits, grid } of LAID) {
    const area = grid.area;
    assert.ok(area.x >= grid.before - 0.01 && area.y >= 0, JSON.stringify(grid));
    assert.ok(area.x + area.width <= box.width + 0.01);
    assert.ok(area.y + area.height + grid.font <= box.height + 0.01);
    assert.equal(grid.font > 0, digits > 0);
    for (const cell of [0, 1, grid.columns - 1, grid.columns * grid.rows - 1]) {
      if (cell >= grid.rows * grid.columns) continue;
      assert.equal(cellAt(grid, grid.centre(cell)), cell);
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
    const table = grid.area;
    for (const cell of [0, grid.columns - 1, grid.columns * grid.rows - 1, 7 * grid.columns + 3]) {
      const { cells, area } = throughLens(grid, cell);
      const { x, y, width, height } = cells.rect(cell);
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

test('a losing cell is read and seen on its own ground, and a cell that is not filled on the room', () => {
  const ratio = (/** @type {string} */ one, /** @type {string} */ other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  for (const mode of /** @type {const} */ (['light', 'dark'])) {
    const theme = roles(mode);
    const { hollow, empty } = shadesOf(theme, [40]);
    assert.ok(ratio(hollow.ink, hollow.ground) >= 4.5, mode);
    assert.ok(ratio(hollow.edge, hollow.ground) >= 3, mode);
    assert.ok(ratio(hollow.edge, theme.air) >= 3, mode);
    // Where the light is, and the table.
    assert.ok(ratio(empty, theme.air) >= 1.6, `${mode} ${ratio(empty, theme.air)}`);
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
  const rows = labelled(200, bottomUp, 16 / 2.4, [77]);
  assert.ok([0, 77, 199].every((row) => rows.includes(row)));
  for (const row of rows) {
    assert.ok(rows.every((other) => other === row || Math.abs(other - row) * 2.4 >= 16));
    assert.ok([0, 77, 199].includes(row) || bottomUp(row) % 10 === 0);
  }
  assert.deepEqual(labelled(4, (column) => column + 1, 20 / 30, []).sort(), [0, 1, 2, 3]);
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

test('the number on a move along the uppermost row stays on the canvas', () => {
  for (const { box, grid } of LAID) {
    if (Math.min(box.width, box.height) < 50) continue;
    for (let to = 1; to < grid.columns; to++) {
      const [start, bend, end] = courseOf(grid, 0, to);
      assert.ok((start.y + 2 * bend.y + end.y) / 4 >= 11 - 1e-9, JSON.stringify(grid));
    }
  }
});
