/**
 * Display of the answer: the answer animation when playback reaches the answer (see
 * `answer-animation.js`), the state after the animation, and the playing of the answer's moves on
 * the board. All this time the current step is the answer's step.
 * @import { Shares } from '../../core/playback/answer-animation.js'
 * @import { Lit } from '../../canvas/types.js'
 * @import { Ending } from '../kit/family-view.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { climaxAt, WHOLE_CLIMAX } from '../../core/playback/answer-animation.js';
import { eased } from '../../core/playback/step-tween.js';

/** Duration limits of a move, and total duration of all moves, in milliseconds. */
const MOVE_MS = { most: 1500, least: 120 };
const ALL_MS = 12_000;
/** Share of a move's duration during which board and map move, 0..=1. */
const MOVING = 0.6;

export class Finale {
  /**
   * Number of moves that have been played or are being played; -1 while the answer is not being
   * played.
   */
  at = -1;
  #viewer;
  #moves = 0;
  #sinceMs = NaN;
  /** Progress of the last move, 0..=1. */
  #share = 1;
  /** Whether the answer animation of this run has been shown. It is shown only once. */
  #wasShown = false;
  /** Whether the answer animation of this step is running or has ended. */
  #came = false;
  /** Start of the answer animation, in milliseconds; NaN until its first frame. */
  #cameMs = NaN;
  /** Whether this run's answer has been played to its end. */
  wasPlayed = false;
  /** Progress of the parts of the answer animation. @type {Shares} */
  #shares = WHOLE_CLIMAX;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Whether the answer is being played. */
  get on() {
    return this.at >= 0;
  }

  /** Number of played moves and of all moves; null while the answer is not being played. */
  get progress() {
    return this.on ? { move: this.at, moves: this.#moves } : null;
  }

  /** Whether the answer animation is running. */
  get comes() {
    return this.#came && this.#shares !== WHOLE_CLIMAX;
  }

  /** Whether the next frame has work to do. */
  get busy() {
    return this.on || this.comes;
  }

  /** Progress of the parts of the answer animation, 0..=1 each. */
  get shares() {
    return this.#shares;
  }

  /** Darkness of the background, 0..=1. */
  get dim() {
    return this.comes ? this.#shares.dim : Number(this.ending !== null);
  }

  /**
   * Position of the camera between the whole map (0) and the answer (1). It moves during the answer
   * animation; in lessons it is always at the answer.
   */
  get nearness() {
    if (this.#came) return this.#shares.camera;
    return Number(this.#viewer.lessons.shown !== null && this.#isShown);
  }

  /**
   * Answer that the stage shows; null if it shows none. The stage shows the answer at its step once
   * the path is drawn. It also does so before the first step if a proof without a search shows that
   * there is no answer.
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

  /** Number of moves that the board shows, -1 while it shows the current step. */
  get moves() {
    if (this.on) return this.at;
    const { ending } = this;
    return ending?.tone === 'found' ? ending.moves : -1;
  }

  /** Progress of the last move that the board shows, 0..=1, with easing. */
  get share() {
    return this.on ? eased(this.#share) : 1;
  }

  /**
   * Highlight of the answer's path on the map; null while the stage does not show the answer.
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

  /**
   * Starts the answer animation when playback has reached the answer, once per run and only if
   * animations are on.
   */
  come() {
    if (this.#wasShown || !this.#isShown) return;
    this.#wasShown = true;
    if (this.#viewer.host.isStill) return;
    this.#came = true;
    this.#cameMs = NaN;
    this.#moves = 0;
    this.#shares = climaxAt(0, 0);
  }

  /**
   * Starts the clock of the answer animation. The answer's step is current now, so the number of
   * its moves is known.
   * @param {number} nowMs time of the frame, in milliseconds
   */
  #begin(nowMs) {
    this.#cameMs = nowMs;
    this.#moves = this.#viewer.family.answer().moves;
  }

  /**
   * Ends the answer animation at once.
   * @returns {boolean} whether the animation was running
   */
  skip() {
    if (!this.comes) return false;
    this.#shares = WHOLE_CLIMAX;
    return true;
  }

  /**
   * Starts or stops playing the answer.
   * @param {number} moves number of moves of the answer
   */
  toggle(moves) {
    this.at = this.on ? -1 : 0;
    this.#moves = moves;
    this.#sinceMs = NaN;
    this.#share = 1;
    this.skip();
  }

  /**
   * Ends the answer animation and the playing of the answer's moves, before another step is shown.
   */
  stop() {
    this.at = -1;
    this.#came = false;
    this.#shares = WHOLE_CLIMAX;
  }

  /** Resets everything for another run. */
  reset() {
    this.stop();
    this.#wasShown = this.wasPlayed = false;
  }

  /**
   * Advances the answer animation, or the playing of the answer's moves, by one frame. After the
   * last move, the end position stays for the duration of a move.
   * @param {number} nowMs time of the frame, in milliseconds
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
