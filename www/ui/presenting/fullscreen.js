/**
 * Full-screen presentation: hides the controls while the user is idle, and can blank the screen.
 * @import { Viewer } from '../viewer/viewer.js'
 */

/** Idle time after which the controls are hidden, in milliseconds. */
const REST_MS = 3000;

export class Presenter {
  /** Whether the controls are hidden because the user is idle. */
  rests = false;
  /** Whether the screen is blank, so that the class looks at the teacher. */
  blank = false;
  #viewer;
  #timer = 0;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Shows the controls, and in full screen restarts the idle timer. */
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

  /** Toggles the blank screen; blanking pauses playback. */
  toggleBlank() {
    this.blank = !this.blank;
    if (this.blank) this.#viewer.pause();
  }

  stop() {
    clearTimeout(this.#timer);
    this.rests = false;
    this.blank = false;
  }
}
