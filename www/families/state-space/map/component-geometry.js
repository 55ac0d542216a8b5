/**
 * Where the searched component's disc stands among the components that were not searched.
 * @import { Point } from '../../../canvas/types.js'
 */
import { discIn, marginIn } from './ring-geometry.js';

/**
 * Room for the searched disc and, beside it (below it in a tall box), the discs of the components
 * that were not searched.
 * @param {number} width
 * @param {number} height
 * @param {readonly number[]} components sizes of the others
 * @returns {{ centre: Point, radius: number, discs: (Point & { r: number })[], more: number,
 *   moreAt: Point | null }} `more` of them are counted at `moreAt` instead of drawn
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
  // One or more lines of small discs across the long side: the fewest px of the main disc lost.
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
