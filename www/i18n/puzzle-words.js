/**
 * Words of one puzzle: its own messages and terms replace those of the page and of its family, so
 * that a maze speaks of cells where other puzzles speak of boards.
 * @import { FluentResource } from '@fluent/bundle'
 * @import { Words } from './index.js'
 */
import { wordsWith } from './index.js';

/**
 * Cached results of `wordsOfPuzzle`, by its arguments: `words`, then `page`, then family and puzzle.
 * @type {WeakMap<Words, WeakMap<Words, Map<string, Words>>>}
 */
const made = new WeakMap();

/**
 * Returns words in which `maze-map-state` replaces `map-state`, `maze-term-new` replaces
 * `state-space-term-new`, and the term `-maze-state` replaces `-state`, also where other messages
 * name them. The same arguments give the same object.
 * @param {Words} words
 * @param {{ puzzle: string, family: string }} description
 * @param {Words} [page] words of the page, which have the puzzle's terms, if `words` are those of
 *   an optional part of it
 * @returns {Words}
 */
export function wordsOfPuzzle(words, { puzzle, family }, page = words) {
  const byPage = made.get(words) ?? new WeakMap();
  made.set(words, byPage);
  const known = byPage.get(page) ?? new Map();
  byPage.set(page, known);
  // The searches of one puzzle can belong to several families.
  const key = family + puzzle;
  if (!known.has(key)) {
    const sources = page === words ? [words.resources] : [page.resources, words.resources];
    const own = wordsWith(words, sources, (all) => replacing(all, puzzle, family));
    known.set(key, own);
    // Words of a puzzle are made once, however often they are asked for.
    made.set(own, new WeakMap([[own, new Map([[key, own]])]]));
  }
  return known.get(key);
}

/**
 * Returns the messages and terms of a puzzle under the names of those that they replace.
 * @param {readonly FluentResource[]} resources
 * @param {string} name id of the puzzle
 * @param {string} family
 * @returns {FluentResource}
 */
function replacing(resources, name, family) {
  const puzzle = name.replace(':', '-');
  const body = resources.flatMap((resource) =>
    resource.body.flatMap((entry) => {
      if (entry.id.startsWith(`-${puzzle}-`)) {
        return [{ ...entry, id: `-${entry.id.slice(puzzle.length + 2)}` }];
      }
      if (!entry.id.startsWith(`${puzzle}-`)) return [];
      const id = entry.id.slice(puzzle.length + 1);
      return [id, `${family}-${id}`].map((replaced) => ({ ...entry, id: replaced }));
    }),
  );
  return { body };
}
