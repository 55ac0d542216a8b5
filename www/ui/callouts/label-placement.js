/**
 * Layout of labels beside the picture: pure geometry, without DOM.
 * @import { Point } from '../../canvas/types.js'
 * @import { Part } from '../kit/family-view.js'
 */

/** Maximum number of labelled parts. */
const MOST = 4;
/** Height of a label's line, in em. */
export const LINE_EM = 1.4;
/** Gap below a label, and mean width of a letter, in em. */
const GAP_EM = 0.5;
const LETTER_EM = 0.58;
/**
 * Space for the labels beside the canvas, in CSS px of the main picture; `em` is the font size.
 * @typedef {{ left: number, right: number, top: number, bottom: number, em: number }} Room
 *
 * Part with the upper left corner of its label.
 * @typedef {Part & { label: Point }} Named
 */

/**
 * Places as many labels as fit, one below another. Chooses the order with the shortest total length
 * of lines, in which no two lines cross.
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
 * Yields all orders of the items.
 * @template T
 * @param {readonly T[]} items
 * @returns {Generator<T[]>}
 */
function* orders(items) {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of orders(items.filter((_, at) => at !== index))) yield [item, ...rest];
  }
}
