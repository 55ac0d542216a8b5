/**
 * Builds the sentence that explains a step: chooses the template and fills in the values.
 * @import { Action, Outcome, StepEvent } from '../../wasm/searchlight.js'
 * @import { Values, Words } from '../../i18n/index.js'
 */

/**
 * Returns the sentence for a step.
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
  // No search of the page removes goals yet.
  if (event.kind === 'removal') return words.text('state-space.removal', { depth: event.depth });
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

/**
 * Returns the translation keys of a sentence, most specific first: the puzzle's own key, the
 * family's key for a move between two cells, the family's general key.
 * @param {string} puzzle
 * @param {string} key
 * @param {Pick<Action, 'from' | 'to'> | null} [action]
 */
export function keysOf(puzzle, key, action) {
  const between = action && action.from !== action.to ? [`between.${key}`] : [];
  return [`${puzzle}.${key}`, ...[...between, key].map((one) => `state-space.${one}`)];
}

/**
 * Returns the rows and columns of the cells that a move names, counted from 1.
 * @param {Pick<Action, 'from' | 'to'>} action
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
