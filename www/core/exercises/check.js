/**
 * Checks of exercises: what a learner types or chooses is compared with the run of the exercise. All
 * numbers and moves come from the core. Does not use the DOM.
 * @import { CommonFrame, FamilyCore } from '../engine/family-core.js'
 */
import { MoveNumber } from '../../wasm/enums.js';
import { countOf } from '../engine/family-core.js';
import { originOf } from '../engine/same-run.js';
import { Session } from '../engine/session.js';
import { bytesOf } from '../links/state-string.js';
import { stepOfMoment } from '../stops/count-marker.js';

/**
 * What is asked. `count` asks for a count of the frame at a step, less the count at the step `from`;
 * `step` asks for the step of a moment; `least` asks which algorithm among several has the least
 * count at its end; `outcome` asks whether the search finds an answer; `winning` asks for a first
 * move that wins.
 * @typedef {{ count: string, at: number | 'answer' | 'end' | string, back?: number, from?: number }
 *   | { step: string } | { least: string, among: readonly string[] } | { outcome: true }
 *   | { winning: true }} Check
 *
 * The right answer: a number to type, or choices with their numbers, and the step that shows it. The
 * choices are names of algorithms, `yes` and `no`, or positions.
 * @typedef {{ right: number, choices: readonly string[], values: readonly number[], step: number }}
 *   Solution
 */

/** Number of steps after which a run is not computed further. */
const MOST_STEPS = 2e7;

/** Number of steps that are computed between two pauses. */
const SLICE = 2e5;

const SORTS = /** @type {const} */ (['count', 'step', 'least', 'outcome', 'winning']);

/** Returns what a check asks about: its one property of these names. @param {Check} check */
export const sortOf = (check) => SORTS.find((sort) => sort in check) ?? 'count';

/** Returns whether the learner types a number. @param {Check} check */
export const isNumber = (check) => 'count' in check || 'step' in check;

/** Pauses so that the page can draw. */
const breathe = () => new Promise((go) => setTimeout(go));

/**
 * Finds the right answer.
 * @param {string} state state string of the exercise's run
 * @param {Check} check
 * @returns {Promise<Solution | null>} null if the run is too long
 */
export async function solve(state, check) {
  if ('least' in check) return leastOf(state, check);
  const session = await computed(state);
  try {
    return session.outcome ? solutionIn(session, check) : null;
  } finally {
    session.free();
  }
}

/** Computes a run to its end. @param {string} state */
async function computed(state) {
  const session = new Session(bytesOf(state));
  while (!session.outcome && session.advance(SLICE) < MOST_STEPS) await breathe();
  return session;
}

/**
 * @param {Session} session
 * @param {Exclude<Check, { least: string }>} check
 * @returns {Solution | null}
 */
function solutionIn(session, check) {
  const known = session.advance(0);
  if ('outcome' in check) {
    const isFound = session.outcome?.code === 'found';
    return { right: isFound ? 0 : 1, choices: ['yes', 'no'], values: [], step: known };
  }
  if ('winning' in check) return winningIn(session);
  if ('step' in check) {
    const step = stepOfMoment(session, known, check.step);
    return step === null ? null : { right: step, choices: [], values: [], step };
  }
  const step = stepIn(session, known, check);
  if (step === null) return null;
  const at = (/** @type {number} */ one) => countOf(/** @type {CommonFrame} */ (session.show(one)), check.count); // prettier-ignore
  const right = at(step) - (check.from === undefined ? 0 : at(check.from));
  return { right, choices: [], values: [], step };
}

/**
 * @param {Session} session
 * @param {number} known
 * @param {Extract<Check, { count: string }>} check
 */
function stepIn(session, known, { at, back = 0 }) {
  if (typeof at === 'number') return at;
  if (at === 'end') return known;
  const step = at === 'answer' ? session.score(true).answer : stepOfMoment(session, known, at);
  return step === null || step === undefined ? null : step - back;
}

/** @param {Session} session @returns {Solution | null} null unless exactly one move wins */
function winningIn(session) {
  const moves = session.ask((core) => core.moves(Number(session.description.start)));
  const all = Array.from({ length: moves.length / MoveNumber.Count }, (_, index) => {
    const of = moves.subarray(MoveNumber.Count * index);
    return { to: of[MoveNumber.To], wins: of[MoveNumber.Wins] === 1 };
  });
  if (all.filter(({ wins }) => wins).length !== 1) return null;
  const right = all.findIndex(({ wins }) => wins);
  const choices = all.map(({ to }) => String(to));
  return { right, choices, values: all.map(({ to }) => to), step: session.advance(0) };
}

/**
 * @param {string} state
 * @param {Extract<Check, { least: string }>} check
 * @returns {Promise<Solution | null>} null if a run is too long
 */
async function leastOf(state, { least, among }) {
  /** @type {number[]} */
  const values = [];
  for (const algorithm of among) {
    const session = await computed(originOf(state, algorithm));
    try {
      if (!session.outcome) return null;
      // A run that goes on after its answer counts up to its answer, as in a race.
      const goesOn = /** @type {FamilyCore} */ (session.family).goesOn(session);
      const answer = goesOn ? session.score(true).answer : null;
      const end = answer ?? session.advance(0);
      values.push(countOf(/** @type {CommonFrame} */ (session.show(end)), least));
    } finally {
      session.free();
    }
  }
  return { right: values.indexOf(Math.min(...values)), choices: among, values, step: 0 };
}
