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
  const { next, reached, most } = begins(order, distances);
  const far = Math.max(most, scale.far ?? 0);
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
    const number = next.get(distance) ?? 0;
    next.set(distance, number + 1);
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

/**
 * Returns the number of the first state of each distance, if states are numbered from the farthest to
 * the nearest; the number of states that can reach a goal; and the largest distance. Takes no time
 * for distances that no state has: where moves have costs, distances can be millions.
 * @param {Uint32Array} order
 * @param {Uint32Array} distances
 */
function begins(order, distances) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const rank of order) counts.set(distances[rank], (counts.get(distances[rank]) ?? 0) + 1);
  counts.delete(NEVER);
  const descending = [...counts].sort(([one], [other]) => other - one);
  let reached = 0;
  const next = new Map(
    descending.map(([distance, count]) => {
      const first = reached;
      reached += count;
      return [distance, first];
    }),
  );
  return { next, reached, most: descending[0]?.[0] ?? 0 };
}

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
