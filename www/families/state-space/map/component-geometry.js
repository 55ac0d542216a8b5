/**
 * Places the disc of the searched component beside the discs of the components that were not
 * searched.
 * @import { Point } from '../../../canvas/types.js'
 */
import { discIn, marginIn } from './ring-geometry.js';

/**
 * Places the large disc of the searched component and, beside it (or below it in a tall box), small
 * discs for the components that were not searched.
 * @param {number} width
 * @param {number} height
 * @param {readonly number[]} components number of states of each unsearched component
 * @returns {{ centre: Point, radius: number, discs: (Point & { r: number })[], more: number,
 *   moreAt: Point | null }} `centre` and `radius` of the large disc, and the small `discs`. `more`
 *   is the number of components without a disc; it is written at `moreAt`
 */
export function placeDiscs(width, height, components) {
  if (components.length === 0)
    return { ...discIn(width, height), discs: [], more: 0, moreAt: null };
  const margin = marginIn(width, height);
  const sizes = [...components].sort((a, b) => b - a).slice(0, 24);
  const more = components.length - sizes.length;
  const slots = sizes.length + (more > 0 ? 1 : 0);
  const tall = height > width;
  const long = (tall ? height : width) - 2 * margin;
  const short = (tall ? width : height) - 2 * margin;
  // Try 1 to 5 lines of small discs. Keep the best compromise between the size of the large disc
  // and the size of the small ones.
  let best = { lines: 1, cell: 0, side: 0, score: -1 };
  for (let lines = 1; lines <= 5; lines++) {
    const cell = Math.min(short / Math.ceil(slots / lines), 0.16 * short, 56);
    const side = Math.min(short, long - lines * cell - 2 * margin);
    const score = side + 2.5 * cell;
    if (score > best.score) best = { lines, cell, side, score };
  }
  const { lines, cell, side } = best;
  const perLine = Math.ceil(slots / lines);
  const start = ((tall ? height : width) - side - 2 * margin - lines * cell) / 2;
  const across = (tall ? width : height) / 2;
  const pointAt = (/** @type {number} */ a, /** @type {number} */ b) =>
    tall ? { x: b, y: a } : { x: a, y: b };
  /** @param {number} slot */
  const spot = (slot) => {
    const line = Math.floor(slot / perLine);
    const inLine = Math.min(perLine, slots - line * perLine);
    const a = start + side + 2 * margin + (line + 0.5) * cell;
    const b = across + ((slot % perLine) - (inLine - 1) / 2) * cell;
    return pointAt(a, b);
  };
  const discs = sizes.map((size, slot) => ({
    ...spot(slot),
    r: Math.max(1.5, 0.4 * cell * Math.sqrt(size / sizes[0])),
  }));
  return {
    centre: pointAt(start + side / 2, across),
    radius: Math.max(1, side / 2),
    discs,
    more,
    moreAt: more > 0 ? spot(slots - 1) : null,
  };
}
