/** The movement to a step on a table: a picture is a function of the step and of the share. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pen } from '../../www/canvas/pen.js';
import { Grid } from '../../www/canvas/grid.js';
import { WinLoseBoard } from '../../www/families/games/table/table-panel.js';
import { Looking } from '../../www/families/games/panels/selection.js';
import { paintTable } from '../../www/families/games/table/paint-table.js';
import { tab } from '../../www/families/games/puzzles/tab.js';
import { tape } from './tape.js';
import { deskOf, framesOf } from './games.js';
import { roles } from './tables.js';
import { layTable } from '../../www/families/games/table/grid-geometry.js';

/** @import { TableView } from '../../www/families/games/table/table-view.js' */

const BOX = { width: 400, height: 500, scale: 1 };
const THEME = roles('dark');

/**
 * A table at a step, as the board has it while the movement to it has been made so far.
 * @param {'first' | 'full' | 'waves'} algorithm
 * @param {(frame: any) => boolean} which
 * @param {number} [share]
 * @returns {TableView}
 */
function viewAt(algorithm, which, share = 1) {
  const frame = framesOf(algorithm).find(which);
  const { table } = frame;
  table.ranks = Float64Array.from(table.ranks);
  const viewer = deskOf(frame, algorithm);
  Object.assign(viewer, {
    tween: { share },
    editing: { isOn: false },
    predicting: { question: null },
    finale: { lit: null },
    theme: THEME,
  });
  return new WinLoseBoard(viewer, () => tab, new Looking(viewer)).picture;
}

/** @param {TableView} view @param {number} [share] */
function painted(view, share = view.share) {
  const { ctx, calls } = tape();
  const grid = paintTable(new Pen(ctx, THEME), BOX, { ...view, share, labels: null });
  return { calls, grid };
}

const isDecided = (/** @type {any} */ { decided, result }) => decided >= 0 && result !== 'nothing';
const isProbe = (/** @type {any} */ { other, decided }) => other >= 0 && decided < 0;

/** The stamps that were drawn on the page itself, and the clips before them. @param {unknown[][]} calls */
const cut = (calls) => calls.flatMap(([name], at) => (name === 'clip' ? [calls[at - 1]] : []));

/** Question marks. @param {unknown[][]} calls */
const open = (calls) => calls.filter(([name, text]) => name === 'fillText' && text === '?').length;

for (const algorithm of /** @type {const} */ (['first', 'full', 'waves'])) {
  test(`${algorithm}: at rest a picture is what it is without any movement`, () => {
    for (const which of [isDecided, isProbe]) {
      const { share, fresh, ...view } = viewAt(algorithm, which);
      assert.equal(share, 1);
      assert.equal((fresh ?? -1) >= 0, which === isDecided);
      assert.deepEqual(painted({ ...view, share, fresh }).calls, painted(view).calls);
    }
  });

  test(`${algorithm}: a cell is open before it is decided, and fills from its middle`, () => {
    const view = viewAt(algorithm, isDecided);
    const [none, half, all] = [0, 0.5, 1].map((share) => painted(view, share));
    assert.deepEqual([none, half, all].map(({ calls }) => cut(calls).length), [0, 1, 0]); // prettier-ignore
    assert.deepEqual([none, half, all].map(({ calls }) => open(calls)), [1, 1, 0]); // prettier-ignore
    const cell = half.grid.rect(view.fresh ?? -1);
    const [name, x, y, wide, high] = /** @type {[string, ...number[]]} */ (cut(half.calls)[0]);
    assert.equal(name, 'roundRect');
    assert.ok(Math.abs(wide - cell.width / 2) <= 3 && Math.abs(high - cell.height / 2) <= 3);
    assert.ok(Math.abs(x + wide / 2 - cell.x - cell.width / 2) <= 3);
    assert.ok(Math.abs(y + high / 2 - cell.y - cell.height / 2) <= 3);
  });

  test(`${algorithm}: the arrow of the step grows from its cell, the others stand still`, () => {
    const view = viewAt(algorithm, isProbe);
    const curves = (/** @type {number} */ share) =>
      painted(view, share).calls.flatMap(([name, ...values], at, calls) =>
        name === 'quadraticCurveTo' ? [[...calls[at - 1].slice(1), ...values]] : [],
      );
    const [none, half, all] = [0, 0.5, 1].map(curves);
    assert.ok(view.ways.length > 1);
    assert.deepEqual([none.length, half.length], [all.length - 1, all.length]);
    const now = all.findIndex((one) => !none.some((other) => String(other) === String(one)));
    for (const [at, one] of half.entries()) if (at !== now) assert.deepEqual(one, all[at]);
    const [part, whole] = [half[now], all[now]].map((one) => one.map(Number));
    assert.deepEqual(part.slice(0, 2), whole.slice(0, 2), 'they begin at the same place');
    const long = (/** @type {number[]} */ [x0, y0, , , x, y]) => Math.hypot(x - x0, y - y0);
    assert.ok(long(part) > 0.2 * long(whole) && long(part) < 0.8 * long(whole));
  });
}

test('a movement that is broken off leaves no cell as it was on the way', () => {
  const view = viewAt('full', isDecided);
  const { ctx, calls } = tape();
  const paint = (/** @type {Partial<TableView>} */ changes) => {
    const before = calls.length;
    paintTable(new Pen(ctx, THEME), BOX, { ...view, labels: null, ...changes });
    return calls.slice(before);
  };
  paint({ share: 0.5 });
  // The step before it: nothing is filled by it, and the cell is open.
  const back = { filled: view.filled - 1, fresh: -1, share: 1 };
  const sheetOf = (/** @type {unknown[][]} */ all) => {
    const [sheet] = all.filter(([name]) => name === 'drawImage').map(([, picture]) => picture);
    const { x, y } = new Grid({ ...layTable(BOX, view), left: 0, top: 0 }).rect(view.fresh ?? -1);
    const stamps = /** @type {unknown[][]} */ (sheet).filter(
      ([name, , left, top]) => name === 'drawImage' && left === x && top === y,
    );
    return stamps.at(-1)?.[1];
  };
  const opened = sheetOf(paint(back));
  const filled = sheetOf(paint({ share: 1 }));
  assert.notDeepEqual(opened, filled);
  assert.deepEqual(sheetOf(painted({ ...view, ...back }).calls), opened);
  assert.deepEqual(sheetOf(painted(view, 1).calls), filled);
});
