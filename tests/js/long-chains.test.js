/** A space that is one chain of 200,000 states, with as many levels: its maps and its table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AllLayout } from '../../www/families/state-space/map/rank-grid.js';
import { LevelsLayout } from '../../www/families/state-space/map/columns.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';
import { SidesLayout } from '../../www/families/state-space/map/two-sides.js';
import { LevelsPart } from '../../www/ui/explore/levels-part.js';
import { mapOf } from './maps.js';

const STATES = 200_000;

for (const Layout of [RingsLayout, LevelsLayout, AllLayout]) {
  test(`${Layout.name} lays out a chain`, () => {
    const map = mapOf(Array.from({ length: STATES }, () => 1));
    const layout = new SidesLayout(Layout, [map], { width: 640, height: 440, scale: 1 });
    assert.ok(layout.pointOf(map.order[STATES - 1]));
  });
}

/** Returns the values in a template and in those within it. @param {any} template @returns {any[]} */
const partsOf = (template) =>
  Array.isArray(template?.values)
    ? template.values.flatMap((/** @type {any} */ value) => [value, ...partsOf(value)])
    : [];

test('the table of a chain lists a thousand levels and says how many there are', () => {
  const levels = Array.from({ length: STATES }, (_, distance) => ({
    distance,
    fromStart: 1,
    toGoal: 1,
  }));
  /** @type {[string, unknown][]} */
  const said = [];
  const panel = {
    words: {
      text: (/** @type {string} */ key, /** @type {unknown} */ values) =>
        said.push([key, values]) && key,
      number: String,
    },
    cost: '',
    viewer: { run: { session: { description: { statesAreCells: false } } } },
  };
  const part = new LevelsPart(/** @type {any} */ (panel));
  const parts = partsOf(part.template(/** @type {any} */ ({ levels, lost: 0 })));
  const rows = parts.find((value) => Array.isArray(value) && value.length > 100);
  assert.equal(rows.length, 1000);
  assert.deepEqual(
    said.find(([key]) => key === 'explore.levels.cut'),
    ['explore.levels.cut', { count: 1000, all: STATES }],
  );
  said.length = 0;
  part.template(/** @type {any} */ ({ levels: levels.slice(0, 1000), lost: 0 }));
  assert.ok(said.every(([key]) => key !== 'explore.levels.cut'));
});
