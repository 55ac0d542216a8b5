/**
 * Whether state strings are of one run, and what runs there.
 * @import { EngineError } from './engine.js'
 */
import { Session } from './engine.js';
import { decodeState, encodeState } from './link.js';
import { checkRace } from './race-link.js';

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
    const session = new Session(decodeState(state.split('.')[0]));
    const { algorithm } = session.description;
    session.free();
    return algorithm;
  } catch {
    return '';
  }
}

/**
 * The state string of a run before its first step, without what it says of a race.
 * @param {string} state
 * @throws {EngineError} what is wrong with it
 */
function startOf(state) {
  const [first] = state.split('.');
  const link = decodeState(first);
  checkRace(link, state.slice(first.length));
  const session = new Session(link);
  try {
    return encodeState(session.link(0));
  } finally {
    session.free();
  }
}
