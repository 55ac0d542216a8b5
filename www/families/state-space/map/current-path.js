/**
 * Path to the state that is expanded at the step shown, in a search in another order than
 * breadth-first.
 * @import { Viewer } from '../types.js'
 * @import { Bend } from '../../../canvas/answer-path.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Point } from '../../../canvas/types.js'
 */
import { Memo } from '../../../core/util/memo-key.js';
import { orderOf } from '../list-order.js';

/** Maximum number of states that are drawn. Of a longer path, only the last ones are drawn. */
const MOST_STATES = 160;
/** Width of the newest and of the oldest move of a path, in CSS px. */
const WIDTH = { newest: 2.6, oldest: 0.9 };
/** Width of the halo on each side, in CSS px. */
const HALO_PX = 1.6;
/** Length of a straight piece of a bent move, in CSS px, and maximum number of pieces. */
const PIECE_PX = 14;
const MOST_PIECES = 24;

/**
 * @typedef {{ states: Uint32Array, moves: number }} CurrentPath `states` are the ranks of the last
 *   states of the path, `moves` is the length of the whole path
 */

export class CurrentPathReader {
  #viewer;
  #read = new Memo();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Path at the step shown; null for a breadth-first search. @returns {CurrentPath | null} */
  get path() {
    const { session, player } = this.#viewer.run;
    if (!orderOf(session.description)) return null;
    return this.#read.of([session, player.cursor], () => {
      const [moves = 0, ...states] = session.ask((core) => core.currentPath(MOST_STATES));
      return { states: Uint32Array.from(states), moves };
    });
  }
}

/**
 * Draws a path: the newest move is the widest.
 * @param {Pen} pen
 * @param {readonly Point[]} points
 * @param {Bend | null} bend function that bends the line between two points; null for straight lines
 */
export function paintCurrentPath(pen, points, bend) {
  const { ctx, theme } = pen;
  const { halo } = pen.shades;
  const { newest, oldest } = WIDTH;
  ctx.save();
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [colour, more] of /** @type {const} */ ([
    [halo, 2 * HALO_PX],
    [theme.current, 0],
  ])) {
    ctx.strokeStyle = colour;
    for (let move = 1; move < points.length; move++) {
      const [from, to] = [points[move - 1], points[move]];
      ctx.beginPath();
      ctx.moveTo(from.x, from.y);
      const far = Math.hypot(to.x - from.x, to.y - from.y);
      const pieces = Math.min(MOST_PIECES, Math.ceil(far / PIECE_PX));
      for (let piece = 1; bend && piece < pieces; piece++) {
        const { x, y } = bend(from, to, piece / pieces);
        ctx.lineTo(x, y);
      }
      ctx.lineTo(to.x, to.y);
      const age = (points.length - 1 - move) / MOST_STATES;
      ctx.lineWidth = more + newest - (newest - oldest) * Math.min(1, 1.5 * age);
      ctx.stroke();
    }
  }
  ctx.restore();
}
