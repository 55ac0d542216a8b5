/**
 * What is counted at the step shown.
 * @import { Viewer } from './viewer.js'
 */

/**
 * By name; in a race one record for each lane.
 * @param {Viewer} viewer
 * @returns {Record<string, number> | Record<string, number>[]}
 */
export function countersOf({ run, race, family }) {
  const of = (/** @type {Record<string, number>} */ frame) =>
    Object.fromEntries(family.counters.map((name) => [name, frame[name]]));
  return race ? race.lanes.map(({ frame }) => of(frame)) : of(run.frame);
}
