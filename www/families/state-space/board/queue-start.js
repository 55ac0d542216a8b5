/**
 * Where the queue of a side begins in the order of discovery: the state being expanded has left it.
 * @import { Frame } from '../core.js'
 */

/**
 * @param {Pick<Frame, 'hasMove' | 'side' | 'position' | 'sides'>} frame
 * @param {number} side
 */
export function queueFrom({ hasMove, side: moving, position, sides }, side) {
  const left = hasMove && moving === side ? position + 1 : 0;
  return Math.max(sides[side].expanded, left);
}
