/** Reading state strings as they arrive: with something stuck to their end, or cut. */
import { EngineError, linkLength } from '../engine/session.js';
import { bytesIn, lettersOf, partsOf } from './state-string.js';
import { checkRace } from '../race/race-link.js';
import { stopsIn } from '../stops/stop-format.js';

/**
 * Reads a state string, whatever is stuck to its end.
 * @param {string} state
 * @returns {{ link: Uint8Array, suffix: string, stops: import('../stops/stop-format.js').Stop[] }} `suffix` is what it
 *   says of a race
 * @throws {EngineError} what is wrong with it
 */
export function readState(state) {
  const { letters, suffix, stops } = partsOf(state);
  const link = linkIn(letters);
  // Behind a word that is stuck to the link nothing is of the link.
  if (lettersOf(link) !== letters) return { link, suffix: '', stops: [] };
  checkRace(link, suffix);
  return { link, suffix, stops: stops ? stopsIn(stops) : [] };
}

/**
 * Reads the link that letters begin with. Its bytes tell where it ends, so a word that is stuck to it
 * is left out, and a link that was cut is known to be.
 * @param {string} letters
 */
function linkIn(letters) {
  const bytes = bytesIn(letters);
  const link = bytes.slice(0, linkLength(bytes));
  // A link has one string; another for the same bytes was changed on its way.
  if (!letters.startsWith(lettersOf(link))) throw new EngineError('linkLetters');
  return link;
}
