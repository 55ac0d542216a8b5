/**
 * Map of a space for a game played by hand: each state is coloured by its distance to a goal.
 * @import { SpaceMap } from '../../../canvas/types.js'
 * @import { Places } from '../map/space-places.js'
 */
import { NEVER, placesOf } from '../map/places.js';
import { strengthsOf } from '../map/strengths.js';

/**
 * Makes the map. It looks like the map of a search that has expanded the states from the farthest
 * to the nearest, so that every layout can draw it. States from which no goal can be reached count
 * as discovered but not expanded.
 * @param {Places & { states: number }} laid
 * @param {Uint32Array | null} distances by state; null while they are unknown or hidden, and all
 *   states are plain
 * @param {{ goals?: Uint32Array, far?: number }} [scale] for other numbers than distances: places of
 *   the goals, and the number of the weakest colour
 * @returns {SpaceMap}
 */
export function nearMapOf(laid, distances, scale = {}) {
  const { order, levels, states } = laid;
  const count = order.length;
  const none = new Uint32Array();
  const whole = { states, order, levels, path: none, components: [] };
  if (!distances) {
    const never = new Uint32Array(count).fill(NEVER);
    return { ...whole, found: never, expanded: never, goals: none };
  }
  const most = order.reduce((least, rank) => Math.max(least, finite(distances[rank])), 0);
  const far = Math.max(most, scale.far ?? 0);
  // Counting sort: index of the first state of each distance, the farthest first.
  const first = new Uint32Array(far + 2);
  for (const rank of order) if (distances[rank] !== NEVER) first[far - distances[rank] + 1]++;
  for (let at = 1; at < first.length; at++) first[at] += first[at - 1];
  const reached = first[far + 1];
  const next = first.slice();
  const found = new Uint32Array(count);
  const expanded = new Uint32Array(count).fill(NEVER);
  const byNumber = new Uint32Array(reached);
  const goals = [];
  let lost = reached;
  for (let place = 0; place < count; place++) {
    const distance = distances[order[place]];
    if (distance === NEVER) {
      found[place] = lost++;
      continue;
    }
    const number = next[far - distance]++;
    found[place] = expanded[place] = number;
    byNumber[number] = distance;
    if (distance === 0) goals.push(place);
  }
  const strengths = strengthsOf(count, {
    waiting: { from: 0, to: 0, of: () => 0 },
    settled: { from: 0, to: reached, of: (number) => nearness(byNumber[number], far) },
  });
  return { ...whole, found, expanded, strengths, goals: scale.goals ?? Uint32Array.from(goals) };
}

/** @param {number} distance */
const finite = (distance) => (distance === NEVER ? 0 : distance);

/**
 * Returns the strength of colour for a distance, 0..=1. Strengths of near states differ more,
 * because near states are few.
 * @param {number} distance
 * @param {number} far largest distance
 */
export const nearness = (distance, far) => (1 - distance / Math.max(1, far)) ** 1.6;

/**
 * Returns counts for drawing the map: as discovered, all states; as expanded, those that can reach
 * a goal.
 * @param {SpaceMap} map
 */
export function cursorOf({ expanded, strengths, order }) {
  if (!strengths) return { discovered: 0, expanded: 0 };
  const reached = expanded.reduce((sum, number) => sum + Number(number !== NEVER), 0);
  return { discovered: order.length, expanded: reached };
}

/**
 * Returns the places of states, without those that the map does not show.
 * @param {SpaceMap} map
 * @param {readonly number[]} states
 */
export function placesIn(map, states) {
  const places = placesOf(map);
  return states.map((state) => places[state] ?? NEVER).filter((place) => place !== NEVER);
}
