/**
 * What the model answers of exercises claim that the page cannot check, each proved by the run that is
 * shown. Like the proofs of captions they return the numbers that the words may tell.
 */
import assert from 'node:assert/strict';
import { Session } from '../../www/core/engine/session.js';
import { at, movesOnPath, sizesOf } from './claims-work.js';
import { sessionOf } from './lesson-runs.js';

/** @import { Place } from './claims-work.js' */

/** @param {Session} session */
function finish(session) {
  while (!session.outcome) session.advance(1e6);
  return session;
}

/** States that one move leads to. @param {Session} session @param {number} state */
const after = (session, state) => session.ask((core) => core.movesFrom(state)).map(({ to }) => to);

/** Occupied cells of a state. @param {Session} session @param {number} state */
function occupied(session, state) {
  const board = [...session.boards(new Uint32Array([state]))];
  return board.flatMap((code, cell) => (code ? [cell] : []));
}

/** By lesson and exercise. @type {Record<string, Record<string, (place: Place) => number[]>>} */
export const ANSWERS = {
  duplicates: {
    hardest({ session }) {
      const sizes = sizesOf(session);
      const most = Math.max(...sizes);
      return [sizes.indexOf(most), most, sizes.at(-1) ?? 0];
    },
    jumps({ session }) {
      const start = Number(session.description.start);
      const [one, two] = [new Set(after(session, start)), new Set(after(session, start).flatMap((to) => after(session, to)))]; // prettier-ignore
      const both = [...one].filter((state) => two.has(state));
      assert.ok(both.length > 0);
      // Of two neighbours one has jumped over the other, as if both had stepped one cell on.
      const before = occupied(session, start);
      const isJump = both.some((state) => {
        const now = occupied(session, state);
        const gone = before.find((cell) => !now.includes(cell)) ?? 0;
        const come = now.find((cell) => !before.includes(cell)) ?? 0;
        return [2, 16].includes(Math.abs(gone - come)) && before.includes((gone + come) / 2);
      });
      assert.ok(isJump);
      return [2, 3];
    },
  },
  impossible: {
    edit({ session }) {
      const discs = Array.from({ length: session.cells }, (_, cell) => {
        const edited = finish(new Session(session.edited(cell)));
        const isPossible = edited.outcome?.code !== 'impossible';
        edited.free();
        return isPossible;
      });
      return [1, discs.filter(Boolean).length];
    },
    claim({ session }) {
      assert.equal(session.description.algorithm, 'naive');
      // In every language the colouring has two colours, and counts once.
      return [session.advance(0), 2, 1];
    },
    count({ session }) {
      // With any number of pieces all positions are one component.
      const { rows, columns, text } = session.description;
      assert.ok(text && rows === columns);
      while (!session.advanceSurvey(1e6));
      assert.deepEqual(session.survey()?.components, [session.description.states]);
      return [];
    },
  },
  lists: {
    luck({ session }) {
      const least = movesOnPath(session);
      const longer = Array.from({ length: session.cells }, (_, cell) => cell).some((cell) => {
        if (session.show(0).board[cell] !== 0) return false;
        const edited = new Session(session.edited(cell));
        finish(edited);
        if (edited.outcome?.code !== 'found') return false;
        const shortest = finish(new Session(edited.withAlgorithm('bfs')));
        return movesOnPath(edited) > movesOnPath(shortest);
      });
      assert.ok(longer && least > 0);
      return [];
    },
    goal({ session }) {
      const bfs = sessionOf({ puzzle: 'tiles', preset: 'sample', algorithm: 'bfs' });
      const [found, late] = [bfs, session].map((run) => at(run, run.score(true).answer ?? 0));
      assert.ok(found.expanded < late.expanded);
      assert.ok(found.hasMove, 'it is found by a move');
      return [];
    },
  },
  heuristics: {
    worst({ session }) {
      while (!session.ask((core) => core.advanceCheck(1e6)));
      const { worst } = session.ask((core) => core.heuristicCheck()) ?? assert.fail();
      assert.equal(worst?.estimate, 2 * Number(worst?.cost));
      return [Number(worst?.cost), Number(worst?.estimate), 2];
    },
    weight() {
      const moves = [1, 2, 3, 4, 5].map(
        (weight) =>
        movesOnPath(sessionOf({ puzzle: 'tiles', preset: 'sample', algorithm: 'weighted', settings: `weight=${weight}` })), // prettier-ignore
      );
      assert.deepEqual(moves.map((count) => count === moves[0]), [true, true, false, false, false]); // prettier-ignore
      return [1, 2, 3];
    },
  },
  'two-sides': {
    nine({ session }) {
      const { stageSteps } = session.mapData();
      const { moments } = session.score(true);
      const levels = moments.filter(({ kind }) => kind === 'level').map(({ step }) => step);
      const contact = moments.find(({ kind }) => kind === 'contact')?.step ?? 0;
      // Eight levels are finished, four of each side, and the sides meet only in the next one.
      assert.ok(stageSteps.length > 8 && levels[7] < contact);
      assert.equal(movesOnPath(session), 9);
      return [levels[7], 4, 2, 9];
    },
    flip() {
      const [one, two] = ['bfs', 'bidirectional'].map((algorithm) => sessionOf({ puzzle: 'flip', preset: 'hardest', algorithm })); // prettier-ignore
      assert.ok(movesOnPath(one) < 8 && at(two, two.advance(0)).discovered > 900);
      return [];
    },
  },
  contact: {
    own({ session }) {
      const { goalBoard } = session.description;
      const goal = [...(goalBoard ?? assert.fail())];
      const cells = Array.from({ length: goal.length }, (_, cell) => cell);
      let [ways, right] = [0, 0];
      for (const from of cells.filter((cell) => goal[cell])) {
        const without = new Session(session.edited(from, true));
        for (const to of cells.filter((cell) => !goal[cell])) {
          const first = finish(new Session(without.edited(to, true)));
          const whole = finish(new Session(first.withAlgorithm('bidirectional')));
          ways++;
          right += Number(movesOnPath(first) === movesOnPath(whole));
          for (const run of [first, whole]) run.free();
        }
        without.free();
      }
      return [right, ways, 1];
    },
    never({ session }) {
      const start = Number(session.description.start);
      const sides = new Map([[start, 0]]);
      for (const [state, side] of sides) {
        for (const to of after(session, state)) {
          assert.notEqual(sides.get(to), side, 'a move changes the side');
          sides.set(to, 1 - side);
        }
      }
      return [1];
    },
  },
  backtracking: {
    other({ session }) {
      const lesson = sessionOf({ puzzle: 'knight', preset: 'lesson' });
      const [one, other] = [session, lesson].map((run) => at(run, 1));
      assert.deepEqual([one.kind, other.kind], ['place', 'place']);
      assert.notEqual(one.cell, other.cell);
      // In Chinese the tree has two parts.
      return [1, 2];
    },
    fall({ session, step }) {
      const [now, next] = [at(session, step), at(session, step + 1)];
      assert.equal(next.kind, 'place');
      return [now.depth];
    },
  },
  warnsdorff: {
    elsewhere: () => [],
    cuts({ session }) {
      const { reasons } = session.description;
      const isCut = (/** @type {number} */ reason) => !['occupied', 'unclosed'].includes(reasons[reason]); // prettier-ignore
      for (let step = 1; step <= session.advance(0); step++) {
        const { reason } = at(session, step);
        if (reason < 0 || !isCut(reason)) continue;
        assert.equal(reasons[reason], 'startCutOff');
        return [step];
      }
      return assert.fail('nothing is cut');
    },
  },
  deeper: {
    hardest({ session }) {
      const bounds = new Set(
        Array.from({ length: session.advance(0) }, (_, step) => at(session, step).bound),
      );
      const seen = [...bounds].filter((bound) => bound >= 0);
      assert.ok(seen.every((bound, index) => index === 0 || bound === seen[index - 1] + 2));
      return [2, 1];
    },
    limit: () => [1],
  },
  constraints: {
    small: () => [],
    unique({ session }) {
      assert.deepEqual(session.outcome, { code: 'counted', goals: 1, all: true });
      return [1];
    },
    several({ session }) {
      let [impossible, early] = [0, 0];
      for (let cell = 0; cell < session.cells; cell++) {
        for (const number of [0, 9]) {
          const steps = ['constrained', 'rowMajor', 'forced'].map((algorithm) => {
            const run = finish(new Session(new Session(session.edited(cell, false, number)).withAlgorithm(algorithm))); // prettier-ignore
            return run.outcome?.code === 'impossible' ? run.advance(0) : -1;
          });
          if (steps[0] < 0) continue;
          impossible++;
          early += Number(steps[0] === 0);
          assert.ok(steps[0] < steps[1] && steps[0] < steps[2], String(steps));
        }
      }
      assert.ok(early > impossible / 2, `${early} of ${impossible}`);
      return [1];
    },
  },
  crossing: {
    small({ session }) {
      const { tries, refused } = at(session, session.score(true).answer ?? assert.fail());
      return [refused, tries];
    },
    rings: () => [],
    sudoku: () => [],
  },
  games: {
    set({ session }) {
      const plies = [...at(session, session.advance(0)).table.plies];
      const losing = plies.flatMap((count, heap) => (count % 2 === 0 ? [heap] : []));
      assert.ok(plies.length > 23);
      assert.ok(losing.every((heap) => [0, 2].includes(heap % 7)));
      return [...losing.slice(0, 6), 7];
    },
    large({ session }) {
      const { rows, columns } = session.description;
      /** @type {(number | undefined)[]} */
      const plies = [];
      /** Moves until the end from a position, by a recursion of the test's own. @param {number} position @returns {number} */
      const pliesOf = (position) => {
        const known = plies[position];
        if (known !== undefined) return known;
        const next = [...session.ask((core) => core.neighbours(position, false))].map(pliesOf);
        const wins = next.filter((count) => count % 2 === 0);
        const length = wins.length > 0 ? Math.min(...wins) + 1 : Math.max(-1, ...next) + 1;
        return (plies[position] = length);
      };
      for (let position = 0; position < rows * columns; position++) pliesOf(position);
      const wins = plies.map((count) => (Number(count) % 2 === 1 ? Number(count) : 0));
      const most = Math.max(...wins);
      const cells = wins.flatMap((count, position) => (count === most ? [position] : []));
      assert.equal(cells.length, 1);
      const [cell] = cells;
      // Row 1 is the lowest one. Both players are two in Vietnamese and Chinese.
      return [most, (most + 1) / 2, rows - Math.floor(cell / columns), (cell % columns) + 1, 2];
    },
  },
  alphabeta: {
    fork: () => [],
    limit({ session }) {
      const full = sessionOf({ puzzle: 'tictactoe', preset: 'centre' });
      assert.ok(session.outcome?.code === 'valued' && session.outcome.estimated);
      assert.ok(session.outcome.value < 0, 'bad for the player to move, who is O');
      assert.deepEqual(full.outcome, { code: 'valued', value: 0, estimated: false });
      return [Number(session.description.settings.find(({ id }) => id === 'plies')?.value)];
    },
  },
};
