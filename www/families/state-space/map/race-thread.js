/**
 * The thread of an answer on a small disc, as points. From state to state, radius and angle change
 * together, by the shorter way round, so that the thread never cuts across the disc.
 * @import { Point } from '../../../canvas/types.js'
 */
import { arcBetween } from './beam-path.js';

/** Length of a straight piece of the thread, in CSS px. */
const PIECE_PX = 3;
/** Width of a thread with its halo, and without it, in CSS px, on a disc of 232 px. */
const WIDTH = { halo: 4.5, line: 2, radius: 116 };
/** Minimum factor of these widths, for small discs. */
const THINNEST = 0.6;
/** Maximum share of the disc that a thread may cover. */
const MOST_COVERED = 0.4;

/**
 * Thread as coordinates x, y of its points, and the length of the thread up to each point.
 * @typedef {{ points: Float32Array, lengths: Float32Array }} Thread
 */

/**
 * Returns the widths of a thread and of its halo, in CSS px.
 * @param {number} radius of the disc
 */
export function threadWidths(radius) {
  const share = Math.min(1, Math.max(THINNEST, radius / WIDTH.radius));
  return { halo: share * WIDTH.halo, line: share * WIDTH.line };
}

/**
 * Returns the thread through places; null if there is none, or if it would cover the disc.
 * @param {{ centre: Point, radius: number, point: (place: number) => Point }} plan
 * @param {ArrayLike<number>} path places of the answer
 * @returns {Thread | null}
 */
export function threadOf(plan, path) {
  if (path.length < 2) return null;
  const most = (MOST_COVERED * Math.PI * plan.radius ** 2) / threadWidths(plan.radius).halo;
  let from = plan.point(path[0]);
  const points = [from.x, from.y];
  const lengths = [0];
  let length = 0;
  for (let at = 1; at < path.length; at++) {
    const to = plan.point(path[at]);
    const turn = turnBetween(plan.centre, from, to);
    const pieces = Math.max(1, Math.ceil(turn / PIECE_PX));
    let before = from;
    for (let piece = 1; piece <= pieces; piece++) {
      const next = piece === pieces ? to : arcBetween(plan.centre, from, to, piece / pieces);
      length += Math.hypot(next.x - before.x, next.y - before.y);
      points.push(next.x, next.y);
      lengths.push(length);
      before = next;
    }
    if (length > most) return null;
    from = to;
  }
  return { points: Float32Array.from(points), lengths: Float32Array.from(lengths) };
}

/**
 * Returns the approximate length of the way between two points around a centre.
 * @param {Point} centre
 * @param {Point} from
 * @param {Point} to
 */
function turnBetween({ x, y }, from, to) {
  const [a, b] = [from, to].map((at) => Math.atan2(at.y - y, at.x - x));
  const angle = Math.abs(Math.atan2(Math.sin(b - a), Math.cos(b - a)));
  const [r, s] = [from, to].map((at) => Math.hypot(at.x - x, at.y - y));
  return Math.abs(r - s) + angle * Math.max(r, s);
}

/**
 * Adds the beginning of a thread to the current path.
 * @param {Pick<CanvasPath, 'moveTo' | 'lineTo'>} path
 * @param {Thread} thread
 * @param {number} share of its length, 0..=1
 */
export function traceThread(path, { points, lengths }, share) {
  const last = lengths.length - 1;
  const end = share * lengths[last];
  path.moveTo(points[0], points[1]);
  for (let at = 1; at <= last && lengths[at - 1] < end; at++) {
    const [x, y] = points.subarray(2 * at, 2 * at + 2);
    const over = lengths[at] - end;
    if (over <= 0) {
      path.lineTo(x, y);
      continue;
    }
    const part = 1 - over / (lengths[at] - lengths[at - 1]);
    const [fromX, fromY] = points.subarray(2 * at - 2, 2 * at);
    path.lineTo(fromX + part * (x - fromX), fromY + part * (y - fromY));
  }
}
