/**
 * Contents of the gallery, without DOM: the puzzles of the catalogue in groups, filtered by search
 * and by words.
 * @import { Teaches } from '../../wasm/searchlight.js'
 * @import { PuzzleKind } from '../engine/catalogue.js'
 */
import { SHELVES } from '../../wasm/shelves.js';

/** Groups, in the order of the gallery. @type {readonly Teaches[]} */
export const GROUPS = ['rings', 'estimate', 'choices', 'games'];

/** Filters by search: every puzzle, those with an algorithm, of a family, or of a group. */
export const FILTERS = /** @type {const} */ ([
  'every',
  'bfs',
  'astar',
  'dfs',
  'backtracking',
  'games',
]);

/** @typedef {typeof FILTERS[number]} Filter */

/**
 * Returns whether a puzzle passes a filter.
 * @param {PuzzleKind} kind
 * @param {Filter} filter
 */
const passes = ({ id, family, algorithms }, filter) =>
  filter === 'every' ||
  family === filter ||
  SHELVES[id].teaches === filter ||
  algorithms.includes(filter);

/**
 * Converts a text to lower case without diacritics, so that `hau` finds `Hậu`.
 * @param {string} text
 */
export const folded = (text) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/**
 * Returns the groups that have puzzles which pass the filter and contain all words of the query.
 * @param {readonly PuzzleKind[]} kinds
 * @param {Filter} filter
 * @param {string} query
 * @param {(kind: PuzzleKind) => string} textOf returns the text that is searched
 * @returns {{ group: Teaches, kinds: PuzzleKind[] }[]}
 */
export function shelvesOf(kinds, filter, query, textOf) {
  const asked = folded(query).split(/\s+/);
  const found = kinds.filter((kind) => {
    if (!passes(kind, filter)) return false;
    const text = folded(textOf(kind));
    return asked.every((word) => text.includes(word));
  });
  const shelves = GROUPS.map((group) => ({
    group,
    kinds: found.filter(({ id }) => SHELVES[id].teaches === group),
  }));
  return shelves.filter((shelf) => shelf.kinds.length > 0);
}
