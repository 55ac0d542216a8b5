/**
 * The one sentence that explains a step: which template, and the values in it.
 * @import { StepEvent, Outcome } from '../../core/engine.js'
 * @import { Words } from '../../i18n/index.js'
 */

/**
 * @param {Words} words
 * @param {string} puzzle
 * @param {StepEvent} event
 * @param {number} columns of the board
 * @param {Outcome | null} outcome
 * @param {number} known steps
 */
export function sentence(words, puzzle, event, columns, outcome, known) {
  if (event.kind === 'start') {
    const refuted = outcome?.code === 'impossible' && known === 0;
    const verdict = refuted ? 'impossible' : event.verdict;
    return words.text(`${puzzle}.start.${verdict}`, { state: event.state });
  }
  const { action, verdict, last, backward } = event;
  const side = backward ? 'back' : 'move';
  const key = last && outcome ? `last.${outcome.code}` : `${side}.${verdict}`;
  return words.text(`${puzzle}.${key}`, {
    row: Math.floor(action.to / columns) + 1,
    column: (action.to % columns) + 1,
    fromRow: Math.floor(action.from / columns) + 1,
    fromColumn: (action.from % columns) + 1,
    state: event.from,
    toState: event.to,
    depth: event.toDepth,
    count: event.toDepth,
  });
}
