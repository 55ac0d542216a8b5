/** The order of discovery cut into levels: what the plans of rings and of columns have in common. */
export class Plan {
  /** @param {Uint32Array} levels position of each level's first state, then their number */
  constructor(levels) {
    this.levels = levels;
    this.depths = levels.length - 1;
    this.states = levels[this.depths];
  }

  /** @param {number} depth */
  count(depth) {
    return this.levels[depth + 1] - this.levels[depth];
  }

  /**
   * How many levels are shown: all of them, or those that the search has come to.
   * @param {{ hides?: boolean, discovered: number }} view
   */
  shown({ hides, discovered }) {
    return hides ? this.depthOf(Math.max(0, discovered - 1)) + 1 : this.depths;
  }

  /**
   * The same plan with some of its lengths changed.
   * @param {object} changes
   * @returns {this}
   */
  with(changes) {
    return Object.assign(Object.create(this), changes);
  }

  /**
   * @param {number} position
   * @returns {number} its depth, by bisection
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
 * @param {Uint32Array} levels as a plan has them
 * @returns {number[]} the number of states of each
 */
export function levelSizes(levels) {
  return Array.from(levels.subarray(1), (end, depth) => end - levels[depth]);
}
