/**
 * Remembers whether the user is new. Until the user has played once, the header on a phone explains
 * the page.
 * @import { Viewer } from './viewer.js'
 */
import { recall, remember } from '../kit/storage.js';

const KEY = 'played';

export class Newcomer {
  #viewer;
  #hasPlayed = recall(KEY) !== null;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Whether to explain the page: the user has never played, and the first step is shown. */
  get isNew() {
    const { host, race, lessons, run } = this.#viewer;
    const isAtStart = run?.player.cursor === 0;
    return host.menu && !this.#hasPlayed && isAtStart && !race && !lessons.shown && !lessons.id;
  }

  /** Records that the user has played. */
  play() {
    if (this.#hasPlayed) return;
    this.#hasPlayed = true;
    if (this.#viewer.host.menu) remember(KEY, 'yes');
  }
}
