/**
 * Places of a map, and the roles of their states, without a canvas. A map lists its states level
 * after level, whatever the search; the place of a state is its index in this list. A search adds
 * two arrays: for each place, the index of its state in the order of discovery (`found`) and in the
 * order of expansion (`expanded`). The counts of discovered and expanded states at a step (the
 * cursor) then give the role of each state.
 * @import { SpaceMap } from '../../../canvas/types.js'
 * @import { Role } from './role-colours.js'
 */

/** Index of a state that the search never discovers (or never expands). */
export const NEVER = 0xffff_ffff;

/** Number of states that one slice of work places. A state takes up to 0.1 microseconds. */
export const SLICE = 1 << 17;

/**
 * Counts of discovered and expanded states at a step. The counts of nodes (states reached in one
 * way) and of visits (nodes that have left the open list) tell which expanded states wait again.
 * @typedef {{ discovered: number, expanded: number, nodes?: number, visits?: number }} Cursor
 */

/**
 * Returns the indexes of states in the order of discovery of a breadth-first search, by place. They
 * equal the places.
 * @param {number} count number of places
 */
export function inOrder(count) {
  const numbers = new Uint32Array(count);
  for (let place = 0; place < count; place++) numbers[place] = place;
  return numbers;
}

/**
 * Returns the role of a place at a cursor.
 * @param {Pick<SpaceMap, 'found' | 'expanded' | 'reopened'>} map
 * @param {number} place
 * @param {Cursor} cursor
 * @returns {Role}
 */
export function roleAt(map, place, cursor) {
  const { discovered, expanded } = cursor;
  if (map.expanded[place] < expanded)
    return waitsAgain(map, place, cursor) ? 'frontier' : 'expanded';
  return map.found[place] < discovered ? 'frontier' : 'unseen';
}

/**
 * For each list `reopened` of a `SpaceMap`: the indexes at which the entries of a place begin.
 * @type {WeakMap<Uint32Array, Map<number, number[]>>}
 */
const windows = new WeakMap();

/** @param {Uint32Array} reopened */
function windowsOf(reopened) {
  const known = windows.get(reopened);
  if (known) return known;
  /** @type {Map<number, number[]>} */
  const own = new Map();
  for (let at = 0; at < reopened.length; at += 3) {
    const list = own.get(reopened[at]);
    if (list) list.push(at);
    else own.set(reopened[at], [at]);
  }
  windows.set(reopened, own);
  return own;
}

/** @type {(reopened: Uint32Array, at: number, cursor: Cursor) => boolean} */
const isOpen = (reopened, at, { nodes = 0, visits = 0 }) =>
  reopened[at + 1] < nodes && reopened[at + 2] >= visits;

/**
 * Returns whether an expanded state waits to be expanded again.
 * @param {Pick<SpaceMap, 'reopened'>} map
 * @param {number} place
 * @param {Cursor} cursor
 */
function waitsAgain({ reopened }, place, cursor) {
  if (!reopened?.length) return false;
  return (
    windowsOf(reopened)
      .get(place)
      ?.some((at) => isOpen(reopened, at, cursor)) ?? false
  );
}

/**
 * Returns the places of the expanded states that wait again.
 * @param {Pick<SpaceMap, 'reopened'>} map
 * @param {Cursor} cursor
 * @returns {number[]}
 */
export function waitingAgain({ reopened }, cursor) {
  const places = [];
  for (let at = 0; at < (reopened?.length ?? 0); at += 3) {
    if (reopened && isOpen(reopened, at, cursor)) places.push(reopened[at]);
  }
  return places;
}

/**
 * Returns all places whose states wait again at some time.
 * @param {Pick<SpaceMap, 'reopened'>} map
 */
export const placesReopened = ({ reopened }) =>
  reopened?.length ? windowsOf(reopened).keys() : [];

/** Cache of inverse arrays. @type {WeakMap<Uint32Array, Uint32Array>} */
const inverses = new WeakMap();

/**
 * Returns the index of each value in an array without repetitions; `NEVER` for a value that is
 * missing.
 * @param {Uint32Array} values
 * @param {number} size number of possible values
 */
function inverseOf(values, size) {
  const known = inverses.get(values);
  if (known && known.length === size) return known;
  const inverse = new Uint32Array(size).fill(NEVER);
  for (let index = 0; index < values.length; index++) {
    if (values[index] < size) inverse[values[index]] = index;
  }
  inverses.set(values, inverse);
  return inverse;
}

/**
 * Returns the place of each state; `NEVER` for states that the map does not show.
 * @param {Pick<SpaceMap, 'order' | 'states'>} map
 */
export const placesOf = ({ order, states }) => inverseOf(order, states);

/**
 * Returns the place of a state.
 * @param {Pick<SpaceMap, 'order' | 'states'>} map
 * @param {number} state
 * @returns {number} -1 if the map does not show the state
 */
export function placeOf(map, state) {
  const place = placesOf(map)[state] ?? NEVER;
  return place === NEVER ? -1 : place;
}

/**
 * Returns the place of the state that was discovered after `number` others; -1 if there is none.
 * @param {Pick<SpaceMap, 'levels' | 'found' | 'expanded'>} map
 * @param {number} number index in the order of discovery; -1 for none
 * @returns {number}
 */
export function foundAs(map, number) {
  const { found } = map;
  if (progressOf(map).isSwept) return number < found.length ? number : -1;
  const place = inverseOf(found, found.length)[number] ?? NEVER;
  return place === NEVER ? -1 : place;
}

/**
 * Facts about a search on a map. `isSwept` means that the search finds and expands the states in
 * the order of their places, as breadth-first search does, so that discovered and expanded states
 * are prefixes. `first` and `last` are, for each level, the least and the greatest index of its
 * states in the order of discovery.
 * @typedef {{ isSwept: boolean, first: Float64Array, last: Float64Array }} Progress
 */

/** @type {WeakMap<Uint32Array, Progress>} */
const known = new WeakMap();

/**
 * Returns the facts about the search on a map.
 * @param {Pick<SpaceMap, 'levels' | 'found' | 'expanded'>} map
 * @returns {Progress}
 */
export function progressOf({ levels, found, expanded }) {
  const progress = known.get(found) ?? measure(levels, found, expanded);
  known.set(found, progress);
  return progress;
}

/**
 * @param {Uint32Array} levels
 * @param {Uint32Array} found
 * @param {Uint32Array} expanded
 * @returns {Progress}
 */
function measure(levels, found, expanded) {
  const depths = levels.length - 1;
  const [first, last] = [new Float64Array(depths).fill(NEVER), new Float64Array(depths)];
  let isSwept = true;
  for (let depth = 0; depth < depths; depth++) {
    for (let place = levels[depth]; place < levels[depth + 1]; place++) {
      const number = found[place];
      if (number < first[depth]) first[depth] = number;
      if (number > last[depth]) last[depth] = number;
      isSwept &&= number === place && expanded[place] === place;
    }
  }
  return { isSwept, first, last };
}

/**
 * Returns the number of levels to show: all levels, or only those reached so far if the future is
 * hidden.
 * @param {Pick<SpaceMap, 'levels' | 'found' | 'expanded'>} map
 * @param {{ hides?: boolean, discovered: number }} view
 */
export function shownLevels(map, { hides, discovered }) {
  if (!hides) return map.levels.length - 1;
  const { first } = progressOf(map);
  return (
    1 +
    Math.max(
      0,
      first.findLastIndex((number) => number < discovered),
    )
  );
}
