/**
 * Computes where the queue of a side begins in the order of discovery.
 * @import { Frame } from '../core.js'
 */

/**
 * Returns the index, in the order of discovery, of the first state in a side's queue. The state
 * being expanded has already left the queue.
 * @param {Pick<Frame, 'hasMove' | 'side' | 'position' | 'sides'>} frame
 * @param {number} side side of the search, 0 or 1
 */
export function queueFrom({ hasMove, side: moving, position, sides }, side) {
  const left = hasMove && moving === side ? position + 1 : 0;
  return Math.max(sides[side].expanded, left);
}
