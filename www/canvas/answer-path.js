/**
 * Draws the answer's path: a line through its states, a dot on each, a star on the goal. While the
 * answer is shown, the path lights up from the start, and a marker moves along it to the state
 * whose board is shown.
 * @import { Pen } from './pen.js'
 * @import { Lit, Point, Rect } from './types.js'
 */
import { pointBetween } from './geometry.js';

/**
 * Returns a point on the line between two points.
 * @typedef {(from: Point, to: Point, share: number) => Point} Bend
 */

/** Number of moves from which a path among bent lines is thin and has no dots. */
const MANY = 24;

/** Number of straight pieces of a bent line. */
const PIECES = 12;

/** Complete path without animation. @type {Lit} */
export const ALL_LIT = { dim: 0, edges: Infinity, star: 0, rest: 0, marker: -1 };

/** Glow around the lit path: extra line width in CSS pixels, and opacity. */
const GLOW = [
  [15, 0.07],
  [9, 0.13],
  [5.5, 0.3],
];
/** Radius of the star in CSS pixels: `lit` while the answer is shown, else `plain`. */
const STAR_PX = { plain: 10, lit: 15 };
const HALO_PX = 58;
/** Radius of the ring that expands from the star, in CSS pixels. */
const RING_PX = { from: 12, to: 84 };
/** Opacity of the layer that dims the surroundings of the path, by kind of theme. */
const DIMMED = { dark: 0.5, light: 0.55 };

/**
 * Draws the path. `lit` says which part of the path is bright.
 * @param {Pen} pen
 * @param {readonly Point[]} points
 * @param {boolean} ends whether the last point is a goal
 * @param {{ lit?: Lit | null, bend?: Bend | null, haloPx?: number }} [how] lines between the points
 *   are straight by default
 */
export function answerPath(pen, points, ends, how = {}) {
  const lit = how.lit ?? ALL_LIT;
  const bend = how.bend ?? pointBetween;
  const { edges, rest, star, marker } = lit;
  const { ctx } = pen;
  const last = points.length - 1;
  const isThin = bend !== pointBetween && last >= MANY;
  if (rest > 0 && edges < last) {
    ctx.save();
    ctx.globalAlpha = rest;
    way(pen, bent(points, bend), points, isThin);
    if (ends) pen.stars(points.slice(last), STAR_PX.plain);
    ctx.restore();
  }
  const isThere = edges >= last;
  const reached = bent(upTo(points, edges, bend), bend);
  if (reached.length === 0) return;
  if (lit !== ALL_LIT && !isThin) glow(pen, reached);
  const dots = points.slice(0, Math.min(Math.floor(edges), ends ? last - 1 : last) + 1);
  if (ends && isThere) halo(pen, points[last], star, how.haloPx);
  way(pen, reached, dots, isThin);
  if (ends && isThere) {
    const r = STAR_PX.plain + star * (STAR_PX.lit - STAR_PX.plain);
    pen.stars(points.slice(last), r);
  }
  if (marker < 0 || marker > last) return;
  pathMarker(pen, placeOn(points, marker, bend));
}

/**
 * Draws the marker of the board shown.
 * @param {Pen} pen
 * @param {Point} at
 */
export function pathMarker(pen, at) {
  pen.disc(at, 11, pen.shades.ground);
  pen.disc(at, 9.5, pen.theme.current);
  pen.disc(at, 6.5, pen.theme.path);
  pen.disc(at, 3, pen.theme.glow);
}

/**
 * Returns the given points and, between them, points along the bent lines.
 * @param {readonly Point[]} points
 * @param {Bend} bend
 */
function bent(points, bend) {
  if (bend === pointBetween) return points;
  return points.flatMap((to, at) => {
    if (at === 0) return [to];
    return Array.from({ length: PIECES }, (_, piece) =>
      bend(points[at - 1], to, (piece + 1) / PIECES),
    );
  });
}

/**
 * Covers the surroundings of the path with the colour of the background.
 * @param {Pen} pen
 * @param {Rect} area
 * @param {number} share of the full opacity, 0..=1
 */
export function dimRoom(pen, area, share) {
  if (share === 0) return;
  const { ctx, theme, dark } = pen;
  ctx.save();
  // The canvas can be transparent: cover only painted pixels.
  ctx.globalCompositeOperation = 'source-atop';
  ctx.globalAlpha = share * (dark ? DIMMED.dark : DIMMED.light);
  pen.rect(area, dark ? theme.page : theme.air);
  ctx.restore();
}

/**
 * Returns the animation state for the second half of a path whose halves are on two maps.
 * @param {Lit | null | undefined} lit
 * @param {number} before number of edges in the first half
 */
export const litFrom = (lit, before) =>
  lit && { ...lit, edges: lit.edges - before, marker: lit.marker < 0 ? -1 : lit.marker - before };

/**
 * Returns the points of the path up to a number of edges. If the number has a fraction, the last
 * point lies within an edge.
 * @param {readonly Point[]} points
 * @param {number} edges
 * @param {Bend} [bend]
 */
export function upTo(points, edges, bend) {
  if (edges < 0) return [];
  const whole = Math.min(points.length - 1, Math.floor(edges));
  const reached = points.slice(0, whole + 1);
  return edges > whole && whole < points.length - 1
    ? [...reached, placeOn(points, edges, bend)]
    : reached;
}

/**
 * Returns the point at a distance along the path.
 * @param {readonly Point[]} points
 * @param {number} edges distance along the path, in edges
 * @param {Bend} [bend]
 * @returns {Point}
 */
export function placeOn(points, edges, bend = pointBetween) {
  const whole = Math.min(points.length - 1, Math.floor(edges));
  const next = points[whole + 1];
  return next ? bend(points[whole], next, edges - whole) : points[whole];
}

/**
 * @param {Pen} pen
 * @param {readonly Point[]} points
 * @param {readonly Point[]} dots
 * @param {boolean} isThin
 */
function way(pen, points, dots, isThin) {
  const { ctx, theme } = pen;
  // The outline is dark in a dark theme, white in a light theme.
  const edge = pen.dark ? pen.shades.ground : theme.glow;
  pen.trace(points);
  ctx.lineJoin = ctx.lineCap = 'round';
  pen.stroke(edge, isThin ? 4.5 : 6.5);
  pen.stroke(theme.path, isThin ? 1.75 : 3);
  for (const at of isThin ? [] : dots) {
    pen.disc(at, 5, edge);
    pen.disc(at, 4, theme.path);
    pen.disc(at, 2, theme.glow);
  }
}

/** @param {Pen} pen @param {readonly Point[]} points */
function glow(pen, points) {
  if (points.length < 2) return;
  const { ctx } = pen;
  ctx.save();
  pen.trace(points);
  ctx.lineJoin = ctx.lineCap = 'round';
  for (const [wider, alpha] of GLOW) {
    ctx.globalAlpha = alpha;
    pen.stroke(pen.theme.path, 3 + wider);
  }
  ctx.restore();
}

/**
 * Draws the light around the star, and a ring that expands and fades out.
 * @param {Pen} pen
 * @param {Point} at
 * @param {number} share
 * @param {number} [r]
 */
function halo(pen, at, share, r = HALO_PX) {
  if (share === 0) return;
  const { ctx, theme } = pen;
  ctx.save();
  pen.glow({ ...at, r }, theme.path, [[0, 0.6 * share], [0.5, 0.2 * share], [1, 0]]); // prettier-ignore
  if (share < 1) {
    pen.circle(at, RING_PX.from + share * (RING_PX.to - RING_PX.from));
    ctx.globalAlpha = 0.8 * (1 - share);
    pen.stroke(theme.path, 2 + 4 * (1 - share));
  }
  ctx.restore();
}
