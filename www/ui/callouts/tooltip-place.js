/**
 * Placement of tooltips: near the term, covering as little as possible of the controls.
 * @import { Box } from './leader-lines.js'
 */

/** Distance between a tooltip and a term or control, in CSS px. */
const APART_PX = 4;
/** Distance between a tooltip and the edge of the frame, in CSS px. */
const EDGE_PX = 8;
/** Area of covered controls, in square CSS px, that counts as much as one CSS px of distance. */
const AREA_PER_PX = 8;

/**
 * Returns the upper left corner of the tooltip.
 * @param {Box} word
 * @param {{ width: number, height: number }} size of the tooltip
 * @param {{ width: number, height: number }} room size of the frame
 * @param {readonly Box[]} controls
 */
export function freePlace(word, { width, height }, room, controls) {
  const last = { x: room.width - width - EDGE_PX, y: room.height - height - EDGE_PX };
  const within = (/** @type {number} */ at, /** @type {number} */ most) =>
    Math.max(EDGE_PX, Math.min(at, most));
  const aside = [word.left, word.left + word.width - width, word.left + (word.width - width) / 2];
  const xs = aside.map((x) => within(x, last.x));
  // Candidates: above a term in the lower half of the frame, else below it; then beyond each
  // control.
  const isLow = word.top + word.height / 2 > room.height / 2;
  const beyond = (/** @type {Box} */ { top, height: high }) => {
    const ways = [top - APART_PX - height, top + high + APART_PX];
    return isLow ? ways : ways.reverse();
  };
  const ys = [word, ...controls].flatMap(beyond).map((y) => within(y, last.y));
  let best = { x: xs[0], y: ys[0], cost: Infinity };
  for (const y of ys) {
    for (const x of xs) {
      const box = { left: x, top: y, width, height };
      const covered = controls.reduce((sum, one) => sum + shared(box, one), 0);
      // Covering a part of the term itself counts twice.
      const cost = covered + AREA_PER_PX * apart(box, word) + 2 * shared(box, word);
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return { x: best.x, y: best.y };
}

/** Returns the area of the intersection of two boxes. @param {Box} one @param {Box} other */
function shared(one, other) {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Returns the vertical distance between two boxes. @param {Box} one @param {Box} other */
const apart = (one, other) =>
  Math.max(0, other.top - (one.top + one.height), one.top - (other.top + other.height));
