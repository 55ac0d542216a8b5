/** Whether what draws maps is there: it comes behind the first board. */
import { importChunk } from '../../../core/net/lazy-import.js';

/** What draws maps, null until it is there. @type {typeof import('./lazy-map-parts.js') | null} */
export let drawing = null;

/** Fetches it. @throws where it does not come */
export async function loadDrawing() {
  drawing = await importChunk(() => import('./lazy-map-parts.js'));
}
