/**
 * What lies over the stage: the drawer, and a dialog.
 * @import { Viewer } from '../viewer/viewer.js'
 */

/** @typedef {'input' | 'keys' | 'puzzles' | 'lessons' | 'exercises' | 'present' | 'share'
 *   | 'unsaved'} DialogName */

export class Overlays {
  /** @type {DialogName | null} */
  dialog = null;
  isDrawerOpen = false;
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
    if (this.isDrawerOpen) this.#viewer.loading.askForExtras();
    this.#viewer.refresh();
  }

  /** Closes the drawer; the focus returns to what opened it. */
  leaveDrawer() {
    this.toggleDrawer();
    /** @type {HTMLElement | null} */ (this.#viewer.root.querySelector('.more'))?.focus();
  }

  /** Closes a drawer that covers the stage, which shows what has been chosen; beside it, it stays. */
  uncover() {
    const tabs = this.isDrawerOpen ? this.#viewer.root.querySelector('.drawer .tabs') : null;
    if (tabs?.checkVisibility()) this.leaveDrawer();
  }
}
