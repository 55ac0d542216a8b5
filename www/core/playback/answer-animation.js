/**
 * Answer animation: what is visible at a given time after playback has reached the answer. Pure
 * functions of time.
 */
import { eased } from './step-tween.js';

/**
 * Progress of each part of the animation, 0..=1: dimming of the surroundings, camera movement to
 * the answer, path, star at the goal, solved board with headline, and suggestions for the next
 * action.
 * @typedef {object} Shares
 * @property {number} dim
 * @property {number} camera
 * @property {number} path
 * @property {number} star
 * @property {number} board
 * @property {number} told
 */

/** @typedef {keyof Shares} Part */

/**
 * Start times and durations of the parts whose times do not depend on the path's length, in
 * milliseconds.
 */
const BEGINS = { dim: 0, camera: 200, path: 500 };
const LENGTHS = { dim: 300, camera: 700, star: 400, board: 350, told: 250 };
/** Duration of one edge of the path, and maximum duration of the whole path, in milliseconds. */
const EDGE_MS = 160;
const MOST_PATH_MS = 2400;
/** Delays between the end of the path and the start of a part, in milliseconds. */
const AFTER_PATH = { board: 160, told: 560 };

/** State at the end of the animation, also used when the animation is skipped. @type {Shares} */
export const WHOLE_CLIMAX = { dim: 1, camera: 1, path: 1, star: 1, board: 1, told: 1 };

/** Returns the duration of the path, in milliseconds. @param {number} edges */
const pathMs = (edges) => Math.min(MOST_PATH_MS, EDGE_MS * edges);

/**
 * Returns the duration of the whole animation, in milliseconds.
 * @param {number} edges number of edges of the answer's path
 */
export const climaxMs = (edges) => BEGINS.path + pathMs(edges) + AFTER_PATH.told + LENGTHS.told;

/**
 * Returns the progress of each part of the animation.
 * @param {number} ms time since playback reached the answer
 * @param {number} edges number of edges of the answer's path
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
