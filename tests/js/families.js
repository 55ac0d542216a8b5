/** All families, as on a page that has shown a run of each. */
import { Session, catalogue } from '../../www/core/engine/session.js';
import { learnFamily } from '../../www/core/engine/family-core.js';
import { core as backtracking } from '../../www/families/backtracking/core.js';
import { core as games } from '../../www/families/games/core.js';
import { core as trees } from '../../www/families/trees/core.js';
import { core as stateSpace } from '../../www/families/state-space/core.js';
import { IS_LONG } from '../long.js';

export const CORES = { 'state-space': stateSpace, backtracking, games, trees };
learnFamily('state-space', stateSpace);
learnFamily('backtracking', backtracking);
learnFamily('games', games);
learnFamily('trees', trees);

/**
 * Returns whether a run can be opened. The spaces of some boards are too large for searches that
 * store their states, and the trees of some games are too large.
 * @param {() => unknown} open
 */
export function fits(open) {
  try {
    open();
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code === 'beyondLimit' || code === 'largeTree') return false;
    throw error;
  }
  return true;
}

/** Number of states above which the search of a space takes long. */
const VAST = 1 << 18;

/** Whether the space of a board is vast: the short form has one such board of a puzzle at most. @param {Uint8Array} link */
export function isVast(link) {
  const session = new Session(link);
  const { states } = session.description;
  session.free();
  return Number(states) > VAST;
}

/**
 * Returns the puzzles with their algorithms. In the short form, each algorithm of a family occurs
 * once, with the first puzzle that has it, because a family treats all of its puzzles alike.
 */
export function kindsByAlgorithm() {
  const seen = new Set();
  return catalogue().map((kind) => {
    const algorithms = kind.algorithms.filter((id) => IS_LONG || !seen.has(`${kind.family} ${id}`));
    for (const id of algorithms) seen.add(`${kind.family} ${id}`);
    return { ...kind, algorithms };
  });
}

/** The puzzles of a family. @param {string} family */
export const kindsOf = (family) => catalogue().filter((kind) => kind.family === family);

/** Searches whose paths on the first example are more than 2^28: these end at the step limit. */
const ENDLESS = {
  solitaire: ['limited', 'deepening'],
  klotski: ['limited', 'deepening', 'idastar'],
};

/**
 * The algorithms that a page can run to the end on the first example of a puzzle.
 * @param {string} puzzle
 * @param {readonly string[]} algorithms
 */
export function computable(puzzle, algorithms) {
  const endless = new Map(Object.entries(ENDLESS)).get(puzzle) ?? [];
  return algorithms.filter((algorithm) => !endless.includes(algorithm));
}
