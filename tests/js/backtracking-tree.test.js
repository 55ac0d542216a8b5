/** The path of a backtracking search as rows: what they hold, say and lead to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Costs, Siblings } from '../../www/families/backtracking/map/siblings.js';
import { DepthTree, MOST_ROWS, treeRows } from '../../www/families/backtracking/map/tree.js';
import { deep, FIRST_ANSWER, MOST_CANDIDATES, placesOf, queens } from './searches.js';
import { words } from './dictionaries.js';

test('the rows of the tree hold every candidate once, with its cost, in order', () => {
  const { depth, depths, siblings, costs } = queens(300);
  const rows = treeRows({ depth, depths, siblings, costs }, { from: 0, to: depths });
  assert.equal(rows.length, depth + 1);
  rows.forEach(({ depth: at, before, last, after }, row) => {
    assert.equal(at, row);
    const items = [...before, ...(last ? [last] : []), ...after];
    assert.deepEqual(
      items.map(({ index }) => index),
      [0, 1, 2, 3, 4, 5, 6, 7],
    );
    if (row < depth) assert.equal(last?.state, 'placed');
    for (const { state, cost } of items) {
      if (state === 'refused') assert.equal(cost, 1);
      // A square, its eight successors at least and the retreat.
      if (state === 'failed') assert.ok(cost >= 9);
      if (state === 'pending' || state === 'placed') assert.equal(cost, -1);
    }
  });
});

test('all that was spent is in the rows: costs and the choices on the path are the steps', () => {
  for (const until of [1, 17, 300, 700, FIRST_ANSWER]) {
    const { depth, depths, siblings, costs } = queens(until);
    const rows = treeRows({ depth, depths, siblings, costs }, { from: 0, to: depths });
    const items = rows.flatMap(({ before, last }) => [...before, ...(last ? [last] : [])]);
    // A candidate that failed costs its own try too, and so does one on the path.
    const spent = items.reduce(
      (sum, { state, cost }) =>
        sum + (state === 'placed' ? 1 : cost + (state === 'failed' ? 1 : 0)),
      0,
    );
    assert.equal(spent, until);
  }
});

/** All that a template holds. @param {any} template @returns {any[]} */
function valuesOf(template) {
  if (Array.isArray(template)) return template.flatMap(valuesOf);
  return template?.values ? template.values.flatMap(valuesOf) : [template];
}

test('the tree says what each row holds and leads to where a candidate was tried', () => {
  const { depth, depths, siblings, costs } = queens(300);
  /** @type {unknown[]} */
  const sought = [];
  const use = {
    words,
    choice: (/** @type {number} */ at) => `row ${at}`,
    seek: (/** @type {unknown} */ place) => void sought.push(place),
  };
  const values = valuesOf(new DepthTree().template({ depth, depths, siblings, costs }, use));
  const failed = placesOf(siblings).filter(
    (one) => siblings.state(one.depth, one.index) === 'failed',
  );
  assert.ok(failed.length > 3);
  const clicks = values.filter((value) => typeof value === 'function').slice(1);
  for (const click of clicks) click();
  assert.deepEqual(sought, failed);
  const [first] = failed;
  const count = costs.of(first);
  const label = words.text('tree.failed', { ...first, number: first.index + 1, of: 8, count });
  assert.equal(values.filter((value) => value === label).length, 2);
  // One of the buttons is reached by Tab: it lies deepest.
  assert.equal(values.filter((value) => value === 0).length >= 1, true);
  const said = values.filter((value) => /^Depth \d+(:|, here)/.test(String(value)));
  assert.equal(said.length, depth + 1);
  assert.match(said[depth], /here/);
});

test('a deep tree has at most sixty rows, among them the cursor, and says what is left out', () => {
  const { depth, depths, siblings, costs } = deep(400);
  const tree = new DepthTree();
  const { from, to } = tree.span(depth, depths);
  assert.equal(to - from, MOST_ROWS);
  const { packed, stride } = siblings;
  const part = packed.subarray(from * stride, to * stride);
  const data = {
    ...{ depth, depths },
    siblings: new Siblings(part, MOST_CANDIDATES, from),
    costs: new Costs(Array.from(costs.packed).slice(from * MOST_CANDIDATES), MOST_CANDIDATES, from),
  };
  const shown = treeRows(data, { from, to }).flatMap(({ depth: at, before }) =>
    before.map(({ index, cost }) => ({ cost, wanted: costs.of({ depth: at, index }) })),
  );
  assert.ok(shown.some(({ cost }) => cost > 100));
  for (const { cost, wanted } of shown) assert.equal(cost, wanted);
  const use = { words, choice: String, seek() {} };
  const values = valuesOf(tree.template(data, use));
  const said = values.filter((value) => /^Depth \d+(:|, here)/.test(String(value)));
  assert.equal(said.length, depth + 1 - from);
  assert.ok(said.length <= MOST_ROWS);
  assert.ok(values.includes(words.text('tree.above', { count: from })));
});
