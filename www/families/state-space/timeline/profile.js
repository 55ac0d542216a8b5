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
 * Number of samples of the frontier in each level. There are several, because the frontier can be
 * largest in the middle of a level.
 */
export const SAMPLES = 16;
/** Number of samples above which levels get fewer samples, but at least two each. */
const MANY = 4000;

/**
 * Returns the steps at which the size of the frontier is sampled. Each level has evenly spaced
 * steps: `SAMPLES` of them, or fewer if there are many levels. The last step follows.
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

/**
 * Number of samples in an order other than breadth-first, and maximum number of stages that are
 * marked.
 */
const EVEN_SAMPLES = 480;
const MOST_STAGES = 200;

/**
 * Returns evenly spaced steps, from 0 to the last step.
 * @param {number} total
 */
const evenly = (total) =>
  Array.from({ length: EVEN_SAMPLES + 1 }, (_, index) => (index / EVEN_SAMPLES) * total);

/**
 * Returns the timeline profile of a run. The profile is flat while the run is being computed.
 * @param {RunMap | null} map null while the run is being computed
 * @param {Run} run
 * @returns {Profile}
 */
export function profileOf(map, run) {
  const { known } = run.player;
  if (!map) return { total: known, levels: [], steps: [0, known], heights: [1, 1], answer: -1 };
  const { levelSteps } = map;
  const order = orderOf(run.session.description);
  // In other orders, space the samples evenly: stages can be many and very different in length.
  const steps = order ? evenly(levelSteps[levelSteps.length - 1]) : samplesOf(levelSteps);
  // Leave out the first stage of a depth-first search, which does not begin with a way back.
  const isStack = order?.list === 'stack';
  const isMarked = !order || levelSteps.length - 1 <= MOST_STAGES;
  const at = (/** @type {number} */ step) => run.session.show(Math.round(step));
  return run.aside(() => ({
    total: steps[steps.length - 1],
    // Mark the step after the first one of a level: it makes the level's first move.
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
 * Returns the step that finds the answer: the discovery of the goal or, in a two-sided search, the
 * step at which the second side discovers the meeting state. Returns -1 if there is no answer.
 * @param {RunMap} map
 * @param {Run} run
 */
function answerStep({ sides, answer, levelSteps }, { session }) {
  if (answer.length === 0) return -1;
  if (orderOf(session.description)) {
    // Most other orders find the answer only when its goal leaves the open list.
    return least(levelSteps[levelSteps.length - 1], (step) => session.show(step).answered);
  }
  if (sides.length === 1) return session.foundAt(answer[answer.length - 1]);
  const meeting = sides[0].order[sides[0].goals[0]];
  return Math.max(session.foundAt(meeting, 0), session.foundAt(meeting, 1));
}
