/**
 * Input in the judges' format: all cases are solved in the background, and the first is shown at
 * once.
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { InputError } from '../../wasm/searchlight.js'
 */
import { EngineError } from '../../core/engine/session.js';
import { inputFault } from '../../i18n/judge-error.js';

/**
 * Starts solving a text.
 * @param {Viewer} viewer
 * @param {string} text
 * @param {(link: Uint8Array) => void} taken called with the link of the first case
 * @returns {InputError | null} the error if no case could be read
 */
export function judge(viewer, text, taken) {
  const judging = viewer.attempt(() => viewer.run.judge(text));
  if (judging?.first) taken(judging.first);
  return judging?.error ?? null;
}

/** Shows the error of a text. @param {Viewer} viewer @param {InputError} error */
export function refuseText(viewer, error) {
  viewer.fallenBack = true;
  // Read `family` for its effect: it creates the family's view and starts loading its map.
  void viewer.family;
  viewer.refuse(new EngineError('input', { reason: inputFault(viewer.words, error) }));
}
