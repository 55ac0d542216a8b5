/**
 * Texts of a race's lanes: name, counts, ratio and result.
 * @import { Lane, Race } from '../../core/race/race.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { countOf } from '../../core/engine/family-core.js';
import { guideRule } from './guide-rule.js';
import { amount, rounded } from './race-sentence.js';

/** Orders in which lanes can be shown. */
export const SORTS = /** @type {const} */ (['lanes', 'count', 'answer']);

/** @typedef {typeof SORTS[number]} Sort */

/**
 * Returns the lanes in the order to show them: the order of the race, by their final count (largest
 * first), or by the length of their answer (shortest first).
 * @param {readonly Lane[]} lanes
 * @param {Sort} sort
 */
export function sorted(lanes, sort) {
  if (sort === 'lanes') return [...lanes];
  const key = (/** @type {Lane} */ lane) => (sort === 'count' ? -finalCount(lane) : lane.depth);
  // Two lanes without an answer have the difference NaN, which counts as 0. Equal lanes keep the
  // order of the race.
  return [...lanes].sort((one, other) => key(one) - key(other) || 0);
}

/** Returns the main count at the end of a lane. @param {Pick<Lane, 'last' | 'family'>} lane */
export const finalCount = ({ last, family }) => countOf(last, family.tallies[0]);

/**
 * Returns the lane with which the others are compared: the first lane whose algorithm is `measure`,
 * or else the lane with the largest count.
 * @template {Lane} L
 * @param {readonly L[]} lanes
 * @param {string} [measure] algorithm of the measure
 */
export function measureOf(lanes, measure) {
  const plain = lanes.find(({ algorithm }) => algorithm === measure);
  return plain ?? lanes.reduce((most, lane) => (finalCount(lane) > finalCount(most) ? lane : most));
}

/**
 * Returns whether a lane has come to its end at the cursor.
 * @param {Race} race
 * @param {Lane} lane
 */
export const isOver = ({ settled, player: { cursor } }, { outcome, units }) =>
  outcome !== null && settled && cursor >= units;

/**
 * Returns, in words, the ratio of a lane's final count to that of the lane with which the others
 * are compared, see `measureOf`. Returns an empty text while the lane runs.
 * @param {Viewer} viewer
 * @param {Race} race
 * @param {Lane} lane
 */
export function ratioOf({ words, family, hidesFuture }, race, lane) {
  const measure = measureOf(race.lanes, family.race?.measure);
  if (!isOver(race, lane) || (hidesFuture && !isOver(race, measure))) return '';
  if (lane === measure) return words.text('race.measure');
  const [own, other] = [finalCount(lane), finalCount(measure)];
  if (own === other || own === 0 || other === 0) return words.text('race.same');
  const isFewer = own < other;
  const ratio = rounded(isFewer ? other / own : own / other);
  if (ratio === 1) return words.text('race.same');
  // The sentence about the race has a ratio, too, of another count: say what this one counts.
  const counted = words.text(`counter.${lane.family.tallies[0]}`);
  return words.text(isFewer ? 'race.fewer' : 'race.more', { ratio, counted });
}

/**
 * Answer of a lane in words. `says` is its length, for families whose answers have a length.
 * `worth` says how good it is. `isBest` is whether no answer is better; null if unknown.
 * @typedef {{ says: string, worth: string, isBest: boolean | null }} LaneAnswer
 */

/**
 * Returns the answer of a lane; null while the lane runs.
 * @param {Viewer} viewer
 * @param {Race} race
 * @param {Lane} lane
 * @returns {LaneAnswer | null}
 */
export function answerOf({ words, family, hidesFuture }, race, lane) {
  const { outcome, frame, units } = lane;
  const ended = isOver(race, lane);
  const come = lane.family.hasAnswer(frame) || ended ? outcome : null;
  if (!come) return null;
  const known = race.lanes.filter((other) => !hidesFuture || isOver(race, other));
  const own = come.code === 'found' ? family.race?.answer?.(lane, known) : null;
  if (own) return own;
  const says = family.outcome(come);
  const done = amount(words, race, units, family.id);
  return { says, worth: ended ? words.text('race.done', { amount: done }) : '', isBest: null };
}

/**
 * Returns the name of a lane and the rule by which it searches.
 * @param {Viewer} viewer
 * @param {Lane} lane
 */
export function nameOf({ words, family, race }, lane) {
  const { algorithm } = lane;
  return {
    name: words.text([`${family.id}.race.name.${algorithm}`, `algorithm.${algorithm}`]),
    rule: family.race?.rule?.(lane) ?? guideRule(words, lane, race?.lanes ?? []),
  };
}

/**
 * Returns the texts about a lane that stand beside its picture.
 * @param {Viewer} viewer
 * @param {Race} race
 * @param {Lane} lane
 */
export function laneWords(viewer, race, lane) {
  const { words, family } = viewer;
  const { tallies, told, rare = [] } = lane.family;
  const [main, ...others] = tallies;
  const present = rare.filter((tally) => countOf(lane.last, tally) > 0);
  const measure = measureOf(race.lanes, family.race?.measure);
  return {
    ...nameOf(viewer, lane),
    number: words.number(race.lanes.indexOf(lane) + 1),
    count: words.number(countOf(lane.frame, main)),
    counted: words.text([`${family.id}.race.count`, `counter.${main}`]),
    about: `counter.${main}.title`,
    others: [...others, ...told, ...present].map((tally) => ({
      count: words.number(countOf(lane.frame, tally)),
      says: words.text(`counter.${tally}`),
      about: `counter.${tally}.title`,
    })),
    ratio: ratioOf(viewer, race, lane),
    isMeasure: lane === measure,
    answer: answerOf(viewer, race, lane),
  };
}
