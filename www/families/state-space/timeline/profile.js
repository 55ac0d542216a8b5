/**
 * Computes the timeline profile of a run: the queue length over the steps, and the first step of
 * each level.
 * @import { Run } from '../types.js'
 * @import { Profile } from './timeline.js'
 * @import { RunMap } from '../analysis.js'
 */
import { least } from '../../../core/util/bisect.js';
import { keyOf } from '../board/state-numbers.js';
import { orderOf } from '../list-order.js';

/**
 * Frontier samples per level. Several are needed because the frontier can peak in the middle of a
 * level.
 */
export const SAMPLES = 16;
/** Number of samples from which levels get fewer, but at least two each. */
const MANY = 4000;

/**
 * Returns the steps at which the frontier is sampled: evenly spaced ones in each level, `SAMPLES`
 * unless the levels are many, then the last step.
 * @param {Float64Array} levelSteps step at which each level begins, then the last step
 */
export function samplesOf(levelSteps) {
  const levels = levelSteps.length - 1;
  const each = Math.max(2, Math.min(SAMPLES, Math.floor(MANY / Math.max(1, levels))));
  return Array.from({ length: each * levels + 1 }, (_, index) => {
    const level = Math.floor(index / each);
    const [begin, end = begin] = levelSteps.subarray(level, level + 2);
    return begin + ((index % each) / each) * (end - begin);
  });
}

/** Number of samples, and maximum number of marked stages, of an order other than breadth-first. */
const EVEN_SAMPLES = 480;
const MOST_STAGES = 200;

/**
 * Returns evenly spaced steps, from 0 to the last step.
 * @param {number} total
 */
const evenly = (total) =>
  Array.from({ length: EVEN_SAMPLES + 1 }, (_, index) => (index / EVEN_SAMPLES) * total);

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
  const order = orderOf(run.session.description);
  // The stages of other orders can be many, and of very different lengths.
  const steps = order ? evenly(levelSteps[levelSteps.length - 1]) : samplesOf(levelSteps);
  // The first stage of a stack is no way back.
  const isStack = order?.list === 'stack';
  const isMarked = !order || levelSteps.length - 1 <= MOST_STAGES;
  const at = (/** @type {number} */ step) => run.session.show(Math.round(step));
  return run.aside(() => ({
    total: steps[steps.length - 1],
    // The step after the first one of a level is its first move.
    levels: Array.from(isMarked ? levelSteps.subarray(isStack ? 1 : 0, -1) : [], (step) => {
      const { stateDepth, estimate } = at(step + 1);
      const numbers = { g: stateDepth, ...estimate };
      return { step, depth: keyOf(numbers, order?.key ?? 'depth') };
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
function answerStep({ sides, answer, levelSteps }, { session }) {
  if (answer.length === 0) return -1;
  if (orderOf(session.description)) {
    // Most orders find the answer when its goal leaves the open list.
    return least(levelSteps[levelSteps.length - 1], (step) => session.show(step).answered);
  }
  if (sides.length === 1) return session.foundAt(answer[answer.length - 1]);
  const meeting = sides[0].order[sides[0].goals[0]];
  return Math.max(session.foundAt(meeting, 0), session.foundAt(meeting, 1));
}
