/**
 * What exercises and the lines on cost claim, each proved by the run that is shown: like those of the
 * captions they return the numbers that the words may tell.
 */
import assert from 'node:assert/strict';
import { Mark } from '../../www/wasm/enums.js';
import { hops } from './claims-choices.js';
import { COSTS as orderCosts, EXERCISES as orderExercises } from './claims-orders-work.js';
import { sessionOf } from './lesson-runs.js';

/**
 * @import { Session } from '../../www/core/engine/session.js'
 * @typedef {Record<string, any>} Frame
 * @typedef {{ session: Session, step: number }} Place
 */

/** A step, without what the next one overwrites. @param {Session} session @param {number} step @returns {Frame} */
export const at = (session, step) => ({ ...session.show(step) });

/** How many moves the path has that a run found. @param {Session} session */
export const movesOnPath = (session) => session.mapData().path.length - 1;

/** How many states the levels of a search from the start have. @param {Session} session */
export function sizesOf(session) {
  const [{ levels }] = session.mapData().sides;
  return [...levels.slice(1)].map((end, index) => end - levels[index]);
}

/** How many states a run had found when it came to its answer. @param {Session} session */
const foundAtAnswer = (session) =>
  at(session, session.score(true).answer ?? assert.fail()).discovered;

/** @param {string} preset @param {string} algorithm */
const solitaire = (preset, algorithm) => sessionOf({ puzzle: 'solitaire', preset, algorithm });

/** Each state is expanded once, and each of its moves tried once. @param {Session} session */
function assertOnce(session) {
  const known = session.advance(0);
  const moves = new Set();
  const expanded = new Set();
  let last = -1;
  for (let step = 1; step <= known; step++) {
    const { state, fromCell, toCell } = at(session, step);
    if (state !== last) {
      assert.ok(!expanded.has(state), `state ${state}`);
      expanded.add(state);
      last = state;
    }
    moves.add(`${state} ${fromCell} ${toCell}`);
  }
  assert.equal(moves.size, known);
  assert.equal(expanded.size, at(session, known).expanded);
}

/** The fewest discs to turn singly until a board can be solved: the boards within reach of one colour are sums of moves. @param {Session} session */
function fewestEdits(session) {
  const moves = Array.from({ length: 16 }, (_, index) => at(session, index + 1)).map(
    ({ state, target }) => state ^ target,
  );
  const solvable = new Set([0, 0xffff]);
  for (const move of moves) for (const board of [...solvable]) solvable.add(board ^ move);
  const start = Number(session.description.start);
  assert.ok(!solvable.has(start));
  const discs = Array.from({ length: 1 << 16 }, (_, edit) => edit)
    .filter((edit) => solvable.has(start ^ edit))
    .map((edit) => edit.toString(2).replaceAll('0', '').length);
  return Math.min(...discs);
}

/** The step at which a search first turns back. @param {Session} session */
function firstRetreat(session) {
  const known = session.advance(0);
  for (let step = 1; step <= known; step++) if (at(session, step).kind === 'retreat') return step;
  return assert.fail('it never turns back');
}

/** Where the moves of a position lead. @param {Session} session @param {number} cell */
const movesFrom = (session, cell) => [...session.ask((core) => core.neighbours(cell, false))];

/** Of every position how long the game lasts. @param {Session} session */
const pliesOf = (session) => [...at(session, session.advance(0)).table.plies];

/** Published: placements of the naive search of 6 x 6 in the two orders of moves. */
const PLACEMENTS = { lesson: 1_134_221, other: 1_510_541_705 };

/** By lesson and exercise. @type {Record<string, Record<string, (place: Place) => number[]>>} */
export const EXERCISES = {
  ...orderExercises,
  sweep: {
    near({ session }) {
      assert.equal(movesOnPath(session), 1);
      assert.ok(foundAtAnswer(session) > 2);
      return [];
    },
    far: ({ session }) => [movesOnPath(session)],
    turn({ session, step }) {
      assert.deepEqual([step, step + 1].map((one) => at(session, one).duplicate), [0, 1]); // prettier-ignore
      return [];
    },
  },
  duplicates: {
    next({ session, step }) {
      assert.deepEqual([step - 1, step].map((one) => at(session, one).duplicate), [0, 1]); // prettier-ignore
      assert.ok(at(session, step + 16).duplicate > 1);
      return [16];
    },
    hardest({ session }) {
      const sizes = sizesOf(session);
      assert.ok(sizes.indexOf(Math.max(...sizes)) < sizes.length - 1);
      return [];
    },
    jumps() {
      // From a state at depth 2 a third move leads to another one at depth 2.
      const session = solitaire('sample', 'bfs');
      const moves = Array.from({ length: 4000 }, (_, index) => at(session, index + 1));
      const both = moves.filter((move) => move.stateDepth === 2 && move.targetDepth === 2);
      assert.ok(both.length > 0);
      return [2, 3];
    },
  },
  impossible: {
    edit({ session }) {
      const fewest = fewestEdits(session);
      assert.ok(fewest > 0 && fewest < 16, `${fewest}`);
      return [];
    },
    claim({ session }) {
      assert.equal(session.description.refutation?.proof, 'colours');
      assert.equal(session.outcome?.code, 'impossible');
      assert.ok(session.advance(0) > 1e6);
      return [];
    },
    count({ session }) {
      assert.equal(session.description.refutation?.proof, 'pieceCounts');
      return [];
    },
  },
  'two-sides': {
    eight: ({ session }) => [movesOnPath(session)],
    nine({ session }) {
      const { depthLimit } = session.description;
      assert.ok(movesOnPath(session) > Number(depthLimit));
      return [Number(depthLimit), movesOnPath(session)];
    },
    flip({ session }) {
      const gain = (/** @type {Session} */ one, /** @type {Session} */ two) =>
        foundAtAnswer(one) / at(two, two.advance(0)).discovered;
      const one = sessionOf({ puzzle: 'flip', preset: 'hardest', algorithm: 'bfs' });
      const less = gain(one, session);
      assert.ok(less * 3 < gain(solitaire('sample', 'bfs'), solitaire('sample', 'bidirectional')));
      return [];
    },
  },
  contact: {
    own({ session }) {
      assert.ok(movesOnPath(session) > movesOnPath(solitaire('tooLong', 'bfs')));
      return [];
    },
    never({ session }) {
      // All paths between two boards are of even length, or all of odd length: one too long is by two.
      const space = sessionOf({ puzzle: 'flip', preset: 'hardest', algorithm: 'bfs' });
      for (let step = 1; step <= space.advance(0); step++) {
        const { stateDepth, targetDepth } = at(space, step);
        assert.equal(Math.abs(stateDepth - targetDepth), 1);
      }
      assert.equal(movesOnPath(session), movesOnPath(space));
      return [];
    },
    race({ session }) {
      const whole = solitaire('eight', 'bidirectional');
      assert.ok(
        at(session, session.advance(0)).discovered < at(whole, whole.advance(0)).discovered,
      );
      assert.equal(movesOnPath(session), movesOnPath(whole), 'right, this time');
      return [];
    },
  },
  backtracking: {
    other({ session }) {
      assert.equal(session.outcome, null, 'nor in all that was waited for');
      const lesson = sessionOf({ puzzle: 'knight', preset: 'lesson' });
      const { placements } = at(lesson, lesson.score(true).answer ?? assert.fail());
      assert.equal(placements, PLACEMENTS.lesson);
      assert.ok(Math.abs(Math.log10(PLACEMENTS.other / placements) - 3) < 0.2);
      assert.notEqual(session.description.settings[1].value, lesson.description.settings[1].value);
      return [1000];
    },
    five({ session }) {
      const { rows, columns } = session.description;
      const closed = sessionOf({ puzzle: 'knight', preset: 'parity' });
      assert.deepEqual([closed.description.rows, closed.description.columns], [rows, columns]);
      assert.equal(closed.outcome?.code, 'impossible');
      assert.equal(session.outcome?.code, 'found');
      assert.ok(at(session, firstRetreat(session) - 1).depth > 1);
      return [rows, columns];
    },
    fall({ session, step }) {
      const { kind, depth, deepest } = at(session, step);
      assert.equal(kind, 'retreat');
      assert.ok(depth < deepest / 2);
      return [];
    },
  },
  warnsdorff: {
    elsewhere({ session }) {
      assert.equal(session.outcome, null);
      const tour = sessionOf({ puzzle: 'knight', preset: 'unlucky', algorithm: 'cuts' });
      assert.equal(tour.description.settings[0].value, 'closed');
      assert.equal(at(tour, tour.advance(0)).answers, 1);
      return [];
    },
    cuts({ session }) {
      const { prunes } = at(session, session.advance(0));
      assert.ok(prunes > 0 && session.description.reasons.length > 3);
      return [];
    },
    narrow({ session }) {
      assert.equal(session.outcome?.code, 'found');
      return [session.description.rows, session.description.columns];
    },
  },
  constraints: {
    small({ session }) {
      for (let step = 1; step <= session.advance(0); step++) {
        const { kind, forced } = at(session, step);
        assert.ok(kind !== 'place' || forced, `step ${step}`);
      }
      return [];
    },
    unique({ session }) {
      assert.deepEqual(session.outcome, { code: 'counted', goals: 1, all: true });
      return [];
    },
    several({ session }) {
      assert.ok(at(session, session.advance(0)).answers > 1);
      return [];
    },
  },
  crossing: {
    small({ session }) {
      // Those who cross out look at fewer squares: forward checking finds the same answer.
      const forward = sessionOf({ puzzle: 'queens', preset: 'small', algorithm: 'forward' });
      const [own, other] = [session, forward].map(
        (run) => at(run, run.score(true).answer ?? assert.fail()).tries,
      );
      assert.ok(other < own);
      return [];
    },
    rings({ session }) {
      const steps = Array.from({ length: session.advance(0) }, (_, index) => index + 1);
      const byArcs = (/** @type {number} */ mark) => mark >= Mark.Crossed && mark % 2 === 0;
      assert.ok(steps.some((step) => at(session, step).marks.some(byArcs)));
      return [];
    },
    sudoku({ session }) {
      for (let step = 1; step <= session.advance(0); step++) {
        const { kind, forced } = at(session, step);
        assert.ok(kind === 'place' && forced, `step ${step}`);
      }
      return [];
    },
  },
  games: {
    play({ session }) {
      const plies = pliesOf(session);
      const first = movesFrom(session, Number(session.description.start));
      assert.equal(first.filter((cell) => plies[cell] % 2 === 0).length, 1, 'one wins');
      return [];
    },
    set({ session }) {
      const plies = pliesOf(session);
      assert.deepEqual(
        movesFrom(session, 7).map((left) => 7 - left).sort(), // prettier-ignore
        [1, 3, 4],
      );
      for (const [heap, count] of plies.entries()) {
        assert.equal(count % 2 === 0, heap % 7 === 0 || heap % 7 === 2, `${heap} counters`);
      }
      return [1, 3, 4];
    },
    large({ session }) {
      const { rows, columns } = session.description;
      return [rows * columns];
    },
  },
};

/** By lesson. @type {Record<string, () => number[]>} */
export const COSTS = {
  ...orderCosts,
  sweep() {
    assertOnce(sessionOf({ puzzle: 'flip', preset: 'sample' }));
    return [];
  },
  duplicates() {
    assertOnce(sessionOf({ puzzle: 'rearrange', preset: 'counts' }));
    return [];
  },
  impossible() {
    assertOnce(sessionOf({ puzzle: 'flip', preset: 'impossible' }));
    return [];
  },
  'two-sides'() {
    // Where no two paths meet, levels have 1, b, b² … states: two of d / 2 moves against one of d.
    for (const [b, d] of [
      [3, 8],
      [6, 6],
      [16, 4],
    ]) {
      // prettier-ignore
      assert.equal(2 * b ** (d / 2), 2 * Math.sqrt(b ** d));
    }
    return [2];
  },
  contact() {
    const { stageSteps } = solitaire('tooLong', 'bidirectional').mapData();
    const contact = solitaire('tooLong', 'bidirectional').score(true).answer ?? assert.fail();
    assert.equal([...stageSteps].filter((step) => step >= contact).length, 1, 'the level it is in');
    assert.ok(movesOnPath(solitaire('tooLong', 'alternating')) > 3);
    return [];
  },
  backtracking() {
    const session = sessionOf({ puzzle: 'knight', preset: 'lesson' });
    for (let step = 1; step <= 20_000; step++) {
      const { path, candidates } = at(session, step);
      assert.ok(path.length < session.cells && candidates.length <= 8);
    }
    return [];
  },
  warnsdorff() {
    const session = sessionOf({ puzzle: 'knight', preset: 'warnsdorff' });
    const ways = Array.from({ length: session.cells }, (_, cell) => hops({ session }, cell).length);
    return [Math.max(...ways)];
  },
  constraints() {
    const [plain, followed] = ['rowMajor', 'constrained'].map((algorithm) => {
      const session = sessionOf({ puzzle: 'mines', preset: 'choices', algorithm });
      return at(session, session.score(true).answer ?? assert.fail()).placements;
    });
    assert.ok(followed * 5 < plain, `${followed} of ${plain}`);
    return [];
  },
  crossing() {
    const placed = ['plain', 'forward', 'arcs'].map((algorithm) => {
      const session = sessionOf({ puzzle: 'queens', preset: 'eight', algorithm });
      return at(session, session.score(true).answer ?? assert.fail()).tries;
    });
    assert.ok(placed[0] > 10 * placed[1] && placed[1] > 3 * placed[2], String(placed));
    return [];
  },
  games() {
    for (const preset of ['sample', 'lost']) {
      const session = sessionOf({ puzzle: 'tab', preset, algorithm: 'full' });
      const cells = Array.from({ length: session.cells }, (_, cell) => cell);
      // A position without moves takes a step, too.
      const looks = cells.map((cell) => Math.max(1, movesFrom(session, cell).length));
      const sum = looks.reduce((all, one) => all + one);
      assert.equal(session.advance(0), sum);
    }
    return [];
  },
};
