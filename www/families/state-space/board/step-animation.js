/**
 * The movement to the step shown, in its phases: the beam glides to the next state while the queue
 * moves up, the move is made on the board, and its result travels to the queue's tail, where it joins
 * or bounces off. All follow from the step and from how much of the movement has been made.
 * @import { Viewer } from '../types.js'
 * @import { MapView } from '../../../canvas/types.js'
 * @import { Expansion } from './expansion.js'
 */
import { eased } from '../../../core/playback/step-tween.js';

/** When the phases begin and end, as shares of the movement. */
const SPANS = /** @type {const} */ ({
  glide: [0, 0.72],
  made: [0, 0.6],
  way: [0.45, 0.85],
  after: [0.85, 1],
});

/**
 * @typedef {object} Phases
 * @property {number} glide of the beam to the next state, 0 to 1; the queue moves up with it
 * @property {number} made of the move on the board
 * @property {number} way of the result to the queue
 * @property {number} after the result has come there: of the flash, or of the bounce
 */

/** @type {Phases} */
const REST = { glide: 1, made: 1, way: 1, after: 1 };

/**
 * @param {number} share of the movement, 0 to 1
 * @returns {Phases}
 */
export function phasesOf(share) {
  if (share >= 1) return REST;
  const of = (/** @type {readonly [number, number]} */ [from, to]) =>
    Math.min(1, Math.max(0, (share - from) / (to - from)));
  return {
    glide: eased(of(SPANS.glide)),
    made: of(SPANS.made),
    way: eased(of(SPANS.way)),
    after: of(SPANS.after),
  };
}

/** The way of a result, in shares of the arrow's box: a Bézier curve, as the arrow itself. */
const CURVE = [
  [0, 0],
  [1.2, 0.03],
  [1.7, 0.45],
  [1, 0.98],
];
/** How far what was found before bounces, px. */
const BOUNCE = { right: 40, up: 34 };

/**
 * Where the result is.
 * @param {Phases} phases
 * @param {boolean} isNew
 * @returns {{ x: number, y: number, right: number, down: number, seen: number }} shares of the
 *   arrow's box, px beside them, and how much of it is seen
 */
export function placeOf({ way, after }, isNew) {
  const back = 1 - way;
  const shares = [back ** 3, 3 * back * back * way, 3 * back * way * way, way ** 3];
  const along = (/** @type {number} */ axis) =>
    shares.reduce((sum, share, at) => sum + share * CURVE[at][axis], 0);
  const bounce = isNew ? 0 : after;
  return {
    x: along(0),
    y: along(1),
    right: BOUNCE.right * bounce,
    down: -4 * BOUNCE.up * bounce * (1 - bounce),
    seen: isNew ? (way < 1 ? Math.min(1, 5 * way) : 0) : Math.min(1, 5 * way) * (1 - after),
  };
}

export class Motion {
  #viewer;
  #expansion;

  /**
   * @param {Viewer} viewer
   * @param {Expansion} expansion
   */
  constructor(viewer, expansion) {
    this.#viewer = viewer;
    this.#expansion = expansion;
  }

  /** Whether there is anything to move. */
  get on() {
    const { tween, run, editing, finale } = this.#viewer;
    return tween.on && run.frame.hasMove && !editing.isOn && finale.moves < 0;
  }

  get phases() {
    return this.on ? phasesOf(this.#viewer.tween.share) : REST;
  }

  /** Whether another state is expanded than at the step before. */
  get #isNext() {
    return this.#expansion.follow().made === 1;
  }

  /** How far the queue of a side has still to move up, in places. @param {number} side */
  shift(side) {
    const isHere = this.on && this.#viewer.run.frame.side === side;
    return isHere && this.#isNext ? 1 - this.phases.glide : 0;
  }

  /** How far the tail of the queue of a side has still to move up for a new state. @param {number} side */
  join(side) {
    const { frame, event } = this.#viewer.run;
    const isNew = this.on && frame.side === side && event.verdict !== 'duplicate';
    return isNew ? 1 - this.phases.way : 0;
  }

  /** The way of the beam from the state before. @returns {MapView['glide']} */
  get glide() {
    const { position } = this.#viewer.run.frame;
    if (!this.on || position < 1 || !this.#isNext) return undefined;
    return { from: position - 1, share: this.phases.glide };
  }
}
