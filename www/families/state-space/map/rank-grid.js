/**
 * Layout of the whole state space as a grid of cells, sorted by rank. It also shows states that
 * cannot be reached. If few states can be reached, the grid looks like a point cloud.
 * @import { Camera, Ctx, LayoutBox, MapView, Point, Rect, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Colours } from './map-colours.js'
 * @import { Cell } from './state-marks.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';
import { areaColour, ROLES } from './role-colours.js';
import { WHOLE, onCanvas } from '../../../canvas/camera.js';
import { mix, pixelOf, rgbOf } from '../../../canvas/colour.js';
import { Grid } from '../../../canvas/grid.js';
import { isDark, makeCanvas, shades } from '../../../canvas/marks.js';
import { MapPainter } from './map-painter.js';
import { PixelTable } from './pixel-table.js';
import { NEVER, placesOf } from './places.js';
import { paintMarks, spacedGoals } from './state-marks.js';
import { TEXTURES } from './texture.js';

const MAX_CELL_PX = 48;
const GRID_FROM_PX = 5;
/** Cell size from which a difference of one pixel between cells is invisible, in device pixels. */
const EVEN_FROM_PX = 8;

/** Layout of all states by rank, row by row. */
export class AllLayout {
  starPx = 6;
  unfinished = false;
  /** @type {MapPainter | null} */
  #painter = null;
  /** @type {Colours | null} */
  #colours = null;
  #colouredFor = new Inputs();
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
    // For an even look, round cells down to whole device pixels, unless that makes them more than
    // 20 % smaller.
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
   * @param {Pen} pen on a cleared canvas
   * @param {MapView} view
   */
  paint(pen, view) {
    const { ctx, theme } = pen;
    const { cellPx, left, top } = this;
    const picture = this.#picture(view, theme);
    ctx.save();
    ctx.strokeStyle = theme.line;
    ctx.lineWidth = 1;
    const [width, height] = [this.columns * cellPx, this.rows * cellPx];
    ctx.strokeRect(left - 2.5, top - 2.5, width + 5, height + 5);
    const { column, row, columns, rows } = this.#seen();
    if (columns > 0 && rows > 0) {
      const corner = { left: left + column * cellPx, top: top + row * cellPx };
      const seen = new Grid({ ...corner, width: cellPx, rows, columns });
      this.#enlarge(ctx, picture, { column, row }, seen);
      if (cellPx >= GRID_FROM_PX) {
        ctx.beginPath();
        seen.traceLines(ctx);
        pen.stroke(pen.shades.ground, cellPx > 12 ? 1.5 : 1);
      }
    }
    paintMarks(pen, this, view);
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
   * @param {{ column: number, row: number }} from first cell
   * @param {Grid} seen cells on the canvas
   */
  #enlarge(ctx, bitmap, { column, row }, { area, width: cellPx, rows, columns }) {
    const fit = cellPx * this.scale;
    const uneven = fit < EVEN_FROM_PX && Math.abs(fit - Math.round(fit)) > 1e-6;
    const times = uneven && fit > 1 ? Math.ceil(fit) : 1;
    let source = bitmap;
    if (times > 1) {
      // Enlarge by a whole factor first, without smoothing, and smooth only afterwards, so that all
      // cells look alike.
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
    ctx.drawImage(source, column, row, width, height, area.x, area.y, area.width, area.height);
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

  /** @param {number} place */
  pointAt(place) {
    return this.cellAt(place).at;
  }

  /** @param {number} place */
  cellAt(place) {
    return /** @type {Cell} */ (this.cellOf(this.map.order[place]));
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
   * Returns the picture of the grid, with one pixel per state.
   * @param {MapView} view
   * @param {Theme} theme
   */
  #picture(view, theme) {
    const { map } = this;
    this.#painter ??= new MapPainter(tableOf(map, this.columns, this.rows), map);
    const { colour, hides } = view;
    if (!this.#colours || this.#colouredFor.changed(theme, colour, hides)) {
      this.#colours = gridColours(map, view, theme);
    }
    return this.#painter.paint(view, this.#colours);
  }
}

/** Texture of a state that cannot be reached. */
const OUT_OF_REACH = 1;

/**
 * Returns the table of a grid with one pixel per state.
 * @param {SpaceMap} map
 * @param {number} columns
 * @param {number} rows
 */
function tableOf(map, columns, rows) {
  const table = new PixelTable(WHOLE, { x: 0, y: 0, width: columns, height: rows }, 1);
  const { place, texture, depth } = table;
  place.set(placesOf(map));
  for (let state = 0; state < map.states; state++) {
    texture[state] = place[state] === NEVER ? OUT_OF_REACH : 0;
  }
  for (let level = 0; level + 1 < map.levels.length; level++) {
    for (let at = map.levels[level]; at < map.levels[level + 1]; at++) depth[map.order[at]] = level;
  }
  return table;
}

/**
 * Returns the colours of single pixels, which have no texture.
 * @param {SpaceMap} map
 * @param {MapView} view
 * @param {Theme} theme
 * @returns {Colours}
 */
function gridColours(map, { colour, hides }, theme) {
  const byDepth = colour === 'depth';
  const depths = map.levels.length - 1;
  const perRole = byDepth ? Math.max(1, depths) : 1;
  // If few states can be reached, make their single pixels stand out.
  const sparse = map.order.length < map.states / 4;
  const { ground, outOfReach } = shades(theme);
  const rest = pixel(sparse ? mix(ground, theme.unseen, 0.25) : outOfReach);
  const strong = isDark(theme) ? theme.glow : '#000';
  const pixels = new Uint32Array((1 + 2 * perRole) * TEXTURES);
  pixels[OUT_OF_REACH] = rest;
  ROLES.forEach((role, nth) => {
    for (let index = 0; index < (nth === 0 ? 1 : perRole); index++) {
      const area = areaColour(role, colour, index / Math.max(1, (map.depths ?? depths) - 1), theme);
      // If the future is hidden, undiscovered states look like unreachable ones.
      const unseen = hides ? rest : pixel(area);
      // A single pixel has no room for the frontier's texture: use a lighter colour.
      const own = byDepth
        ? pixel(role === 'frontier' ? mix(area, '#fff', 0.45) : area)
        : // An isolated pixel needs a stronger colour than an area.
          pixel(sparse ? mix(theme[role], strong, isDark(theme) ? 0.12 : 0.3) : theme[role]);
      const shade = nth === 0 ? 0 : 1 + (nth - 1) * perRole + index;
      pixels[shade * TEXTURES] = role === 'unseen' ? unseen : own;
    }
  });
  return { pixels, perRole, byDepth };
}

/** Converts a CSS colour to a pixel value. @param {string} colour of CSS */
const pixel = (colour) => pixelOf(rgbOf(colour));
