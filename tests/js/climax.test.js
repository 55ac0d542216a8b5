/** How an answer comes: its parts in time, and their pictures at the beginning, half way and at the end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './canvases.js';
import { Pen } from '../../www/canvas/pen.js';
import { climaxAt, climaxMs, WHOLE_CLIMAX } from '../../www/core/playback/answer-animation.js';
import { answerPath, litFrom, placeOn, upTo } from '../../www/canvas/answer-path.js';
import { knight } from '../../www/families/backtracking/puzzles/knight.js';
import { Finale } from '../../www/ui/answer/answer-playback.js';
import { recorder, themeOf } from './searches.js';
import { tape } from './tape.js';

const THEME = themeOf('dark');
const NONE = { dim: 0, camera: 0, path: 0, star: 0, board: 0, told: 0 };

test('an answer of four moves comes as it is directed', () => {
  assert.deepEqual(climaxAt(0, 4), NONE);
  assert.deepEqual([climaxAt(150, 4).dim, climaxAt(300, 4).dim], [0.5, 1]);
  assert.deepEqual([climaxAt(200, 4).camera, climaxAt(900, 4).camera], [0, 1]);
  // 160 ms a move.
  assert.deepEqual(
    [500, 660, 820, 1140].map((ms) => 4 * climaxAt(ms, 4).path),
    [0, 1, 2, 4],
  );
  assert.deepEqual([1140, 1340, 1540].map((ms) => climaxAt(ms, 4).star), [0, 0.5, 1]); // prettier-ignore
  const board = [1300, 1475, 1650].map((ms) => climaxAt(ms, 4).board);
  assert.ok(board[0] === 0 && board[1] > 0.5 && board[1] < 1 && board[2] === 1, `${board}`);
  assert.ok(climaxAt(1700, 4).told === 0 && climaxAt(1750, 4).told > 0);
  assert.equal(climaxAt(climaxMs(4), 4), WHOLE_CLIMAX);
});

test('no part of it ever goes back, and a long path takes little longer than a short one', () => {
  for (const edges of [0, 1, 4, 35, 39_999]) {
    const all = climaxMs(edges);
    assert.ok(all < 4000, `${edges}: ${all} ms`);
    let before = climaxAt(0, edges);
    for (let ms = 0; ms <= all + 20; ms += 20) {
      const now = climaxAt(ms, edges);
      for (const part of /** @type {(keyof typeof NONE)[]} */ (Object.keys(NONE))) {
        assert.ok(now[part] >= before[part] && now[part] <= 1, `${part} at ${ms}`);
      }
      before = now;
    }
    assert.deepEqual(before, WHOLE_CLIMAX);
  }
});

const POINTS = [0, 10, 20, 30].map((x) => ({ x, y: 0 }));

/** What is drawn of a path of three moves. @param {object} lit */
function painted(lit) {
  const { ctx, calls } = tape();
  const shown = { dim: 1, edges: 0, star: 0, rest: 0, marker: -1, ...lit };
  answerPath(new Pen(ctx, THEME), POINTS, true, { lit: shown });
  const xs = calls.filter(([name]) => name === 'lineTo').map(([, x]) => Number(x));
  const dots = calls.filter(([name, , , r]) => name === 'arc' && r === 5).map(([, x]) => x);
  return { calls, dots, farthest: Math.max(-1, ...xs.filter((x) => x <= 30)) };
}

test('a path lights up from its start: nothing, half of a move, all of it with its star', () => {
  assert.deepEqual(upTo(POINTS, -1), []);
  assert.deepEqual(upTo(POINTS, 1.5), [...POINTS.slice(0, 2), { x: 15, y: 0 }]);
  assert.deepEqual(upTo(POINTS, Infinity), POINTS);
  assert.deepEqual([placeOn(POINTS, 0), placeOn(POINTS, 2.25), placeOn(POINTS, 3)], [POINTS[0], { x: 22.5, y: 0 }, POINTS[3]]); // prettier-ignore
  assert.equal(painted({ edges: -1 }).calls.length, 0);
  const [start, half, whole] = [0, 1.5, Infinity].map((edges) => painted({ edges, star: 1 }));
  assert.deepEqual([start.farthest, half.farthest], [0, 15]);
  assert.deepEqual([start.dots, half.dots, whole.dots], [[0], [0, 10], [0, 10, 20]]);
  const starred = (/** @type {typeof start} */ { calls }) => calls.some(([name]) => name === 'createRadialGradient'); // prettier-ignore
  assert.deepEqual([start, half, whole].map(starred), [false, false, true]);
});

test('the ring of light goes out from the star and is gone at the end', () => {
  const rings = [0, 0.5, 1].map((star) => {
    const { calls } = painted({ edges: Infinity, star });
    return calls.filter(([name, , , r]) => name === 'arc' && Number(r) > 5).map(([, , , r]) => r);
  });
  assert.deepEqual(rings, [[], [48], []]);
});

test('while the answer is played a marker stands where its board is, and the rest is faint', () => {
  const { calls, farthest } = painted({ edges: 1.5, marker: 1.5, rest: 0.4 });
  const marker = calls.find(([name, , , r]) => name === 'arc' && r === 11);
  assert.deepEqual(marker?.slice(1, 3), [15, 0]);
  assert.equal(farthest, 30);
  assert.ok(calls.some(([name, value]) => name === 'globalAlpha' && value === 0.4));
  // On the other side of a search it goes on behind the moves of the first one.
  const lit = { dim: 1, edges: 3.5, star: 0, rest: 0, marker: 3.5 };
  assert.deepEqual(litFrom(lit, 3), { ...lit, edges: 0.5, marker: 0.5 });
});

test('a tour is lit from its start: none of its moves, half of them, all of them', () => {
  const path = Uint32Array.of(8, 12, 1, 9);
  const frame = { path, board: new Uint8Array(36).fill(1), answered: true };
  const greens = [0, 2, undefined].map((lit) => {
    const { ctx, strokes } = recorder();
    knight.paint(
      new Pen(ctx, THEME),
      { size: 360 },
      { shape: { rows: 6, columns: 6 }, frame, description: { start: 0 } },
      { lit },
    );
    return strokes.filter((colour) => colour === THEME.path).length;
  });
  assert.ok(greens[0] < greens[1] && greens[1] < greens[2], `${greens}`);
});

/** A finale at the step of an answer of four moves. */
function deskAt({ isStill = false, lesson = /** @type {object | null} */ (null) } = {}) {
  const player = { state: 'answered', atAnswer: true, cursor: 9 };
  const run = { player, session: { description: { refutation: null } } };
  const ending = { tone: 'found', title: '', notes: [], moves: 4 };
  const viewer = {
    ...{ run, race: null, editing: { isOn: false }, host: { isStill }, lessons: { shown: lesson } },
    family: { answer: () => ending },
    refresh() {},
  };
  return { finale: new Finale(/** @type {any} */ (viewer)), player };
}

test('at a stop of a lesson the answer is as near as if it had been seen to come', () => {
  const { finale } = deskAt();
  assert.equal(finale.nearness, 0);
  const given = deskAt({ lesson: {} });
  assert.equal(given.finale.nearness, 1);
  given.player.atAnswer = false;
  assert.equal(given.finale.nearness, 0);
});

test('an answer comes once a run, and stays as it is come to', () => {
  const { finale } = deskAt();
  finale.come();
  finale.tick(1000);
  assert.ok(finale.comes && finale.busy);
  assert.deepEqual([finale.ending, finale.lit?.edges, finale.nearness], [null, 0, 0]);
  finale.tick(1000 + 820);
  assert.deepEqual([finale.ending, finale.lit?.edges, finale.dim], [null, 2, 1]);
  finale.tick(1000 + 1500);
  assert.equal(finale.ending?.moves, 4);
  finale.tick(9000);
  assert.deepEqual([finale.comes, finale.lit?.edges, finale.nearness], [false, Infinity, 1]);
  finale.stop();
  finale.come();
  assert.deepEqual([finale.comes, finale.nearness], [false, 0]);
  finale.reset();
  finale.come();
  assert.equal(finale.comes, true);
});

test('it is skipped to its end, and never seen coming by who scrubs or wants no motion', () => {
  const { finale } = deskAt();
  assert.equal(finale.skip(), false);
  assert.deepEqual([finale.ending?.moves, finale.nearness, finale.lit?.edges], [4, 0, Infinity]);
  finale.come();
  finale.tick(0);
  const { ending } = finale;
  assert.equal(ending, null);
  assert.equal(finale.skip(), true);
  assert.deepEqual([finale.ending?.moves, finale.comes], [4, false]);
  const still = deskAt({ isStill: true }).finale;
  still.come();
  assert.deepEqual([still.comes, still.ending?.moves, still.shares], [false, 4, WHOLE_CLIMAX]);
});

test('the path and the board are played together, and stand at the answer again at the end', () => {
  const { finale, player } = deskAt();
  finale.toggle(4);
  finale.tick(0);
  assert.deepEqual([finale.at, finale.lit?.marker, finale.share], [0, 0, 1]);
  finale.tick(1500);
  assert.deepEqual([finale.at, finale.lit?.marker, finale.share], [1, 0, 0]);
  finale.tick(1500 + 450);
  assert.ok(finale.share > 0.5 && finale.share < 1);
  assert.equal(finale.lit?.edges, finale.share);
  finale.tick(2400);
  assert.deepEqual([finale.lit?.marker, finale.share], [1, 1]);
  for (let move = 2; move <= 5; move++) finale.tick(1500 * move);
  assert.deepEqual([finale.on, finale.lit?.marker, finale.lit?.edges], [false, -1, Infinity]);
  player.state = 'playing';
  assert.deepEqual([finale.lit, finale.ending], [null, null]);
});
