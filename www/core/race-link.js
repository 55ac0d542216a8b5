/** What a state string says of a race behind the first lane's link, to be read before it is shown. */
import { EngineError, Session } from './engine.js';
import { STEP_SIZES } from './player.js';

/** What races once counted in, too: a link that says it is read as one that counts steps. */
const TIME = 'time';

export const LANES = { least: 2, most: 4 };

/**
 * Reads what `suffix` says.
 * @param {string} suffix
 * @returns {{ size: number, whole: boolean, others: string[], wasTimed: boolean }} `size` indexes
 *   STEP_SIZES
 * @throws {EngineError} `raceLink`
 */
export function readSuffix(suffix) {
  const [first, sizeName, goal, ...others] = suffix.split('.');
  const wasTimed = sizeName === TIME;
  const size = wasTimed ? 0 : STEP_SIZES.findIndex((name) => name === sizeName);
  const lanes = others.length + 1;
  if (
    first ||
    size < 0 ||
    !/^(whole|answer)$/.test(goal) ||
    lanes < LANES.least ||
    lanes > LANES.most
  ) {
    throw new EngineError('raceLink');
  }
  return { size, whole: goal === 'whole', others, wasTimed };
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
 * @throws {EngineError} `raceLink`, `unknownAlgorithm`, and what is wrong with the link
 */
export function checkRace(link, suffix) {
  if (!suffix) return;
  const { others } = readSuffix(suffix);
  const session = new Session(link);
  try {
    for (const id of others) session.withAlgorithm(id);
  } finally {
    session.free();
  }
}
