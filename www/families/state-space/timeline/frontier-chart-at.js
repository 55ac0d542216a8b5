/**
 * Selects the part of a frontier chart that belongs to a step.
 * @import { Chart, Stage } from './frontier-chart.js'
 */
import { SAMPLES } from './frontier-chart.js';

/**
 * Returns the index of the stage that a step belongs to, or -1.
 * @param {Chart} chart
 * @param {number} step
 */
export function stageAt({ stages }, step) {
  return stages.findLastIndex(({ begin }) => begin <= step);
}

/**
 * Returns how many of a stage's new states were discovered up to the cursor.
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
  // The samples of an unfinished stage are spread over its whole length, so keep only its first
  // sample.
  const ended = cursor < chart.end ? now * SAMPLES + 1 : chart.curve.length;
  return { stages, end: cursor, curve: chart.curve.slice(0, ended) };
}
