/**
 * Builds the sentence that explains a step: chooses the template and fills in the values.
 * @import { Outcome, StepEvent } from '../../wasm/searchlight.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Searched } from './order-sentence.js'
 */
import { orderSentence } from './order-sentence.js';
import { isOrder } from './orders.js';
import { cellsOf, keysOf } from './places-in-words.js';

/**
 * Returns the sentence for a step of any search.
 * @param {Words} words
 * @param {Searched} run
 * @param {StepEvent} event
 * @param {Outcome | null} ending how the run ended, if this is its last step
 * @param {boolean} [isTwoSided] whether a second search begins at the goals
 */
export function stepSentence(words, run, event, ending, isTwoSided) {
  if (isOrder(run.algorithm)) return orderSentence(words, run, event, ending);
  return sentence(words, run.puzzle, event, run.columns, ending, isTwoSided);
}

/**
 * Returns the sentence for a step of a breadth-first search.
 * @param {Words} words
 * @param {string} puzzle id of the puzzle
 * @param {StepEvent} event
 * @param {number} columns of the board
 * @param {Outcome | null} ending how the run ended, if this is its last step
 * @param {boolean} [isTwoSided] whether a second search begins at the goals
 */
export function sentence(words, puzzle, event, columns, ending, isTwoSided = false) {
  if (event.kind === 'start') {
    const begins = isTwoSided && event.verdict === 'new' ? 'sides' : event.verdict;
    const verdict = ending?.code === 'impossible' ? 'impossible' : begins;
    return words.marked(keysOf(puzzle, `start.${verdict}`));
  }
  if (event.kind === 'removal') return '';
  const { action, verdict, last } = event;
  // The two sides have already met, and the search only finishes the current level.
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
