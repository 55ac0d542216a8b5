/**
 * Axis of a timeline: maps steps to 0..=1 and back. While playback is directed, the axis is film
 * time, which gives slow parts more room; otherwise the axis is steps.
 * @import { Film } from './film.js'
 */
import { Inputs } from '../util/memo-key.js';

/**
 * `isEven` tells whether all steps have the same length.
 * @typedef {{ isEven: boolean, at: (step: number) => number, stepAt: (share: number) => number }} Axis
 */

/**
 * @param {number} from first step
 * @param {number} to last step
 * @returns {Axis}
 */
function stepAxis(from, to) {
  const length = Math.max(1, to - from);
  return {
    isEven: true,
    at: (step) => clamp((step - from) / length),
    stepAt: (share) => Math.round(from + clamp(share) * length),
  };
}

/**
 * @param {Film} film film of the known part
 * @returns {Axis}
 */
function filmAxis(film) {
  const length = Math.max(1, film.duration);
  return {
    isEven: false,
    at: (step) => clamp(film.msAt(step) / length),
    stepAt: (share) => film.stepAt(clamp(share) * length),
  };
}

/** Caches the axis until its inputs change. */
export class PlayedAxis {
  #of = new Inputs();
  #axis = stepAxis(0, 0);

  /**
   * Returns the axis for these inputs.
   * @param {Film | null} film film for a time axis, null for an axis of steps
   * @param {number} from
   * @param {number} to
   */
  follow(film, from, to) {
    if (this.#of.changed(film, from, to)) this.#axis = film ? filmAxis(film) : stepAxis(from, to);
    return this.#axis;
  }
}

/** @type {(share: number) => number} */
const clamp = (share) => Math.min(1, Math.max(0, share));

/**
 * Returns the position on the bar, 0..=1, snapped to the ends within `reach`.
 * @param {number} x
 * @param {number} width
 * @param {number} reach distance in CSS pixels
 */
export function shareAt(x, width, reach) {
  if (x <= reach) return 0;
  return x >= width - reach ? 1 : x / width;
}
