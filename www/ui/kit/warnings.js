/**
 * Warnings for the page's author, always in English, because their readers are developers. Fetched for the
 * first warning.
 */
import { Session } from '../../core/engine/session.js';
import { readState } from '../../core/links/read-state.js';
import { nearest } from '../../core/util/near.js';

/** @import { Setting } from '../../wasm/searchlight.js' */

/**
 * Warns in the console about an unknown attribute value.
 * @param {string} name name of the attribute
 * @param {string} value
 * @param {readonly string[]} allowed
 */
export function warn(name, value, allowed) {
  const near = nearest(value, allowed);
  const meant = near && ` Did you mean "${near}"?`;
  console.warn(`<search-light>: ${name}="${value}" is not known.${meant} Allowed: ${allowed.join(', ')}.`); // prettier-ignore
}

/**
 * Warns in the console that the puzzle does not have an algorithm, or that the algorithm does not
 * have the settings that stand after its name.
 * @param {string} name name of the attribute
 * @param {string} value such as `astar~misplaced`
 * @param {Session} session a run of the puzzle
 */
export function warnOfAlgorithm(name, value, session) {
  const { algorithms } = session.description;
  const [algorithm] = value.split('~');
  const isKnown = algorithms.includes(algorithm);
  warn(name, value, isKnown ? searchesOf(algorithm, session) : algorithms);
}

/**
 * Warns in the console why a stop has no run: the puzzle does not have the algorithm, or the
 * algorithm does not have the settings.
 * @param {string} state state string of the stop's board
 * @param {{ algorithm: string, settings: string }} stop
 */
export function warnOfStop(state, { algorithm, settings }) {
  /** @type {Session | null} */
  let board = null;
  try {
    board = new Session(readState(state).link);
    const name = algorithm || board.description.algorithm;
    const own = settingsOf(name, board);
    if (!own) warnOfAlgorithm('data-algorithm', algorithm, board);
    else if (settings)
      warn(
        'data-settings',
        settings,
        own.map((one) => `${one.id}=${valuesOf(one)}`),
      );
  } catch {
    // Ignore an invalid state string here: the element's notice reports it.
  } finally {
    board?.free();
  }
}

/**
 * Returns the names of the searches of an algorithm, with its settings as alternatives.
 * @param {string} algorithm
 * @param {Session} session a run of the puzzle
 */
function searchesOf(algorithm, session) {
  const own = (settingsOf(algorithm, session) ?? []).filter(({ isGuide }) => isGuide);
  return own.length > 0 ? [algorithm, [algorithm, ...own.map(valuesOf)].join('~')] : [algorithm];
}

/** @param {Setting} setting */
const valuesOf = ({ options, value }) => options.join('|') || `${value} (for example)`;

/**
 * Returns the settings of an algorithm and its board; null if they are not known.
 * @param {string} algorithm
 * @param {Session} session a run of the puzzle
 */
function settingsOf(algorithm, session) {
  /** @type {Session | null} */
  let run = null;
  try {
    run = new Session(session.withAlgorithm(algorithm));
    const { settings, guides } = run.description;
    return settings.map((one) => ({ ...one, isGuide: guides.includes(one.id) }));
  } catch {
    return null;
  } finally {
    run?.free();
  }
}
