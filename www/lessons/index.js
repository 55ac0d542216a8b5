/** The lessons in the order in which they are best taken, each fetched when it is chosen. */

/** @import { Lesson } from './types.js' */

/** @type {Record<string, () => Promise<{ lesson: Lesson }>>} */
export const LESSONS = {
  sweep: () => import('./sweep.js'),
  duplicates: () => import('./duplicates.js'),
  impossible: () => import('./impossible.js'),
  'two-sides': () => import('./two-sides.js'),
  contact: () => import('./contact.js'),
  backtracking: () => import('./backtracking.js'),
  warnsdorff: () => import('./warnsdorff.js'),
  constraints: () => import('./constraints.js'),
  games: () => import('./games.js'),
};
