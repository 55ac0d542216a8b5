/**
 * Cache of the candidates along the current path, and a lookup of the step that tried a candidate.
 * @import { Session } from '../../../core/engine/session.js'
 * @import { Viewer } from '../types.js'
 * @import { Place } from './siblings.js'
 */
import { costsOf, siblingsOf } from '../core.js';
import { Costs, Siblings } from './siblings.js';

/** Candidates along the path of the step at the cursor. */
export class PathData {
  #viewer;
  /** Session that the cached siblings belong to. @type {Session | null} */
  #session = null;
  #step = -1;
  /** Choices on the path of that step, each encoded as 256 * cell + code. */
  #chosen = new Uint32Array();
  #siblings = new Siblings(new Uint8Array(), 0);

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Candidates of all depths down to the cursor's depth. */
  get siblings() {
    const { frame, session } = this.#viewer.run;
    if (session === this.#session && frame.step === this.#step) return this.#siblings;
    const { path, board, depth } = frame;
    const chosen = path.map((cell) => 256 * cell + board[cell]);
    // The depths before the first choice that changed keep their candidates.
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
   * Moves the cursor to the step that tried a candidate. To find it, goes back from the current
   * step by the steps spent on that candidate and on all candidates tried later.
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
        // Go back over the step that led from the depth above to this node.
        if (depth > to) at -= 1;
      }
      return at + 1;
    });
    if (step !== undefined) viewer.seek(step);
  }
}

/**
 * Returns the length of the common prefix of two lists.
 * @param {Uint32Array} one
 * @param {Uint32Array} other
 */
function sharedBy(one, other) {
  const differs = one.findIndex((number, index) => number !== other[index]);
  return differs < 0 ? one.length : differs;
}
