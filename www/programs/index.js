/**
 * Registry of the algorithms' programs, each imported when first shown. A program is optional.
 * @import { Program } from './types.js'
 */

/**
 * @typedef {object} Entry
 * @property {string} of id of the family or of the only puzzle for which the program is meant
 * @property {string} [algorithm] id of the algorithm in the core, if it is not the program's name;
 *   two puzzles can have algorithms of the same id
 * @property {() => Promise<{ program: Program }>} load
 */

/**
 * Programs by name, which is also the name of their file and texts.
 * @type {Record<string, Entry>}
 */
export const PROGRAMS = {
  bfs: { of: 'state-space', load: () => import('./bfs.js') },
  bidirectional: { of: 'state-space', load: () => import('./bidirectional.js') },
  alternating: { of: 'state-space', load: () => import('./alternating.js') },
  dfs: { of: 'state-space', load: () => import('./dfs.js') },
  uniform: { of: 'state-space', load: () => import('./uniform.js') },
  greedy: { of: 'state-space', load: () => import('./greedy.js') },
  astar: { of: 'state-space', load: () => import('./astar.js') },
  weighted: { of: 'state-space', load: () => import('./weighted.js') },
  limited: { of: 'backtracking', load: () => import('./limited.js') },
  deepening: { of: 'backtracking', load: () => import('./deepening.js') },
  idastar: { of: 'backtracking', load: () => import('./idastar.js') },
  naive: { of: 'knight', load: () => import('./naive.js') },
  warnsdorff: { of: 'knight', load: () => import('./warnsdorff.js') },
  cuts: { of: 'knight', load: () => import('./cuts.js') },
  construction: { of: 'knight', load: () => import('./construction.js') },
  rowMajor: { of: 'mines', load: () => import('./rowMajor.js') },
  forced: { of: 'mines', load: () => import('./forced.js') },
  constrained: { of: 'mines', load: () => import('./constrained.js') },
  plain: { of: 'backtracking', load: () => import('./plain.js') },
  forward: { of: 'backtracking', load: () => import('./forward.js') },
  arcs: { of: 'backtracking', load: () => import('./arcs.js') },
  first: { of: 'games', load: () => import('./first.js') },
  full: { of: 'games', load: () => import('./full.js') },
  waves: { of: 'games', load: () => import('./waves.js') },
};

/**
 * Returns the name of a run's program: that of the puzzle, or else that of its family. Returns null
 * if there is none.
 * @param {{ puzzle: string, family: string, algorithm: string }} run
 */
export function programOf({ puzzle, family, algorithm }) {
  const names = Object.keys(PROGRAMS);
  const ofOwner = (/** @type {string} */ owner) =>
    names.find((name) => PROGRAMS[name].of === owner && algorithmOf(name) === algorithm);
  return ofOwner(puzzle) ?? ofOwner(family) ?? null;
}

/** Returns the algorithm of a program. @param {string} name */
export const algorithmOf = (name) => PROGRAMS[name].algorithm ?? name;
