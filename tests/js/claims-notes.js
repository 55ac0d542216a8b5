/**
 * What the notes for teachers claim in numbers, and in words where the run can tell, each proved by the
 * run of its stop: like those of the captions they return the numbers that a note may tell.
 */
import assert from 'node:assert/strict';
import { Session } from '../../www/core/engine/session.js';
import { NOTES as orders } from './claims-orders-work.js';
import { at, movesOnPath, sizesOf } from './claims-work.js';
import { sessionOf } from './lesson-runs.js';

/** @typedef {{ session: Session, step: number }} Place */

/** The duplicates of each level, as a share of its moves. @param {Session} session */
function sharesOfDuplicates(session) {
  const { stageSteps } = session.mapData();
  const counts = [...stageSteps].map((step) => at(session, step).duplicate);
  return counts
    .slice(1)
    .map((count, index) => (count - counts[index]) / (stageSteps[index + 1] - stageSteps[index]));
}

/** Whether numbers never fall. @param {number[]} numbers */
const ascends = (numbers) =>
  numbers.every((one, index) => index === 0 || one >= numbers[index - 1]);

/** Whether the player to move loses a heap. @param {Session} session @param {number} heap */
const loses = (session, heap) => at(session, session.advance(0)).table.plies[heap] % 2 === 0;

/** By lesson and stop: those that tell a number or what a run can prove. @type {Record<string, Record<string, (place: Place) => number[]>>} */
export const NOTES = {
  ...orders,
  sweep: {
    tree({ session, step }) {
      const { generated, duplicate, discovered } = at(session, step);
      assert.equal(generated - duplicate, discovered - 1);
      return [generated - duplicate, discovered];
    },
    board: ({ session: { cells } }) => [cells, 2 ** cells],
    first({ session }) {
      const boards = Array.from({ length: 16 }, (_, index) => at(session, index + 1).target);
      assert.equal(new Set(boards).size, 16);
      return [16];
    },
    level({ session, step }) {
      const fresh = at(session, step + 120 * 16).frontier;
      assert.equal((16 * 15 * 14) / (3 * 2), fresh);
      return [3, 16, fresh];
    },
    rings({ session }) {
      assert.ok(ascends(sharesOfDuplicates(session)));
      return [];
    },
  },
  duplicates: {
    mostly({ session, step }) {
      const { duplicate, generated } = at(session, step);
      return [Math.round((100 * duplicate) / generated), 100];
    },
  },
  impossible: {
    closed: ({ session, step }) => {
      const { generated, expanded } = at(session, step);
      return [generated / expanded];
    },
    islands({ session, step }) {
      return [2 ** session.cells / at(session, step).discovered - 1];
    },
    colours() {
      const large = sessionOf({ puzzle: 'knight', preset: 'parity', algorithm: 'naive' });
      const small = new Session(large.resized(4, 4));
      while (!small.outcome) small.advance(1e6);
      assert.equal(small.outcome.code, 'impossible');
      assert.equal(small.description.settings[0].value, 'closed');
      const { cells } = small;
      small.free();
      return [4, cells / 2];
    },
  },
  'two-sides': {
    ask: ({ session }) => [movesOnPath(session)],
    growth({ session }) {
      const sizes = sizesOf(session).slice(0, 6);
      return sizes.slice(1).map((size, index) => Math.round(size / sizes[index]));
    },
    plain: ({ session }) => [movesOnPath(session) + 1],
    ends({ session }) {
      // Each move of the first levels leads back by another move.
      const moves = new Set();
      for (let step = 1; step <= 2000; step++) {
        const { state, target } = at(session, step);
        moves.add(`${state} ${target}`);
      }
      const { start } = session.description;
      const there = [...moves].filter((move) => move.startsWith(`${start} `));
      assert.ok(there.length > 10);
      for (const move of there) assert.ok(moves.has(move.split(' ').reverse().join(' ')), move);
      return [];
    },
    contact({ session, step }) {
      const { targetDepth } = at(session, step);
      const whole = movesOnPath(session);
      return [whole - targetDepth, targetDepth, whole];
    },
    proof({ session, step }) {
      const one = sessionOf({ puzzle: 'solitaire', preset: 'sample', algorithm: 'bfs' });
      const { discovered } = at(one, one.score(true).answer ?? assert.fail());
      return [Math.round(discovered / at(session, step).discovered)];
    },
  },
  contact: {
    meet: ({ session }) => [movesOnPath(session)],
  },
  backtracking: {
    start: ({ session: { description } }) => [description.rows, description.columns],
    // As its caption and the first exercise say, which are proved.
    inner: () => [10],
    answer: () => [1000],
    eight({ session: { description } }) {
      const next = sessionOf({ puzzle: 'knight', preset: 'warnsdorff' });
      assert.deepEqual(
        [next.description.rows, next.description.columns],
        [description.rows, description.columns],
      );
      const { placements } = at(next, next.advance(0));
      assert.ok(placements > 24 && placements < 100, 'a few dozen, some tens');
      return [description.rows, description.columns, 10];
    },
  },
  warnsdorff: {
    tour({ session, step }) {
      const { placements, retreats, path } = at(session, step);
      assert.equal(placements - retreats, path.length);
      assert.equal(path.length + 1, session.cells);
      return [placements, retreats, path.length];
    },
    six({ session, step }) {
      const naive = sessionOf({ puzzle: 'knight', preset: 'lesson' });
      const { placements } = at(naive, naive.score(true).answer ?? assert.fail());
      return [Math.round(placements / at(session, step).placements / 1e4) * 1e4];
    },
  },
  constraints: {
    field({ session: { description } }) {
      assert.ok(Math.max(...(description.givenNumbers ?? [])) <= 9);
      return [0, 9];
    },
    last({ session, step }) {
      const before = sessionOf({ puzzle: 'mines', preset: 'choices', algorithm: 'rowMajor' });
      const { placements } = at(before, before.score(true).answer ?? assert.fail());
      assert.equal(at(session, step).placements, placements);
      return [];
    },
  },
  games: {
    top({ session }) {
      for (let cell = 0; cell < session.description.columns; cell++) {
        assert.equal(session.ask((core) => core.neighbours(cell, false)).length, 0);
      }
      // Below the first column a piece climbs one row.
      const { columns } = session.description;
      const lowest = [...session.ask((core) => core.neighbours(2 * columns + 1, false))];
      assert.ok(lowest.includes(columns));
      return [1];
    },
    heap({ session }) {
      assert.ok(!loses(session, 5) && loses(session, 4));
      return [5, 4];
    },
    four({ session }) {
      const [heaps, takes] = [[7, 10, 18], [3, 2, 2]]; // prettier-ignore
      const left = heaps.map((heap, index) => heap - takes[index]);
      for (const heap of left) assert.ok(loses(session, heap), `${heap} counters`);
      return [...heaps, ...takes, ...left];
    },
  },
};
