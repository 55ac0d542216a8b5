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
/**
 * Maximum share of a map that a path with its halo covers. Of a path that jumps across the map, as
 * in a deep depth-first search, only the last moves are drawn.
 */
const MOST_COVERED = 0.15;
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
 * Returns the points of the last moves, as many as leave most of a map to be seen. The last move is
 * always among them.
 * @param {readonly Point[]} points
 * @param {Bend | null} bend
 * @param {{ width: number, height: number }} map in CSS px
 */
export function lastPoints(points, bend, { width, height }) {
  const most = (MOST_COVERED * width * height) / (WIDTH.newest + 2 * HALO_PX);
  let length = 0;
  for (let move = points.length - 1; move > 0; move--) {
    length += lengthBetween(points[move - 1], points[move], bend);
    if (length > most) return points.slice(Math.min(move, points.length - 2));
  }
  return points;
}

/**
 * Returns the length of a move, in CSS px.
 * @param {Point} from
 * @param {Point} to
 * @param {Bend | null} bend
 */
function lengthBetween(from, to, bend) {
  if (!bend) return Math.hypot(to.x - from.x, to.y - from.y);
  // A bent line is at most half a circle, which four chords measure to 3 %.
  let length = 0;
  let before = from;
  for (let piece = 1; piece <= 4; piece++) {
    const next = bend(from, to, piece / 4);
    length += Math.hypot(next.x - before.x, next.y - before.y);
    before = next;
  }
  return length;
}

/**
 * Draws a path: the newest move is the widest.
 * @param {Pen} pen
 * @param {readonly Point[]} whole
 * @param {Bend | null} bend function that bends the line between two points; null for straight lines
 * @param {{ width: number, height: number }} map in CSS px
 */
export function paintCurrentPath(pen, whole, bend, map) {
  const points = lastPoints(whole, bend, map);
  const oldestMove = points.length < whole.length ? points.length : MOST_STATES;
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
      const age = (points.length - 1 - move) / oldestMove;
      ctx.lineWidth = more + newest - (newest - oldest) * Math.min(1, 1.5 * age);
      ctx.stroke();
    }
  }
  ctx.restore();
}
