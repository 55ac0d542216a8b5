/**
 * Base of the layouts that draw states in order of discovery, with one cached bitmap per role. A
 * paint needs two clips and three `drawImage` calls, because expanded and discovered states are
 * prefixes of that order. Until a bitmap is ready, flat colours and older, stretched bitmaps take
 * its place.
 * @import { Camera, Ctx, LayoutBox, MapView, Point, Rect, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { ColumnPlan } from './column-geometry.js'
 * @import { RingPlan } from './ring-geometry.js'
 * @import { Role } from './role-colours.js'
 * @import { Cell } from './state-marks.js'
 */
import { areaColour, ROLES } from './role-colours.js';
import { WHOLE, onCanvas } from '../../../canvas/camera.js';
import { mix } from '../../../canvas/colour.js';
import { makeCanvas, shades } from '../../../canvas/marks.js';
import { spacedGoals } from './state-marks.js';

/** Approximate time for making bitmaps per frame, in ms. */
const SLICE_MS = 6;
/** Minimum cell size for drawing the state itself, in CSS px, and the state's share of the cell. */
const STATES_FROM_PX = 22;
const STATE_SHARE = 0.74;
/** Maximum zoom at which the bitmaps of the whole map are stretched. */
const MOST_STRETCHED = 4;
/** Number of small items drawn on a bitmap between two checks of the clock. */
const BATCH = 400;

/**
 * Bitmap of a role, with the place and the camera that it was made for.
 * @typedef {object} Sheet
 * @property {HTMLCanvasElement} canvas
 * @property {Camera} camera
 * @property {number} left left edge on the canvas, in CSS px
 * @property {number} top top edge on the canvas, in CSS px
 */

/**
 * Draws the details of a role on its bitmap; yields after each item, with true after a large one.
 * @typedef {(ctx: Ctx, role: Role, colour: MapView['colour']) => Generator<boolean | undefined>} Lines
 */

/**
 * Layout that draws states in order of discovery from cached bitmaps.
 * @template {ColumnPlan | RingPlan} Plan
 */
export class SheetLayout {
  starPx = 6;
  unfinished = false;
  /** @type {Camera} */
  camera = WHOLE;
  #moving = false;
  /** @type {Theme | null} */
  #theme = null;
  /** @type {Map<string, Sheet>} */
  #sheets = new Map();
  /**
   * Bitmaps of the whole map, stretched as a substitute while the camera zooms out.
   * @type {Map<string, Sheet>}
   */
  #wholes = new Map();
  /** Bitmaps in progress. @type {Map<string, Generator<undefined, Sheet>>} */
  #making = new Map();
  /** Cache of the last lookup, which is often repeated. */
  #known = { rank: -1, position: -1 };

  /**
   * @param {SpaceMap} map
   * @param {Plan} plan
   * @param {Rect} area area of the plan, in CSS px
   * @param {Pick<LayoutBox, 'scale' | 'paintState'>} box
   */
  constructor(map, plan, area, { scale, paintState }) {
    this.map = map;
    this.plan = plan;
    /** Plan of the whole map, without zoom. */
    this.whole = plan;
    this.area = area;
    this.scale = scale;
    this.paintState = paintState;
    /** Visible part of the map. */
    this.window = area;
    /** Visible part of the canvas. */
    this.screen = area;
    /** Positions of the goals that get a star. @type {number[]} */
    this.goalMarks = [];
  }

  /**
   * Applies a camera.
   * @param {Camera} camera
   * @param {Rect} window visible part of the canvas
   * @param {boolean} [moving] whether the camera is still moving; no bitmaps are made then
   */
  look(camera, window, moving = false) {
    this.#moving = moving;
    if (camera === this.camera) return;
    this.camera = camera;
    this.screen = window;
    this.#making.clear();
    this.plan = /** @type {Plan} */ (this.whole.through(camera));
    const { x, y } = onCanvas(camera, this.area);
    const right = Math.min(x + camera.zoom * this.area.width, window.x + window.width);
    const bottom = Math.min(y + camera.zoom * this.area.height, window.y + window.height);
    const left = Math.max(x, window.x);
    const top = Math.max(y, window.y);
    this.window = { x: left, y: top, width: right - left, height: bottom - top };
    this.markGoals();
  }

  markGoals() {
    this.goalMarks = spacedGoals(this, 2 * this.starPx);
  }

  /**
   * Returns the state at a point of the canvas.
   * @param {number} x
   * @param {number} y
   * @returns {number} rank, or -1
   */
  stateAt(x, y) {
    return this.map.order[this.plan.positionAt(x, y)] ?? -1;
  }

  /**
   * Returns the centre of a state's cell; null if the map does not show the state.
   * @param {number} rank
   * @returns {Point | null}
   */
  pointOf(rank) {
    return this.cellOf(rank)?.at ?? null;
  }

  /**
   * Returns the cell of a state; null if the map does not show the state.
   * @param {number} rank
   * @returns {Cell | null}
   */
  cellOf(rank) {
    if (rank !== this.#known.rank) {
      this.#known = { rank, position: this.map.order.indexOf(rank) };
    }
    const { position } = this.#known;
    return position < 0 ? null : this.cellAt(position);
  }

  /** @param {number} position */
  pointAt(position) {
    return this.plan.point(position);
  }

  /**
   * Returns the cell of a position.
   * @param {number} position
   * @returns {Cell}
   */
  cellAt(position) {
    const { plan } = this;
    return {
      at: plan.point(position),
      size: plan.cellSize(position),
      trace: (ctx) => plan.traceCell(ctx, position),
    };
  }

  /**
   * Paints all states, each in its role.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   * @param {Lines} lines draws the details of a role's bitmap
   */
  paintRoles(ctx, view, theme, lines) {
    if (this.#theme !== theme) {
      for (const made of [this.#sheets, this.#wholes, this.#making]) made.clear();
    }
    this.#theme = theme;
    this.unfinished = false;
    const { plan, window } = this;
    if (window.width <= 0 || window.height <= 0) return;
    const untilMs = performance.now() + SLICE_MS;
    const ends = [plan.states, view.discovered, view.expanded];
    ROLES.forEach((role, i) => {
      // Skip a role that has no states or is covered completely by the next role.
      if (ends[i] === 0 || ends[i + 1] === ends[i]) return;
      if (role === 'unseen' && view.hides) return;
      const sheet = this.#sheetOf(role, view.colour, theme, lines, untilMs);
      ctx.save();
      if (i > 0) {
        ctx.beginPath();
        plan.tracePrefix(ctx, ends[i]);
        ctx.clip();
      }
      if (sheet?.camera !== this.camera) {
        this.#fill(ctx, role, view.colour, theme);
        const whole = this.#wholes.get(keyOf(role, view.colour));
        const isMore = whole && whole !== sheet && this.camera.zoom < MOST_STRETCHED;
        if (isMore) this.#lay(ctx, whole);
      }
      if (sheet) this.#lay(ctx, sheet);
      if (view.colour === 'role') this.paintAge(ctx, role, view, theme);
      ctx.restore();
    });
  }

  /**
   * Paints the age of a role's states over their areas; nothing by default.
   * @type {(ctx: Ctx, role: Role, view: MapView, theme: Theme) => void}
   */
  paintAge() {}

  /**
   * Draws the boards of states in cells that are large enough.
   * @param {Ctx} ctx
   * @param {Iterable<number>} positions positions that may be visible
   * @param {number} cellPx size of a cell, in CSS px
   * @param {Theme} theme
   * @returns {Generator<boolean | undefined>}
   */
  *states(ctx, positions, cellPx, theme) {
    if (!this.paintState || cellPx < STATES_FROM_PX) return;
    const { x, y, width, height } = this.window;
    for (const position of positions) {
      const { at, size } = this.cellAt(position);
      if (Math.abs(at.x - x - width / 2) > width / 2 + size) continue;
      if (Math.abs(at.y - y - height / 2) > height / 2 + size) continue;
      this.paintState(ctx, this.map.order[position], at, STATE_SHARE * size, theme);
      yield true;
    }
  }

  /**
   * Returns the bitmap of a role, or an older bitmap until the new one is ready.
   * @param {Role} role
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   * @param {Lines} lines
   * @param {number} untilMs time at which to stop, in ms
   */
  #sheetOf(role, colour, theme, lines, untilMs) {
    const key = keyOf(role, colour);
    const sheet = this.#sheets.get(key);
    if (sheet?.camera === this.camera || this.#moving) return sheet;
    const making = this.#making.get(key) ?? this.#make(role, colour, theme, lines);
    this.#making.set(key, making);
    while (performance.now() < untilMs) {
      const { done, value } = making.next();
      if (!done) continue;
      this.#making.delete(key);
      this.#sheets.set(key, value);
      if (this.camera.zoom === 1) this.#wholes.set(key, value);
      return value;
    }
    this.unfinished = true;
    return sheet;
  }

  /**
   * Draws a bitmap at its place under the current camera.
   * @param {Ctx} ctx
   * @param {Sheet} sheet
   */
  #lay(ctx, { canvas, camera, left, top }) {
    const { zoom, x, y } = this.camera;
    const ratio = zoom / camera.zoom;
    const px = ratio / this.scale;
    ctx.drawImage(
      canvas,
      x + ratio * (left - camera.x),
      y + ratio * (top - camera.y),
      canvas.width * px,
      canvas.height * px,
    );
  }

  /**
   * Fills all levels with the colours of a role.
   * @param {Ctx} ctx
   * @param {Role} role
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   */
  #fill(ctx, role, colour, theme) {
    const { plan, map } = this;
    const depths = map.depths ?? plan.depths;
    for (let depth = plan.depths - 1; depth >= 0; depth--) {
      ctx.beginPath();
      plan.traceLevel(ctx, depth);
      ctx.fillStyle = areaColour(role, colour, depth, depths, theme);
      ctx.fill();
    }
  }

  /**
   * Makes the bitmap of a role, which shows all states in that role. Yields regularly, so that the
   * work can be split over frames.
   * @param {Role} role
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   * @param {Lines} lines
   * @returns {Generator<undefined, Sheet>}
   */
  *#make(role, colour, theme, lines) {
    const { plan, scale, window } = this;
    // Align bitmaps with device pixels; otherwise fine lines blur.
    const left = Math.floor(window.x * scale);
    const top = Math.floor(window.y * scale);
    const width = Math.ceil((window.x + window.width) * scale) - left;
    const height = Math.ceil((window.y + window.height) * scale) - top;
    const ctx = makeCanvas(width, height);
    ctx.setTransform(scale, 0, 0, scale, -left, -top);
    this.#fill(ctx, role, colour, theme);
    yield;
    const goals = role === 'unseen' ? [] : this.map.goals;
    for (let first = 0; first < goals.length; first += BATCH, yield) {
      ctx.beginPath();
      for (const position of goals.slice(first, first + BATCH)) plan.traceCell(ctx, position);
      ctx.fillStyle = theme.goal;
      ctx.fill('evenodd');
    }
    let drawn = 0;
    for (const isLarge of lines(ctx, role, colour)) if (isLarge || ++drawn % BATCH === 0) yield;
    return { canvas: ctx.canvas, camera: this.camera, left: left / scale, top: top / scale };
  }

  /**
   * Clears a level for outlined cells and sets their colours.
   * @param {Ctx} ctx
   * @param {number} depth
   * @param {number} cellPx size of a cell, in CSS px
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   * @returns {number} distance of the outline from the edge of its cell, in CSS px
   */
  beginHollow(ctx, depth, cellPx, colour, theme) {
    const { plan, map } = this;
    const { ground, waiting, waitingEdge } = shades(theme);
    const own = areaColour('frontier', 'depth', depth, map.depths ?? plan.depths, theme);
    ctx.beginPath();
    plan.traceLevel(ctx, depth);
    ctx.fillStyle = ground;
    ctx.fill();
    ctx.fillStyle = colour === 'role' ? waiting : mix(ground, own, 0.4);
    ctx.strokeStyle = colour === 'role' ? waitingEdge : own;
    ctx.lineWidth = Math.min(2, Math.max(0.9, cellPx / 7));
    return (gapPx(cellPx) + ctx.lineWidth) / 2;
  }
}

/** Returns the cache key of a bitmap. @type {(role: Role, colour: MapView['colour']) => string} */
const keyOf = (role, colour) => `${role} ${colour}`;

/** Returns the width of the gap between cells, in CSS px. @param {number} cellPx */
export const gapPx = (cellPx) => Math.min(2, Math.max(0.75, cellPx / 8));
