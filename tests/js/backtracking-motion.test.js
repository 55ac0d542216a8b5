/**
 * The movement to a step of a backtracking search: a picture is a function of the frame and the share.
 * @import { BoardFrame } from '../../www/families/backtracking/board/types.js'
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './canvases.js';
import { Pen } from '../../www/canvas/pen.js';
import { gridIn } from '../../www/families/backtracking/board/board-kit.js';
import { paintDepthRings } from '../../www/families/backtracking/map/rings.js';
import { RingPlace, WEDGE } from '../../www/families/backtracking/map/ring-geometry.js';
import { knight } from '../../www/families/backtracking/puzzles/knight.js';
import { checkered } from '../../www/families/backtracking/puzzles/checkered.js';
import { mines } from '../../www/families/backtracking/puzzles/mines.js';
import { SEARCHES, deep, recorder, themeOf } from './searches.js';

const THEME = themeOf('dark');
const BOX = { width: 360, height: 360 };
const SHAPE = { rows: 6, columns: 6 };
const GRID = gridIn(BOX, SHAPE);
const KINDS = /** @type {const} */ (['start', 'place', 'refuse', 'retreat']);

/** A context that notes each call with its numbers, its colour and how opaque it is. */
function logger() {
  const { ctx: own } = recorder();
  const kept = ['fillStyle', 'strokeStyle', 'lineWidth', 'globalAlpha'];
  const saved = /** @type {unknown[][]} */ ([]);
  Object.assign(own, { fillStyle: '', strokeStyle: '', lineWidth: 1, globalAlpha: 1 });
  /** @type {{ call: string, args: any[], state: unknown[] }[]} */
  const log = [];
  const ctx = new Proxy(own, {
    get(target, name) {
      const found = target[name];
      if (typeof found !== 'function' || name === 'getTransform') return found;
      return (/** @type {any[]} */ ...args) => {
        for (const arg of args) {
          if (typeof arg === 'number') assert.ok(Number.isFinite(arg), `${String(name)}(${args})`);
        }
        const state = kept.map((key) => (typeof target[key] === 'object' ? null : target[key]));
        const plain = args.filter((arg) => typeof arg !== 'object');
        log.push({ call: String(name), args: plain, state });
        if (name === 'save') saved.push(kept.map((key) => target[key]));
        if (name === 'restore') {
          for (const [index, value] of (saved.pop() ?? []).entries()) target[kept[index]] = value;
        }
        return found(...args);
      };
    },
  });
  return { ctx, log };
}

/** @param {Partial<BoardFrame>} more @returns {BoardFrame} */
function tourFrame(more) {
  const board = new Uint8Array(36);
  const candidates = [24, 1].map((cell) => ({ cell, value: 0, score: 1, tried: false }));
  return { path: [8, 12], board, value: 0, reason: -1, witness: -1, candidates, ...more };
}

/** The tour with the piece on cell 12, which it came to from 8. @type {Record<string, BoardFrame>} */
const TOUR = {
  start: tourFrame({ kind: 'start', cell: -1, path: [] }),
  place: tourFrame({ kind: 'place', cell: 12 }),
  refuse: tourFrame({ kind: 'refuse', cell: 8, reason: 0 }),
  retreat: tourFrame({ kind: 'retreat', cell: 1 }),
};

/** @param {Partial<BoardFrame>} more @returns {BoardFrame} */
function fieldFrame({ value = 1, ...more }) {
  const board = new Uint8Array(36);
  board[0] = 1;
  if (more.kind === 'place') board[7] = value === 1 ? 2 : 1;
  const labels = new Uint8Array(36).fill(1);
  return { path: [0, 7], board, labels, cell: 7, value, reason: -1, witness: -1, candidates: [], ...more }; // prettier-ignore
}

/** @param {BoardFrame} frame @param {number} [share] */
function tourLog(frame, share) {
  const { ctx, log } = logger();
  knight.paint(
    new Pen(ctx, THEME),
    BOX,
    { shape: SHAPE, frame, description: { start: 0 } },
    { share },
  );
  return log;
}

/** @param {BoardFrame} frame @param {number} [share] */
function fieldLog(frame, share) {
  const { ctx, log } = logger();
  const givenNumbers = new Uint8Array(36).fill(1);
  mines.paint(
    new Pen(ctx, THEME),
    BOX,
    { shape: SHAPE, frame, description: { givenNumbers } },
    { share },
  );
  return log;
}

/** Where the piece is: in the middle of its light. @param {ReturnType<typeof tourLog>} log */
function pieceIn(log) {
  const [gradient] = log.filter(({ call }) => call === 'createRadialGradient').slice(-1);
  assert.ok(gradient);
  return { x: gradient.args[0], y: gradient.args[1] };
}

const near = (/** @type {number} */ one, /** @type {number} */ other) =>
  Math.abs(one - other) < 1e-6;

for (const kind of KINDS) {
  test(`${kind}: the whole movement made is the picture at rest, whatever was painted before`, () => {
    for (const paint of [
      (/** @type {number | undefined} */ share) => tourLog(TOUR[kind], share),
      (/** @type {number | undefined} */ share) => fieldLog(fieldFrame({ kind }), share),
      (/** @type {number | undefined} */ share) => fieldLog(fieldFrame({ kind, value: 0 }), share),
      (/** @type {number | undefined} */ share) => ringsLog(deep(25), kind, share).log,
    ]) {
      const rest = paint(undefined);
      for (const share of [0, 0.5, 0.99]) {
        const moving = paint(share);
        assert.deepEqual(paint(1), rest);
        assert.deepEqual(paint(share), moving, 'the same share is the same picture');
      }
    }
  });
}

test('the knight hops from the cell before to the new one, over an arc', () => {
  const [from, to] = [GRID.centre(8), GRID.centre(12)];
  const at = (/** @type {number} */ share) => pieceIn(tourLog(TOUR.place, share));
  assert.deepEqual(at(0), from);
  assert.deepEqual(at(1), to);
  const { x, y } = at(0.5);
  assert.ok(x > Math.min(from.x, to.x) && x < Math.max(from.x, to.x));
  const along = (x - from.x) / (to.x - from.x);
  assert.ok(y < from.y + along * (to.y - from.y) - 1, 'it is above the straight way');
});

test('the knight is taken back from the cell that it leaves to the one before', () => {
  const at = (/** @type {number} */ share) => pieceIn(tourLog(TOUR.retreat, share));
  assert.deepEqual(at(0), GRID.centre(1));
  assert.deepEqual(at(1), GRID.centre(12));
});

test('towards a refused cell the knight goes half the way and returns', () => {
  const at = (/** @type {number} */ share) => pieceIn(tourLog(TOUR.refuse, share));
  const [head, refused] = [GRID.centre(12), GRID.centre(8)];
  assert.deepEqual(at(0), head);
  assert.ok(near(at(0.5).x, (head.x + refused.x) / 2));
  assert.deepEqual(at(1), head);
});

test('what comes after a move is not shown before the move is half made', () => {
  const numbers = (/** @type {number} */ share) =>
    tourLog(TOUR.place, share).filter(({ call, state }) => call === 'fillText' && state[3] === 0);
  assert.ok(numbers(0.4).length > 0);
  assert.equal(numbers(1).length, 0);
});

/** How far above its cell the mine is, and how opaque. @param {BoardFrame} frame @param {number} share */
function mineIn(frame, share) {
  const log = fieldLog(frame, share);
  const moved = log.find(({ call }) => call === 'translate');
  if (!moved) return null;
  return { above: GRID.centre(7).y - moved.args[1], alpha: moved.state[moved.state.length - 1] };
}

test('a mine drops on its cell, is lifted from it, and comes half the way where it is refused', () => {
  const above = (/** @type {BoardFrame} */ frame) =>
    [0, 0.5, 1].map((share) => mineIn(frame, share)?.above ?? 0);
  const [first, half, last] = above(fieldFrame({ kind: 'place' }));
  assert.ok(first > half && half > 0 && last === 0);
  const [before, lifted] = above(fieldFrame({ kind: 'retreat' }));
  assert.ok(before === 0 && lifted > 0);
  const [away, towards] = above(fieldFrame({ kind: 'refuse' }));
  assert.ok(near(away, first) && near(towards, first / 2));
  for (const kind of KINDS) assert.equal(mineIn(fieldFrame({ kind }), 1), null, 'at rest it lies');
  assert.equal(mineIn(fieldFrame({ kind: 'retreat' }), 0)?.alpha, 1);
  assert.equal(mineIn(fieldFrame({ kind: 'place' }), 0)?.alpha, 0);
});

/**
 * @param {import('./searches.js').Search} search
 * @param {(typeof KINDS)[number]} kind
 * @param {number} [share]
 */
function ringsLog({ depth, depths, siblings }, kind, share) {
  const { ctx, log } = logger();
  const pictures = /** @type {any[]} */ ([]);
  const drawn = new Proxy(ctx, {
    get: (target, name) =>
      name === 'drawImage'
        ? (/** @type {any[]} */ ...[picture, ...args]) => {
            pictures.push(picture);
            target.drawImage(picture, ...args);
          }
        : target[name],
  });
  const place = new RingPlace({ width: 646, height: 446 }, { depth, depths });
  const view = { depth, depths, deepest: depth, before: 1, answered: false, siblings, hover: null };
  paintDepthRings(new Pen(drawn, THEME), place, { ...view, number: String, kind, share });
  // The wedge begins half its angle before 12 o'clock.
  const wedge = log.find(
    ({ call, args }) => call === 'arc' && near(args[3], -Math.PI / 2 - WEDGE / 2) && args[2] > 0,
  );
  return { log, pictures, place, tip: wedge?.args[2] };
}

test('a choice lets the wedge grow by a ring, a retreat shrink, and nothing else moves it', () => {
  const search = deep(25);
  const { place } = ringsLog(search, 'place');
  const rest = place.inner(search.depth + 0.5);
  const tips = (/** @type {(typeof KINDS)[number]} */ kind) =>
    [0, 0.5, 1].map((share) => ringsLog(search, kind, share).tip);
  const [from, half, to] = tips('place');
  assert.ok(near(from, rest - place.ringPx) && near(to, rest) && half > from && half < to);
  const [wide, less, end] = tips('retreat');
  assert.ok(near(wide, rest + place.ringPx) && near(end, rest) && less < wide && less > end);
  for (const kind of /** @type {const} */ (['start', 'refuse'])) {
    for (const tip of tips(kind)) assert.ok(near(tip, rest));
  }
});

for (const [name, search] of Object.entries(SEARCHES)) {
  test(`${name}: the pictures that are kept are not painted anew while the wedge moves`, () => {
    const marksOf = (/** @type {any[]} */ pictures) =>
      pictures.map(({ texts, rects }) => texts.length + rects.length);
    const { pictures } = ringsLog(search, 'place', 0);
    const painted = marksOf(pictures);
    for (const share of [0.2, 0.5, 0.9, 1]) {
      const later = ringsLog(search, 'place', share).pictures;
      for (const picture of later) {
        const at = pictures.indexOf(picture);
        if (at >= 0) assert.equal(marksOf([picture])[0], painted[at]);
      }
    }
  });
}

test('a candidate glides to its place: its ring turns by one, the others stand still', () => {
  const { siblings, depth, depths } = deep(25);
  const at = (/** @type {string} */ kind, /** @type {number} */ share) =>
    new RingPlace(BOX, { depth: kind === 'place' ? depth : depth - 1, depths, kind, share });
  const angles = (/** @type {RingPlace} */ place, /** @type {any} */ of) =>
    place.angles(siblings, of);
  const turned = depth - 1;
  for (const kind of ['place', 'refuse', 'retreat']) {
    for (let ring = depth - 3; ring <= depth; ring++) {
      for (let index = 0; index < siblings.count(ring); index++) {
        const of = { depth: ring, index };
        const [start, half, end] = [0, 0.5, 1].map((share) => angles(at(kind, share), of));
        if (ring !== turned) assert.deepEqual([start, half], [end, end]);
        // A try turns a ring to the left only.
        assert.ok(
          start.from >= half.from - 1e-9 && half.from >= end.from - 1e-9,
          `${kind} ${ring}`,
        );
      }
    }
    const moves = Array.from({ length: siblings.count(turned) }, (_, index) => {
      const of = { depth: turned, index };
      return angles(at(kind, 0), of).from - angles(at(kind, 1), of).from;
    });
    assert.ok(Math.max(...moves) > 0.01, `${kind}: ${moves}`);
  }
});

test('on a checkered board what is chosen grows and what is taken back shrinks', () => {
  const radii = (/** @type {any} */ frame, /** @type {number} */ share) => {
    const { ctx, arcs } = recorder();
    checkered.paint(
      new Pen(ctx, THEME),
      BOX,
      { shape: SHAPE, frame, description: {} },
      { share, lens: false },
    );
    const { x, y } = GRID.centre(7);
    return arcs.filter((arc) => arc.x === x && arc.y === y).map(({ r }) => r);
  };
  const board = new Uint8Array(36);
  const bare = { board, path: [], kind: 'retreat', cell: 7, value: 0 };
  const placed = { ...bare, board: board.slice().fill(1, 7, 8), path: [7], kind: 'place' };
  const [none, half, whole] = [0, 0.5, 1].map((share) => radii(placed, share));
  assert.deepEqual([none.length, half.length, whole.length], [0, 1, 1]);
  assert.ok(half[0] > 0 && half[0] < whole[0]);
  const [still, going, gone] = [0, 0.5, 1].map((share) => radii(bare, share));
  assert.deepEqual([still, gone], [whole, []]);
  assert.ok(going[0] > 0 && going[0] < whole[0]);
});
