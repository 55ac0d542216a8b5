/**
 * Fingers, the mouse and its wheel over a canvas, as moves of a camera.
 * @import { Move } from './pan-zoom.js'
 * @import { Point } from '../../canvas/types.js'
 */
import { pointOn } from './pointer-position.js';

/** A hand is never quite still: what moves less is a click, or a tap. */
const SLACK_PX = { mouse: 4, pen: 6, touch: 10 };

/** A page that is so many times as high as its window is there to be scrolled. */
const LONG_PAGE = 1.25;

export class Gestures {
  /** Those that are down, where they are now. @type {Map<number, Point>} */
  #pointers = new Map();
  /** @type {Point} */
  #down = { x: 0, y: 0 };
  /** Whether the present or last touch of the canvas was a drag or a pinch, and no click. */
  dragged = false;
  /** What touched the canvas last. */
  pointer = 'mouse';
  #move;
  #isZoomed;

  /**
   * @param {(move: Move) => void} move
   * @param {() => boolean} isZoomed whether there is anything to drag
   */
  constructor(move, isZoomed) {
    this.#move = move;
    this.#isZoomed = isZoomed;
  }

  /** @param {PointerEvent} event */
  down(event) {
    // Other buttons are not the map's; what they open may take their release away, too.
    if (event.button !== 0) return;
    const point = pointOn(event);
    this.#pointers.set(event.pointerId, point);
    this.pointer = event.pointerType;
    this.dragged = this.#pointers.size > 1;
    this.#down = point;
  }

  /**
   * @param {PointerEvent} event
   * @returns {boolean} whether it belongs to a gesture, and points at nothing
   */
  move(event) {
    const { pointerId, pointerType } = event;
    // It was let go of where nothing tells the canvas.
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
   * On a long page the wheel scrolls the page, until the map has been clicked.
   * @param {WheelEvent} event
   */
  wheel(event) {
    const canvas = /** @type {HTMLElement} */ (event.currentTarget);
    const { scrollHeight, clientHeight } = document.documentElement;
    const isOurs = event.ctrlKey || canvas.closest(':focus-within') === canvas.parentElement;
    if (!isOurs && scrollHeight > LONG_PAGE * clientHeight) return;
    event.preventDefault();
    // Lines of text in some browsers; a pinch on a trackpad comes as small steps with Ctrl.
    const px = event.deltaY * (event.deltaMode ? 30 : 1) * (event.ctrlKey ? 5 : 1);
    this.#move({ factor: Math.exp(-px / 400), at: pointOn(event) });
  }
}

/** @type {(a: Point, b: Point) => number} */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** @type {(a: Point, b: Point) => Point} */
const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
