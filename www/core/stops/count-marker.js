/**
 * Moments of a run, such as `deepest 30`: the first step at which a count of the frame reaches a
 * number. Does not use the DOM.
 * @import { Session } from '../engine/session.js'
 */
import { countOf } from '../engine/family-core.js';
import { least } from '../util/bisect.js';

const MOMENT = /^([a-z]\w*) (\d{1,15})$/i;

/** Returns whether a text names a moment. @param {string} text */
export const isMoment = (text) => MOMENT.test(text);

/**
 * Returns the step of a moment. Binary search works because these counts never decrease.
 * @param {Session} session
 * @param {number} known
 * @param {string} moment
 * @returns {number | null} null if the count has not reached the number
 */
export function stepOfMoment(session, known, moment) {
  const [, count, number] = MOMENT.exec(moment) ?? [];
  const wanted = Number(number);
  const hasCome = (/** @type {number} */ step) => countOf(session.show(step), count) >= wanted;
  return hasCome(known) ? least(known, hasCome) : null;
}
