/**
 * The numbers of the frontier chart: how many states the expansion of each level discovers, and the
 * size of the frontier. Levels stand in the order in which their expansion begins, so the chart is a
 * picture of the film: what lies left of the cursor has happened.
 * @import { SpaceMap } from '../../../canvas/types.js'
 */

/**
 * One level of one side.
 * @typedef {object} Stage
 * @property {number} side 0 from the start, 1 from the goals
 * @property {number} level
 * @property {number} begin the step at which its expansion begins
 * @property {number} frontier size of the frontier then, of all sides
 * @property {number} fresh states that its expansion discovers
 * @property {number} first position of the first of them
 */

/**
 * @typedef {object} Chart
 * @property {Stage[]} stages in the order in which they begin
 * @property {number} end the last step
 * @property {number[]} curve sizes of the frontier at even steps of each stage, then at the end
 */

/**
 * What a frame says of a step, as far as it matters here.
 * @typedef {object} Shown
 * @property {number} side
 * @property {number} stateDepth of the state being expanded
 * @property {number} frontier
 */

/** Between its beginning and its end the frontier of a level can be larger than at both. */
export const SAMPLES = 16;

/**
 * The levels of a computed run.
 * @param {readonly Pick<SpaceMap, 'levels'>[]} sides
 * @param {Float64Array} levelSteps the step at which either side begins its next level, then the
 *   last step
 * @param {(step: number) => Shown} frameAt
 * @returns {Chart}
 */
export function chartOf(sides, levelSteps, frameAt) {
  const begins = [...levelSteps.subarray(0, -1)];
  const end = levelSteps[begins.length];
  const frontierAt = (/** @type {number} */ step) => frameAt(Math.round(step)).frontier;
  const curve = begins.flatMap((from, index) => {
    const length = (begins[index + 1] ?? end) - from;
    return Array.from({ length: SAMPLES }, (_, n) => frontierAt(from + (n / SAMPLES) * length));
  });
  const stages = begins.map((begin, index) => {
    // The move behind it is the level's first.
    const { side, stateDepth: level } = frameAt(begin + 1);
    const { levels } = sides[side];
    const first = levels[level + 1];
    const fresh = (levels[level + 2] ?? first) - first;
    return { side, level, begin, frontier: curve[index * SAMPLES], fresh, first };
  });
  return { stages, end, curve: [...curve, frontierAt(end)] };
}
