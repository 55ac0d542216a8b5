/**
 * What is known of the candidates along the path shown, asked once a step, and the way to the step
 * that tried one.
 * @import { Desk } from '../../ui/desk.js'
 * @import { Frame } from './film.js'
 * @import { Place } from './siblings.js'
 */
import { costsOf, siblingsOf } from './film.js';
import { Siblings, costOf } from './siblings.js';

export class PathData {
  #desk;
  /** What the siblings were asked of. @type {Frame | null} */
  #of = null;
  #siblings = new Siblings(new Uint8Array());

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  /** The candidates of all depths down to the cursor's. */
  get siblings() {
    const { frame, session } = this.#desk.viz;
    if (frame !== this.#of) {
      this.#of = frame;
      this.#siblings = new Siblings(siblingsOf(session, 0, frame.depth + 1));
    }
    return this.#siblings;
  }

  /**
   * Goes to where a candidate was tried. Going back from the cursor over all that was spent on the
   * candidates before it, one comes to that step.
   * @param {Place} place
   */
  seek({ depth: to, index: upTo }) {
    const desk = this.#desk;
    const step = desk.attempt(() => {
      const { session, player, frame } = desk.viz;
      const costs = costsOf(session, to, frame.depth + 1);
      let at = player.cursor;
      for (let depth = frame.depth; depth >= to; depth--) {
        const finished =
          depth === frame.depth ? this.siblings.last(depth) : this.siblings.last(depth) - 1;
        const first = depth === to ? upTo : 0;
        for (let index = finished; index >= first; index--) {
          at -= Math.max(0, costOf(costs, to, { depth, index }));
        }
        // What leads to this node from the one above.
        if (depth > to) at -= 1;
      }
      return at + 1;
    });
    if (step !== undefined) desk.seek(step);
  }
}
