/**
 * Axis of a timeline: maps steps to 0..=1 and back. In directed tempo, positions are proportional
 * to film time, so that slow parts are wider; in steady tempo, to steps. The axis of a race is
 * logarithmic.
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
 * Returns the logarithmic axis of a race: each power of ten has the same width. Units 0 and 1 are
 * both at 0.
 * @param {number} to last unit
 * @returns {Axis}
 */
export function logAxis(to) {
  if (to < 10) return stepAxis(0, to);
  const length = Math.log(to);
  return {
    isEven: false,
    at: (unit) => clamp(Math.log(Math.max(1, unit)) / length),
    stepAt: (share) => (share <= 0 ? 0 : Math.min(to, Math.round(Math.exp(clamp(share) * length)))),
  };
}

/**
 * Returns the units with a label on a logarithmic axis: 1 and the powers of ten up to its end.
 * Returns an empty list for an axis that is not logarithmic.
 * @param {number} to last unit
 */
export function decadesOf(to) {
  if (to < 10) return [];
  return Array.from({ length: Math.floor(Math.log10(to) + 1e-9) + 1 }, (_, power) => 10 ** power);
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
 * Returns a position on the bar as a share, 0..=1. Within `reach` of an end, returns the end.
 * @param {number} x
 * @param {number} width
 * @param {number} reach distance in CSS pixels
 */
export function shareAt(x, width, reach) {
  if (x <= reach) return 0;
  return x >= width - reach ? 1 : x / width;
}
