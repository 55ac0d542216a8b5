/**
 * The page's only animation frame loop, and canvases with the screen's resolution.
 */

import { contextOf } from './context.js';

/**
 * Member of the frame loop; `frame` returns whether it needs another frame.
 * @typedef {{ frame: (nowMs: number) => boolean }} Actor
 */

/** @type {Set<Actor>} */
const actors = new Set();
let handle = 0;

/** Calls the actor in the next animation frame. @param {Actor} actor */
export function wake(actor) {
  actors.add(actor);
  handle ||= requestAnimationFrame(turn);
}

/** Removes the actor from the frame loop. @param {Actor} actor */
export function sleep(actor) {
  actors.delete(actor);
}

/**
 * @param {number} [nowMs] missing if the host page has replaced `requestAnimationFrame` by a
 *   function that passes no time
 */
function turn(nowMs = performance.now()) {
  handle = 0;
  const due = [...actors];
  actors.clear();
  for (const actor of due) {
    // An exception of one actor must not stop the others.
    try {
      if (actor.frame(nowMs)) wake(actor);
    } catch (error) {
      reportError(error);
    }
  }
}

/** Number of times that a lost canvas context was restored. Bitmaps made before may be blank. */
export let restored = 0;

/** Records that a lost canvas context was restored. */
export function restore() {
  restored += 1;
}

/** Callbacks for changes of `devicePixelRatio`. @type {Set<() => void>} */
const listeners = new Set();
/** Whether the media query is being observed. */
let listening = false;

/**
 * Observes `devicePixelRatio`: a media query matches one value, so each change needs a new query.
 */
function listenToScreen() {
  const present = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const tell = () => {
    listenToScreen();
    for (const changed of listeners) changed();
  };
  present.addEventListener('change', tell, { once: true });
}

/**
 * Calls back when the window is zoomed or moved to another screen. Neither need change the size of
 * an element.
 * @param {() => void} changed
 * @param {AbortSignal} signal removes the callback
 */
export function onDensity(changed, signal) {
  if (!listening) listenToScreen();
  listening = true;
  listeners.add(changed);
  signal.addEventListener('abort', () => listeners.delete(changed));
}

/** Maximum number of device pixels of one canvas. */
const MOST_PIXELS = 16e6;

/**
 * Surface of each canvas, made once. A second surface for the same canvas would never learn the
 * size, because a `ResizeObserver` does not report again when `observe` is called again.
 * @type {WeakMap<Element, Surface>}
 */
const surfaces = new WeakMap();

/**
 * Observer of all canvases, shared, so that one change of layout causes one redraw. Created for the
 * first canvas.
 * @type {ResizeObserver | null}
 */
let observer = null;

/** @param {Element} canvas */
function observe(canvas) {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      // Stop observing a canvas that has left the page.
      if (target.isConnected) surfaces.get(target)?.follow(contentRect);
      else forget(target);
    }
  });
  observer.observe(canvas);
}

/** @param {Element} canvas */
function forget(canvas) {
  observer?.unobserve(canvas);
  surfaces.delete(canvas);
}

/** Canvas whose bitmap follows its CSS size and the screen's resolution. */
class Surface {
  /**
   * CSS pixels; 0 until the first layout. Reading the size earlier would force a synchronous
   * layout.
   */
  width = 0;
  height = 0;
  /** Device pixels per CSS pixel. */
  scale = 1;
  canvas;
  /** Callback after a change of size. */
  onResize = () => {};
  /** Whether anything was drawn. */
  isPainted = false;
  /** Number of times that the canvas was resized, which empties it. */
  emptied = 0;
  /** `devicePixelRatio` at the last resize. */
  #density = 0;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    observe(canvas);
  }

  /**
   * Resizes the canvas to its box and requests a redraw.
   * @param {{ width: number, height: number }} box
   */
  follow({ width, height }) {
    const isFirst = this.#density === 0;
    this.#fit(width, height);
    // The first layout makes its frame slow: draw in the next frame.
    if (isFirst) wake({ frame: () => (this.onResize(), false) });
    else this.onResize();
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  #fit(width, height) {
    const most = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
    this.width = width;
    this.height = height;
    this.#density = devicePixelRatio;
    this.scale = Math.min(devicePixelRatio, most);
    this.emptied += 1;
    this.canvas.width = Math.round(width * this.scale);
    this.canvas.height = Math.round(height * this.scale);
  }

  /**
   * Clears the canvas and calls `paint` with a context scaled to CSS pixels. Does nothing while the
   * size is 0.
   * @param {(ctx: CanvasRenderingContext2D, box: Surface) => void} paint
   * @throws {EngineError} `canvas` if the browser blocks canvases
   */
  paint(paint) {
    if (this.width === 0 || this.height === 0) return;
    if (this.#density !== devicePixelRatio) {
      // Fit the canvas if the window was zoomed or moved to another screen without a resize event.
      this.#fit(this.width, this.height);
      this.onResize();
    }
    const ctx = contextOf(this.canvas);
    // Clear in device pixels: clearing a fraction of a pixel would leave a trace at the edge.
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, this.canvas.width, this.canvas.height);
    ctx.setTransform(this.scale, 0, 0, this.scale, 0, 0);
    // Undo settings such as line caps afterwards: a picture must not depend on the one before.
    ctx.save();
    try {
      paint(ctx, this);
    } finally {
      ctx.restore();
    }
    this.isPainted = true;
  }
}

/** Returns whether anything was drawn on a canvas. @param {Element} canvas */
export const isPainted = (canvas) => surfaces.get(canvas)?.isPainted ?? false;

/**
 * Returns the surface of a canvas; the same one for all callers.
 * @param {Element | null} canvas
 * @param {() => void} onResize callback after a change of size; replaces the previous one
 */
export function surfaceOn(canvas, onResize) {
  if (!canvas) return null;
  const surface = surfaces.get(canvas) ?? new Surface(/** @type {HTMLCanvasElement} */ (canvas));
  surfaces.set(canvas, surface);
  surface.onResize = onResize;
  return surface;
}
