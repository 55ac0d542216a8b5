/**
 * State strings. A state string is a link of the core as base64url with exactly one encoding, then
 * optionally a dot and a race or a game, then optionally a tilde and stops. Dot and tilde are not base64url
 * letters.
 */
import { EngineError } from '../engine/engine.js';
import { raceIn } from '../race/race-link.js';

/** Maximum length of a state string, in characters; longer ones are rejected unread. */
export const LONGEST = 2048;

/**
 * Matches a state string, or an address that ends with one, including extra characters around it. A
 * state string begins with its version, so far always encoded as `AQ`. Judges' input never begins
 * with these letters.
 */
const LINK = /^(?:.*#)?(?:%\w\w|\W)*(A[\w-]\S*|A[Q-T][\w-]{2}[^]*|a[q-t][a-z\d_-]{6}\S*)$/;

/** Matches characters before a state string, such as `(` or `%20`. */
const BEFORE = /^(?:%\w\w|\W)+/;

/**
 * Matches the parts of a state string: link, race and stops. In a race, a name may be followed by a
 * heuristic and a weight (`astar~misplaced`, `weighted~manhattan~3`). A tilde before a small letter
 * begins a heuristic; a tilde before `W` begins the stops.
 */
const PARTS = /^([\w-]*)((?:\.[A-Za-z]+(?:~[a-z][a-z-]*(?:~\d+)?)?)*)(?:~([\w-]*))?/;

/** Matches the part of a state string that describes a game, see `core/play/play-link.js`. */
const GAME = /^\.(?:play|blind)(?:\.[A-Za-z]+)?$/;

/**
 * Matches what a program on the way may insert in the middle: spaces, line breaks (in a reply, with
 * `>` after them; in MIME quoted-printable, with `=` before them), and invisible characters.
 */
const GAP =
  /(?:[\s\p{Cf}]|=(?=\r?\n|%0[AD])|%(?:20|09|0A|0D|C2%AD|E2%80%8[B-F]|E2%81%A0)|(?<=[\n\s]|%0A|%20)>)+/giu;

/**
 * Splits a text where something may have been inserted into a state string.
 * @param {string} text
 */
export const piecesOf = (text) =>
  text
    .slice(0, 2 * LONGEST)
    .split(GAP)
    .filter(Boolean);

/** Matches characters of a state string that some programs percent-encode. */
const ESCAPED = /%(?:2D|2E|5F|7E)/gi;

/**
 * Finds the state string in a text: the whole text or the end of an address.
 * @param {string} text
 * @returns {string} including extra characters at the end; empty if there is no state string
 */
export function stateIn(text) {
  const [, state = ''] = LINK.exec(text.trim()) ?? [];
  return state;
}

/**
 * Splits a state string. Ignores characters before it, and stops at the first invalid character: a
 * program on the way may have added brackets, a full stop or `&fbclid=…`.
 * @param {string} state
 * @throws {EngineError} `linkLength` if it is too long, `linkCase` if its letters were converted to
 *   small letters, `linkLetters` if it is invalid otherwise
 * @returns {{ letters: string, suffix: string, game: string, stops: string }} link, race or game
 *   with its leading dot, and stops; all but the first may be empty
 */
export function partsOf(state) {
  const long = state.slice(0, 2 * LONGEST).replace(BEFORE, '');
  const text = long.replace(ESCAPED, decodeURIComponent);
  const [whole, letters, names, stops = ''] = /** @type {RegExpExecArray} */ (PARTS.exec(text));
  if (whole.length > LONGEST) throw new EngineError('linkLength', { limit: LONGEST });
  // The version is always 1, so the second letter of a valid link is a capital, `Q` to `T` for
  // codes of puzzles below 64.
  if (/^[Aa][q-t][a-z\d_-]*$/.test(letters)) throw new EngineError('linkCase');
  if (!/^[A-Z]/.test(letters)) throw new EngineError('linkLetters');
  const game = GAME.test(names) ? names : '';
  return { letters, suffix: game ? '' : raceIn(names), game, stops };
}

/**
 * Decodes the complete bytes in base64url letters.
 * @param {string} letters
 */
export function bytesIn(letters) {
  // Drop a single letter after the last group of four: it contains no complete byte.
  const whole = letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
  const bytes = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
}

/** Encodes bytes as base64url without padding. @param {Uint8Array} bytes */
export function lettersOf(bytes) {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Decodes base64url, and accepts only its canonical form.
 * @param {string} text
 * @returns {Uint8Array}
 * @throws {EngineError} `linkLength` or `linkLetters`; the core detects all other errors
 */
export function bytesOf(text) {
  if (text.length > LONGEST) throw new EngineError('linkLength', { limit: LONGEST });
  try {
    const link = bytesIn(text);
    // Compare, because atob also accepts spaces, other letters for the same bits, and incomplete
    // groups.
    if (lettersOf(link) === text) return link;
  } catch {
    // The letters are not base64; an error is thrown below.
  }
  throw new EngineError('linkLetters');
}
