/** What the page makes of the core's answers about a backtracking run: frames, the way to a try. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { axisOf } from '../../www/core/playback/timeline-axis.js';
import { Session, loadEngine } from '../../www/core/engine/session.js';
import { filmOf } from '../../www/core/playback/film-planner.js';
import { costsOf, depthProfileOf, siblingsOf } from '../../www/families/backtracking/core.js';
import { profileAlong } from '../../www/families/backtracking/timeline/depth-profile.js';
import { choicesView } from '../../www/families/backtracking/puzzles/index.js';
import { Costs, Siblings } from '../../www/families/backtracking/map/siblings.js';
import { DepthNumber } from '../../www/wasm/searchlight.js';
import { kindsOf } from './families.js';

/**
 * @import { Film } from '../../www/core/playback/film.js'
 * @import { Frame } from '../../www/families/backtracking/core.js'
 */

// The surfaces of canvases ask for one as soon as they are imported.
Object.assign(globalThis, { ResizeObserver: class {} });
const { PathData } = await import('../../www/families/backtracking/map/path-data.js');
const { ChoicesTimeline } = await import('../../www/families/backtracking/timeline/timeline.js');

await loadEngine(readFileSync(new URL('../../www/wasm/searchlight_bg.wasm', import.meta.url)));

const STEPS = 300_000;

/** @param {string} puzzle @param {string} preset @param {string} algorithm */
function sessionOf(puzzle, preset, algorithm) {
  const presets = kindsOf('backtracking').find(({ id }) => id === puzzle)?.presets ?? [];
  const first = new Session(presets.filter(({ id }) => id === preset)[0].link);
  /** @type {Session<Frame>} */
  const session = new Session(first.withAlgorithm(algorithm));
  first.free();
  session.advance(STEPS);
  return session;
}

/** @type {[string, string, string][]} */
const RUNS = [
  ['knight', 'lesson', 'naive'],
  ['knight', 'lesson', 'cuts'],
  ['knight', 'unlucky', 'warnsdorff'],
  ['mines', 'choices', 'rowMajor'],
  ['mines', 'large', 'constrained'],
];

/** A viewer that goes where it is told. @param {Session<Frame>} session */
function deskOf(session) {
  const known = session.locate(Number.MAX_SAFE_INTEGER, 0, 0);
  const viewer = {
    run: { session, player: { cursor: 0, known, state: 'paused' }, frame: session.show(0) },
    attempt: (/** @type {() => unknown} */ work) => work(),
    seek(/** @type {number} */ step) {
      viewer.run.player.cursor = step;
      viewer.run.frame = session.show(step);
    },
    refresh() {},
  };
  return viewer;
}

for (const run of RUNS) {
  test(`the frames of ${run.join(', ')} add up`, () => {
    const session = sessionOf(...run);
    const { known } = deskOf(session).run.player;
    const { reasons, mostChoices } = session.description;
    for (let step = 0; step <= known; step += Math.ceil(known / 500)) {
      const frame = session.show(step);
      assert.equal(frame.step, step);
      assert.equal(frame.tries + frame.retreats, step);
      assert.equal(frame.placements - frame.retreats, frame.depth);
      assert.equal(frame.path.length, frame.depth);
      assert.equal(new Set(frame.path).size, frame.depth, 'each cell is chosen once');
      assert.equal(frame.refusals.length, reasons.length);
      assert.equal(frame.refused, frame.refusals[0]);
      assert.ok(frame.depth <= frame.deepest && frame.deepest <= mostChoices);
      const tried = frame.candidates.filter((one) => one.tried);
      assert.equal(tried.length, frame.tried);
      if (step === 0) assert.deepEqual([frame.kind, frame.cell, frame.index], ['start', -1, -1]);
      else assert.notEqual(frame.kind, 'start');
    }
    session.free();
  });

  test(`the siblings along the path of ${run.join(', ')} are the core's, however one came there`, () => {
    const session = sessionOf(...run);
    const viewer = deskOf(session);
    const { known } = viewer.run.player;
    const path = new PathData(/** @type {any} */ (viewer));
    for (let number = 1; number < 400; number++) {
      // Near and far, forwards and backwards.
      const step = number % 3 ? viewer.run.player.cursor + (number % 7) : (number * 7919) % known;
      viewer.seek(Math.min(step, known));
      const expected = siblingsOf(session, 0, viewer.run.frame.depth + 1);
      assert.deepEqual(path.siblings.packed, expected, `step ${step}`);
    }
    session.free();
  });

  test(`each candidate of ${run.join(', ')} leads to the step that tried it`, () => {
    const session = sessionOf(...run);
    const viewer = deskOf(session);
    const path = new PathData(/** @type {any} */ (viewer));
    const { known } = viewer.run.player;
    let looked = 0;
    for (let at = 1; at <= 12; at++) {
      const from = Math.floor((at / 12) * known);
      viewer.seek(from);
      const { depth } = viewer.run.frame;
      const { siblings } = path;
      for (let level = Math.max(0, depth - 6); level <= depth; level++) {
        for (let index = 0; index <= siblings.last(level); index++) {
          viewer.seek(from);
          path.seek({ depth: level, index });
          const { kind, depth: reached, index: tried } = viewer.run.frame;
          const name = `from ${from}: candidate ${index} of depth ${level}`;
          assert.ok(kind === 'place' || kind === 'refuse', `${name}: ${kind}`);
          assert.equal(tried, index, name);
          assert.equal(reached, kind === 'place' ? level + 1 : level, name);
          looked += 1;
        }
      }
    }
    assert.ok(looked > 12, `${looked}`);
    session.free();
  });
}

test('what was refused costs one step, and costs of a node fill the time since it was reached', () => {
  const session = sessionOf('knight', 'lesson', 'naive');
  const step = 100_000;
  const { depth } = session.show(step);
  const { mostCandidates } = session.description;
  assert.equal(mostCandidates, 8, 'a knight has eight moves');
  const siblings = new Siblings(siblingsOf(session, 0, depth + 1), mostCandidates);
  const packed = costsOf(session, 0, depth + 1);
  const costs = new Costs(packed, mostCandidates);
  assert.equal(siblings.to, depth + 1);
  assert.equal(packed.length, mostCandidates * (depth + 1));
  for (let level = 0; level <= depth; level++) {
    for (let index = 0; index < mostCandidates; index++) {
      const state = siblings.state(level, index);
      const cost = costs.of({ depth: level, index });
      if (state === 'refused') assert.equal(cost, 1);
      else if (state === 'failed') assert.ok(cost >= 2);
      else assert.equal(cost, -1);
    }
  }
  session.free();
});

test('the depth profile says how deep the search was where it is known', () => {
  const session = sessionOf('knight', 'lesson', 'naive');
  const known = session.locate(Number.MAX_SAFE_INTEGER, 0, 0);
  const profile = depthProfileOf(session, 0, 2 * known, 200);
  assert.equal(profile.length, 200 * DepthNumber.Count);
  for (let column = 0; column < 200; column++) {
    const of = profile.subarray(DepthNumber.Count * column);
    const [least, most] = [of[DepthNumber.Least], of[DepthNumber.Most]];
    const mean = of[DepthNumber.Mean];
    if (column >= 101) assert.equal(least, -1);
    if (column < 99) assert.ok(least >= 0 && least <= mean && mean <= most && most <= 35);
  }
  session.free();
});

test('along the time of a film the depth profile gives the first moves their room', () => {
  const session = sessionOf('knight', 'unlucky', 'warnsdorff');
  for (let turn = 0; !session.outcome && turn < 40; turn++) session.advance(STEPS);
  const known = session.locate(Number.MAX_SAFE_INTEGER, 0, 0);
  const film = filmOf(session.score(true));
  const columns = 600;
  const along = (/** @type {Film | null} */ by) => {
    const axis = axisOf(by, 0, known);
    return { axis, profile: profileAlong(session, { from: 0, to: known }, axis, columns) };
  };
  const even = along(null);
  assert.deepEqual(even.profile, depthProfileOf(session, 0, known, columns));
  const { axis, profile } = along(film);
  assert.equal(profile.length, columns * DepthNumber.Count);
  // Ten moves are hundreds of columns of steps, and several of the film's each.
  for (let step = 1; step <= 10; step++) {
    const column = Math.floor(axis.at(step) * columns) + 1;
    const depth = session.show(step).depth;
    const of = profile.subarray(column * DepthNumber.Count);
    assert.ok(Math.abs(of[DepthNumber.Mean] - depth) <= 1, `${step}: ${of[DepthNumber.Mean]}`);
    assert.equal(Math.floor(even.axis.at(step) * columns), 0);
  }
  assert.ok(profile.every((number) => number >= 0));
  session.free();
});

test('a part of the bar keeps what it is zoomed at, and follows the cursor', () => {
  const session = sessionOf('knight', 'lesson', 'naive');
  const viewer = deskOf(session);
  const { player } = viewer.run;
  const timeline = new ChoicesTimeline(/** @type {any} */ (viewer), () => choicesView('knight'));
  Object.defineProperty(viewer, 'axis', {
    get: () => axisOf(null, timeline.range.from, timeline.range.to),
  });
  player.known = 1_000_000;
  assert.deepEqual(timeline.range, { from: 0, to: 1_000_000 });
  player.cursor = 250_000;
  timeline.zoom(4);
  assert.deepEqual(timeline.range, { from: 187_500, to: 437_500 });
  player.cursor = 437_500;
  assert.deepEqual(timeline.range, { from: 187_500, to: 437_500 }, 'it stays while it can');
  player.cursor = 437_501;
  const { from, to } = timeline.range;
  assert.ok(from < 437_501 && to > 437_501 && to - from === 250_000);
  player.known = 2_000_000;
  assert.equal(timeline.range.to - timeline.range.from, 250_000, 'also while the run grows');
  for (let times = 0; times < 20; times++) timeline.zoom(4);
  assert.equal(timeline.range.to - timeline.range.from, 64);
  player.cursor = 0;
  assert.deepEqual(timeline.range, { from: 0, to: 64 });
  timeline.zoom(0);
  assert.deepEqual(timeline.range, { from: 0, to: 2_000_000 });
  assert.ok(timeline.isWhole);
  session.free();
});

test('steps beyond the 2^32nd part of the depth profile are not known, and are not taken for the first', () => {
  const session = sessionOf('knight', 'lesson', 'naive');
  session.advance(1e6);
  // The widest part that a step of any weight leaves after so few steps is 2^12.
  for (let from = 2 ** 38; from <= 2 ** 45; from *= 2) {
    for (const wide of [2 ** 14, 2 ** 20]) {
      const profile = depthProfileOf(session, from, from + wide, 4);
      for (let column = 0; column < 4; column++) {
        assert.equal(profile[column * DepthNumber.Count + DepthNumber.Least], -1, `${from}`);
      }
    }
  }
  session.free();
});
