/** The lessons in the order in which they are best taken, each fetched when it is chosen. */

/** @import { Lesson } from './types.js' */

/** @type {Record<string, () => Promise<Lesson>>} */
export const LESSONS = {
  sweep: async () => (await import('./sweep.js')).lesson,
  duplicates: async () => (await import('./duplicates.js')).lesson,
  impossible: async () => (await import('./impossible.js')).lesson,
  'two-sides': async () => (await import('./two-sides.js')).lesson,
  contact: async () => (await import('./contact.js')).lesson,
  backtracking: async () => (await import('./backtracking.js')).lesson,
  warnsdorff: async () => (await import('./warnsdorff.js')).lesson,
  constraints: async () => (await import('./constraints.js')).lesson,
  games: async () => (await import('./games.js')).lesson,
};
