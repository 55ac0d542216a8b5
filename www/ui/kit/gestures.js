/**
 * Gestures on a canvas: turns pointer and wheel events into camera moves.
 * @import { Move } from './pan-zoom.js'
 * @import { Point } from '../../canvas/types.js'
 */
import { pointOn } from './pointer-position.js';

/** Distance, in CSS px, below which a movement counts as a click or tap. */
const SLACK_PX = { mouse: 4, pen: 6, touch: 10 };

/** Ratio of page height to window height above which the wheel scrolls the page. */
const LONG_PAGE = 1.25;

export class Gestures {
  /** Positions of the pressed pointers, by pointer id. @type {Map<number, Point>} */
  #pointers = new Map();
  /** @type {Point} */
  #down = { x: 0, y: 0 };
  /**
   * Whether the current or last touch was a drag or pinch. The click that follows it is then
   * ignored.
   */
  dragged = false;
  /** `pointerType` of the last press. */
  pointer = 'mouse';
  #move;
  #isZoomed;

  /**
   * @param {(move: Move) => void} move receives the camera moves
   * @param {() => boolean} isZoomed whether the picture can be dragged
   */
  constructor(move, isZoomed) {
    this.#move = move;
    this.#isZoomed = isZoomed;
  }

  /** @param {PointerEvent} event */
  down(event) {
    // Ignore other buttons: after a context menu, their `pointerup` sometimes never arrives.
    if (event.button !== 0) return;
    const point = pointOn(event);
    this.#pointers.set(event.pointerId, point);
    this.pointer = event.pointerType;
    this.dragged = this.#pointers.size > 1;
    this.#down = point;
  }

  /**
   * Handles a pointer move.
   * @param {PointerEvent} event
   * @returns {boolean} whether the event is part of a gesture, so that it must not count as
   *   hovering
   */
  move(event) {
    const { pointerId, pointerType } = event;
    // Without a pressed button, the pointer was released outside the canvas and `pointerup` never
    // arrived.
    if (event.buttons === 0) this.up(event);
    const before = this.#pointers.get(pointerId);
    if (!before) return false;
    const point = pointOn(event);
    const [other] = [...this.#pointers].filter(([id]) => id !== pointerId).map(([, at]) => at);
    if (other) {
      const factor = distance(point, other) / Math.max(1, distance(before, other));
      const at = middle(before, other);
      this.#move({ factor, at, dx: (point.x - before.x) / 2, dy: (point.y - before.y) / 2 });
    } else {
      const slack = SLACK_PX[/** @type {keyof typeof SLACK_PX} */ (pointerType)] ?? SLACK_PX.mouse;
      if (!this.dragged && (!this.#isZoomed() || distance(point, this.#down) < slack)) return false;
      if (!this.dragged) /** @type {Element} */ (event.currentTarget).setPointerCapture(pointerId);
      this.dragged = true;
      this.#move({ dx: point.x - before.x, dy: point.y - before.y });
    }
    this.#pointers.set(pointerId, point);
    return true;
  }

  /** @param {PointerEvent} event */
  up({ pointerId }) {
    this.#pointers.delete(pointerId);
  }

  /**
   * Zooms. On a long page, the wheel zooms only while the map has the focus; otherwise it scrolls
   * the page.
   * @param {WheelEvent} event
   */
  wheel(event) {
    const canvas = /** @type {HTMLElement} */ (event.currentTarget);
    const { scrollHeight, clientHeight } = document.documentElement;
    const isOurs = event.ctrlKey || canvas.closest(':focus-within') === canvas.parentElement;
    if (!isOurs && scrollHeight > LONG_PAGE * clientHeight) return;
    event.preventDefault();
    // Convert lines to px, because some browsers report lines. Amplify the small wheel steps with
    // Ctrl that a pinch on a trackpad sends.
    const px = event.deltaY * (event.deltaMode ? 30 : 1) * (event.ctrlKey ? 5 : 1);
    this.#move({ factor: Math.exp(-px / 400), at: pointOn(event) });
  }
}

/** @type {(a: Point, b: Point) => number} */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** @type {(a: Point, b: Point) => Point} */
const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
