/**
 * A visitor who has not played anything yet: a phone, which has no room for the name of the page, tells
 * what the page is.
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

  get isNew() {
    const { host, race, lessons } = this.#viewer;
    return host.menu && !this.#hasPlayed && !race && !lessons.id;
  }

  /** Told once the visitor has played. */
  play() {
    if (this.#hasPlayed) return;
    this.#hasPlayed = true;
    if (this.#viewer.host.menu) remember(KEY, 'yes');
  }
}
