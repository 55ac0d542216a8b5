/**
 * The map, the open list and the numbers of real searches in every order, held against a replay of
 * their events, which knows no nodes and no visits.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
// Lit asks whether there is a document as soon as it is imported.
import 'lit/html.js';
import './canvases.js';
import './families.js';
import { Pen } from '../../www/canvas/pen.js';
import { mix, rgbOf } from '../../www/canvas/colour.js';
import { shades } from '../../www/canvas/marks.js';
import { StepSize } from '../../www/wasm/searchlight.js';
import { loadEngine } from '../../www/core/engine/session.js';
import { laneMapOf } from '../../www/families/state-space/analysis.js';
import { partOf } from '../../www/families/state-space/board/open-list.js';
import { LevelsLayout } from '../../www/families/state-space/map/columns.js';
import { placeOf, roleAt, waitingAgain } from '../../www/families/state-space/map/places.js';
import { AllLayout } from '../../www/families/state-space/map/rank-grid.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';
import { areaColour } from '../../www/families/state-space/map/role-colours.js';
import { paintMarks } from '../../www/families/state-space/map/state-marks.js';
import { isNear, pixelsOf } from './map-pixels.js';
import { LINKS, open } from './opened.js';
import { recorder, themeOf } from './searches.js';
import { ROOT } from './sources.js';
import { IS_LONG } from '../long.js';

/** @import { Frame } from '../../www/families/state-space/core.js' */
/** @import { RunMap } from '../../www/families/state-space/analysis.js' */
/** @import { Session } from '../../www/core/engine/session.js' */

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

const ORDERS = ['bfs', 'dfs', 'uniform', 'greedy', 'astar', 'weighted'];
const THEME = themeOf('light');
const BOX = { width: 640, height: 440, scale: 1 };

/**
 * A computed search. A weighted one has its greatest weight, so that it expands boards again.
 * @param {string} puzzle
 * @param {string} order
 * @param {[number, number]} [size]
 */
function searched(puzzle, order, size) {
  const base = open(LINKS[puzzle]);
  const sized = size ? open(base.resized(...size)) : base;
  const own = open(sized.withAlgorithm(order));
  const session = order === 'weighted' ? open(own.withSetting('weight', '5')) : own;
  while (!session.outcome) session.advance(1 << 16);
  let map = null;
  while (!map) map = laneMapOf(session);
  return { session, map: /** @type {RunMap} */ (map), known: session.advance(0) };
}

/**
 * Replays the events of the first steps: which boards are found, expanded, and expanded but waiting
 * again after each of some steps.
 * @param {Session<Frame>} session
 * @param {number} until
 * @param {(step: number) => boolean} isAsked
 */
function* replayed(session, until, isAsked) {
  const start = session.show(0).state;
  const [found, expanded, again] = [new Set([start]), new Set(), new Set()];
  if (isAsked(0)) yield { step: 0, found, expanded, again };
  for (let step = 1; step <= until; step++) {
    session.show(step);
    const event = session.event();
    if (event.kind === 'move') {
      found.add(event.to);
      if (event.verdict === 'reopened') again.add(event.to);
      if (session.locate(step - 1, StepSize.Item, 1) === step) {
        expanded.add(event.from);
        again.delete(event.from);
      }
    }
    if (isAsked(step)) yield { step, found, expanded, again };
  }
}

/** @type {[string, [number, number] | undefined, number, number][]} */
const SAMPLES = [
  ['flip', [3, 3], Infinity, 397],
  ['tiles', [2, 3], Infinity, 67],
  ['rearrange', undefined, 6_000, 1499],
  ['flip', undefined, 4_000, 1333],
];

for (const [puzzle, size, most, every] of SAMPLES) {
  for (const order of ORDERS) {
    test(`${puzzle} ${size ?? ''} by ${order}: each board has the role that a replay gives it, and is painted in it`, () => {
      const { session, map, known } = searched(puzzle, order, size);
      const [side] = map.sides;
      const levels = side.levels.length - 1;
      const { ground } = shades(THEME);
      // Goals have a colour of their own.
      const plain = { ...side, goals: new Uint32Array() };
      const layouts = [RingsLayout, LevelsLayout, AllLayout].map(
        (Layout) => new Layout(plain, BOX),
      );
      const until = Math.min(known, most);
      let reopened = 0;
      for (const moment of replayed(
        session,
        until,
        (step) => step % every === 0 || step === until,
      )) {
        const { step, found, expanded, again } = moment;
        const { sides, discovered, expanded: count } = session.show(step);
        assert.equal(found.size, discovered);
        assert.equal(expanded.size - again.size, count);
        reopened += again.size;
        const waits = (/** @type {number} */ state) => !expanded.has(state) || again.has(state);
        const role = (/** @type {number} */ state) =>
          !found.has(state) ? 'unseen' : waits(state) ? 'frontier' : 'expanded';
        side.order.forEach((state, place) => {
          assert.equal(roleAt(side, place, sides[0]), role(state), `step ${step}, ${state}`);
        });
        const states = waitingAgain(side, sides[0]).map((place) => side.order[place]);
        assert.deepEqual(new Set(states), again);
        const view = { ...sides[0], current: -1, target: -1, hover: -1, answered: false };
        for (const layout of layouts) {
          const isSingle = layout instanceof AllLayout;
          if (side.order.length > 2000) continue;
          const { at } = pixelsOf(layout, { ...view, colour: 'depth' }, THEME);
          side.order.forEach((state, place) => {
            const depth = side.levels.findLastIndex((first) => first <= place);
            const own = THEME.depth(depth / (levels - 1));
            const waiting = isSingle ? mix(own, '#fff', 0.45) : mix(ground, own, 0.4);
            const unseen = areaColour('unseen', 'depth', depth / Math.max(1, levels - 1), THEME);
            const wanted = { unseen, frontier: waiting, expanded: own }[role(state)];
            const cell = layout.cellAt(place);
            if (cell.size < 5) return;
            const colour = at(cell.at);
            assert.ok(isNear(colour, rgbOf(wanted)), `${layout.constructor.name}, step ${step}, ${state}: ${colour} instead of ${wanted}`); // prettier-ignore
          });
        }
      }
      if (order === 'weighted' && puzzle === 'tiles') assert.ok(reopened > 0);
    });
  }
}

test('every search of a start has the same places, at the true distances', () => {
  const [sweep, ...others] = ORDERS.map((order) => searched('flip', order, [3, 3]).map.sides[0]);
  for (const { order, levels } of others) {
    assert.deepEqual(order, sweep.order);
    assert.deepEqual(levels, sweep.levels);
  }
});

for (const order of ORDERS.slice(1)) {
  for (const [puzzle, size] of /** @type {[string, [number, number]][]} */ ([
    ['tiles', [2, 3]],
    ['flip', [3, 3]],
  ])) {
    test(`${puzzle} by ${order}: the open list tells the next board, the new board's place, and how many wait`, () => {
      const { session, known } = searched(puzzle, order, size);
      const ask = (/** @type {number} */ count) => session.ask((core) => core.openList(count));
      for (let step = 0; step < known; step += IS_LONG ? 13 : 31) {
        const shown = session.show(step);
        const event = /** @type {any} */ (session.event());
        const part = partOf(ask, 5) ?? assert.fail('no list');
        const { list, head, more, between, joined, after: behind } = part;
        const live = ask(1e6)?.head.filter(({ isStale }) => !isStale) ?? [];
        const states = live.map(({ state }) => state);
        assert.equal(new Set(states).size, states.length);
        assert.deepEqual(head, live.slice(0, 5));
        const end = session.locate(step, StepSize.Item, 1);
        const isWhole = step === 0 || session.locate(end, StepSize.Item, -1) === step;
        assert.equal(states.length, shown.frontier - (isWhole ? 0 : 1), `step ${step}`);
        assert.equal(list.length - list.skipped, states.length);
        const counted = head.length + more + between + Number(joined !== null) + behind;
        assert.equal(counted, states.length);
        const alike = live.filter(({ f }) => f === live[0].f).length;
        const [same, behindIt] = [
          head.length + more,
          live.findIndex(({ state }) => state === event.to),
        ];
        if (order === 'dfs') assert.equal(between, 0);
        else if (joined) assert.equal(same, Math.min(behindIt, Math.max(alike, head.length)));
        else assert.equal(same, Math.max(alike, head.length));
        const isJoining = event.kind === 'move' && event.verdict !== 'duplicate';
        assert.equal(list.joined?.state ?? -1, isJoining ? event.to : -1);
        if (list.joined) {
          assert.equal(states.indexOf(event.to), list.before);
          if (joined) assert.equal(head.length + more + between, list.before);
          else assert.ok(head.some(({ state }) => state === event.to));
        }
        const isAgain = ['improved', 'reopened', 'repeated'].includes(event.verdict);
        if (list.earlier !== null) assert.ok(isAgain);
        // The numbers are those of the label, and the keys ascend.
        for (const entry of head) {
          assert.deepEqual(
            session.ask((core) => core.label(entry.state)),
            entry,
          );
        }
        const keys = live.map(({ f }) => f);
        if (order !== 'dfs')
          assert.deepEqual(
            keys,
            keys.toSorted((a, b) => a - b),
          );
        // If nothing joins until then, the head is the next to be expanded.
        if (!isWhole || states.length === 0) continue;
        session.show(step + 1);
        const next = session.event();
        assert.equal(next.kind === 'move' ? next.from : next.kind === 'removal' && next.state, states[0]); // prettier-ignore
      }
    });
  }
}

test('a step that finds a better way tells from where the board had been reached before', () => {
  for (const order of ['dfs', 'weighted']) {
    const { session, known } = searched('tiles', order, [2, 3]);
    /** From where each board was reached last. @type {Map<number, number>} */
    const parents = new Map();
    let again = 0;
    for (let step = 1; step <= known; step++) {
      session.show(step);
      const event = session.event();
      if (event.kind !== 'move' || event.verdict === 'duplicate') continue;
      const earlier = session.ask((core) => core.openList(1))?.earlier ?? null;
      assert.equal(earlier, parents.get(event.to) ?? null, `step ${step}`);
      again += Number(earlier !== null);
      parents.set(event.to, event.from);
    }
    assert.ok(again > 0);
  }
});

test('places of states and the path of the answer lead along moves', () => {
  for (const order of ORDERS) {
    const { session, map } = searched('tiles', order, [2, 3]);
    const [side] = map.sides;
    assert.equal(side.order[side.path[0]], session.show(0).state);
    map.answer.forEach((state, at) => assert.equal(placeOf(side, state), side.path[at]));
    assert.ok(side.goals.includes(side.path[side.path.length - 1]));
  }
});

test('the map crosses out the way by which a board was reached before, and rings those that wait again', () => {
  const { session, map, known } = searched('tiles', 'weighted', [2, 3]);
  const [side] = map.sides;
  const layout = new RingsLayout({ ...side, goals: new Uint32Array() }, BOX);
  const at = (/** @type {number} */ state) => layout.pointAt(placeOf(side, state));
  for (let step = 1; step <= known; step++) {
    const { sides } = session.show(step);
    const event = session.event();
    if (event.kind !== 'move' || event.verdict !== 'reopened') continue;
    const earlier = session.ask((core) => core.openList(1))?.earlier ?? -1;
    const places = { current: placeOf(side, event.from), target: placeOf(side, event.to) };
    const view = { ...sides[0], ...places, hover: -1, answered: false, found: 'again' };
    const drawn = (/** @type {number} */ before) => {
      const { ctx, arcs } = recorder();
      /** @type {number[][]} */
      const begun = [];
      ctx.lineTo = (/** @type {number[]} */ ...point) => void begun.push(point);
      const marked = /** @type {any} */ ({ ...view, colour: 'role', earlier: before });
      paintMarks(new Pen(ctx, THEME), layout, marked);
      return { arcs, begun };
    };
    const { x, y } = at(earlier);
    const { arcs, begun } = drawn(placeOf(side, earlier));
    assert.ok(
      begun.some(([left, top]) => left === x && top === y),
      `step ${step}`,
    );
    assert.ok(!drawn(-1).begun.some(([left, top]) => left === x && top === y));
    for (const place of waitingAgain(side, sides[0])) {
      const ring = layout.pointAt(place);
      assert.ok(arcs.some((arc) => arc.r === 4 && arc.x === ring.x && arc.y === ring.y));
    }
    return;
  }
  assert.fail('no board is reopened');
});
