/** How long games last, for a cell that is looked at. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Looking } from '../../www/families/games/panels/selection.js';
import { placeOf as nameOf } from '../../www/families/games/position-names.js';
import { SpreadPanel } from '../../www/families/games/panels/distance-chart.js';
import { CELLS, PLIES, cellOf, deskOf, framesOf, oracle, parts, textOf } from './games.js';

/** Distances on a viewer, and how often the whole table was counted for them. */
function panelOf() {
  const viewer = deskOf(framesOf('full').at(-1), 'full', true);
  const counted = { spread: 0, longest: 0 };
  const counting = () => ({
    ...oracle,
    spread: () => ((counted.spread += 1), oracle.spread()),
    longest: (/** @type {number} */ most) => ((counted.longest += 1), oracle.longest(most)),
  });
  viewer.run.analysis.oracle = counting();
  const looking = new Looking(viewer);
  const panel = new SpreadPanel(viewer, looking, () => {});
  return { viewer, looking, panel, counted, counting };
}

/** The rows of bars in which a cell is named. @param {SpreadPanel} panel */
const marked = (panel) =>
  parts(panel.template())
    .filter(({ strings }) => strings[0].startsWith('<tr class'))
    .filter(({ values }) => values[1] === 'true');

test('whatever cell is looked at, its bar alone is marked, and the table is counted once', () => {
  const { viewer, looking, panel, counted, counting } = panelOf();
  for (let cell = 0; cell < CELLS; cell++) {
    looking.look(cell);
    const [row, ...others] = marked(panel);
    assert.equal(others.length, 0);
    const [said, name] = [textOf(row), nameOf(viewer, cell)];
    assert.ok(said.includes(`◀ ${name}`), said);
    assert.ok(said.split('\n').includes(String(PLIES[cell])), said);
  }
  assert.deepEqual(counted, { spread: 1, longest: 1 });
  // The rows that are not marked any more say so.
  looking.look(cellOf(1, 1));
  assert.equal(textOf(panel.template()).split('◀').length, 2);
  viewer.run.analysis.oracle = counting();
  panel.template();
  assert.deepEqual(counted, { spread: 2, longest: 2 });
});

test('the bars count what is filled; what is ahead is shown beside it, or hidden', () => {
  const { viewer, panel } = panelOf();
  const frames = framesOf('full');
  const { spread } = oracle;
  const rows = () => parts(panel.template()).filter(({ strings }) => strings[0].startsWith('<tr class')); // prettier-ignore
  for (const hidesFuture of [false, true]) {
    Object.assign(viewer, { hidesFuture });
    for (const filled of [0, 7, 23, CELLS]) {
      const frame = frames.find((/** @type {any} */ one) => one.filled === filled);
      Object.assign(viewer.run, { frame });
      viewer.run.player.atEnd = filled === CELLS;
      const done = PLIES.slice(0, filled);
      const shown = hidesFuture ? done : PLIES;
      const longest = shown.length > 0 ? Math.max(...shown) : -1;
      assert.equal(rows().length, longest + 1);
      rows().forEach((row, plies) => {
        const count = done.filter((one) => one === plies).length;
        const all = spread()[plies];
        const told = count < all && !hidesFuture ? `${count} of ${all}` : `${count}`;
        assert.ok(textOf(row).split('\n').includes(told), `${plies} plies: ${told}`);
      });
      const said = textOf(panel.template());
      const isTold = !hidesFuture || filled === CELLS;
      assert.equal(said.includes('Longest wins'), isTold);
      assert.equal(said.includes('Fill the table'), !isTold);
    }
  }
});
