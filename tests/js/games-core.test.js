/** Tables of games through the wasm: every step, what a full table tells, links to steps, races. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { Judge, Session, loadEngine } from '../../www/core/engine/session.js';
import { Race } from '../../www/core/race/race.js';
import { STEP_SIZES } from '../../www/core/playback/player.js';
import { RunModel } from '../../www/core/engine/run.js';
import { GamesAnalysis, neighboursOf } from '../../www/families/games/oracle.js';
import './families.js';
import { backward, climbing, forward, pliesOf, taking } from './filling.js';

/**
 * @import { Frame } from '../../www/families/games/core.js'
 * @import { Run } from '../../www/families/games/types.js'
 * @import { Game } from './filling.js'
 */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const ALGORITHMS = ['first', 'full', 'waves'];
const [STEP, ITEM, STAGE] = STEP_SIZES.keys();
const ALL = Number.MAX_SAFE_INTEGER;

const TEN = climbing(10, 4, 4, 3);
const GAMES = [
  TEN,
  climbing(7, 9, 1, 5),
  climbing(1, 5, 1, 2),
  climbing(6, 1, 1, 1),
  climbing(13, 3, 6, 2),
  taking(6, 8, [1, 2, 3]),
  taking(9, 5, [2, 5]),
  taking(4, 7, [1, 3, 4]),
];

/**
 * A run of a game, computed no further than asked.
 * @param {Game} game
 * @param {string} algorithm
 * @param {number} [budget]
 */
function sessionOf({ puzzle, test: line, takes }, algorithm, budget = ALL) {
  const judge = new Judge(puzzle, `1\n${line}\n`, { algorithm });
  if (takes) judge.set('takes', takes);
  const link = judge.first ?? assert.fail(line);
  judge.free();
  const own = new Session(link);
  /** @type {Session<Frame>} */
  const session = new Session(own.withAlgorithm(algorithm));
  own.free();
  session.advance(budget);
  return session;
}

/** @param {Game} game @param {string} algorithm */
const fillingOf = (game, algorithm) =>
  algorithm === 'waves' ? backward(game) : forward(game, algorithm === 'full');

/** What a frame says, without its table. @param {Session<Frame>} session @param {number} step */
function shown(session, step) {
  const { table, board, ...said } = session.show(step);
  assert.equal(board, table.plies);
  return said;
}

for (const algorithm of ALGORITHMS) {
  test(`every step of ${algorithm} is as in the textbook, sought in any order`, () => {
    for (const game of GAMES) {
      const session = sessionOf(game, algorithm);
      const { told } = fillingOf(game, algorithm);
      assert.equal(session.advance(0), told.length - 1, game.test);
      const isAsTold = (/** @type {number} */ step) => {
        const { left, ...said } = shown(session, step);
        const { left: expected, ...others } = told[step];
        assert.deepEqual(said, others, `${game.puzzle} ${game.test}, step ${step}`);
        if (said.result === 'oneLess') assert.equal(left, expected);
      };
      for (const step of told.keys()) isAsTold(step);
      fc.assert(fc.property(fc.nat(told.length - 1), isAsTold), { numRuns: 200 });
      session.free();
    }
  });

  test(`the table of ${algorithm} fills at each step what the step fills`, () => {
    for (const game of GAMES) {
      const session = sessionOf(game, algorithm);
      const { told, plies } = fillingOf(game, algorithm);
      const isFilled = Array(game.cells).fill(false);
      for (const { step, kind, cell, other, decided } of told) {
        if (algorithm === 'waves' && step === 1) {
          for (const [at, value] of plies.entries()) if (value === 0) isFilled[at] = true;
        }
        if (decided >= 0) isFilled[kind === 'forward' ? cell : other] = true;
        const { table, filled } = session.show(step);
        if (decided >= 0) assert.equal(table.steps[kind === 'forward' ? cell : other], step);
        assert.deepEqual(isFilled.map((_, at) => table.isFilled(at, filled)), isFilled); // prettier-ignore
      }
      assert.deepEqual([...session.show(told.length - 1).board], plies);
      session.free();
    }
  });
}

test('while it is computed the table holds what is known, and what came is shown then', () => {
  for (const algorithm of ALGORITHMS) {
    const session = sessionOf(TEN, algorithm, 1);
    const { told } = fillingOf(TEN, algorithm);
    for (let known = session.advance(0); !session.outcome; known = session.advance(7)) {
      // Backward, all positions are asked for their moves before the first step.
      if (known === 0) continue;
      const { table, filled } = session.show(known);
      assert.equal(filled, told[known].filled);
      const inTable = [...table.plies].filter((plies) => plies !== 65535).length;
      assert.ok(inTable >= filled, `${inTable} of ${filled}`);
    }
    session.free();
  }
});

test('moves, both ways, are those of the rules', () => {
  for (const game of GAMES) {
    const session = sessionOf(game, 'full');
    for (let position = 0; position < game.cells; position++) {
      assert.deepEqual([...neighboursOf(session, position, false)], game.moves(position));
      const from = [...neighboursOf(session, position, true)];
      assert.deepEqual(from, game.sources(position));
      assert.ok(from.every((one) => game.moves(one).includes(position)));
    }
    session.free();
  }
});

/** What a run's analysis finds out. @param {Session} session */
function oracleOf(session) {
  const analysis = new GamesAnalysis(session, (link) => new Session(link));
  analysis.lay();
  for (let turn = 0; analysis.busy && turn < 1000; turn++) analysis.work();
  return { oracle: analysis.oracle ?? assert.fail('no oracle'), analysis };
}

test('what a full table tells follows from the rules, also beside a run that knows no distances', () => {
  for (const algorithm of ALGORITHMS) {
    for (const game of GAMES) {
      const session = sessionOf(game, algorithm);
      const { oracle, analysis } = oracleOf(session);
      const plies = pliesOf(game);
      assert.deepEqual([...oracle.plies], plies);
      const spread = plies.reduce((counts, one) => {
        counts[one] = (counts[one] ?? 0) + 1;
        return counts;
      }, /** @type {number[]} */ ([]));
      assert.deepEqual(
        oracle.spread(),
        Array.from(spread, (count) => count ?? 0),
      );
      const wins = plies.filter((one) => one % 2).sort((one, other) => other - one);
      for (const most of [0, 3, 1000]) {
        const longest = oracle.longest(most);
        assert.equal(new Set(longest).size, Math.min(most, wins.length));
        assert.deepEqual(longest.map((at) => plies[at]), wins.slice(0, most)); // prettier-ignore
      }
      for (let position = 0; position < game.cells; position++) {
        assert.equal(oracle.pliesOf(position), plies[position]);
        const moves = game.moves(position).map((to) => {
          const isWin = plies[to] % 2 === 0;
          return { to, plies: plies[to], wins: isWin, best: plies[to] + 1 === plies[position] };
        });
        assert.deepEqual(oracle.movesOf(position), moves);
        const line = oracle.lineOf(position);
        assert.equal(line.length, plies[position]);
        [position, ...line].slice(0, -1).forEach((from, index) => {
          assert.ok(game.moves(from).includes(line[index]));
          assert.equal(plies[line[index]], plies[from] - 1);
        });
      }
      analysis.free();
      session.free();
    }
  }
});

test('the move that gave a won game away is the loser’s first one to where the opponent wins', () => {
  const { oracle, analysis } = oracleOf(sessionOf(TEN, 'full'));
  const plies = pliesOf(TEN);
  const found = { none: 0, some: 0 };
  const choices = fc.array(fc.nat(99), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(fc.nat(TEN.cells - 1), choices, (start, chosen) => {
      const game = [start];
      for (const choice of chosen) {
        const moves = TEN.moves(game[game.length - 1]);
        if (moves.length === 0) break;
        game.push(moves[choice % moves.length]);
      }
      // Who is to move at the end has lost.
      const isLoser = (/** @type {number} */ index) => (game.length - 1 - index) % 2 === 0;
      const isGiven = (/** @type {number} */ index) =>
        isLoser(index) && plies[game[index]] % 2 === 1 && plies[game[index + 1]] % 2 === 1;
      const mistake = [...game.slice(1).keys()].find(isGiven) ?? -1;
      found[mistake < 0 ? 'none' : 'some'] += 1;
      assert.equal(oracle.mistakeIn(game), mistake, game.join());
      assert.equal(oracle.mistakeIn(game.slice(0, -1)), -1, 'it is not over');
    }),
    { numRuns: 500 },
  );
  assert.ok(found.none > 20 && found.some > 20, JSON.stringify(found));
  analysis.free();
});

test('a visualizer finds the oracle in the background, and links to the step shown', () => {
  /** @type {Run} */
  const run = new RunModel('tab', () => 0);
  const first = sessionOf(climbing(20, 8, 1, 1), 'first', 0);
  run.open(first.link(123));
  for (let turn = 0; run.busy && turn < 1000; turn++) run.tick(0);
  assert.equal(run.player.cursor, 123);
  run.show();
  assert.equal(run.frame.step, 123);
  assert.deepEqual([...(run.analysis.oracle?.plies ?? [])], pliesOf(climbing(20, 8, 1, 1)));
  run.open(run.link);
  assert.equal(run.analysis.oracle, null, 'another run has none yet');
  run.tick(0);
  assert.equal(run.player.cursor, 123);
  run.free();
  first.free();
});

test('1,000 x 250 is filled as counted here, and any step of it is what stepping there shows', () => {
  const [rows, columns] = [1000, 250];
  const session = sessionOf(climbing(rows, columns, 1, 1), 'full');
  const plies = new Uint16Array(rows * columns);
  /** The step that fills each cell. */
  const ends = new Float64Array(rows * columns);
  for (let cell = 0, step = 0; cell < plies.length; cell++) {
    const [above, own] = [Math.floor(cell / columns), cell % columns];
    let [shortest, longest, moves] = [Infinity, -1, 0];
    for (let to = 0; to < Math.min(columns, above); to++) {
      if (to === own) continue;
      const after = plies[(above - to - 1) * columns + to];
      if (after % 2 === 0) shortest = Math.min(shortest, after);
      longest = Math.max(longest, after);
      moves += 1;
    }
    plies[cell] = 1 + (shortest < Infinity ? shortest : longest);
    step += Math.max(1, moves);
    ends[cell] = step;
  }
  const known = ends[ends.length - 1];
  assert.equal(session.advance(0), known);
  assert.deepEqual(session.show(known).table.plies, plies);
  const winning = new Uint32Array(plies.length + 1);
  for (const [cell, one] of plies.entries()) winning[cell + 1] = winning[cell] + (one % 2);
  const counted = (/** @type {number} */ step) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] <= step) low = middle + 1;
      else high = middle;
    }
    return { filled: low, winning: winning[low], losing: low - winning[low] };
  };
  fc.assert(
    fc.property(fc.nat(known), (step) => {
      const there = shown(session, step);
      const { filled, winning: wins, losing } = there;
      assert.deepEqual({ filled, winning: wins, losing }, counted(step), `step ${step}`);
      if (step < known) assert.equal(shown(session, step + 1).cell, filled);
      let near = null;
      for (let at = Math.max(0, step - 30); at <= step; at++) near = shown(session, at);
      assert.deepEqual(near, there, `step ${step}`);
    }),
    { numRuns: 100, examples: [[0], [known]] },
  );
  assert.equal(session.locate(0, ITEM, 1000), ends[999]);
  assert.equal(session.locate(0, STAGE, 10), ends[10 * columns - 1]);
  session.free();
});

/** @param {Race} race */
function finish(race) {
  for (let turn = 0; race.busy && turn < 10_000; turn++) race.tick(0);
  assert.equal(race.busy, false);
}

test('races of the three algorithms come to their ends, in every size', () => {
  const game = climbing(12, 12, 6, 3);
  const own = sessionOf(game, 'full', 0);
  const links = ALGORITHMS.map((id) => own.withAlgorithm(id));
  const told = ALGORITHMS.map((id) => fillingOf(game, id).told);
  for (const whole of [false, true]) {
    for (const size of [STEP, ITEM, STAGE]) {
      let now = 0;
      const race = new Race(links, { size, whole }, () => (now += 1));
      finish(race);
      race.player.seek(race.player.known);
      race.tick(0);
      race.show();
      for (const [index, { frame, algorithm }] of race.lanes.entries()) {
        const answer = told[index].findIndex(({ answered }) => answered);
        const end = whole ? told[index].length - 1 : answer;
        assert.ok(frame.answered, algorithm);
        assert.equal(frame.step, end, `${algorithm} in size ${size}`);
        assert.equal(frame.filled, told[index][frame.step].filled);
        if (whole) assert.equal(frame.filled, game.cells);
      }
      race.free();
    }
  }
  own.free();
});
