/**
 * What a person looks at and plays on the table: the board and the panel beside it share it.
 * @import { Told } from './places.js'
 * @import { Game } from './game.js'
 */

export class Looking {
  /** The cell under the pointer or the keyboard, -1 for none. */
  hover = -1;
  /** The cell that is kept in sight, -1 for none. */
  pinned = -1;
  /** Whether the board is for playing. */
  isPlaying = false;
  /** @type {Game | null} */
  #game = null;
  #desk;

  /** @param {Told} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  /** The cell that a person has picked out, -1 for none. */
  get picked() {
    return this.hover >= 0 || this.isPlaying ? this.hover : this.pinned;
  }

  /** The cell that is looked at: the one picked out, else the one of the step, else the start. */
  get chosen() {
    const { frame, session } = this.#desk.viz;
    const cells = [this.picked, frame.cell, session.description.start];
    return /** @type {number} */ (cells.find((cell) => cell >= 0));
  }

  /** The game, while the board is for playing. */
  get game() {
    return this.isPlaying ? this.#game : null;
  }

  set game(game) {
    this.#game = game;
  }

  /** @param {number} cell */
  look(cell) {
    if (cell === this.hover) return;
    this.hover = cell;
    this.#desk.refresh();
  }

  /** Keeps a cell in sight, or lets it go: -1, or the one that is kept. @param {number} cell */
  pin(cell) {
    this.pinned = cell === this.pinned ? -1 : cell;
    this.#desk.refresh();
  }

  /** Another run is shown. */
  reset() {
    this.hover = -1;
    this.pinned = -1;
    this.#game = null;
  }
}
