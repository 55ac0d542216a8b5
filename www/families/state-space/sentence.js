/**
 * Builds the sentence that explains a step: chooses the template and fills in the values.
 * @import { Outcome, StepEvent } from '../../wasm/searchlight.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Searched } from './order-sentence.js'
 */
import { orderSentence } from './order-sentence.js';
import { isOrder } from './list-order.js';
import { cellsOf, keysOf } from './places-in-words.js';

/**
 * `ending` is how the run ended, if this is its last step; `isTwoSided` is whether a second search
 * begins at the goals.
 * @typedef {{ ending: Outcome | null, isTwoSided?: boolean }} Ends
 */

/**
 * Returns the sentence for a step of any search.
 * @param {Words} words
 * @param {Searched} run
 * @param {StepEvent} event
 * @param {Ends} ends
 */
export function stepSentence(words, run, event, ends) {
  if (isOrder(run.algorithm)) return orderSentence(words, run, event, ends.ending);
  return sentence(words, run, event, ends);
}

/**
 * Returns the sentence for a step of a breadth-first search.
 * @param {Words} words
 * @param {Pick<Searched, 'puzzle' | 'columns'>} run
 * @param {StepEvent} event
 * @param {Ends} ends
 */
export function sentence(words, { puzzle, columns }, event, { ending, isTwoSided = false }) {
  if (event.kind === 'start') {
    const begins = isTwoSided && event.verdict === 'new' ? 'sides' : event.verdict;
    const verdict = ending?.code === 'impossible' ? 'impossible' : begins;
    return words.marked(keysOf(puzzle, `start.${verdict}`));
  }
  if (event.kind === 'removal') return '';
  const { action, verdict, last } = event;
  // If the two sides have already met, the search only finishes the current level.
  const isAnswer = verdict === 'meeting' || verdict === 'answer';
  if (!last && ending?.code === 'found' && !isAnswer) {
    return words.text('state-space.levelDone', { count: ending.depth });
  }
  const side = event.side === 'backward' ? 'back' : 'move';
  const key = last && ending ? `last.${ending.code}` : `${side}.${verdict}`;
  return words.marked(keysOf(puzzle, key, action), {
    ...(action ? cellsOf(action, columns) : {}),
    depth: event.toDepth,
    count: event.toDepth,
  });
}
