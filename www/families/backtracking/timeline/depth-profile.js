/**
 * How deep the search was over a part of a run, in columns along an axis.
 * @import { Axis } from '../../../core/playback/timeline-axis.js'
 * @import { Session } from '../../../core/engine/session.js'
 */
import { DepthNumber as N } from '../../../wasm/searchlight.js';
import { depthProfileOf } from '../core.js';

/** Where steps are not as long as one another, so many columns are taken for as long. */
const PIECE = 16;

/**
 * Asks for the depths of columns, `DepthNumber` after `DepthNumber`.
 * @param {Session} session
 * @param {{ from: number, to: number }} range
 * @param {Pick<Axis, 'isEven' | 'stepAt'>} axis
 * @param {number} columns
 */
export function profileAlong(session, { from, to }, { isEven, stepAt }, columns) {
  if (isEven) return depthProfileOf(session, from, Math.max(from + 1, to), columns);
  const packed = new Float64Array(columns * N.Count);
  for (let left = 0; left < columns; left += PIECE) {
    const right = Math.min(columns, left + PIECE);
    const first = Math.max(from, Math.min(to - 1, stepAt(left / columns)));
    const last = Math.max(first + 1, stepAt(right / columns));
    packed.set(depthProfileOf(session, first, last, right - left), left * N.Count);
  }
  return packed;
}
