/**
 * Builds the sentences about the steps of a search in another order than breadth-first: why a board
 * is taken next, and what one of its moves leads to.
 * @import { Description, OrderNumbers, Outcome, StepEvent } from '../../wasm/searchlight.js'
 * @import { Words } from '../../i18n/index.js'
 */
import { numbersSay } from './board/state-numbers.js';
import { isAStar, weightOf } from './list-order.js';
import { ownWords, valuesOfStep } from './places-in-words.js';

/**
 * Properties of a run that its sentences depend on.
 * @typedef {Pick<Description, 'puzzle' | 'columns' | 'algorithm' | 'settings' | 'isBounded'>} Searched
 */

/**
 * Returns the sentence for a step.
 * @param {Words} shared
 * @param {Searched} run
 * @param {StepEvent} event
 * @param {Outcome | null} ending how the run ended, if this is its last step
 */
export function orderSentence(shared, run, event, ending) {
  const words = ownWords(shared, run.puzzle);
  if (event.kind === 'start') return started(words, run, event, ending);
  const { numbers } = event;
  if (!numbers) return '';
  const said =
    event.kind === 'removal'
      ? removed(words, run, event)
      : moved(words, run, { ...event, numbers }, ending);
  const both = (/** @type {string} */ first, /** @type {string} */ second) =>
    words.marked('state-space.both', { first, second });
  return [...arrival(words, run, event, numbers), said].reduce(both);
}

/**
 * @param {Words} words
 * @param {Searched} run
 * @param {Extract<StepEvent, { kind: 'start' }>} event
 * @param {Outcome | null} ending
 */
function started(words, run, event, ending) {
  if (ending?.code === 'impossible') return words.marked('state-space.start.impossible');
  if (event.verdict === 'answer') return words.marked('state-space.start.answer');
  if (run.algorithm === 'dfs') return words.marked('state-space.order.start.stack');
  const label = numbersSay(words, run, { g: 0, h: 0, f: 0, ...event.estimate });
  return words.marked('state-space.order.start', { label });
}

/**
 * Returns sentences for the first move of a board: which entries were skipped before the board, and
 * why it is next.
 * @param {Words} words
 * @param {Searched} run
 * @param {Exclude<StepEvent, { kind: 'start' }>} event
 * @param {OrderNumbers} numbers
 */
function arrival(words, run, event, { skipped, current }) {
  if (skipped === null) return [];
  const isStack = run.algorithm === 'dfs';
  const said = [];
  if (skipped > 0)
    said.push(
      words.marked(isStack ? 'state-space.order.skipped.stack' : 'state-space.order.skipped', {
        count: skipped,
      }),
    );
  if (event.kind === 'move') {
    const label = numbersSay(words, run, { g: event.fromDepth, ...current });
    const values = { g: event.fromDepth, h: current.h, label };
    said.push(words.marked(`state-space.order.taken.${run.algorithm}`, values));
  }
  return said;
}

/**
 * Returns the sentence about a goal that leaves the list.
 * @param {Words} words
 * @param {Searched} run
 * @param {Extract<StepEvent, { kind: 'removal' }>} event
 */
function removed(words, run, { verdict, depth: g, numbers }) {
  const weight = weightOf(run);
  const values = { g, f: numbers.current.f, weight };
  const own = isAStar(run) ? 'astar' : run.algorithm;
  const key = run.isBounded ? own : 'unsure';
  return words.marked(`state-space.order.removal.${verdict === 'answer' ? key : 'again'}`, values);
}

/**
 * Returns the sentence about a move.
 * @param {Words} words
 * @param {Searched} run
 * @param {Extract<StepEvent, { kind: 'move' }> & { numbers: OrderNumbers }} event
 * @param {Outcome | null} ending
 */
function moved(words, run, event, ending) {
  const { cost, target } = event.numbers;
  const { verdict, fromDepth, toDepth, last } = event;
  const key = last && ending ? `last.${ending.code}` : verdict;
  const ways = { dfs: 'stack', greedy: 'first' };
  const way = ways[/** @type {keyof typeof ways} */ (run.algorithm)] ?? '';
  const keys = [`state-space.order.${key}.${way}`, `state-space.order.${key}`];
  return words.marked(keys, {
    ...valuesOfStep(event, run.columns),
    known: toDepth,
    through: fromDepth + cost,
    label: numbersSay(words, run, { g: toDepth, ...target }),
  });
}
