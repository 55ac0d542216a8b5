/**
 * What links lead to that are not open: their boards and algorithms, each looked up once.
 * @import { CommonFrame } from '../../core/engine/family-core.js'
 * @import { Description } from '../../wasm/searchlight.js'
 */
import { Session } from '../../core/engine/session.js';

/**
 * @template {CommonFrame} [Frame=CommonFrame]
 * @typedef {{ link: Uint8Array, description: Description, frame: Frame }} Instance the frame is that
 *   before the first step
 */

/** @type {WeakMap<Uint8Array, Instance>} */
const known = new WeakMap();

/** @param {Uint8Array} link */
export function decode(link) {
  let found = known.get(link);
  if (!found) {
    const session = new Session(link);
    found = { link, description: session.description, frame: session.show(0) };
    session.free();
    known.set(link, found);
  }
  return found;
}

/**
 * The link with another algorithm, unless it names one that is not the usual one of its puzzle.
 * @param {Uint8Array} link
 * @param {Uint8Array} usual a link with the usual one
 * @param {string} algorithm
 */
export function keeping(link, usual, algorithm) {
  const own = decode(link).description.algorithm;
  if (own === algorithm || own !== decode(usual).description.algorithm) return link;
  const session = new Session(link);
  const kept = session.withAlgorithm(algorithm);
  session.free();
  return kept;
}
