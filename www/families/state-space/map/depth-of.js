/** The depth of a state, by its place in the order of discovery. */

/**
 * @param {Uint32Array} levels position of each level's first state, then their number
 * @param {number} position
 * @returns {number} -1 for no position
 */
export function depthOf(levels, position) {
  return levels.findLastIndex((first) => first <= position);
}
