/**
 * Readers of the packed candidates along the path of a backtracking search, and the colours of the
 * candidate states.
 * @import { Theme } from '../../../canvas/types.js'
 */
import { mix } from '../../../canvas/colour.js';
import { isDark } from '../../../canvas/marks.js';
import { namesOf } from '../../../core/engine/enum-names.js';
import { CandidateStatus, SiblingNumber as N } from '../../../wasm/enums.js';

/** Names of the candidate states, indexed by the core's numbers. */
export const STATES = namesOf(CandidateStatus);

/** @typedef {(typeof STATES)[number]} State */

/**
 * Position of a candidate: the depth of its node, and its index among the node's candidates.
 * @typedef {object} Place
 * @property {number} depth
 * @property {number} index
 */

/** States of the candidates at the depths from `from` up to, but not including, `to`. */
export class Siblings {
  /**
   * @param {Uint8Array} packed for each depth, the numbers listed by `SiblingNumber`
   * @param {number} mostCandidates the most candidates of a node
   * @param {number} [from] first depth
   */
  constructor(packed, mostCandidates, from = 0) {
    this.packed = packed;
    this.mostCandidates = mostCandidates;
    /** Numbers stored for each depth. */
    this.stride = N.Status + mostCandidates;
    this.from = from;
    this.to = from + packed.length / this.stride;
  }

  /** Returns the index of the first number of a depth. @param {number} depth */
  #at(depth) {
    return (depth - this.from) * this.stride;
  }

  /**
   * Returns the number of candidates at a depth.
   * @param {number} depth
   * @returns {number} 0 for a depth outside the range
   */
  count(depth) {
    return depth < this.from ? 0 : (this.packed[this.#at(depth) + N.Candidates] ?? 0);
  }

  /**
   * Returns the index of the candidate tried last, or -1 if none has been tried. At depths before
   * the cursor's, this is the candidate on the path.
   * @param {number} depth
   */
  last(depth) {
    return depth < this.from ? -1 : (this.packed[this.#at(depth) + N.Tried] ?? 0) - 1;
  }

  /**
   * Returns the state of a candidate.
   * @param {number} depth
   * @param {number} index
   * @returns {State}
   */
  state(depth, index) {
    return STATES[this.packed[this.#at(depth) + N.Status + index]];
  }

  /**
   * Counts the candidates of each state over all depths.
   * @returns {Record<State, number>}
   */
  counts() {
    const counts = { pending: 0, placed: 0, failed: 0, refused: 0, pruned: 0 };
    for (let depth = this.from; depth < this.to; depth++) {
      for (let index = 0; index < this.count(depth); index++) counts[this.state(depth, index)]++;
    }
    return counts;
  }

  /** Returns whether a candidate exists. @param {Place} place */
  has({ depth, index }) {
    return index >= 0 && index < this.count(depth);
  }
}

/** Steps spent on the subtrees of candidates, at the depths from `from` on. */
export class Costs {
  /**
   * @param {ArrayLike<number>} packed for each depth, `mostCandidates` numbers of steps
   * @param {number} mostCandidates the most candidates of a node
   * @param {number} [from] first depth
   */
  constructor(packed, mostCandidates, from = 0) {
    this.packed = packed;
    this.mostCandidates = mostCandidates;
    this.from = from;
  }

  /**
   * Returns the steps spent on a candidate.
   * @param {Place} place
   * @returns {number} -1 for a candidate that is not finished
   */
  of({ depth, index }) {
    return this.packed[(depth - this.from) * this.mostCandidates + index] ?? -1;
  }
}

/**
 * Returns the candidate that an arrow key leads to. Left and right lead to a sibling, up and down
 * to the candidate tried last at the next or previous depth.
 * @param {Siblings} siblings
 * @param {Place} from
 * @param {string} key
 * @returns {Place | null} null for another key, or if no candidate lies in that direction
 */
export function neighbour(siblings, { depth, index }, key) {
  const along = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (along) {
    const to = { depth, index: index + along };
    return siblings.has(to) ? to : null;
  }
  const out = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (!out) return null;
  const to = depth + out;
  return siblings.count(to) > 0 ? { depth: to, index: Math.max(0, siblings.last(to)) } : null;
}

/**
 * Returns the colours of the candidate states. The states also differ in form: the path is a wedge,
 * failed candidates are solid, untried ones hollow, pruned ones dashed, refused ones thin lines.
 * @param {Theme} theme
 * @returns {Record<State, string>}
 */
export function stateColours(theme) {
  const dark = isDark(theme);
  return {
    pending: dark ? theme.frontierInk : mix(theme.frontier, theme.frontierInk, 0.6),
    placed: theme.current,
    failed: dark ? theme.expanded : theme.forward,
    refused: mix(theme.unseen, theme.ink, dark ? 0.28 : 0.38),
    pruned: mix(theme.unseen, theme.ink, dark ? 0.46 : 0.7),
  };
}

/** Returns the fill colour of an untried candidate. @param {Theme} theme */
export const hollow = (theme) =>
  isDark(theme) ? mix(theme.page, theme.frontier, 0.3) : mix(theme.air, theme.frontier, 0.38);
