/**
 * State strings for authors: taken apart, changed and put together again without the core.
 * @import { GivenStop, Stop } from '../stops/stop-format.js'
 */
import { bytesOf, lettersOf, partsOf } from './state-string.js';
import { STEP_SIZES } from '../playback/player.js';
import { readSuffix, writeSuffix } from '../race/race-link.js';
import { stopsIn, stopsOf, withStops } from '../stops/stop-format.js';

/**
 * What a state string says: the core's bytes of board, algorithm and step, a race, and stops.
 * @typedef {object} State
 * @property {Uint8Array} link
 * @property {{ size: string, goal: 'answer' | 'whole', others: string[] } | null} race `others` are the
 *   algorithms of the lanes behind the first
 * @property {Stop[]} stops
 */

/**
 * Takes a state string apart. Whether the core knows its board is told when it is shown.
 * @param {string} text
 * @returns {State}
 * @throws {EngineError} with the `code` `linkLength`, `linkCase`, `linkLetters`, `raceLink`, `linkStops`
 *   or `truncated`
 */
export function decodeState(text) {
  const state = String(text ?? '');
  const { letters, suffix, stops } = partsOf(state);
  const race = suffix ? readSuffix(suffix) : null;
  return {
    link: bytesOf(letters),
    race: race && {
      size: STEP_SIZES[race.size],
      goal: race.whole ? 'whole' : 'answer',
      others: race.others,
    },
    stops: stops ? stopsIn(stops) : [],
  };
}

/**
 * Puts a state string together, of a link alone or of all its parts.
 * @param {Uint8Array | { link: Uint8Array, race?: State['race'], stops?: readonly GivenStop[] }} parts
 * @throws {EngineError} with the `code` `raceLink`, or `stopsLength` for more stops than a link carries
 */
export function encodeState(parts) {
  const { link, race = null, stops = [] } = parts instanceof Uint8Array ? { link: parts } : parts;
  const lanes = race
    ? writeSuffix({
        size: STEP_SIZES.findIndex((name) => name === race.size),
        whole: race.goal === 'whole',
        others: race.others,
      })
    : '';
  if (lanes) readSuffix(lanes);
  return withStops(lettersOf(link) + lanes, stopsOf(stops));
}
