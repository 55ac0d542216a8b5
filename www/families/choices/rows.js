/**
 * The path as rows, with what the finished candidates cost. While the film plays they change only
 * now and then, and without the costs: each may be a replay.
 * @import { Session } from '../../core/engine.js'
 * @import { Desk } from '../../ui/desk.js'
 * @import { PathData } from './path.js'
 */
import { costsOf } from './film.js';
import { placeOf } from './board-parts.js';
import { Costs } from './siblings.js';
import { DepthTree } from './tree.js';

/** Rows that change more often cannot be read, ms. */
const HOLD_MS = 250;

export class PathRows {
  #tree = new DepthTree();
  #desk;
  #path;
  /** @type {unknown} */
  #made = null;
  /** The run and the step that the rows were made of. @type {Session | null} */
  #session = null;
  #step = -1;
  #hasCosts = false;
  #madeMs = 0;

  /**
   * @param {Desk} desk
   * @param {PathData} path
   */
  constructor(desk, path) {
    this.#desk = desk;
    this.#path = path;
  }

  template() {
    const { viz } = this.#desk;
    const nowMs = performance.now();
    const isPlaying = viz.player.state === 'playing';
    const isThere = viz.session === this.#session && viz.frame.step === this.#step;
    const isSame = isThere && (isPlaying || this.#hasCosts);
    const isHeld = isPlaying && nowMs - this.#madeMs < HOLD_MS;
    if (isSame || (isHeld && this.#made)) return this.#made;
    this.#session = viz.session;
    this.#step = viz.frame.step;
    this.#hasCosts = !isPlaying;
    this.#made = this.#written();
    this.#madeMs = nowMs;
    return this.#made;
  }

  /** Brings the row of the cursor into view. @param {Element | null} panel */
  follow(panel) {
    this.#tree.follow(panel);
  }

  #written() {
    const { viz, words } = this.#desk;
    const { depth, path, board } = viz.frame;
    const { description } = viz.session;
    const { mostChoices: depths, mostCandidates } = description;
    const { from, to } = this.#tree.span(depth, depths);
    const packed = this.#hasCosts ? costsOf(viz.session, from, Math.min(to, depth + 1)) : [];
    const costs = new Costs(packed, mostCandidates, from);
    const choice = (/** @type {number} */ at) =>
      words.text(`${viz.kind.id}.chosen.${board[path[at]]}`, placeOf(path[at], description));
    const data = { depth, depths, siblings: this.#path.siblings, costs };
    const seek = this.#path.seek.bind(this.#path);
    return this.#tree.template(data, { words, choice, seek });
  }
}
