/**
 * The map as a grid of the whole space by rank, unreachable states too: for a puzzle in which only
 * few states can be reached, a point cloud.
 * @import { Bitmap, Ctx, LayoutBox, MapView, Point, SpaceMap, Theme } from './types.js'
 */
import { fade, mix, pixel } from './colour.js';
import {
  answerPath,
  moveLink,
  outlineCell,
  ringedDot,
  shades,
  spacedGoals,
  stars,
} from './marks.js';
import { contextOf, makeCanvas, positionsByRank, sameTheme } from './sheets.js';

const MAX_CELL_PX = 48;
const GRID_FROM_PX = 5;

/** The layout of all states by rank, row by row. */
export class AllLayout {
  /**
   * @param {SpaceMap} map
   * @param {LayoutBox} box
   */
  constructor(map, { width, height, scale, canvas = makeCanvas }) {
    this.map = map;
    this.canvas = canvas;
    this.columns = Math.max(1, Math.ceil(Math.sqrt(map.states)));
    this.rows = Math.max(1, Math.ceil(map.states / this.columns));
    const room = Math.max(1, Math.min(width, height) - 20);
    const fit = Math.min(MAX_CELL_PX * scale, (room * scale) / Math.max(this.columns, this.rows));
    // Cells of whole device pixels look even; not where that would waste a fifth of the box.
    this.crisp = Math.floor(fit) >= 0.8 * fit;
    /** CSS px of a cell's side. */
    this.cellPx = (this.crisp ? Math.floor(fit) : fit) / scale;
    const onGrid = (/** @type {number} */ v) => Math.round(v * scale) / scale;
    this.left = onGrid((width - this.columns * this.cellPx) / 2);
    this.top = onGrid((height - this.rows * this.cellPx) / 2);
    // An uneven enlargement goes through a whole one, so that all cells come out alike.
    this.enlarge = this.crisp || fit < 1 ? 1 : Math.ceil(fit);
    this.goalMarks = spacedGoals(map.goals, (p) => this.pointAt(map.order[p]), 12);
    /** @type {Painted | null} */
    this.painted = null;
  }

  /**
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {MapView} view
   * @param {Theme} theme
   */
  paint(ctx, view, theme) {
    if (this.map.states === 0) return;
    const { cellPx, left, top } = this;
    const width = this.columns * cellPx;
    const height = this.rows * cellPx;
    ctx.save();
    ctx.imageSmoothingEnabled = !this.crisp;
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(this.bitmap(view, theme), left, top, width, height);
    if (cellPx >= GRID_FROM_PX) this.paintGrid(ctx, theme);
    ctx.strokeStyle = theme.line;
    ctx.lineWidth = 1;
    ctx.strokeRect(left - 2.5, top - 2.5, width + 5, height + 5);
    this.paintMarks(ctx, view, theme);
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
    return rank >= 0 && rank < this.map.states ? this.pointAt(rank) : null;
  }

  /**
   * @param {number} rank
   * @returns {Point}
   */
  pointAt(rank) {
    return {
      x: this.left + ((rank % this.columns) + 0.5) * this.cellPx,
      y: this.top + (Math.floor(rank / this.columns) + 0.5) * this.cellPx,
    };
  }

  /**
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  paintGrid(ctx, theme) {
    const { left, top, columns, rows, cellPx } = this;
    ctx.beginPath();
    for (let column = 1; column < columns; column++) {
      ctx.moveTo(left + column * cellPx, top);
      ctx.lineTo(left + column * cellPx, top + rows * cellPx);
    }
    for (let row = 1; row < rows; row++) {
      ctx.moveTo(left, top + row * cellPx);
      ctx.lineTo(left + columns * cellPx, top + row * cellPx);
    }
    ctx.strokeStyle = fade(theme.card, 0.7);
    ctx.lineWidth = cellPx > 12 ? 1.5 : 1;
    ctx.stroke();
  }

  /**
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   */
  paintMarks(ctx, view, theme) {
    const { order } = this.map;
    const found = this.goalMarks.filter((goal) => goal.position < view.discovered);
    stars(
      ctx,
      found.map((goal) => goal.at),
      6,
      theme,
    );
    if (view.answered) {
      answerPath(
        ctx,
        Array.from(this.map.path, (p) => this.pointAt(order[p])),
        theme,
      );
    }
    if (view.current >= 0) {
      const at = this.pointAt(order[view.current]);
      if (view.target >= 0) {
        moveLink(ctx, at, this.pointAt(order[view.target]), theme);
        this.outline(ctx, order[view.target], theme, 'target');
      }
      ringedDot(ctx, at, theme);
    }
    if (this.pointOf(view.hover)) this.outline(ctx, view.hover, theme, 'hover');
  }

  /**
   * @param {Ctx} ctx
   * @param {number} rank
   * @param {Theme} theme
   * @param {'target' | 'hover'} kind
   */
  outline(ctx, rank, theme, kind) {
    const at = this.pointAt(rank);
    const half = this.cellPx / 2;
    const trace = (/** @type {Ctx} */ c) =>
      c.rect(at.x - half, at.y - half, this.cellPx, this.cellPx);
    outlineCell(ctx, at, this.cellPx, trace, theme, kind);
  }

  /**
   * The grid's bitmap at this view; only what changed since the last one is coloured again.
   * @param {MapView} view
   * @param {Theme} theme
   * @returns {Bitmap}
   */
  bitmap(view, theme) {
    const known = this.painted;
    const fresh = !known || known.colour !== view.colour || !sameTheme(known.theme, theme);
    const painted = fresh ? this.blank(view, theme) : known;
    this.painted = painted;
    const first = Math.min(painted.discovered, view.discovered, painted.expanded, view.expanded);
    const last = Math.max(painted.discovered, view.discovered);
    const sure = Math.max(painted.expanded, view.expanded);
    if (painted.discovered === view.discovered) this.recolour(painted, view, first, sure);
    else this.recolour(painted, view, first, last);
    painted.discovered = view.discovered;
    painted.expanded = view.expanded;
    return painted.shown;
  }

  /**
   * @param {MapView} view
   * @param {Theme} theme
   * @returns {Painted}
   */
  blank(view, theme) {
    const { columns, rows, enlarge } = this;
    const small = this.canvas(columns, rows);
    const shown = enlarge > 1 ? this.canvas(columns * enlarge, rows * enlarge) : small;
    const image = contextOf(small).createImageData(columns, rows);
    const pixels = new Uint32Array(image.data.buffer);
    const positions = positionsByRank(this.map);
    const unreachable = pixel(shades(theme).outOfReach);
    const unseen = pixel(unseenColour(view, theme));
    for (let rank = 0; rank < this.map.states; rank++) {
      pixels[rank] = positions[rank] < 0 ? unreachable : unseen;
    }
    contextOf(small).putImageData(image, 0, 0);
    /** @type {Painted} */
    const painted = {
      theme,
      colour: view.colour,
      discovered: 0,
      expanded: 0,
      small,
      shown,
      image,
      pixels,
      colours: coloursOf(this.map, view, theme),
    };
    this.enlargeRows(painted, 0, rows);
    return painted;
  }

  /**
   * @param {Painted} painted
   * @param {MapView} view
   * @param {number} from position
   * @param {number} to position
   */
  recolour(painted, view, from, to) {
    const { order, levels } = this.map;
    const { pixels, colours } = painted;
    let firstRow = this.rows;
    let lastRow = -1;
    let depth = 0;
    for (let position = from; position < to; position++) {
      while (levels[depth + 1] <= position) depth++;
      const rank = order[position];
      const role = position < view.expanded ? 2 : position < view.discovered ? 1 : 0;
      const next = colours[role][depth];
      if (pixels[rank] === next) continue;
      pixels[rank] = next;
      const row = Math.floor(rank / this.columns);
      if (row < firstRow) firstRow = row;
      if (row > lastRow) lastRow = row;
    }
    const ctx = contextOf(painted.small);
    if (lastRow < 0) return;
    const rows = lastRow - firstRow + 1;
    ctx.putImageData(painted.image, 0, 0, 0, firstRow, this.columns, rows);
    this.enlargeRows(painted, firstRow, rows);
  }

  /**
   * @param {Painted} painted
   * @param {number} row
   * @param {number} rows
   */
  enlargeRows(painted, row, rows) {
    const { columns, enlarge } = this;
    if (enlarge === 1) return;
    const ctx = contextOf(painted.shown);
    const at = [0, row * enlarge, columns * enlarge, rows * enlarge];
    ctx.imageSmoothingEnabled = false;
    ctx.clearRect(at[0], at[1], at[2], at[3]);
    ctx.drawImage(painted.small, 0, row, columns, rows, at[0], at[1], at[2], at[3]);
  }
}

/**
 * What the bitmap shows now.
 * @typedef {object} Painted
 * @property {Theme} theme
 * @property {MapView['colour']} colour
 * @property {number} discovered
 * @property {number} expanded
 * @property {Bitmap} small one pixel a state
 * @property {Bitmap} shown the same, enlarged where the box asks for it
 * @property {ImageData} image
 * @property {Uint32Array} pixels of the image
 * @property {Uint32Array[]} colours of unseen, frontier and expanded states, by depth
 */

/**
 * @param {MapView} view
 * @param {Theme} theme
 */
function unseenColour(view, theme) {
  return view.colour === 'depth' ? mix(theme.unseen, theme.card, 0.3) : theme.unseen;
}

/**
 * @param {SpaceMap} map
 * @param {MapView} view
 * @param {Theme} theme
 * @returns {Uint32Array[]}
 */
function coloursOf(map, view, theme) {
  const depths = map.levels.length - 1;
  const { frontier, expanded } = shades(theme);
  const unseen = pixel(unseenColour(view, theme));
  return ['unseen', 'frontier', 'expanded'].map((role) =>
    Uint32Array.from({ length: depths }, (_, k) => {
      if (role === 'unseen') return unseen;
      if (view.colour === 'role') return pixel(role === 'frontier' ? frontier : expanded);
      const colour = theme.depth(depths > 1 ? k / (depths - 1) : 0);
      return pixel(role === 'frontier' ? mix(colour, '#fff', 0.45) : colour);
    }),
  );
}
