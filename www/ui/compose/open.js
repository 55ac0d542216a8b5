/**
 * Opens what the address or the user asks for: a learner's sheet of homework, or the panel that makes
 * a lesson.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';

/** @param {Viewer} viewer */
export async function compose(viewer) {
  const isSheet = new URL(location.href).searchParams.has('homework');
  const part = await (isSheet
    ? importChunk(() => import('./sheet-dialog.js'))
    : importChunk(() => import('./composer.js')));
  await part.compose(viewer);
}
