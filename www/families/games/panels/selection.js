/**
 * What a person looks at and plays on the table: the board and the panel beside it share it.
 * @import { Told } from '../position-names.js'
 * @import { Oracle, Sides } from './game.js'
 */
import { startOf } from '../core.js';
import { Game } from './game.js';

export class Looking {
  /** The cell under the pointer or the keyboard, -1 for none. */
  hover = -1;
  /** The cell that is kept in sight, -1 for none. */
  pinned = -1;
  /** Who plays the games to come. @type {Sides} */
  sides = { first: 'person', opponent: 'engine' };
  #isPlaying = false;
  /** @type {Game | null} */
  #game = null;
  #viewer;

  /** @param {Told} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Whether the board is for playing: then there is a game, as soon as there is an oracle. */
  get isPlaying() {
    return this.#isPlaying;
  }

  set isPlaying(isPlaying) {
    this.#isPlaying = isPlaying;
    this.hover = -1;
    if (!isPlaying) return;
    // The board shows the game, not the step.
    this.#viewer.pause();
    if (!this.#game) this.begin();
  }

  /** The cell that a person has picked out, -1 for none. */
  get picked() {
    return this.hover >= 0 || this.isPlaying ? this.hover : this.pinned;
  }

  /** The cell that is looked at: the one picked out, else the one of the step, else the start. */
  get chosen() {
    const { frame, session } = this.#viewer.run;
    const cells = [this.picked, frame.cell, startOf(session.description)];
    return /** @type {number} */ (cells.find((cell) => cell >= 0));
  }

  /** The game, while the board is for playing and what is legal is known. */
  get game() {
    return this.isPlaying && this.#oracle ? this.#game : null;
  }

  /** Whether what the cells and moves are worth is hidden: a game that is on would be given away. */
  get hides() {
    return this.game?.isOver === false;
  }

  /** Whether there is a game that is on, also while something else than its board is shown. */
  get isOn() {
    return this.#oracle !== null && this.#game?.isOver === false && this.#game.line.length > 1;
  }

  /** Whether all that tells who wins is hidden, also before the first move of a game. */
  get hidesAll() {
    return this.hides || this.isOn;
  }

  /** Whether what comes after the cursor is hidden. */
  get hidesFuture() {
    return this.hidesAll || this.#viewer.hidesFuture === true;
  }

  get #oracle() {
    return this.#viewer.run.analysis.oracle;
  }

  /** Begins a game. @param {number} [start] the run's if left out */
  begin(start = startOf(this.#viewer.run.session.description)) {
    this.#game = new Game(() => /** @type {Oracle} */ (this.#oracle), start, this.sides);
    this.hover = -1;
  }

  /**
   * Does something to the game, which may ask the core.
   * @param {(game: Game) => void} edit
   * @returns {boolean} whether the game is over then
   */
  change(edit) {
    const isOver = this.#viewer.attempt(() => {
      // Where the run has just been made anew, the game waits for its oracle.
      if (this.game) edit(this.game);
      return this.game?.isOver;
    });
    this.#viewer.refresh();
    return isOver === true;
  }

  /** @param {number} cell */
  look(cell) {
    if (cell === this.hover) return;
    this.hover = cell;
    this.#viewer.refresh();
  }

  /** Keeps a cell in sight, or lets it go: -1, or the one that is kept. @param {number} cell */
  pin(cell) {
    this.pinned = cell === this.pinned ? -1 : cell;
    this.#viewer.refresh();
  }

  /** Another run is shown. */
  reset() {
    this.hover = -1;
    this.pinned = -1;
    this.#game = null;
    if (this.isPlaying) this.begin();
  }
}
