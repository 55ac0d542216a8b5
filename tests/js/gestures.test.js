import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Gestures } from '../../www/ui/kit/gestures.js';

/** @import { Move } from '../../www/ui/kit/pan-zoom.js' */

/**
 * Gestures on a canvas at 100, 50 whose moves are kept.
 * @param {boolean} isZoomed
 */
function canvas(isZoomed) {
  /** @type {Move[]} */
  const moves = [];
  const gestures = new Gestures(
    (move) => moves.push(move),
    () => isZoomed,
  );
  const currentTarget = {
    getBoundingClientRect: () => ({ left: 100, top: 50 }),
    setPointerCapture() {},
  };
  /** @type {(x: number, y: number, pointerId?: number, pointerType?: string) => PointerEvent} */
  const at = (x, y, pointerId = 1, pointerType = 'mouse') =>
    /** @type {any} */ ({
      clientX: 100 + x,
      clientY: 50 + y,
      button: 0,
      buttons: 1,
      pointerId,
      pointerType,
      currentTarget,
    });
  return { moves, gestures, at };
}

test('a hand that trembles clicks', () => {
  const { moves, gestures, at } = canvas(true);
  gestures.down(at(10, 10));
  assert.equal(gestures.move(at(12, 11)), false);
  gestures.up(at(12, 11));
  assert.equal(gestures.dragged, false);
  assert.deepEqual(moves, []);
});

test('a drag moves the map as far as the hand, and is no click', () => {
  const { moves, gestures, at } = canvas(true);
  gestures.down(at(10, 10));
  assert.equal(gestures.move(at(40, 30)), true);
  gestures.move(at(45, 31));
  gestures.up(at(45, 31));
  assert.equal(gestures.dragged, true);
  assert.deepEqual(moves, [
    { dx: 30, dy: 20 },
    { dx: 5, dy: 1 },
  ]);
  gestures.down(at(45, 31));
  assert.equal(gestures.dragged, false, 'the next one may be a click again');
});

test('where there is nothing to drag, a long way is still a click', () => {
  const { moves, gestures, at } = canvas(false);
  gestures.down(at(10, 10));
  gestures.move(at(40, 30));
  assert.equal(gestures.dragged, false);
  assert.deepEqual(moves, []);
});

test('a pointer that is not down only points', () => {
  const { moves, gestures, at } = canvas(true);
  assert.equal(gestures.move(at(40, 30)), false);
  assert.deepEqual(moves, []);
});

test('another button than the first drags nothing', () => {
  const { moves, gestures, at } = canvas(true);
  gestures.down({ ...at(10, 10), button: 2, buttons: 2 });
  assert.equal(gestures.move({ ...at(40, 30), buttons: 2 }), false);
  assert.deepEqual(moves, []);
});

test('a mouse that was let go of elsewhere does not take the map along', () => {
  const { moves, gestures, at } = canvas(true);
  gestures.down(at(10, 10));
  assert.equal(gestures.move({ ...at(40, 30), buttons: 0 }), false);
  assert.equal(gestures.move(at(50, 30)), false, 'pressed again elsewhere');
  assert.deepEqual(moves, []);
});

test('the wheel comes nearer; on a long page only with Ctrl, or once the map was clicked', (t) => {
  const { moves, gestures, at } = canvas(false);
  const document = { documentElement: { scrollHeight: 800, clientHeight: 780 } };
  Object.assign(globalThis, { document });
  t.after(() => Reflect.deleteProperty(globalThis, 'document'));
  let taken = 0;
  const parentElement = {};
  const wheel = (/** @type {object} */ more = {}, isFocused = false) =>
    gestures.wheel(
      /** @type {any} */ ({
        ...at(30, 40),
        ...{ deltaY: -400, deltaMode: 0, ctrlKey: false, preventDefault: () => taken++ },
        ...more,
        currentTarget: {
          ...at(30, 40).currentTarget,
          ...{ parentElement, closest: () => (isFocused ? parentElement : null) },
        },
      }),
    );
  wheel();
  assert.deepEqual(moves.splice(0), [{ factor: Math.E, at: { x: 30, y: 40 } }]);
  document.documentElement.scrollHeight = 5000;
  wheel();
  assert.deepEqual([moves.length, taken], [0, 1]);
  wheel({ ctrlKey: true, deltaY: 80 });
  wheel({ deltaY: 400 / 30, deltaMode: 1 }, true);
  assert.deepEqual([moves.length, taken], [2, 3]);
  for (const { factor = 0 } of moves) assert.ok(Math.abs(factor - 1 / Math.E) < 1e-9);
});

test('two fingers zoom by as much as they part, around their middle, and are no tap', () => {
  const { moves, gestures, at } = canvas(false);
  gestures.down(at(100, 100, 1, 'touch'));
  gestures.down(at(140, 100, 2, 'touch'));
  gestures.move(at(180, 100, 2, 'touch'));
  assert.deepEqual(moves, [{ factor: 2, at: { x: 120, y: 100 }, dx: 20, dy: 0 }]);
  gestures.up(at(180, 100, 2, 'touch'));
  gestures.up(at(100, 100, 1, 'touch'));
  assert.equal(gestures.dragged, true);
});
