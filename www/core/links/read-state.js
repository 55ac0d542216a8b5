/** Reads state strings that may be truncated or have extra characters around them. */
import { puzzleOf } from '../engine/catalogue.js';
import { needOfLink, readsPuzzle } from '../engine/engines.js';
import { EngineError, linkLength } from '../engine/session.js';
import { bytesIn, lettersOf, partsOf } from './state-string.js';
import { checkRace, readSuffix } from '../race/race-link.js';
import { stopsIn } from '../stops/stop-format.js';

/** Matches a link without small letters, probably converted to capitals. */
const CAPITALS = /^AQ[^a-z]*$/;

/**
 * Parses a state string and ignores extra characters before and after it.
 * @param {string} state
 * @returns {{ link: Uint8Array, suffix: string, stops: import('../stops/stop-format.js').Stop[] }}
 *   `suffix` is the race part
 * @throws {EngineError} if the state string is invalid
 */
export function readState(state) {
  const { letters, suffix, stops } = partsOf(state);
  const link = linkIn(letters);
  // If extra characters follow the link, the text after them is not part of the state string.
  if (lettersOf(link) !== letters) return { link, suffix: '', stops: [] };
  checkRace(link, suffix);
  return { link, suffix, stops: stops ? stopsIn(stops) : [] };
}

/**
 * Returns the puzzle of a state string, even if the string is invalid otherwise; undefined if it
 * names no puzzle. Needs no engine.
 * @param {string} state
 */
export function puzzleOfState(state) {
  try {
    return puzzleOf(bytesIn(partsOf(state).letters));
  } catch {
    return undefined;
  }
}

/**
 * Returns what must be loaded before a state string can be read and shown. Without an engine for
 * the puzzle, the result is a guess: call again after loading it.
 * @param {string} state
 * @returns {import('../engine/engines.js').Need | null} null if it is loaded, or if no engine reads
 *   the state string
 */
export function missingFor(state) {
  try {
    const { letters, suffix } = partsOf(state);
    const bytes = bytesIn(letters);
    const kind = puzzleOf(bytes);
    const link = kind && readsPuzzle(kind.id) ? bytes.slice(0, linkLength(bytes)) : bytes;
    return needOfLink(link, rivalsIn(suffix));
  } catch (error) {
    // Ignore errors of the state string: the code that reads it later reports them.
    if (/** @type {EngineError} */ (error).code === 'trap') throw error;
    return null;
  }
}

/** Returns the further algorithms of a race part; none if it is invalid. @param {string} suffix */
function rivalsIn(suffix) {
  try {
    return suffix ? readSuffix(suffix).others : [];
  } catch {
    return [];
  }
}

/**
 * Decodes the link at the start of the letters. The bytes contain their length, so that extra
 * characters are ignored and a truncated link is detected.
 * @param {string} letters
 */
function linkIn(letters) {
  try {
    const bytes = bytesIn(letters);
    const link = bytes.slice(0, linkLength(bytes));
    // Each link has exactly one encoding; any other encoding of the same bytes was altered.
    if (letters.startsWith(lettersOf(link))) return link;
  } catch (error) {
    const { code } = /** @type {EngineError} */ (error);
    // Only an invalid link is reported as converted to capitals: a valid or truncated link can have
    // no small letters by chance.
    if (code === 'truncated' || !CAPITALS.test(letters)) throw error;
  }
  throw new EngineError(CAPITALS.test(letters) ? 'linkCase' : 'linkLetters');
}
