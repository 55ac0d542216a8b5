/**
 * Hard boards chosen by a seed, and the board of the day. The caller gives the date, because the
 * core has no clock.
 * @import { Session } from '../engine/session.js'
 */

/** Maximum number of moves that one slice of the survey examines. */
const BUDGET = 1 << 16;

/** Minimum number of boards among which a hard board is chosen, if the puzzle has as many. */
const LEAST = 32;

/**
 * Returns the seed of a date.
 * @param {string} day such as `2026-11-26`
 * @throws {RangeError} if the text has another form
 */
export function seedOfDay(day) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new RangeError(`no date: ${day}`);
  return Number(day.replaceAll('-', ''));
}

/**
 * Chooses one of the greatest distances from a goal. Often only one or two boards have the greatest
 * distance, so the choice is among as many of the greatest distances as together have `LEAST`
 * boards.
 * @param {readonly number[]} distances number of states at each distance
 * @param {number} seed
 */
export function hardDistance(distances, seed) {
  let first = distances.length - 1;
  for (let boards = distances[first]; first > 1 && boards < LEAST; boards += distances[first]) {
    first -= 1;
  }
  return first + (seed % (distances.length - first));
}

/**
 * Chooses a hard board of the same puzzle and size by a seed. Surveys the state space in slices; a
 * puzzle that makes random boards of its own is not surveyed.
 * @param {Session} session
 * @param {number} seed
 * @param {() => Promise<unknown>} pause resolves when the next slice may begin
 * @returns {Promise<Uint8Array>} link
 */
export async function hardBoard(session, seed, pause) {
  const { canBeSurveyed, editable } = session.description;
  if (editable.random || !canBeSurveyed) return session.random(-1, seed);
  while (!session.advanceSurvey(BUDGET)) await pause();
  const survey = session.survey();
  return session.random(survey ? hardDistance(survey.distances, seed) : -1, seed);
}
