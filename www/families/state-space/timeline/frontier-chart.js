/**
 * Computes the frontier chart: the number of states that the expansion of each level discovers, and
 * the size of the frontier. Levels are sorted by the step at which their expansion begins, so that
 * everything left of the cursor is in the past.
 * @import { SpaceMap } from '../../../canvas/types.js'
 */
import { SAMPLES, samplesOf } from './profile.js';

/**
 * Expansion of one level of one side.
 * @typedef {object} Stage
 * @property {number} side 0 searches from the start, 1 from the goals
 * @property {number} level
 * @property {number} begin step at which the expansion begins
 * @property {number} frontier size of the frontier at `begin`, both sides together
 * @property {number} fresh number of states that the expansion discovers
 * @property {number} first index of the first of these states in the order of discovery
 */

/**
 * @typedef {object} Chart
 * @property {Stage[]} stages stages, sorted by `begin`
 * @property {number} end last step
 * @property {number[]} curve sizes of the frontier: `SAMPLES` evenly spaced values for each stage,
 *   then the value at the end
 */

/**
 * Fields of a frame that the chart reads.
 * @typedef {object} Shown
 * @property {number} side
 * @property {number} stateDepth depth of the state being expanded
 * @property {number} frontier
 */

/**
 * Computes the chart of a finished run.
 * @param {readonly Pick<SpaceMap, 'levels'>[]} sides
 * @param {Float64Array} levelSteps step at which each level of either side begins, then the last
 *   step
 * @param {(step: number) => Shown} frameAt
 * @returns {Chart}
 */
export function chartOf(sides, levelSteps, frameAt) {
  const curve = samplesOf(levelSteps).map((step) => frameAt(Math.round(step)).frontier);
  const stages = Array.from(levelSteps.subarray(0, -1), (begin, index) => {
    // Read the frame after `begin`: it shows the first move of the level.
    const { side, stateDepth: level } = frameAt(begin + 1);
    const { levels } = sides[side];
    const first = levels[level + 1];
    const fresh = (levels[level + 2] ?? first) - first;
    return { side, level, begin, frontier: curve[index * SAMPLES], fresh, first };
  });
  return { stages, end: levelSteps[stages.length], curve };
}

/**
 * Computes the chart of a finished run in another order than breadth-first.
 * @param {Float64Array} stageSteps step at which each stage begins, then the last step
 * @param {(step: number) => { frontier: number, discovered: number, key: number }} frameAt
 * @returns {Chart}
 */
export function orderedChartOf(stageSteps, frameAt) {
  const curve = samplesOf(stageSteps).map((step) => frameAt(Math.round(step)).frontier);
  const found = Array.from(stageSteps, (step) => frameAt(step).discovered);
  const stages = Array.from(stageSteps.subarray(0, -1), (begin, index) => {
    const first = found[index];
    const level = frameAt(begin + 1).key;
    const fresh = found[index + 1] - first;
    return { side: 0, level, begin, frontier: curve[index * SAMPLES], fresh, first };
  });
  return { stages, end: stageSteps[stages.length], curve };
}

/**
 * Returns the index of the stage that a step belongs to, or -1.
 * @param {Chart} chart
 * @param {number} step
 */
export function stageAt({ stages }, step) {
  return stages.findLastIndex(({ begin }) => begin <= step);
}

/**
 * Returns how many of the states discovered in a stage were discovered up to the cursor.
 * @param {Stage} stage
 * @param {readonly number[]} discovered number of discovered states of each side
 */
export function freshSoFar({ side, first, fresh }, discovered) {
  return Math.min(fresh, Math.max(0, discovered[side] - first));
}

/**
 * Returns the chart up to the cursor, which reveals nothing of later steps.
 * @param {Chart} chart
 * @param {number} cursor
 * @param {readonly number[]} discovered number of discovered states of each side
 * @returns {Chart}
 */
export function chartUntil(chart, cursor, discovered) {
  const now = stageAt(chart, cursor);
  const stages = chart.stages.slice(0, now + 1).map((stage) => {
    return { ...stage, fresh: freshSoFar(stage, discovered) };
  });
  // The samples of an unfinished stage are spread over its whole length. Keep only its first one,
  // which is in the past.
  const ended = cursor < chart.end ? now * SAMPLES + 1 : chart.curve.length;
  return { stages, end: cursor, curve: chart.curve.slice(0, ended) };
}
