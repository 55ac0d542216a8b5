/**
 * Words of a race's lanes and of its result. The core promises for some searches that their answer
 * is a shortest one (`promises` of a description). The answers of other searches are compared with
 * such an answer.
 * @import { Lane, Viewer } from './types.js'
 * @import { LaneAnswer } from '../../ui/race/lane-results.js'
 */
import { finalCount, measureOf } from '../../ui/race/lane-results.js';
import { rounded } from '../../ui/race/race-sentence.js';

/** Algorithm with whose final count those of the other lanes are compared. */
const MEASURE = 'bfs';

/** @param {Lane} lane */
const isExact = ({ session }) => session.description.promises === 1;

/**
 * Returns the least length of an answer that is proved by a lane; Infinity if no lane proves one.
 * @param {readonly Lane[]} lanes
 */
export const shortestOf = (lanes) =>
  Math.min(Infinity, ...lanes.filter(isExact).map(({ depth }) => depth));

export class RaceWords {
  measure = MEASURE;
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  get #words() {
    return this.#viewer.words;
  }

  /** Returns the rule by which a lane chooses its next board. @param {Lane} lane */
  rule({ algorithm, session }) {
    const { guides, settings } = session.description;
    const [guide = '', weight = ''] = guides.map(
      (id) => settings.find((setting) => setting.id === id)?.value ?? '',
    );
    const long = guide && this.#words.text(`heuristic.${guide}`);
    const heuristic = guide && this.#words.text([`state-space.race.guide.${guide}`, `heuristic.${guide}`]); // prettier-ignore
    return this.#words.text(`state-space.race.rule.${algorithm}`, { heuristic, long, weight });
  }

  /**
   * Returns the length of a lane's answer and how good it is.
   * @param {Lane} lane
   * @param {readonly Lane[]} known lanes whose results may be revealed
   * @returns {LaneAnswer}
   */
  answer(lane, known) {
    const count = lane.depth;
    if (this.#viewer.race?.hasCosts) {
      const told = { count, cost: lane.cost };
      return {
        says: this.#words.text('state-space.race.priced', told),
        ...this.#price(lane, known),
      };
    }
    const says = this.#words.text('state-space.race.moves', { count });
    const isBest = isExact(lane) || count === shortestOf(known);
    return { says, worth: this.#worth(lane, isBest), isBest };
  }

  /**
   * Returns how good a lane's answer is in a race where moves have costs.
   * @param {Lane} lane
   * @param {readonly Lane[]} known
   */
  #price(lane, known) {
    if (isExact(lane) && lane.seeks !== 'any') {
      return { worth: this.#words.text(`state-space.race.worth.${lane.seeks}`), isBest: true };
    }
    const proved = known.filter((other) => isExact(other) && other.seeks === 'cost');
    const isBest = proved.some(({ cost }) => cost === lane.cost);
    if (isBest) return { worth: this.#words.text('state-space.race.worth.cheap'), isBest };
    return { worth: this.#worth(lane, false), isBest };
  }

  /** @param {Lane} lane @param {boolean} isBest */
  #worth(lane, isBest) {
    const { promises } = lane.session.description;
    if (promises === 1) return this.#words.text('state-space.race.worth.always');
    if (isBest) return this.#words.text('state-space.race.worth.luck');
    if (promises) return this.#words.text('state-space.race.worth.within', { times: promises });
    const keys = [`state-space.race.worth.${lane.algorithm}`, 'state-space.race.worth.none'];
    return this.#words.text(keys);
  }

  /**
   * Returns a sentence about the result of a race whose lanes have all come to their answers, with
   * emphasis marks; null if there is nothing special to say.
   * @param {readonly Lane[]} lanes
   */
  result(lanes) {
    if (lanes.some(({ depth }) => depth === Infinity)) return null;
    if (this.#viewer.race?.hasCosts) {
      const goals = new Set(lanes.map(({ seeks }) => seeks));
      return goals.size > 1 ? this.#words.text('state-space.race.differ') : null;
    }
    const measure = measureOf(lanes, MEASURE);
    const all = finalCount(measure);
    const shortest = shortestOf(lanes);
    const fewer = lanes.filter((lane) => lane !== measure && finalCount(lane) < all);
    const least = (/** @type {readonly Lane[]} */ of) =>
      of.reduce(
        (/** @type {Lane | null} */ best, lane) =>
          best && finalCount(best) <= finalCount(lane) ? best : lane,
        null,
      );
    const exact = isExact(measure) ? least(fewer.filter(isExact)) : null;
    const fast = least(fewer.filter(({ depth }) => depth > shortest));
    if (!exact && (!fast || shortest === Infinity)) return null;
    const key = exact && fast ? 'both' : exact ? 'exact' : 'fast';
    const says = (/** @type {Lane | null} */ lane, /** @type {string} */ place) =>
      lane ? this.#words.text([`state-space.race.${place}.${lane.algorithm}`, `state-space.race.name.${lane.algorithm}`, `algorithm.${lane.algorithm}`]) : ''; // prettier-ignore
    return this.#words.marked(`state-space.race.result.${key}`, {
      guided: exact && exact.session.description.guides.length > 0 ? 'yes' : 'no',
      exact: says(exact, exact?.session.description.guides.length ? 'says' : 'name'),
      measure: says(measure, 'says'),
      ratio: exact ? rounded(all / finalCount(exact)) : 0,
      moves: shortest,
      fast: says(fast, 'name'),
      count: fast ? finalCount(fast) : 0,
      all,
      long: fast?.depth ?? 0,
    });
  }
}
