/**
 * State strings. The core's bytes come first, as base64url: each has exactly one string. A race may
 * follow behind a dot and stops behind a tilde, neither of which base64url has.
 */
import { EngineError } from './instance.js';

/** The longest state string there is; anything longer is refused unread. */
export const LONGEST = 2048;

/** A state string begins with its version, which base64url writes as A; no judges' text does. */
const STATE = String.raw`A[\w-]+(?:\.\w*)*(?:~[\w-]*)?`;

/** Nothing but a state string, or an address that ends with one. */
const LINK = new RegExp(`^(?:\\S*#)?(${STATE})$`);

/**
 * Finds the state string that a text is, or that stands at the end of an address.
 * @param {string} text
 * @returns {string} empty where the text is something else
 */
export function stateIn(text) {
  const [, state = ''] = LINK.exec(text.trim()) ?? [];
  return state;
}

/**
 * Takes a state string apart.
 * @param {string} state
 * @throws {EngineError} `linkLength`
 * @returns {{ letters: string, suffix: string, stops: string }} of the link, of the race with the dot
 *   before it, and of the stops; both may be empty
 */
export function partsOf(state) {
  if (state.length > LONGEST) throw new EngineError('linkLength', { limit: LONGEST });
  const [before, ...stops] = state.split('~');
  const [letters] = before.split('.');
  return { letters, suffix: before.slice(letters.length), stops: stops.join('~') };
}

/** @param {Uint8Array} bytes */
export function lettersOf(bytes) {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * @param {string} text
 * @returns {Uint8Array}
 * @throws {EngineError} `linkLength` or `linkLetters`; the core finds all other faults
 */
export function bytesOf(text) {
  if (text.length > LONGEST) throw new EngineError('linkLength', { limit: LONGEST });
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const link = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    // atob overlooks spaces, other letters for the same bits and loose ends.
    if (lettersOf(link) === text) return link;
  } catch {
    // Letters that no base64 has; said below.
  }
  throw new EngineError('linkLetters');
}
