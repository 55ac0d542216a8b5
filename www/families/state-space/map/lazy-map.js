/** Loads the drawing code of the map after the first view of a board. */
import { importChunk } from '../../../core/net/lazy-import.js';

/**
 * Drawing code of the map; null until it is loaded.
 * @type {typeof import('./lazy-map-parts.js') | null}
 */
export let drawing = null;

/** Imports the drawing code. @throws if the import fails */
export async function loadDrawing() {
  drawing = await importChunk(() => import('./lazy-map-parts.js'));
}
