/** What a session says of its run besides frames, and the instances that it leads to. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EngineError, Session, catalogue, loadEngine } from '../../www/core/engine/session.js';
import { RunModel } from '../../www/core/engine/run.js';
import { mapOf } from '../../www/families/state-space/analysis.js';
import { Session as Handle } from '../../www/wasm/searchlight.js';
import './families.js';

/** @import { Run } from '../../www/families/state-space/types.js' */

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const ALGORITHMS = ['bfs', 'bidirectional', 'alternating'];
const ITEM = 1;
const STAGE = 2;

/**
 * A session of a preset, by its own algorithm or another.
 * @param {string} puzzle
 * @param {string} preset
 * @param {string} [algorithm]
 */
function sessionOf(puzzle, preset, algorithm) {
  const kind = catalogue().find(({ id }) => id === puzzle);
  const found = kind?.presets.find(({ id }) => id === preset);
  assert.ok(found, `${puzzle} ${preset}`);
  const session = new Session(found.link);
  return algorithm ? new Session(session.withAlgorithm(algorithm)) : session;
}

/** @param {Session} session */
function finished(session) {
  session.advance(Number.MAX_SAFE_INTEGER);
  return session;
}

/** @param {Session} session */
const startOf = ({ description: { start } }) => start ?? assert.fail('no start');

/** @param {Session} session */
const startBoard = (session) => [...session.boards(Uint32Array.of(startOf(session)))];

/** Cells that differ. @param {ArrayLike<number>} one @param {ArrayLike<number>} other */
const differing = (one, other) =>
  Array.from(one, (code, cell) => (code === other[cell] ? -1 : cell)).filter((cell) => cell >= 0);

for (const algorithm of ALGORITHMS) {
  test(`the moves of an item by ${algorithm} are the events of its steps`, () => {
    for (const [puzzle, preset] of [
      ['flip', 'sample'],
      ['rearrange', 'sample'],
      ['solitaire', 'tooLong'],
    ]) {
      const session = finished(sessionOf(puzzle, preset, algorithm));
      session.show(0);
      assert.deepEqual(session.item(), { moves: [], made: 0 });
      const last = Math.min(150, session.locate(Number.MAX_SAFE_INTEGER, 0, 0));
      for (let step = 1; step <= last; step++) {
        session.show(step);
        const here = JSON.stringify(session.event());
        const { moves, made } = session.item();
        assert.equal(JSON.stringify(session.event()), here, 'the cursor stays where it is');
        assert.equal(JSON.stringify(moves[made - 1]), here, `step ${step}`);
        const first = session.locate(step, ITEM, -1);
        assert.equal(step - first, made);
        assert.equal(session.locate(first, ITEM, 1) - first, moves.length);
        for (const [index, move] of moves.entries()) {
          session.show(first + 1 + index);
          assert.deepEqual(session.event(), move);
        }
        assert.equal(new Set(moves.map((move) => move.kind === 'move' && move.from)).size, 1);
      }
      session.free();
    }
  });
}

test('while a run is computed an item holds the moves that are known', () => {
  const session = sessionOf('flip', 'sample', 'bfs');
  assert.deepEqual(session.item(), { moves: [], made: 0 });
  session.advance(1);
  session.show(1);
  const { moves, made } = session.item();
  assert.deepEqual([moves.length, made], [16, 1]);
});

test('the judges answer once there is an outcome', () => {
  for (const [puzzle, preset, algorithm, answer] of [
    ['flip', 'sample', 'bfs', '4'],
    ['flip', 'impossible', 'bfs', 'Impossible'],
    ['flip', 'impossible', 'bidirectional', 'Impossible'],
    ['rearrange', 'sample', 'bfs', '4'],
    ['rearrange', 'counts', 'bfs', 'Impossible'],
    ['rearrange', 'hardest', 'alternating', '20'],
    ['solitaire', 'sample', 'bidirectional', 'YES'],
    ['solitaire', 'eight', 'bidirectional', 'YES'],
    ['solitaire', 'nine', 'bidirectional', 'NO'],
    ['solitaire', 'hardest', 'bidirectional', 'NO'],
  ]) {
    const session = sessionOf(puzzle, preset, algorithm);
    assert.equal(session.judged(), '');
    assert.equal(finished(session).judged(), answer, `${puzzle} ${preset} by ${algorithm}`);
    assert.equal(session.verified(), true);
    session.free();
  }
});

test('a certificate is of the kind that its outcome and algorithm need', () => {
  const kindOf = (/** @type {Parameters<typeof sessionOf>} */ ...of) => {
    const session = sessionOf(...of);
    assert.equal(session.certificate(), null);
    const certificate = finished(session).certificate();
    session.free();
    return certificate;
  };
  const path = kindOf('solitaire', 'tooLong', 'alternating');
  assert.ok(path?.kind === 'path');
  assert.deepEqual([path.depth, path.states.length], [4, 5]);
  assert.equal(kindOf('flip', 'impossible', 'bfs')?.kind, 'closedSet');
  const closed = kindOf('flip', 'impossible', 'bidirectional');
  assert.ok(closed?.kind === 'closedSet' || closed?.kind === 'closedGoals');
  const session = finished(sessionOf('rearrange', 'counts', 'bfs'));
  const proof = { proof: 'pieceCounts', start: 3, goal: 2 };
  assert.deepEqual(session.certificate(), { kind: 'refutation', ...proof });
  // The puzzle knows it before the first step.
  assert.deepEqual(sessionOf('rearrange', 'counts').description.refutation, proof);
  assert.equal(sessionOf('rearrange', 'sample').description.refutation, null);
});

test('a path goes from the start to the goal by the moves of the film', () => {
  for (const algorithm of ALGORITHMS) {
    const session = finished(sessionOf('solitaire', 'sample', algorithm));
    const certificate = session.certificate();
    assert.ok(certificate?.kind === 'path');
    const { states, depth } = certificate;
    assert.equal(depth, algorithm === 'alternating' ? 8 : 7);
    assert.deepEqual([...session.mapData().path], states);
    assert.equal(states[0], session.description.start);
    const boards = states.map((state) => session.boards(Uint32Array.of(state)));
    for (const [index, board] of boards.slice(1).entries()) {
      assert.equal(differing(boards[index], board).length, 2);
    }
    assert.ok(boards.at(-1)?.every((code) => code === 0 || code === 3));
    session.free();
  }
});

test('any algorithm can be taken, and a link remembers it', () => {
  const { algorithms } = catalogue()[0];
  const orders = ['dfs', 'uniform', 'greedy', 'astar', 'weighted'];
  const [first, ...twoSided] = ALGORITHMS;
  const deepening = ['limited', 'deepening', 'idastar'];
  assert.deepEqual(algorithms, [first, ...orders, ...deepening, ...twoSided]);
  const session = sessionOf('flip', 'sample');
  for (const algorithm of ALGORITHMS) {
    const other = new Session(session.withAlgorithm(algorithm));
    const checkedBy = algorithm === 'alternating' ? 'bidirectional' : null;
    // Where sides alternate state by state no stage is a level.
    const questions = algorithm === 'alternating' ? ['next', 'new'] : ['level', 'next', 'new'];
    const promises = algorithm === 'alternating' ? null : session.description.promises;
    const described = { ...session.description, algorithm, search: algorithm, checkedBy, promises, questions }; // prettier-ignore
    assert.deepEqual(other.description, described);
    assert.deepEqual(other.withAlgorithm('bfs'), session.link(0));
    const edited = new Session(other.edited(5));
    assert.equal(edited.description.algorithm, algorithm);
    assert.throws(() => session.withAlgorithm('DFS'), { code: 'unknownAlgorithm' });
  }
});

test('a cell of the start or of the goal is edited, and twice is not at all', () => {
  const session = sessionOf('rearrange', 'sample');
  const goal = session.description.goalBoard ?? assert.fail('no goal');
  for (let cell = 0; cell < session.cells; cell++) {
    const start = new Session(session.edited(cell));
    assert.deepEqual(differing(startBoard(start), startBoard(session)), [cell]);
    assert.deepEqual(start.description.goalBoard, goal);
    assert.deepEqual(start.edited(cell), session.link(0));
    const other = new Session(session.edited(cell, true));
    assert.deepEqual(differing(other.description.goalBoard ?? [], goal), [cell]);
    assert.equal(other.description.start, session.description.start);
    assert.deepEqual(other.edited(cell, true), session.link(0));
    for (const open of [start, other]) open.free();
  }
});

test('any state can be the start or the goal', () => {
  const session = sessionOf('solitaire', 'sample');
  for (const state of [0, 1, 4242, 635_375]) {
    const starting = new Session(session.startingAt(state));
    assert.equal(starting.description.start, state);
    assert.deepEqual(starting.description.goalBoard, session.description.goalBoard);
    const ending = new Session(session.endingAt(state));
    assert.equal(ending.description.start, session.description.start);
    const [board] = [ending.boards(Uint32Array.of(state))];
    assert.ok(
      board.every((code) => code === 0 || code === 3),
      'all pieces stand on the goal',
    );
    const both = finished(new Session(ending.startingAt(state)));
    assert.deepEqual(both.outcome, { code: 'found', depth: 0 });
    for (const open of [starting, ending, both]) open.free();
  }
  const flip = sessionOf('flip', 'sample');
  assert.equal(flip.description.goalBoard, null);
  assert.throws(() => flip.endingAt(0), { code: 'missing' });
  assert.throws(() => flip.startingAt(65536), { code: 'missing' });
});

test('a board that the judges have not has no text', () => {
  const session = sessionOf('rearrange', 'sample');
  assert.equal(new Session(session.resized(4, 4)).description.text, session.description.text);
  const other = new Session(session.resized(3, 5));
  assert.equal(other.description.text, null);
  assert.equal(other.description.goalBoard?.length, 15);
});

test('both sides of a search cross with their meeting', () => {
  const session = finished(sessionOf('solitaire', 'sample'));
  const { sides, stageSteps, path, states } = session.mapData();
  assert.equal(states, 635_376);
  assert.equal(sides.length, 2);
  const discovered = sides.map(({ order }) => order.length);
  assert.equal(discovered[0] + discovered[1], 4427);
  const [met] = sides.map(({ order, answers }) => Array.from(answers, (at) => order[at]));
  assert.deepEqual(met.length, 1);
  assert.ok(path.includes(met[0]));
  for (const { order, levels, answers } of sides) {
    assert.equal(levels.at(-1), order.length);
    assert.deepEqual(
      [...answers].map((at) => order[at]),
      met,
    );
  }
  const step = session.locate(Number.MAX_SAFE_INTEGER, 0, 0);
  assert.equal(stageSteps.at(-1), step);
  const frame = /** @type {Run['frame']} */ (session.show(step));
  assert.deepEqual(
    frame.sides.map((side) => side.discovered),
    discovered,
  );
  assert.equal(frame.discovered, 4427);
  // The step of the contact is the second of the two that discovered the state.
  assert.ok(session.foundAt(met[0]) < step);
});

test('an instance says how many moves its question allows', () => {
  const limits = catalogue().map(({ id, presets }) => {
    const session = new Session(presets[0].link);
    const { depthLimit } = session.description;
    session.free();
    return [id, depthLimit];
  });
  const limited = limits.filter(([, depthLimit]) => depthLimit !== null);
  assert.deepEqual(limited, [['solitaire', 8]]);
});

test('where the sides take turns by states a stage is a level all the same', () => {
  const session = finished(sessionOf('solitaire', 'hardest', 'alternating'));
  const { sides, stageSteps } = session.mapData();
  const levels = sides.reduce((sum, side) => sum + side.levels.length - 1, 0);
  assert.ok(stageSteps.length <= levels + 1, `${stageSteps.length} stages of ${levels} levels`);
  /** @type {Set<string>} */
  const begun = new Set();
  for (const [index, step] of stageSteps.slice(0, -1).entries()) {
    assert.equal(session.locate(step, STAGE, 1), stageSteps[index + 1]);
    const { side, stateDepth } = session.show(step + 1);
    begun.add(`${side} ${stateDepth}`);
  }
  assert.equal(begun.size, stageSteps.length - 1);
  session.free();
});

test('a side without a goal has no level, and no state of it is ever found', () => {
  const session = finished(sessionOf('rearrange', 'counts', 'bidirectional'));
  const { sides, answer } = mapOf(session);
  const sizes = sides.map(({ order, levels, goals }) => [order.length, [...levels], goals.length]);
  assert.deepEqual(sizes, [
    [1, [0, 1], 0],
    [0, [0], 0],
  ]);
  assert.equal(answer.length, 0);
  assert.equal(session.foundAt(startOf(session), 1), -1);
  assert.deepEqual(session.outcome, { code: 'impossible' });
  session.free();
});

test('both sides are asked when they found a state, and the first of them', () => {
  const session = finished(sessionOf('solitaire', 'sample'));
  const { sides } = session.mapData();
  const both = sides[0].order.filter((state) => sides[1].order.includes(state));
  assert.ok(both.length > 1);
  for (const state of both) {
    const steps = [0, 1].map((side) => session.foundAt(state, side));
    assert.ok(steps[0] !== steps[1] && Math.min(...steps) >= 0);
    assert.equal(session.foundAt(state), Math.min(...steps));
  }
  session.free();
});

/**
 * A visualizer of a preset whose run is computed.
 * @param {string} algorithm
 * @param {(session: Session) => void} [change] what becomes of its session before
 */
function opened(algorithm, change) {
  let now = 0;
  /** @type {Run} */
  const run = new RunModel('solitaire', () => (now += 1));
  const session = sessionOf('solitaire', 'tooLong', algorithm);
  run.open(session.link(0));
  session.free();
  change?.(run.session);
  for (let turn = 0; turn < 5000 && run.busy; turn++) run.tick(now);
  return run;
}

test('what is not urgent ends: the survey, and how short an answer can be', () => {
  const run = opened('alternating');
  assert.equal(run.busy, false);
  assert.equal(run.analysis.survey?.components.length, 1);
  assert.deepEqual([run.analysis.answer.states.length - 1, run.analysis.fewest], [4, 3]);
  run.open(run.session.link(0));
  assert.equal(run.analysis.answer.states.length, 0, 'another run has no answer yet');
  run.free();
  const exact = opened('bidirectional');
  assert.deepEqual([exact.analysis.answer.states.length - 1, exact.analysis.fewest], [3, -1]);
  exact.free();
});

test('what there is no memory for is given up, and the rest goes on', () => {
  const refuse = () => {
    throw new EngineError('outOfMemory', { entries: 1 });
  };
  const unsurveyed = opened('alternating', (session) => (session.advanceSurvey = refuse));
  assert.deepEqual(
    [unsurveyed.busy, unsurveyed.analysis.survey, unsurveyed.analysis.fewest],
    [false, null, 3],
  );
  unsurveyed.free();
  const uncompared = opened('alternating', (session) => (session.withAlgorithm = refuse));
  assert.deepEqual([uncompared.busy, uncompared.analysis.fewest], [false, -1]);
  assert.ok(uncompared.analysis.survey);
  uncompared.free();
  const broken = () => {
    throw new EngineError('trap');
  };
  assert.throws(() => opened('bfs', (session) => (session.advanceSurvey = broken)), {
    code: 'trap',
  });
});

test('a step that is shown already is not asked for again', (context) => {
  const run = new RunModel('flip', () => 0);
  run.tick(0);
  run.show();
  const { frame, event } = Handle.prototype;
  const calls = { frame: 0, event: 0 };
  const count = (/** @type {'frame' | 'event'} */ name, /** @type {Function} */ method) =>
    function (/** @type {any[]} */ ...args) {
      calls[name] += 1;
      // @ts-expect-error: a method of the handle
      return method.apply(this, args);
    };
  Handle.prototype.frame = count('frame', frame);
  Handle.prototype.event = count('event', event);
  context.after(() => Object.assign(Handle.prototype, { frame, event }));
  /** @param {number} expected */
  const shows = (expected) => {
    Object.assign(calls, { frame: 0, event: 0 });
    run.show();
    assert.deepEqual(calls, { frame: expected, event: expected });
  };
  shows(0);
  run.player.seek(16167);
  shows(1);
  assert.equal(run.frame.expanded, 1010);
  shows(0);
  assert.equal(
    run.aside(() => run.session.show(0).expanded),
    0,
  );
  assert.equal(calls.frame, 2);
  shows(0);
  assert.equal(run.frame.expanded, 1010);
  run.open(run.link);
  run.tick(0);
  shows(1);
  shows(0);
  run.free();
});
