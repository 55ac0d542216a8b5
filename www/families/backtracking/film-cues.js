/**
 * What the film of a backtracking search is planned by. Knows no DOM.
 * @import { Session } from '../../core/engine/session.js'
 * @import { CommonFrame } from '../../core/engine/family-core.js'
 * @import { Moment } from '../../core/playback/film.js'
 * @import { Score } from '../../core/playback/film-planner.js'
 */
import { ending } from '../../core/playback/film-cues.js';
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
 * @typedef {Session<CommonFrame & { depth: number, deepest: number, turnsBack: number,
 *   answers: number }>} Run
 *
 * What was found of a run: what is known of it does not change.
 * @typedef {object} Found
 * @property {number | null} answer
 * @property {number | null} turn the first retreat
 * @property {Moment[]} records
 * @property {number} last the step behind the last of them
 * @property {number | null | undefined} fall undefined while it has not been looked for
 */

/** @type {WeakMap<Run, Found>} */
const found = new WeakMap();

/**
 * The first descent, the first dead end and the retreat from it, the first records behind it, the
 * first retreat past half the depth, and the first complete solution.
 * @param {Run} session
 * @param {number} known
 * @param {boolean} complete
 * @returns {Score}
 */
export function score(session, known, complete) {
  const had = found.get(session) ?? { answer: null, turn: null, records: [], last: 0, fall: undefined }; // prettier-ignore
  found.set(session, had);
  const next = nextIn(session, known, complete);
  had.answer ??= next(0, Landmark.Answer, 'answers');
  had.turn ??= next(0, Landmark.TurnBack, 'turnsBack');
  const answer = had.answer ?? (complete ? ending(session, known) : null);
  const end = answer ?? known;
  const { turn } = had;
  if (turn === null || turn > end) return { known, opening: end, moments: [], answer };
  addRecords(session, had, next);
  if (had.fall === undefined && (complete || known >= EARLY)) {
    had.fall = fallIn(session, turn, Math.min(end, EARLY));
  }
  /** @type {Moment[]} */
  const moments = [
    { kind: 'deadEnd', step: turn - 1 },
    { kind: 'retreat', step: turn },
    ...had.records,
  ];
  if (typeof had.fall === 'number') moments.push({ kind: 'fall', step: had.fall });
  return { known, opening: turn - 1, moments, answer };
}

/** @type {(session: Run, from: number, landmark: Landmark, by: number) => number} */
const landmarkFrom = (session, from, landmark, by) =>
  session.ask((core) => core.locateLandmark(from, landmark, by));

/**
 * Makes what finds the next landmark of a kind, null where none is known.
 * @param {Run} session
 * @param {number} known
 * @param {boolean} complete
 * @returns {(from: number, landmark: Landmark, counter: 'turnsBack' | 'deepest' | 'answers') =>
 *   number | null} `counter` goes up there
 */
const nextIn = (session, known, complete) => (from, landmark, counter) => {
  const to = landmarkFrom(session, from, landmark, 1);
  if (to < known) return to;
  // The last step is one only if it is counted; while more comes that can wait.
  if (!complete) return null;
  const { [counter]: before } = session.show(from);
  return session.show(to)[counter] > before ? to : null;
};

/**
 * Finds the first records behind the first retreat: where a descent that goes deeper than ever ends.
 * @param {Run} session
 * @param {Found} had
 * @param {ReturnType<typeof nextIn>} next
 */
function addRecords(session, had, next) {
  had.last = Math.max(had.last, had.turn ?? 0);
  while (had.records.length < RECORDS) {
    const record = next(had.last, Landmark.Record, 'deepest');
    if (record === null) break;
    const turn = next(record, Landmark.TurnBack, 'turnsBack');
    if (turn === null) break;
    had.records.push({ kind: 'record', step: landmarkFrom(session, turn, Landmark.Record, -1) });
    had.last = turn;
  }
}

/**
 * Finds the first step among these at which no more than half of the deepest path is left.
 * @param {Run} session
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
 * @param {Run} session
 * @param {number} step
 * @returns {number | null} the step, if no more than half of the deepest path is left there
 */
function fallen(session, step) {
  const { depth, deepest } = session.show(step);
  return 2 * depth <= deepest ? step : null;
}
