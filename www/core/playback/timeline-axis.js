/**
 * The axis of a timeline: where a step stands on it, from 0 to 1, and which step stands there. It is
 * film time while the film is directed, so that what is shown slowly gets room; else it is steps.
 * @import { Film } from './film.js'
 */
import { Inputs } from '../util/memo-key.js';

/**
 * `isEven` says whether all steps are as long.
 * @typedef {{ isEven: boolean, at: (step: number) => number, stepAt: (share: number) => number }} Axis
 */

/**
 * @param {number} from the step where it begins
 * @param {number} to the step where it ends
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
 * @param {Film} film of all that is known
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

/** The axis of what is played: the same one as long as nothing about it changes. */
export class PlayedAxis {
  #of = new Inputs();
  #axis = stepAxis(0, 0);

  /**
   * @param {Film | null} film that the axis follows; none for steps
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
 * How far along the bar a place is: its ends are as near as a finger or a pointer can tell.
 * @param {number} x
 * @param {number} width
 * @param {number} reach px
 */
export function shareAt(x, width, reach) {
  if (x <= reach) return 0;
  return x >= width - reach ? 1 : x / width;
}
