/**
 * Layout of the whole state space as a grid of cells, sorted by rank, including unreachable states.
 * With few reachable states, the grid looks like a point cloud.
 * @import { Camera, Ctx, LayoutBox, MapView, Point, Rect, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { Cell } from './state-marks.js'
 */
import { areaColour, ROLES } from './role-colours.js';
import { onCanvas } from '../../../canvas/camera.js';
import { mix, pixelOf, rgbOf } from '../../../canvas/colour.js';
import { isDark, makeCanvas, shades, traceGrid } from '../../../canvas/marks.js';
import { paintMarks, spacedGoals } from './state-marks.js';

const MAX_CELL_PX = 48;
const GRID_FROM_PX = 5;
/** Cell size from which a difference of one pixel between cells is invisible, in device pixels. */
const EVEN_FROM_PX = 8;

/** Layout of all states by rank, row by row. */
export class AllLayout {
  starPx = 6;
  unfinished = false;
  /** @type {Painted | null} */
  #painted = null;
  /** @type {Ctx | null} */
  #large = null;
  #whole;
  /** @type {Camera | null} */
  #camera = null;

  /**
   * @param {SpaceMap} map
   * @param {LayoutBox} box
   */
  constructor(map, { width, height, scale }) {
    this.map = map;
    this.scale = scale;
    this.columns = Math.ceil(Math.sqrt(map.states));
    this.rows = Math.ceil(map.states / this.columns);
    const room = Math.max(1, Math.min(width, height) - 20);
    const fit = Math.min(MAX_CELL_PX * scale, (room * scale) / this.columns);
    // Round cells down to whole device pixels for an even look, unless that wastes more than 20 %
    // of the size.
    const crisp = Math.floor(fit) >= 0.8 * fit;
    /** Side of a cell, in CSS px. */
    this.cellPx = (crisp ? Math.floor(fit) : fit) / scale;
    this.left = Math.round(((width - this.columns * this.cellPx) / 2) * scale) / scale;
    this.top = Math.round(((height - this.rows * this.cellPx) / 2) * scale) / scale;
    this.#whole = { x: this.left, y: this.top, cellPx: this.cellPx };
    /** Visible part of the canvas. @type {Rect} */
    this.window = { x: 0, y: 0, width, height };
    this.goalMarks = spacedGoals(this, 2 * this.starPx);
  }

  /**
   * Applies a camera to the grid.
   * @param {Camera} camera
   * @param {Rect} window visible part of the canvas
   */
  look(camera, window) {
    this.window = window;
    if (camera === this.#camera) return;
    this.#camera = camera;
    ({ x: this.left, y: this.top } = onCanvas(camera, this.#whole));
    this.cellPx = camera.zoom * this.#whole.cellPx;
    this.goalMarks = spacedGoals(this, 2 * this.starPx);
  }

  /**
   * Paints the visible part of the grid.
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {MapView} view
   * @param {Theme} theme
   */
  paint(ctx, view, theme) {
    const { cellPx, left, top } = this;
    const bitmap = this.#bitmap(view, theme);
    ctx.save();
    ctx.strokeStyle = theme.line;
    ctx.lineWidth = 1;
    const [width, height] = [this.columns * cellPx, this.rows * cellPx];
    ctx.strokeRect(left - 2.5, top - 2.5, width + 5, height + 5);
    const { column, row, columns, rows } = this.#seen();
    if (columns > 0 && rows > 0) {
      const [x, y] = [left + column * cellPx, top + row * cellPx];
      this.#enlarge(ctx, bitmap, column, row, columns, rows, x, y);
      if (cellPx >= GRID_FROM_PX) {
        ctx.beginPath();
        traceGrid(ctx, x, y, columns, rows, cellPx);
        ctx.strokeStyle = shades(theme).ground;
        ctx.lineWidth = cellPx > 12 ? 1.5 : 1;
        ctx.stroke();
      }
    }
    paintMarks(ctx, this, view, theme);
    ctx.restore();
  }

  /** Returns the visible part of the grid, in cells. */
  #seen() {
    const { window, left, top, cellPx } = this;
    const column = Math.max(0, Math.floor((window.x - left) / cellPx));
    const row = Math.max(0, Math.floor((window.y - top) / cellPx));
    const right = Math.min(this.columns, Math.ceil((window.x + window.width - left) / cellPx));
    const bottom = Math.min(this.rows, Math.ceil((window.y + window.height - top) / cellPx));
    return { column, row, columns: right - column, rows: bottom - row };
  }

  /**
   * Draws a part of the bitmap, which has one pixel per state, scaled to the size of the cells.
   * @param {Ctx} ctx
   * @param {HTMLCanvasElement} bitmap
   * @param {number} column
   * @param {number} row
   * @param {number} columns
   * @param {number} rows
   * @param {number} x left edge on the canvas, in CSS px
   * @param {number} y top edge on the canvas, in CSS px
   */
  #enlarge(ctx, bitmap, column, row, columns, rows, x, y) {
    const { cellPx } = this;
    const fit = cellPx * this.scale;
    const uneven = fit < EVEN_FROM_PX && Math.abs(fit - Math.round(fit)) > 1e-6;
    const times = uneven && fit > 1 ? Math.ceil(fit) : 1;
    let source = bitmap;
    if (times > 1) {
      // Scale by a whole factor first and smooth afterwards, so that all cells look alike.
      const large = (this.#large ??= makeCanvas(0, 0));
      large.canvas.width = columns * times;
      large.canvas.height = rows * times;
      large.imageSmoothingEnabled = false;
      large.drawImage(bitmap, column, row, columns, rows, 0, 0, columns * times, rows * times);
      source = large.canvas;
      column = row = 0;
    }
    ctx.imageSmoothingEnabled = uneven;
    ctx.imageSmoothingQuality = 'high';
    const [width, height] = [columns * times, rows * times];
    // prettier-ignore
    ctx.drawImage(source, column, row, width, height, x, y, columns * cellPx, rows * cellPx);
  }

  /**
   * Returns the state at a point of the canvas.
   * @param {number} x
   * @param {number} y
   * @returns {number} rank, or -1
   */
  stateAt(x, y) {
    const column = Math.floor((x - this.left) / this.cellPx);
    const row = Math.floor((y - this.top) / this.cellPx);
    if (column < 0 || row < 0 || column >= this.columns) return -1;
    const rank = row * this.columns + column;
    return rank < this.map.states ? rank : -1;
  }

  /**
   * @param {number} rank
   * @returns {Point | null}
   */
  pointOf(rank) {
    return this.cellOf(rank)?.at ?? null;
  }

  /** @param {number} position */
  pointAt(position) {
    return this.cellAt(position).at;
  }

  /** @param {number} position */
  cellAt(position) {
    return /** @type {Cell} */ (this.cellOf(this.map.order[position]));
  }

  /**
   * @param {number} rank
   * @returns {Cell | null}
   */
  cellOf(rank) {
    if (rank < 0 || rank >= this.map.states) return null;
    const { columns, cellPx: size } = this;
    const x = this.left + (rank % columns) * size;
    const y = this.top + Math.floor(rank / columns) * size;
    const at = { x: x + size / 2, y: y + size / 2 };
    return { at, size, trace: (ctx) => ctx.rect(x, y, size, size) };
  }

  /**
   * Returns the bitmap of the grid; recolours only the states whose role has changed since the last
   * call.
   * @param {MapView} view
   * @param {Theme} theme
   */
  #bitmap(view, theme) {
    const { map } = this;
    const { hides = false } = view;
    const isOther = this.#painted?.colour !== view.colour || this.#painted.hides !== hides;
    const fresh = isOther || this.#painted?.theme !== theme;
    const painted = fresh || !this.#painted ? this.#blank(view, theme) : this.#painted;
    const { bitmap, image, pixels, colours, discovered, expanded } = painted;
    const still = discovered === view.discovered && expanded === view.expanded;
    if (still && !fresh) return bitmap.canvas;
    const last = fresh ? map.order.length : Math.max(discovered, view.discovered);
    let depth = 0;
    for (let position = Math.min(expanded, view.expanded); position < last; position++) {
      while (map.levels[depth + 1] <= position) depth++;
      const role = position < view.expanded ? 2 : position < view.discovered ? 1 : 0;
      pixels[map.order[position]] = colours[role][depth];
    }
    bitmap.putImageData(image, 0, 0);
    this.#painted = { ...painted, discovered: view.discovered, expanded: view.expanded };
    return bitmap.canvas;
  }

  /**
   * Creates a bitmap in which no state is discovered.
   * @param {MapView} view
   * @param {Theme} theme
   * @returns {Painted}
   */
  #blank({ colour, hides = false }, theme) {
    const { map, columns, rows } = this;
    const bitmap = makeCanvas(columns, rows);
    const image = bitmap.createImageData(columns, rows);
    const pixels = new Uint32Array(image.data.buffer);
    // If few states are reached, let their single pixels stand out.
    const sparse = map.order.length < map.states / 4;
    const { ground, outOfReach } = shades(theme);
    const rest = sparse ? mix(ground, theme.unseen, 0.25) : outOfReach;
    pixels.fill(pixel(rest), 0, map.states);
    const depths = map.levels.length - 1;
    const strong = isDark(theme) ? theme.glow : '#000';
    const colours = ROLES.map((role) =>
      Uint32Array.from({ length: depths }, (_, depth) => {
        const area = areaColour(role, colour, depth, map.depths ?? depths, theme);
        // With the future hidden, states not yet discovered look like unreachable ones.
        if (role === 'unseen') return pixel(hides ? rest : area);
        // One pixel has no room for the frontier's texture, so the colour is lightened instead.
        if (colour === 'depth') return pixel(role === 'frontier' ? mix(area, '#fff', 0.45) : area);
        // An isolated pixel needs a stronger colour than an area.
        return pixel(sparse ? mix(theme[role], strong, isDark(theme) ? 0.12 : 0.3) : theme[role]);
      }),
    );
    return { theme, colour, hides, discovered: 0, expanded: 0, bitmap, image, pixels, colours };
  }
}

/** Converts a CSS colour to a pixel value. @param {string} colour of CSS */
const pixel = (colour) => pixelOf(rgbOf(colour));

/**
 * Bitmap of the grid and the inputs that it was painted for.
 * @typedef {object} Painted
 * @property {Theme} theme
 * @property {MapView['colour']} colour
 * @property {boolean} hides
 * @property {number} discovered
 * @property {number} expanded
 * @property {Ctx} bitmap canvas with one pixel per state
 * @property {ImageData} image
 * @property {Uint32Array} pixels pixel values of `image`
 * @property {Uint32Array[]} colours pixel values by role and depth
 */
