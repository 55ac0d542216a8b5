/**
 * Editing of the board: whether it is on, what can be edited, and the error of the
 * last edit.
 * @import { EngineError } from '../../core/engine/session.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
export class Editing {
  #viewer;
  #wanted = false;
  /** Error of the last edit; null if it succeeded. @type {EngineError | null} */
  #refused = null;
  /** Step to return to if the user leaves editing without a change. */
  #leftAt = 0;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  get isOn() {
    return this.#wanted && this.isPossible;
  }

  /** Whether any board can be edited. */
  get isPossible() {
    return this.allows(false) || this.allows(true);
  }

  /**
   * Returns whether a board can be edited.
   * @param {boolean} goal true for the goal board, false for the start board
   */
  allows(goal) {
    const { readonly, run } = this.#viewer;
    const { editable } = run.session.description;
    return !readonly && (goal ? editable.goal : editable.board);
  }

  /**
   * Error of the last edit, while it is the current error. The board shows it in place of the
   * general notice.
   */
  get refusal() {
    return this.isOn && this.#viewer.error === this.#refused ? this.#refused : null;
  }

  /**
   * Whether a random or edited board is known to have no answer, and its search has not been played
   * yet.
   */
  get hasNoAnswer() {
    const { run, drawn, race, hidesFuture } = this.#viewer;
    const isDrawn = run && drawn === run.session && !race && !hidesFuture;
    return isDrawn && run.player.cursor === 0 && run.session.outcome?.code === 'impossible';
  }

  /** Turns editing on or off. @param {boolean} on */
  set(on) {
    const viewer = this.#viewer;
    if (!this.isPossible || viewer.race || on === this.isOn) return;
    if (on) this.#leftAt = viewer.run.player.cursor;
    // Editing shows step 0. Leaving it without a change returns to the earlier step.
    viewer.seek(on ? 0 : this.#leftAt);
    this.#wanted = on;
    if (on) viewer.panels.board.focus();
    else viewer.focus();
  }

  /** Leaves editing and dismisses its error. */
  leave() {
    if (this.refusal) this.#viewer.dismiss();
    this.#wanted = false;
  }

  /** Resets editing for another run. */
  reset() {
    this.#wanted = false;
    this.#leftAt = 0;
  }

  /**
   * Edits a cell and opens the resulting run.
   * @param {number} cell
   * @param {boolean} goal true for the goal board, false for the start board
   * @param {number} [number] number to put on the cell; by default the cell's next state
   */
  edit(cell, goal, number) {
    const viewer = this.#viewer;
    if (!this.allows(goal)) return;
    this.#open(viewer.attempt(() => viewer.run.session.edited(cell, goal, number)));
  }

  /**
   * Puts a number on the cells that a stroke touches, and opens the resulting run.
   * @param {readonly number[]} cells cells that cannot show the number stay as they are
   * @param {number} number
   */
  paint(cells, number) {
    const viewer = this.#viewer;
    if (!this.allows(false)) return;
    const { session } = viewer.run;
    this.#open(viewer.attempt(() => session.painted(Uint32Array.from(cells), number)));
  }

  /** @param {Uint8Array | undefined} link undefined if the edit was refused */
  #open(link) {
    const viewer = this.#viewer;
    if (viewer.whole) this.#refused = link ? null : viewer.error;
    if (!viewer.open(link)) return;
    this.#wanted = true;
    viewer.drawn = viewer.run.session;
  }
}
