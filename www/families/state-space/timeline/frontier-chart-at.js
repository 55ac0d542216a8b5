/**
 * What of a chart belongs to a step.
 * @import { Chart, Stage } from './frontier-chart.js'
 */
import { SAMPLES } from './frontier-chart.js';

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
