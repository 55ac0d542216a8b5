/**
 * Draws a hard board and opens it.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { hardBoard } from '../../core/gallery/hard-board.js';
import { Session } from '../../core/engine/session.js';

/** Number of the last request: an earlier one that is still being computed is dropped. */
let last = 0;

/** Resolves in a later task, so that the page stays responsive. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Opens a hard board of the same puzzle and size as a run.
 * @param {Viewer} viewer
 * @param {Uint8Array} link
 * @param {number} seed
 */
export async function drawHardBoard(viewer, link, seed) {
  const request = ++last;
  const session = viewer.attempt(() => new Session(link));
  if (!session) return;
  try {
    const drawn = await hardBoard(session, seed, pause);
    // Do nothing if the user has asked again or the element was removed.
    if (request === last && viewer.run) viewer.open(drawn);
  } catch (error) {
    if (request === last && viewer.run) viewer.refuse(error);
  } finally {
    session.free();
    viewer.refresh();
  }
}
