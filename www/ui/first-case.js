/**
 * Judges' text: all its cases are answered in the background, the first is shown at once.
 * @import { Desk } from './desk.js'
 * @import { InputError } from '../wasm/searchlight.js'
 */
import { EngineError } from '../core/engine.js';
import { inputFault } from '../i18n/index.js';

/**
 * Has a text answered, and hands over the link of its first case.
 * @param {Desk} desk
 * @param {string} text
 * @param {(link: Uint8Array) => void} taken
 * @returns {InputError | null} for a text without a readable case
 */
export function judge(desk, text, taken) {
  const judging = desk.attempt(() => desk.viz.judge(text));
  if (judging?.first) taken(judging.first);
  desk.refresh();
  return judging?.error ?? null;
}

/** Tells what is wrong with a text. @param {Desk} desk @param {InputError} error */
export function refuseText(desk, error) {
  desk.fallenBack = true;
  // The family's words come with its face, which the first board waits for.
  void desk.family;
  desk.refuse(new EngineError('input', { reason: inputFault(desk.words, error) }));
}
