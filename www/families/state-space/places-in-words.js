/**
 * Texts about a puzzle's moves. The sentences belong to the family; each contains the puzzle's own
 * message `move`.
 * @import { Action, StepEvent } from '../../wasm/searchlight.js'
 * @import { Values, Words } from '../../i18n/index.js'
 */
import { wordsOfPuzzle } from '../../i18n/puzzle-words.js';

/**
 * Returns the words of a puzzle of this family.
 * @param {Words} words
 * @param {string} puzzle
 */
export const ownWords = (words, puzzle) => wordsOfPuzzle(words, { puzzle, family: 'state-space' });

/** Returns the letter of a code, A for 1: some puzzles name their pieces so. @param {number} code */
export const letterOf = (code) => String.fromCharCode('A'.charCodeAt(0) + code - 1);

/**
 * Returns the values for the text of a move: the rows and columns of its cells, counted from 1, and
 * the values that the core gives (`named`), such as the number of a tile.
 * @param {Pick<Action, 'from' | 'to'> | null} action
 * @param {number} columns
 * @param {Values} [named]
 * @returns {Values}
 */
export function moveValues(action, columns, named) {
  if (!action) return { ...named };
  const { from, to } = action;
  return {
    cells: from === to ? 'one' : 'two',
    row: Math.floor(to / columns) + 1,
    column: (to % columns) + 1,
    fromRow: Math.floor(from / columns) + 1,
    fromColumn: (from % columns) + 1,
    ...named,
  };
}

/**
 * Returns the values for the text of the move that a step makes.
 * @param {StepEvent} event
 * @param {number} columns
 */
export const valuesOfStep = (event, columns) =>
  event.kind === 'move' ? moveValues(event.action, columns, event.values) : {};
