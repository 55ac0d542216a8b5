/**
 * The candidates along the path of a backtracking search, as the core packs them, and what colours
 * they have in every picture.
 * @import { Theme } from '../../../canvas/types.js'
 */
import { mix } from '../../../canvas/colour.js';
import { isDark } from '../../../canvas/marks.js';
import { namesOf } from '../../../core/engine/enum-names.js';
import { CandidateStatus, SiblingNumber as N } from '../../../wasm/searchlight.js';

/** What can become of a candidate, each at the core's number. */
export const STATES = namesOf(CandidateStatus);

/** @typedef {(typeof STATES)[number]} State */

/**
 * One candidate: the depth of the node that has it, and its place among those of that node.
 * @typedef {object} Place
 * @property {number} depth
 * @property {number} index
 */

/** The candidates of the depths `from` up to `to`, without the latter. */
export class Siblings {
  /**
   * @param {Uint8Array} packed of each depth what `SiblingNumber` says
   * @param {number} mostCandidates of a node
   * @param {number} [from] the first depth
   */
  constructor(packed, mostCandidates, from = 0) {
    this.packed = packed;
    this.mostCandidates = mostCandidates;
    /** Numbers of a depth. */
    this.stride = N.Status + mostCandidates;
    this.from = from;
    this.to = from + packed.length / this.stride;
  }

  /** Where the numbers of a depth begin. @param {number} depth */
  #at(depth) {
    return (depth - this.from) * this.stride;
  }

  /**
   * @param {number} depth
   * @returns {number} of candidates, 0 also at depths that are not there
   */
  count(depth) {
    return depth < this.from ? 0 : (this.packed[this.#at(depth) + N.Candidates] ?? 0);
  }

  /**
   * The place of the candidate tried last, which above the cursor is the one on the path; -1 where
   * none has been tried.
   * @param {number} depth
   */
  last(depth) {
    return depth < this.from ? -1 : (this.packed[this.#at(depth) + N.Tried] ?? 0) - 1;
  }

  /**
   * @param {number} depth
   * @param {number} index
   * @returns {State}
   */
  state(depth, index) {
    return STATES[this.packed[this.#at(depth) + N.Status + index]];
  }

  /**
   * How many candidates of each state there are at all depths.
   * @returns {Record<State, number>}
   */
  counts() {
    const counts = { pending: 0, placed: 0, failed: 0, refused: 0, pruned: 0 };
    for (let depth = this.from; depth < this.to; depth++) {
      for (let index = 0; index < this.count(depth); index++) counts[this.state(depth, index)]++;
    }
    return counts;
  }

  /** @param {Place} place */
  has({ depth, index }) {
    return index >= 0 && index < this.count(depth);
  }
}

/** Steps spent below the candidates of the depths from `from` on. */
export class Costs {
  /**
   * @param {ArrayLike<number>} packed of each depth as many as a node has candidates at most
   * @param {number} mostCandidates
   * @param {number} [from] the first depth
   */
  constructor(packed, mostCandidates, from = 0) {
    this.packed = packed;
    this.mostCandidates = mostCandidates;
    this.from = from;
  }

  /**
   * @param {Place} place
   * @returns {number} -1 where it is not finished
   */
  of({ depth, index }) {
    return this.packed[(depth - this.from) * this.mostCandidates + index] ?? -1;
  }
}

/**
 * Where an arrow key leads from a candidate: left and right among its siblings, up and down to the
 * next depth outwards or inwards, there to the one tried last.
 * @param {Siblings} siblings
 * @param {Place} from
 * @param {string} key
 * @returns {Place | null} null for any other key, and where there is no further candidate
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
 * The colours of the states. They differ in lightness too, and in form: the path is a wedge, failed
 * candidates are solid, those still to try hollow, those cut off broken, a refused one is a thin line.
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

/** What a candidate that is still to try is filled with. @param {Theme} theme */
export const hollow = (theme) =>
  isDark(theme) ? mix(theme.page, theme.frontier, 0.3) : mix(theme.air, theme.frontier, 0.38);
