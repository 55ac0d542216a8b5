/**
 * Drawing helpers shared by several pictures: derived colours, lines with halos, discs, stars,
 * hatching and grids.
 * @import { Ctx, Point, Rect, Theme } from './types.js'
 */
import { oncePer } from '../core/util/memo-key.js';
import { fade, mix, rgbOf } from './colour.js';

/**
 * Returns the colours of areas, borders and marks derived from a theme. Expanded states are solid,
 * waiting states hollow and unseen states plain, so that the roles are distinct without colour.
 * Cached, because mixing parses colours and each frame needs many.
 */
export const shades = oncePer((/** @type {Theme} */ theme) => {
  // Green contributes most to the lightness of a colour.
  const dark = rgbOf(theme.card)[1] < 128;
  // Background colour, used between cells and around marks.
  const ground = mix(theme.page, theme.air, 0.6);
  const { frontier, frontierInk, glow } = theme;
  return {
    dark,
    ground,
    halo: fade(ground, 0.85),
    unseen: theme.unseen,
    frontier,
    expanded: mix(theme.expanded, '#000', 0.16),
    /**
     * State that was expanded long ago; recent ones are brighter in a dark theme, darker in a light
     * theme.
     */
    settled: dark ? mix(theme.expanded, ground, 0.27) : mix(theme.expanded, glow, 0.08),
    /** Interior and border of a cell that waits in the queue. */
    waiting: mix(ground, frontier, dark ? 0.2 : 0.22),
    waitingEdge: dark ? mix(frontier, ground, 0.3) : mix(frontier, frontierInk, 0.55),
    /** Lines and dots of the newest discovery. */
    fresh: dark ? frontierInk : mix(frontier, frontierInk, 0.7),
    /** Unreachable states, close to the background colour. */
    outOfReach: mix(ground, theme.unseen, 0.5),
    /**
     * Colours that the newest states are blended with: dodged in a dark theme, burned in a light one.
     */
    settledGain: mix('#000', '#fff', dark ? 0.44 : 0.63),
    waitingGain: mix('#000', '#fff', dark ? 0.33 : 0.75),
  };
});

/** Returns whether a theme is dark. @param {Theme} theme */
export function isDark(theme) {
  return shades(theme).dark;
}

/**
 * Strokes the current path with a halo around the line.
 * @param {Ctx} ctx
 * @param {Theme} theme
 * @param {string} colour
 * @param {number} width in CSS pixels
 * @param {number} [halo] width on each side, in CSS pixels
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
 * Fills a circle.
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
 * Draws stars on goal states with an outline that stands out from any background.
 * @param {Ctx} ctx
 * @param {readonly Point[]} points
 * @param {number} r outer radius, in CSS pixels
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
 * Draws diagonal lines over a rectangle; set a clip to limit them to a shape.
 * @param {Ctx} ctx
 * @param {Rect} area
 * @param {string} colour
 * @param {number} pitch distance between two lines, in CSS pixels
 * @param {number} lineWidth in CSS pixels
 * @param {number} [phase] x + y of a point on one of the lines
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
 * Adds the lines between the cells of a grid to the current path.
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
 * Creates a canvas for a bitmap. Not an OffscreenCanvas, which WebKit on Linux lacks.
 * @param {number} width device pixels
 * @param {number} height device pixels
 */
export function makeCanvas(width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return /** @type {Ctx} */ (canvas.getContext('2d'));
}
