/**
 * Counter values at the current step.
 * @import { CommonFrame } from '../../core/engine/family-core.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { countOf } from '../../core/engine/family-core.js';

/**
 * Returns the counters by name. In a race, returns such a record for each lane.
 * @param {Viewer} viewer
 * @returns {Record<string, number> | Record<string, number>[]}
 */
export function countersOf({ run, race, family }) {
  const of = (/** @type {CommonFrame} */ frame) =>
    Object.fromEntries(family.counters.map((name) => [name, countOf(frame, name)]));
  return race ? race.lanes.map(({ frame }) => of(frame)) : of(run.frame);
}
