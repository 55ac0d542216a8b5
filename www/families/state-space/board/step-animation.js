/**
 * Splits the animation of a step into phases. First the beam of light on the map moves to the next
 * state, while the queue moves up. Then the move is made on the board. Then the resulting board
 * travels to the queue's tail, where it joins the queue or bounces off. The phases depend only on
 * the step and on the progress of the animation.
 * @import { Viewer } from '../types.js'
 * @import { MapView } from '../../../canvas/types.js'
 * @import { Expansion } from './expansion.js'
 */
import { Memo } from '../../../core/util/memo-key.js';
import { eased } from '../../../core/playback/step-tween.js';

/** Start and end of each phase, as shares of the animation. */
const SPANS = /** @type {const} */ ({
  glide: [0, 0.72],
  made: [0, 0.6],
  way: [0.45, 0.85],
  after: [0.85, 1],
});

/**
 * Progress of each phase, 0..=1.
 * @typedef {object} Phases
 * @property {number} glide movement of the beam to the next state and of the queue
 * @property {number} made move on the board
 * @property {number} way movement of the result to the queue
 * @property {number} after flash of a new state, or bounce of a duplicate, after its arrival
 */

/** @type {Phases} */
const REST = { glide: 1, made: 1, way: 1, after: 1 };

/**
 * Returns the progress of each phase.
 * @param {number} share progress of the animation, 0..=1
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

/**
 * Control points of the Bézier curves along which the result moves, in shares of the arrow's box:
 * to the tail of a queue, to its place in an ordered list, to the top of a stack below the board or
 * beside it. The arrow has the same curve.
 */
const CURVES = {
  tail: [[0, 0], [1.2, 0.03], [1.7, 0.45], [1, 0.98]],
  placed: [[1, 0], [2.6, 0.3], [0, 0.85], [0, 0.98]],
  top: [[1, 0], [1.55, 0.85], [0, 0.56], [0, 0.98]],
  column: [[0, 1], [1.25, 1], [0.8, 0.9], [0.98, 0]],
}; // prettier-ignore

/** Ways of the result to the list. @typedef {keyof typeof CURVES} Way */

/** Returns the x coordinate at which a way ends, in widths of the arrow's box. @param {Way} way */
export const endOf = (way) => CURVES[way][3][0];

/** Returns a way as the path of an SVG in a box of 100 by 100. @param {Way} way */
export function pathOf(way) {
  const [start, ...rest] = CURVES[way].map((point) => point.map((share) => 100 * share).join(' '));
  return `M${start}C${rest.join(' ')}`;
}

/** Distance that a duplicate bounces off, in CSS px. */
const BOUNCE = { right: 40, up: 34 };

/**
 * Returns the position of the travelling result.
 * @param {Phases} phases
 * @param {boolean} isNew
 * @param {Way} [along]
 * @returns {{ x: number, y: number, right: number, down: number, seen: number }} `x` and `y` in
 *   shares of the arrow's box, the offsets `right` and `down` in CSS px, and the opacity `seen`,
 *   0..=1
 */
export function placeOf({ way, after }, isNew, along = 'tail') {
  const back = 1 - way;
  const shares = [back ** 3, 3 * back * back * way, 3 * back * way * way, way ** 3];
  const at = (/** @type {number} */ axis) =>
    shares.reduce((sum, share, point) => sum + share * CURVES[along][point][axis], 0);
  const bounce = isNew ? 0 : after;
  return {
    x: at(0),
    y: at(1),
    right: (along === 'column' ? -1 : 1) * BOUNCE.right * bounce,
    down: -4 * BOUNCE.up * bounce * (1 - bounce),
    seen: isNew ? (way < 1 ? Math.min(1, 5 * way) : 0) : Math.min(1, 5 * way) * (1 - after),
  };
}

export class Motion {
  #viewer;
  #expansion;
  /**
   * State that was expanded before the present one, for a search in another order than
   * breadth-first.
   */
  #before = new Memo();

  /**
   * @param {Viewer} viewer
   * @param {Expansion} expansion
   */
  constructor(viewer, expansion) {
    this.#viewer = viewer;
    this.#expansion = expansion;
  }

  /** Whether the current step is being animated. */
  get on() {
    const { tween, run, editing, finale } = this.#viewer;
    return tween.on && run.frame.hasMove && !editing.isOn && finale.moves < 0;
  }

  get phases() {
    return this.on ? phasesOf(this.#viewer.tween.share) : REST;
  }

  /** Whether this step is the first move of the state being expanded. */
  get #isNext() {
    return this.#expansion.follow().made === 1;
  }

  /**
   * Returns how far the queue of a side still has to move up, in widths of a board's slot.
   * @param {number} side
   */
  shift(side) {
    const isHere = this.on && this.#viewer.run.frame.side === side;
    return isHere && this.#isNext ? 1 - this.phases.glide : 0;
  }

  /**
   * Returns how far the tail of a side's queue still has to move to make room for a new state, in
   * widths of a board's slot.
   * @param {number} side
   */
  join(side) {
    const { frame, event } = this.#viewer.run;
    const isNew = this.on && frame.side === side && event.verdict !== 'duplicate';
    return isNew ? 1 - this.phases.way : 0;
  }

  /**
   * Movement of the beam from the previously expanded state; undefined if the beam does not move.
   * @returns {MapView['glide']}
   */
  get glide() {
    const { position, isOrdered } = this.#viewer.run.frame;
    if (!this.on || !this.#isNext) return undefined;
    const from = isOrdered ? this.#expandedBefore : position - 1;
    return from < 0 ? undefined : { from, share: this.phases.glide };
  }

  /**
   * Index, in the order of discovery, of the state that was expanded before the current one; -1 for
   * none.
   */
  get #expandedBefore() {
    const { run } = this.#viewer;
    const { before } = this.#expansion;
    if (before <= 0) return -1;
    return this.#before.of([run.session, before], () =>
      run.aside(() => run.session.show(before).position),
    );
  }
}
