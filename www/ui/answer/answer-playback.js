/**
 * The answer on the stage: how it comes when playing has reached it, how it stands at its step, and
 * how it is played on the board move by move. The step shown stays that of the answer.
 * @import { Shares } from '../../core/playback/answer-animation.js'
 * @import { Lit } from '../../canvas/types.js'
 * @import { Ending } from '../kit/family-view.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { climaxAt, WHOLE_CLIMAX } from '../../core/playback/answer-animation.js';
import { eased } from '../../core/playback/step-tween.js';

/** A move takes so long at most and at least, and all of them together about so long, ms. */
const MOVE_MS = { most: 1500, least: 120 };
const ALL_MS = 12_000;
/** So much of that the board and the map move. */
const MOVING = 0.6;

export class Finale {
  /** How many moves are played, -1 while none are: the last of them may be on its way. */
  at = -1;
  #viewer;
  #moves = 0;
  #sinceMs = NaN;
  /** How much of the last move has been made. */
  #share = 1;
  /** Whether this run's answer has been come to: that is shown once. */
  #wasShown = false;
  /** Whether the answer is coming, or stands where it came. */
  #came = false;
  /** Since when it comes, NaN until its first turn. */
  #cameMs = NaN;
  /** Whether this run's answer has been played to its end. */
  wasPlayed = false;
  /** How it has come so far. @type {Shares} */
  #shares = WHOLE_CLIMAX;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Whether the answer is being played. */
  get on() {
    return this.at >= 0;
  }

  /** How many of its moves are made while it is played. */
  get progress() {
    return this.on ? { move: this.at, moves: this.#moves } : null;
  }

  /** Whether the answer is still coming. */
  get comes() {
    return this.#came && this.#shares !== WHOLE_CLIMAX;
  }

  /** Whether the next frame has anything to do. */
  get busy() {
    return this.on || this.comes;
  }

  /** How much of the answer is there. */
  get shares() {
    return this.#shares;
  }

  /** How dark the room is, as a share. */
  get dim() {
    return this.comes ? this.#shares.dim : Number(this.ending !== null);
  }

  /** How near the camera is to the answer: where it was seen to come nearer, and at a stop of a lesson. */
  get nearness() {
    if (this.#came) return this.#shares.camera;
    return Number(this.#viewer.lessons.shown !== null && this.#isShown);
  }

  /**
   * The answer while the stage shows it: at its step, once its path is there, and before the first
   * step if it is known without a search.
   * @returns {Ending | null}
   */
  get ending() {
    return this.#isShown && this.#shares.board > 0 ? this.#viewer.family.answer() : null;
  }

  get #isShown() {
    const { run, race, editing } = this.#viewer;
    const { player, session } = run;
    const isKnown = player.cursor === 0 && session.description.refutation !== null;
    return !race && !editing.isOn && player.state !== 'playing' && (player.atAnswer || isKnown);
  }

  /** How many moves of the answer the board shows made, -1 where it shows the step. */
  get moves() {
    if (this.on) return this.at;
    const { ending } = this;
    return ending?.tone === 'found' ? ending.moves : -1;
  }

  /** How much of the last of these moves has been made, 0 to 1. */
  get share() {
    return this.on ? eased(this.#share) : 1;
  }

  /**
   * What the answer's path looks like while the stage shows the answer; null elsewhere.
   * @returns {Lit | null}
   */
  get lit() {
    if (!this.#isShown) return null;
    const { dim, star, path } = this.#shares;
    if (this.on) {
      const edges = Math.max(0, this.at - 1 + this.share);
      return { dim: 1, edges, star: Number(edges === this.#moves), rest: 0.45, marker: edges };
    }
    const edges = this.comes ? path * this.#moves : Infinity;
    return { dim, edges, star, rest: 0, marker: -1 };
  }

  /** Playing has come to the answer: it comes as long as nobody has seen it, and things may move. */
  come() {
    if (this.#wasShown || !this.#isShown) return;
    this.#wasShown = true;
    if (this.#viewer.host.isStill) return;
    this.#came = true;
    this.#cameMs = NaN;
    this.#moves = 0;
    this.#shares = climaxAt(0, 0);
  }

  /** The step of the answer is shown by now, so that it can be asked. @param {number} nowMs */
  #begin(nowMs) {
    this.#cameMs = nowMs;
    this.#moves = this.#viewer.family.answer().moves;
  }

  /**
   * Shows how the answer stands at its end.
   * @returns {boolean} whether it was still coming
   */
  skip() {
    if (!this.comes) return false;
    this.#shares = WHOLE_CLIMAX;
    this.#viewer.refresh();
    return true;
  }

  /**
   * Plays the answer, or stops playing it.
   * @param {number} moves that it has
   */
  toggle(moves) {
    this.at = this.on ? -1 : 0;
    this.#moves = moves;
    this.#sinceMs = NaN;
    this.#share = 1;
    this.skip();
    this.#viewer.refresh();
  }

  /** Another step is to be shown. */
  stop() {
    this.at = -1;
    this.#came = false;
    this.#shares = WHOLE_CLIMAX;
  }

  /** Another run is shown. */
  reset() {
    this.stop();
    this.#wasShown = this.wasPlayed = false;
  }

  /**
   * One turn of the frame loop. The whole answer stays in sight for as long as a move takes.
   * @param {number} nowMs
   */
  tick(nowMs) {
    if (this.comes) {
      if (Number.isNaN(this.#cameMs)) this.#begin(nowMs);
      this.#shares = climaxAt(nowMs - this.#cameMs, this.#moves);
    }
    if (!this.on) return;
    if (Number.isNaN(this.#sinceMs)) this.#sinceMs = nowMs;
    const moveMs = Math.max(MOVE_MS.least, Math.min(MOVE_MS.most, ALL_MS / this.#moves));
    const passedMs = nowMs - this.#sinceMs;
    const isStill = this.#viewer.host.isStill || this.at === 0;
    this.#share = isStill ? 1 : Math.min(1, passedMs / (MOVING * moveMs));
    if (passedMs < moveMs) return;
    this.#sinceMs = nowMs;
    this.at += 1;
    this.#share = this.#viewer.host.isStill ? 1 : 0;
    if (this.at <= this.#moves) return;
    this.at = -1;
    this.wasPlayed = true;
  }
}
