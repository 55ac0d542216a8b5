/**
 * Numbers that a person types, in whatever way the language writes them.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { EngineError } from '../../core/engine/session.js';

/** So much of what was typed is quoted. */
const QUOTED = 40;

/**
 * Takes over the number in a field, or says that there is none.
 * @param {Viewer} viewer
 * @param {HTMLInputElement} field
 * @param {(number: number) => void} take
 */
export function takeNumber(viewer, { value }, take) {
  const number = viewer.words.read(value);
  if (viewer.error?.code === 'notNumber') viewer.error = null;
  if (!Number.isNaN(number)) take(number);
  else if (value.trim()) {
    viewer.refuse(new EngineError('notNumber', { found: value.slice(0, QUOTED) }));
  }
}
