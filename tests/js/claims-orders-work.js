/**
 * What exercises, lines on cost and teacher's notes about queues, stacks, heuristics and rising bounds
 * claim, each proved by a run.
 */
import assert from 'node:assert/strict';
import { Session } from '../../www/core/engine/session.js';
import { answerOf, at, checked, costOf, distances, maze, movesOnPath, openedAt, roundsOf, sumOf, tiles, triesIn, waiting } from './claims-orders.js'; // prettier-ignore

/**
 * @import { Place } from './claims-work.js'
 * @typedef {Record<string, Record<string, (place: Place) => number[]>>} Proofs by lesson and by exercise or stop
 */

/** How many states a run had expanded at its answer. @param {Pick<Place, 'session'>} place */
const expandedBy = (place) => at(place, answerOf(place)).expanded;

/** How many moves a path of a search with a bound has. @param {Pick<Place, 'session'>} place */
const movesWithin = (place) => at(place, answerOf(place)).depth - 1;

/** A run of a link to its end. @param {Uint8Array} link @param {string} algorithm */
function finished(link, algorithm) {
  const board = new Session(link);
  const session = new Session(board.withAlgorithm(algorithm));
  board.free();
  while (!session.outcome) session.advance(1e6);
  return session;
}

const HEURISTICS = ['misplaced', 'manhattan', 'linear-conflict'];

/** @type {Proofs} */
export const EXERCISES = {
  lists: {
    guards() {
      const runs = ['bfs', 'dfs', 'uniform'].map((algorithm) => maze('guards', algorithm));
      assert.equal(new Set(runs.map(costOf)).size, 1);
      const [queue, stack, priority] = runs.map(expandedBy);
      assert.ok(stack < queue && stack < priority);
      return [runs.length];
    },
    luck({ session }) {
      assert.equal(movesOnPath({ session }), movesOnPath(maze('sample', 'bfs')));
      const isLonger = (/** @type {number} */ cell) => {
        if (session.show(0).board[cell] !== 1) return false;
        const link = session.edited(cell, false, 0);
        const [deep, wide] = ['dfs', 'bfs'].map((algorithm) => finished(link, algorithm));
        const moves = [deep, wide].map((run) => movesOnPath({ session: run }));
        for (const run of [deep, wide]) run.free();
        return moves[1] > 0 && moves[0] > moves[1];
      };
      assert.ok(Array.from({ length: session.cells }, (_, cell) => cell).some(isLonger));
      return [];
    },
    goal({ session }) {
      assert.ok(expandedBy({ session }) > expandedBy(tiles('sample', 'bfs')));
      assert.equal(at({ session }, 1).cost, 1);
      return [1];
    },
  },
  heuristics: {
    hardest() {
      const counts = HEURISTICS.map((name) => expandedBy(tiles('hardest', 'astar', `heuristic=${name}`))); // prettier-ignore
      assert.deepEqual(counts, [121_529, 6728, 3827]);
      return [];
    },
    worst({ session }) {
      const { worst, overestimates } = checked({ session });
      assert.ok(overestimates > 0);
      const { state, estimate, cost } = worst ?? assert.fail();
      const opened = openedAt(session, state);
      const exact = finished(opened.link(0), 'bfs');
      assert.equal(movesOnPath({ session: exact }), cost);
      assert.ok(estimate > cost);
      for (const run of [opened, exact]) run.free();
      return [];
    },
    weight({ session }) {
      const { value } = session.description.settings[1];
      const moves = [1, 2, 3, 4, 5].map((weight) => movesOnPath(tiles('sample', 'weighted', `weight=${weight}`))); // prettier-ignore
      assert.deepEqual(moves, [19, 19, 21, 21, 21]);
      return [Number(value), movesOnPath({ session }), moves[0]];
    },
  },
  deeper: {
    hardest({ session }) {
      const bounds = roundsOf({ session }).map(({ bound }) => bound);
      for (const [index, bound] of bounds.slice(1).entries()) assert.equal(bound, bounds[index] + 2); // prettier-ignore
      return [movesWithin({ session })];
    },
    limit({ session }) {
      assert.equal(roundsOf({ session }).length, 1);
      const { value } = session.description.settings[0];
      return [Number(value), movesWithin({ session }), movesOnPath(tiles('sample', 'bfs'))];
    },
    conflict({ session }) {
      const { tries } = at(tiles('korf', 'idastar'), answerOf(tiles('korf', 'idastar')));
      assert.ok(at({ session }, answerOf({ session })).tries < tries);
      return [tries];
    },
  },
};

/** No state is expanded twice. @param {Pick<Place, 'session'>} place */
function assertOnce(place) {
  const expanded = new Set();
  let last = -1;
  for (let step = 1; step <= place.session.advance(0); step++) {
    const { hasMove, state } = at(place, step);
    if (!hasMove || state === last) continue;
    assert.ok(!expanded.has(state), `state ${state}`);
    expanded.add(state);
    last = state;
  }
}

/** By lesson. @type {Record<string, () => number[]>} */
export const COSTS = {
  lists() {
    for (const algorithm of ['bfs', 'dfs', 'uniform']) assertOnce(maze('costs', algorithm));
    return [1];
  },
  heuristics() {
    const place = tiles('sample', 'astar');
    const step = answerOf(place);
    place.session.show(step);
    const found = place.session.mapData().sides[0].order.slice(0, at(place, step).discovered);
    place.session.show(step);
    for (const state of found) assert.ok(place.session.ask((core) => core.label(state)));
    return [];
  },
  deeper() {
    // Where no two paths meet, the round with the bound d tries 1 + b + … + bᵈ moves.
    const tried = (/** @type {number} */ b, /** @type {number} */ d) =>
      (b ** (d + 1) - 1) / (b - 1);
    for (const b of [2, 3, 4]) {
      const rounds = Array.from({ length: 15 }, (_, d) => tried(b, d));
      const factor = sumOf(rounds) / (rounds.at(-1) ?? 0);
      assert.ok(Math.abs(factor - b / (b - 1)) < 0.01, `${factor}`);
    }
    return [1];
  },
};

/** @type {Proofs} */
export const NOTES = {
  lists: {
    fewest(place) {
      const { board } = at(place, 0);
      const entered = [...place.session.mapData().path].slice(1);
      const dear = entered.filter((cell) => board[cell] === 9).length;
      assert.equal(9 * dear + entered.length - dear, costOf(place));
      assert.equal(dear, entered.length - dear);
      return [costOf(place), dear, 9, 1];
    },
    least: () => [9],
    cheapest() {
      const runs = ['bfs', 'dfs', 'uniform'].map((algorithm) => maze('costs', algorithm));
      return [runs.length, ...runs.map(movesOnPath), ...runs.map(costOf)];
    },
    equal(place) {
      assert.ok(expandedBy(place) > expandedBy(tiles('sample', 'bfs')));
      return [];
    },
  },
  heuristics: {
    guess(place) {
      const { board } = at(place, 0);
      return board.filter(
        (/** @type {number} */ _, /** @type {number} */ cell) => distances(place, board)[cell] > 0,
      );
    },
    misplaced(place) {
      const blind = expandedBy(tiles('sample', 'uniform'));
      return [Math.round(blind / expandedBy(place))];
    },
    beam(place) {
      const best = movesOnPath(place);
      for (const { f } of waiting(place, place.step)) assert.ok(f >= best);
      return [best];
    },
    admissible: (place) => [movesOnPath(place)],
    conflict: () => [at(tiles('impossible', 'astar', 'heuristic=linear-conflict'), 0).estimate.h],
    greedy: (place) => [movesOnPath(place)],
    weighted() {
      const plain = tiles('sample', 'weighted', 'weight=1');
      assert.equal(expandedBy(plain), expandedBy(tiles('sample', 'astar')));
      return [1];
    },
    wrong: (place) => [sumOf(distances(place, at(place, 0).board))],
    lost(place) {
      assert.ok(waiting(place, place.step).some(({ f }) => f === 17));
      return [17, movesOnPath(tiles('tooLong', 'bfs'))];
    },
    again() {
      const place = tiles('sample', 'astar');
      const { overestimates, falls } = checked(place);
      assert.deepEqual([overestimates, falls], [0, 0]);
      assert.equal(at(place, answerOf(place)).reexpanded, 0);
      return [1];
    },
  },
  deeper: {
    factor(place) {
      const rounds = roundsOf(place).filter(({ last }) => last <= place.step);
      const tries = rounds.map((round) => triesIn(place, round));
      assert.ok(at(place, place.step).tries < 2.5 * (tries.at(-1) ?? 0));
      for (const [index, count] of tries.slice(1).entries()) assert.ok(count >= 1.5 * tries[index]);
      return [];
    },
    answer(place) {
      const bounds = roundsOf(place).map(({ bound }) => bound);
      return [bounds[bounds.length - 2]];
    },
    memory(place) {
      const deepening = tiles('sample', 'deepening');
      const { deepest, tries } = at(deepening, answerOf(deepening));
      const { discovered, generated } = at(place, place.step);
      return [deepest, tries, discovered, generated];
    },
    bound: (place) => [at(place, place.step).bound],
    least(place) {
      for (let step = 1; step <= 2000; step++) {
        const { estimate, cost, depth, candidates } = at(place, step);
        if (depth === 0) continue;
        for (const { score } of candidates) assert.ok([0, 2].includes(score - cost - estimate));
      }
      return [];
    },
    found: (place) => [roundsOf(place).length, roundsOf(tiles('sample', 'deepening')).length],
    fifteen: ({ session }) => [session.cells],
    korf(place) {
      const { deepest } = at(place, place.step);
      return [movesWithin(place), deepest];
    },
  },
};
