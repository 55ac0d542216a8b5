/**
 * Moments of a run: the first step at which a count of its frames has come to a number, written as
 * `deepest 30`. Knows no DOM.
 * @import { Session } from '../engine/session.js'
 */
import { countOf } from '../engine/family-core.js';
import { least } from '../util/bisect.js';

const MOMENT = /^([a-z]\w*) (\d{1,15})$/i;

/** Whether a text names a moment. @param {string} text */
export const isMoment = (text) => MOMENT.test(text);

/**
 * Finds the step of a moment by binary search: counts that a moment may name never fall.
 * @param {Session} session
 * @param {number} known
 * @param {string} moment
 * @returns {number | null} null where the count has not come so far
 */
export function stepOfMoment(session, known, moment) {
  const [, count, number] = MOMENT.exec(moment) ?? [];
  const wanted = Number(number);
  const hasCome = (/** @type {number} */ step) => countOf(session.show(step), count) >= wanted;
  return hasCome(known) ? least(known, hasCome) : null;
}
