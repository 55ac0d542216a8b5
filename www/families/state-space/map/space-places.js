/**
 * Finds the places (indexes on the map) of the states for a search in another order than
 * breadth-first. The places are those that breadth-first search from the same start gives the
 * states, so that all searches from one start have the same map.
 * @import { MapData } from '../../../wasm/searchlight.js'
 * @import { Session } from '../../../core/engine/session.js'
 */
import { SLICE } from './places.js';

/** Ranks of the states by place, and the place of each level's first state.
 * @typedef {{ order: Uint32Array, levels: Uint32Array }} Places */

/** Algorithm that discovers the states in the order of their places. */
const SWEEP = 'bfs';

/**
 * Places that were found last, with the link of the breadth-first search that found them.
 * @type {{ key: string, places: Places } | null}
 */
let last = null;

/**
 * Returns the places of the states that a search has found, sorted by the cost at which it reached
 * them. Yields between two slices.
 * @param {MapData['sides'][number]} side
 * @returns {Generator<void, Places>}
 */
function* placesByCost({ order, trace }) {
  const { costs } = /** @type {NonNullable<typeof trace>} */ (trace);
  const levels = new Uint32Array(costs.reduce((most, cost) => Math.max(most, cost), 0) + 2);
  for (const cost of costs) levels[cost + 1]++;
  for (let level = 1; level < levels.length; level++) levels[level] += levels[level - 1];
  const next = levels.slice();
  const placed = new Uint32Array(order.length);
  for (let ordinal = 0; ordinal < order.length;) {
    const end = Math.min(order.length, ordinal + SLICE);
    for (; ordinal < end; ordinal++) placed[next[costs[ordinal]]++] = order[ordinal];
    if (end < order.length) yield;
  }
  return { order: placed, levels };
}

/**
 * Returns whether breadth-first search can list the space. If it cannot, the map arranges the
 * states by the costs that the search itself has found.
 * @param {{ algorithms: readonly string[] }} description
 */
export const isListed = ({ algorithms }) => algorithms.includes(SWEEP);

export class SpacePlaces {
  #session;
  /** Link of the breadth-first search; null if the space is too large for it. @type {Uint8Array | null} */
  #link;
  #key;
  #open;
  /** @type {Session | null} */
  #sweep = null;
  /**
   * Generator that places the states by cost, slice by slice, if the space is too large for
   * breadth-first search.
   * @type {Generator<void, Places> | null}
   */
  #byCost = null;
  /** Places; null until they are found. @type {Places | null} */
  found;

  /**
   * @param {Session} session session of the search
   * @param {(link: Uint8Array) => Session} open opens a session from a link
   */
  constructor(session, open) {
    this.#session = session;
    this.#link = isListed(session.description) ? session.withAlgorithm(SWEEP) : null;
    this.#key = this.#link?.join() ?? '';
    this.#open = open;
    this.found = this.#link && last?.key === this.#key ? last.places : null;
  }

  /**
   * Does one slice of the work. When the work is complete, `found` holds the result.
   * @param {number} budget moves
   */
  work(budget) {
    if (!this.#link) {
      this.#byCost ??= placesByCost(this.#session.mapData().sides[0]);
      const { done, value } = this.#byCost.next();
      if (done) this.found = value;
      return;
    }
    this.#sweep ??= this.#open(this.#link);
    this.#sweep.advance(budget);
    if (!this.#sweep.outcome) return;
    const [{ order, levels }] = this.#sweep.mapData().sides;
    this.found = { order, levels };
    last = { key: this.#key, places: this.found };
    this.free();
  }

  free() {
    this.#sweep?.free();
    this.#sweep = null;
  }
}
