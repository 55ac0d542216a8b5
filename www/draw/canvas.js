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

/** @param {number} nowMs */
function turn(nowMs) {
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

/** @type {WeakMap<Element, (width: number, height: number) => void>} */
const boxes = new WeakMap();
/** One for all canvases, so that a page that changes its layout is drawn once, not once for each. */
const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    boxes.get(target)?.(contentRect.width, contentRect.height);
  }
});

/** A canvas that follows the size of its box and the density of the screen. */
export class Surface {
  /** CSS px, 0 until the page is laid out: asking sooner would lay it out for the question. */
  width = 0;
  height = 0;
  /** Device pixels per CSS px. */
  scale = 1;
  canvas;
  #onResize;
  /** The screen's, when the canvas was fitted. */
  #density = 0;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {() => void} onResize
   */
  constructor(canvas, onResize) {
    this.canvas = canvas;
    this.#onResize = onResize;
    boxes.set(canvas, (width, height) => {
      const isFirst = this.#density === 0;
      this.#fit(width, height);
      // The frame that lays out a new page is long enough without drawing on it.
      if (isFirst) wake({ frame: () => (onResize(), false) });
      else onResize();
    });
    observer.observe(canvas);
    // It comes back blank.
    canvas.addEventListener('contextrestored', onResize);
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
      this.#onResize();
    }
    const ctx = this.canvas.getContext('2d');
    if (!ctx) return;
    // In device pixels: the box may end within one, and clearing a part of it leaves a trace.
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, this.canvas.width, this.canvas.height);
    ctx.setTransform(this.scale, 0, 0, this.scale, 0, 0);
    paint(ctx, this);
  }

  disconnect() {
    observer.unobserve(this.canvas);
    this.canvas.removeEventListener('contextrestored', this.#onResize);
  }
}

/**
 * The surface on a canvas: the one before if it is the same canvas.
 * @param {Element | null} canvas
 * @param {Surface | null} before
 * @param {() => void} onResize
 */
export function surfaceOn(canvas, before, onResize) {
  if (canvas === (before?.canvas ?? null)) return before;
  before?.disconnect();
  return canvas ? new Surface(/** @type {HTMLCanvasElement} */ (canvas), onResize) : null;
}
