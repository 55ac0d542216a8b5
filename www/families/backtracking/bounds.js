/**
 * Names the searches with a bound. These search in rounds, each down to its own bound. Uses no DOM.
 */

const BOUNDED = ['limited', 'deepening', 'idastar'];

/** Returns whether an algorithm has a bound. @param {string} algorithm */
export const hasBound = (algorithm) => BOUNDED.includes(algorithm);

/**
 * Returns the number of depths that a map shows. In a search with a bound these are the choice of
 * the round, as many moves as the bound, and one refused move beyond. The bound is that of the
 * current round; at the root, that of the round that has just ended or, before the first round,
 * that of the first.
 * @param {{ depth: number, bound: number, index: number, candidates: { score: number }[] }} frame
 * @param {{ algorithm: string, mostChoices: number }} description
 */
export function depthsShown({ depth, bound, index, candidates }, { algorithm, mostChoices }) {
  if (!hasBound(algorithm)) return mostChoices;
  const most = depth > 0 ? bound : (candidates[Math.max(0, index)]?.score ?? mostChoices);
  // With moves that cost nothing, a path can have more moves than the bound.
  return Math.min(mostChoices, Math.max(most + 2, depth + 1));
}
