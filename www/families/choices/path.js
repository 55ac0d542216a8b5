/**
 * What is known of the candidates along the path shown: asked once a step, and their costs once the
 * film stands still or now and then.
 * @import { Desk } from '../../ui/desk.js'
 * @import { Frame } from './film.js'
 * @import { Place } from './siblings.js'
 */
import { costsOf, siblingsOf } from './film.js';
import { Siblings, costOf } from './siblings.js';
import { placeOf } from './step-words.js';
import { DepthTree } from './tree.js';

/** While the film plays the rows change so often only, ms: each cost may be a replay. */
const HOLD_MS = 250;

export class PathData {
  tree = new DepthTree();
  #desk;
  /** What the siblings were asked of. @type {Frame | null} */
  #of = null;
  #siblings = new Siblings(new Uint8Array());
  /** The rows that are shown, and what they were made of. @type {unknown} */
  #rows = null;
  /** @type {Frame | null} */
  #rowsOf = null;
  #madeMs = 0;

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

  /** The path as rows. */
  rows() {
    const { viz } = this.#desk;
    const nowMs = performance.now();
    const isHeld = viz.player.state === 'playing' && nowMs - this.#madeMs < HOLD_MS;
    if (viz.frame === this.#rowsOf || (isHeld && this.#rows)) return this.#rows;
    this.#rowsOf = viz.frame;
    this.#madeMs = nowMs;
    this.#rows = this.#written();
    return this.#rows;
  }

  #written() {
    const { viz, words } = this.#desk;
    const { depth, path, board } = viz.frame;
    const { description } = viz.session;
    const { depths } = description;
    const { from, to } = this.tree.span(depth, depths);
    const costs = costsOf(viz.session, from, Math.min(to, depth + 1));
    const choice = (/** @type {number} */ at) => {
      const place = placeOf(path[at], description);
      return words.text(`${viz.kind.id}.chosen.${board[path[at]]}`, place);
    };
    const data = { depth, depths, siblings: this.siblings, costs };
    return this.tree.template(data, { words, choice, seek: (place) => this.seek(place) });
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
