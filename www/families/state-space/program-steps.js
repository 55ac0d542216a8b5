/**
 * Maps each step of a search of a state space to the lines of its program, and shows the variables'
 * values.
 * @import { Session as CommonSession } from '../../core/engine/session.js'
 * @import { Frame } from './core.js'
 * @import { FamilyCode } from './types.js'
 * @typedef {CommonSession<Frame>} Session
 */
import { StepSize } from '../../wasm/enums.js';

/**
 * Labels of the lines that run after a move reaches a state, by verdict.
 * @type {Record<string, string[]>}
 */
const DONE = {
  duplicate: ['duplicate'],
  new: ['new'],
  repeated: ['repeated'],
  improved: ['improved'],
  reopened: ['reopened'],
  goal: ['new', 'goal'],
  answer: ['new', 'goal', 'answer'],
  meeting: ['new', 'meeting'],
};

/**
 * Labels of the lines that run when a goal leaves the open list.
 * @type {Record<string, string[]>}
 */
const REMOVED = { goal: ['goal'], answer: ['goal', 'answer'] };

/**
 * Returns the label of skipped entries if entries of the open list are skipped right after a step.
 * Entries are skipped between two states, so only the last move of a state can be such a step.
 * @param {Session} session
 * @param {number} step
 */
function skips(session, step) {
  if (session.locate(step - 1, StepSize.Item, 1) !== step) return [];
  const [before, after] = session.aside(() => [step - 1, step].map((at) => session.show(at).stale));
  return after > before ? ['stale'] : [];
}

/** @type {FamilyCode} */
export const code = {
  stepOf({ session, step, event }) {
    if (event.kind === 'start') return { lit: 'start', ran: ['start'] };
    const begins = (/** @type {number} */ size) => session.locate(step, size, -1) === step - 1;
    const turns = begins(StepSize.Item) ? [...(step > 1 ? ['turn'] : []), 'dequeue'] : [];
    const sides = begins(StepSize.Stage) ? ['side'] : [];
    const done =
      event.kind === 'removal' ? REMOVED[event.verdict] : ['move', ...DONE[event.verdict]];
    return { lit: event.verdict, ran: [...sides, ...turns, ...done, ...skips(session, step)] };
  },

  valuesOf({ run: { frame, event } }, words) {
    const { side, sides, hasMove } = frame;
    const { expanded, discovered } = sides[side];
    const numbers = event?.kind === 'start' ? null : event?.numbers;
    return {
      side: words.text(side === 0 ? 'code.side.start' : 'code.side.goal'),
      queue: discovered - expanded,
      known: discovered,
      depth: frame.stateDepth,
      g: frame.stateDepth,
      h: numbers?.current.h ?? null,
      f: numbers?.current.f ?? null,
      state: frame.state,
      next: hasMove ? frame.target : null,
    };
  },
};
