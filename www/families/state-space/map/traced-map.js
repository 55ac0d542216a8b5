/**
 * Builds the map of a search in another order than breadth-first, in slices. The map has, for each
 * place, the state and its index in the order of discovery and in that of expansion.
 * @import { Session } from '../../../core/engine/session.js'
 * @import { SpaceMap } from '../../../canvas/types.js'
 * @import { RunMap } from '../analysis.js'
 * @import { Places } from './space-places.js'
 */
import { NEVER, SLICE, placesOf } from './places.js';
import { orderOf } from '../list-order.js';
import { SpacePlaces } from './space-places.js';

export class TracedMap {
  #session;
  #places;
  /** @type {Generator<void, RunMap> | null} */
  #slices = null;

  /**
   * @param {Session} session a finished session
   * @param {(link: Uint8Array) => Session} open opens a session from a link
   */
  constructor(session, open) {
    this.#session = session;
    this.#places = new SpacePlaces(session, open);
  }

  /**
   * Does one slice of the work.
   * @param {number} budget moves of the search for the places
   * @returns {RunMap | null} the map once it is complete
   */
  work(budget) {
    if (!this.#places.found) {
      this.#places.work(budget);
      return null;
    }
    this.#slices ??= mapSlices(this.#session, this.#places.found);
    const { done, value } = this.#slices.next();
    return done ? value : null;
  }

  free() {
    this.#places.free();
  }
}

/**
 * Builds the map. Yields between two slices.
 * @param {Session} session a finished session
 * @param {Places} places
 * @returns {Generator<void, RunMap>}
 */
function* mapSlices(session, places) {
  const { states, sides, stageSteps, path } = session.mapData();
  const [{ order, answers, trace }] = sides;
  if (order.length > SLICE) yield;
  const laid = { states, ...places };
  const placed = placesOf(laid);
  const at = (/** @type {number} */ state) => placed[state];
  const goals = answers.map((ordinal) => at(order[ordinal])).sort();
  const { expanded, expandedCosts, reopened } = /** @type {NonNullable<typeof trace>} */ (trace);
  const lit = {
    found: yield* numbersOf(order, laid),
    expanded: yield* numbersOf(expanded, laid),
    reopened: reopened.map((value, index) => (index % 3 > 0 ? value : at(value))),
  };
  // A depth-first search does not expand states in the order of costs, so contours of its costs
  // would mean nothing.
  const hasLines = orderOf(session.description)?.list !== 'stack';
  const costs = hasLines
    ? lit.expanded.map((number) => expandedCosts[number] ?? 0)
    : new Uint32Array();
  const side = { ...laid, ...lit, costs, goals, path: path.map(at), components: [] };
  return { sides: [side], answer: path, levelSteps: stageSteps };
}

/**
 * Returns, for each place, the index of its state in a list of states; `NEVER` if the state is not
 * in the list.
 * @param {Uint32Array} list ranks of states
 * @param {Pick<SpaceMap, 'states' | 'order'>} map
 * @returns {Generator<void, Uint32Array>}
 */
function* numbersOf(list, map) {
  const places = placesOf(map);
  const numbers = new Uint32Array(map.order.length).fill(NEVER);
  for (let number = 0; number < list.length;) {
    const end = Math.min(list.length, number + SLICE);
    for (; number < end; number++) numbers[places[list[number]]] = number;
    if (list.length > SLICE) yield;
  }
  return numbers;
}
