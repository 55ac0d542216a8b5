/** The keyboard cursor of a map: from state to state by arrow keys. */
import { depthOf } from './depth-of.js';

/** @typedef {{ side: number, place: number }} Place */

/**
 * Returns the place to which an arrow key moves. Left and right follow the order of the places. Up
 * and down move to the next outer or inner level, at the same share of the level. In a two-sided
 * search, the outermost level of the other side follows the outermost level of this side.
 * @param {readonly { levels: Uint32Array }[]} sides
 * @param {Place} from
 * @param {string} key
 * @returns {Place | null} null for any other key
 */
export function neighbour(sides, { side, place }, key) {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1 }[key];
  if (!by) return null;
  const { levels } = sides[side];
  const last = levels.length - 2;
  if (place < 0) return { side, place: 0 };
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return { side, place: Math.min(levels[last + 1] - 1, Math.max(0, place + by)) };
  }
  const depth = depthOf(levels, place);
  const share = (place - levels[depth]) / (levels[depth + 1] - levels[depth]);
  const beyond = depth + by > last && sides.length > 1;
  const toSide = beyond ? 1 - side : side;
  const rings = sides[toSide].levels;
  const to = beyond ? rings.length - 2 : Math.min(last, Math.max(0, depth + by));
  return { side: toSide, place: rings[to] + Math.floor(share * (rings[to + 1] - rings[to])) };
}
