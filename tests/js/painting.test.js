/** The order of a render: changes of the page, then canvases, then what measures the page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureLater, paintLater, paintingLast } from '../../www/ui/kit/paint-directive.js';

test('canvases are painted after the render, and the page is measured after them', () => {
  /** @type {string[]} */
  const done = [];
  const does = (/** @type {string} */ name) => () => void done.push(name);
  paintingLast(() => {
    measureLater(() => {
      done.push('a label');
      paintLater(does('its picture'));
    });
    paintLater(does('a board'));
    done.push('the page');
    paintLater(does('a map'));
    measureLater(does('a list'));
  });
  assert.deepEqual(done, ['the page', 'a board', 'a map', 'a label', 'its picture', 'a list']);
  paintLater(does('at once'));
  assert.equal(done.at(-1), 'at once');
});

test('what fails keeps back nothing else, and is told', () => {
  /** @type {string[]} */
  const done = [];
  const fails = (/** @type {string} */ name) => () => {
    throw new Error(name);
  };
  const render = () =>
    paintingLast(() => {
      paintLater(fails('a board'));
      paintLater(() => void done.push('a map'));
    });
  assert.throws(render, /a board/);
  assert.deepEqual(done, ['a map']);
  const breaks = () =>
    paintingLast(() => {
      paintLater(() => void done.push('painted before the fault'));
      fails('the page')();
    });
  assert.throws(breaks, /the page/);
  assert.equal(done.at(-1), 'painted before the fault');
});
