/**
 * Error messages in the element's language.
 * @import { Words } from '../../i18n/index.js'
 * @import { PuzzleKind } from '../../wasm/searchlight.js'
 */
import { EngineError } from '../../core/engine/session.js';

/**
 * Returns the message of an error.
 * @param {Words} words
 * @param {EngineError} error
 * @param {Pick<PuzzleKind, 'sizes'>} [kind] puzzle whose size limits are named in some messages
 */
export function errorWords(words, { code, fields }, kind) {
  const key = words.has(`error.${code}`) ? `error.${code}` : 'error.unknown';
  return words.text(key, { ...kind?.sizes, ...fields });
}

/**
 * Turns any thrown value into an EngineError with a translated message.
 * @param {{ words?: Words, run?: { kind: Pick<PuzzleKind, 'sizes'> } }} shown
 * @param {unknown} error
 * @returns {EngineError}
 */
export function toldError({ words, run }, error) {
  const known = error instanceof EngineError ? error : new EngineError('unknown');
  if (words) known.message = errorWords(words, known, run?.kind);
  return known;
}
