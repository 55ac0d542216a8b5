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
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const link = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    // atob overlooks spaces, other letters for the same bits and loose ends.
    if (encodeState(link) === text) return link;
  } catch {
    // Letters that no base64 has; said below.
  }
  throw new EngineError('linkLetters');
}
