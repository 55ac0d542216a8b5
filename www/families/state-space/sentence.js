/**
 * The one sentence that explains a step: which template, and the values in it.
 * @import { Action, Outcome, StepEvent } from '../../wasm/searchlight.js'
 * @import { Values, Words } from '../../i18n/index.js'
 */

/**
 * @param {Words} words
 * @param {string} puzzle
 * @param {StepEvent} event
 * @param {number} columns of the board
 * @param {Outcome | null} ending how the run ended, if this is its last step
 */
export function sentence(words, puzzle, event, columns, ending) {
  const own = (/** @type {string} */ key, /** @type {Values} */ values) =>
    words.marked([`${puzzle}.${key}`, `state-space.${key}`], values);
  if (event.kind === 'start') {
    const verdict = ending?.code === 'impossible' ? 'impossible' : event.verdict;
    return own(`start.${verdict}`, { state: event.state });
  }
  const { action, verdict, last, backward } = event;
  // The sides met before: what was left of the level is done.
  const isAnswer = verdict === 'meeting' || verdict === 'answer';
  if (!last && ending?.code === 'found' && !isAnswer) {
    return words.text('state-space.levelDone', { count: ending.depth });
  }
  const side = backward ? 'back' : 'move';
  const key = last && ending ? `last.${ending.code}` : `${side}.${verdict}`;
  return own(key, {
    ...(action ? cellsOf(action, columns) : {}),
    state: event.from,
    toState: event.to,
    depth: event.toDepth,
    count: event.toDepth,
  });
}

/**
 * The cells that a move names.
 * @param {Action} action
 * @param {number} columns
 * @returns {Values}
 */
export function cellsOf({ from, to }, columns) {
  return {
    row: Math.floor(to / columns) + 1,
    column: (to % columns) + 1,
    fromRow: Math.floor(from / columns) + 1,
    fromColumn: (from % columns) + 1,
  };
}
