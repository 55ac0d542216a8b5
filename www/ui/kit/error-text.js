/**
 * Error messages in the element's language.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { EngineError } from '../../core/engine/session.js';

/**
 * Returns the message of an error.
 * @param {Viewer} viewer its translations have loaded
 * @param {EngineError} error
 */
export function errorWords({ words, run }, { code, fields }) {
  const key = words.has(`error.${code}`) ? `error.${code}` : 'error.unknown';
  // Messages may contain the puzzle's size limits.
  return words.text(key, { ...run?.kind.sizes, ...fields });
}

/**
 * Turns any thrown value into an EngineError with a translated message.
 * @param {Viewer} viewer
 * @param {unknown} error
 * @returns {EngineError}
 */
export function toldError(viewer, error) {
  const known = error instanceof EngineError ? error : new EngineError('unknown');
  if (viewer.words) known.message = errorWords(viewer, known);
  return known;
}
