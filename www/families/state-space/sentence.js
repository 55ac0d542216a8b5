/**
 * Builds the sentence that explains a step: chooses the template and fills in the values.
 * @import { Outcome, StepEvent } from '../../wasm/searchlight.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Searched } from './order-sentence.js'
 */
import { orderSentence } from './order-sentence.js';
import { isOrder } from './list-order.js';
import { ownWords, valuesOfStep } from './places-in-words.js';

/**
 * `ending` is how the run ended, if this is its last step; `isTwoSided` is whether a second search
 * begins at the goals. `cost` is the cost of the answer where moves have costs, else -1.
 * @typedef {{ ending: Outcome | null, isTwoSided?: boolean, cost?: number }} Ends
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
 * @param {Words} shared
 * @param {Pick<Searched, 'puzzle' | 'columns'>} run
 * @param {StepEvent} event
 * @param {Ends} ends
 */
export function sentence(shared, run, event, ends) {
  const words = ownWords(shared, run.puzzle);
  const said = moveSentence(words, run, event, ends);
  const { ending, cost = -1 } = ends;
  if (cost < 0 || event.kind !== 'move' || !tellsAnswer(event, ending)) return said;
  const second = words.marked('state-space.answer.cost', { cost });
  return words.marked('state-space.both', { first: said, second });
}

/**
 * Returns whether the sentence for a move presents the answer. Where the sides of a search meet, a
 * shorter path may still come before the search ends.
 * @param {Extract<StepEvent, { kind: 'move' }>} event
 * @param {Outcome | null} ending
 */
const tellsAnswer = ({ verdict, last }, ending) =>
  verdict === 'answer' || (!last && ending?.code === 'found');

/**
 * @param {Words} words
 * @param {Pick<Searched, 'columns'>} run
 * @param {StepEvent} event
 * @param {Ends} ends
 */
function moveSentence(words, { columns }, event, { ending, isTwoSided = false }) {
  if (event.kind === 'start') {
    const begins = isTwoSided && event.verdict === 'new' ? 'sides' : event.verdict;
    const verdict = ending?.code === 'impossible' ? 'impossible' : begins;
    return words.marked(`state-space.start.${verdict}`);
  }
  if (event.kind === 'removal') return '';
  const { verdict, last } = event;
  // The two sides have already met, and the search only finishes the current level.
  const isAnswer = verdict === 'meeting' || verdict === 'answer';
  if (!last && ending?.code === 'found' && !isAnswer) {
    return words.text('state-space.levelDone', { count: ending.depth });
  }
  const side = event.side === 'backward' ? 'back' : 'move';
  const key = last && ending ? `last.${ending.code}` : `${side}.${verdict}`;
  return words.marked(`state-space.${key}`, {
    ...valuesOfStep(event, columns),
    depth: event.toDepth,
    count: event.toDepth,
  });
}
