/**
 * Computes the frontier chart: the number of states that the expansion of each level discovers, and
 * the size of the frontier. Levels are sorted by the step at which their expansion begins, so
 * everything left of the cursor is in the past.
 * @import { SpaceMap } from '../../../canvas/types.js'
 */

/**
 * Expansion of one level of one side.
 * @typedef {object} Stage
 * @property {number} side 0 searches from the start, 1 from the goals
 * @property {number} level
 * @property {number} begin step at which the expansion begins
 * @property {number} frontier size of the frontier at `begin`, both sides together
 * @property {number} fresh number of states that the expansion discovers
 * @property {number} first position of the first discovered state in the order of discovery
 */

/**
 * @typedef {object} Chart
 * @property {Stage[]} stages stages, sorted by `begin`
 * @property {number} end last step
 * @property {number[]} curve frontier sizes: `SAMPLES` evenly spaced values per stage, then the
 *   value at the end
 */

/**
 * Fields of a frame that the chart reads.
 * @typedef {object} Shown
 * @property {number} side
 * @property {number} stateDepth depth of the state being expanded
 * @property {number} frontier
 */

/**
 * Frontier samples per stage. Several are needed because the frontier can peak in the middle of a
 * stage.
 */
export const SAMPLES = 16;

/**
 * Computes the chart of a finished run.
 * @param {readonly Pick<SpaceMap, 'levels'>[]} sides
 * @param {Float64Array} levelSteps step at which each level of either side begins, then the last
 *   step
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
    // The step after `begin` is the first move of the level.
    const { side, stateDepth: level } = frameAt(begin + 1);
    const { levels } = sides[side];
    const first = levels[level + 1];
    const fresh = (levels[level + 2] ?? first) - first;
    return { side, level, begin, frontier: curve[index * SAMPLES], fresh, first };
  });
  return { stages, end, curve: [...curve, frontierAt(end)] };
}
