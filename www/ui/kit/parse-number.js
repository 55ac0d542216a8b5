/**
 * Numbers that the user types, in the notation of the language.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { EngineError } from '../../core/engine/session.js';

/** Maximum number of characters of the user's input that an error message quotes. */
const QUOTED = 40;

/**
 * Parses the number in a field. Shows an error if the text is not a number; an empty field does
 * nothing.
 * @param {Viewer} viewer
 * @param {HTMLInputElement} field
 * @param {(number: number) => void} take receives the number
 */
export function takeNumber(viewer, { value }, take) {
  const number = viewer.words.read(value);
  if (viewer.error?.code === 'notNumber') viewer.error = null;
  if (!Number.isNaN(number)) take(number);
  else if (value.trim()) {
    viewer.refuse(new EngineError('notNumber', { found: value.slice(0, QUOTED) }));
  }
}
