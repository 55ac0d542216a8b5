/** Order of discovery divided into levels; base class of the plans of rings and columns. */
export class Plan {
  /** @param {Uint32Array} levels position of each level's first state, then the number of states */
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
   * Returns the number of visible levels: all, or those reached so far while the future is hidden.
   * @param {{ hides?: boolean, discovered: number }} view
   */
  shown({ hides, discovered }) {
    return hides ? this.depthOf(Math.max(0, discovered - 1)) + 1 : this.depths;
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
   * @param {number} position
   * @returns {number}
   */
  depthOf(position) {
    let low = 0;
    let high = this.depths - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.levels[middle] <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/**
 * Returns the number of states of each level.
 * @param {Uint32Array} levels position of each level's first state, then the number of states
 * @returns {number[]}
 */
export function levelSizes(levels) {
  return Array.from(levels.subarray(1), (end, depth) => end - levels[depth]);
}
