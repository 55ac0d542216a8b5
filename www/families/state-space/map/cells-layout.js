/**
 * Base of the layouts that arrange the states level by level. A layout supplies the geometry: the
 * cell of each place (index of a state on the map). This class paints the cells through a table of
 * pixels, which is made once for each position of the camera. Until the table is ready, a coarse
 * table and the previous table are used.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Camera, Ctx, LayoutBox, MapView, Point, Rect, SpaceMap } from '../../../canvas/types.js'
 * @import { ColumnPlan } from './column-geometry.js'
 * @import { GridPlan } from './grid-geometry.js'
 * @import { Strengths } from './strengths.js'
 * @import { RingPlan } from './ring-geometry.js'
 * @import { Cell } from './state-marks.js'
 */
import { WHOLE, onCanvas } from '../../../canvas/camera.js';
import { coloursOf } from './map-colours.js';
import { MapPainter } from './map-painter.js';
import { PixelTable } from './pixel-table.js';
import { placeOf } from './places.js';
import { spacedGoals } from './state-marks.js';
import { StateBoards } from './state-boards.js';
import { EVEN } from './strengths.js';

/** Approximate time in each frame for making tables and boards, in milliseconds. */
const SLICE_MS = 6;
/** Maximum number of pixels of a coarse table, which is made at once. */
const COARSE = 40_000;
/** Factor of the zoom up to which a picture is stretched. */
export const MOST_STRETCHED = 3;

/**
 * Layout that paints cells through a table of pixels.
 * @template {ColumnPlan | RingPlan | GridPlan} Plan
 */
export class CellsLayout {
  starPx = 6;
  unfinished = false;
  /** @type {Camera} */
  camera = WHOLE;
  #moving = false;
  /** Picture for the present camera, or for an earlier one. @type {MapPainter | null} */
  #sharp = null;
  /** Picture of the whole map, kept while the camera is zoomed in. @type {MapPainter | null} */
  #whole = null;
  /** Picture of few pixels for the present camera. @type {MapPainter | null} */
  #coarse = null;
  /** Table that is being made. @type {{ table: PixelTable, work: Generator } | null} */
  #making = null;
  #boards;

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
    this.#boards = paintState ? new StateBoards(this, paintState) : null;
    /** Visible part of the map. */
    this.window = area;
    /** Visible part of the canvas. */
    this.screen = area;
    /** Places of the goals that get a star. @type {number[]} */
    this.goalMarks = [];
  }

  /**
   * Applies a camera.
   * @param {Camera} camera
   * @param {Rect} window visible part of the canvas
   * @param {boolean} [moving] whether the camera is still moving; only coarse tables are made then
   */
  look(camera, window, moving = false) {
    this.#moving = moving;
    if (camera === this.camera) return;
    this.camera = camera;
    this.screen = window;
    this.#making = null;
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
    return this.map.order[this.plan.placeAt(x, y)] ?? -1;
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
    const place = placeOf(this.map, rank);
    return place < 0 ? null : this.cellAt(place);
  }

  /** @param {number} place */
  pointAt(place) {
    return this.plan.point(place);
  }

  /**
   * Returns the cell of a place.
   * @param {number} place
   * @returns {Cell}
   */
  cellAt(place) {
    const { plan } = this;
    return {
      at: plan.point(place),
      size: plan.cellSize(place),
      trace: (ctx) => plan.traceCell(ctx, place),
    };
  }

  /**
   * Paints the cells of all states, each in its role.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paintCells(pen, view) {
    const { ctx, theme } = pen;
    const { plan, window, map, camera } = this;
    this.unfinished = false;
    if (window.width <= 0 || window.height <= 0) return;
    const untilMs = performance.now() + SLICE_MS;
    const colours = coloursOf(theme, view, map.depths ?? plan.depths);
    const strengths = view.colour === 'depth' ? EVEN : (map.strengths ?? this.strengths(view));
    const whole = camera.zoom === 1 ? this.paintWhole(pen, view, untilMs) : 'cells';
    if (whole === 'done') return;
    const sharp = whole === 'coming' ? null : this.#sharpen(untilMs);
    if (whole === 'coming') this.unfinished = true;
    ctx.save();
    if (!sharp) {
      // Clip the stretched pictures, because their edges are blurred.
      ctx.beginPath();
      plan.traceAll(ctx);
      ctx.clip();
    }
    const light = sharp ? null : this.wholePicture(pen, view);
    if (light) this.#lay(ctx, light.table, light.picture);
    else {
      for (const painter of sharp ? [sharp] : this.#substitutes()) {
        this.#lay(ctx, painter.table, painter.paint(view, colours, strengths));
      }
    }
    if (this.#boards?.paint(pen, sharp?.table ?? null, view, untilMs)) {
      this.unfinished = true;
    }
    ctx.restore();
  }

  /**
   * Paints the whole map without the cells of `MapPainter`, in a layout that can. Returns `done` if
   * the map is painted, `coming` if it will be soon, and `cells` if the cells must be painted.
   * @type {(pen: Pen, view: MapView, untilMs: number) => 'done' | 'coming' | 'cells'}
   */
  paintWhole() {
    return 'cells';
  }

  /**
   * Returns a picture of the whole map that is stretched until a sharp one is made; null for none.
   * @type {(pen: Pen, view: MapView) => { table: PixelTable, picture: HTMLCanvasElement } | null}
   */
  wholePicture() {
    return null;
  }

  /**
   * Returns how strong the colours of states are, by the order in which the states were found and
   * expanded; by default, all are equal.
   * @type {(view: MapView) => Strengths}
   */
  strengths() {
    return EVEN;
  }

  /**
   * Returns the sharp picture for the present camera, with one pixel for each pixel of the canvas;
   * null until its table is ready.
   * @param {number} untilMs time at which to stop, in ms
   */
  #sharpen(untilMs) {
    const { camera, window, scale } = this;
    if (camera.zoom === 1 && this.#whole?.table.camera === camera) this.#sharp = this.#whole;
    if (this.#sharp?.table.camera === camera) return this.#sharp;
    const isSmall = window.width * window.height * scale ** 2 <= COARSE;
    if (this.#moving && !isSmall) return null;
    this.#making ??= this.#begin(1 / scale);
    const { table, work } = this.#making;
    do {
      if (!work.next().done) continue;
      this.#making = null;
      this.#sharp = new MapPainter(table, this.map);
      if (camera.zoom === 1) this.#whole = this.#sharp;
      return this.#sharp;
    } while (isSmall || performance.now() < untilMs);
    this.unfinished = true;
    return null;
  }

  /**
   * Returns the pictures to draw instead of the sharp one, from bottom to top.
   * @returns {MapPainter[]}
   */
  #substitutes() {
    const { camera } = this;
    const isNear = (/** @type {MapPainter} */ { table }) => {
      const ratio = camera.zoom / table.camera.zoom;
      return ratio >= 1 / MOST_STRETCHED && ratio <= MOST_STRETCHED;
    };
    const whole = this.#whole && isNear(this.#whole) ? this.#whole : this.#coarsePicture();
    const sharp = this.#sharp;
    return sharp && sharp !== whole && isNear(sharp) ? [whole, sharp] : [whole];
  }

  /** Returns a picture of few pixels for the present camera. */
  #coarsePicture() {
    const { camera, window } = this;
    if (this.#coarse?.table.camera === camera) return this.#coarse;
    const px = Math.sqrt((window.width * window.height) / COARSE);
    const { table, work } = this.#begin(px, this.#coarse?.table);
    while (!work.next().done);
    this.#coarse = new MapPainter(table, this.map, this.#coarse);
    return this.#coarse;
  }

  /**
   * Begins a table for the present camera.
   * @param {number} px side of a pixel, in CSS px
   * @param {PixelTable} [old] table that is not used any more
   */
  #begin(px, old) {
    const table = new PixelTable(this.camera, this.window, px, old);
    return { table, work: table.fill(this.plan, this.map.goals) };
  }

  /**
   * Draws a picture where it belongs under the present camera.
   * @param {Ctx} ctx
   * @param {PixelTable} table
   * @param {HTMLCanvasElement} picture
   */
  #lay(ctx, { camera, left, top, width, height, px }, picture) {
    const { zoom, x, y } = this.camera;
    const ratio = zoom / camera.zoom;
    ctx.drawImage(
      picture,
      x + ratio * (left - camera.x),
      y + ratio * (top - camera.y),
      ratio * width * px,
      ratio * height * px,
    );
  }
}
