/**
 * What is known of the candidates along the path shown, asked once a step, and the way to the step
 * that tried one.
 * @import { Session } from '../../../core/engine/session.js'
 * @import { Viewer } from '../types.js'
 * @import { Place } from './siblings.js'
 */
import { costsOf, siblingsOf } from '../core.js';
import { Costs, Siblings } from './siblings.js';

export class PathData {
  #viewer;
  /** The run and the step that the siblings were asked of. @type {Session | null} */
  #session = null;
  #step = -1;
  /** The choices of that step's path, each as a number. */
  #chosen = new Uint32Array();
  #siblings = new Siblings(new Uint8Array(), 0);

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** The candidates of all depths down to the cursor's. */
  get siblings() {
    const { frame, session } = this.#viewer.run;
    if (session === this.#session && frame.step === this.#step) return this.#siblings;
    const { path, board, depth } = frame;
    const chosen = path.map((cell) => 256 * cell + board[cell]);
    // Above the first choice that has changed nothing else has.
    const shared = session === this.#session ? sharedBy(chosen, this.#chosen) : 0;
    const below = siblingsOf(session, shared, depth + 1);
    const above = this.#siblings.packed.subarray(0, shared * this.#siblings.stride);
    const packed = new Uint8Array(above.length + below.length);
    packed.set(above);
    packed.set(below, above.length);
    this.#session = session;
    this.#step = frame.step;
    this.#chosen = chosen;
    this.#siblings = new Siblings(packed, session.description.mostCandidates);
    return this.#siblings;
  }

  /**
   * Goes to where a candidate was tried. Going back from the cursor over all that was spent on the
   * candidates before it, one comes to that step.
   * @param {Place} place
   */
  seek({ depth: to, index: upTo }) {
    const viewer = this.#viewer;
    const step = viewer.attempt(() => {
      const { session, player, frame } = viewer.run;
      const { mostCandidates } = session.description;
      const costs = new Costs(costsOf(session, to, frame.depth + 1), mostCandidates, to);
      let at = player.cursor;
      for (let depth = frame.depth; depth >= to; depth--) {
        const finished =
          depth === frame.depth ? this.siblings.last(depth) : this.siblings.last(depth) - 1;
        const first = depth === to ? upTo : 0;
        for (let index = finished; index >= first; index--) {
          at -= Math.max(0, costs.of({ depth, index }));
        }
        // What leads to this node from the one above.
        if (depth > to) at -= 1;
      }
      return at + 1;
    });
    if (step !== undefined) viewer.seek(step);
  }
}

/**
 * How many numbers two lists begin with in common.
 * @param {Uint32Array} one
 * @param {Uint32Array} other
 */
function sharedBy(one, other) {
  const differs = one.findIndex((number, index) => number !== other[index]);
  return differs < 0 ? one.length : differs;
}
