/**
 * What is drawn on more than one picture: the looks of the roles, lines on a halo, discs, stars, hatching and
 * grids.
 * @import { Ctx, Point, Rect, Theme } from './types.js'
 */
import { fade, mix, rgbOf } from './colour.js';

/** One a theme: mixing reads colours, and a frame asks for many. @type {WeakMap<Theme, Shades>} */
const mixed = new WeakMap();

/** @typedef {ReturnType<typeof mixShades>} Shades */

/**
 * The colours of the roles as areas, and of what lies between and upon them. An expanded state is
 * solid, a waiting one hollow and one that is not seen plain: the roles are told without colour.
 * @param {Theme} theme
 * @returns {Shades}
 */
export function shades(theme) {
  const own = mixed.get(theme) ?? mixShades(theme);
  mixed.set(theme, own);
  return own;
}

/** @param {Theme} theme */
function mixShades(theme) {
  // Green weighs most in how light a colour is.
  const dark = rgbOf(theme.card)[1] < 128;
  // What stands for the room behind a picture: between cells and around marks.
  const ground = mix(theme.page, theme.air, 0.6);
  const { frontier, frontierInk, glow } = theme;
  return {
    dark,
    ground,
    halo: fade(ground, 0.85),
    unseen: theme.unseen,
    frontier,
    expanded: mix(theme.expanded, '#000', 0.16),
    /** A state that was expanded long ago; a recent one is brighter in the dark, darker in the light. */
    settled: dark ? mix(theme.expanded, ground, 0.27) : mix(theme.expanded, glow, 0.08),
    /** Inside a waiting cell, and its edge. */
    waiting: mix(ground, frontier, dark ? 0.2 : 0.22),
    waitingEdge: dark ? mix(frontier, ground, 0.3) : mix(frontier, frontierInk, 0.55),
    /** Lines and dots about what has just been found. */
    fresh: dark ? frontierInk : mix(frontier, frontierInk, 0.7),
    /** States out of reach sink towards the ground. */
    outOfReach: mix(ground, theme.unseen, 0.5),
    /** What a role's newest states gain in strength, by `gainBy`; the oldest gain `noGain`. */
    settledGain: mix('#000', '#fff', dark ? 0.44 : 0.63),
    waitingGain: mix('#000', '#fff', dark ? 0.33 : 0.75),
    noGain: dark ? '#000' : '#fff',
    gainBy: /** @type {GlobalCompositeOperation} */ (dark ? 'color-dodge' : 'color-burn'),
  };
}

/** @param {Theme} theme */
export function isDark(theme) {
  return shades(theme).dark;
}

/**
 * Strokes the context's current path in a colour on a halo.
 * @param {Ctx} ctx
 * @param {Theme} theme
 * @param {string} colour
 * @param {number} width px
 * @param {number} [halo] px on each side
 */
export function strokeHaloed(ctx, theme, colour, width, halo = 1.5) {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.strokeStyle = shades(theme).halo;
  ctx.lineWidth = width + 2 * halo;
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}

/**
 * @param {Ctx} ctx
 * @param {Point} at
 * @param {number} r
 * @param {string} colour
 */
export function disc(ctx, at, r, colour) {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(at.x, at.y, r, 0, 2 * Math.PI);
  ctx.fill();
}

/**
 * Stars on goal states, all in one path, with an edge that parts their green from any ground.
 * @param {Ctx} ctx
 * @param {readonly Point[]} points
 * @param {number} r outer radius, px
 * @param {Theme} theme
 */
export function stars(ctx, points, r, theme) {
  if (points.length === 0) return;
  ctx.beginPath();
  for (const { x, y } of points) {
    for (let i = 0; i < 10; i++) {
      const reach = i % 2 === 0 ? r : 0.45 * r;
      const angle = (i * Math.PI) / 5;
      if (i === 0) ctx.moveTo(x, y - r);
      else ctx.lineTo(x + reach * Math.sin(angle), y - reach * Math.cos(angle));
    }
    ctx.closePath();
  }
  ctx.lineJoin = 'round';
  ctx.strokeStyle = theme.glow;
  ctx.lineWidth = Math.max(2.5, r / 3);
  ctx.stroke();
  ctx.fillStyle = theme.goal;
  ctx.fill();
}

/**
 * Diagonal lines over a rectangle; clip first to keep them inside a shape.
 * @param {Ctx} ctx
 * @param {Rect} area
 * @param {string} colour
 * @param {number} pitch px between two lines, across
 * @param {number} lineWidth px
 * @param {number} [phase] x + y of a point that one of them goes through
 */
export function hatch(ctx, { x, y, width, height }, colour, pitch, lineWidth, phase = x + y) {
  const step = pitch * Math.SQRT2;
  const beyond = x + y - phase - step * Math.floor((x + y - phase) / step);
  ctx.beginPath();
  for (let offset = -height - beyond; offset < width; offset += step) {
    ctx.moveTo(x + offset, y + height);
    ctx.lineTo(x + offset + height, y);
  }
  ctx.lineCap = 'butt';
  ctx.strokeStyle = colour;
  ctx.lineWidth = lineWidth;
  ctx.stroke();
}

/**
 * The lines between the cells of a grid.
 * @param {Ctx} ctx
 * @param {number} left
 * @param {number} top
 * @param {number} columns
 * @param {number} rows
 * @param {number} cellPx
 */
export function traceGrid(ctx, left, top, columns, rows, cellPx) {
  for (let column = 1; column < columns; column++) {
    ctx.moveTo(left + column * cellPx, top);
    ctx.lineTo(left + column * cellPx, top + rows * cellPx);
  }
  for (let row = 1; row < rows; row++) {
    ctx.moveTo(left, top + row * cellPx);
    ctx.lineTo(left + columns * cellPx, top + row * cellPx);
  }
}

/**
 * A canvas to keep a bitmap on; not an OffscreenCanvas, which WebKit on Linux has not.
 * @param {number} width device pixels
 * @param {number} height device pixels
 */
export function makeCanvas(width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return /** @type {Ctx} */ (canvas.getContext('2d'));
}
