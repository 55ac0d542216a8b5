/**
 * The climax: what is shown of an answer so long after playing came to it. A pure function of time,
 * without a clock and without a DOM.
 */
import { eased } from './step-tween.js';

/**
 * How much is there, 0 to 1 each: of the room's dimming, the camera's way to the answer, the path,
 * the star at its end, the solved board with the headline, and of what can be done next.
 * @typedef {object} Shares
 * @property {number} dim
 * @property {number} camera
 * @property {number} path
 * @property {number} star
 * @property {number} board
 * @property {number} told
 */

/** @typedef {keyof Shares} Part */

/** When parts begin whatever the path is, and how long each takes, ms. */
const BEGINS = { dim: 0, camera: 200, path: 500 };
const LENGTHS = { dim: 300, camera: 700, star: 400, board: 350, told: 250 };
/** A move of the path takes so long, and a long path so long at most, ms. */
const EDGE_MS = 160;
const MOST_PATH_MS = 2400;
/** So long after the path is there the board grows, and the rest is told, ms. */
const AFTER_PATH = { board: 160, told: 560 };

/** What stands at the end, and wherever nobody saw it come. @type {Shares} */
export const WHOLE_CLIMAX = { dim: 1, camera: 1, path: 1, star: 1, board: 1, told: 1 };

/** How long the path takes, ms. @param {number} edges */
const pathMs = (edges) => Math.min(MOST_PATH_MS, EDGE_MS * edges);

/**
 * How long all of it takes, ms.
 * @param {number} edges of the answer's path
 */
export const climaxMs = (edges) => BEGINS.path + pathMs(edges) + AFTER_PATH.told + LENGTHS.told;

/**
 * @param {number} ms since playing came to the answer
 * @param {number} edges of the answer's path
 * @returns {Shares}
 */
export function climaxAt(ms, edges) {
  if (ms >= climaxMs(edges)) return WHOLE_CLIMAX;
  const end = BEGINS.path + pathMs(edges);
  const of = (/** @type {number} */ from, /** @type {number} */ length) =>
    Math.min(1, Math.max(0, (ms - from) / length));
  return {
    dim: of(BEGINS.dim, LENGTHS.dim),
    camera: eased(of(BEGINS.camera, LENGTHS.camera)),
    path: edges > 0 ? of(BEGINS.path, pathMs(edges)) : Number(ms >= end),
    star: of(end, LENGTHS.star),
    board: eased(of(end + AFTER_PATH.board, LENGTHS.board)),
    told: of(end + AFTER_PATH.told, LENGTHS.told),
  };
}
