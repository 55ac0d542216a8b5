/**
 * What an error says, in the words of the element's language.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { EngineError } from '../../core/engine/session.js';

/** @param {Viewer} viewer whose words are there @param {EngineError} error */
export function errorWords({ words, run }, { code, fields }) {
  const key = words.has(`error.${code}`) ? `error.${code}` : 'error.unknown';
  // What the puzzle allows stands beside what was asked for.
  return words.text(key, { ...run?.kind.sizes, ...fields });
}

/**
 * The error with what it says as its message, as whoever catches it reads it.
 * @param {Viewer} viewer
 * @param {unknown} error
 * @returns {EngineError}
 */
export function toldError(viewer, error) {
  const known = error instanceof EngineError ? error : new EngineError('unknown');
  if (viewer.words) known.message = errorWords(viewer, known);
  return known;
}
