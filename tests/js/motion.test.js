/** The movement to a step, at its beginning, half way and at its end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pen } from '../../www/canvas/pen.js';
import { paintBoard } from '../../www/canvas/cell-board.js';
import { angleBetween } from '../../www/canvas/geometry.js';
import { beamAngle, roundBetween } from '../../www/families/state-space/map/beam-path.js';
import { TURN } from '../../www/canvas/geometry.js';
import { RingPlan } from '../../www/families/state-space/map/ring-geometry.js';
import { beamAt } from '../../www/families/state-space/map/state-marks.js';
import { Motion, phasesOf, placeOf } from '../../www/families/state-space/board/step-animation.js';
import { paintMoving } from '../../www/families/state-space/board/board-animation.js';
import { mapOf } from './maps.js';
import { recorder, themeOf } from './searches.js';

const THEME = themeOf('light');

/** What is drawn of each piece. @param {(view: any, ctx: any) => void} draw */
function piecesOf(draw) {
  /** @type {{ code: number, x: number, y: number, size: number, turn?: number }[]} */
  const pieces = [];
  const paintPiece = (/** @type {any} */ _, /** @type {number} */ code, /** @type {any} */ at) =>
    void pieces.push({ code, ...at });
  draw({ id: 'any', paintPiece, moving: (/** @type {number} */ code) => code & 1 }, recorder().ctx);
  return pieces;
}

/** @param {number[]} board @param {number[]} nextBoard @param {{ from: number, to: number }} move */
const moved = (board, nextBoard, move) => (/** @type {number} */ share) =>
  piecesOf((view, ctx) =>
    paintMoving(
      new Pen(ctx, THEME),
      90,
      {
        ...{ board: Uint8Array.from(board), nextBoard: Uint8Array.from(nextBoard) },
        ...{ rows: board.length / 3, columns: 3, share, ...move },
      },
      view,
    ),
  );

/** @param {number[]} board */
const still = (board) =>
  piecesOf((view, ctx) =>
    paintBoard(new Pen(ctx, THEME), 90, { board, rows: board.length / 3, columns: 3 }, view),
  );

const CROSS = [0, 1, 0, 1, 1, 1, 0, 1, 0];

test('discs turn as a wave: the pressed one first, its neighbours later, the others not', () => {
  const before = Array(9).fill(0);
  const turn = moved(before, CROSS, { from: 4, to: 4 });
  const codes = (/** @type {number} */ share) => turn(share).map(({ code }) => code);
  const angles = (/** @type {number} */ share) => turn(share).map((piece) => piece.turn ?? 0);
  assert.deepEqual(codes(0), before);
  assert.ok(angles(0).every((angle) => angle === 0));
  assert.deepEqual(codes(0.5), [0, 0, 0, 0, 1, 0, 0, 0, 0]);
  const half = angles(0.5);
  assert.ok(half[1] > 1 && half[4] > 0.8 && half[0] === 0, `${half}`);
  assert.deepEqual(codes(1), CROSS);
  assert.ok(angles(1).every((angle) => Math.abs(angle) < 1e-9));
});

test('a piece slides to its cell, and the mark of the goal stays where it is', () => {
  const slide = moved([3, 0, 0], [2, 1, 0], { from: 0, to: 1 });
  const moving = (/** @type {number} */ share) => slide(share).slice(-1)[0];
  assert.deepEqual(
    slide(0).map(({ code }) => code),
    [2, 0, 0, 1],
  );
  assert.deepEqual(moving(0), { code: 1, x: 0, y: 0, size: 30 });
  assert.ok(moving(0.5).x > 15 && moving(0.5).x < 30);
  assert.deepEqual(moving(1), { code: 1, x: 30, y: 0, size: 30 });
});

test('a piece that jumps is larger on its way, and what it jumps over goes under it', () => {
  const jump = moved([1, 1, 0], [0, 0, 1], { from: 0, to: 2 });
  const middle = (/** @type {number} */ share) => jump(share)[1].code;
  assert.deepEqual([middle(0), middle(0.49), middle(0.5), middle(1)], [1, 1, 0, 0]);
  const sizes = [0, 0.3, 1].map((share) => jump(share).slice(-1)[0].size);
  assert.ok(sizes[1] > sizes[0] + 3 && Math.abs(sizes[2] - 30) < 1e-9, `${sizes}`);
});

test('a move that is taken back comes from where it led', () => {
  const [, , , piece] = moved([0, 1, 0], [1, 0, 0], { from: 0, to: 1 })(0);
  assert.deepEqual([piece.code, piece.x], [1, 30]);
});

test('at its end each board is the one that the move makes', () => {
  const turned = moved(Array(9).fill(0), CROSS, { from: 4, to: 4 })(1);
  const plain = (/** @type {any[]} */ pieces) => pieces.map(({ code, x, y }) => [code, x, y]);
  assert.deepEqual(plain(turned), plain(still(CROSS)));
  const slid = moved([1, 0, 0], [0, 1, 0], { from: 0, to: 1 })(1);
  const seen = (/** @type {any[]} */ pieces) => plain(pieces.filter(({ code }) => code > 0));
  assert.deepEqual(seen(slid), seen(still([0, 1, 0])));
});

test('the beam goes the shorter way round from one state to the next', () => {
  const { levels } = mapOf([1, 16, 120]);
  const plan = new RingPlan(levels, { x: 100, y: 100 }, 90);
  for (const position of [2, 9, 16, 18, 60, 136]) {
    const [from, to] = [plan.point(position - 1), plan.point(position)];
    const near = (/** @type {{ x: number, y: number }} */ a, /** @type {typeof a} */ b) =>
      Math.hypot(a.x - b.x, a.y - b.y);
    const at = (/** @type {number} */ share) => roundBetween(plan, position - 1, position, share);
    assert.ok(near(at(0), from) < 1e-9);
    assert.deepEqual(at(1), to);
    assert.ok(near(at(0.5), from) <= near(from, to) && near(at(0.5), to) <= near(from, to));
  }
  assert.ok(Math.abs(angleBetween(6.2, 0.1, 0.5) - 6.2) < 0.1, 'across twelve o’clock');
  const layout = { pointAt: (/** @type {number} */ position) => ({ x: 10 * position, y: 0 }) };
  const view = /** @type {any} */ ({ current: 3, glide: { from: 2, share: 0.5 } });
  assert.deepEqual(beamAt(layout, view), { x: 25, y: 0 });
  assert.deepEqual(beamAt(layout, { ...view, glide: undefined }), { x: 30, y: 0 });
});

test('at a new level the beam turns once from twelve o’clock', () => {
  const { levels } = mapOf([1, 16, 120]);
  const plan = new RingPlan(levels, { x: 100, y: 100 }, 90);
  for (const first of [1, 17]) {
    const [start, half, end] = [0, 0.5, 1].map((share) => beamAngle(plan, first - 1, first, share));
    const there = plan.angleOf(first);
    assert.deepEqual([start, end], [0, TURN + there]);
    assert.ok(Math.abs(half - TURN / 2 - there / 2) < 1e-9);
    const at = (/** @type {number} */ share) => roundBetween(plan, first - 1, first, share);
    assert.deepEqual(at(1), plan.point(first));
    // Half way it points down, somewhere between the two rings.
    assert.ok(at(0.5).y > 100);
  }
  assert.equal(beamAngle(plan, 17, 18, 1), plan.angleOf(18));
});

test('what is new comes to the queue and is gone; what was found before bounces off', () => {
  assert.deepEqual(phasesOf(0), { glide: 0, made: 0, way: 0, after: 0 });
  assert.deepEqual(phasesOf(1), { glide: 1, made: 1, way: 1, after: 1 });
  for (const isNew of [true, false]) {
    const [first, last] = [0, 1].map((share) => placeOf(phasesOf(share), isNew));
    assert.deepEqual([first.x, first.y, first.seen], [0, 0, 0]);
    assert.deepEqual([last.x, last.y, last.seen], [1, 0.98, 0]);
    const half = placeOf(phasesOf(0.5), isNew);
    assert.ok(half.seen > 0 && half.y > 0 && half.y < 0.98);
  }
  const touched = phasesOf(0.9);
  assert.equal(placeOf(touched, true).seen, 0);
  const bounced = placeOf(touched, false);
  assert.ok(bounced.seen > 0 && bounced.down < -10 && bounced.right > 10);
});

/**
 * The motion at a step whose state has made so many moves.
 * @param {{ share?: number, made?: number, moves?: number, isOn?: boolean, hasMove?: boolean,
 *   position?: number, verdict?: string }} at
 */
function motionAt(at) {
  const { share = 0, made = 1, moves = -1, isOn = false, hasMove = true, position = 5 } = at;
  const run = { frame: { hasMove, position, side: 0 }, event: { verdict: at.verdict ?? 'new' } };
  const tween = { share, on: share < 1 };
  const viewer = { run, tween, editing: { isOn }, finale: { moves } };
  const expansion = { follow: () => ({ made }) };
  return new Motion(/** @type {any} */ (viewer), /** @type {any} */ (expansion));
}

test('beam and queue move where another state is expanded, on its own side', () => {
  const first = motionAt({});
  assert.deepEqual(first.glide, { from: 4, share: 0 });
  assert.deepEqual([first.shift(0), first.shift(1)], [1, 0]);
  const half = motionAt({ share: 0.36 });
  assert.ok(half.shift(0) > 0 && half.shift(0) < 0.5);
  const second = motionAt({ made: 2 });
  assert.deepEqual([second.glide, second.shift(0)], [undefined, 0]);
  assert.equal(motionAt({ position: 0 }).glide, undefined);
});

test('the tail of the queue moves up by one place while a new state comes, and for no other', () => {
  const join = (/** @type {number} */ share, verdict = 'new') =>
    motionAt({ share, verdict }).join(0);
  assert.deepEqual([join(0), join(1)], [1, 0]);
  assert.ok(join(0.6) > 0 && join(0.6) < 1);
  assert.equal(join(0, 'duplicate'), 0);
  assert.equal(motionAt({}).join(1), 0);
});

test('nothing moves at rest, while the board is edited or the answer is played', () => {
  for (const at of [{ share: 1 }, { isOn: true }, { moves: 2 }, { hasMove: false }]) {
    const motion = motionAt(at);
    assert.deepEqual(motion.phases, phasesOf(1));
    assert.deepEqual([motion.on, motion.shift(0), motion.glide], [false, 0, undefined]);
  }
});
