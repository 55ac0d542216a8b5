/** Depth-limited search, iterative deepening and IDA* of every puzzle with a state space. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { answerBoardsOf, core } from '../../www/families/backtracking/core.js';

import { tellStep } from '../../www/families/backtracking/sentence.js';
import { depthsShown } from '../../www/families/backtracking/bounds.js';
import { unmarked, wordsOf } from '../../www/i18n/index.js';
import { movesAt, nameCandidate } from '../../www/families/backtracking/moves-in-words.js';
import { toldAt } from './bounded-told.js';
import { DICTIONARIES } from './dictionaries.js';
import './families.js';

before(async () => {
  const wasm = new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url);
  await loadEngine(readFileSync(wasm));
});

const SPOKEN = DICTIONARIES.map(({ language, page }) => ({
  language,
  words: wordsOf(language, page),
}));

const ALGORITHMS = ['limited', 'deepening', 'idastar'];
const PUZZLES = ['flip', 'rearrange', 'solitaire', 'tiles', 'maze'];
/** Number of steps, from both ends of a run, that are read one by one. */
const READ = 60;

/**
 * The run of an example by an algorithm, computed to about a million steps.
 * @param {string} puzzle
 * @param {string} algorithm
 * @param {string} [preset]
 * @param {[string, string][]} [settings]
 */
function opened(puzzle, algorithm, preset = 'sample', settings = []) {
  const kind = catalogue().find(({ id }) => id === puzzle) ?? assert.fail(puzzle);
  const { link } = kind.presets.find(({ id }) => id === preset) ?? assert.fail(preset);
  let session = new Session(new Session(link).withAlgorithm(algorithm));
  for (const [id, value] of settings) session = new Session(session.withSetting(id, value));
  for (let slice = 0; slice < 10 && !session.outcome; slice++) session.advance(1e5);
  return session;
}

test('every puzzle with a state space has the searches that keep only the path', () => {
  for (const puzzle of PUZZLES) {
    const { description } = opened(puzzle, 'idastar');
    for (const algorithm of ALGORITHMS) {
      assert.ok(description.algorithms.includes(algorithm), `${puzzle} by ${algorithm}`);
    }
    assert.deepEqual(description.guides, ['heuristic']);
    assert.deepEqual(opened(puzzle, 'limited').description.guides, ['limit']);
  }
});

test('a candidate in a maze is named by where it leads, in few letters', () => {
  const session = opened('maze', 'deepening');
  const step = 1440;
  session.show(step);
  const { candidates } = movesAt(session, step);
  assert.equal(candidates.length, 2);
  for (const { language, words } of SPOKEN) {
    const names = candidates.map((move) => nameCandidate(words, session.description, move));
    assert.equal(new Set(names).size, 2, language);
    for (const name of names) assert.ok(name.length <= 24, `${language}: ${name}`);
  }
});

test('every step of these searches has a sentence without holes, in every language', () => {
  for (const puzzle of PUZZLES) {
    for (const algorithm of ALGORITHMS) {
      const session = opened(puzzle, algorithm);
      const { description } = session;
      const known = session.advance(0);
      for (let step = 0; step <= known; step++) {
        if (step === READ && known > 2 * READ) step = known - READ;
        for (const { language, words } of SPOKEN) {
          const told = toldAt(session, step, words);
          const { view, frame, outcome, move } = told;
          const sentence = unmarked(tellStep(words, told));
          const at = `${language}, ${puzzle} by ${algorithm}, step ${step}: ${sentence}`;
          assert.match(sentence, /^\S.*[.。]$/, at);
          const isTold = move && !frame.answered && (step < known || !outcome);
          if (isTold) assert.ok(sentence.toLowerCase().includes(move.toLowerCase()), at);
          assert.doesNotMatch(sentence, /undefined|NaN|[{}]|deepening|-\d/, at);
          const says = view.tellCells(words, { puzzle, frame, description })(0);
          assert.doesNotMatch(says, /undefined|[{}]|\.cell/, at);
        }
      }
      session.free();
    }
  }
});

test('the boards along the answer lead from the start to the goal', () => {
  for (const puzzle of PUZZLES) {
    const session = opened(puzzle, 'idastar');
    const known = session.advance(0);
    const start = Uint8Array.from(session.show(0).board);
    const end = /** @type {any} */ (session.show(known));
    assert.ok(end.answered, puzzle);
    const boards = answerBoardsOf(session, start.length);
    // The first choice on the path is the round.
    assert.equal(boards.length, end.path.length, puzzle);
    assert.deepEqual(boards[0], start);
    assert.deepEqual(boards[boards.length - 1], Uint8Array.from(end.board));
    session.free();
  }
  // Other searches show their answer cell by cell.
  const kind = catalogue().find(({ id }) => id === 'knight') ?? assert.fail();
  const tour = new Session(kind.presets[0].link);
  tour.advance(1e5);
  assert.deepEqual(answerBoardsOf(tour, 1), []);
});

test('the heuristic is checked on every state in the background', () => {
  for (const [puzzle, heuristic, isWrong] of /** @type {const} */ ([
    ['flip', 'fifths', false],
    ['rearrange', 'matching', false],
    ['maze', 'nearest', false],
    ['tiles', 'manhattan', false],
    ['tiles', 'manhattan-twice', true],
  ])) {
    const session = opened(puzzle, 'idastar', 'sample', [['heuristic', heuristic]]);
    const open = () => assert.fail('no other run');
    const checks = core.analyse(/** @type {any} */ (session), /** @type {any} */ (null), open);
    while (checks.work());
    const check = checks.heuristic ?? assert.fail(puzzle);
    assert.equal(check.overestimates > 0, isWrong, puzzle);
    if (!check.worst) continue;
    // The board with the worst estimate is the start of another run.
    const worst = new Session(session.startingAt(check.worst.state));
    assert.equal(worst.description.algorithm, 'idastar');
  }
  // There is nothing to check where no heuristic guides the search, or the states are too many.
  const large = opened('tiles', 'idastar', 'fifteen');
  for (const session of [opened('flip', 'deepening'), large]) {
    const open = () => assert.fail('no other run');
    const checks = core.analyse(/** @type {any} */ (session), /** @type {any} */ (null), open);
    while (checks.work());
    assert.deepEqual([checks.heuristic, checks.busy], [null, false]);
  }
});

test('the certificate holds the rounds before the answer, and is verified', () => {
  for (const [puzzle, algorithm, heuristic] of /** @type {const} */ ([
    ['flip', 'idastar', 0],
    ['flip', 'deepening', null],
    ['maze', 'idastar', 0],
    ['maze', 'deepening', null],
    ['tiles', 'idastar', 0],
  ])) {
    const session = opened(puzzle, algorithm);
    const certificate = session.certificate();
    assert.ok(certificate?.kind === 'rounds', `${puzzle} by ${algorithm}`);
    assert.equal(certificate.heuristic, heuristic);
    assert.ok(certificate.rounds.length > 0);
    assert.ok(certificate.rounds.every(({ bound }) => bound < certificate.cost));
    assert.equal(session.verified(), true);
  }
  assert.equal(opened('flip', 'limited').certificate()?.kind, 'choices');
});

test('the map of a round reaches as far as its bound, and holds every path of the round', () => {
  for (const puzzle of PUZZLES) {
    for (const algorithm of ALGORITHMS) {
      const session = /** @type {Session<any>} */ (opened(puzzle, algorithm));
      const { description } = session;
      const known = session.advance(0);
      const stride = Math.ceil(known / 500);
      const byRound = new Map();
      for (let step = 1; step <= known; step += step < 200 ? 1 : stride) {
        const frame = session.show(step);
        const depths = depthsShown(frame, description);
        const name = `${puzzle} by ${algorithm}, step ${step}`;
        assert.ok(frame.depth <= depths && depths <= description.mostChoices, name);
        if (frame.depth === 0) continue;
        assert.equal(depths, byRound.get(frame.round) ?? depths, name);
        assert.equal(depths, Math.min(description.mostChoices, frame.bound + 2), name);
        byRound.set(frame.round, depths);
      }
      session.free();
    }
  }
});
