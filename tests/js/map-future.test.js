/** "Hide what is to come" on the map: no level to come is drawn, and none is counted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './canvases.js';
import { Pen } from '../../www/canvas/pen.js';
import { LevelsLayout } from '../../www/families/state-space/map/columns.js';
import { RingsLayout } from '../../www/families/state-space/map/rings.js';
import { mapOf } from './maps.js';
import { recorder, themeOf } from './searches.js';

const BOX = { width: 640, height: 640, scale: 1 };
const VIEW = /** @type {const} */ ({ discovered: 300, expanded: 40, current: 40, target: -1, hover: -1, answered: false, colour: 'role' }); // prettier-ignore

/** What is written on a map. @param {any} Layout @param {object} more */
function drawn(Layout, more) {
  const written = /** @type {string[]} */ ([]);
  const { ctx } = recorder();
  ctx.drawImage = (/** @type {any} */ picture) => {
    written.push(...(picture.texts ?? []));
  };
  ctx.canvas = {};
  const map = mapOf([1, 16, 120, 560, 1420, 1140]);
  const layout = new Layout(map, BOX);
  const view = { ...VIEW, ...more };
  for (let turn = 0; turn < 9000 && (turn === 0 || layout.unfinished); turn++) layout.paint(new Pen(ctx, themeOf('dark')), view); // prettier-ignore
  written.length = 0;
  layout.paint(new Pen(ctx, themeOf('dark')), view);
  return { written: [...new Set(written)].sort() };
}

test('a map that hides what is to come shows no level to come and no size of one', () => {
  const rings = drawn(RingsLayout, {});
  assert.ok(rings.written.includes('5'));
  const hidden = drawn(RingsLayout, { hides: true });
  assert.deepEqual(hidden.written, rings.written.filter((depth) => Number(depth) <= 3)); // prettier-ignore
  const levels = drawn(LevelsLayout, {}).written;
  assert.ok(
    ['560', '1420', '1140', '5'].every((text) => levels.includes(text)),
    `${levels}`,
  );
  const { written } = drawn(LevelsLayout, { hides: true });
  assert.deepEqual(written, ['0', '1', '120', '16', '2', '3']);
});

test('of what is to come the rings show their outline alone', () => {
  const rims = [true, false].map((hides) => {
    const { ctx } = recorder();
    const radii = /** @type {number[]} */ ([]);
    const dashes = /** @type {number[][]} */ ([]);
    Object.assign(ctx, { drawImage() {}, canvas: {} });
    ctx.arc = (/** @type {number[]} */ ...[, , r]) => void radii.push(r);
    ctx.setLineDash = (/** @type {number[]} */ dash) => void dashes.push(dash);
    const layout = new RingsLayout(mapOf([1, 16, 120, 560, 1420]), BOX);
    layout.paint(new Pen(ctx, themeOf('dark')), { ...VIEW, hides });
    return dashes.some(({ length }) => length > 0) && radii.includes(layout.plan.radius - 0.5);
  });
  assert.deepEqual(rims, [true, false]);
});
