/**
 * The moves of the state being expanded, asked for once a state.
 * @import { Viewer } from '../types.js'
 * @import { StepEvent } from '../../../wasm/searchlight.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';

export class Expansion {
  /** The step before the first of them. */
  before = -1;
  /** @type {Extract<StepEvent, { kind: 'move' }>[]} */
  moves = [];
  #viewer;
  /** What the moves were asked of. */
  #asked = new Inputs();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Number of moves made up to the step shown. */
  get made() {
    return this.#viewer.run.player.cursor - this.before;
  }

  /** Asks for the moves where another state is being expanded, or more of it is known. */
  follow() {
    const { session, player, frame } = this.#viewer.run;
    const end = this.before + this.moves.length;
    const isSame = !this.#asked.changed(session, frame.side, frame.state, player.complete);
    if (isSame && player.cursor > this.before && player.cursor <= end) return this;
    const { moves, made } = session.item();
    this.moves = moves.filter((move) => move.kind === 'move');
    this.before = player.cursor - made;
    return this;
  }
}
