/**
 * The families of runs: one line a family. The first ones are there from the beginning; a later one
 * is fetched before the first run of it is shown, once a page.
 * @import { Family } from './types.js'
 */
import { FILMS } from '../core/films.js';
import { family as stateSpace } from './state-space/index.js';

/** @type {Record<string, Family>} */
export const FAMILIES = { [stateSpace.id]: stateSpace };

/** @type {Record<string, () => Promise<{ family: Family }>>} */
const LATER = {
  backtracking: () => import('./backtracking/index.js'),
  games: () => import('./games/index.js'),
};

/**
 * @param {string} id
 * @throws where it does not come
 */
export async function fetchFamily(id) {
  if (FAMILIES[id]) return;
  const { family } = await LATER[id]();
  FAMILIES[id] = family;
  FILMS[id] = family.film;
}
