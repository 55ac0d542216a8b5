/**
 * Judges' text: all its cases are answered in the background, the first is shown at once.
 * @import { Viewer } from '../viewer/viewer.js'
 * @import { InputError } from '../../wasm/searchlight.js'
 */
import { EngineError } from '../../core/engine/session.js';
import { inputFault } from '../../i18n/judge-error.js';

/**
 * Has a text answered, and hands over the link of its first case.
 * @param {Viewer} viewer
 * @param {string} text
 * @param {(link: Uint8Array) => void} taken
 * @returns {InputError | null} for a text without a readable case
 */
export function judge(viewer, text, taken) {
  const judging = viewer.attempt(() => viewer.run.judge(text));
  if (judging?.first) taken(judging.first);
  viewer.refresh();
  return judging?.error ?? null;
}

/** Tells what is wrong with a text. @param {Viewer} viewer @param {InputError} error */
export function refuseText(viewer, error) {
  viewer.fallenBack = true;
  // The family's words come with its face, which the first board waits for.
  void viewer.family;
  viewer.refuse(new EngineError('input', { reason: inputFault(viewer.words, error) }));
}
