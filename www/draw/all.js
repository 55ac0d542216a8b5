/**
 * The map as a grid of the whole space by rank, unreachable states too: for a puzzle in which only
 * few states can be reached, a point cloud.
 * @import { Ctx, LayoutBox, MapView, Point, SpaceMap, Theme } from './types.js'
 * @import { Cell } from './marks.js'
 */
import { fade, mix, pixel } from './colour.js';
import {
  areaColour,
  isDark,
  makeCanvas,
  paintMarks,
  ROLES,
  shades,
  spacedGoals,
  traceGrid,
} from './marks.js';

const MAX_CELL_PX = 48;
const GRID_FROM_PX = 5;

/** The layout of all states by rank, row by row. */
export class AllLayout {
  starPx = 6;
  /** @type {Painted | null} */
  #painted = null;

  /**
   * @param {SpaceMap} map
   * @param {LayoutBox} box
   */
  constructor(map, { width, height, scale }) {
    this.map = map;
    this.columns = Math.ceil(Math.sqrt(map.states));
    this.rows = Math.ceil(map.states / this.columns);
    const room = Math.max(1, Math.min(width, height) - 20);
    const fit = Math.min(MAX_CELL_PX * scale, (room * scale) / this.columns);
    // Cells of whole device pixels look even; not where that would waste a fifth of the box.
    this.crisp = Math.floor(fit) >= 0.8 * fit;
    /** CSS px of a cell's side. */
    this.cellPx = (this.crisp ? Math.floor(fit) : fit) / scale;
    this.width = this.columns * this.cellPx;
    this.height = this.rows * this.cellPx;
    this.left = Math.round(((width - this.width) / 2) * scale) / scale;
    this.top = Math.round(((height - this.height) / 2) * scale) / scale;
    // An uneven enlargement goes through a whole one, so that all cells come out alike.
    this.enlarge = this.crisp ? 1 : Math.ceil(fit);
    this.goalMarks = spacedGoals(this, 12);
  }

  /**
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {MapView} view
   * @param {Theme} theme
   */
  paint(ctx, view, theme) {
    const { cellPx, left, top, width, height } = this;
    ctx.save();
    ctx.imageSmoothingEnabled = !this.crisp;
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(this.#bitmap(view, theme), left, top, width, height);
    if (cellPx >= GRID_FROM_PX) {
      ctx.beginPath();
      traceGrid(ctx, left, top, this.columns, this.rows, cellPx);
      ctx.strokeStyle = fade(theme.card, 0.7);
      ctx.lineWidth = cellPx > 12 ? 1.5 : 1;
      ctx.stroke();
    }
    ctx.strokeStyle = theme.line;
    ctx.lineWidth = 1;
    ctx.strokeRect(left - 2.5, top - 2.5, width + 5, height + 5);
    paintMarks(ctx, this, view, theme);
    ctx.restore();
  }

  /**
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
   * The grid's bitmap at this view; only what changed since the last one is coloured again.
   * @param {MapView} view
   * @param {Theme} theme
   */
  #bitmap(view, theme) {
    const { map, columns, rows, enlarge } = this;
    const fresh = this.#painted?.theme !== theme || this.#painted.colour !== view.colour;
    const painted = fresh || !this.#painted ? this.#blank(view, theme) : this.#painted;
    const { small, large, image, pixels, colours } = painted;
    const last = fresh ? map.order.length : Math.max(painted.discovered, view.discovered);
    let depth = 0;
    for (let position = Math.min(painted.expanded, view.expanded); position < last; position++) {
      while (map.levels[depth + 1] <= position) depth++;
      const role = position < view.expanded ? 2 : position < view.discovered ? 1 : 0;
      pixels[map.order[position]] = colours[role][depth];
    }
    small.putImageData(image, 0, 0);
    large.imageSmoothingEnabled = false;
    if (enlarge > 1) large.drawImage(small.canvas, 0, 0, columns * enlarge, rows * enlarge);
    this.#painted = { ...painted, discovered: view.discovered, expanded: view.expanded };
    return large.canvas;
  }

  /**
   * @param {MapView} view
   * @param {Theme} theme
   * @returns {Painted}
   */
  #blank({ colour }, theme) {
    const { map, columns, rows, enlarge } = this;
    const small = makeCanvas(columns, rows);
    const large = enlarge > 1 ? makeCanvas(columns * enlarge, rows * enlarge) : small;
    const image = small.createImageData(columns, rows);
    const pixels = new Uint32Array(image.data.buffer);
    // Where few states are reached, single pixels have to stand out among the others.
    const sparse = map.order.length < map.states / 4;
    const rest = sparse ? mix(theme.card, theme.unseen, 0.12) : shades(theme).outOfReach;
    pixels.fill(pixel(rest), 0, map.states);
    const depths = map.levels.length - 1;
    const colours = ROLES.map((role) =>
      Uint32Array.from({ length: depths }, (_, depth) => {
        const area = areaColour(role, colour, depth, depths, theme);
        // One pixel has no room for the frontier's texture.
        const pale = role === 'frontier' && colour === 'depth';
        if (pale) return pixel(mix(area, '#fff', 0.45));
        // On white a lone pixel needs a stronger colour than an area.
        const strong = sparse && role !== 'unseen' && !isDark(theme);
        return pixel(strong ? mix(area, '#000', 0.3) : area);
      }),
    );
    return { theme, colour, discovered: 0, expanded: 0, small, large, image, pixels, colours };
  }
}

/**
 * What the bitmap shows now.
 * @typedef {object} Painted
 * @property {Theme} theme
 * @property {MapView['colour']} colour
 * @property {number} discovered
 * @property {number} expanded
 * @property {Ctx} small one pixel a state
 * @property {Ctx} large the same, enlarged where the box asks for it
 * @property {ImageData} image
 * @property {Uint32Array} pixels of the image
 * @property {Uint32Array[]} colours of the roles, by depth
 */
