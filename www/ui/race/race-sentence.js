/**
 * Sentence about the state of a race: chooses a template and its values.
 * @import { Race } from '../../core/race/race.js'
 * @import { Words } from '../../i18n/index.js'
 */
import { STEP_SIZES } from '../../core/playback/player.js';

/**
 * Returns the sentence.
 * @param {Words} words
 * @param {Race} race
 * @param {string} family id of the family whose unit names are used
 * @param {boolean} [hidesFuture] whether the sentence must not reveal the winner
 */
export function standing(words, race, family, hidesFuture = false) {
  const { lanes, player } = race;
  const { cursor } = player;
  if (!race.settled) {
    return words.text(`${family}.race.computing`, {
      count: lanes.reduce((sum, { known }) => sum + known, 0),
    });
  }
  if (!lanes.some(({ outcome }) => outcome)) {
    return words.text('race.noEnd', { amount: amount(words, race, player.known, family) });
  }
  // Leave out lanes that cannot win: those without an outcome, and those whose answer is worse than
  // the answer of another lane.
  const units = lanes.map((lane) => (!lane.outcome || race.isBeaten(lane) ? Infinity : lane.units));
  const least = Math.min(...units);
  const most = player.known;
  const leaders = units.filter((count) => count === least).length;
  const running = lanes.filter((lane) => !lane.outcome || lane.units > cursor).length;
  const values = {
    lane: units.indexOf(least) + 1,
    amount: amount(words, race, Math.min(cursor, least), family),
    rest: amount(words, race, least - cursor, family),
    most: amount(words, race, most, family),
    ratio: rounded(most / Math.max(1, least)),
    lanes: lanes.length,
    leaders,
    count: running,
  };
  const say = (/** @type {string} */ one, /** @type {string} */ many) =>
    words.text(`race.${leaders > 1 ? many : one}`, values);
  if (cursor === 0 && least > 0) return words.text(`${family}.race.start`, values);
  if (cursor < least && hidesFuture) return words.text('race.open', values);
  if (cursor < least) return say('ahead', 'level');
  if (running > 0) return say('first', 'firstTie');
  if (leaders === lanes.length) return say('even', 'even');
  // All lanes have taken equally long. If some answers are worse than others, say so.
  if (least === most)
    return race.hasCosts ? say('best', 'bestTie') : say('shortest', 'shortestTie');
  return say('won', 'wonTie');
}

/**
 * Rounds a ratio: to two decimals below 1.1, to one below 100, else to an integer.
 * @param {number} ratio
 */
export function rounded(ratio) {
  const parts = ratio < 1.1 ? 100 : ratio < 100 ? 10 : 1;
  return Math.round(parts * ratio) / parts;
}

/**
 * Returns a number of units as text.
 * @param {Words} words
 * @param {Race} race
 * @param {number} units
 * @param {string} family
 */
export function amount(words, race, units, family) {
  const size = STEP_SIZES[race.size];
  return words.text([`${family}.race.amount.${size}`, `${family}.amount.${size}`], {
    count: units,
  });
}
