/**
 * Draws a hard board and opens it.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { hardBoard } from '../../core/gallery/hard-board.js';
import { instanceOf } from '../../core/links/instance-of.js';
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
 * @param {boolean} [isOfDay] whether the header calls it the board of the day
 */
export async function drawHardBoard(viewer, link, seed, isOfDay = false) {
  const request = ++last;
  const session = viewer.attempt(() => new Session(link));
  if (!session) return;
  try {
    const drawn = await hardBoard(session, seed, pause);
    // Do nothing if the user has asked again or the element was removed.
    if (request !== last || !viewer.run) return;
    if (viewer.open(drawn) && isOfDay) viewer.boardOfDay = instanceOf(drawn);
  } catch (error) {
    if (request === last && viewer.run) viewer.refuse(error);
  } finally {
    session.free();
    viewer.refresh();
  }
}
