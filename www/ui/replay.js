/**
 * The answer played on the board, move by move. The step shown stays that of the answer.
 * @import { Viewer } from './viewer.js'
 */

/** A move takes so long at most and at least, and all of them together about so long, ms. */
const MOVE_MS = { most: 900, least: 120 };
const ALL_MS = 12_000;

export class Replay {
  /** How many moves of the answer are shown, -1 while it is not played. */
  at = -1;
  #viewer;
  #moves = 0;
  #sinceMs = NaN;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  get on() {
    return this.at >= 0;
  }

  /** @param {number} moves of the answer */
  start(moves) {
    this.at = 0;
    this.#moves = moves;
    this.#sinceMs = NaN;
    this.#viewer.refresh();
  }

  stop() {
    this.at = -1;
  }

  /**
   * One turn of the frame loop. The answer stays in sight for as long as a move takes.
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
