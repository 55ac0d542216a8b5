/**
 * The lessons in the order in which they are best taken, each fetched when it is chosen. The list says of
 * each the puzzles that it shows, its stops, and about how many minutes it takes.
 */

/** @import { Lesson } from './types.js' */

/**
 * @typedef {object} Listed
 * @property {() => Promise<{ lesson: Lesson }>} load
 * @property {readonly string[]} puzzles
 * @property {number} stops
 * @property {number} minutes
 */

/** @type {Record<string, Listed>} */
export const LESSONS = {
  sweep: { load: () => import('./sweep.js'), puzzles: ['flip'], stops: 7, minutes: 15 },
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
  constraints: {
    load: () => import('./constraints.js'),
    puzzles: ['mines'],
    stops: 9,
    minutes: 20,
  },
  games: { load: () => import('./games.js'), puzzles: ['tab', 'subtract'], stops: 9, minutes: 20 },
};

/**
 * The place of the right choice of the question of a stop, counted around the choices: it differs from
 * lesson to lesson and from question to question, so that no place is right more often than chance.
 * @param {Lesson} lesson
 * @param {number} index of the stop
 */
export function rightPlace({ id, stops }, index) {
  const asked = stops.slice(0, index).filter(({ question }) => question);
  return Object.keys(LESSONS).indexOf(id) + 1 + asked.length;
}
