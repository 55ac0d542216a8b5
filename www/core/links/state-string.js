/**
 * State strings. The core's bytes come first, as base64url: each has exactly one string. A race may
 * follow behind a dot and stops behind a tilde, neither of which base64url has.
 */
import { EngineError } from '../engine/wasm-instance.js';
import { raceIn } from '../race/race-link.js';

/** The longest state string there is; anything longer is refused unread. */
export const LONGEST = 2048;

/**
 * A state string, or an address that ends with one; what is stuck to the end is told apart later. A
 * state string begins with its version and puzzle, `AQ` until now; no judges' text begins so.
 */
const LINK = /^(?:\S*#)?(A[\w-]\S*|aq[a-z\d_-]{6}\S*)$/;

/** The parts of a state string: the letters of its link, the words of a race, the letters of stops. */
const PARTS = /^([\w-]*)((?:\.[A-Za-z]+)*)(?:~([\w-]*))?/;

/** Letters of a state string as some programs write them in an address. */
const ESCAPED = /%(?:2D|2E|5F|7E)/gi;

/**
 * Finds the state string that a text is, or that stands at the end of an address.
 * @param {string} text
 * @returns {string} with whatever is stuck to its end; empty where the text is something else
 */
export function stateIn(text) {
  const [, state = ''] = LINK.exec(text.trim()) ?? [];
  return state;
}

/**
 * Takes a state string apart, up to the first character that none has: whatever follows, such as a full
 * stop or `&fbclid=…`, was stuck to it on its way.
 * @param {string} state
 * @throws {EngineError} `linkLength`, `linkCase` in lower case, `linkLetters` for anything else
 * @returns {{ letters: string, suffix: string, stops: string }} of the link, of the race with the dot
 *   before it, and of the stops; the last two may be empty
 */
export function partsOf(state) {
  const text = state.slice(0, 2 * LONGEST).replace(ESCAPED, decodeURIComponent);
  const [whole, letters, names, stops = ''] = /** @type {RegExpExecArray} */ (PARTS.exec(text));
  if (whole.length > LONGEST) throw new EngineError('linkLength', { limit: LONGEST });
  // The first letter is the version; small letters would be versions beyond 100.
  if (/^aq[a-z\d_-]*$/.test(letters)) throw new EngineError('linkCase');
  if (!/^[A-Z]/.test(letters)) throw new EngineError('linkLetters');
  return { letters, suffix: raceIn(names), stops };
}

/**
 * Reads the whole bytes that letters begin with.
 * @param {string} letters
 */
export function bytesIn(letters) {
  // Of four letters one alone holds no whole byte.
  const whole = letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
  const bytes = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
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
    const link = bytesIn(text);
    // atob overlooks spaces, other letters for the same bits and loose ends.
    if (lettersOf(link) === text) return link;
  } catch {
    // Letters that no base64 has; said below.
  }
  throw new EngineError('linkLetters');
}
