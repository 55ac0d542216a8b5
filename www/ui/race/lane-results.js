/**
 * Texts of a race besides its sentence: the headline, and each lane's counters and result.
 * @import { Lane, Race } from '../../core/race/race.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { countOf } from '../../core/engine/family-core.js';
import { amount, rounded } from './race-sentence.js';

/**
 * Returns the headline: at the end of the race, the lane with the lowest count and the factor to
 * the highest; the note describes the scale of the drawings.
 * @param {Viewer} viewer
 * @param {Race} race
 */
export function headline({ words, family }, { lanes, settled, player, hasCosts }) {
  const [name] = lanes[0].family.tallies;
  const counts = lanes.map(({ last }) => countOf(last, name));
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const isOver = settled && lanes.every(({ units }) => player.cursor >= units);
  const key = !isOver ? 'open' : least === most ? 'even' : 'fewer';
  // Where moves have costs, fewest moves and least cost are different things.
  const seeks = new Set(lanes.map((lane) => lane.seeks));
  const note = `${family.id}.race.${hasCosts && seeks.size > 1 ? 'differ' : 'scale'}`;
  const lane = counts.indexOf(least) + 1;
  const values = { lane, factor: rounded(most / Math.max(1, least)), least, most };
  return {
    display: words.text(`${family.id}.race.headline.${key}`, values),
    note: words.has(note) ? words.text(note) : '',
  };
}

/**
 * Returns a counter of a lane, with its term.
 * @param {Words} words
 * @param {Lane} lane
 * @param {string} name
 */
export const counter = (words, { frame }, name) => ({
  says: words.text(`counter.${name}`),
  about: `counter.${name}.title`,
  count: words.number(countOf(frame, name)),
});

/**
 * Returns a counter of a lane, with its ratio to the lowest current count of any lane.
 * @param {Words} words
 * @param {Race} race
 * @param {Lane} lane
 * @param {string} name
 */
export function tally(words, { lanes }, lane, name) {
  const count = countOf(lane.frame, name);
  const fewest = Math.min(...lanes.map(({ frame }) => countOf(frame, name)));
  const ratio = count < 1000 * fewest ? rounded(count / fewest) : words.short(count / fewest);
  return {
    ...counter(words, lane, name),
    ratio: fewest > 0 ? words.text('race.ratio', { ratio }) : '',
  };
}

/**
 * Returns the result of a lane; the note says after how many units the lane ended. Where moves have
 * costs, `seeks` says what the lane's answer has the least of.
 * @param {Viewer} viewer
 * @param {Race} race
 * @param {Lane} lane
 */
export function cameTo({ words, family, hidesFuture }, race, lane) {
  const { family: core, outcome, frame, depth, units, seeks } = lane;
  const { cursor } = race.player;
  const ended = outcome && race.settled && cursor >= units;
  const come = core.hasAnswer(frame) || ended ? outcome : null;
  const known = race.lanes.filter((other) => !hidesFuture || other.units <= cursor);
  const found = come?.code === 'found';
  const isBeaten = found && race.isBeaten(lane, known);
  const { hasCosts } = race;
  const told = { count: depth, cost: lane.cost };
  const key = !isBeaten ? 'priced' : !hasCosts ? 'tooLong' : seeks === 'moves' ? 'long' : 'dear';
  const says =
    isBeaten || (found && hasCosts)
      ? words.text(`${family.id}.race.${key}`, told)
      : come
        ? family.outcome(come)
        : words.text('answer.none');
  const note = ended
    ? words.text('race.done', { amount: amount(words, race, units, family.id) })
    : '';
  return { says, note, seeks: hasCosts ? words.text(`${family.id}.race.seeks.${seeks}`) : '' };
}
