/**
 * Names the moves of a search with a bound: the move of a step, and the candidates.
 * @import { DescribedMove, MovesInWords } from '../../wasm/searchlight.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Words } from '../../i18n/index.js'
 */
import { Memo } from '../../core/util/memo-key.js';
import { moveValues, ownWords } from '../state-space/places-in-words.js';

/** What the core says of the moves at the cursor of a session. @type {WeakMap<Session, Memo>} */
const known = new WeakMap();

/**
 * Returns the moves at the cursor: that of the step, and the candidates. Asks the core once a step.
 * @param {Session} session in a search with a bound, with the cursor at `step`
 * @param {number} step
 * @returns {MovesInWords}
 */
export function movesAt(session, step) {
  const memo = known.get(session) ?? new Memo();
  known.set(session, memo);
  return memo.of([step], () => session.ask((core) => core.movesInWords()));
}

/**
 * Returns the text of a candidate; shorter than that of its move if the puzzle has such words.
 * @type {typeof nameMove}
 */
export const nameCandidate = (words, description, move) =>
  nameMove(words, description, move, [`${description.puzzle}.candidate`, 'state-space.move']);

/**
 * Returns the text of a move, which can begin or end a sentence.
 * @param {Words} words
 * @param {Session['description']} description
 * @param {DescribedMove | null | undefined} move
 * @param {string | string[]} [keys]
 * @returns {string} empty without a move
 */
export const nameMove = (words, { puzzle, columns }, move, keys = 'state-space.move') =>
  move ? ownWords(words, puzzle).text(keys, moveValues(move.action, columns, move.values)) : '';
