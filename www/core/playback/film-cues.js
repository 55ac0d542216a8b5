/**
 * Finds cues that several families need for the film of a run: the answer, and the starts of
 * stages.
 * @import { CommonFrame } from '../engine/family-core.js'
 * @import { Session } from '../engine/session.js'
 * @import { Moment } from './types.js'
 */
import { StepSize } from '../../wasm/enums.js';
import { least } from '../util/bisect.js';

/** Maximum number of stages with a cue. The film passes later stages too fast to see. */
const MOST_STAGES = 12;

/**
 * Returns the first step that shows the answer, or the last step of a run that ended without an
 * answer. Returns null for a run that was given up.
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
 * Returns the last step of a run that ended without an answer, or null if the run was given up.
 * @param {Session} session
 * @param {number} known
 */
export const ending = (session, known) =>
  GIVEN_UP.includes(session.outcome?.code ?? '') ? null : known;

/** Outcomes of runs that a limit has ended. */
const GIVEN_UP = ['limitReached', 'stateLimit'];

/**
 * Returns the starts of the stages after the first one.
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
    // `locate` returns the end of the computed part if no further stage has begun.
    if (step >= known) break;
    moments.push({ kind, step });
  }
  return moments;
}
