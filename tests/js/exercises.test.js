/** Exercises: what the page calls right is what another method finds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNumber, solve } from '../../www/core/exercises/check.js';
import { originOf } from '../../www/core/engine/same-run.js';
import { Session, catalogue } from '../../www/core/engine/session.js';
import { exampleState } from '../../www/core/links/example-link.js';
import { lettersOf } from '../../www/core/links/state-string.js';
import { MoveNumber } from '../../www/wasm/enums.js';
import { lessons, sessionOf } from './lesson-runs.js';

/** @import { Exercise } from '../../www/lessons/types.js' */

/** @param {string} lesson @param {string} id */
const exerciseOf = (lesson, id) =>
  lessons.find((one) => one.id === lesson)?.exercises.find((one) => one.id === id) ??
  assert.fail(`${lesson} ${id}`);

/** @param {Exercise} exercise */
const solutionOf = async ({ puzzle, preset, algorithm, settings, check }) =>
  (await solve(
    originOf(exampleState(puzzle, preset), algorithm, settings),
    check ?? assert.fail(),
  )) ?? assert.fail(`${puzzle} ${preset}`);

/** Breadth-first search of the test's own, up to the move that finds a goal: how many states it has found and expanded, and which moves led to states seen before. @param {Exercise} exercise */
function sweep(exercise) {
  const session = sessionOf(exercise);
  const isGoal = (/** @type {number} */ state) => session.ask((core) => core.isGoal(state));
  const queue = [Number(session.description.start)];
  const seen = new Set(queue);
  /** @type {boolean[]} */
  const known = [];
  for (let expanded = 0; expanded < queue.length; expanded++) {
    for (const { to } of session.ask((core) => core.movesFrom(queue[expanded]))) {
      known.push(seen.has(to));
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
      if (isGoal(to)) return { found: seen.size, waiting: queue.length - expanded, known };
    }
  }
  return assert.fail('no goal');
}

test('every lesson but three has an exercise that the page checks, and all have a solution', async () => {
  const checked = lessons.filter(({ exercises }) => exercises.some(({ check }) => check));
  assert.ok(checked.length >= lessons.length - 3);
  for (const { id, exercises } of checked) {
    for (const exercise of exercises.filter(({ check }) => check)) {
      const { right, choices } = await solutionOf(exercise);
      const isTyped = exercise.check && isNumber(exercise.check);
      assert.ok(isTyped ? right > 0 : right in choices, `${id} ${exercise.id}`);
    }
  }
});

test('counts of a breadth-first search are those of another one', async () => {
  const near = exerciseOf('sweep', 'near');
  // The state that is being expanded is still counted with those that wait.
  const { right: waiting } = await solutionOf(near);
  assert.ok([0, 1].includes(sweep(near).waiting - waiting), `${waiting}`);
  const far = exerciseOf('sweep', 'far');
  assert.equal((await solutionOf(far)).right, sweep(far).found);
  const turn = exerciseOf('sweep', 'turn');
  assert.equal((await solutionOf(turn)).right, sweep(turn).known.indexOf(true) + 1);
  const next = exerciseOf('duplicates', 'next');
  const between = sweep(next).known.slice(17, 33).filter(Boolean).length;
  assert.equal((await solutionOf(next)).right, between);
});

test('the depth before the first step back is the one that going through all steps finds', async () => {
  const five = exerciseOf('backtracking', 'five');
  const session = sessionOf(five);
  let depth = 0;
  for (let step = 1; ; step++) {
    const { kind, depth: now } = session.show(step);
    if (kind === 'retreat') break;
    depth = Number(now);
  }
  assert.equal((await solutionOf(five)).right, depth);
});

test('the winning move of a game is the one that trying all games finds', async () => {
  const play = exerciseOf('games', 'play');
  const session = sessionOf(play);
  /** @type {Map<number, boolean>} */
  const wins = new Map();
  const isWon = (/** @type {number} */ position) => {
    const known = wins.get(position);
    if (known !== undefined) return known;
    const moves = [...session.ask((core) => core.neighbours(position, false))];
    const won = moves.some((to) => !isWon(to));
    wins.set(position, won);
    return won;
  };
  const { right, values } = await solutionOf(play);
  assert.deepEqual(
    values.map((to) => !isWon(to)),
    values.map((_, index) => index === right),
  );
});

test('minimax looks at as many positions as a recursion over the rules of tic-tac-toe', async () => {
  const count = exerciseOf('alphabeta', 'count');
  const { board } = sessionOf(count).show(0);
  const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]; // prettier-ignore
  const positions = (/** @type {number[]} */ cells) => {
    const isWon = lines.some(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[b] === cells[c]); // prettier-ignore
    const filled = cells.filter(Boolean).length;
    let sum = 1;
    if (isWon) return sum;
    for (const [cell, code] of cells.entries()) {
      if (!code) sum += positions(cells.with(cell, (filled % 2) + 1));
    }
    return sum;
  };
  assert.equal((await solutionOf(count)).right, positions(Array.from(board)));
});

test('a race of searches counts what the race counts: up to the end of a search that stops there', async () => {
  const race = await solutionOf(exerciseOf('contact', 'race'));
  const counts = ['bidirectional', 'alternating'].map((algorithm) => {
    const session = sessionOf({ puzzle: 'solitaire', preset: 'eight', algorithm });
    return session.show(session.advance(0)).discovered;
  });
  assert.deepEqual(race.values, counts);
  assert.equal(race.choices[race.right], 'alternating');
});

test('a winning move is asked for only where exactly one move wins', async () => {
  for (const { presets } of catalogue().filter(({ family }) => family === 'games')) {
    // Tables whose filling takes too long have no solution.
    for (const { link } of presets.filter(({ id }) => id !== 'large')) {
      const full = new Session(link).withAlgorithm('full');
      const session = new Session(full);
      while (!session.outcome) session.advance(1e6);
      const moves = session.ask((core) => core.moves(Number(session.description.start)));
      const wins = Array.from(moves).filter((_, at) => at % MoveNumber.Count === MoveNumber.Wins);
      const solution = await solve(lettersOf(full), { winning: true });
      assert.equal(solution !== null, wins.filter(Boolean).length === 1);
      session.free();
    }
  }
});
