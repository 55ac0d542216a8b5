/**
 * The wedges of the map: their states at a step, and which one lies at a point.
 * @import { WedgeData } from '../../../wasm/searchlight.js'
 * @import { Run } from '../types.js'
 * @import { Scale } from '../worth.js'
 */
import { Memo } from '../../../core/util/memo-key.js';
import { boundName, wedgesOf } from '../core.js';
import { TO_THE_END, nameOf } from '../worth.js';

/** Number of parts of the circle below which a wedge is left out: about a CSS pixel on the rim. */
const PARTS = 1600;

/** @typedef {'ahead' | 'open' | 'valued' | 'cut'} State */

/** Wedges of a run, as far as it was computed when they were fetched. */
export class Wedges {
  #scale;

  /** @param {WedgeData} data @param {Scale} [scale] */
  constructor(data, scale = TO_THE_END) {
    this.data = data;
    this.#scale = scale;
    this.count = data.parents.length;
    /** Number of rings around the centre. */
    this.rings = data.depths.reduce((most, depth) => Math.max(most, depth), 0);
    const hasChild = new Uint8Array(this.count);
    for (const parent of data.parents) if (parent >= 0) hasChild[parent] = 1;
    /** Whether no wedge was too narrow. A wedge of more than one leaf has children. */
    this.isWhole = data.shares.every(
      (share, wedge) => hasChild[wedge] === 1 || share * data.leaves < 1.5,
    );
  }

  /**
   * Returns the state of a wedge at a step.
   * @param {number} wedge
   * @param {number} step
   * @returns {State}
   */
  stateAt(wedge, step) {
    const { cut, left, entered } = this.data;
    const isBy = (/** @type {number} */ at) => at >= 0 && at <= step;
    if (isBy(cut[wedge])) return 'cut';
    if (isBy(left[wedge])) return 'valued';
    return isBy(entered[wedge]) ? 'open' : 'ahead';
  }

  /** Returns the value of a wedge that was left. @param {number} wedge */
  valueOf(wedge) {
    const { [wedge]: value } = this.data.values;
    const name = nameOf(value, this.#scale);
    return { value, name, bound: boundName(this.data.bounds[wedge]) };
  }

  /** Returns the wedges from the root to one, the root first. @param {number} wedge */
  lineTo(wedge) {
    const line = [];
    for (let at = wedge; at >= 0; at = this.data.parents[at]) line.unshift(at);
    return line;
  }

  /**
   * Returns the wedge that a list of moves from the start leads to, or the last one that is drawn.
   * @param {readonly number[]} moves
   */
  along(moves) {
    let wedge = 0;
    for (const by of moves) {
      const next = this.childrenOf(wedge).find((child) => this.data.moves[child] === by);
      if (next === undefined) break;
      wedge = next;
    }
    return wedge;
  }

  /** Returns the wedges just outside of one. @param {number} wedge */
  childrenOf(wedge) {
    const { parents, depths } = this.data;
    const children = [];
    for (let at = wedge + 1; at < this.count && depths[at] > depths[wedge]; at++) {
      if (parents[at] === wedge) children.push(at);
    }
    return children;
  }

  /**
   * Returns the wedge of a ring at an angle, or -1.
   * @param {number} ring 0 for the centre
   * @param {number} share angle from 12 o'clock, as a share of the circle
   */
  at(ring, share) {
    if (ring === 0) return 0;
    const { depths, from, shares } = this.data;
    for (let wedge = 0; wedge < this.count; wedge++) {
      const isHere = share >= from[wedge] && share < from[wedge] + shares[wedge];
      if (depths[wedge] === ring && isHere) return wedge;
    }
    return -1;
  }

  /**
   * Returns the wedge beside another: in (`ArrowDown`), out (`ArrowUp`), or in the same ring.
   * @param {number} wedge
   * @param {string} key
   * @returns {number} -1 for none
   */
  beside(wedge, key) {
    const { parents, depths } = this.data;
    if (key === 'ArrowDown') return parents[wedge];
    if (key === 'ArrowUp') return this.childrenOf(wedge)[0] ?? -1;
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    for (let at = wedge + by; by !== 0 && at >= 0 && at < this.count; at += by) {
      if (depths[at] === depths[wedge]) return at;
    }
    return -1;
  }
}

/** Fetches the wedges of runs, and keeps those of the last one. */
export class WedgeStore {
  #kept = new Memo();

  /**
   * Returns the wedges of a run. While the run is computed, they are updated only now and then.
   * @param {Run} run
   * @param {number} known number of steps that the wedges have to know
   * @returns {Wedges}
   */
  of({ session, frame }, known) {
    const made = () => new Wedges(wedgesOf(session, PARTS), frame.scale);
    return this.#kept.of([session, known], made);
  }

  forget() {
    this.#kept.forget();
  }
}
