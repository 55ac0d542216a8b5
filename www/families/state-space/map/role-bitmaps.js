/**
 * What the layouts share that draw states in order of discovery: bitmaps of what can be seen of the
 * map, one per role, and painting a moment of the search from them. Every moment is two prefixes of
 * the order of discovery, so it is two clips and three drawImage calls.
 *
 * Bitmaps are made in slices. Until they are there, and while the camera moves, areas are filled in
 * their flat colour, and the bitmaps that there were are stretched over them.
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

/** One turn at making bitmaps takes about this long, ms. */
const SLICE_MS = 6;
/** In a cell of this size its state is shown, with so much of the cell for it. */
const STATES_FROM_PX = 22;
const STATE_SHARE = 0.74;
/** Bitmaps of the whole map are stretched so many times at most. */
const MOST_STRETCHED = 4;
/** So many small things are drawn on a bitmap between two looks at the clock. */
const BATCH = 400;

/**
 * A bitmap of a role, and where and under which camera it was made.
 * @typedef {object} Sheet
 * @property {HTMLCanvasElement} canvas
 * @property {Camera} camera
 * @property {number} left px on the canvas
 * @property {number} top
 */

/**
 * Draws on a role's bitmap what lies on its areas, and yields after each thing: true after a large
 * one.
 * @typedef {(ctx: Ctx, role: Role, colour: MapView['colour']) => Generator<boolean | undefined>} Lines
 */

/** @template {ColumnPlan | RingPlan} Plan */
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
  /** Those of the whole map, stretched where a camera that widens has none yet. @type {Map<string, Sheet>} */
  #wholes = new Map();
  /** The bitmaps that are being made. @type {Map<string, Generator<undefined, Sheet>>} */
  #making = new Map();
  /** The last state asked for, because the next question is often the same. */
  #known = { rank: -1, position: -1 };

  /**
   * @param {SpaceMap} map
   * @param {Plan} plan
   * @param {Rect} area of the plan
   * @param {Pick<LayoutBox, 'scale' | 'paintState'>} box
   */
  constructor(map, plan, area, { scale, paintState }) {
    this.map = map;
    this.plan = plan;
    /** The plan of the whole map. */
    this.whole = plan;
    this.area = area;
    this.scale = scale;
    this.paintState = paintState;
    /** What can be seen of it. */
    this.window = area;
    /** What can be seen of the canvas. */
    this.screen = area;
    /** Positions of the goals that get a star. @type {number[]} */
    this.goalMarks = [];
  }

  /**
   * @param {Camera} camera
   * @param {Rect} window
   * @param {boolean} [moving]
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
   * @param {number} x
   * @param {number} y
   * @returns {number} rank, or -1
   */
  stateAt(x, y) {
    return this.map.order[this.plan.positionAt(x, y)] ?? -1;
  }

  /**
   * @param {number} rank
   * @returns {Point | null}
   */
  pointOf(rank) {
    return this.cellOf(rank)?.at ?? null;
  }

  /**
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
   * Each state in its role.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   * @param {Lines} lines
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
      // What the next role covers completely need not be drawn.
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
   * How new the states of a role are, over their areas.
   * @type {(ctx: Ctx, role: Role, view: MapView, theme: Theme) => void}
   */
  paintAge() {}

  /**
   * The states themselves, in cells that are large enough for them.
   * @param {Ctx} ctx
   * @param {Iterable<number>} positions that may be seen
   * @param {number} cellPx
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
   * The bitmap of a role, or the one that it is to replace.
   * @param {Role} role
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   * @param {Lines} lines
   * @param {number} untilMs
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
   * Draws a bitmap where the camera shows its part of the map now.
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
   * All areas in a role's colours.
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
   * Makes the bitmap of all states in one role; stops here and there to let others do their work.
   * @param {Role} role
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   * @param {Lines} lines
   * @returns {Generator<undefined, Sheet>}
   */
  *#make(role, colour, theme, lines) {
    const { plan, scale, window } = this;
    // Whole device pixels: bitmaps must land on the pixel grid or every fine line blurs.
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
   * Clears a level for its hollow cells and takes up their colours.
   * @param {Ctx} ctx
   * @param {number} depth
   * @param {number} cellPx
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   * @returns {number} how far inside its cell an outline runs, px
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

/** What a bitmap is kept by. @type {(role: Role, colour: MapView['colour']) => string} */
const keyOf = (role, colour) => `${role} ${colour}`;

/** How wide the lines between cells are. @param {number} cellPx */
export const gapPx = (cellPx) => Math.min(2, Math.max(0.75, cellPx / 8));
