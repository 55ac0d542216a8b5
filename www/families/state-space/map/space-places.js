/**
 * Finds the places of the states for a search in another order than breadth-first: those that
 * breadth-first search from the same start gives them, so that every search of a start lights the
 * same map.
 * @import { Session } from '../../../core/engine/session.js'
 */

/** Ranks of the states by place, and the place of each level's first state.
 * @typedef {{ order: Uint32Array, levels: Uint32Array }} Places */

/** Algorithm whose order of discovery is that of the places. */
const SWEEP = 'bfs';

/** Places found last, with the link to their start. @type {{ key: string, places: Places } | null} */
let last = null;

export class SpacePlaces {
  #link;
  #key;
  #open;
  /** @type {Session | null} */
  #sweep = null;
  /** Places; null until they are found. @type {Places | null} */
  found;

  /**
   * @param {Session} session session of the search
   * @param {(link: Uint8Array) => Session} open opens a session from a link
   */
  constructor(session, open) {
    this.#link = session.withAlgorithm(SWEEP);
    this.#key = this.#link.join();
    this.#open = open;
    this.found = last?.key === this.#key ? last.places : null;
  }

  /**
   * Does one slice of the work; `found` has its result once it is complete.
   * @param {number} budget moves
   */
  work(budget) {
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
