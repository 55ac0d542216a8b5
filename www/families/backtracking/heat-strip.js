/**
 * The background of the scrub bar: how deep the search was over the steps of the run so far, or of
 * a part of it. In each pixel column a band from the least to the greatest depth, as warm as the
 * mean, which is also a line; below it how dense the turns back are, and marks for record depths.
 * @import { Ctx, Rect, Theme } from '../../draw/types.js'
 */
import { fade, mix } from '../../draw/colour.js';
import { hatch, isDark } from '../../draw/marks.js';
import { paintBar } from '../../draw/scrub-bar.js';
import { DepthNumber as N } from '../../wasm/searchlight.js';

const SHADES = 64;
/** Height of the row of turns back, and what the records stand in, CSS px. */
const TURNS_BACK_PX = 4;
const RECORD_PX = 5;

/**
 * How deep the search was over a part of the run.
 * @typedef {object} DepthProfile
 * @property {number} from the step at the left edge
 * @property {number} to the step at the right edge
 * @property {Float64Array} columns of each column what `DepthNumber` says
 */

/**
 * @typedef {object} StripView
 * @property {number} cursor the step shown
 * @property {number} known steps computed so far
 */

/**
 * What the height and the warmth of the bar stand for: the least and the greatest depth, and the
 * least and the greatest mean of a column. The first column of a run does not count for the least
 * ones: it begins at depth 0, whatever comes after it.
 * @param {Float64Array} columns
 * @returns {{ low: number, high: number, cold: number, warm: number }}
 */
export function rangeOf(columns) {
  let [low, high, cold, warm] = [Infinity, 0, Infinity, 0];
  for (let at = 0; at < columns.length; at += N.Count) {
    const least = columns[at + N.Least];
    const most = columns[at + N.Most];
    const mean = columns[at + N.Mean];
    if (least < 0) continue;
    high = Math.max(high, most);
    warm = Math.max(warm, mean);
    if (at === 0 && least === 0) continue;
    low = Math.min(low, least);
    cold = Math.min(cold, mean);
  }
  return { low: Math.min(low, high), high, cold: Math.min(cold, warm), warm };
}

/**
 * Paints the whole bar, the cursor too. Before the cursor it is strong, after it pale; what
 * is not known yet is hatched.
 * @param {Ctx} ctx scaled to CSS px and cleared
 * @param {{ width: number, height: number }} box
 * @param {DepthProfile} profile
 * @param {StripView} view
 * @param {Theme} theme
 */
export function paintHeatStrip(ctx, box, profile, view, theme) {
  const { width, height } = box;
  const xOf = (/** @type {number} */ step) =>
    ((step - profile.from) / Math.max(1, profile.to - profile.from)) * width;
  const knownX = Math.min(width, Math.max(0, xOf(view.known)));
  const cursorX = xOf(view.cursor);
  const isSeen = view.cursor >= profile.from && view.cursor <= profile.to;
  paintBar(ctx, box, isSeen ? cursorX : NaN, theme, () => {
    const part = new Columns(profile.columns, box);
    part.paintBand(ctx, theme);
    part.paintMean(ctx, theme);
    part.paintTurnsBack(ctx, theme);
    part.paintRecords(ctx, theme);
    ctx.fillStyle = fade(theme.sunk, 0.62);
    if (cursorX < knownX)
      ctx.fillRect(Math.max(0, cursorX), 0, knownX - Math.max(0, cursorX), height);
    if (knownX < width)
      paintUnknown(ctx, { x: knownX, y: 0, width: width - knownX, height }, theme);
  });
}

/**
 * What is not computed yet.
 * @param {Ctx} ctx
 * @param {Rect} area
 * @param {Theme} theme
 */
function paintUnknown(ctx, area, theme) {
  ctx.save();
  ctx.beginPath();
  ctx.rect(area.x, area.y, area.width, area.height);
  ctx.clip();
  ctx.fillStyle = theme.sunk;
  ctx.fillRect(area.x, area.y, area.width, area.height);
  hatch(ctx, area, theme.line, 7, 1.25);
  ctx.restore();
}

/** The columns of a profile in a box: one pass over them for each thing that is painted. */
class Columns {
  /**
   * @param {Float64Array} packed
   * @param {{ width: number, height: number }} box
   */
  constructor(packed, { width, height }) {
    this.packed = packed;
    this.count = packed.length / N.Count;
    this.columnPx = width / Math.max(1, this.count);
    this.width = width;
    this.height = height;
    /** The bottom of the profile: below it are the turns back. */
    this.floor = height - TURNS_BACK_PX - 1;
    this.range = rangeOf(packed);
  }

  /** @param {number} column */
  isKnown(column) {
    return this.least(column) >= 0;
  }

  /** @param {number} column */
  least(column) {
    return this.packed[column * N.Count + N.Least];
  }

  /** @param {number} column */
  most(column) {
    return this.packed[column * N.Count + N.Most];
  }

  /** @param {number} column */
  mean(column) {
    return this.packed[column * N.Count + N.Mean];
  }

  /** @param {number} column */
  turnsBack(column) {
    return this.packed[column * N.Count + N.TurnsBack];
  }

  /** @param {number} column */
  records(column) {
    return this.packed[column * N.Count + N.Records];
  }

  /** @param {number} depth */
  y(depth) {
    const { low, high } = this.range;
    const share = Math.max(0, (depth - low + 1) / (high - low + 1));
    return this.floor - share * (this.floor - RECORD_PX - 1);
  }

  /**
   * The depths that the search was at, as warm as their mean; paler those below, which it did not
   * come back to.
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  paintBand(ctx, theme) {
    const { band, below } = heat(theme);
    const { cold, warm } = this.range;
    // Columns that lie side by side must not let the ground through.
    const wide = this.columnPx + 0.3;
    for (let column = 0; column < this.count; column++) {
      if (!this.isKnown(column)) continue;
      const share = Math.max(0, (this.mean(column) - cold) / Math.max(1, warm - cold));
      const shade = Math.round(share * (SHADES - 1));
      const x = column * this.columnPx;
      const top = this.y(this.most(column)) - 0.75;
      const bottom = Math.min(this.floor, this.y(this.least(column)) + 0.75);
      ctx.fillStyle = below[shade];
      ctx.fillRect(x, bottom, wide, this.floor - bottom);
      ctx.fillStyle = band[shade];
      ctx.fillRect(x, top, wide, bottom - top);
    }
  }

  /**
   * The mean as a line on a halo. Of upright pieces, one a column: a browser paints thousands of
   * these in a fraction of the time that it takes for one line with as many corners.
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  paintMean(ctx, theme) {
    ctx.fillStyle = fade(theme.card, 0.65);
    this.#fillMean(ctx, 1.25);
    ctx.fillStyle = theme.ink;
    this.#fillMean(ctx, 0.65);
  }

  /**
   * @param {Ctx} ctx
   * @param {number} half px above and below the mean
   */
  #fillMean(ctx, half) {
    const wide = Math.max(1, this.columnPx);
    let before = -1;
    for (let column = 0; column < this.count; column++) {
      if (!this.isKnown(column)) continue;
      const y = this.y(this.mean(column));
      const from = before < 0 ? y : before;
      const top = Math.min(y, from) - half;
      ctx.fillRect(column * this.columnPx, top, wide, Math.abs(y - from) + 2 * half);
      before = y;
    }
  }

  /**
   * The darker, the more turns back there are, compared with the column that has most.
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  paintTurnsBack(ctx, theme) {
    let most = 1;
    for (let column = 0; column < this.count; column++)
      most = Math.max(most, this.turnsBack(column));
    ctx.fillStyle = theme.ink2;
    for (let column = 0; column < this.count; column++) {
      const turnsBack = this.turnsBack(column);
      if (turnsBack === 0) continue;
      ctx.globalAlpha = 0.15 + 0.85 * (turnsBack / most);
      const wide = Math.min(1.5, this.columnPx);
      ctx.fillRect(column * this.columnPx, this.height - TURNS_BACK_PX, wide, TURNS_BACK_PX);
    }
    ctx.globalAlpha = 1;
  }

  /**
   * Small triangles over the columns where the search was deeper than ever before; of several that
   * would touch, the last: it is the deepest.
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  paintRecords(ctx, theme) {
    const half = RECORD_PX * 0.7;
    let free = Infinity;
    ctx.beginPath();
    for (let column = this.count - 1; column >= 0; column--) {
      // Clear of the bar's round corners.
      const edge = half + 2;
      const x = Math.min(this.width - edge, Math.max(edge, (column + 0.5) * this.columnPx));
      if (this.records(column) === 0 || x + half > free) continue;
      free = x - half - 1;
      ctx.moveTo(x - half, 0);
      ctx.lineTo(x + half, 0);
      ctx.lineTo(x, RECORD_PX);
      ctx.closePath();
    }
    ctx.fillStyle = theme.ink;
    ctx.fill();
  }
}

/** @typedef {{ band: string[], below: string[] }} Heat */

/** @type {WeakMap<Theme, Heat>} */
const heats = new WeakMap();

/**
 * The ramp of depths, without the end that could not be told from the ground.
 * @param {Theme} theme
 * @returns {Heat}
 */
function heat(theme) {
  const known = heats.get(theme);
  if (known) return known;
  const low = isDark(theme) ? 0.25 : 0;
  const band = Array.from({ length: SHADES }, (_, shade) =>
    theme.depth(low + ((isDark(theme) ? 0.75 : 0.9) * shade) / (SHADES - 1)),
  );
  const made = { band, below: band.map((colour) => mix(theme.sunk, colour, 0.45)) };
  heats.set(theme, made);
  return made;
}
