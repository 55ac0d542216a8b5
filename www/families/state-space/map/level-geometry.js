/**
 * The places of a map (indexes of its states), divided into levels; base class of the plans of
 * rings, columns and boards.
 */
export class Plan {
  /** @param {Uint32Array} levels place of each level's first state, then the number of states */
  constructor(levels) {
    this.levels = levels;
    this.depths = levels.length - 1;
    this.states = levels[this.depths];
  }

  /** Returns the number of states of a level. @param {number} depth */
  count(depth) {
    return this.levels[depth + 1] - this.levels[depth];
  }

  /**
   * Returns a copy of the plan with some fields replaced.
   * @param {object} changes
   * @returns {this}
   */
  with(changes) {
    return Object.assign(Object.create(this), changes);
  }

  /**
   * Returns the depth of a state, by binary search.
   * @param {number} place
   * @returns {number}
   */
  depthOf(place) {
    let low = 0;
    let high = this.depths - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.levels[middle] <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/**
 * Returns the number of states of each level.
 * @param {Uint32Array} levels place of each level's first state, then the number of states
 * @returns {number[]}
 */
export function levelSizes(levels) {
  return Array.from(levels.subarray(1), (end, depth) => end - levels[depth]);
}
