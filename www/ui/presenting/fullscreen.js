/**
 * In full screen, before a class: the controls give way while nobody uses them, and the picture can
 * be blanked.
 * @import { Viewer } from '../viewer/viewer.js'
 */

/** Without a movement for so long the controls thin out. */
const REST_MS = 3000;

export class Presenter {
  /** Whether nobody has used the controls for a while. */
  rests = false;
  /** Whether nothing is shown, so that all look at the teacher. */
  blank = false;
  #viewer;
  #timer = 0;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Somebody is there: the controls come back, and go after a while in full screen. */
  stir() {
    clearTimeout(this.#timer);
    if (this.rests) this.#rest(false);
    if (this.#viewer.host.isFullScreen()) {
      this.#timer = Number(setTimeout(() => this.#rest(true), REST_MS));
    }
  }

  /** @param {boolean} rests */
  #rest(rests) {
    this.rests = rests && this.#viewer.host.isFullScreen();
    this.#viewer.refresh();
  }

  /** Shows nothing, or the picture again. */
  toggleBlank() {
    this.blank = !this.blank;
    if (this.blank) this.#viewer.pause();
    this.#viewer.refresh();
  }

  stop() {
    clearTimeout(this.#timer);
    this.rests = false;
    this.blank = false;
  }
}
