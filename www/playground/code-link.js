/**
 * Code in the fragment of an address: compressed, in base64url letters. The state string of the film can
 * follow.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { LIMITS } from './limits.js';

/** Maximum length of the fragment, in characters. */
export const MOST_LETTERS = 16_384;

const NAME = 'code=';
const STATE = '&state=';
/** Number of bytes that are turned into letters at once. */
const PART = 8192;

/**
 * Returns the fragment for code, without its `#`.
 * @param {string} code
 * @param {string} [state] state string of the film
 * @returns {string | null} null if the fragment would be too long
 */
export function fragmentOf(code, state) {
  const bytes = deflateSync(strToU8(code), { level: 9 });
  let text = '';
  for (let at = 0; at < bytes.length; at += PART) {
    text += String.fromCharCode(...bytes.subarray(at, at + PART));
  }
  const letters = btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  const fragment = NAME + letters + (state ? STATE + state : '');
  return fragment.length <= MOST_LETTERS ? fragment : null;
}

/** Whether a fragment holds code. @param {string} fragment */
export const hasCode = (fragment) => fragment.startsWith(NAME);

/** Returns the state string in a fragment; empty without one. @param {string} fragment */
export const stateIn = (fragment) => (hasCode(fragment) ? (fragment.split(STATE)[1] ?? '') : '');

/**
 * Returns the code in a fragment.
 * @param {string} fragment
 * @returns {string | null} null if the fragment is cut, changed or too long
 */
export function codeIn(fragment) {
  const [letters] = fragment.slice(NAME.length).split(STATE);
  if (!hasCode(fragment) || fragment.length > MOST_LETTERS || !/^[\w-]+$/.test(letters))
    return null;
  try {
    const text = atob(letters.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const code = strFromU8(inflateSync(bytes));
    return code.length <= LIMITS.code ? code : null;
  } catch {
    return null;
  }
}
