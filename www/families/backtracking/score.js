/**
 * What the film of a backtracking search is planned by. Knows no DOM.
 * @import { Session } from '../../core/engine.js'
 * @import { Moment } from '../../core/film.js'
 * @import { Score } from '../../core/tempo.js'
 */
import { ending } from '../../core/score.js';
import { DepthNumber, Landmark } from '../../wasm/searchlight.js';

/** So many records behind the first descent are looked at, each the deepest of its descent. */
const RECORDS = 5;

/** A fall is looked for among so many steps: later ones pass unseen. */
const EARLY = 1 << 21;

/** No fall is one from a lesser depth. */
const LEAST_DEPTH = 8;

/** So many parts of the profile are asked for at a time. */
const PARTS = 128;

/**
 * The first descent, the first dead end and the retreat from it, the first records behind it, the
 * first retreat past half the depth, and the first complete solution.
 * @param {Session} session
 * @param {number} known
 * @param {boolean} complete
 * @returns {Score}
 */
export function score(session, known, complete) {
  const solved = next(session, 0, Landmark.Answer, 'answers');
  const answer = solved ?? (complete ? ending(session, known) : null);
  const end = answer ?? known;
  const turn = next(session, 0, Landmark.TurnBack, 'turnsBack');
  if (turn === null || turn > end) {
    return { known, opening: end, moments: [], answer };
  }
  /** @type {Moment[]} */
  const moments = [
    { kind: 'deadEnd', step: turn - 1 },
    { kind: 'retreat', step: turn },
    ...records(session, turn),
  ];
  const fall = fallIn(session, turn, Math.min(end, EARLY));
  if (fall !== null) moments.push({ kind: 'fall', step: fall });
  return { known, opening: turn - 1, moments, answer };
}

/** @type {(session: Session, from: number, landmark: Landmark, by: number) => number} */
const landmarkFrom = (session, from, landmark, by) =>
  session.ask((core) => core.locateLandmark(from, landmark, by));

/**
 * Finds the next landmark of a kind.
 * @param {Session} session
 * @param {number} from
 * @param {Landmark} landmark
 * @param {'turnsBack' | 'deepest' | 'answers'} counter that goes up there
 * @returns {number | null}
 */
function next(session, from, landmark, counter) {
  const to = landmarkFrom(session, from, landmark, 1);
  const { [counter]: before } = session.show(from);
  return session.show(to)[counter] > before ? to : null;
}

/**
 * Finds the first records behind a step: where a descent that goes deeper than ever ends.
 * @param {Session} session
 * @param {number} from
 */
function records(session, from) {
  /** @type {Moment[]} */
  const moments = [];
  let last = from;
  while (moments.length < RECORDS) {
    const record = next(session, last, Landmark.Record, 'deepest');
    if (record === null) break;
    const turn = next(session, record, Landmark.TurnBack, 'turnsBack');
    if (turn === null) break;
    const peak = landmarkFrom(session, turn, Landmark.Record, -1);
    moments.push({ kind: 'record', step: peak });
    last = turn;
  }
  return moments;
}

/**
 * Finds the first step among these at which no more than half of the deepest path is left.
 * @param {Session} session
 * @param {number} begin
 * @param {number} most
 * @returns {number | null}
 */
function fallIn(session, begin, most) {
  let [from, to] = [begin, most];
  while (to > from) {
    const width = Math.max(1, Math.ceil((to - from) / PARTS));
    const parts = Math.ceil((to - from) / width);
    const end = from + parts * width;
    const profile = session.ask((core) => core.depthProfile(from, end, parts));
    let { deepest } = session.show(from);
    let part = 0;
    for (; part < parts; part++) {
      const least = profile[part * DepthNumber.Count + DepthNumber.Least];
      deepest = Math.max(deepest, profile[part * DepthNumber.Count + DepthNumber.Most]);
      if (least >= 0 && deepest >= LEAST_DEPTH && 2 * least <= deepest) break;
    }
    if (part === parts) return null;
    if (width === 1) return fallen(session, from + part) ?? fallen(session, from + part + 1);
    // The edges of wide parts are rounded.
    to = Math.min(to, from + (part + 2) * width);
    from = Math.max(from, from + (part - 1) * width);
  }
  return null;
}

/**
 * @param {Session} session
 * @param {number} step
 * @returns {number | null} the step, if no more than half of the deepest path is left there
 */
function fallen(session, step) {
  const { depth, deepest } = session.show(step);
  return 2 * depth <= deepest ? step : null;
}
