/**
 * Depth statistics for the columns of the timeline.
 * @import { Session } from '../../../core/engine/session.js'
 * @import { Axis } from '../../../core/playback/types.js'
 */
import { DepthNumber as N } from '../../../wasm/enums.js';
import { depthProfileOf } from '../core.js';

/**
 * Number of columns in one request on an uneven axis. All columns of a request have the same number
 * of steps.
 */
const PIECE = 16;

/**
 * Returns the depth statistics of each column, as packed by `DepthNumber`.
 * @param {Session} session
 * @param {{ from: number, to: number }} range steps
 * @param {Pick<Axis, 'isEven' | 'stepAt'>} axis
 * @param {number} columns number of columns
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
