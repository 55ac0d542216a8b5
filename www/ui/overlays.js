/**
 * What lies over the stage: the drawer, and a dialog.
 * @import { Viewer } from './viewer.js'
 */
import { recall, remember } from './memory.js';

/** @typedef {'input' | 'keys' | 'puzzles' | 'lessons' | 'exercises' | 'present' | 'share'
 *   | 'unsaved'} DialogName */

export class Overlays {
  /** @type {DialogName | null} */
  dialog = null;
  isDrawerOpen = recall('more') === 'open';
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** @param {DialogName} dialog */
  open(dialog) {
    const { played, loading, lessons } = this.#viewer;
    // What is shared is told to the host as what has come to rest.
    if (dialog === 'share') this.#viewer.pause();
    else if (dialog !== 'keys') played.player.pause();
    this.dialog = dialog;
    loading.askForExtras();
    if (dialog === 'puzzles') loading.fetchFamilies();
    if (dialog === 'lessons') lessons.prepare();
    this.#viewer.refresh();
  }

  close() {
    // Closed before it goes, so that the focus returns to where it was.
    this.#viewer.root.querySelector('dialog')?.close();
    this.dialog = null;
    this.#viewer.refresh();
  }

  /** Whether what opens the drawer is there. */
  get hasDrawer() {
    return this.#viewer.root.querySelector('.more')?.checkVisibility() ?? false;
  }

  toggleDrawer() {
    this.isDrawerOpen = !this.isDrawerOpen;
    remember('more', this.isDrawerOpen ? 'open' : 'closed');
    this.#viewer.loading.askForExtras();
    this.#viewer.refresh();
  }
}
