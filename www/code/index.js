/**
 * The programs of the algorithms, by the algorithms' names in the core: one file each, fetched when it is
 * first shown.
 * @import { Program } from './types.js'
 */

/** @type {Record<string, () => Promise<{ program: Program }>>} */
export const PROGRAMS = {
  bfs: () => import('./bfs.js'),
  bidirectional: () => import('./bidirectional.js'),
  alternating: () => import('./alternating.js'),
  naive: () => import('./naive.js'),
  warnsdorff: () => import('./warnsdorff.js'),
  cuts: () => import('./cuts.js'),
  construction: () => import('./construction.js'),
  rowMajor: () => import('./rowMajor.js'),
  forced: () => import('./forced.js'),
  constrained: () => import('./constrained.js'),
  first: () => import('./first.js'),
  full: () => import('./full.js'),
  waves: () => import('./waves.js'),
};
