/**
 * Rows of the current path, with the costs of finished candidates. During playback the rows are
 * updated rarely and without costs, because the core must search a part again to compute a cost.
 * @import { Viewer } from '../types.js'
 * @import { PathData } from './path-data.js'
 */
import { Memo } from '../../../core/util/memo-key.js';
import { costsOf } from '../core.js';
import { placeOf } from '../board/board-kit.js';
import { Costs } from './siblings.js';
import { DepthTree } from './tree.js';

/** Cached rows of the path. */
export class PathRows {
  #tree = new DepthTree();
  #viewer;
  #path;
  #rows = new Memo();

  /**
   * @param {Viewer} viewer
   * @param {PathData} path
   */
  constructor(viewer, path) {
    this.#viewer = viewer;
    this.#path = path;
  }

  template() {
    const { run, readable } = this.#viewer;
    const hasCosts = run.player.state !== 'playing';
    const deps = [run.session, hasCosts, readable.step];
    return this.#rows.of(deps, () => this.#written(hasCosts));
  }

  /** Scrolls the row of the cursor into view. @param {Element | null} panel */
  follow(panel) {
    this.#tree.follow(panel);
  }

  /** @param {boolean} hasCosts */
  #written(hasCosts) {
    const { run, words } = this.#viewer;
    const { depth, path, board } = run.frame;
    const { description } = run.session;
    const { mostChoices: depths, mostCandidates } = description;
    const { from, to } = this.#tree.span(depth, depths);
    const packed = hasCosts ? costsOf(run.session, from, Math.min(to, depth + 1)) : [];
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
