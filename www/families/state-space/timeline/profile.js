/**
 * Computes the timeline profile of a run: the queue length over the steps, and the first step of
 * each level.
 * @import { Run } from '../types.js'
 * @import { Profile } from './timeline.js'
 * @import { RunMap } from '../analysis.js'
 */

/**
 * Frontier samples per level. Several are needed because the frontier can peak in the middle of a
 * level.
 */
export const SAMPLES = 16;

/**
 * Returns the steps at which the frontier is sampled: `SAMPLES` evenly spaced ones per level, then
 * the last step.
 * @param {Float64Array} levelSteps step at which each level begins, then the last step
 */
export const samplesOf = (levelSteps) =>
  Array.from({ length: SAMPLES * (levelSteps.length - 1) + 1 }, (_, index) => {
    const level = Math.floor(index / SAMPLES);
    const [begin, end = begin] = levelSteps.subarray(level, level + 2);
    return begin + ((index % SAMPLES) / SAMPLES) * (end - begin);
  });

/**
 * Returns the timeline profile of a run; flat while the run is being computed.
 * @param {RunMap | null} map null while the run is being computed
 * @param {Run} run
 * @returns {Profile}
 */
export function profileOf(map, run) {
  const { known } = run.player;
  if (!map) return { total: known, levels: [], steps: [0, known], heights: [1, 1], answer: -1 };
  const { levelSteps } = map;
  const steps = samplesOf(levelSteps);
  const at = (/** @type {number} */ step) => run.session.show(Math.round(step));
  return run.aside(() => ({
    total: steps[steps.length - 1],
    // The step after the first one of a level is its first move.
    levels: Array.from(levelSteps.subarray(0, -1), (step) => {
      return { step, depth: at(step + 1).stateDepth };
    }),
    steps,
    heights: steps.map((step) => at(step).frontier),
    answer: answerStep(map, run),
  }));
}

/**
 * Returns the step that finds the answer: the discovery of the goal or, in a two-sided search, of
 * the meeting state by the second side. Returns -1 without an answer.
 * @param {RunMap} map
 * @param {Run} run
 */
function answerStep({ sides, answer }, { session }) {
  if (answer.length === 0) return -1;
  if (sides.length === 1) return session.foundAt(answer[answer.length - 1]);
  const meeting = sides[0].order[sides[0].goals[0]];
  return Math.max(session.foundAt(meeting, 0), session.foundAt(meeting, 1));
}
