/**
 * Games by hand against the search of a game tree: the rules, with the value of each move, come from
 * the core. Uses no DOM.
 * @import { Session } from '../../../core/engine/session.js'
 * @import { Rules, TurnMove, Worth } from '../../../core/play/turn-game.js'
 * @import { Owner } from '../../../core/play/turn-play.js'
 */
import { TurnGame } from '../../../core/play/turn-game.js';
import { TurnPlay } from '../../../core/play/turn-play.js';
import { movesOf } from '../core.js';

/** A move of a game tree, with its number. @typedef {TurnMove & { by: number }} TreeMove */
/** @typedef {TurnGame<TreeMove>} TreeGame */

/**
 * Returns the game of a viewer.
 * @param {Owner & { run: { session: Pick<Session, 'ask'> } }} viewer
 * @returns {TurnPlay<TreeGame>}
 */
export function treePlay(viewer) {
  return new TurnPlay(viewer, {
    create: (start, sides) => {
      const { session } = viewer.run;
      const first = start ?? session.ask((core) => core.treeStart());
      return new TurnGame(() => rulesOf(viewer.run.session), first, sides);
    },
  });
}

/**
 * Returns the rules of the game of a run.
 * @param {Pick<Session, 'ask'>} session
 * @returns {Rules<TreeMove>}
 */
export const rulesOf = (session) => ({
  movesOf: (position) =>
    movesOf(session, position).map(({ move, to, value, best }) => ({
      ...{ by: move, to, best },
      worth: worthOf(value),
    })),
  worthOf: (position) => worthOf(session.ask((core) => core.treeWorth(position))),
});

/** Returns the worth of a value. @param {number} value */
const worthOf = (value) => /** @type {Worth} */ (Math.sign(value));
