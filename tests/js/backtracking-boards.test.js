/**
 * The boards of the backtracking family: what is drawn for which step, and what is said.
 * @import { BoardFrame } from '../../www/families/backtracking/board/types.js'
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridIn } from '../../www/families/backtracking/board/board-kit.js';
import { Pen } from '../../www/canvas/pen.js';
import { tellStep } from '../../www/families/backtracking/sentence.js';
import { unmarked } from '../../www/i18n/index.js';
import { knight } from '../../www/families/backtracking/puzzles/knight.js';
import { rampOf } from '../../www/families/backtracking/puzzles/knight/visit-colours.js';
import { mines } from '../../www/families/backtracking/puzzles/mines.js';
import { words } from './dictionaries.js';
import { luminance, themeOf } from './searches.js';

/** The page's own colours: each role's tells in a log of calls who was drawn. */
const THEME = themeOf('dark');

/** A context that remembers what is painted, each with the colour and the dashes of the moment. */
function recorder() {
  /** @type {{ call: string, args: any[], colour: string, dash: number }[]} */
  const log = [];
  /** @type {Record<string, any>} */
  const state = { fillStyle: '', strokeStyle: '', dash: 0 };
  const ctx = new Proxy(state, {
    get(target, name) {
      if (name in target) return target[String(name)];
      if (name === 'getTransform') return () => ({ a: 2 });
      if (name === 'createRadialGradient') return () => ({ addColorStop() {} });
      return (/** @type {any[]} */ ...args) => {
        const call = String(name);
        if (call === 'setLineDash') target.dash = args[0].length;
        const colour = call.startsWith('stroke') ? target.strokeStyle : target.fillStyle;
        for (const arg of args) {
          if (typeof arg === 'number') assert.ok(Number.isFinite(arg), `${call}(${args})`);
        }
        log.push({ call, args, colour, dash: target.dash });
      };
    },
    set(target, name, value) {
      target[String(name)] = value;
      return true;
    },
  });
  return { ctx: /** @type {any} */ (ctx), log };
}

/** The texts that were drawn. @param {ReturnType<typeof recorder>['log']} log */
const texts = (log) => log.filter(({ call }) => call === 'fillText').map(({ args }) => args[0]);

/**
 * @param {ReturnType<typeof recorder>['log']} log
 * @param {string} call
 * @param {string} colour
 */
const count = (log, call, colour) =>
  log.filter((one) => one.call === call && one.colour === colour).length;

const SHAPE = { rows: 5, columns: 6 };
const BOX = { width: 360, height: 400 };
const CLOSED = [{ id: 'tour', value: 'closed' }];
const OPEN = [{ id: 'tour', value: 'open' }];

/** Two moves from the corner of 5 x 6. @param {Partial<BoardFrame>} [more] @returns {BoardFrame} */
function walked(more = {}) {
  const board = new Uint8Array(30);
  board[0] = 2;
  board[8] = board[12] = 1;
  const labels = new Uint8Array(30).fill(255);
  labels[1] = 2;
  labels[23] = 3;
  labels[25] = 1;
  const candidates = [25, 1, 23, 8].map((cell) => ({ cell, value: 0, score: -1, tried: false }));
  return { kind: 'place', cell: 12, value: 0, reason: -1, witness: -1, path: [8, 12], board, labels, candidates, ...more }; // prettier-ignore
}

/** A picture of that walk. @param {Partial<BoardFrame>} [more] @param {object} [options] */
function tourLog(more, options = {}, settings = CLOSED) {
  const { ctx, log } = recorder();
  knight.paint(
    new Pen(ctx, THEME),
    BOX,
    { shape: SHAPE, frame: walked(more), description: { start: 0, settings } },
    options,
  );
  return log;
}

test('a board stands in the middle of its box, whatever its shape', () => {
  const grid = gridIn(BOX, SHAPE);
  assert.equal(grid.px, 60);
  assert.deepEqual(grid.centre(0), { x: 30, y: 80 });
  assert.deepEqual(grid.centre(29), { x: 330, y: 320 });
  const square = gridIn({ x: 10, y: 20, size: 60 }, SHAPE);
  assert.deepEqual(square.centre(0), { x: 15, y: 30 });
});

test('the cells that a lens shows are those of its window, cut off at the edges', () => {
  const grid = gridIn(BOX, SHAPE);
  grid.window = { row: 0, column: 5, reach: 1 };
  assert.deepEqual(grid.cells, [4, 5, 10, 11]);
  for (let cell = 0; cell < 30; cell++) {
    assert.equal(grid.isSeen(cell), grid.cells.includes(cell));
  }
});

test('a tour shows when each cell was visited and the ways on from each candidate', () => {
  const drawn = texts(tourLog());
  // The start, one visit, three free candidates; none on a visited one, and none on the piece.
  assert.deepEqual(drawn.map(String).sort(), ['1', '1', '2', '2', '3']);
});

test('a candidate that was visited before has a ring around its number, a free one is hollow', () => {
  const log = tourLog();
  const circles = (/** @type {number} */ cell) =>
    log.filter(({ call, args }) => {
      const { x, y } = gridIn(BOX, SHAPE).centre(cell);
      return call === 'arc' && args[0] === x && args[1] === y;
    }).length;
  // Its own ring and the candidate's.
  assert.deepEqual([circles(8), circles(23)], [2, 0]);
  // The next one is filled; the spokes, two free ones and the ring have the edge of what is to try.
  assert.equal(count(log, 'fill', THEME.frontier), 1);
  assert.equal(count(log, 'stroke', THEME.frontier), 4);
});

test('a thumbnail shows the path alone', () => {
  const log = tourLog({}, { static: true });
  assert.deepEqual(texts(log), ['2', '3', '1']);
  assert.equal(count(log, 'fill', THEME.frontier), 0);
  assert.equal(count(log, 'stroke', THEME.frontier), 0);
});

test('what is refused has a cross and dashes, only what is taken back is orange', () => {
  const candidates = walked().candidates?.map((one) => ({ ...one, tried: one.cell === 8 }));
  const strokes = (/** @type {ReturnType<typeof tourLog>} */ log, /** @type {string} */ colour) =>
    log
      .filter((one) => one.call === 'stroke' && one.colour === colour)
      .map(({ dash }) => (dash > 0 ? 'dashed' : 'solid'));
  const refused = tourLog({ kind: 'refuse', cell: 8, reason: 0, witness: 8, candidates });
  assert.deepEqual(strokes(refused, THEME.ink), ['dashed', 'solid']);
  assert.deepEqual(strokes(refused, THEME.backward), []);
  const back = tourLog({ kind: 'retreat', cell: 25 });
  assert.deepEqual(strokes(back, THEME.backward), ['dashed']);
  assert.deepEqual(strokes(back, THEME.ink), []);
});

test('a cut shows where it looks, and that the piece is stuck', () => {
  const log = tourLog({ reason: 3, witness: 29, candidates: [] });
  const { x, y } = gridIn(BOX, SHAPE).centre(29);
  const hatched = log.filter(({ call, args }) => call === 'rect' && args[0] === x - 30);
  assert.deepEqual(hatched[0]?.args, [x - 30, y - 30, 60, 60]);
  // Hatching and diamond.
  assert.equal(count(log, 'stroke', THEME.frontierInk), 2);
  const brokenRings = (/** @type {ReturnType<typeof tourLog>} */ of) =>
    of.filter(
      ({ call, colour, dash }, at) =>
        call === 'stroke' &&
        colour === THEME.frontier &&
        dash > 0 &&
        of.slice(at - 5, at).some((one) => one.call === 'arc'),
    ).length;
  assert.deepEqual([log, tourLog()].map(brokenRings), [1, 0]);
});

test('only an answer that has to be closed gets its closing move', () => {
  const heads = (/** @type {ReturnType<typeof tourLog>} */ log) => count(log, 'fill', THEME.path);
  assert.equal(heads(tourLog({ answered: true })), 1);
  assert.equal(heads(tourLog({ answered: true }, {}, OPEN)), 0);
  assert.equal(heads(tourLog()), 0);
});

test('small cells have no figures but those in the lens', () => {
  const shape = { rows: 40, columns: 40 };
  const frame = { ...walked(), path: [82, 121], board: new Uint8Array(1600) };
  const draw = (/** @type {object} */ options) => {
    const { ctx, log } = recorder();
    const candidates = [{ cell: 202, value: 0, score: 7, tried: false }];
    const box = { size: 400 };
    knight.paint(
      new Pen(ctx, THEME),
      box,
      { shape, frame: { ...frame, candidates }, description: { start: 3 } },
      options,
    );
    return texts(log).map(String);
  };
  assert.deepEqual(draw({ lens: false }), []);
  assert.ok(draw({}).includes('7'));
});

test('boards of any shape are drawn at any size, before the first step and without one', () => {
  for (const [rows, columns] of [
    [1, 1],
    [1, 7],
    [3, 10],
    [50, 50],
  ]) {
    // prettier-ignore
    const board = new Uint8Array(rows * columns);
    const frame = { board, labels: board.slice().fill(255) };
    for (const size of [40, 64, 390, 900]) {
      const givenNumbers = Array.from(board, () => 0);
      const { ctx } = recorder();
      knight.paint(
        new Pen(ctx, THEME),
        { size },
        { shape: { rows, columns }, frame, description: { start: 0 } },
      );
      knight.paint(
        new Pen(ctx, THEME),
        { size },
        { shape: { rows, columns }, frame: { board }, description: {} },
        { static: true },
      );
      mines.paint(
        new Pen(ctx, THEME),
        { size },
        { shape: { rows, columns }, frame, description: { givenNumbers } },
      );
      mines.paint(
        new Pen(ctx, THEME),
        { size },
        { shape: { rows, columns }, frame, description: { givenNumbers: null } },
      );
    }
  }
});

test('the order of the visit runs evenly from the board to the last cell, in both themes', () => {
  for (const mode of /** @type {const} */ (['light', 'dark'])) {
    const ramp = rampOf(themeOf(mode));
    const sign = mode === 'dark' ? 1 : -1;
    const lights = [0, 0.25, 0.5, 0.75, 1].map((t) => sign * luminance(ramp(t)));
    for (let i = 1; i < lights.length; i++)
      assert.ok(lights[i] > lights[i - 1] + 0.02, `${lights}`);
  }
});

const FIELD = { rows: 2, columns: 3 };
const NUMBERS = [1, 2, 2, 1, 2, 2];

/** @param {Partial<BoardFrame>} [more] @returns {BoardFrame} */
function chosen(more = {}) {
  const candidates = [0, 1].map((value) => ({ cell: 2, value, score: 2, tried: false }));
  return { kind: 'place', cell: 1, value: 1, reason: -1, witness: -1, path: [0, 1], board: [1, 4, 0, 0, 0, 0], labels: [0, 1, 1, 0, 1, 2], candidates, ...more }; // prettier-ignore
}

/** @param {Partial<BoardFrame>} [more] @param {object} [options] */
function fieldLog(more, options) {
  const { ctx, log } = recorder();
  mines.paint(
    new Pen(ctx, THEME),
    { size: 300 },
    { shape: FIELD, frame: chosen(more), description: { givenNumbers: NUMBERS } },
    options,
  );
  return log;
}

test('a field shows each number, and beside it what it still needs', () => {
  const drawn = texts(fieldLog());
  // Two numbers have all they need, and one corner would repeat its number.
  assert.equal(drawn.length, NUMBERS.length + 3);
  assert.deepEqual(texts(fieldLog({}, { static: true })).map(Number), NUMBERS);
});

test('forced and chosen are told apart by form: a frame for a choice, hatching for a mine', () => {
  const framed = (/** @type {ArrayLike<number>} */ board) =>
    fieldLog({ board }, { static: true }).filter(
      ({ call, args }) => call === 'roundRect' && args[2] < 100,
    ).length;
  assert.deepEqual([[0], [1], [2], [3], [4]].map(([code]) => framed([code, 0, 0, 0, 0, 0])), [0, 1, 1, 0, 0]); // prettier-ignore
  const hatched = (/** @type {number} */ code) =>
    fieldLog({ board: [code, 0, 0, 0, 0, 0] }, { static: true }).filter(
      ({ call }) => call === 'clip',
    ).length;
  assert.equal(hatched(4), hatched(2) + 1);
});

test('the number that refuses has its window around it, within the board', () => {
  const log = fieldLog({ kind: 'refuse', cell: 2, reason: 0, witness: 4 });
  assert.ok(log.some(({ call, args }) => call === 'rect' && args[2] === 300 && args[3] === 200));
  const edge = fieldLog({ kind: 'refuse', cell: 2, reason: 0, witness: 3 });
  assert.ok(edge.some(({ call, args }) => call === 'rect' && String(args) === '0,50,200,200'));
  const corner = fieldLog({ kind: 'refuse', cell: 2, reason: 0, witness: 5 });
  assert.ok(corner.some(({ call, args }) => call === 'rect' && args[2] === 200 && args[3] === 200));
});

test('each number that forces a value is lit, with the cells that it counts', () => {
  /** @param {Partial<BoardFrame>} more @param {object} [options] */
  const lit = (more, options) =>
    fieldLog(more, options)
      .filter(({ call, args }) => call === 'roundRect' && args[2] === 200)
      .map(({ args }) => String(args.slice(0, 4)));
  assert.deepEqual(lit({ forcedBy: [0] }), ['0,50,200,200']);
  assert.deepEqual(lit({ forcedBy: [0, 2] }), ['0,50,200,200', '100,50,200,200']);
  assert.deepEqual(lit({ forcedBy: [] }), []);
  assert.deepEqual(lit({ forcedBy: [0], kind: 'refuse' }), []);
  assert.deepEqual(lit({ forcedBy: [0], answered: true }), []);
  assert.deepEqual(lit({ forcedBy: [0] }, { static: true }), []);
});

test('the cells of a tour are told', () => {
  const frame = walked();
  const tell = knight.tellCells(words, { puzzle: 'knight', frame, description: { start: 0 } });
  assert.equal(tell(0), 'the start, visited first');
  assert.equal(tell(8), 'visit 2 of 30');
  assert.equal(tell(12), 'the knight, visit 3 of 30');
  assert.equal(tell(25), 'free, choice 1 of 4, 1 way on from there');
  assert.equal(tell(23), 'free, choice 3 of 4, 3 ways on from there');
  assert.equal(tell(29), 'free');
});

test('the cells of a field are told', () => {
  const told = { puzzle: 'mines', frame: chosen(), description: { givenNumbers: NUMBERS } };
  const tell = mines.tellCells(words, told);
  assert.equal(tell(0), 'number 1, free by choice');
  assert.equal(tell(1), 'number 2, mine because nothing else fits, 1 mine still needed');
  assert.equal(tell(2), 'number 2, open, 1 mine still needed, next to be chosen');
});

const KNIGHT_REASONS = ['occupied', 'unclosed', 'startCutOff', 'deadEnd', 'apart'];
const MINES_REASONS = ['number', 'nothingFits'];

/** A sentence without its marks. @type {typeof tellStep} */
const told = (...step) => unmarked(tellStep(...step));

/** @param {Partial<BoardFrame>} more @param {any} [outcome] */
const knightSays = (more, outcome = null, settings = CLOSED) =>
  told(words, {
    view: knight,
    reasons: KNIGHT_REASONS,
    shape: SHAPE,
    frame: walked(more),
    description: { start: 0, settings },
    outcome,
  });

/** @param {Partial<BoardFrame>} more @param {any} [outcome] */
const minesSay = (more, outcome = null) =>
  told(words, {
    view: mines,
    reasons: MINES_REASONS,
    shape: FIELD,
    frame: chosen(more),
    description: { givenNumbers: NUMBERS },
    outcome,
  });

test('a step of a tour is told from where to where, and why not', () => {
  assert.equal(
    knightSays({}),
    'The knight goes from row 2, column 3 to row 3, column 1, cell 3 of 30: 3 ways on from here.',
  );
  assert.equal(
    knightSays({ kind: 'refuse', cell: 8, reason: 0, witness: 8 }),
    'The knight cannot go from row 3, column 1 to row 2, column 3: it has been there, on visit 2.',
  );
  assert.equal(
    knightSays({ kind: 'retreat', cell: 25 }),
    'Nothing is left to try from row 5, column 2: the knight goes back to row 3, column 1, cell 3 of 30.',
  );
  assert.match(knightSays({ reason: 3, witness: 29, candidates: [] }), /row 5, column 6 could be/);
  const last = knightSays({ kind: 'refuse', cell: 8, reason: 0 }, { code: 'impossible' });
  assert.match(last, /from the start, row 1, column 1, either/);
  assert.match(knightSays({ candidates: [] }), /a dead end\.$/);
  assert.match(knightSays({ answered: true, candidates: [] }), /the tour is closed/);
  assert.match(knightSays({ answered: true, candidates: [] }, null, OPEN), /this is a tour/);
});

test('a step of a field is told by its value', () => {
  assert.equal(
    minesSay({ forcedBy: [0] }),
    'Row 1, column 2 is a mine: the 1 at row 1, column 1 needs it.',
  );
  assert.match(
    minesSay({ forcedBy: [0, 4] }),
    /: the 1 at row 1, column 1 and the 2 at row 2, column 2 need it\.$/,
  );
  assert.equal(
    minesSay({ kind: 'refuse', cell: 2, value: 1, reason: 0, witness: 4 }),
    'Row 1, column 3 cannot be a mine: the 2 at row 2, column 2 would have too many.',
  );
  assert.match(minesSay({ kind: 'retreat', value: 0 }), /no longer/);
  assert.match(
    minesSay({ kind: 'retreat' }, { code: 'counted', goals: 1, all: true }),
    /: 1 answer\.$/,
  );
});

test('every kind of step has a sentence without holes', () => {
  const kinds = /** @type {const} */ (['start', 'place', 'refuse', 'retreat']);
  const outcomes = [null, { code: 'impossible' }, { code: 'limitReached' }, { code: 'found', depth: 2 }]; // prettier-ignore
  for (const outcome of outcomes) {
    for (const kind of kinds) {
      for (const value of [0, 1]) {
        const reasons = kind === 'place' ? [-1, 1, 2, 3, 4] : kind === 'refuse' ? [0] : [-1];
        for (const reason of reasons) {
          const said = [knightSays({ kind, reason, witness: 5 }, outcome)];
          if (reason < 2) said.push(minesSay({ kind, value, reason, witness: 4 }, outcome));
          for (const one of said) {
            assert.match(one, /^[A-Z].*\.$/, one);
            assert.doesNotMatch(one, /undefined|NaN|[{}]/, one);
          }
        }
      }
    }
  }
});
