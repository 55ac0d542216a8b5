/**
 * A run as its timeline shows it: the length of the queue over the steps, and where its levels
 * begin.
 * @import { Run } from '../types.js'
 * @import { Profile } from './timeline.js'
 * @import { RunMap } from '../analysis.js'
 */
import { chartOf, SAMPLES } from './frontier-chart.js';
import { evenProfile } from './timeline.js';

/**
 * @param {RunMap | null} map null while the run is being computed
 * @param {Run} run
 * @returns {Profile}
 */
export function profileOf(map, run) {
  if (!map) return evenProfile(run.player.known, []);
  const { levelSteps, sides } = map;
  const { stages, end, curve } = chartOf(sides, levelSteps, (step) => run.peek(step));
  // Asking moved the core's cursor and its boards.
  run.show();
  const steps = curve.map((_, index) => {
    const { begin = end } = stages[Math.floor(index / SAMPLES)] ?? {};
    const next = stages[Math.floor(index / SAMPLES) + 1]?.begin ?? end;
    return begin + ((index % SAMPLES) / SAMPLES) * (next - begin);
  });
  return {
    total: end,
    levels: stages.map(({ begin, level }) => ({ step: begin, depth: level })),
    steps,
    heights: curve,
    answer: answerStep(map, run),
  };
}

/**
 * The step at which the answer is found: where the goal is discovered, or where the sides meet.
 * @param {RunMap} map
 * @param {Run} run
 */
function answerStep({ sides, answer }, { session }) {
  if (answer.length === 0) return -1;
  if (sides.length === 1) return session.foundAt(answer[answer.length - 1]);
  const meeting = sides[0].order[sides[0].goals[0]];
  return Math.max(session.foundAt(meeting, 0), session.foundAt(meeting, 1));
}
