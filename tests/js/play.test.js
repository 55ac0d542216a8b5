/**
 * Games played by hand: distances, turns and hints against a search of the test's own over the
 * core's moves, and the path in links.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import 'lit/html.js';
import './canvases.js';
import './families.js';
import { loadEngine } from '../../www/core/engine/session.js';
import { decodeState, encodeState } from '../../www/core/links/state-parts.js';
import { readState } from '../../www/core/links/read-state.js';
import { Game } from '../../www/core/play/game.js';
import { readGame, writeGame } from '../../www/core/play/play-link.js';
import { isSteered, moveByArrow, moveByDrag, movesAt, shiftOf } from '../../www/core/play/touch.js';
import { LINKS, open } from './opened.js';
import { ROOT } from './sources.js';

/** @import { Session } from '../../www/core/engine/session.js' */

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** Number of states up to which the test searches a space itself. */
const SMALL = 70_000;

/** Breadth-first runs, one of each puzzle of the family. */
const runs = Object.values(LINKS).map(open);

/** @param {Session} session */
function measured(session) {
  const game = new Game(session, Number(session.description.start));
  while (!game.measure(1 << 16));
  return game;
}

/**
 * Least costs to the goals from all states that can be reached, by relaxing all moves until nothing
 * changes.
 * @param {Session} session
 * @param {number} start
 */
function bruteForce(session, start) {
  /** @type {Map<number, { to: number, cost: number }[]>} */
  const space = new Map();
  for (const waiting = [start]; waiting.length > 0;) {
    const state = Number(waiting.pop());
    if (space.has(state)) continue;
    const moves = session.ask((core) => core.movesFrom(state));
    space.set(state, moves);
    waiting.push(...moves.map(({ to }) => to));
  }
  const least = new Map(
    [...space.keys()].map((state) => [
      state,
      session.ask((core) => core.isGoal(state)) ? 0 : Infinity,
    ]),
  );
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [state, moves] of space) {
      const best = Math.min(...moves.map(({ to, cost }) => cost + Number(least.get(to))));
      if (best >= Number(least.get(state))) continue;
      least.set(state, best);
      isChanged = true;
    }
  }
  return least;
}

for (const session of runs.filter(({ description }) => Number(description.states) <= SMALL)) {
  const { puzzle, start } = session.description;
  test(`${puzzle}: distances are those of a plain search, and each hint comes nearer`, () => {
    const game = measured(session);
    const least = bruteForce(session, Number(start));
    for (const [state, distance] of least) assert.equal(game.distanceOf(state), distance);
    let number = 0;
    for (const [state, distance] of least) {
      if (number++ % 23 > 0) continue;
      const from = new Game(session, state);
      while (!from.measure(1 << 16));
      const hint = from.hint();
      assert.equal(hint < 0, distance === 0 || distance === Infinity);
      assert.equal(from.isSolved, distance === 0);
      if (hint < 0) continue;
      from.play(hint);
      assert.equal(from.turnOf(1), 'nearer');
      assert.equal(Number(from.distance) + from.spent, distance);
    }
  });
}

for (const session of runs) {
  const { puzzle } = session.description;
  test(`${puzzle}: hints lead to a goal in the least cost; a path survives its link`, () => {
    const game = measured(session);
    const distance = Number(game.distance);
    if (distance === Infinity) return assert.equal(game.hint(), -1);
    // Two moves astray come first.
    game.play(0);
    game.play(game.moves.length - 1);
    const left = Number(game.distance);
    const spent = game.spent;
    while (game.hint() >= 0) game.play(game.hint());
    assert.ok(game.isSolved);
    assert.equal(game.spent - spent, left);
    const moves = game.path.map(({ index }) => index);
    const read = readGame(writeGame({ moves, isBlind: true }));
    assert.deepEqual(read, { moves, isBlind: true });
    const again = new Game(session, game.start);
    read.moves.forEach((index) => again.play(index));
    assert.deepEqual(again.states, game.states);
    while (game.canUndo) game.undo();
    assert.equal(game.state, game.start);
    game.redo();
    assert.equal(game.state, again.stateAt(1));
  });
}

/**
 * A one-way space, as a session: from 0 to 1 or 2; 1 is a goal; 2 leads to itself and to 3, which
 * has no moves.
 */
const ONE_WAY = /** @type {Session} */ (
  /** @type {unknown} */ ({
    description: { canBeSurveyed: true },
    advanceSurvey: () => true,
    ask: (/** @type {(core: unknown) => unknown} */ question) =>
      question({
        movesFrom: (/** @type {number} */ state) =>
          [[1, 2], [], [2, 3], []][state].map((to) => ({ to, cost: 1, action: { from: 0, to } })),
        isGoal: (/** @type {number} */ state) => state === 1,
        distances: () => Uint32Array.of(1, 0, 0xffff_ffff, 0xffff_ffff),
      }),
  })
);

test('a move after which no goal can be reached loses; the next ones change nothing', () => {
  const game = new Game(ONE_WAY, 0);
  assert.equal(game.distance, null);
  game.measure(1);
  game.play(1);
  game.play(0);
  assert.deepEqual(game.turns, ['lost', 'still']);
  assert.ok(game.isLost);
  assert.throws(() => game.play(2), { code: 'playLink', fields: { move: 3 } });
});

test('another move forgets those taken back; the same one keeps them', () => {
  const game = new Game(ONE_WAY, 0);
  game.play(1);
  game.play(1);
  game.undo();
  game.undo();
  game.play(1);
  assert.ok(game.canRedo);
  game.undo();
  game.play(0);
  assert.ok(!game.canRedo);
  assert.deepEqual(game.states, [0, 1]);
});

test('moves of any number survive a link, and each altered or lost letter is noticed', () => {
  const moves = Array.from({ length: 300 }, (_, at) => (at * at) % 157);
  const part = writeGame({ moves, isBlind: false });
  assert.match(part, /^\.play\.[A-Za-z]+$/);
  assert.deepEqual(readGame(part), { moves, isBlind: false });
  assert.deepEqual(readGame('.play'), { moves: [], isBlind: false });
  assert.equal(writeGame({ moves: [], isBlind: true }), '.blind');
  for (let cut = '.play.'.length + 1; cut < part.length; cut += 7) {
    assert.throws(() => readGame(part.slice(0, cut)), { code: 'playLink' }, `${cut} letters`);
    const other = part[cut] === 'Q' ? 'R' : 'Q';
    const altered = part.slice(0, cut) + other + part.slice(cut + 1);
    assert.throws(() => readGame(altered), { code: 'playLink' }, `letter ${cut}`);
  }
  for (const bad of ['', 'play', '.race', '.play.AB.C', '.play.AB', '.play.Ab1']) {
    assert.throws(() => readGame(bad), { code: 'playLink' }, bad);
  }
});

test('a game stands in the state string beside the link, and is no race', () => {
  const [session] = runs;
  const link = session.link(0);
  const game = writeGame({ moves: [3, 1, 12], isBlind: false });
  const state = encodeState({ link, game, stops: [{ at: 3 }] });
  const { stops } = decodeState(state);
  assert.deepEqual({ ...decodeState(state), stops }, { link, race: null, game, stops });
  assert.equal(stops[0].at, 3);
  assert.equal(readState(state).game, game);
  assert.equal(readState(state).suffix, '');
  // A sentence that follows a link is neither.
  assert.equal(readState(`${encodeState(link)}.Then`).game, '');
});

const at = (/** @type {number} */ from, /** @type {number} */ to) => ({ action: { from, to } });

test('taps and arrows find the moves of a gap, of a walker, of pieces and of discs', () => {
  const gap = [at(1, 4), at(3, 4), at(5, 4), at(7, 4)];
  assert.ok(isSteered(gap));
  assert.deepEqual(movesAt(gap, 5, true), [2]);
  assert.deepEqual(movesAt(gap, 4, true), []);
  assert.equal(moveByArrow(gap, 'ArrowUp', 3), 3);
  assert.equal(moveByArrow(gap, 'ArrowRight', 3), 1);
  const walker = [at(4, 1), at(4, 5)];
  assert.ok(isSteered(walker));
  assert.deepEqual(movesAt(walker, 5, true), [1]);
  assert.deepEqual(movesAt(walker, 4, true), [0, 1]);
  assert.equal(moveByArrow(walker, 'ArrowDown', 3), -1);
  const pieces = [at(0, 1), at(0, 3), at(8, 7)];
  assert.ok(!isSteered(pieces));
  assert.deepEqual(movesAt(pieces, 0, false), [0, 1]);
  assert.deepEqual(movesAt(pieces, 3, false), []);
  assert.ok(!isSteered([at(2, 2)]));
});

test('a drag means the move that brings the piece nearest to where it is let go', () => {
  const move = (/** @type {number} */ from, /** @type {number} */ to) => ({ action: { from, to } });
  // A car on cells 8 and 9 of a board of six columns: one or two cells right, one left.
  const car = [move(8, 10), move(8, 11), move(9, 7)];
  const shifts = car.map((one) => shiftOf(one, [8, 9], 6));
  assert.deepEqual(shifts, [[0, 1], [0, 2], [0, -1]]); // prettier-ignore
  const by = (/** @type {number} */ down, /** @type {number} */ right) =>
    moveByDrag(shifts, [down, right]);
  assert.equal(by(0, 0.8), 0);
  assert.equal(by(0.2, 1.7), 1);
  assert.equal(by(0, 5), 1, 'no car goes farther than it can');
  assert.equal(by(-0.3, -1.2), 2);
  assert.equal(by(0, 0.3), -1, 'nearer to where it was');
  assert.equal(by(3, 0.1), -1, 'down is no way of this car');
  // Two moves with the same cells are told apart by words.
  assert.equal(moveByDrag([[1, 0], [1, 0]], [1, 0]), -1); // prettier-ignore
  assert.equal(moveByDrag([], [1, 0]), -1);
});
