/**
 * The programs of the algorithms: one file each, fetched when it is first shown. A puzzle needs none.
 * @import { Program } from './types.js'
 */

/**
 * @typedef {object} Entry
 * @property {string} of the family or the puzzle that the program is of: it fits every puzzle of that
 *   family, or that one alone
 * @property {string} [algorithm] the algorithm's name in the core, where the program has another name
 *   because another puzzle's algorithm is called the same
 * @property {() => Promise<{ program: Program }>} load
 */

/** By the programs' names, which are those of their files and of their words. @type {Record<string, Entry>} */
export const PROGRAMS = {
  bfs: { of: 'state-space', load: () => import('./bfs.js') },
  bidirectional: { of: 'state-space', load: () => import('./bidirectional.js') },
  alternating: { of: 'state-space', load: () => import('./alternating.js') },
  naive: { of: 'knight', load: () => import('./naive.js') },
  warnsdorff: { of: 'knight', load: () => import('./warnsdorff.js') },
  cuts: { of: 'knight', load: () => import('./cuts.js') },
  construction: { of: 'knight', load: () => import('./construction.js') },
  rowMajor: { of: 'mines', load: () => import('./rowMajor.js') },
  forced: { of: 'mines', load: () => import('./forced.js') },
  constrained: { of: 'mines', load: () => import('./constrained.js') },
  first: { of: 'games', load: () => import('./first.js') },
  full: { of: 'games', load: () => import('./full.js') },
  waves: { of: 'games', load: () => import('./waves.js') },
};

/**
 * The name of a run's program: the puzzle's own goes before that of its family. Null where there is none.
 * @param {{ puzzle: string, family: string, algorithm: string }} run
 */
export function programOf({ puzzle, family, algorithm }) {
  const names = Object.keys(PROGRAMS);
  const ofOwner = (/** @type {string} */ owner) =>
    names.find((name) => PROGRAMS[name].of === owner && algorithmOf(name) === algorithm);
  return ofOwner(puzzle) ?? ofOwner(family) ?? null;
}

/** The algorithm that a program writes. @param {string} name */
export const algorithmOf = (name) => PROGRAMS[name].algorithm ?? name;
