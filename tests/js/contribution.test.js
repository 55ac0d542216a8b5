/** Chevrons on a board of tiles: as many as the estimate, each in the direction of a step home. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './families.js';
import { contributionOf, paintContribution } from '../../www/canvas/contribution.js';
import { Pen } from '../../www/canvas/pen.js';
import { Session, loadEngine } from '../../www/core/engine/session.js';
import { bytesOf } from '../../www/core/links/state-string.js';
import { recorder, themeOf } from './searches.js';
import { ROOT } from './sources.js';

await loadEngine(readFileSync(new URL('www/wasm/searchlight_bg.wasm', ROOT)));

/** A board of tiles by A* and, in the byte before the step, each heuristic. */
const LINKS = ['AQgDAzIUBWcIIUNlhwAGAAA', 'AQgDAzIUBWcIIUNlhwAGAQA', 'AQgDAzIUBWcIIUNlhwAGAgA'];

test('the marks of all cells are as many as h', () => {
  for (const link of LINKS) {
    const session = new Session(bytesOf(link));
    const known = session.advance(2_000);
    for (let step = 1; step < known; step += 37) {
      const frame = /** @type {any} */ (session.show(step));
      const board = Uint8Array.from(frame.board);
      const contributions = session.ask((core) => core.contributions(board));
      let marks = 0;
      for (let cell = 0; cell < session.cells; cell++) {
        const adds = contributionOf(contributions, cell);
        if (!adds) continue;
        const { ctx, strokes, arcs } = recorder();
        paintContribution(new Pen(ctx, themeOf('light'), 1), adds, { x: 0, y: 0, size: 40 }, 'red');
        marks += strokes.length + arcs.length;
      }
      assert.equal(marks, frame.estimate.h, `step ${step}`);
    }
    session.free();
  }
});

test('a chevron points the way of its step', () => {
  /** @type {[keyof import('../../www/canvas/contribution.js').Contribution, number, number, number][]} */
  const ways = [
    ['right', 1, 1, 0],
    ['right', -1, -1, 0],
    ['down', 1, 0, 1],
    ['down', -1, 0, -1],
  ];
  for (const [name, steps, dx, dy] of ways) {
    /** @type {[number, number][]} */
    const points = [];
    const { ctx } = recorder();
    Object.assign(ctx, {
      lineTo: (/** @type {number} */ x, /** @type {number} */ y) => points.push([x, y]),
    });
    const adds = { right: 0, down: 0, other: 0, [name]: steps };
    paintContribution(new Pen(ctx, themeOf('light'), 1), adds, { x: 0, y: 0, size: 40 }, 'red');
    const [one, tip, other] = points;
    const [x, y] = [tip[0] - (one[0] + other[0]) / 2, tip[1] - (one[1] + other[1]) / 2];
    assert.deepEqual([Math.sign(Math.round(x)), Math.sign(Math.round(y))], [dx, dy]);
    assert.equal(points.length, 3);
  }
});
