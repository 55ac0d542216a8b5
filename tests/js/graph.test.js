/**
 * The graph of a small space: its lines are the moves of the core, its nodes stand by true distance
 * and do not overlap, few lines cross, and every search lights it as it lights the disc.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
// Lit asks whether there is a document as soon as it is imported.
import 'lit/html.js';
import './canvases.js';
import './families.js';
import { Pen } from '../../www/canvas/pen.js';
import { loadEngine } from '../../www/core/engine/session.js';
import { laneMapOf } from '../../www/families/state-space/analysis.js';
import { GraphPlan } from '../../www/families/state-space/map/graph-geometry.js';
import { GraphLayout } from '../../www/families/state-space/map/graph-layout.js';
import { crossingsOf, ordered } from '../../www/families/state-space/map/graph-order.js';
import { placeOf, roleAt } from '../../www/families/state-space/map/places.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';
import { listedIn, roleOf } from '../../www/families/state-space/map/small-space.js';
import { graphOf, parentsOn } from '../../www/families/state-space/map/space-graph.js';
import { LINKS, open } from './opened.js';
import { recorder, themeOf } from './searches.js';
import { ROOT } from './sources.js';

/** @import { SpaceGraph } from '../../www/families/state-space/map/space-graph.js' */
/** @import { Frame } from '../../www/families/state-space/core.js' */
/** @import { Session } from '../../www/core/engine/session.js' */

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

const SEARCHES = ['bfs', 'bidirectional', 'alternating', 'dfs', 'uniform', 'greedy', 'astar', 'weighted']; // prettier-ignore
/** Stage at 1280 px, at 1024 px, embedded at 640 px, on a phone, and very small. */
const BOXES = [
  [700, 400],
  [575, 400],
  [600, 260],
  [358, 312],
  [358, 500],
  [200, 150],
];
const THEME = themeOf('light');

/**
 * A session of a puzzle's example on a board of another size.
 * @param {string} puzzle
 * @param {[number, number]} size
 * @param {string} [algorithm]
 */
function sized(puzzle, size, algorithm = 'bfs') {
  return open(open(open(LINKS[puzzle]).resized(...size)).withAlgorithm(algorithm));
}

/** @param {Session<Frame>} session */
function searched(session) {
  while (!session.outcome) session.advance(1 << 16);
  let map = null;
  while (!map) map = laneMapOf(session);
  return { map, known: session.advance(0) };
}

/** @param {Session<Frame>} session @returns {SpaceGraph} */
function graphIn(session) {
  const listed = listedIn(session) ?? assert.fail('no graph');
  const graph = graphOf(listed);
  lists.set(graph, listed);
  return graph;
}

/** Small spaces: name, number of reachable states, number of moves. */
const SPACES = /** @type {const} */ ([
  ['flip', [2, 2], 16, 64],
  ['flip', [1, 3], 8, 24],
  ['flip', [2, 3], 16, 96],
  ['flip', [2, 4], 256, 2048],
  ['tiles', [2, 3], 360, 840],
]);

/** List of each graph. @type {Map<SpaceGraph, any>} */
const lists = new Map();

/** @param {SpaceGraph} space */
const listedOf = (space) => lists.get(space);

/** View of a puzzle whose moves are told by the cells of its board. */
const PLAIN = { id: 'plain', paintPiece() {} };

/** @param {SpaceGraph} space @param {readonly [number, number]} size */
const boxOf = (space, [rows, columns], [width, height] = BOXES[0]) => ({
  ...{ width, height, scale: 1, depthWord: 'depth', paintState: () => {} },
  graph: { listed: listedOf(space), rows, columns, says: () => 'a move', view: () => PLAIN },
});

for (const [puzzle, size, states, moves] of SPACES) {
  const name = `${puzzle} ${size.join(' x ')}`;

  test(`${name}: ${states} states and ${moves} moves, as the events of a breadth-first search list them`, () => {
    const session = sized(puzzle, [...size]);
    const space = graphIn(session);
    assert.equal(space.size, states);
    assert.equal(space.moves, moves);
    const { map, known } = searched(session);
    const [{ order, levels }] = map.sides;
    assert.deepEqual(space.order, order);
    assert.deepEqual(space.levels, levels);
    const joined = new Set();
    for (let step = 1; step <= known; step++) {
      session.show(step);
      const event = session.event();
      if (event.kind !== 'move' || event.from === event.to) continue;
      const [from, to] = [space.nodeOf(event.from), space.nodeOf(event.to)];
      const line = space.lineBetween(from, to) ?? assert.fail(`no line, step ${step}`);
      joined.add(line);
      assert.ok(from < to ? line.out : line.back, `step ${step}`);
      assert.ok(space.neighbours(from).includes(to) && space.neighbours(to).includes(from));
    }
    assert.equal(joined.size, space.lines.length);
  });

  test(`${name}: nodes stand in the order of their depths, inside the box, and none overlaps another`, () => {
    const space = graphIn(sized(puzzle, [...size]));
    for (const [width, height] of BOXES) {
      const plan = new GraphPlan(space, { width, height }, { rows: size[0], columns: size[1] });
      const along = plan.isTurned ? 'y' : 'x';
      plan.centres.forEach((centre, node) => {
        assert.equal(centre[along], plan.depths[space.depths[node]]);
        const { x, y } = plan.area(node);
        assert.ok(x >= 0 && x + plan.size.width <= width, `${width} x ${height}, ${node}`);
        assert.ok(y >= 0 && y + plan.size.height <= height, `${width} x ${height}, ${node}`);
        // Dots of wide levels may touch: the user zooms.
        if (plan.hasBoards) assert.equal(plan.nodeAt(centre.x, centre.y), node);
        plan.centres.forEach((other, at) => {
          const apart = Math.max(
            Math.abs(other.x - centre.x) - plan.size.width,
            Math.abs(other.y - centre.y) - plan.size.height,
          );
          assert.ok(at === node || apart > 0 || !plan.hasBoards, `${node} and ${at}`);
        });
      });
      assert.deepEqual(
        [...plan.depths].sort((a, b) => a - b),
        plan.depths,
      );
    }
  });
}

/** @param {number[]} items @returns {number[][]} */
const permutations = (items) =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) =>
        permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
      );

/**
 * Fewest crossings of any order of the levels.
 * @param {number[]} levels
 * @param {number[][]} neighbours
 */
function fewestCrossings(levels, neighbours) {
  const orders = levels
    .slice(1)
    .map((end, depth) =>
      permutations(Array.from({ length: end - levels[depth] }, (_, at) => levels[depth] + at)),
    );
  /** Fewest crossings up to each order of the level before. @type {number[]} */
  let before = orders[0].map(() => 0);
  for (let depth = 1; depth < orders.length; depth++) {
    before = orders[depth].map((order) =>
      Math.min(
        ...orders[depth - 1].map((other, at) => {
          const rows = orders.map(([first]) => first);
          const only = rows.map((row, level) =>
            level === depth ? order : level === depth - 1 ? other : row,
          );
          const kept = neighbours.map(
            (nodes, node) =>
            nodes.filter((to) => [node, to].every((one) => one >= levels[depth - 1] && one < levels[depth + 1])), // prettier-ignore
          );
          return before[at] + crossingsOf({ levels, neighbours: kept }, only);
        }),
      ),
    );
  }
  return Math.min(...before);
}

test('few lines cross: on tiny random graphs at most a tenth more than in the best order', () => {
  let seed = 7;
  const random = (/** @type {number} */ below) =>
    (seed = (seed * 1103515245 + 12345) % 2 ** 31) % below;
  let [own, best] = [0, 0];
  for (let round = 0; round < 60; round++) {
    const levels = [0, 1];
    while (levels.length < 5) levels.push(levels[levels.length - 1] + 2 + random(3));
    const count = levels[levels.length - 1];
    const neighbours = Array.from({ length: count }, () => /** @type {number[]} */ ([]));
    for (let depth = 1; depth + 1 < levels.length; depth++) {
      const width = levels[depth] - levels[depth - 1];
      for (let node = levels[depth]; node < levels[depth + 1]; node++) {
        for (let lines = 1 + random(2); lines > 0; lines--) {
          const parent = levels[depth - 1] + random(width);
          if (neighbours[node].includes(parent)) continue;
          neighbours[node].push(parent);
          neighbours[parent].push(node);
        }
      }
    }
    const graph = { levels, neighbours };
    const crossings = crossingsOf(graph, ordered(graph));
    const least = fewestCrossings(levels, neighbours);
    assert.ok(crossings >= least);
    own += crossings;
    best += least;
  }
  assert.ok(own <= 1.1 * best, `${own} crossings, ${best} in the best orders`);
});

test('an order is a permutation of each level, also with lines within levels', () => {
  const space = graphIn(sized('tiles', [2, 3]));
  const neighbours = Array.from(space.order, (_, node) => space.neighbours(node));
  const rows = ordered({ levels: space.levels, neighbours });
  rows.forEach((level, depth) => {
    const wanted = Array.from({ length: level.length }, (_, at) => space.levels[depth] + at);
    assert.deepEqual(
      [...level].sort((a, b) => a - b),
      wanted,
    );
  });
  const ring = {
    levels: [0, 1, 4],
    neighbours: [
      [1, 2, 3],
      [0, 2],
      [0, 1, 3],
      [0, 2],
    ],
  };
  assert.deepEqual(new Set(ordered(ring)[1]), new Set([1, 2, 3]));
});

for (const algorithm of SEARCHES) {
  test(`flip 2 x 2 by ${algorithm}: at each step each node has the role that the disc gives its state`, () => {
    const session = sized('flip', [2, 2], algorithm);
    const space = graphIn(session);
    const { map, known } = searched(session);
    map.sides.forEach((side, index) => {
      const layout = new GraphLayout(side, boxOf(space, [2, 2]));
      const disc = new RingsLayout(side, { width: 400, height: 400, scale: 1 });
      const parents = parentsOn(space, side, index > 0);
      const found = new Set();
      for (let step = 0; step <= known; step++) {
        const { sides } = session.show(step);
        const event = session.event();
        space.order.forEach((rank, node) => {
          const place = placeOf(side, rank);
          const role = roleOf(side, place, sides[index]);
          assert.equal(role, place < 0 ? 'unseen' : roleAt(side, place, sides[index]));
          if (place < 0) return;
          // Each layout finds the same state at the place that it shows it at.
          for (const shown of [layout, disc]) {
            const { x, y } = shown.pointAt(place);
            assert.equal(shown.stateAt(x, y), rank);
          }
          if (role === 'unseen' || found.has(node)) return;
          found.add(node);
          // The line to a new node is solid from the state whose move has found it.
          if (event?.kind === 'move' && parents[node] >= 0) {
            assert.equal(space.order[parents[node]], event.from, `step ${step}, node ${node}`);
          }
        });
      }
      const sources = index > 0 ? side.levels[1] : 1;
      assert.equal(parents.filter((parent) => parent >= 0).length, side.order.length - sources);
    });
  });
}

test('arrow keys go along lines to other depths, and within a depth', () => {
  const session = sized('flip', [2, 2]);
  const space = graphIn(session);
  const { map } = searched(session);
  for (const box of [BOXES[0], BOXES[4]]) {
    const layout = new GraphLayout(map.sides[0], boxOf(space, [2, 2], box));
    const [before, behind, less, more] = layout.plan.isTurned
      ? ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
      : ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    assert.equal(layout.walk(space.order[0], 'Enter'), null);
    assert.equal(layout.walk(space.order[0], before), space.order[0]);
    space.order.forEach((rank, node) => {
      for (const [key, by] of /** @type {const} */ ([
        [behind, 1],
        [before, -1],
      ])) {
        // prettier-ignore
        const to = space.nodeOf(layout.walk(rank, key) ?? assert.fail());
        const isEnd = space.depths[node] + by < 0 || space.depths[node] + by >= space.depth;
        if (isEnd) assert.equal(to, node);
        else {
          assert.ok(space.neighbours(node).includes(to));
          assert.equal(space.depths[to], space.depths[node] + by);
        }
      }
      const next = space.nodeOf(layout.walk(rank, more) ?? assert.fail());
      assert.equal(space.depths[next], space.depths[node]);
      if (next !== node) assert.equal(layout.walk(space.order[next], less), rank);
    });
    // All nodes of a depth can be reached.
    const seen = new Set();
    for (let rank = layout.plan.nodes[2][0]; !seen.has(rank);) {
      seen.add(rank);
      rank = space.nodeOf(layout.walk(space.order[rank], more) ?? assert.fail());
    }
    assert.equal(seen.size, 6);
  }
});

test('while the future is hidden, arrow keys go to visible nodes only', () => {
  const session = sized('flip', [2, 2]);
  const space = graphIn(session);
  const { map, known } = searched(session);
  const layout = new GraphLayout(map.sides[0], boxOf(space, [2, 2]));
  for (let step = 0; step <= known; step += 5) {
    const { sides } = session.show(step);
    const isShown = (/** @type {number} */ rank) =>
      roleOf(map.sides[0], placeOf(map.sides[0], rank), sides[0]) !== 'unseen';
    for (const rank of Array.from(space.order).filter(isShown)) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = layout.walk(rank, key, isShown) ?? assert.fail();
        assert.ok(isShown(to), `step ${step}, ${key}`);
      }
    }
  }
});

test('the graph is drawn at every step, with the name of the move, and without the future if that is hidden', () => {
  const session = sized('flip', [2, 2]);
  const space = graphIn(session);
  const { map, known } = searched(session);
  const [side] = map.sides;
  for (const box of BOXES) {
    const layout = new GraphLayout(side, boxOf(space, [2, 2], box));
    for (let step = 0; step <= known; step += 3) {
      const { sides, position, targetPosition, hasMove, answered } = session.show(step);
      const at = { current: hasMove ? position : -1, target: hasMove ? targetPosition : -1 };
      const drawn = (/** @type {object} */ more) => {
        const { ctx, arcs, frames = [] } = /** @type {any} */ (recorder());
        ctx.measureText = () => ({ width: 50 });
        const view = { ...sides[0], ...at, hover: -1, answered, colour: 'role', ...more };
        layout.paint(new Pen(ctx, THEME), /** @type {any} */ (view));
        return arcs.length + frames.length;
      };
      assert.ok(drawn({ hides: true }) <= drawn({}));
      drawn({ colour: 'depth', hover: space.order[1] });
      drawn({ lit: { dim: 1, edges: 1.5, star: 0.5, rest: 0.4, marker: 1.5 } });
    }
  }
});

test('boards that were drawn as numbered tiles are drawn again once the view of their puzzle has arrived', () => {
  const session = sized('flip', [2, 2]);
  const space = graphIn(session);
  const { map, known } = searched(session);
  const { sides } = session.show(known);
  let view = PLAIN;
  let boards = 0;
  const box = boxOf(space, [2, 2]);
  const layout = new GraphLayout(map.sides[0], {
    ...box,
    graph: { ...box.graph, view: () => view },
    paintState: () => void boards++,
  });
  const painted = () => {
    const { ctx } = /** @type {any} */ (recorder());
    const at = { ...sides[0], current: -1, target: -1, hover: -1, answered: true, colour: 'role' };
    layout.paint(new Pen(ctx, THEME), /** @type {any} */ (at));
    return boards;
  };
  assert.deepEqual([painted(), painted()], [16, 16]);
  view = { ...PLAIN };
  assert.equal(painted(), 32);
});

test('a space of more than 400 states has no graph, and one that is numbered as it is found', () => {
  assert.equal(listedIn(open(LINKS.flip)), null);
  assert.equal(listedIn(sized('flip', [3, 3])), null);
  const tiles = open(LINKS.tiles).withAlgorithm('astar');
  assert.equal(listedIn(open(open(tiles).resized(4, 4))), null);
});
