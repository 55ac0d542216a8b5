/**
 * Whether state strings are of one run, and what runs there.
 * @import { EngineError } from './session.js'
 */
import { Session } from './session.js';
import { lettersOf, partsOf } from '../links/state-string.js';
import { readSuffix, writeSuffix } from '../race/race-link.js';
import { readState } from '../links/read-state.js';

/**
 * Tells whether both are state strings, and of the same run or race on the same board.
 * @param {string} one
 * @param {string} other
 */
export function sameRun(one, other) {
  try {
    return startOf(one) === startOf(other);
  } catch {
    return false;
  }
}

/**
 * Tells the algorithm of a run.
 * @param {string} state
 * @returns {string} empty where the state string cannot be read
 */
export function algorithmOf(state) {
  try {
    const session = new Session(readState(state).link);
    const { algorithm } = session.description;
    session.free();
    return algorithm;
  } catch {
    return '';
  }
}

/**
 * The state string of a run before its first step, without what it says of a race and of stops.
 * @param {string} state
 * @param {string} [algorithm] to run instead of its own
 * @throws {EngineError} what is wrong with it
 */
function startOf(state, algorithm = '') {
  const { link } = readState(state);
  const session = new Session(link);
  try {
    return lettersOf(algorithm ? session.withAlgorithm(algorithm) : session.link(0));
  } finally {
    session.free();
  }
}

/**
 * The state string of a run or a race before its first step: one for each, so that two are the same
 * where their strings are.
 * @param {string} state
 * @param {string} [algorithm] to run instead of its own
 * @throws {EngineError} what is wrong with it
 */
export function originOf(state, algorithm) {
  const { suffix } = partsOf(state);
  return startOf(state, algorithm) + (suffix && writeSuffix(readSuffix(suffix)));
}
