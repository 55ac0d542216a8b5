/**
 * State strings: the core's bytes as base64url. Each state has exactly one string.
 */
import { EngineError } from './engine.js';

/** The longest state string there is; anything longer is refused unread. */
const LONGEST = 2048;

/** @param {Uint8Array} bytes */
export function encodeState(bytes) {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * @param {string} text
 * @returns {Uint8Array}
 * @throws {EngineError} `linkLength` or `linkLetters`; the core finds all other faults
 */
export function decodeState(text) {
  if (text.length > LONGEST) throw new EngineError('linkLength', { limit: LONGEST });
  if (!/^[\w-]*$/.test(text)) throw new EngineError('linkLetters');
  let bytes;
  try {
    bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
  } catch {
    throw new EngineError('linkLetters');
  }
  if (encodeState(bytes) !== text) throw new EngineError('linkLetters');
  return bytes;
}
