/**
 * The numbers of the frontier chart: how many states the expansion of each level discovers, and the
 * size of the frontier. Levels stand in the order in which their expansion begins, so the chart is a
 * picture of the film: what lies left of the cursor has happened.
 * @import { SpaceMap } from './types.js'
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

/**
 * The stage that a step belongs to, -1 where there is none.
 * @param {Chart} chart
 * @param {number} step
 */
export function stageAt({ stages }, step) {
  return stages.findLastIndex(({ begin }) => begin <= step);
}

/**
 * How many of a stage's states had been discovered at the cursor.
 * @param {Stage} stage
 * @param {readonly number[]} discovered by side
 */
export function freshSoFar({ side, first, fresh }, discovered) {
  return Math.min(fresh, Math.max(0, discovered[side] - first));
}

/**
 * The chart as far as the run has come: nothing of it depends on what comes after the cursor.
 * @param {Chart} chart
 * @param {number} cursor
 * @param {readonly number[]} discovered by side
 * @returns {Chart}
 */
export function chartUntil(chart, cursor, discovered) {
  const now = stageAt(chart, cursor);
  const stages = chart.stages.slice(0, now + 1).map((stage) => {
    return { ...stage, fresh: freshSoFar(stage, discovered) };
  });
  // Of the stage that has not ended only its beginning is known: the samples behind it lie evenly.
  const ended = cursor < chart.end ? now * SAMPLES + 1 : chart.curve.length;
  return { stages, end: cursor, curve: chart.curve.slice(0, ended) };
}
