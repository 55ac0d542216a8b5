/**
 * Chooses the wasm module of a run: any module that has the run's puzzle and algorithm. A module
 * that has a puzzle can also read and write links to runs of the puzzle that it cannot compute.
 */
import { MODULES } from './modules.js';

/**
 * Lists the modules that run a puzzle by all of these algorithms, the smallest first.
 * @param {string} puzzle id
 * @param {readonly string[]} [algorithms] ids
 */
export const modulesWith = (puzzle, algorithms = []) =>
  MODULES.filter(({ runs }) => {
    const own = runs?.[puzzle];
    return !runs || (own && algorithms.every((id) => own.includes(id)));
  });

/**
 * Returns whether a module has searches of state spaces in other orders than breadth-first. Every
 * module that has one of these searches also has A*.
 * @param {import('./modules.js').Module} module
 */
export const hasOrders = ({ runs }) =>
  !runs || Object.values(runs).some((own) => own.includes('astar'));
