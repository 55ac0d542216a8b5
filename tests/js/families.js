/** All families, as on a page that has shown a run of each. */
import { catalogue } from '../../www/core/engine/session.js';
import { learnFamily } from '../../www/core/engine/family-core.js';
import { core as backtracking } from '../../www/families/backtracking/core.js';
import { core as games } from '../../www/families/games/core.js';
import { core as stateSpace } from '../../www/families/state-space/core.js';

export const CORES = { 'state-space': stateSpace, backtracking, games };
learnFamily('state-space', stateSpace);
learnFamily('backtracking', backtracking);
learnFamily('games', games);

/**
 * Whether a run can be opened: the boards of some spaces are too many for searches that keep them.
 * @param {() => unknown} open
 */
export function fits(open) {
  try {
    open();
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code === 'beyondLimit') return false;
    throw error;
  }
  return true;
}

/** The puzzles of a family. @param {string} family */
export const kindsOf = (family) => catalogue().filter((kind) => kind.family === family);
