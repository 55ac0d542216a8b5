/**
 * The one sentence that says how a race stands: which template, and the values in it.
 * @import { Race } from '../core/race.js'
 * @import { Words } from '../i18n/index.js'
 */

/**
 * @param {Words} words
 * @param {Race} race
 */
export function standing(words, race) {
  const { lanes, player } = race;
  const { cursor } = player;
  if (!player.complete) {
    return words.text('race.computing', {
      count: lanes.reduce((sum, { known }) => sum + known, 0),
    });
  }
  // An answer that is too long wins nothing.
  const units = lanes.map((lane) => (lane.depth > race.fewest ? Infinity : lane.units));
  const least = Math.min(...units);
  const most = player.known;
  const leaders = units.filter((count) => count === least).length;
  const many = leaders > 1;
  const running = lanes.filter((lane) => lane.units > cursor).length;
  const values = {
    lane: units.indexOf(least) + 1,
    amount: amount(words, race, Math.min(cursor, least)),
    rest: amount(words, race, least - cursor),
    most: amount(words, race, most),
    ratio: Math.round((10 * most) / Math.max(1, least)) / 10,
    lanes: lanes.length,
    leaders,
    count: running,
  };
  if (cursor < least) {
    return words.text(cursor === 0 ? 'race.start' : `race.${many ? 'level' : 'ahead'}`, values);
  }
  if (running > 0) return words.text(many ? 'race.firstTie' : 'race.first', values);
  if (leaders === lanes.length) return words.text('race.even', values);
  return words.text(many ? 'race.wonTie' : 'race.won', values);
}

/**
 * So many units in words.
 * @param {Words} words
 * @param {Race} race
 * @param {number} units
 */
export function amount(words, race, units) {
  const name = race.sizes[race.size];
  const count = name === 'time' ? race.msOf(units) : units;
  return words.text(`race.amount.${name}`, { count });
}
