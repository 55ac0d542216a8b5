/**
 * Drawing functions of the puzzles. A puzzle without its own entry is drawn as numbered tiles.
 * @import { PieceView } from '../../../canvas/types.js'
 */
import { restore } from '../../../canvas/surface.js';
import { importChunk } from '../../../core/net/lazy-import.js';
import { isOwn } from '../../../core/own/own-id.js';
import { flip } from './flip.js';
import { rearrange } from './rearrange.js';
import { solitaire } from './solitaire.js';
import { paintTile, tiles } from './tiles.js';

/** @type {readonly PieceView[]} */
const VIEWS = [flip, rearrange, solitaire, tiles];

/**
 * Drawing functions that are imported when a puzzle is first drawn.
 * @type {ReadonlyMap<string, () => Promise<PieceView>>}
 */
const LATE = new Map([
  ['maze', async () => (await import('./maze.js')).view],
  ['jugs', async () => (await import('./jugs.js')).view],
  ['river', async () => (await import('./river.js')).view],
  ['hanoi', async () => (await import('./hanoi.js')).view],
  ['pegs', async () => (await import('./pegs.js')).view],
  ['rushhour', async () => (await import('./rushhour.js')).view],
  ['klotski', async () => (await import('./klotski.js')).view],
  ['pancakes', async () => (await import('./pancakes.js')).view],
  ['lightsout', async () => (await import('./lightsout.js')).view],
]);

/**
 * Puzzles whose drawing functions must be there before the puzzle is shown, because their board is
 * the map.
 */
const BEFORE_SHOWN = ['maze'];

/** Views that have been imported. @type {Map<string, PieceView>} */
const arrived = new Map();
/** Callbacks that wait for a view. @type {Map<string, Set<() => void>>} */
const waiting = new Map();

/** @param {string} id */
const lateView = (id) => /** @type {() => Promise<PieceView>} */ (LATE.get(id));

/**
 * Imports the views that must be there before puzzles are shown.
 * @param {readonly string[] | null} puzzles ids; null for all puzzles
 * @throws if an import fails
 */
export async function fetchViews(puzzles) {
  const missing = BEFORE_SHOWN.filter((id) => !arrived.has(id) && (puzzles?.includes(id) ?? true));
  await Promise.all(missing.map(async (id) => arrived.set(id, await importChunk(lateView(id)))));
}

/** Imports the view of a puzzle that the host page has defined. @param {string} id */
async function ownView(id) {
  const { viewOfOwn } = await importChunk(() => import('./own.js'));
  return viewOfOwn(id);
}

/** Imports the view of a puzzle. After a failure the next drawing asks again. @param {string} id */
async function fetchView(id) {
  try {
    arrived.set(id, await (isOwn(id) ? ownView(id) : importChunk(lateView(id))));
  } catch {
    // Numbered tiles stay.
    waiting.delete(id);
    return;
  }
  // Pictures that are cached with numbered tiles are repainted.
  restore();
  const redraws = waiting.get(id) ?? [];
  waiting.delete(id);
  for (const redraw of redraws) redraw();
}

/**
 * Returns the drawing functions of a puzzle; numbered tiles while they are being imported.
 * @param {string} id id of the puzzle
 * @param {() => void} [redraw] called once they have been imported
 * @returns {PieceView}
 */
export function viewOf(id, redraw) {
  const view = VIEWS.find((known) => known.id === id) ?? arrived.get(id);
  if (view) return view;
  if (LATE.has(id) || isOwn(id)) {
    const isFirst = !waiting.has(id);
    const redraws = waiting.get(id) ?? new Set();
    waiting.set(id, redraws);
    if (redraw) redraws.add(redraw);
    if (isFirst) fetchView(id);
  }
  return { id, paintPiece: paintTile };
}
