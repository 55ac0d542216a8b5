/**
 * The one frame loop of the page, and canvases that are as sharp as the screen.
 */

/** @typedef {{ frame: (nowMs: number) => boolean }} Actor one turn; returns whether to go on */

/** @type {Set<Actor>} */
const actors = new Set();
let handle = 0;

/**
 * Gives the actor a turn in the next frame.
 * @param {Actor} actor
 */
export function wake(actor) {
  actors.add(actor);
  handle ||= requestAnimationFrame(turn);
}

/** @param {Actor} actor */
export function sleep(actor) {
  actors.delete(actor);
}

/** @param {number} [nowMs] missing where the host page replaced `requestAnimationFrame` by a timer */
function turn(nowMs = performance.now()) {
  handle = 0;
  const due = [...actors];
  actors.clear();
  for (const actor of due) {
    // One that fails must not take the turns of the others.
    try {
      if (actor.frame(nowMs)) wake(actor);
    } catch (error) {
      reportError(error);
    }
  }
}

/** Counts the contexts that were lost and restored: what was painted before may be blank. */
export let restored = 0;

/** A context that was lost is back. */
export function restore() {
  restored += 1;
}

/** What is told when the density of the screen changes. @type {Set<() => void>} */
const listeners = new Set();
/** Whether the page listens to its screen. */
let listening = false;

/** A query knows one density, so the next one needs another query. */
function listenToScreen() {
  const present = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const tell = () => {
    listenToScreen();
    for (const changed of listeners) changed();
  };
  present.addEventListener('change', tell, { once: true });
}

/**
 * Tells when the window is zoomed or on another screen, which no box has to notice.
 * @param {() => void} changed
 * @param {AbortSignal} signal ends it
 */
export function onDensity(changed, signal) {
  if (!listening) listenToScreen();
  listening = true;
  listeners.add(changed);
  signal.addEventListener('abort', () => listeners.delete(changed));
}

/** The most device pixels of one canvas. */
const MOST_PIXELS = 16e6;

/** One a canvas: a browser tells the box of a canvas that is observed already to nobody else. @type {WeakMap<Element, Surface>} */
const surfaces = new WeakMap();

/** One observer for all canvases: a page that changes its layout is drawn once. Made for the first canvas. @type {ResizeObserver | null} */
let observer = null;

/** @param {Element} canvas */
function observe(canvas) {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      // A canvas that is gone is let go of.
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

/** A canvas that follows the size of its box and the density of the screen. */
class Surface {
  /** CSS px, 0 until the page is laid out: asking sooner would lay it out for the question. */
  width = 0;
  height = 0;
  /** Device pixels per CSS px. */
  scale = 1;
  canvas;
  /** Asks for another `paint`. */
  onResize = () => {};
  /** Whether there is a picture on it. */
  isPainted = false;
  /** The screen's, when the canvas was fitted. */
  #density = 0;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    observe(canvas);
  }

  /** @param {{ width: number, height: number }} box */
  follow({ width, height }) {
    const isFirst = this.#density === 0;
    this.#fit(width, height);
    // The frame that lays out a new page is long enough without drawing on it.
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
    this.canvas.width = Math.round(width * this.scale);
    this.canvas.height = Math.round(height * this.scale);
  }

  /**
   * Clears the canvas and lets `paint` draw in CSS px; nothing happens in a box without area.
   * @param {(ctx: CanvasRenderingContext2D, box: Surface) => void} paint
   */
  paint(paint) {
    if (this.width === 0 || this.height === 0) return;
    if (this.#density !== devicePixelRatio) {
      // The window is on another screen, or zoomed in a box that did not follow.
      this.#fit(this.width, this.height);
      this.onResize();
    }
    const ctx = this.canvas.getContext('2d');
    if (!ctx) return;
    // In device pixels: the box may end within one, and clearing a part of it leaves a trace.
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, this.canvas.width, this.canvas.height);
    ctx.setTransform(this.scale, 0, 0, this.scale, 0, 0);
    paint(ctx, this);
    this.isPainted = true;
  }
}

/** Whether anything was drawn on a canvas. @param {Element} canvas */
export const isPainted = (canvas) => surfaces.get(canvas)?.isPainted ?? false;

/**
 * The surface on a canvas: the same one whoever asks.
 * @param {Element | null} canvas
 * @param {() => void} onResize asks for another `paint`, of whoever asked last
 */
export function surfaceOn(canvas, onResize) {
  if (!canvas) return null;
  const surface = surfaces.get(canvas) ?? new Surface(/** @type {HTMLCanvasElement} */ (canvas));
  surfaces.set(canvas, surface);
  surface.onResize = onResize;
  return surface;
}
