/** Computes the depth of a state from its place. */

/**
 * Returns the depth of a state.
 * @param {Uint32Array} levels place of each level's first state, then the number of states
 * @param {number} place -1 for none
 * @returns {number} -1 for no place
 */
export function depthOf(levels, place) {
  return levels.findLastIndex((first) => first <= place);
}
