/**
 * Questions about the first board of a run that need no film: how much a cheapest path to a goal
 * costs, which the learner types, and which move begins one. Moves and distances come from the
 * core. The distances of the space that was surveyed last are kept, because the boards of a homework
 * share one space. Does not use the DOM.
 * @import { Question } from '../../wasm/searchlight.js'
 * @import { Session } from '../engine/session.js'
 * @import { Asked } from './question-plan.js'
 */
import { lettersOf } from '../links/state-string.js';

/** @typedef {Pick<Session, 'ask' | 'description' | 'advanceSurvey' | 'link' | 'startingAt'>} Surveyable */

/** Kinds of these questions. */
export const BOARD_KINDS = /** @type {const} */ (['fewest', 'first']);

/** Number of moves that the core looks at between two checks whether the survey is complete. */
const SLICE = 1e6;

/** Distance of a state from which no goal can be reached. */
const UNREACHABLE = 2 ** 32 - 1;

/** Maximum number of moves to choose from. */
const MOST_CHOICES = 4;

/**
 * Returns the kinds of questions that can be asked about a run, those about its first board last.
 * @param {Pick<Session, 'description'>} session
 * @returns {string[]}
 */
export const kindsOf = ({ description: { questions, canBeSurveyed } }) =>
  canBeSurveyed ? [...questions, ...BOARD_KINDS] : questions;

/** Returns whether the learner types the answer. @param {{ kind: string }} question */
export const isTyped = ({ kind }) => kind === 'fewest';

/**
 * Makes the question of a kind at a step.
 * @param {Surveyable} session
 * @param {string} kind
 * @param {number} step
 * @returns {Asked | Question | null} null if the run has no such question there
 */
export function questionAt(session, kind, step) {
  if (!kindsOf(session).includes(kind)) return null;
  if (kind === 'fewest') return fewest(session, step);
  if (kind === 'first') return first(session, step);
  return session.ask((core) => core.question(kind, step));
}

/**
 * Distances of the space that was surveyed last. `home` is one of its states, and `link` the link to
 * the run that starts there.
 * @type {{ home: number, link: string, distances: Uint32Array } | null}
 */
let surveyed = null;

/**
 * Keeps the distances of a session whose survey is complete.
 * @param {Surveyable} session
 */
export function keepDistances(session) {
  const home = Number(session.description.start);
  const link = lettersOf(session.link(0));
  const distances = session.ask((core) => core.distances());
  surveyed = { home, link, distances };
  return surveyed;
}

/**
 * Returns the kept distances if they belong to the space of a session; null if not. Both spaces are
 * the same if the session, moved to the start of the surveyed one, has the same link.
 * @param {Surveyable} session
 */
function kept(session) {
  if (!surveyed) return null;
  const { home, link } = surveyed;
  try {
    return lettersOf(session.startingAt(home)) === link ? surveyed : null;
  } catch {
    // The session's space has no such state.
    return null;
  }
}

/**
 * Returns the least cost from each state to a goal, by rank; UNREACHABLE where no goal can be reached.
 * Surveys the space unless it was surveyed last.
 * @param {Surveyable} session
 */
export function distancesOf(session) {
  const known = kept(session);
  if (known) return known.distances;
  while (!session.advanceSurvey(SLICE));
  return keepDistances(session).distances;
}

/**
 * Returns the moves from the first board, with the cost of a cheapest path to a goal that begins
 * with the move; Infinity if no goal can be reached.
 * @param {Surveyable} session
 */
function movesOf(session) {
  const distances = distancesOf(session);
  const start = Number(session.description.start);
  return session
    .ask((core) => core.movesFrom(start))
    .map(({ to, cost }) => ({
      to,
      total: distances[to] === UNREACHABLE ? Infinity : cost + distances[to],
    }));
}

/**
 * Asks for the least cost. The right number is the only choice; a wrong one that the learner types
 * becomes the second.
 * @param {Surveyable} session
 * @param {number} step
 * @returns {Question | null} null if no goal can be reached
 */
function fewest(session, step) {
  const start = Number(session.description.start);
  const isSolved = session.ask((core) => core.isGoal(start));
  const least = isSolved ? 0 : Math.min(...movesOf(session).map(({ total }) => total));
  if (least === Infinity) return null;
  return { kind: 'fewest', step, shownAt: step, about: start, choices: [least], correct: 0 };
}

/**
 * Asks which move begins a cheapest path. A choice is the state after the move; only one is right.
 * @param {Surveyable} session
 * @param {number} step
 * @returns {Question | null} null unless some moves begin a cheapest path and others do not
 */
function first(session, step) {
  const start = Number(session.description.start);
  const moves = movesOf(session);
  const least = Math.min(...moves.map(({ total }) => total));
  const isSolved = session.ask((core) => core.isGoal(start));
  const best = moves.filter(({ total }) => total === least).map(({ to }) => to);
  const [right] = best;
  const others = [...new Set(moves.map(({ to }) => to).filter((to) => !best.includes(to)))];
  if (isSolved || least === Infinity || others.length === 0) return null;
  // Spread the other moves over all directions.
  const take = Math.min(others.length, MOST_CHOICES - 1);
  const wrong = Array.from(
    { length: take },
    (_, at) => others[Math.floor((at * others.length) / take)],
  );
  return {
    kind: 'first',
    step,
    shownAt: step,
    about: start,
    choices: [right, ...wrong],
    correct: 0,
  };
}
