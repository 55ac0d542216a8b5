/**
 * Cells that the user hovers or pins, and the game on the table. Shared by the board and the panel.
 * @import { Told } from '../position-names.js'
 * @import { Oracle, Sides } from './game.js'
 */
import { startOf } from '../core.js';
import { Game } from './game.js';

/** State of the user's selection and game. */
export class Looking {
  /** Cell under the pointer or with the keyboard focus; -1 for none. */
  hover = -1;
  /** Pinned cell, -1 for none. */
  pinned = -1;
  /** Players of the next game. @type {Sides} */
  sides = { first: 'person', opponent: 'engine' };
  #isPlaying = false;
  /** @type {Game | null} */
  #game = null;
  #viewer;

  /** @param {Told} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * Whether the board is in play mode. In this mode a game exists as soon as the oracle is ready.
   */
  get isPlaying() {
    return this.#isPlaying;
  }

  set isPlaying(isPlaying) {
    this.#isPlaying = isPlaying;
    this.hover = -1;
    if (!isPlaying) return;
    // Pause playback, because the board shows the game, not the step.
    this.#viewer.pause();
    if (!this.#game) this.begin();
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

  /** The game; null outside play mode, and while the oracle is not ready. */
  get game() {
    return this.isPlaying && this.#oracle ? this.#game : null;
  }

  /**
   * Whether the values of cells and moves are hidden, because they would give away a running game.
   */
  get hides() {
    return this.game?.isOver === false;
  }

  /** Whether a game has begun and is not over, even if another panel is shown. */
  get isOn() {
    return this.#oracle !== null && this.#game?.isOver === false && this.#game.line.length > 1;
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

  get #oracle() {
    return this.#viewer.run.analysis.oracle;
  }

  /** Starts a game. @param {number} [start] position, by default the start of the run */
  begin(start = startOf(this.#viewer.run.session.description)) {
    this.#game = new Game(() => /** @type {Oracle} */ (this.#oracle), start, this.sides);
    this.hover = -1;
  }

  /**
   * Edits the game. The edit may query the core and so may fail.
   * @param {(game: Game) => void} edit
   * @returns {boolean} whether the game is over afterwards
   */
  change(edit) {
    const isOver = this.#viewer.attempt(() => {
      // In a new run, the game waits for its oracle: do nothing.
      if (this.game) edit(this.game);
      return this.game?.isOver;
    });
    this.#viewer.refresh();
    return isOver === true;
  }

  /** Hovers a cell. @param {number} cell -1 for none */
  look(cell) {
    if (cell === this.hover) return;
    this.hover = cell;
    this.#viewer.refresh();
  }

  /** Pins a cell. Given -1 or the pinned cell, unpins. @param {number} cell */
  pin(cell) {
    this.pinned = cell === this.pinned ? -1 : cell;
    this.#viewer.refresh();
  }

  /** Resets the selection for a new run. */
  reset() {
    this.hover = -1;
    this.pinned = -1;
    this.#game = null;
    if (this.isPlaying) this.begin();
  }
}
