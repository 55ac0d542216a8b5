/**
 * Draws the answer's path: a line through its states, a dot on each, a star on the goal. While the
 * answer is shown, the path lights up from the start, and a marker shows the position of the board.
 * @import { Ctx, Lit, Point, Theme } from './types.js'
 */
import { fade } from './colour.js';
import { pointBetween } from './geometry.js';
import { disc, isDark, shades, stars } from './marks.js';

/** Complete path without animation. @type {Lit} */
export const ALL_LIT = { dim: 0, edges: Infinity, star: 0, rest: 0, marker: -1 };

/** Glow around the lit path: extra line width in CSS pixels, and opacity. */
const GLOW = [
  [15, 0.07],
  [9, 0.13],
  [5.5, 0.3],
];
/** Radius of the star in CSS pixels, `lit` while the answer is shown. */
const STAR_PX = { plain: 10, lit: 15 };
const HALO_PX = 58;
/** Radius of the ring that expands from the star, in CSS pixels. */
const RING_PX = { from: 12, to: 84 };
/** Opacity of the overlay that dims the surroundings, in dark and light themes. */
const DIMMED = { dark: 0.5, light: 0.55 };

/**
 * Draws the path, lit as far as `lit` says.
 * @param {Ctx} ctx
 * @param {readonly Point[]} points
 * @param {boolean} ends whether the last point is a goal
 * @param {Theme} theme
 * @param {Lit} [lit]
 */
export function answerPath(ctx, points, ends, theme, lit = ALL_LIT) {
  const { edges, rest, star, marker } = lit;
  const last = points.length - 1;
  if (rest > 0 && edges < last) {
    ctx.save();
    ctx.globalAlpha = rest;
    way(ctx, points, points, theme);
    if (ends) stars(ctx, points.slice(last), STAR_PX.plain, theme);
    ctx.restore();
  }
  const isThere = edges >= last;
  const reached = upTo(points, edges);
  if (reached.length === 0) return;
  if (lit !== ALL_LIT) glow(ctx, reached, theme);
  const dots = points.slice(0, Math.min(Math.floor(edges), ends ? last - 1 : last) + 1);
  if (ends && isThere) halo(ctx, points[last], star, theme);
  way(ctx, reached, dots, theme);
  if (ends && isThere) {
    const r = STAR_PX.plain + star * (STAR_PX.lit - STAR_PX.plain);
    stars(ctx, points.slice(last), r, theme);
  }
  if (marker >= 0 && marker <= last) paintMarker(ctx, placeOn(points, marker), theme);
}

/**
 * Dims the surroundings of the path; in a light theme, fades them.
 * @param {Ctx} ctx
 * @param {{ x: number, y: number, width: number, height: number }} area
 * @param {number} share
 * @param {Theme} theme
 */
export function dimRoom(ctx, { x, y, width, height }, share, theme) {
  if (share === 0) return;
  ctx.save();
  // The canvas may be transparent: dim only painted pixels.
  ctx.globalCompositeOperation = 'source-atop';
  ctx.globalAlpha = share * (isDark(theme) ? DIMMED.dark : DIMMED.light);
  ctx.fillStyle = isDark(theme) ? theme.page : theme.air;
  ctx.fillRect(x, y, width, height);
  ctx.restore();
}

/**
 * Returns the animation of the second half of a path that consists of two sides.
 * @param {Lit | null | undefined} lit
 * @param {number} before number of edges in the first half
 */
export const litFrom = (lit, before) =>
  lit && { ...lit, edges: lit.edges - before, marker: lit.marker < 0 ? -1 : lit.marker - before };

/**
 * Returns the points of the first edges, with a last point within a partly covered edge.
 * @param {readonly Point[]} points
 * @param {number} edges
 */
export function upTo(points, edges) {
  if (edges < 0) return [];
  const whole = Math.min(points.length - 1, Math.floor(edges));
  const reached = points.slice(0, whole + 1);
  return edges > whole && whole < points.length - 1
    ? [...reached, placeOn(points, edges)]
    : reached;
}

/**
 * Returns the point at a distance along the path.
 * @param {readonly Point[]} points
 * @param {number} edges distance along the path, in edges
 * @returns {Point}
 */
export function placeOn(points, edges) {
  const whole = Math.min(points.length - 1, Math.floor(edges));
  const next = points[whole + 1];
  return next ? pointBetween(points[whole], next, edges - whole) : points[whole];
}

/**
 * @param {Ctx} ctx
 * @param {readonly Point[]} points
 * @param {readonly Point[]} dots
 * @param {Theme} theme
 */
function way(ctx, points, dots, theme) {
  const edge = edgeOf(theme);
  trace(ctx, points);
  ctx.strokeStyle = edge;
  ctx.lineWidth = 6.5;
  ctx.stroke();
  ctx.strokeStyle = theme.path;
  ctx.lineWidth = 3;
  ctx.stroke();
  for (const at of dots) {
    disc(ctx, at, 5, edge);
    disc(ctx, at, 4, theme.path);
    disc(ctx, at, 2, theme.glow);
  }
}

/**
 * Returns the outline colour: dark in a dark theme, white in a light theme.
 * @param {Theme} theme
 */
const edgeOf = (theme) => (isDark(theme) ? shades(theme).ground : theme.glow);

/** @type {(ctx: Ctx, points: readonly Point[]) => void} */
function trace(ctx, points) {
  ctx.beginPath();
  for (const { x, y } of points) ctx.lineTo(x, y);
  ctx.lineJoin = ctx.lineCap = 'round';
}

/** @type {(ctx: Ctx, points: readonly Point[], theme: Theme) => void} */
function glow(ctx, points, theme) {
  if (points.length < 2) return;
  ctx.save();
  trace(ctx, points);
  ctx.strokeStyle = theme.path;
  for (const [wider, alpha] of GLOW) {
    ctx.globalAlpha = alpha;
    ctx.lineWidth = 3 + wider;
    ctx.stroke();
  }
  ctx.restore();
}

/**
 * Draws the light around the star, and a ring that expands and fades out.
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} share
 * @param {Theme} theme
 */
function halo(ctx, { x, y }, share, theme) {
  if (share === 0) return;
  const light = ctx.createRadialGradient(x, y, 0, x, y, HALO_PX);
  light.addColorStop(0, fade(theme.path, 0.6 * share));
  light.addColorStop(0.5, fade(theme.path, 0.2 * share));
  light.addColorStop(1, fade(theme.path, 0));
  ctx.save();
  ctx.fillStyle = light;
  ctx.fillRect(x - HALO_PX, y - HALO_PX, 2 * HALO_PX, 2 * HALO_PX);
  if (share < 1) {
    ctx.beginPath();
    ctx.arc(x, y, RING_PX.from + share * (RING_PX.to - RING_PX.from), 0, 2 * Math.PI);
    ctx.globalAlpha = 0.8 * (1 - share);
    ctx.strokeStyle = theme.path;
    ctx.lineWidth = 2 + 4 * (1 - share);
    ctx.stroke();
  }
  ctx.restore();
}

/** Draws the marker of the board shown. @type {(ctx: Ctx, at: Point, theme: Theme) => void} */
function paintMarker(ctx, at, theme) {
  disc(ctx, at, 11, shades(theme).ground);
  disc(ctx, at, 9.5, theme.current);
  disc(ctx, at, 6.5, theme.path);
  disc(ctx, at, 3, theme.glow);
}
