/**
 * Decoded links: board, algorithm and first frame of a link to a run that is not the current one.
 * Cached by link.
 * @import { CommonFrame } from '../../core/engine/family-core.js'
 * @import { Description } from '../../wasm/searchlight.js'
 */
import { oncePer } from '../../core/util/memo-key.js';
import { algorithmIn } from '../../core/engine/catalogue.js';
import { Session } from '../../core/engine/session.js';

/**
 * Decoded link: description and frame of the first step.
 * @template {CommonFrame} [Frame=CommonFrame]
 * @typedef {{ link: Uint8Array, description: Description, frame: Frame }} Instance
 */

/** Returns a decoded link, from the cache if possible. */
export const decode = oncePer((/** @type {Uint8Array} */ link) => {
  const session = new Session(link);
  /** @type {Instance} */
  const found = { link, description: session.description, frame: session.show(0) };
  session.free();
  return found;
});

/** Returns the description of a link. The family of the link's algorithm need not be loaded. */
export const describe = oncePer((/** @type {Uint8Array} */ link) => {
  const session = new Session(link);
  const { description } = session;
  session.free();
  return description;
});

/**
 * If a link has its puzzle's default algorithm, returns the link with another algorithm; otherwise
 * returns the link unchanged.
 * @param {Uint8Array} link
 * @param {Uint8Array} usual link to the same puzzle with the default algorithm
 * @param {string} algorithm id of the algorithm to use
 */
export function keeping(link, usual, algorithm) {
  const own = algorithmIn(link);
  if (own === algorithm || own !== algorithmIn(usual)) return link;
  const session = new Session(link);
  const kept = session.withAlgorithm(algorithm);
  session.free();
  return kept;
}
