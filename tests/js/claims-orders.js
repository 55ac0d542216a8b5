/**
 * What the captions on queues, stacks, heuristics and rising bounds claim, each proved by the run that is
 * shown, as in `claims-spaces.js`.
 */
import assert from 'node:assert/strict';
import { Session } from '../../www/core/engine/session.js';
import { sessionOf } from './lesson-runs.js';

/**
 * @import { Claims, Place } from './claims.js'
 * @typedef {Record<string, any>} Frame
 */

/** A step, without what the next one overwrites. @param {Pick<Place, 'session'>} place @param {number} step @returns {Frame} */
export function at({ session }, step) {
  const frame = /** @type {Frame} */ (session.show(step));
  const { board, nextBoard = [], estimate, targetEstimate } = frame;
  const kept = {
    board: [...board],
    nextBoard: [...nextBoard],
    targetEstimate: { ...targetEstimate },
  };
  // In a search with a bound, the estimate is a number.
  return { ...frame, ...kept, estimate: Number.isFinite(estimate) ? estimate : { ...estimate } };
}

/** @param {string} preset @param {string} [algorithm] @param {string} [settings] */
export const tiles = (preset, algorithm, settings) => ({
  session: sessionOf({ puzzle: 'tiles', preset, algorithm, settings }),
});

/** @param {string} preset @param {string} algorithm */
export const maze = (preset, algorithm) => ({
  session: sessionOf({ puzzle: 'maze', preset, algorithm }),
});

/** The step of a run's first answer. @param {Pick<Place, 'session'>} place */
export const answerOf = ({ session }) => session.score(Boolean(session.outcome)).answer ?? assert.fail(); // prettier-ignore

/** How many moves the path has that a run found. @param {Pick<Place, 'session'>} place */
export const movesOnPath = ({ session }) => session.mapData().path.length - 1;

/** What a maze's path costs, as the judges are told. @param {Pick<Place, 'session'>} place */
export const costOf = ({ session }) => Number(session.judged());

/** The frames up to a step, one for each state that is expanded. @param {Pick<Place, 'session'>} place @param {number} until */
function expansions(place, until) {
  /** @type {Frame[]} */
  const found = [];
  for (let step = 1; step <= until; step++) {
    const frame = at(place, step);
    if (frame.hasMove && found.at(-1)?.state !== frame.state) found.push({ ...frame, step });
  }
  return found;
}

/** The open list at a step, without entries that will be skipped. @param {Pick<Place, 'session'>} place @param {number} step */
export function waiting(place, step) {
  place.session.show(step);
  const list = place.session.ask((core) => core.openList(1 << 20));
  return list?.head.filter(({ isStale }) => !isStale) ?? assert.fail('no open list');
}

/** The numbers of a state at a step. @param {Pick<Place, 'session'>} place @param {number} step @param {number} state */
function labelAt({ session }, step, state) {
  session.show(step);
  return session.ask((core) => core.label(state));
}

/** The states leave the list in the order of a number. @param {Pick<Place, 'session'>} place @param {number} until @param {(frame: Frame) => number} number */
function assertOrder(place, until, number) {
  let before = 0;
  for (const frame of expansions(place, until)) {
    assert.ok(number(frame) >= before, `step ${frame.step}`);
    before = number(frame);
  }
}

/** The check of a heuristic on every board. @param {Pick<Place, 'session'>} place */
export function checked({ session }) {
  while (!session.ask((core) => core.advanceCheck(1e6)));
  return session.ask((core) => core.heuristicCheck()) ?? assert.fail('nothing to check');
}

/** No estimate is too large. @param {Pick<Place, 'session'>} place */
function assertAdmissible(place) {
  const { states, overestimates } = checked(place);
  assert.deepEqual([states, overestimates], [181_440, 0]);
}

/** The cells of a goal on which each tile stands. @param {readonly number[]} goal */
const homesIn = (goal) => new Map(goal.map((tile, cell) => [tile, cell]));

/** How many rows and columns each tile is from its place; 0 for the gap. @param {Pick<Place, 'session'>} place @param {readonly number[]} board */
export function distances({ session }, board) {
  const { goalBoard, columns } = session.description;
  const homes = homesIn(goalBoard ?? assert.fail());
  return board.map((tile, cell) => {
    const home = homes.get(tile) ?? assert.fail();
    const rows = Math.abs(Math.floor(cell / columns) - Math.floor(home / columns));
    return tile === 0 ? 0 : rows + Math.abs((cell % columns) - (home % columns));
  });
}

/** @param {readonly number[]} numbers */
export const sumOf = (numbers) => numbers.reduce((sum, one) => sum + one, 0);

/** Where the rounds of a search with a bound begin and end, and their bounds. @param {Pick<Place, 'session'>} place @returns {{ bound: number, first: number, last: number }[]} */
export function roundsOf(place) {
  const { session } = place;
  const known = session.advance(0);
  const rounds = [];
  for (let first = 1; first <= known;) {
    const { kind, depth, bound, round } = at(place, first);
    assert.deepEqual([kind, depth, round], ['place', 1, rounds.length]);
    let [low, high] = [first, known];
    const isOver = (/** @type {number} */ step) => {
      const frame = at(place, step);
      return frame.depth === 0 || frame.round > round;
    };
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (isOver(middle)) high = middle;
      else low = middle + 1;
    }
    rounds.push({ bound, first, last: low });
    first = low + 1;
  }
  return rounds;
}

/** How many moves a round has tried. @param {Pick<Place, 'session'>} place @param {{ first: number, last: number }} round */
export const triesIn = (place, { first, last }) => at(place, last).tries - at(place, first).tries;

/** Published: boards that IDA* generates for Korf's board 79, and the year. */
const KORF = { generated: 540_860, year: 1985 };

/** @type {Record<string, Claims>} */
export const CLAIMS = {
  lists: {
    start() {
      const place = maze('costs', 'uniform');
      const { columns } = place.session.description;
      for (let step = 1; step <= place.session.advance(0); step++) {
        const { hasMove, fromCell, toCell, cost, board } = at(place, step);
        if (!hasMove) continue;
        const apart = [Math.floor(toCell / columns) - Math.floor(fromCell / columns), (toCell % columns) - (fromCell % columns)]; // prettier-ignore
        assert.equal(sumOf(apart.map(Math.abs)), 1);
        assert.equal(cost, board[toCell] === 9 ? 9 : 1, `step ${step}`);
      }
      return [1];
    },
    queue(place) {
      const leaving = expansions(place, place.session.advance(0)).map(({ state }) => state);
      assert.deepEqual(leaving, [...place.session.mapData().sides[0].order].slice(0, leaving.length)); // prettier-ignore
      return [];
    },
    fewest(place) {
      const { rows, columns } = place.session.description;
      assert.equal(movesOnPath(place), rows - 1 + columns - 1, 'straight');
      return [costOf(place)];
    },
    stack(place) {
      const taken = expansions(place, place.step);
      for (const [index, { state, step }] of taken.slice(1).entries()) {
        const before = taken[index];
        const targets = [];
        for (let made = before.step; made < step; made++) targets.push(at(place, made).target);
        assert.ok(targets.includes(state), `step ${step}`);
        assert.equal(waiting(place, step - 1)[0].state, state);
      }
      return [];
    },
    long(place) {
      const { path } = place.session.mapData();
      assert.equal(costOf(place), at(place, place.step).targetDepth);
      assert.equal(new Set(path).size, place.session.cells);
      return [path.length - 1, place.session.cells];
    },
    least(place) {
      const list = waiting(place, place.step);
      assert.ok(list.every(({ g }) => g >= list[0].g));
      const { board } = at(place, 0);
      for (const { state } of expansions(place, place.step)) assert.notEqual(board[state], 9);
      return [9];
    },
    cheapest(place) {
      assert.equal(costOf(place), at(place, place.step).targetDepth);
      for (const { g } of waiting(place, place.step)) assert.ok(g >= costOf(place));
      assert.ok(place.session.verified());
      return [];
    },
    tiles(place) {
      assert.equal(movesOnPath(place), movesOnPath(tiles('sample', 'uniform')));
      return [];
    },
    equal(place) {
      for (let step = 1; step <= 5000; step++) assert.equal(at(place, step).cost, 1);
      // Level by level, as the queue.
      const taken = expansions(place, 20_000).map(({ stateDepth }) => stateDepth);
      const [{ levels }] = tiles('sample', 'bfs').session.mapData().sides;
      for (const [index, depth] of taken.entries()) {
        assert.ok(levels[depth] <= index && index < levels[depth + 1], `no. ${index}`);
      }
      return [1];
    },
    deep(place) {
      assert.equal(movesOnPath(place), at(place, place.step).targetDepth);
      assert.ok(place.session.verified());
      return [];
    },
  },
  heuristics: {
    blind(place) {
      assertOrder(place, 20_000, ({ stateDepth }) => stateDepth);
      return [];
    },
    guess(place) {
      const misplaced = (/** @type {number[]} */ board) => distances(place, board).filter(Boolean).length; // prettier-ignore
      const { board, estimate } = at(place, 0);
      assert.equal(misplaced(board), estimate.h);
      for (let step = 1; step <= 2000; step++) {
        const frame = at(place, step);
        if (frame.hasMove) assert.ok(misplaced(frame.board) - misplaced(frame.nextBoard) <= 1);
      }
      assertAdmissible(place);
      return [estimate.h];
    },
    sum(place) {
      const { stateDepth, estimate } = at(place, place.step);
      assert.equal(stateDepth + estimate.h, estimate.f);
      for (const { step, ...taken } of expansions(place, 4000)) {
        const list = waiting(place, step - 1);
        assert.equal(list[0].state, taken.state);
        assert.ok(list.every(({ f }) => f >= taken.estimate.f));
        if (step > 60) break;
      }
      return [stateDepth, estimate.h, estimate.f];
    },
    misplaced: () => [],
    manhattan(place) {
      for (let step = 1; step <= 2000; step++) {
        const { hasMove, board, nextBoard, estimate } = at(place, step);
        if (!hasMove) continue;
        const [before, after] = [board, nextBoard].map((one) => sumOf(distances(place, one)));
        assert.equal(before, estimate.h);
        assert.equal(Math.abs(before - after), 1);
      }
      assertAdmissible(place);
      return [];
    },
    admissible(place) {
      const list = waiting(place, place.step);
      place.session.show(place.step + 1);
      const event = place.session.event();
      assert.ok(event.kind === 'removal' && event.state === list[0].state);
      for (const { f } of list) assert.ok(f >= list[0].f);
      assert.equal(list[0].f, movesOnPath(tiles('sample', 'bfs')));
      return [list[0].f];
    },
    beam(place) {
      const other = tiles('sample', 'astar', 'heuristic=misplaced');
      assert.ok(at(place, place.step).expanded < at(other, answerOf(other)).expanded);
      return [];
    },
    conflict(place) {
      // Two neighbours in their own row, each in the other's place.
      const swapped = (/** @type {string} */ settings) => at(tiles('impossible', 'astar', settings), 0).estimate.h; // prettier-ignore
      const [plain, more] = ['heuristic=manhattan', 'heuristic=linear-conflict'].map(swapped);
      assert.equal(more - plain, 2);
      assertAdmissible(place);
      return [];
    },
    greedy(place) {
      const taken = expansions(place, place.step);
      for (const { step, state, estimate } of taken.slice(1)) {
        const list = waiting(place, step - 1);
        assert.ok(list.some((one) => one.state === state) && list.every(({ h }) => h >= estimate.h)); // prettier-ignore
      }
      return [];
    },
    weighted(place) {
      for (let step = 1; step <= 300; step++) {
        const { stateDepth, estimate } = at(place, step);
        assert.equal(estimate.f, stateDepth + 2 * estimate.h);
      }
      assert.equal(movesOnPath(place), movesOnPath(tiles('sample', 'bfs')));
      return [2];
    },
    wrong(place) {
      const { board, estimate } = at(place, 0);
      assert.equal(estimate.h, 2 * sumOf(distances(place, board)));
      return [estimate.h, movesOnPath(tiles('tooLong', 'bfs'))];
    },
    lost(place) {
      const [next] = waiting(place, place.step);
      place.session.show(place.step + 1);
      const event = place.session.event();
      assert.ok(event.kind === 'removal' && event.state === next.state);
      const { path } = tiles('tooLong', 'bfs').session.mapData();
      const stuck = labelAt(place, place.step, path[1]) ?? assert.fail('it was found');
      const isExpanded = expansions(place, place.step).some(({ state }) => state === path[1]);
      assert.ok(!isExpanded && stuck.g + stuck.h === stuck.f);
      return [next.g, path.length - 1, stuck.g, stuck.h, stuck.f];
    },
    again(place) {
      const { cost, estimate, target, targetDepth, targetEstimate } = at(place, place.step);
      place.session.show(place.step);
      const event = place.session.event();
      assert.ok(event.kind === 'move' && event.verdict === 'reopened');
      const before = labelAt(place, place.step - 1, target) ?? assert.fail('it was found');
      assert.ok(before.g > targetDepth, 'by a longer path');
      assert.ok(estimate.h - targetEstimate.h > cost);
      return [cost, estimate.h, targetEstimate.h];
    },
  },
  deeper: {
    path(place) {
      const { depth, bound, kind } = at(place, place.step);
      assert.deepEqual([kind, depth - 1], ['place', bound]);
      return [bound];
    },
    beyond(place) {
      const [now, next] = [0, 1].map((by) => at(place, place.step + by));
      assert.deepEqual([now.kind, next.kind], ['refuse', 'retreat']);
      return [now.depth];
    },
    again(place) {
      const round = roundsOf(place).find(({ last }) => last === place.step) ?? assert.fail();
      const { answers, deepest } = at(place, place.step);
      assert.deepEqual([answers, deepest - 1], [0, round.bound]);
      assert.ok(at(place, place.step + 1).bound > round.bound);
      assert.deepEqual(at(place, place.step + 1).board, at(place, 0).board, 'at the start');
      return [round.bound];
    },
    factor(place) {
      const rounds = roundsOf(place).filter(({ last }) => last <= place.step);
      const tries = rounds.map((round) => triesIn(place, round));
      assert.equal(rounds.at(-1)?.last, place.step);
      for (const [index, count] of tries.slice(1).entries()) assert.ok(count > tries[index]);
      return [tries.at(-1) ?? 0];
    },
    answer(place) {
      const moves = at(place, place.step).depth - 1;
      const bounds = roundsOf(place).map(({ bound }) => bound);
      assert.deepEqual(
        bounds,
        Array.from({ length: moves + 1 }, (_, bound) => bound),
      );
      assert.equal(movesOnPath(tiles('sample', 'bfs')), moves);
      return [moves];
    },
    memory(place) {
      const deepening = tiles('sample', 'deepening');
      const { generated } = at(place, place.step);
      assert.ok(generated < at(deepening, answerOf(deepening)).tries);
      return [];
    },
    bound(place) {
      const { bound, estimate, board, cost } = at(place, place.step);
      assert.equal(estimate, sumOf(distances(place, board)));
      assert.deepEqual([cost, bound], [0, estimate]);
      return [bound];
    },
    least(place) {
      const rounds = roundsOf(place);
      const index = rounds.findIndex(({ last }) => last === place.step);
      const { first, last, bound } = rounds[index];
      const refused = [];
      for (let step = first; step <= last; step++) {
        const frame = at(place, step);
        if (frame.kind === 'refuse') refused.push(frame.candidates[frame.index].score);
      }
      assert.equal(Math.min(...refused), rounds[index + 1].bound);
      return [bound];
    },
    found(place) {
      const deepening = tiles('sample', 'deepening');
      const { tries, depth } = at(place, place.step);
      const ratio = at(deepening, answerOf(deepening)).tries / tries;
      assert.ok(ratio > 200 && ratio < 300, `${ratio}`);
      return [roundsOf(place).length, depth - 1];
    },
    fifteen({ session }) {
      assert.equal(session.cells, 16);
      assert.ok(!session.description.algorithms.includes('bfs'));
      let boards = 1;
      for (let tile = 3; tile <= session.cells; tile++) boards *= tile;
      return [15, boards];
    },
    full(place) {
      const { depth } = at(tiles('korf', 'idastar'), answerOf(tiles('korf', 'idastar')));
      assert.equal(movesOnPath(place), depth - 1);
      return [];
    },
    korf(place) {
      const { tries } = at(place, place.step);
      // The root counts once.
      assert.equal(tries - roundsOf(place).length + 1, KORF.generated);
      return [KORF.generated, KORF.year];
    },
  },
};

/** A board as judges give it, with the settings of another. @param {Session} session @param {number} state */
export function openedAt(session, state) {
  const opened = new Session(session.startingAt(state));
  while (!opened.outcome) opened.advance(1e6);
  return opened;
}
