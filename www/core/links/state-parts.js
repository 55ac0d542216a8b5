/**
 * Decodes and encodes state strings for authors, without the core.
 * @import { GivenStop, Stop } from '../stops/stop-format.js'
 */
import { bytesOf, lettersOf, partsOf } from './state-string.js';
import { STEP_SIZES } from '../playback/player.js';
import { readSuffix, writeSuffix } from '../race/race-link.js';
import { stopsIn, stopsOf, withStops } from '../stops/stop-format.js';

/**
 * Contents of a state string. `link` is the core's bytes for board, algorithm and step. A
 * state string has a race or a game, not both.
 * @typedef {object} State
 * @property {Uint8Array} link
 * @property {{ size: string, goal: 'answer' | 'whole', others: string[] } | null} race `others` are
 *   the searches of the lanes after the first, such as `bfs` and `astar~misplaced`
 * @property {string} [game] game played by hand, with its moves; missing without one
 * @property {Stop[]} stops
 */

/**
 * Decodes a state string. Does not check the board, which only the core can.
 * @param {string} text
 * @returns {State}
 * @throws {EngineError} with the `code` `linkLength`, `linkCase`, `linkLetters`, `raceLink`, `linkStops`
 *   or `truncated`
 */
export function decodeState(text) {
  const state = String(text ?? '');
  const { letters, suffix, game, stops } = partsOf(state);
  const race = suffix ? readSuffix(suffix) : null;
  return {
    link: bytesOf(letters),
    race: race && {
      size: STEP_SIZES[race.size],
      goal: race.whole ? 'whole' : 'answer',
      others: race.others,
    },
    ...(game ? { game } : {}),
    stops: stops ? stopsIn(stops) : [],
  };
}

/**
 * Encodes a state string, from a link alone or from all its parts.
 * @param {Uint8Array | { link: Uint8Array, race?: State['race'], game?: string,
 *   stops?: readonly GivenStop[] }} parts
 * @throws {EngineError} with the `code` `raceLink`, or `stopsLength` if the state string would be
 *   too long
 */
export function encodeState(parts) {
  const {
    link,
    race = null,
    game = '',
    stops = [],
  } = parts instanceof Uint8Array ? { link: parts } : parts;
  const lanes = race
    ? writeSuffix({
        size: STEP_SIZES.findIndex((name) => name === race.size),
        whole: race.goal === 'whole',
        others: race.others,
      })
    : '';
  if (lanes) readSuffix(lanes);
  return withStops(lettersOf(link) + (lanes || game), stopsOf(stops));
}
