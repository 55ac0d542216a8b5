/** What a state string says of a race behind the first lane's link, to be read before it is shown. */
import { EngineError, Session } from '../engine/session.js';
import { STEP_SIZES } from '../playback/player.js';

/** What races once counted in, too: a link that says it is read as one that counts steps. */
const TIME = 'time';

export const LANES = { least: 2, most: 4 };

const SIZES = [...STEP_SIZES, TIME];

const GOALS = ['answer', 'whole'];

/**
 * Tells the words of a race from one word that is stuck to a link, as `.Then` where a blank is missing.
 * @param {string} names each with a dot before it
 * @returns {string} empty for no race
 */
export function raceIn(names) {
  const [, first, second] = names.split('.');
  return second || begins(SIZES, first) ? names : '';
}

/** Whether a word begins one of these. @param {readonly string[]} words @param {string} begun */
const begins = (words, begun) => words.some((word) => word.startsWith(begun));

/**
 * Reads what `suffix` says.
 * @param {string} suffix
 * @returns {{ size: number, whole: boolean, others: string[], wasTimed: boolean }} `size` indexes
 *   STEP_SIZES
 * @throws {EngineError} `raceLink`, or `truncated` for the beginning of one
 */
export function readSuffix(suffix) {
  const [before, sizeName, goal, ...others] = suffix.split('.');
  const wasTimed = sizeName === TIME;
  const size = wasTimed ? 0 : STEP_SIZES.findIndex((name) => name === sizeName);
  const lanes = others.length + 1;
  if (before || size < 0 || !GOALS.includes(goal) || lanes < LANES.least || lanes > LANES.most) {
    if (!before && isCut(sizeName, goal, others)) throw new EngineError('truncated');
    throw new EngineError('raceLink');
  }
  return { size, whole: goal === 'whole', others, wasTimed };
}

/**
 * Whether the words of a race end before its second lane.
 * @param {string | undefined} size
 * @param {string | undefined} goal
 * @param {readonly string[]} others
 */
function isCut(size, goal, others) {
  if (!size || others.length > 0) return false;
  return goal === undefined ? begins(SIZES, size) : SIZES.includes(size) && begins(GOALS, goal);
}

/**
 * Writes what `readSuffix` reads.
 * @param {{ size: number, whole: boolean, others: readonly string[] }} race
 */
export function writeSuffix({ size, whole, others }) {
  return ['', STEP_SIZES[size], whole ? 'whole' : 'answer', ...others].join('.');
}

/**
 * Refuses a race that there is not.
 * @param {Uint8Array} link of the first lane
 * @param {string} suffix empty for no race
 * @throws {EngineError} `raceLink`, `unknownAlgorithm`, and what is wrong with the link; `truncated` where
 *   the last name is the beginning of one
 */
export function checkRace(link, suffix) {
  if (!suffix) return;
  const { others } = readSuffix(suffix);
  const session = new Session(link);
  try {
    const { algorithms } = session.description;
    const last = others[others.length - 1];
    if (!algorithms.includes(last) && begins(algorithms, last)) throw new EngineError('truncated');
    for (const id of others) session.withAlgorithm(id);
  } finally {
    session.free();
  }
}
