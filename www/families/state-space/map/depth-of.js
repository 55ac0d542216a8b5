/** Computes the depth of a state from its position in the order of discovery. */

/**
 * Returns the depth of a state.
 * @param {Uint32Array} levels position of each level's first state, then the number of states
 * @param {number} position position in the order of discovery; -1 for none
 * @returns {number} -1 for no position
 */
export function depthOf(levels, position) {
  return levels.findLastIndex((first) => first <= position);
}
