/**
 * Axis of a timeline: maps steps to 0..=1 and back. While playback is directed, the axis is film
 * time, so slow parts are wider; otherwise the axis is steps.
 * @import { Film } from './film.js'
 * @import { Axis } from './types.js'
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

/**
 * Returns the axis of a timeline.
 * @param {Film | null} film film for a time axis, null for an axis of steps
 * @param {number} from first step
 * @param {number} to last step
 */
export const axisOf = (film, from, to) => (film ? filmAxis(film) : stepAxis(from, to));

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
