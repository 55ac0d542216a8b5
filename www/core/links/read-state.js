/** Reads state strings that may be truncated or have extra characters at the end. */
import { EngineError, linkLength } from '../engine/session.js';
import { bytesIn, lettersOf, partsOf } from './state-string.js';
import { checkRace } from '../race/race-link.js';
import { stopsIn } from '../stops/stop-format.js';

/**
 * Parses a state string and ignores extra characters at its end.
 * @param {string} state
 * @returns {{ link: Uint8Array, suffix: string, stops: import('../stops/stop-format.js').Stop[] }}
 *   `suffix` is the race part
 * @throws {EngineError} why the state string is invalid
 */
export function readState(state) {
  const { letters, suffix, stops } = partsOf(state);
  const link = linkIn(letters);
  // After extra characters within the link part, nothing belongs to the state string.
  if (lettersOf(link) !== letters) return { link, suffix: '', stops: [] };
  checkRace(link, suffix);
  return { link, suffix, stops: stops ? stopsIn(stops) : [] };
}

/**
 * Decodes the link at the start of the letters. The bytes contain their length, so that extra
 * characters are ignored and a truncated link is detected.
 * @param {string} letters
 */
function linkIn(letters) {
  const bytes = bytesIn(letters);
  const link = bytes.slice(0, linkLength(bytes));
  // Each link has exactly one encoding; any other encoding of the same bytes was altered.
  if (!letters.startsWith(lettersOf(link))) throw new EngineError('linkLetters');
  return link;
}
