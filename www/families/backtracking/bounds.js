/**
 * Names the searches with a bound. These search in rounds, each down to its own bound. Uses no DOM.
 */

const BOUNDED = ['limited', 'deepening', 'idastar'];

/** Returns whether an algorithm has a bound. @param {string} algorithm */
export const hasBound = (algorithm) => BOUNDED.includes(algorithm);

/**
 * Returns the number of depths that a map has to show. A round goes no deeper than its bound, so the
 * rim is the bound: the start of the round, its moves, and the moves beyond the bound. At the root
 * it is the bound of the round that has just ended, before the first round that of the first.
 * @param {{ depth: number, bound: number, index: number, candidates: { score: number }[] }} frame
 * @param {{ algorithm: string, mostChoices: number }} description
 */
export function depthsShown({ depth, bound, index, candidates }, { algorithm, mostChoices }) {
  if (!hasBound(algorithm)) return mostChoices;
  const most = depth > 0 ? bound : (candidates[Math.max(0, index)]?.score ?? mostChoices);
  // A path of moves that cost nothing has no bound of its own.
  return Math.min(mostChoices, Math.max(most + 2, depth + 1));
}
