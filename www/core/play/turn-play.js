/**
 * The game of a viewer, and whether it is shown. Uses no DOM.
 * @import { Sides, TurnGame } from './turn-game.js'
 */

/**
 * Part of a viewer that games need.
 * @typedef {{ attempt: <T>(work: () => T) => T | undefined, refresh: () => void, pause: () => void }}
 *   Owner
 */

/**
 * How a family begins a game. `start` is a position, by default the start of the run. `isReady` says
 * whether the rules of the game are known; missing if they always are.
 * @template {TurnGame} Game
 * @typedef {{ create: (start: number | undefined, sides: Sides) => Game, isReady?: () => boolean }}
 *   Begins
 */

/**
 * State of a family's games by hand.
 * @template {TurnGame} [Game=TurnGame]
 */
export class TurnPlay {
  /** Position under the pointer or with the keyboard focus; -1 for none. */
  hover = -1;
  /** Players of the next game. @type {Sides} */
  sides = { first: 'person', opponent: 'engine' };
  #isPlaying = false;
  /** @type {Game | null} */
  #made = null;
  #owner;
  #begins;

  /**
   * @param {Owner} owner
   * @param {Begins<Game>} begins
   */
  constructor(owner, begins) {
    this.#owner = owner;
    this.#begins = begins;
  }

  /** Whether the game is shown. In this mode a game exists as soon as its rules are known. */
  get isPlaying() {
    return this.#isPlaying;
  }

  set isPlaying(isPlaying) {
    this.#isPlaying = isPlaying;
    this.hover = -1;
    if (!isPlaying) return;
    // Pause playback, because the board shows the game, not the step.
    this.#owner.pause();
    if (!this.#made) this.begin();
  }

  /** The game, even while it is not shown; null while its rules are not known. */
  get made() {
    return (this.#begins.isReady?.() ?? true) ? this.#made : null;
  }

  /** The game; null while it is not shown, and while its rules are not known. */
  get game() {
    return this.isPlaying ? this.made : null;
  }

  /** Whether the values of moves are hidden, because they would give away a running game. */
  get hides() {
    return this.game?.isOver === false;
  }

  /** Starts a game. @param {number} [start] position, by default the start of the run */
  begin(start) {
    this.#made = this.#begins.create(start, this.sides);
    this.hover = -1;
  }

  /**
   * Edits the game. The edit may query the core and so may fail.
   * @param {(game: Game) => void} edit
   * @returns {boolean} whether the game is over afterwards
   */
  change(edit) {
    const isOver = this.#owner.attempt(() => {
      // In a new run, the game waits for its rules: do nothing.
      if (this.game) edit(this.game);
      return this.game?.isOver;
    });
    this.#owner.refresh();
    return isOver === true;
  }

  /** Hovers a position. @param {number} position -1 for none */
  look(position) {
    if (position === this.hover) return;
    this.hover = position;
    this.#owner.refresh();
  }

  /** Resets the game for a new run. */
  reset() {
    this.hover = -1;
    this.#made = null;
    if (this.isPlaying) this.begin();
  }
}
