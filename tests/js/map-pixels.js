/**
 * The pixels that a layout of the map paints.
 * @import { MapView, Theme } from '../../www/canvas/types.js'
 */
import { Pen } from '../../www/canvas/pen.js';
import assert from 'node:assert/strict';
import { recorder } from './searches.js';

/**
 * The pixels of a map, as a function of a point.
 * @param {{ paint: Function, unfinished: boolean }} layout
 * @param {MapView} view
 * @param {Theme} theme
 */
export function pixelsOf(layout, view, theme) {
  /** @type {{ pixels: Uint32Array, area: number[], canvas: any }[]} */
  const laid = [];
  const { ctx } = recorder();
  ctx.canvas = {};
  ctx.drawImage = (/** @type {any} */ canvas, /** @type {number[]} */ ...numbers) => {
    // Of a part of a picture its place stands last.
    if (canvas.pixels) laid.push({ pixels: canvas.pixels, area: numbers.slice(-4), canvas });
  };
  do layout.paint(new Pen(ctx, theme), view);
  while (layout.unfinished);
  const { pixels, area, canvas } = laid.at(-1) ?? assert.fail('no picture');
  const [left, top, width, height] = area;
  return {
    pixels: pixels.slice(),
    at: (/** @type {{ x: number, y: number }} */ { x, y }) => {
      const column = Math.floor(((x - left) * canvas.width) / width);
      const row = Math.floor(((y - top) * canvas.height) / height);
      return [...new Uint8Array(Uint32Array.of(pixels[row * canvas.width + column]).buffer)];
    },
  };
}

/** @param {number[]} one @param {number[]} other */
export const isNear = (one, other) =>
  [0, 1, 2].every((part) => Math.abs(one[part] - other[part]) <= 2) && one[3] === 255;
