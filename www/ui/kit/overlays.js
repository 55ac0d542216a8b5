/**
 * Overlays of the stage: the drawer and the dialogs.
 * @import { Viewer } from '../viewer/viewer.js'
 */

/** @typedef {'input' | 'keys' | 'puzzles' | 'gallery' | 'explore' | 'lessons' | 'exercises' | 'present' | 'share'
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
    // Pause, because that dispatches `statechange`: the host page then has the state that the
    // dialog shares.
    if (dialog === 'share') this.#viewer.pause();
    else if (dialog !== 'keys') played.player.pause();
    this.dialog = dialog;
    loading.extras.ask();
    if (dialog === 'puzzles' || dialog === 'gallery') loading.fetchPuzzles();
    if (dialog === 'lessons') lessons.prepare();
    this.#viewer.refresh();
  }

  close() {
    // Close the dialog before it is removed, so that the focus returns to the element that opened
    // it.
    this.#viewer.root.querySelector('dialog')?.close();
    this.dialog = null;
    this.#viewer.refresh();
  }

  /** Whether the current layout shows the button that opens the drawer. */
  get hasDrawer() {
    return this.#viewer.root.querySelector('.more')?.checkVisibility() ?? false;
  }

  toggleDrawer() {
    this.isDrawerOpen = !this.isDrawerOpen;
    if (this.isDrawerOpen) this.#viewer.loading.extras.ask();
  }

  /** Closes the drawer and focuses the button that opened it. */
  leaveDrawer() {
    this.toggleDrawer();
    /** @type {HTMLElement | null} */ (this.#viewer.root.querySelector('.more'))?.focus();
  }

  /**
   * Closes the drawer if it covers the stage, after the user has chosen something that the stage
   * shows.
   */
  uncover() {
    const tabs = this.isDrawerOpen ? this.#viewer.root.querySelector('.drawer .tabs') : null;
    if (tabs?.checkVisibility()) this.leaveDrawer();
  }
}
