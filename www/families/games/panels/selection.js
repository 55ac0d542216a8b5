/**
 * Cells that the user hovers or pins, and the game on the table. Shared by the board and the panel.
 * @import { Told } from '../position-names.js'
 * @import { Oracle } from './game.js'
 */
import { TurnPlay } from '../../../core/play/turn-play.js';
import { startOf } from '../core.js';
import { Game } from './game.js';

/** State of the user's selection and game. @extends {TurnPlay<Game>} */
export class Looking extends TurnPlay {
  /** Pinned cell, -1 for none. */
  pinned = -1;
  #viewer;

  /** @param {Told} viewer */
  constructor(viewer) {
    super(viewer, {
      create: (start = startOf(viewer.run.session.description), sides) =>
        new Game(() => /** @type {Oracle} */ (viewer.run.analysis.oracle), start, sides),
      isReady: () => viewer.run.analysis.oracle !== null,
    });
    this.#viewer = viewer;
  }

  /**
   * The hovered cell, or else the pinned cell; -1 if there is none. In play mode, a pinned cell
   * does not count.
   */
  get picked() {
    return this.hover >= 0 || this.isPlaying ? this.hover : this.pinned;
  }

  /** The picked cell, or else the cell of the step, or else the start cell. */
  get chosen() {
    const { frame, session } = this.#viewer.run;
    const cells = [this.picked, frame.cell, startOf(session.description)];
    return /** @type {number} */ (cells.find((cell) => cell >= 0));
  }

  /** Whether a game has begun and is not over, even if another panel is shown. */
  get isOn() {
    const { made } = this;
    return made?.isOver === false && made.line.length > 1;
  }

  /**
   * Whether everything that reveals the winner is hidden. This begins before the first move of a
   * game.
   */
  get hidesAll() {
    return this.hides || this.isOn;
  }

  /** Whether everything after the cursor is hidden. */
  get hidesFuture() {
    return this.hidesAll || this.#viewer.hidesFuture === true;
  }

  /** Pins a cell. Given -1 or the pinned cell, unpins. @param {number} cell */
  pin(cell) {
    this.pinned = cell === this.pinned ? -1 : cell;
    this.#viewer.refresh();
  }

  /** @override */
  reset() {
    this.pinned = -1;
    super.reset();
  }
}
