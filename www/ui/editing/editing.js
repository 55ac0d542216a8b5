/**
 * Editing of the board: whether it is on, what can be edited, and what was refused.
 * @import { EngineError } from '../../core/engine/session.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
export class Editing {
  #viewer;
  #wanted = false;
  /** What the last edit was refused for, if it was. @type {EngineError | null} */
  #refused = null;
  /** The step to return to if nothing is edited. */
  #leftAt = 0;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  get isOn() {
    return this.#wanted && this.isPossible;
  }

  /** Whether there is a board to edit. */
  get isPossible() {
    return this.allows(false) || this.allows(true);
  }

  /** @param {boolean} goal whether the board to be reached is meant, and not the start's */
  allows(goal) {
    const { readonly, run } = this.#viewer;
    const { editable } = run.session.description;
    return !readonly && (goal ? editable.goal : editable.board);
  }

  /** Why the last edit was refused: the board that is edited says it, not the notice above all. */
  get refusal() {
    return this.isOn && this.#viewer.error === this.#refused ? this.#refused : null;
  }

  /** @param {boolean} on */
  set(on) {
    const viewer = this.#viewer;
    if (!this.isPossible || viewer.race || on === this.isOn) return;
    if (on) this.#leftAt = viewer.run.player.cursor;
    // Editing shows the start; if nothing was changed the run goes on where it was.
    viewer.seek(on ? 0 : this.#leftAt);
    this.#wanted = on;
    if (on) viewer.panels.board.focus();
    else viewer.focus();
  }

  /** Leaves editing, and what was refused with it. */
  leave() {
    if (this.refusal) this.#viewer.dismiss();
    this.#wanted = false;
  }

  /** Begins anew with another run. */
  reset() {
    this.#wanted = false;
    this.#leftAt = 0;
  }

  /**
   * @param {number} cell
   * @param {boolean} goal whether on the board to be reached
   * @param {number} [number] that it is to show
   */
  edit(cell, goal, number) {
    const viewer = this.#viewer;
    if (!this.allows(goal)) return;
    const link = viewer.attempt(() => viewer.run.session.edited(cell, goal, number));
    if (viewer.whole) this.#refused = link ? null : viewer.error;
    if (viewer.open(link)) this.#wanted = true;
  }
}
