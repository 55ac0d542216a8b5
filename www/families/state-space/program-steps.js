/**
 * Maps each step of breadth-first search to lines of its pseudocode and to the values of its
 * variables.
 * @import { FamilyCode } from './types.js'
 */
import { StepSize } from '../../wasm/enums.js';

/**
 * Pseudocode lines that run after a move reaches a state, by verdict.
 * @type {Record<string, string[]>}
 */
const DONE = {
  duplicate: ['duplicate'],
  new: ['new'],
  goal: ['new', 'goal'],
  answer: ['new', 'goal', 'answer'],
  meeting: ['new', 'meeting'],
};

/** @type {FamilyCode} */
export const code = {
  stepOf({ session, step, event }) {
    if (event.kind === 'start') return { lit: 'start', ran: ['start'] };
    const begins = (/** @type {number} */ size) => session.locate(step, size, -1) === step - 1;
    const turns = begins(StepSize.Item) ? [...(step > 1 ? ['turn'] : []), 'dequeue'] : [];
    const sides = begins(StepSize.Stage) ? ['side'] : [];
    return { lit: event.verdict, ran: [...sides, ...turns, 'move', ...DONE[event.verdict]] };
  },

  valuesOf({ run: { frame } }, words) {
    const { side, sides, hasMove } = frame;
    const { expanded, discovered } = sides[side];
    return {
      side: words.text(side === 0 ? 'code.side.start' : 'code.side.goal'),
      queue: discovered - expanded,
      known: discovered,
      depth: frame.stateDepth,
      state: frame.state,
      next: hasMove ? frame.target : null,
    };
  },
};
