import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  Judge,
  Session,
  StateSpaceNumber as N,
  catalogue,
  fingerprint,
  initSync,
  presetLink,
} from '../../www/wasm/searchlight.js';
import './families.js';
import { IS_LONG } from '../long.js';

/** @param {string} path */
const file = (path) => readFileSync(new URL(path, import.meta.url));

const wasm = initSync({ module: file('../../www/wasm/searchlight_bg.wasm') });
/** @type {{ name: string, link: string, steps: number, hash: string, ranges: [number, number, string][] }[]} */
const recorded = JSON.parse(file('../golden/state-space.json').toString());
/** The template for new puzzles is not in the wasm. */
const fingerprints = recorded.filter(({ name }) => !name.startsWith('null'));
/** @type {{ link: string, puzzle: string, algorithm: string, step: number, text: string | null }[]} */
const links = JSON.parse(file('../golden/links.json').toString());

/** @import { StepEvent } from '../../www/wasm/searchlight.js' */

const SAMPLE = 'bwwb\nbbwb\nbwwb\nbwww\n';
const ALL = Number.MAX_SAFE_INTEGER;
/** The hash of a longer run stops at this step. */
const HASHED = 65_536;
/** So far a run is computed in slices of all sizes, the rest of it at once. */
const SLICED = IS_LONG ? HASHED : 8192;
/** The films of longer runs are compared up to this step. */
const SHOWN = 6000;

/** The run that was computed last. @type {{ link: string, session: Session } | null} */
let computed = null;

/**
 * A session of the link in hexadecimal, computed to its end: the same for tests that follow each other.
 * @param {string} link
 */
function finished(link) {
  if (computed?.link === link) return computed.session;
  computed?.session.free();
  const session = new Session(Buffer.from(link, 'hex'));
  session.advance(ALL);
  computed = { link, session };
  return session;
}

/**
 * @param {string} puzzle
 * @param {string} text
 */
function judgeOf(puzzle, text) {
  const judge = new Judge(puzzle, '', Infinity);
  judge.push(text);
  judge.end();
  return judge;
}

/** @param {Session} session */
function buffers(session) {
  const { rows, columns } = session.describe();
  return { numbers: new Float64Array(N.Count), boards: new Uint8Array(2 * rows * columns) };
}

/**
 * All that a frame shows, as text that can be compared.
 * @param {Session} session
 * @param {number} step
 * @param {{ numbers: Float64Array, boards: Uint8Array }} into
 */
function shown(session, step, into) {
  session.frame(step, into.numbers, into.boards);
  return `${into.numbers.join()} ${into.boards.join('')}`;
}

/**
 * What a step did as a move: the start leads to itself and names no cells.
 * @param {StepEvent} event
 */
function asMove(event) {
  if (event.kind === 'move') return event;
  const { state: from, state: to, verdict } = event;
  return {
    kind: event.kind,
    from,
    to,
    fromDepth: 0,
    toDepth: 0,
    action: null,
    verdict,
    side: 'forward',
  };
}

/** Numbers of a frame that are 0 in a breadth-first search. */
const OF_OTHER_ORDERS = N.Count - N.Reexpanded;

for (const family of ['backtracking', 'games', 'trees']) {
  test(`the runs of ${family} have the same fingerprints through wasm as natively`, () => {
    const lines = JSON.parse(file(`../golden/${family}.json`).toString());
    // The only puzzle with a tree has a few examples, and few boards besides.
    assert.ok(lines.length > (family === 'trees' ? 15 : 30));
    for (const { name, link, steps, hash, ranges, limit = ALL } of lines) {
      if (name.startsWith('null ')) continue;
      const session = new Session(Buffer.from(link, 'hex'));
      let known = session.advance(limit);
      // Some runs take a budget for what comes before their first step.
      while (known < limit && !session.outcome()) known = session.advance(limit - known);
      assert.equal(known, steps, name);
      assert.equal(fingerprint(session, 0, Math.min(steps, HASHED)), hash, name);
      for (const [from, to, expected] of ranges) {
        assert.equal(fingerprint(session, from, to), expected, `${name}, ${from} to ${to}`);
      }
      session.free();
    }
  });
}

for (const [index, { name, link, steps, hash, ranges }] of fingerprints.entries()) {
  test(`${name} has the same fingerprints through wasm as natively`, () => {
    const session = finished(link);
    assert.equal(session.advance(1), steps);
    assert.equal(fingerprint(session, 0, Math.min(steps, HASHED)), hash);
    if (steps <= HASHED) assert.equal(fingerprint(session, 0, ALL), hash);
    for (const [from, to, expected] of ranges) {
      assert.equal(fingerprint(session, from, to), expected, `${from} to ${to}`);
    }
  });

  // Random boards are looked at step by step where time is no matter.
  if (!IS_LONG && / random /.test(name)) continue;

  test(`${name} shows at any step, sought in any order, what stepping shows there`, () => {
    const session = finished(link);
    const into = buffers(session);
    const last = Math.min(steps, SHOWN);
    const stepped = Array.from({ length: last + 1 }, (_, step) => shown(session, step, into));
    const steppedEvents = stepped.map((_, step) => {
      session.frame(step, into.numbers, into.boards);
      return JSON.stringify(session.event());
    });
    fc.assert(
      fc.property(fc.array(fc.nat(last), { minLength: 2, maxLength: 60 }), (order) => {
        for (const step of order) {
          assert.equal(shown(session, step, into), stepped[step], `step ${step}`);
          assert.equal(JSON.stringify(session.event()), steppedEvents[step], `step ${step}`);
        }
      }),
      { numRuns: 40 },
    );
  });

  test(`the frames of ${name} say the same as its events and its map`, () => {
    const session = finished(link);
    const into = buffers(session);
    const { sides, path } = session.mapData();
    const last = Math.min(steps, SHOWN);
    const events = Array.from({ length: Math.min(steps, last + 1) + 1 }, (_, step) => {
      session.frame(step, into.numbers, into.boards);
      return asMove(session.event());
    });
    const so = { duplicate: 0, answered: false };
    const found = [0, 1].map((side) => ({ expanded: 0, discovered: sides[side]?.levels[1] ?? 0 }));
    // A state without a move has no step of its own: it is expanded together with the state before.
    const isStuck = (/** @type {number | undefined} */ state) =>
      state !== undefined && session.movesFrom(state).length === 0;
    /** A state without a move has no step: it is expanded with the step before, of the same side. */
    const skip = () => {
      const [forward] = found;
      while (isStuck(sides[0].order[forward.expanded])) forward.expanded += 1;
    };
    for (const [step, event] of events.slice(0, last + 1).entries()) {
      session.frame(step, into.numbers, into.boards);
      const { from, to } = event;
      const isNew = event.kind === 'move' && event.verdict !== 'duplicate';
      const side = Number(event.side === 'backward');
      if (isNew) found[side].discovered += 1;
      else if (event.kind === 'move') so.duplicate += 1;
      const next = events[step + 1];
      if (step > 0 && next) {
        // A state is expanded with its last move.
        if (next.from !== from || next.side !== event.side) found[side].expanded += 1;
        if (next.from !== from && next.side !== 'backward') skip();
      } else if (step > 0) {
        // Contact may have ended the run in the midst of a state.
        found[side].expanded = into.numbers[side === 0 ? N.ExpandedForward : N.ExpandedBackward];
      }
      // The turn of a side may be such a state alone.
      if (side === 1 && into.numbers[N.ExpandedForward] > found[0].expanded) skip();
      so.answered ||= event.verdict === 'answer' || event.verdict === 'meeting';
      const [forward, backward] = found;
      const discovered = forward.discovered + backward.discovered;
      const expanded = forward.expanded + backward.expanded;
      const [at, target] = [into.numbers[N.Ordinal], into.numbers[N.TargetOrdinal]];
      const depth = event.fromDepth;
      // prettier-ignore
      const expected = [
        step, expanded, discovered, discovered - expanded, so.duplicate, depth,
        Number(so.answered), from, at, depth, Number(step > 0), to, target, event.toDepth,
        event.action?.from ?? -1, event.action?.to ?? -1, side,
        forward.expanded, forward.discovered, backward.expanded, backward.discovered,
        ...Array.from({ length: OF_OTHER_ORDERS }, () => 0),
      ];
      if (expected.join() !== into.numbers.join()) {
        assert.deepEqual([...into.numbers], expected, `step ${step}`);
      }
      const { order } = sides[side];
      assert.ok(order[at] === from && order[target] === to && target < found[side].discovered);
      if (step % 31 === 0) {
        assert.deepEqual(into.boards, session.boards(Uint32Array.of(from, to)));
      }
      if (isNew && step % 31 === 0) {
        assert.equal(session.foundAt(to, side), step);
        const other = session.foundAt(to, 1 - side);
        assert.equal(other >= 0, sides[1 - side]?.order.includes(to) ?? false);
        assert.equal(session.foundAt(to, -1), other >= 0 ? Math.min(other, step) : step);
      }
    }
    if (last === steps) {
      assert.equal(so.answered, path.length > 0);
      const orders = sides.map((/** @type {{ order: Uint32Array }} */ { order }) => order.length);
      const cut = events.at(-1)?.verdict === 'meeting';
      if (!cut)
        assert.deepEqual(
          orders,
          found.slice(0, sides.length).map((side) => side.discovered),
        );
    }
  });

  // The short form takes every seventh run: no puzzle has seven algorithms, so each of them has its turn.
  if (!IS_LONG && index % 7 > 0) continue;
  test(`${name} computed in slices is ${name} computed at once`, () => {
    const session = new Session(Buffer.from(link, 'hex'));
    const whole = finished(link);
    const [into, wholeInto] = [buffers(session), buffers(whole)];
    for (let known = 0, budget = 1; session.outcome() === null; budget = (budget * 7) % 1009) {
      if (known > SLICED) budget = ALL;
      const next = session.advance(budget);
      assert.ok(next > known || session.outcome() !== null, 'a slice computes at least one step');
      known = next;
      const [sliced, full] = [shown(session, known, into), shown(whole, known, wholeInto)];
      assert.deepEqual(into, wholeInto, `${sliced}\n${full}`);
    }
    assert.deepEqual(session.outcome(), whole.outcome());
    assert.deepEqual(session.mapData(), whole.mapData());
    assert.equal(fingerprint(session, 0, Math.min(steps, HASHED)), hash);
    session.free();
  });
}

for (const { link, puzzle, algorithm, step, text } of links) {
  if (puzzle === 'null') {
    test(`${link} is of the template, which the wasm does not know`, () => {
      const opening = () => new Session(Buffer.from(link, 'base64url'));
      assert.throws(opening, { code: 'puzzle', puzzle: 0 });
    });
    continue;
  }
  test(`${link} opens ${JSON.stringify(text)} and is written again as it was`, () => {
    const session = new Session(Buffer.from(link, 'base64url'));
    const found = session.describe();
    assert.deepEqual([found.puzzle, found.algorithm, found.text], [puzzle, algorithm, text]);
    assert.equal(session.describe().linkedStep, step);
    assert.equal(Buffer.from(session.link(step)).toString('base64url'), link);
    session.free();
  });
}

test('a preset that no puzzle has, and a puzzle that there is not, are errors', () => {
  assert.throws(() => presetLink('flip', 'none'), { code: 'missing' });
  assert.throws(() => presetLink('none', 'sample'), { code: 'missing' });
});

test('every preset of the catalogue is a link that opens, and its text reads as the same link', () => {
  for (const { id, family, algorithms, presets } of catalogue()) {
    for (const { id: preset, text } of presets) {
      const link = presetLink(id, preset);
      const session = new Session(link);
      const { puzzle, algorithm } = session.describe();
      assert.equal(puzzle, id);
      assert.ok(algorithms.includes(algorithm));
      assert.deepEqual(session.link(0), link);
      const judge = judgeOf(id, text);
      assert.equal(judge.remaining(), 1);
      // The judge takes the puzzle's own algorithm, a preset what shows it best.
      const { link: read } = judge.advance(ALL) ?? assert.fail('no answer');
      const judged = new Session(read);
      // Nor has their text words for a size, a setting or another goal than the usual one.
      const [goal, usual] = [session, judged].map((one) => String(one.describe().goalBoard));
      if (goal !== usual) assert.equal(preset, 'korf');
      else if (family === 'state-space') assert.deepEqual(judged.withAlgorithm(algorithm), link);
      judged.free();
      session.free();
      judge.free();
    }
  }
});

test('the judge counts all 65,536 boards of 4 x 4 as published', () => {
  const disc = (/** @type {number} */ bit) => (bit ? 'b' : 'w');
  const row = Array.from({ length: 16 }, (_, bits) =>
    [1, 2, 4, 8].map((place) => disc(bits & place)).join(''),
  );
  const lines = Array.from({ length: 1 << 16 }, (_, board) =>
    [board & 15, (board >> 4) & 15, (board >> 8) & 15, board >> 12].map((part) => row[part]),
  );
  const judge = judgeOf('flip', lines.flat().join('\n'));
  assert.equal(judge.remaining(), 1 << 16);
  /** @type {Record<string, number>} */
  const counts = {};
  let line = 1;
  while (judge.remaining() > 0) {
    const answer = judge.advance(ALL) ?? assert.fail('no answer');
    assert.equal(answer.line, line);
    counts[answer.text] = (counts[answer.text] ?? 0) + 1;
    line += 4;
  }
  const published = { 0: 2, 1: 32, 2: 228, 3: 880, 4: 1562, 5: 1136, 6: 256, Impossible: 61440 };
  assert.deepEqual(counts, published);
  assert.equal(judge.advance(1), null);
  judge.free();
});

test('an input error crosses as its fields', () => {
  const judge = judgeOf('flip', `${SAMPLE}bwwb\nbbwb\nbwxw\n`);
  const fault = { code: 'letter', letter: 'x', column: 3, letters: 'bw', found: 'bwxw' };
  assert.deepEqual(judge.error(), { line: 7, fault });
  assert.equal(judge.advance(ALL)?.text, '4');
  assert.equal(judge.remaining(), 0);
  judge.free();
});

test('the survey and the map agree with the published counts', () => {
  const session = finished(fingerprints[0].link);
  assert.equal(session.survey(), null);
  while (!session.advanceSurvey(10_000));
  assert.deepEqual(session.survey(), {
    distances: [2, 32, 228, 880, 1562, 1136, 256],
    unsolvable: 61440,
    components: Array(16).fill(4096),
    component: session.survey()?.component,
  });
  const { states, sides, stageSteps, path } = session.mapData();
  const [{ order, levels }] = sides;
  assert.equal(states, 65536);
  assert.equal(sides.length, 1);
  assert.equal(order.length, 4096);
  assert.equal(levels.at(-1), 4096);
  assert.equal(stageSteps.at(-1), 65536);
  assert.equal(path.length, 5);
  assert.equal(session.verified(), true);
  const certificate = session.certificate();
  assert.equal(certificate?.kind === 'path' && certificate.depth, 4);
});

test('a frame allocates nothing: it fills the arrays that it is given', () => {
  const session = finished(fingerprints[0].link);
  const { numbers, boards } = buffers(session);
  const [numbersBuffer, boardsBuffer] = [numbers.buffer, boards.buffer];
  const memory = () => [wasm.memory.buffer.byteLength, wasm.__wbindgen_externrefs.length];
  const step = (/** @type {number} */ count) => (count * 7919) % 65537;
  for (let count = 0; count < 1000; count++) session.frame(step(count), numbers, boards);
  const before = memory();
  for (let count = 1000; count < 60_000; count++) {
    assert.equal(session.frame(step(count), numbers, boards), undefined);
    if (numbers[N.Generated] !== step(count)) assert.fail(`this is not step ${step(count)}`);
  }
  assert.deepEqual(memory(), before);
  assert.equal(numbers.buffer, numbersBuffer);
  assert.equal(boards.buffer, boardsBuffer);
  assert.equal(numbers.length, N.Count);
});
