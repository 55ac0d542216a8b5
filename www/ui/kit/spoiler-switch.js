/**
 * Whether what lies after the cursor is shown: a switch in the drawer, kept over a reload. A game that
 * is on hides it as well, which its family sees to.
 */
import { recall, remember } from './storage.js';

export class Foresight {
  #hides = recall('future') === 'hidden';
  #refresh;

  /** @param {() => void} refresh */
  constructor(refresh) {
    this.#refresh = refresh;
  }

  get hides() {
    return this.#hides;
  }

  toggle() {
    this.#hides = !this.#hides;
    remember('future', this.#hides ? 'hidden' : 'shown');
    this.#refresh();
  }
}
