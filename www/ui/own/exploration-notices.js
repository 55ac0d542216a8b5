/**
 * Notices about puzzles that are being explored: one for each puzzle, as several can be explored at
 * once when the user opens another link.
 * @import { Viewer } from '../viewer/viewer.js'
 */

/** @typedef {NonNullable<Viewer['loading']['exploring']>} Render */

/**
 * Notices of each viewer, by the id of the puzzle.
 * @type {WeakMap<object, Map<string, Render>>}
 */
const shown = new WeakMap();

/**
 * Shows the notice about a puzzle, or ends it.
 * @param {Pick<Viewer, 'loading' | 'refresh'>} viewer
 * @param {string} puzzle id
 * @param {Render | null} render null ends the notice
 */
export function tellExploring(viewer, puzzle, render) {
  const notices = shown.get(viewer) ?? new Map();
  shown.set(viewer, notices);
  if (render) notices.set(puzzle, render);
  else notices.delete(puzzle);
  const all = () => [...notices.values()].map((one) => one());
  viewer.loading.exploring = notices.size > 0 ? all : null;
  viewer.refresh();
}
