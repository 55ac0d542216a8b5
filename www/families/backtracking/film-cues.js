/**
 * Finds the notable steps that the film of a backtracking search is planned around. Uses no DOM.
 * @import { Session } from '../../core/engine/session.js'
 * @import { CommonFrame } from '../../core/engine/family-core.js'
 * @import { Moment, Score } from '../../core/playback/types.js'
 */
import { ending } from '../../core/playback/film-cues.js';
import { least } from '../../core/util/bisect.js';
import { DepthNumber, Landmark } from '../../wasm/enums.js';
import { hasBound } from './bounds.js';

/** Maximum number of depth records in the film. A depth record is the deepest step of a descent. */
const RECORDS = 5;

/**
 * Number of steps in which a fall (a retreat to half the depth record or less) is looked for. Later
 * falls are ignored.
 */
const EARLY = 1 << 21;

/** Minimum depth from which a retreat can be a fall. Retreats from smaller depths do not count. */
const LEAST_DEPTH = 8;

/** Number of parts of the depth profile requested in one call. */
const PARTS = 128;

/** Number of slow steps at the beginning of a search with a bound. */
const OPENING = 8;

/** Maximum number of rounds with a pause. */
const ROUNDS = 12;

/**
 * Returns the first step of each round of a search with a bound, at most `ROUNDS` of them.
 * @param {Session<CommonFrame & { depth: number, round: number, index: number }>} session
 * @param {number} known
 */
export function roundsOf(session, known) {
  const steps = [];
  for (let round = 0; round < ROUNDS; round++) {
    // A node below the root tells its round. At the root, the index of the step's choice is the
    // round.
    const hasBegun = (/** @type {number} */ step) => {
      const frame = session.show(step);
      return step > 0 && (frame.depth > 0 ? frame.round : frame.index) >= round;
    };
    if (!hasBegun(known)) break;
    steps.push(least(known, hasBegun));
  }
  return steps;
}

/**
 * @typedef {Session<CommonFrame & { depth: number, deepest: number, turnsBack: number, answers:
 *   number, round: number, index: number }>} Run
 *
 * Notable steps found so far in a run. A step that was found never changes.
 * @typedef {object} Found
 * @property {number | null} answer step of the first answer
 * @property {number | null} turn step of the first retreat
 * @property {Moment[]} records
 * @property {number} last step of the retreat after the last record
 * @property {number | null | undefined} fall undefined until searched for, null if none exists
 */

/** @type {WeakMap<Run, Found>} */
const found = new WeakMap();

/**
 * Finds the first dead end and the retreat from it, the next depth records, the first answer, and
 * the first fall: a retreat to half the depth record or less.
 * @param {Run} session
 * @param {number} known number of steps computed so far
 * @param {boolean} complete whether the search has ended
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
  if (hasBound(session.description.algorithm)) {
    // Pause at the first step of each round, which shows the bound.
    const rounds = roundsOf(session, known).map((step) => ({ kind: 'round', step }));
    return { known, opening: Math.min(known, OPENING), moments: rounds.slice(1), answer };
  }
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
 * Returns a function that finds the next landmark of a kind; it returns null if none is known yet.
 * @param {Run} session
 * @param {number} known
 * @param {boolean} complete
 * @returns {(from: number, landmark: Landmark, counter: 'turnsBack' | 'deepest' | 'answers') =>
 *   number | null} `counter` is the count that increases at the landmark
 */
const nextIn = (session, known, complete) => (from, landmark, counter) => {
  const to = landmarkFrom(session, from, landmark, 1);
  if (to < known) return to;
  // `locateLandmark` returns the last step if there is no further landmark. The last step is a
  // landmark only if the counter increased there.
  if (!complete) return null;
  const { [counter]: before } = session.show(from);
  return session.show(to)[counter] > before ? to : null;
};

/**
 * Finds the next depth records after the first retreat: the deepest step of each descent that
 * reaches a new greatest depth.
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
 * Finds the first step at which the path has shrunk to half of its record depth or less.
 * @param {Run} session
 * @param {number} begin step
 * @param {number} most step
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
      const shallowest = profile[part * DepthNumber.Count + DepthNumber.Least];
      deepest = Math.max(deepest, profile[part * DepthNumber.Count + DepthNumber.Most]);
      if (shallowest >= 0 && deepest >= LEAST_DEPTH && 2 * shallowest <= deepest) break;
    }
    if (part === parts) return null;
    if (width === 1) return fallen(session, from + part) ?? fallen(session, from + part + 1);
    // In wide parts the profile rounds the edges, so search one more part on either side.
    to = Math.min(to, from + (part + 2) * width);
    from = Math.max(from, from + (part - 1) * width);
  }
  return null;
}

/**
 * Returns the step if its path has at most half of the record depth, otherwise null.
 * @param {Run} session
 * @param {number} step
 * @returns {number | null}
 */
function fallen(session, step) {
  const { depth, deepest } = session.show(step);
  return 2 * depth <= deepest ? step : null;
}
