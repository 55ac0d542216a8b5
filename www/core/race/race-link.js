/**
 * Reads and writes the part of a state string that describes a race: the text after the first
 * lane's link.
 */
import { EngineError, Session } from '../engine/session.js';
import { STEP_SIZES } from '../playback/player.js';

/** Step size in old links to races that were measured in time. Such a race now counts steps. */
const TIME = 'time';

/** Minimum and maximum number of lanes. */
export const LANES = { least: 2, most: 6 };

const SIZES = [...STEP_SIZES, TIME];

const GOALS = ['answer', 'whole'];

/** Character between the parts of a lane's name: its algorithm, heuristic and weight. */
const TILDE = '~';

/**
 * Returns the names if they describe a race. A single unknown word does not: in `AQEE.Then`, the
 * link is followed by a sentence without a space between.
 * @param {string} names with a dot before each
 * @returns {string} empty if there is no race
 */
export function raceIn(names) {
  const [, first = '', second] = names.split('.');
  return second || begins(SIZES, first) ? names : '';
}

/**
 * Returns whether a word of the list starts with `begun`.
 * @param {readonly string[]} words
 * @param {string} begun
 */
const begins = (words, begun) => words.some((word) => word.startsWith(begun));

/**
 * Parses the race part of a state string.
 * @param {string} suffix
 * @returns {{ size: number, whole: boolean, others: string[], wasTimed: boolean }} `size` indexes
 *   STEP_SIZES; `others` are the names of the searches after the first, such as `bfs`,
 *   `astar~misplaced` and `weighted~manhattan~3`
 * @throws {EngineError} `raceLink`; `truncated` if the text is the beginning of a valid race
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
 * Returns whether the text is the beginning of a race part without the name of the second lane.
 * @param {string | undefined} size
 * @param {string | undefined} goal
 * @param {readonly string[]} others
 */
function isCut(size, goal, others) {
  if (!size || others.length > 0) return false;
  return goal === undefined ? begins(SIZES, size) : SIZES.includes(size) && begins(GOALS, goal);
}

/**
 * Formats the race part of a state string, so that `readSuffix` returns the race.
 * @param {{ size: number, whole: boolean, others: readonly string[] }} race
 */
export function writeSuffix({ size, whole, others }) {
  return ['', STEP_SIZES[size], whole ? 'whole' : 'answer', ...others].join('.');
}

/**
 * Throws unless the race part is valid for the first lane's link.
 * @param {Uint8Array} link link of the first lane
 * @param {string} suffix race part; empty if there is no race
 * @throws {EngineError} `raceLink`, `unknownAlgorithm`, or an error of the link; `truncated` if the
 *   last name is the beginning of an algorithm's name
 */
export function checkRace(link, suffix) {
  if (!suffix) return;
  const { others } = readSuffix(suffix);
  const session = new Session(link);
  try {
    for (const name of others.slice(0, -1)) session.withAlgorithm(name);
    const last = others[others.length - 1];
    try {
      session.withAlgorithm(last);
    } catch (error) {
      const names = searchNames(session.description);
      throw begins(names, last) ? new EngineError('truncated') : error;
    }
  } finally {
    session.free();
  }
}

/**
 * Returns the names of all searches that a puzzle's lanes can have. Searches of other families are
 * listed without settings.
 * @param {Pick<import('../../wasm/searchlight.js').Description, 'algorithms' | 'rivals' |
 *   'rivalSettings'>} description
 */
function searchNames({ algorithms, rivals, rivalSettings }) {
  const guided = rivals.flatMap((id, rival) =>
    (rivalSettings[rival] ?? []).reduce(
      (names, { options }) =>
        names.flatMap((name) => [name, ...options.map((option) => [name, option].join(TILDE))]),
      [id],
    ),
  );
  return [...algorithms, ...guided];
}
