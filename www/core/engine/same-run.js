/**
 * Compares state strings: whether two describe the same run, and which algorithm runs.
 * @import { EngineError } from './session.js'
 */
import { Session } from './session.js';
import { lettersOf, partsOf } from '../links/state-string.js';
import { readSuffix, writeSuffix } from '../race/race-link.js';
import { readState } from '../links/read-state.js';

/**
 * Returns whether both are valid state strings of the same run or race on the same board.
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
 * Returns the algorithm in a state string.
 * @param {string} state
 * @returns {string} empty if the state string is invalid
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
 * Returns the state string of a run before its first step, without its race and stops.
 * @param {string} state
 * @param {string} [algorithm] replaces the run's own algorithm
 * @param {string} [settings] changes to its settings, as in `heuristic=misplaced weight=2`
 * @throws {EngineError} if the state string is invalid or a setting does not exist
 */
function startOf(state, algorithm = '', settings = '') {
  const { link } = readState(state);
  const start = linkAfter(link, (session) =>
    algorithm ? session.withAlgorithm(algorithm) : session.link(0),
  );
  const changes = settings.split(/\s+/).filter(Boolean);
  return lettersOf(
    changes.reduce((changed, change) => {
      const [id, value = ''] = change.split('=');
      return linkAfter(changed, (session) => session.withSetting(id, value));
    }, start),
  );
}

/**
 * Opens a link, and closes it after another link has been made from it.
 * @param {Uint8Array} link
 * @param {(session: Session) => Uint8Array} change
 */
function linkAfter(link, change) {
  const session = new Session(link);
  try {
    return change(session);
  } finally {
    session.free();
  }
}

/**
 * Returns the canonical state string of a run or race before its first step: two runs are the same
 * if these strings are equal.
 * @param {string} state
 * @param {string} [algorithm] replaces the run's own algorithm
 * @param {string} [settings] changes to its settings, as in `heuristic=misplaced weight=2`
 * @throws {EngineError} if the state string is invalid or a setting does not exist
 */
export function originOf(state, algorithm, settings) {
  const { suffix } = partsOf(state);
  return startOf(state, algorithm, settings) + (suffix && writeSuffix(readSuffix(suffix)));
}
