/**
 * The answer on the stage: shown at rest at its step, and played on the board move by move. The step
 * shown stays that of the answer.
 * @import { Ending } from './family-view.js'
 * @import { Viewer } from './viewer.js'
 */

/** A move takes so long at most and at least, and all of them together about so long, ms. */
const MOVE_MS = { most: 900, least: 120 };
const ALL_MS = 12_000;

export class Finale {
  /** How many moves have been played, -1 while none are. */
  at = -1;
  #viewer;
  #moves = 0;
  #sinceMs = NaN;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Whether the answer is being played. */
  get on() {
    return this.at >= 0;
  }

  /**
   * The answer while the stage shows it: at its step, and before the first one if it is known without
   * a search.
   * @returns {Ending | null}
   */
  get ending() {
    const { run, race, editing, family } = this.#viewer;
    const { player, session } = run;
    const isShown = !race && !editing.isOn && player.state !== 'playing';
    const isKnown = player.cursor === 0 && session.description.refutation !== null;
    return isShown && (player.atAnswer || isKnown) ? family.answer() : null;
  }

  /** How many moves of the answer the board shows made, -1 where it shows the step. */
  get moves() {
    if (this.on) return this.at;
    const { ending } = this;
    return ending?.tone === 'found' ? ending.moves : -1;
  }

  /**
   * Plays the answer, or stops playing it.
   * @param {number} moves that it has
   */
  toggle(moves) {
    this.at = this.on ? -1 : 0;
    this.#moves = moves;
    this.#sinceMs = NaN;
    this.#viewer.refresh();
  }

  stop() {
    this.at = -1;
  }

  /**
   * One turn of the frame loop. The whole answer stays in sight for as long as a move takes.
   * @param {number} nowMs
   */
  tick(nowMs) {
    if (!this.on) return;
    if (Number.isNaN(this.#sinceMs)) this.#sinceMs = nowMs;
    const moveMs = Math.max(MOVE_MS.least, Math.min(MOVE_MS.most, ALL_MS / this.#moves));
    if (nowMs - this.#sinceMs < moveMs) return;
    this.#sinceMs = nowMs;
    this.at += 1;
    if (this.at > this.#moves) this.stop();
  }
}
