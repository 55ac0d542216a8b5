/**
 * Open list, at the step shown, of a search in another order than breadth-first. It is loaded once
 * for each step.
 * @import { OpenList } from '../../../wasm/searchlight.js'
 * @import { Viewer } from '../types.js'
 */
import { Memo } from '../../../core/util/memo-key.js';

/** Number of entries to load first, and number from which no more are loaded. */
const FEW = 24;
const MANY = 1536;

/** @typedef {OpenList['head'][number]} Entry */

/**
 * Part of an open list, without the stale entries, which the search will skip because it has found
 * a better path to their states. `head` holds the first entries. `more` counts the entries behind
 * them with the same key. `joined` is the entry that the step has added; null if it is in `head` or
 * missing. `between` counts the other entries before `joined`, and `after` those behind it. If
 * `joined` is null, `between` counts all other entries.
 * @typedef {{ list: OpenList, head: Entry[], more: number, between: number, joined: Entry | null,
 *   after: number }} Part
 */

export class OpenListReader {
  #viewer;
  #read = new Memo();
  #count = 5;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * Returns the part of the open list that the step shows.
   * @param {number} count number of entries of the head; 0 for that of the last call
   * @returns {Part | null} null for a breadth-first search
   */
  at(count) {
    const { session, player } = this.#viewer.run;
    this.#count = count || this.#count;
    return this.#read.of([session, player.cursor, player.known, this.#count], () =>
      partOf((asked) => session.ask((core) => core.openList(asked)), this.#count),
    );
  }
}

/**
 * Returns the part of an open list that the page shows.
 * @param {(asked: number) => OpenList | null} ask
 * @param {number} count number of entries of the head
 * @returns {Part | null}
 */
export function partOf(ask, count) {
  for (let asked = FEW; ; asked *= 4) {
    const list = ask(asked);
    if (!list) return null;
    const live = list.head.filter(({ isStale }) => !isStale);
    if (live.length < count && list.head.length === asked && asked < MANY) continue;
    const head = live.slice(0, count);
    const rest = list.length - list.skipped - head.length;
    const isInHead = head.some(({ state }) => state === list.joined?.state);
    const joined = isInHead || rest <= 0 ? null : list.joined;
    // If the place of the new entry is beyond the counted entries, show the new entry as the last
    // one.
    const before = !joined ? rest : list.before === null ? rest - 1 : list.before - head.length;
    const alike = list.alike === null ? before : Math.max(0, list.alike - head.length);
    const more = Math.min(before, alike);
    const after = joined ? rest - before - 1 : 0;
    return { list, head, more, between: before - more, joined, after };
  }
}
