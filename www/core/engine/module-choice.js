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
