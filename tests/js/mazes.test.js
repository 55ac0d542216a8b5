/** Spaces whose states are the cells of a board: the board as the map, its parts, and painting on it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import './answered.js';
import { runOf } from '../browser/facts.js';
import { catalogue, Session } from '../../www/core/engine/session.js';
import { recorder, themeOf } from './searches.js';
import { lettersOf } from '../../www/core/links/state-string.js';

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {}, window: globalThis });
const { closeUp, cropped, indexIn, partAround } = await import('../../www/canvas/board-part.js');
const { cellsTo } = await import('../../www/canvas/cell-at.js');
const { cividis } = await import('../../www/canvas/colour.js');
const { Grid } = await import('../../www/canvas/grid.js');
const { Pen } = await import('../../www/canvas/pen.js');
const { ROLES } = await import('../../www/canvas/theme.js');
const { orderOf } = await import('../../www/families/state-space/list-order.js');
const { mapOf } = await import('../../www/families/state-space/analysis.js');
const { GridPlan } = await import('../../www/families/state-space/map/grid-geometry.js');
const { MapExplorer } = await import('../../www/families/state-space/map/map-explorer.js');
const { StateSpaceMap, layoutsOf } = await import('../../www/families/state-space/map/map.js');
const { BoardLayout } = await import('../../www/families/state-space/map/board-layout.js');
const { SidesLayout } = await import('../../www/families/state-space/map/two-sides.js');
const { fetchViews, viewOf } = await import('../../www/families/state-space/puzzles/index.js');

// Lit must not take this document for a page's.
await import('./canvases.js');

const kind = (/** @type {string} */ id) => {
  const found = catalogue().find((one) => one.id === id);
  assert.ok(found, id);
  return found;
};
const SAMPLE = kind('maze').presets[0].link;
await fetchViews(null);
const maze = viewOf('maze');

const THEME = /** @type {any} */ ({
  ...Object.fromEntries(
    ROLES.map((role) => [role.replace(/-(.)/, (_, letter) => letter.toUpperCase()), '#808890']),
  ),
  ...{ font: 'serif', type: 1, depth: cividis },
});

const SHAPE = fc.record({ rows: fc.integer({ min: 1, max: 60 }), columns: fc.integer({ min: 1, max: 60 }) }); // prettier-ignore

test('a part of a board has its cell, lies on the board, and stays while the cell moves a little', () => {
  fc.assert(
    fc.property(SHAPE, fc.nat(), fc.integer({ min: 5, max: 12 }), (shape, any, most) => {
      const { rows, columns } = shape;
      const cell = any % (rows * columns);
      const part = partAround(cell, shape, most);
      assert.ok(indexIn(part, cell, columns) >= 0);
      assert.ok(part.top >= 0 && part.top + part.rows <= rows);
      assert.ok(part.left >= 0 && part.left + part.columns <= columns);
      assert.deepEqual([part.rows, part.columns], [Math.min(rows, most), Math.min(columns, most)]);
      const board = Uint8Array.from({ length: rows * columns }, (_, at) => at % 251);
      const picture = cropped({ board, rows, columns, from: cell, to: -1 }, part);
      assert.equal(picture.board.length, part.rows * part.columns);
      assert.equal(picture.board[picture.from], board[cell]);
      assert.equal(picture.to, -1);
    }),
  );
  const wide = { rows: 1, columns: 100 };
  const lefts = Array.from({ length: 100 }, (_, cell) => partAround(cell, wide).left);
  const moves = lefts.filter((left, at) => at > 0 && left !== lefts[at - 1]);
  assert.ok(moves.length < 40, `the part moves ${moves.length} times`);
});

test('a small picture shows a large maze around the walker, and a small one as a whole', () => {
  const board = new Uint8Array(40 * 50).fill(1);
  board[20 * 50 + 30] = 10;
  const large = closeUp({ board, rows: 40, columns: 50 }, maze, 42);
  assert.deepEqual([large.rows, large.columns], [5, 5]);
  assert.equal([...large.board].indexOf(10), 12);
  const small = { board: board.subarray(0, 56), rows: 7, columns: 8 };
  assert.equal(closeUp(small, maze, 42), small);
  assert.equal(closeUp({ board, rows: 40, columns: 50 }, viewOf('flip'), 42).rows, 40);
});

test('a stroke touches the cells on its line', () => {
  assert.deepEqual(cellsTo(0, 3, 8), [1, 2, 3]);
  assert.deepEqual(cellsTo(0, 27, 8), [9, 18, 27]);
  assert.deepEqual(cellsTo(5, 5, 8), []);
  assert.deepEqual(cellsTo(3, 0, 8), [2, 1, 0]);
});

test('the core says which puzzles have the board for a map', () => {
  for (const { id, presets, family } of catalogue()) {
    const session = new Session(presets[0].link);
    const run = /** @type {any} */ ({ session, player: { outcome: null } });
    assert.equal(session.description.statesAreCells, id === 'maze', id);
    if (family === 'state-space') {
      const first = layoutsOf({ run })[0];
      if (id === 'maze') assert.equal(first, 'board');
      else assert.ok(['rings', 'graph'].includes(first), id);
      assert.equal(viewOf(id).paintGround !== undefined, id === 'maze');
    }
    session.free();
  }
});

test('the core says which puzzles have costs, and a stack shows them in place of depths', () => {
  for (const { id, presets, family } of catalogue()) {
    const session = new Session(presets[0].link);
    const { description } = session;
    assert.equal(description.hasCosts, id === 'maze', id);
    if (family === 'state-space') {
      const { key } = orderOf({ ...description, algorithm: 'dfs' }) ?? {};
      assert.equal(key, id === 'maze' ? 'g' : 'depth', id);
    }
    session.free();
  }
});

test('each pixel of a maze shows the state of its cell, and walls show none', async () => {
  const session = await runOf(lettersOf(new Session(SAMPLE).withAlgorithm('bfs')));
  const { rows, columns, text } = session.description;
  const [map] = mapOf(session).sides;
  const walls = [...String(text).split('\n').slice(1).join('')].map((letter) => letter === '#');
  for (const px of [2, 9]) {
    const plan = new GridPlan(map, new Grid({ left: 3, top: 5, width: px, rows, columns }));
    const scan = plan.scanner(1, 0);
    const width = 3 + columns * px + 4;
    for (let y = 0; y < 5 + rows * px + 4; y += 1) {
      const line = {
        place: new Uint32Array(width).fill(0xffff_ffff),
        texture: new Uint8Array(width).fill(255),
        depth: new Uint16Array(width),
        cover: new Uint8Array(width).fill(255),
      };
      scan(line, 0.5, y + 0.5);
      for (let x = 0; x < width; x += 1) {
        const cell = plan.cellAt(x + 0.5, y + 0.5);
        const place = line.place[x] === 0xffff_ffff ? -1 : line.place[x];
        assert.equal(place, plan.placeAt(x + 0.5, y + 0.5));
        assert.equal(place < 0, cell < 0 || walls[cell] || !map.order.includes(cell), `${x} ${y}`);
        if (place >= 0) assert.equal(map.order[place], cell);
      }
    }
    for (let place = 0; place < map.order.length; place += 1) {
      const { x, y } = plan.point(place);
      assert.equal(plan.placeAt(x, y), place);
      const zoomed = plan.through({ zoom: 3, x: -50, y: -20 });
      assert.equal(zoomed.placeAt(3 * x - 50, 3 * y - 20), place);
    }
  }
  session.free();
});

test('a maze of 200 x 200 is drawn by few strokes; costs are numbers, lines or shades by size', () => {
  const [rows, columns] = [200, 200];
  const board = Uint8Array.from({ length: rows * columns }, (_, cell) => (cell * 7) % 10);
  for (const [px, least] of /** @type {const} */ ([
    [3, 8],
    [8, 1],
    [20, 0],
  ])) {
    // prettier-ignore
    const { ctx, calls, texts } = recorder();
    maze.paintGround?.(new Pen(ctx, THEME, 1), board, new Grid({ width: px, rows, columns }));
    assert.ok((calls.fill ?? 0) + (calls.stroke ?? 0) < 20, `${px} px`);
    assert.ok((calls.fill ?? 0) + (calls.stroke ?? 0) > least);
    assert.equal(texts.length, px < 13 ? 0 : board.filter((code) => code > 1).length);
  }
});

test('the walker is seen in a small maze: a dot of at least 6 px, whatever the cell', () => {
  for (const size of [2, 4, 5, 8]) {
    const { ctx, arcs } = recorder();
    maze.paintPiece(new Pen(ctx, THEME, 1), 10, { x: 0, y: 0, size });
    assert.ok(Math.max(...arcs.map(({ r }) => r)) >= 3, `cells of ${size} px`);
  }
});

test('the number on a tile of 18 px is readable', () => {
  const fonts = /** @type {string[]} */ ([]);
  const { ctx } = recorder();
  const noting = new Proxy(ctx, {
    set(target, name, value) {
      if (name === 'font') fonts.push(value);
      target[name] = value;
      return true;
    },
  });
  viewOf('tiles').paintPiece(new Pen(noting, THEME, 1), 15, { x: 0, y: 0, size: 18 });
  const [, px] = /([\d.]+)px/.exec(fonts[0]) ?? [];
  // Two digits are about 1.2 times as wide as the letters are high.
  assert.ok(Number(px) >= 12 && 1.2 * Number(px) <= 0.94 * 18, px);
});

/** A viewer whose board is edited on the map: 8 cells of 10 px in a row, at the corner. */
function deskOf(editing = true) {
  /** @type {unknown[][]} */
  const done = [];
  const viewer = {
    view: maze,
    run: { frame: { board: Uint8Array.of(0, 1, 1, 5, 10, 11, 1, 1) }, session: { description: { columns: 8 } } }, // prettier-ignore
    editing: {
      isOn: editing,
      paint: (/** @type {unknown[]} */ ...args) => void done.push(['paint', ...args]),
      edit: (/** @type {unknown[]} */ ...args) => void done.push(['edit', ...args]),
    },
    host: { adopt() {} },
    refresh() {},
    seek: (/** @type {number} */ step) => void done.push(['seek', step]),
    attempt: () => null,
  };
  const canvas = {
    surface: { width: 80, height: 10 },
    layout: {
      boardCellAt: (/** @type {number} */ x, /** @type {number} */ y) =>
        x >= 0 && x < 80 && y >= 0 && y < 10 ? Math.floor(x / 10) : -1,
      spotAt: () => ({ side: 0, state: -1 }),
      look() {},
    },
    camera: { zoom: 1, x: 0, y: 0 },
    map: { sides: [] },
    layoutName: 'board',
    hover: -1,
  };
  const { hears } = new MapExplorer(/** @type {any} */ (viewer), /** @type {any} */ (canvas));
  const currentTarget = {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture() {},
  };
  const hear = (/** @type {string} */ name, /** @type {number} */ cell, buttons = 1) =>
    /** @type {any} */ (hears)[name]({
      ...{ button: 0, buttons, pointerId: 1, pointerType: 'mouse', isPrimary: true, currentTarget },
      ...{ clientX: 10 * cell + 5, clientY: 5 },
    });
  return { done, hear };
}

test('a stroke on the map paints walls, or erases them, and a click changes one cell', () => {
  const { done, hear } = deskOf();
  hear('pointerdown', 1);
  hear('pointermove', 1);
  hear('pointermove', 3);
  hear('pointermove', 3);
  hear('pointermove', 6);
  hear('pointermove', 9);
  hear('pointerup', 6, 0);
  hear('click', 6, 0);
  assert.deepEqual(done.splice(0), [
    ['paint', [1, 2, 3], 0],
    ['paint', [4, 5, 6], 0],
  ]);
  hear('pointerdown', 0);
  hear('pointermove', 1);
  hear('pointerup', 1, 0);
  hear('click', 1, 0);
  assert.deepEqual(done.splice(0), [['paint', [0, 1], 1]]);
  hear('pointerdown', 3);
  hear('pointerup', 3, 0);
  hear('click', 3, 0);
  assert.deepEqual(done.splice(0), [['edit', 3, false]]);
  // A stroke from the start or from a goal paints nothing.
  hear('pointerdown', 4);
  hear('pointermove', 6);
  hear('pointerup', 6, 0);
  hear('click', 6, 0);
  assert.deepEqual(done, []);
  const looking = deskOf(false);
  looking.hear('pointerdown', 1);
  looking.hear('pointermove', 3);
  looking.hear('click', 3, 0);
  assert.deepEqual(looking.done, []);
});

test('a number is painted on the cells that can show it, in one link', () => {
  const session = new Session(SAMPLE);
  const start = session.description.start ?? -1;
  const painted = new Session(session.painted(Uint32Array.of(0, start, 3, 48, 9999), 7));
  const rows = String(painted.description.text).split('\n');
  assert.deepEqual([rows[1], rows[2], rows[7]], ['7.#7###.', '#.a#..r.', '7.......']);
  assert.equal(painted.description.start, start);
  for (const one of [session, painted]) one.free();
});

test('keys name the contents of cells', () => {
  const keys = ['#', '.', 'x', 'A', 'r', '0', '9', 'q', 'Enter'];
  const numbers = [0, 1, 2, 10, 11, 0, 9, undefined, undefined];
  assert.deepEqual(keys.map((key) => maze.number?.(key)), numbers); // prettier-ignore
  const { number } = viewOf('tiles');
  assert.deepEqual(['0', '8', 'a', 'F', 'g', 'Escape'].map((key) => number?.(key)), [0, 8, 10, 15, undefined, undefined]); // prettier-ignore
});

test('both sides of a search share one maze, and meet in one cell', async () => {
  const session = await runOf(lettersOf(new Session(SAMPLE).withAlgorithm('bidirectional')));
  const { rows, columns } = session.description;
  const { sides } = mapOf(session);
  const board = /** @type {any} */ ({
    rows,
    columns,
    cells: new Uint8Array(rows * columns),
    start: 0,
    paintGround() {},
  });
  const box = { width: 500, height: 400, scale: 1, board, number: String };
  const layout = new SidesLayout(BoardLayout, sides, /** @type {any} */ (box), ['start', 'goal']);
  const [from, to] = layout.meeting() ?? [];
  assert.deepEqual(from, to);
  const common = [...sides[0].order].filter((state) => sides[1].order.includes(state));
  assert.ok(common.length > 0);
  for (const state of common) {
    const points = sides.map((side, index) => layout.pointAt(index, side.order.indexOf(state)));
    assert.deepEqual(points[0], points[1], `cell ${state}`);
  }
  // While the answer is shown, all that the path crosses sinks once, and then both halves are drawn.
  const { ctx } = recorder();
  const theme = themeOf('dark');
  /** @type {string[]} */
  const drawn = [];
  ctx.stroke = () => void drawn.push(ctx.strokeStyle);
  ctx.fillRect = () => void (ctx.fillStyle === theme.page && ctx.globalAlpha > 0 && drawn.push('dim')); // prettier-ignore
  ctx.globalAlpha = 1;
  const lit = { dim: 1, edges: Infinity, star: 1, rest: 0, marker: -1 };
  const views = sides.map(({ order }) => ({
    ...{ discovered: order.length, expanded: order.length, current: -1, target: -1, hover: -1 },
    ...{ answered: true, lit, colour: 'role', light: false },
  }));
  layout.paint(new Pen(ctx, theme), /** @type {any} */ (views));
  const paths = drawn.slice(drawn.lastIndexOf('dim')).filter((one) => one === theme.path);
  const glows = 3;
  assert.ok(paths.length >= 2 * (1 + glows), `${paths.length} lines after the room is dimmed`);
  session.free();
});

test('a map says what its rings are: depths, true distances, or costs that the search has found', () => {
  const says = (
    /** @type {string} */ puzzle,
    /** @type {string} */ preset,
    /** @type {string} */ algorithm,
  ) => {
    const found = kind(puzzle).presets.find(({ id }) => id === preset);
    assert.ok(found);
    const first = new Session(found.link);
    const session = new Session(first.withAlgorithm(algorithm));
    const asked = /** @type {string[]} */ ([]);
    const words = { text: (/** @type {string} */ key) => (asked.push(key), key), number: String };
    const side = { order: [0], levels: [0, 1], goals: [], path: [] };
    const run = { session, player: {}, event: {}, frame: {}, analysis: { map: { sides: [side] } } };
    const attempt = (/** @type {() => unknown} */ work) => work();
    const viewer = /** @type {any} */ ({ run, words, view: {}, attempt, refresh() {} });
    const map = new StateSpaceMap(
      viewer,
      /** @type {any} */ ({}),
      /** @type {any} */ ({ at: () => null }),
    );
    const told = [map.notes()[0].says, map.note(), map.writing.depthWord];
    for (const one of [first, session]) one.free();
    return told;
  };
  assert.deepEqual(says('tiles', 'sample', 'bfs'), ['map.reads.rings', 'map.reach', 'map.depth']);
  assert.deepEqual(says('tiles', 'sample', 'astar'), [
    'map.reads.rings.by',
    'map.reach',
    'map.depth.by',
  ]);
  assert.deepEqual(says('tiles', 'fifteen', 'astar'), [
    'map.reads.rings.found',
    'map.visits',
    'map.depth.found',
  ]);
});

test('large boards are read only where a frame is asked for them', async () => {
  const small = new Session(SAMPLE);
  const large = new Session(small.resized(40, 40));
  const session = await runOf(lettersOf(large.withAlgorithm('bfs')));
  for (const step of [0, 1, 700]) {
    const frame = /** @type {any} */ (session.show(step));
    const { state, target, board, nextBoard } = frame;
    assert.equal(board.indexOf(10), state);
    assert.equal(nextBoard.indexOf(10), target);
    session.show(3);
    assert.equal(frame.board.indexOf(10), state, 'another frame changes nothing');
  }
  for (const one of [small, large, session]) one.free();
});
