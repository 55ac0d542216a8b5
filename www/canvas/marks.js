/**
 * Colours of marks that are derived from a theme, and canvases for bitmaps.
 * @import { Ctx, Theme } from './types.js'
 */
import { contextOf } from './context.js';
import { oncePer } from '../core/util/memo-key.js';
import { fade, mix, rgbOf } from './colour.js';

/**
 * Returns the colours of areas, borders and marks derived from a theme. Expanded states are solid,
 * waiting states hollow and unseen states plain, so that the roles are distinct without colour.
 * Cached, because mixing parses colours and each frame needs many.
 */
export const shades = oncePer((/** @type {Theme} */ theme) => {
  // Estimate the lightness by the green channel, which contributes most to it.
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
     * Colours to blend the newest states with: by dodging in a dark theme, by burning in a light
     * one.
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
 * Frees the bitmap of a canvas that is not used any more. Some browsers keep bitmaps until memory
 * runs out, and then give no more canvases.
 * @param {Ctx} ctx
 */
export function freeCanvas({ canvas }) {
  canvas.width = canvas.height = 0;
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
  return contextOf(canvas);
}
