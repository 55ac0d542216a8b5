/**
 * Bitmaps of the whole map, one per role, and painting a moment of the search from them: every
 * moment is two prefixes of the order of discovery, so it is two clips and three drawImage calls.
 * @import { Bitmap, CanvasMaker, Ctx, MapView, SpaceMap, Theme } from './types.js'
 * @typedef {'unseen' | 'frontier' | 'expanded'} Role
 * @typedef {{ x: number, y: number, width: number, height: number }} Rect
 */

/** @type {readonly Role[]} */
const ROLES = ['unseen', 'frontier', 'expanded'];

/** @type {WeakMap<SpaceMap, Int32Array>} */
const inverses = new WeakMap();

/**
 * The position of every rank, -1 for a state that was never reached; made once for all layouts.
 * @param {SpaceMap} map
 * @returns {Int32Array}
 */
export function positionsByRank(map) {
  let positions = inverses.get(map);
  if (!positions) {
    positions = new Int32Array(map.states).fill(-1);
    for (let i = 0; i < map.order.length; i++) positions[map.order[i]] = i;
    inverses.set(map, positions);
  }
  return positions;
}

/** @type {CanvasMaker} */
export function makeCanvas(width, height) {
  if (globalThis.OffscreenCanvas) return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/**
 * @param {Bitmap} bitmap
 * @returns {Ctx}
 */
export function contextOf(bitmap) {
  const ctx = /** @type {Ctx | null} */ (bitmap.getContext('2d'));
  if (!ctx) throw new Error('this browser gives no 2d canvas context');
  return ctx;
}

/**
 * Tells whether two themes paint alike; most often they are the same object.
 * @param {Theme | null} a
 * @param {Theme} b
 */
export function sameTheme(a, b) {
  if (a === b) return true;
  if (!a) return false;
  const keys = /** @type {(keyof Theme)[]} */ (Object.keys(b));
  return (
    keys.every((key) => key === 'depth' || a[key] === b[key]) &&
    [0, 0.5, 1].every((t) => a.depth(t) === b.depth(t))
  );
}

/** The role bitmaps of one layout in one box. */
export class RoleSheets {
  /**
   * @param {Rect} area what the bitmaps cover, in CSS px
   * @param {number} scale device pixels per CSS px
   * @param {(ctx: Ctx, role: Role, colour: MapView['colour'], theme: Theme) => void} draw
   * @param {CanvasMaker} [canvas]
   */
  constructor(area, scale, draw, canvas = makeCanvas) {
    // Whole device pixels: bitmaps must land on the pixel grid or every fine line blurs.
    const left = Math.floor(area.x * scale);
    const top = Math.floor(area.y * scale);
    this.left = left;
    this.top = top;
    this.columns = Math.max(1, Math.ceil((area.x + area.width) * scale) - left);
    this.rows = Math.max(1, Math.ceil((area.y + area.height) * scale) - top);
    this.scale = scale;
    this.draw = draw;
    this.canvas = canvas;
    /** @type {Theme | null} */
    this.theme = null;
    /** @type {Map<string, Bitmap>} */
    this.bitmaps = new Map();
  }

  /**
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   * @param {number} total number of positions
   * @param {(ctx: Ctx, count: number) => void} trace adds the outline of the first positions
   */
  paint(ctx, view, theme, total, trace) {
    if (!sameTheme(this.theme, theme)) this.bitmaps.clear();
    this.theme = theme;
    const ends = [total, Math.min(view.discovered, total), Math.min(view.expanded, total)];
    ROLES.forEach((role, i) => {
      const end = ends[i];
      // What the next role covers completely need not be drawn.
      if (end === 0 || ends[i + 1] === end) return;
      ctx.save();
      if (i > 0) {
        ctx.beginPath();
        trace(ctx, end);
        ctx.clip();
      }
      this.stamp(ctx, this.sheet(role, view.colour, theme));
      ctx.restore();
    });
  }

  /**
   * @param {Ctx} ctx
   * @param {Bitmap} bitmap
   */
  stamp(ctx, bitmap) {
    const { scale } = this;
    const at = [this.left / scale, this.top / scale, this.columns / scale, this.rows / scale];
    ctx.drawImage(bitmap, at[0], at[1], at[2], at[3]);
  }

  /**
   * @param {Role} role
   * @param {MapView['colour']} colour
   * @param {Theme} theme
   */
  sheet(role, colour, theme) {
    const key = `${role} ${colour}`;
    let bitmap = this.bitmaps.get(key);
    if (!bitmap) {
      bitmap = this.canvas(this.columns, this.rows);
      const ctx = contextOf(bitmap);
      ctx.setTransform(this.scale, 0, 0, this.scale, -this.left, -this.top);
      this.draw(ctx, role, colour, theme);
      this.bitmaps.set(key, bitmap);
    }
    return bitmap;
  }
}
