/** What the texts about a step of a search with a bound are made from. */
import { movesAt, nameMove } from '../../www/families/backtracking/moves-in-words.js';
import { choicesView } from '../../www/families/backtracking/puzzles/index.js';

/**
 * @import { Session } from '../../www/core/engine/session.js'
 * @import { Words } from '../../www/i18n/index.js'
 */

/**
 * @param {Session} session
 * @param {number} step at most the last step known
 * @param {Words} words of the name of the move
 */
export function toldAt(session, step, words) {
  const { description } = session;
  const { puzzle, algorithm, rows, columns, reasons } = description;
  const frame = /** @type {any} */ (session.show(step));
  return {
    ...{
      view: choicesView(puzzle, algorithm),
      reasons,
      shape: { rows, columns },
      frame,
      description,
    },
    outcome: step === session.advance(0) ? session.outcome : null,
    move: nameMove(words, description, movesAt(session, step).made),
  };
}
