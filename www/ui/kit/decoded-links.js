/**
 * Decoded links: board, algorithm and first frame of links that are not the current run, cached by
 * link.
 * @import { CommonFrame } from '../../core/engine/family-core.js'
 * @import { Description } from '../../wasm/searchlight.js'
 */
import { Session } from '../../core/engine/session.js';

/**
 * Decoded link: description and frame of the first step.
 * @template {CommonFrame} [Frame=CommonFrame]
 * @typedef {{ link: Uint8Array, description: Description, frame: Frame }} Instance
 */

/** @type {WeakMap<Uint8Array, Instance>} */
const known = new WeakMap();

/** Returns a decoded link, from the cache if possible. @param {Uint8Array} link */
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
 * Replaces the algorithm of a link if the link has its puzzle's default algorithm; otherwise
 * returns the link unchanged.
 * @param {Uint8Array} link
 * @param {Uint8Array} usual link to the same puzzle with the default algorithm
 * @param {string} algorithm id of the algorithm to use
 */
export function keeping(link, usual, algorithm) {
  const own = decode(link).description.algorithm;
  if (own === algorithm || own !== decode(usual).description.algorithm) return link;
  const session = new Session(link);
  const kept = session.withAlgorithm(algorithm);
  session.free();
  return kept;
}
