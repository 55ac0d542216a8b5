/**
 * Rows of the current path with the cost of finished candidates. During playback the rows update
 * rarely and without costs, because computing a cost may replay part of the search.
 * @import { Session } from '../../../core/engine/session.js'
 * @import { Viewer } from '../types.js'
 * @import { PathData } from './path-data.js'
 */
import { costsOf } from '../core.js';
import { placeOf } from '../board/board-kit.js';
import { Costs } from './siblings.js';
import { DepthTree } from './tree.js';

/** Minimum time between two updates during playback, in ms: faster rows cannot be read. */
const HOLD_MS = 250;

/** Cached rows of the path. */
export class PathRows {
  #tree = new DepthTree();
  #viewer;
  #path;
  /** @type {unknown} */
  #made = null;
  /** Session that the cached rows belong to. @type {Session | null} */
  #session = null;
  #step = -1;
  #hasCosts = false;
  #madeMs = 0;

  /**
   * @param {Viewer} viewer
   * @param {PathData} path
   */
  constructor(viewer, path) {
    this.#viewer = viewer;
    this.#path = path;
  }

  template() {
    const { run } = this.#viewer;
    const nowMs = performance.now();
    const isPlaying = run.player.state === 'playing';
    const isThere = run.session === this.#session && run.frame.step === this.#step;
    const isSame = isThere && (isPlaying || this.#hasCosts);
    const isHeld = isPlaying && nowMs - this.#madeMs < HOLD_MS;
    if (isSame || (isHeld && this.#made)) return this.#made;
    this.#session = run.session;
    this.#step = run.frame.step;
    this.#hasCosts = !isPlaying;
    this.#made = this.#written();
    this.#madeMs = nowMs;
    return this.#made;
  }

  /** Scrolls the row of the cursor into view. @param {Element | null} panel */
  follow(panel) {
    this.#tree.follow(panel);
  }

  #written() {
    const { run, words } = this.#viewer;
    const { depth, path, board } = run.frame;
    const { description } = run.session;
    const { mostChoices: depths, mostCandidates } = description;
    const { from, to } = this.#tree.span(depth, depths);
    const packed = this.#hasCosts ? costsOf(run.session, from, Math.min(to, depth + 1)) : [];
    const costs = new Costs(packed, mostCandidates, from);
    const choice = (/** @type {number} */ at) => {
      const code = board[path[at]];
      const plain = code > 1 ? 'backtracking.choice.code' : 'backtracking.choice';
      const place = placeOf(path[at], description);
      return words.text([`${run.kind.id}.chosen.${code}`, plain], { ...place, code });
    };
    const data = { depth, depths, siblings: this.#path.siblings, costs };
    const seek = this.#path.seek.bind(this.#path);
    return this.#tree.template(data, { words, choice, seek });
  }
}
