/**
 * Lessons in the recommended order, with puzzles, number of stops and minutes. A lesson is imported
 * when it is chosen.
 */

/** @import { Lesson } from './types.js' */

/**
 * @typedef {object} Listed
 * @property {() => Promise<{ lesson: Lesson }>} load
 * @property {readonly string[]} puzzles
 * @property {number} stops
 * @property {number} minutes
 */

/** Lessons by id. @type {Record<string, Listed>} */
export const LESSONS = {
  sweep: { load: () => import('./sweep.js'), puzzles: ['flip'], stops: 9, minutes: 15 },
  duplicates: {
    load: () => import('./duplicates.js'),
    puzzles: ['flip', 'rearrange'],
    stops: 6,
    minutes: 15,
  },
  impossible: {
    load: () => import('./impossible.js'),
    puzzles: ['flip', 'rearrange', 'knight'],
    stops: 8,
    minutes: 20,
  },
  lists: {
    load: () => import('./lists.js'),
    puzzles: ['maze', 'tiles'],
    stops: 10,
    minutes: 20,
  },
  heuristics: {
    load: () => import('./heuristics.js'),
    puzzles: ['tiles'],
    stops: 13,
    minutes: 25,
  },
  'two-sides': {
    load: () => import('./two-sides.js'),
    puzzles: ['solitaire'],
    stops: 8,
    minutes: 15,
  },
  contact: { load: () => import('./contact.js'), puzzles: ['solitaire'], stops: 7, minutes: 15 },
  backtracking: {
    load: () => import('./backtracking.js'),
    puzzles: ['knight'],
    stops: 7,
    minutes: 20,
  },
  warnsdorff: { load: () => import('./warnsdorff.js'), puzzles: ['knight'], stops: 7, minutes: 15 },
  deeper: { load: () => import('./deeper.js'), puzzles: ['tiles'], stops: 12, minutes: 25 },
  constraints: {
    load: () => import('./constraints.js'),
    puzzles: ['mines'],
    stops: 9,
    minutes: 20,
  },
  crossing: {
    load: () => import('./crossing.js'),
    puzzles: ['queens'],
    stops: 8,
    minutes: 15,
  },
  games: { load: () => import('./games.js'), puzzles: ['tab', 'subtract'], stops: 9, minutes: 20 },
};

/**
 * Returns the index of the right choice at a stop's question, to be taken modulo the number of
 * choices. The index varies between lessons and questions, so that nobody succeeds by always
 * choosing the same position.
 * @param {Lesson} lesson
 * @param {number} index index of the stop
 */
export function rightPlace({ id, stops }, index) {
  const asked = stops.slice(0, index).filter(({ question }) => question);
  return Object.keys(LESSONS).indexOf(id) + 1 + asked.length;
}
