/**
 * Moves of the state being expanded, loaded once per state.
 * @import { Viewer } from '../types.js'
 * @import { StepEvent } from '../../../wasm/searchlight.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';

export class Expansion {
  /** Step before the first move. */
  before = -1;
  /** @type {Extract<StepEvent, { kind: 'move' }>[]} */
  moves = [];
  #viewer;
  /** Inputs of the last loading of the moves. */
  #asked = new Inputs();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Number of moves of the state that are made at the step shown. */
  get made() {
    return this.#viewer.run.player.cursor - this.before;
  }

  /**
   * Reloads the moves when the expanded state changes, the run is completed, or the cursor leaves
   * the moves' steps.
   */
  follow() {
    const { session, player, frame } = this.#viewer.run;
    const end = this.before + this.moves.length;
    const isSame = !this.#asked.changed(session, frame.side, frame.state, player.complete);
    if (isSame && player.cursor > this.before && player.cursor <= end) return this;
    const { moves, made } = session.item();
    this.moves = moves.filter((move) => move.kind === 'move');
    // If the state is a goal, its removal from the open list is a step of its own before the first
    // move.
    this.before = player.cursor - made + (moves.length - this.moves.length);
    return this;
  }
}
