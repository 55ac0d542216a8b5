/**
 * The machine beside a maze: one cell and its neighbours, and the priority queue as piles. All numbers
 * are the run's, and are compared with the text of the maze and with the moves made so far.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './answered.js';
import { luminance, recorder, themeOf } from './searches.js';
import { runOf } from '../browser/facts.js';
import { Judge, Session } from '../../www/core/engine/session.js';
import { lettersOf } from '../../www/core/links/state-string.js';
import { Pen } from '../../www/canvas/pen.js';
import { laneMapOf } from '../../www/families/state-space/analysis.js';
import { Expansion } from '../../www/families/state-space/board/expansion.js';
import {
  coloursOf,
  paintNeighbours,
} from '../../www/families/state-space/board/neighbour-picture.js';
import { neighboursOf } from '../../www/families/state-space/board/neighbours.js';
import { paintPiles } from '../../www/families/state-space/board/pile-picture.js';
import { pilesOf } from '../../www/families/state-space/board/piles.js';
import { orderOf } from '../../www/families/state-space/list-order.js';
import { bandsOf, contourStep } from '../../www/families/state-space/map/contours.js';
import { placeOf, roleAt } from '../../www/families/state-space/map/places.js';

/** @import { Word } from '../../www/families/state-space/board/neighbours.js' */
/** @import { Frame } from '../../www/families/state-space/core.js' */

const MAZE = `8 10
a..33..8..
.#.38#.8..
.#.3.#.88.
...3.#....
888..#.3#.
.#.###.3#.
.#..3..3#r
.......3..
`;

/** The sessions of the maze, by search. @param {string} algorithm @param {string} ways */
async function run(algorithm, ways) {
  const judge = new Judge('maze', MAZE);
  const link = judge.first;
  judge.free();
  assert.ok(link);
  const four = new Session(link);
  const session = await runOf(
    lettersOf(new Session(four.withSetting('ways', ways)).withAlgorithm(algorithm)),
  );
  four.free();
  return session;
}

const costs = MAZE.split('\n')
  .slice(1)
  .flatMap((line) => [...line])
  .map((one) => (one === '#' ? 0 : Number(one) || 1));

const GOAL = MAZE.split('\n').slice(1).join('').indexOf('r');

/** The searches that keep a list of cells; those that deepen keep only a path. */
const ALGORITHMS = ['bfs', 'dfs', 'uniform', 'greedy', 'astar', 'weighted', 'bidirectional', 'alternating']; // prettier-ignore

for (const algorithm of ALGORITHMS) {
  for (const ways of ['four', 'eight']) {
    test(`${algorithm}, ${ways} ways: the numbers beside a cell are the run's at every step`, async () => {
      const session = await run(algorithm, ways);
      const order = orderOf(session.description);
      let map = laneMapOf(session);
      while (!map) map = laneMapOf(session);
      const { sides } = map;
      const steps = session.advance(0);
      const player = { cursor: 0, complete: true };
      const viewer = { run: { session, player, frame: session.show(0) } };
      const expansion = new Expansion(/** @type {any} */ (viewer));
      /** Cells that were expanded, by side. */
      const expanded = [new Set(), new Set()];
      /** Least cost or depth of each cell found so far, by side. @type {Map<number, number>[]} */
      const known = [new Map(), new Map([[GOAL, 0]])];
      /** @type {Partial<Record<Word, number>>} */
      const seen = {};
      for (let step = 0; step <= steps; step += 1) {
        player.cursor = step;
        const frame = /** @type {Frame} */ (session.show(step));
        viewer.run.frame = frame;
        const event = session.event();
        if (event.kind === 'start') known[0].set(event.state, 0);
        if (event.kind === 'removal') continue;
        const { side, state, stateDepth } = frame;
        const { moves, made, before } = expansion.follow();
        const cells = neighboursOf({
          ...{ shape: session.description, frame, moves, made, before },
          hasCosts: order?.key === 'g' || order?.key === 'f',
          isClosed: (cell) => costs[cell] === 0,
          roleOf: (one) => roleAt(sides[side], placeOf(sides[side], one), frame.sides[side]),
        });
        assert.ok(cells);
        const here = cells.find(({ word }) => word === 'here');
        assert.deepEqual([here?.cell, here?.numbers?.g], [state, stateDepth]);
        assert.equal(
          cells.filter(({ isCurrent }) => isCurrent).length,
          Number(event.kind === 'move'),
        );
        for (const { cell, word, numbers, price, step: at, isCurrent } of cells) {
          if (isCurrent && event.kind === 'move') {
            assert.deepEqual([cell, at], [event.to, step]);
            seen[word] = (seen[word] ?? 0) + 1;
            const earlier = known[side].get(cell);
            const own = numbers?.g ?? NaN;
            const g = stateDepth + (order ? costs[cell] : 1);
            if (['new', 'goal', 'meeting', 'improved', 'reopened', 'repeated'].includes(word)) {
              if (word === 'improved' || word === 'reopened') assert.ok(own < Number(earlier));
              if (word !== 'repeated') assert.equal(own, g);
            } else assert.equal(own, earlier);
            if (word === 'dearer') assert.ok(own <= g);
            if (word === 'expanded') assert.ok(expanded[side].has(cell) || cell === state);
            if (word === 'dearer' || word === 'waits') assert.ok(!expanded[side].has(cell));
            assert.notEqual(word, 'seen');
            known[side].set(cell, own);
            if (algorithm === 'astar') assert.equal(numbers?.f, own + Number(numbers?.h));
          }
          if (price !== null) assert.equal(price, costs[cell]);
          // A wall is named, and no other cell; a search that has stopped leaves out what it has not tried.
          assert.equal(word === 'closed', costs[cell] === 0);
          if (word === 'toCome') assert.ok(numbers === null && at > step);
        }
        if (event.kind === 'move' && made === moves.length) expanded[side].add(state);
        if (order?.list !== 'open') continue;
        const list = session.ask((core) => core.openList(4096));
        const { piles, later } = pilesOf(list, order.key);
        const count = piles.reduce((sum, pile) => sum + pile.count, 0);
        assert.equal(later, 0);
        assert.equal(count, Number(list?.length) - Number(list?.skipped));
        const keys = piles.map(({ key }) => key);
        assert.deepEqual(
          keys,
          [...new Set(keys)].sort((a, b) => a - b),
        );
        assert.equal(
          piles.some(({ joined }) => joined >= 0),
          list?.joined !== null,
        );
      }
      assert.ok(Number(seen.new) > 20 && Number(seen.expanded) > 10, JSON.stringify(seen));
      if (algorithm === 'uniform') assert.ok(Number(seen.dearer) > 0);
      if (algorithm === 'astar') assert.ok(Number(seen.improved) > 0);
      if (algorithm === 'weighted') assert.ok(Number(seen.reopened) > 0);
      session.free();
    });
  }
}

test('contours part expanded cells whose paths cost more and less than a multiple of the step', async () => {
  assert.deepEqual([9, 40, 41, 80, 131, 400, 401, 900].map(contourStep), [5, 5, 10, 10, 20, 50, 100, 200]); // prettier-ignore
  for (const algorithm of ['bfs', 'uniform', 'astar']) {
    const session = await run(algorithm, 'four');
    let map = laneMapOf(session);
    while (!map) map = laneMapOf(session);
    /** Cost of the path to each cell when it is expanded first. @type {Map<number, number>} */
    const known = new Map();
    const steps = session.advance(0);
    for (let step = 0; step <= steps; step += 1) {
      const frame = session.show(step);
      const { state, stateDepth, hasMove } = /** @type {Frame} */ (frame);
      if (hasMove && !known.has(state)) known.set(state, stateDepth);
    }
    const step = contourStep(Math.max(...known.values()));
    for (const expanded of [1, 20, 50]) {
      const lit = new Map([...known].slice(0, expanded));
      const expected = costs.map((_, cell) => Math.floor((lit.get(cell) ?? -1) / step));
      assert.deepEqual([...bandsOf(map.sides[0], costs.length, expanded)], expected);
    }
    session.free();
  }
});

test('the cards tell their words, numbers and prices at every size, and a pile how many it hides', () => {
  const { ctx, texts } = recorder();
  const pen = new Pen(ctx, themeOf('dark'), 1);
  const rest = { cell: 1, numbers: null, isCurrent: false, step: 1 };
  const card = {
    ...rest,
    says: 'new',
    key: 'f = 71',
    sum: '65 + 6',
    word: /** @type {const} */ ('new'),
  };
  for (const [width, lines] of /** @type {const} */ ([
    [314, ['new', 'f = 71', '65 + 6', '+3']],
    [180, ['new', 'f = 71', '+3']],
    [120, ['f = 71', '+3']],
  ])) {
    // prettier-ignore
    texts.length = 0;
    paintNeighbours(pen, width, [{ ...card, down: 0, right: 1, price: 3 }], (price) => `+${price}`);
    assert.deepEqual(texts, lines);
  }
  texts.length = 0;
  const piles = Array.from({ length: 20 }, (_, key) => ({ key, count: key + 1, joined: -1 }));
  const says = { number: String, later: 'later' };
  paintPiles(pen, { width: 470, height: 84 }, { piles, later: 5, skipped: 0 }, says);
  const shown = texts.filter((text) => text.startsWith('+')).map(Number);
  assert.deepEqual(shown, [1, 2, 3, 4, 5]);
  const drawn = 9;
  const all = (20 * 21) / 2 + 5;
  assert.ok(texts.includes(String(all - (drawn * (drawn + 1)) / 2)), texts.join(' '));
});

test('the words on the cards can be read in both themes', () => {
  for (const mode of /** @type {const} */ (['light', 'dark'])) {
    const theme = themeOf(mode);
    const pen = new Pen(recorder().ctx, theme, 1);
    for (const word of /** @type {Word[]} */ ([
      ...['here', 'new', 'goal', 'expanded', 'dearer', 'toCome', 'closed'],
    ])) {
      const { fill, says, ink } = coloursOf(pen, word);
      for (const text of [says, ink]) {
        const [dim, bright] = [luminance(fill), luminance(text)].sort((a, b) => a - b);
        const ratio = (bright + 0.05) / (dim + 0.05);
        assert.ok(ratio >= 4.5, `${mode} ${word}: ${text} on ${fill}: ${ratio.toFixed(2)}`);
      }
    }
  }
});
