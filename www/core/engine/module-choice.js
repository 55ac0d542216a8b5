/**
 * Chooses the wasm module of a run: any module that has the run's puzzle and algorithm. A module
 * that has a puzzle can also read and write links to runs of the puzzle that it cannot compute.
 */
import { isOwn } from '../own/own-id.js';
import { MODULES } from './modules.js';

/** Name under which a module lists the algorithms of puzzles that host pages define. */
const OWN = 'own';

/**
 * Lists the modules that run a puzzle by all of these algorithms, the smallest first.
 * @param {string} puzzle id
 * @param {readonly string[]} [algorithms] ids
 */
export const modulesWith = (puzzle, algorithms = []) =>
  MODULES.filter(({ runs }) => {
    const own = runs?.[isOwn(puzzle) ? OWN : puzzle];
    return !runs || (own && algorithms.every((id) => own.includes(id)));
  });

/** Module of the puzzles whose states are keys. */
const KEYS = 'state_space_keys';

/** Module of the constraint puzzles. */
const CONSTRAINTS = 'backtracking_constraints';

/** Module of the games whose trees are searched. */
const TREES = 'trees';

/**
 * Returns whether a module has searches of state spaces in other orders than breadth-first. Every
 * module that has one of these searches also has A*.
 * @param {import('./modules.js').Module} module
 */
const hasOrders = ({ runs }) => !runs || Object.values(runs).some((own) => own.includes('astar'));

/**
 * Lists the files of texts that the runs of a module need, besides those of their family.
 * @param {import('./modules.js').Module} module
 */
export function textsOf(module) {
  /** @type {('state-space-more' | 'state-space-keys' | 'backtracking-constraints' | 'games' | 'trees')[]} */
  const files = [];
  if (hasOrders(module)) files.push('state-space-more');
  if (!module.runs || module.id === KEYS) files.push('state-space-keys');
  if (!module.runs || module.id === CONSTRAINTS) files.push('backtracking-constraints');
  // An error in the text of a game is told before the family is loaded, and a game can have both a
  // table and a tree.
  if (!module.runs || module.id === TREES) files.push('trees', 'games');
  return files;
}
