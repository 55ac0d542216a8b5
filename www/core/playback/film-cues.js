/**
 * What families find alike for the film of a run: its answer, and where its stages begin.
 * @import { CommonFrame } from '../engine/family-core.js'
 * @import { Moment } from './film.js'
 * @import { Session } from '../engine/session.js'
 */
import { StepSize } from '../../wasm/searchlight.js';
import { least } from '../util/bisect.js';

/** So many stages are looked at: the next ones pass too fast. */
const MOST_STAGES = 12;

/**
 * Finds the step of the answer: the first that shows it, or the last step of a run that ends
 * without one. A run that was given up has none.
 * @template {CommonFrame} Frame
 * @param {Session<Frame>} session
 * @param {number} known
 * @param {boolean} complete
 * @param {{ hasAnswer: (frame: Frame) => boolean }} family
 * @returns {number | null}
 */
export function answerIn(session, known, complete, { hasAnswer }) {
  const isAnswered = (/** @type {number} */ step) => hasAnswer(session.show(step));
  if (isAnswered(known)) return least(known, isAnswered);
  return complete ? ending(session, known) : null;
}

/**
 * The step of the answer of a run that is over without one.
 * @param {Session} session
 * @param {number} known
 */
export const ending = (session, known) => (session.outcome?.code === 'limitReached' ? null : known);

/**
 * Finds where the first stages behind the first begin.
 * @param {Session} session
 * @param {number} known
 * @param {string} kind
 */
export function stagesIn(session, known, kind) {
  /** @type {Moment[]} */
  const moments = [];
  let step = 0;
  while (moments.length < MOST_STAGES) {
    step = session.locate(step, StepSize.Stage, 1);
    // The end of what is known begins nothing.
    if (step >= known) break;
    moments.push({ kind, step });
  }
  return moments;
}
