/**
 * Computes the timeline profile of a run: the queue length over the steps, and the first step of
 * each level.
 * @import { Run } from '../types.js'
 * @import { Profile } from './timeline.js'
 * @import { RunMap } from '../analysis.js'
 */
import { chartOf, SAMPLES } from './frontier-chart.js';

/**
 * Returns the timeline profile of a run; flat while the run is being computed.
 * @param {RunMap | null} map null while the run is being computed
 * @param {Run} run
 * @returns {Profile}
 */
export function profileOf(map, run) {
  const { known } = run.player;
  if (!map) return { total: known, levels: [], steps: [0, known], heights: [1, 1], answer: -1 };
  const { levelSteps, sides } = map;
  const { stages, end, curve } = run.aside(() =>
    chartOf(sides, levelSteps, (step) => run.session.show(step)),
  );
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
