/** Reads state strings that may be truncated or have extra characters around them. */
import { puzzleOf } from '../engine/catalogue.js';
import { needOfLink, readsPuzzle } from '../engine/engines.js';
import { EngineError, linkLength } from '../engine/session.js';
import { bytesIn, lettersOf, partsOf, piecesOf } from './state-string.js';
import { checkRace, readSuffix } from '../race/race-link.js';
import { stopsIn } from '../stops/stop-format.js';

/** Matches a link without small letters, probably converted to capitals. */
const CAPITALS = /^A[Q-T][^a-z]*$/;

/** Codes of errors of a state string that lacks its end. */
const UNFINISHED = ['truncated', 'linkStops', 'raceLink'];

/**
 * Parses a state string. Ignores extra characters before and after it, and line breaks and the like
 * that were inserted into it.
 * @param {string} state
 * @returns {{ link: Uint8Array, suffix: string, game: string,
 *   stops: import('../stops/stop-format.js').Stop[] }} `suffix` is the race part, and `game` the part
 *   of a game, whose moves are not checked
 * @throws {EngineError} if the state string is invalid
 */
export function readState(state) {
  // A break before a further lane or the stops leaves a valid beginning, so join the pieces first.
  return readUnbroken(rejoined(state) || state);
}

/** @param {string} state */
function readUnbroken(state) {
  const { letters, suffix, game, stops } = partsOf(state);
  const link = linkIn(letters);
  // If extra characters follow the link, the text after them is not part of the state string.
  if (lettersOf(link) !== letters) return { link, suffix: '', game: '', stops: [] };
  checkRace(link, suffix);
  return { link, suffix, game, stops: stops ? stopsIn(stops) : [] };
}

/**
 * Puts as many pieces of a state string together as possible. It must end where a piece ends, so that
 * words after a truncated link do not become a part of it.
 * @param {string} state
 * @returns {string} empty if two or more pieces are no state string
 */
function rejoined(state) {
  const pieces = piecesOf(state);
  let whole = '';
  for (let count = 2; count <= pieces.length; count++) {
    const text = pieces.slice(0, count).join('');
    try {
      const { link, suffix, game, stops } = readUnbroken(text);
      const { letters, suffix: race, stops: packed } = partsOf(text);
      const isWhole =
        lettersOf(link) === letters && suffix === race && stops.length > 0 === !!packed;
      // The moves of a game are not checked here, so words after it would become moves.
      if (!isWhole || game) break;
      whole = text;
    } catch (error) {
      if (!UNFINISHED.includes(/** @type {EngineError} */ (error).code)) break;
    }
  }
  return whole;
}

/**
 * Returns the state string. Removes inserted characters only if they split the letters of its
 * version and puzzle.
 * @param {string} state
 */
const begunBy = (state) =>
  partsOf(state).letters.length < HEAD_LETTERS ? piecesOf(state).join('') : state;

/** Number of letters that encode the version and the puzzle. */
const HEAD_LETTERS = 3;

/**
 * Returns the puzzle of a state string, which may be invalid otherwise; undefined if it names none.
 * Needs no engine.
 * @param {string} state
 */
export function puzzleOfState(state) {
  try {
    return puzzleOf(bytesIn(partsOf(begunBy(state)).letters));
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
    const { letters, suffix } = partsOf(rejoined(state) || begunBy(state));
    const bytes = bytesIn(letters);
    const kind = puzzleOf(bytes);
    if (!kind) return needOfLink(bytes);
    const link = readsPuzzle(kind.id) ? bytes.slice(0, linkLength(bytes)) : bytes;
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
    // Report a truncated link as truncated even if it has no small letters, which can be chance.
    if (code === 'truncated' || (code !== 'number' && !CAPITALS.test(letters))) throw error;
  }
  throw new EngineError(CAPITALS.test(letters) ? 'linkCase' : 'linkLetters');
}
