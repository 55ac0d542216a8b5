/**
 * Where the names of the parts of the picture stand beside it: geometry without a page.
 * @import { Point } from '../../canvas/types.js'
 * @import { Part } from '../kit/family-view.js'
 */

/** More parts would be more than one look. */
const MOST = 4;
/** The height of a line of a label. */
export const LINE_EM = 1.4;
/** The gap below a label, and the mean width of a letter. */
const GAP_EM = 0.5;
const LETTER_EM = 0.58;
/**
 * The room for the labels, in px of the hero: beside its canvas, between the legend and the edge.
 * @typedef {{ left: number, right: number, top: number, bottom: number, em: number }} Room
 *
 * A part with a place for its label: its upper left corner.
 * @typedef {Part & { label: Point }} Named
 */

/**
 * Gives the labels their places, one under the other: as many as there is room for, in the order in
 * which the lines are shortest. Then no two of them cross.
 * @param {readonly Part[]} parts the most important first
 * @param {Room} room
 * @returns {Named[]}
 */
export function named(parts, { left, right, top, bottom, em }) {
  const letters = Math.max(1, Math.floor((right - left) / (LETTER_EM * em)));
  const heightOf = (/** @type {Part} */ { note }) =>
    (LINE_EM * (1 + Math.ceil(note.length / letters)) + GAP_EM) * em;
  /** @type {Part[]} */
  const shown = [];
  let free = bottom - top;
  for (const part of parts.slice(0, MOST)) {
    free -= heightOf(part);
    if (free < 0) break;
    shown.push(part);
  }
  /** @type {{ length: number, order: Named[] }} */
  let best = { length: Infinity, order: [] };
  for (const order of orders(shown)) {
    let y = bottom - order.reduce((sum, part) => sum + heightOf(part), 0);
    let length = 0;
    const placed = order.map((part) => {
      const label = { x: left, y };
      y += heightOf(part);
      if (part.at) length += Math.hypot(part.at.x - label.x, part.at.y - label.y);
      return { ...part, label };
    });
    if (length < best.length) best = { length, order: placed };
  }
  return best.order;
}

/**
 * @template T
 * @param {readonly T[]} items
 * @returns {Generator<T[]>} all orders of them
 */
function* orders(items) {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of orders(items.filter((_, at) => at !== index))) yield [item, ...rest];
  }
}
