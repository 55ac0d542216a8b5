/**
 * Switch in the drawer that hides everything after the current step. Its state survives reloads.
 * While the user plays a game, the games family hides later steps independently of this switch.
 */
import { recall, remember } from './storage.js';

export class Foresight {
  #hides = recall('future') === 'hidden';

  get hides() {
    return this.#hides;
  }

  toggle() {
    this.#hides = !this.#hides;
    remember('future', this.#hides ? 'hidden' : 'shown');
  }
}
