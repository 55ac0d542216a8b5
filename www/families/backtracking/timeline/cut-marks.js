/**
 * Crosses above the timeline of a constraint search, one for each cut or, where cuts are closer than
 * crosses, for several.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Session } from '../../../core/engine/session.js'
 */
import { Landmark } from '../../../wasm/enums.js';
import { landmarkFrom } from '../core.js';

/** Maximum number of cuts that are listed. */
export const MOST_CUTS = 150;
/** Minimum room for a cross, half of its size, and its height above the bar, in CSS px. */
const ROOM_PX = 8;
const HALF_PX = 3;
const OVER_PX = 7;

/**
 * Returns the steps at which a finished run cuts, in order; none if there are more than `MOST_CUTS`.
 * @param {Session} session
 * @param {number} known number of steps of the run
 */
export function cutsOf(session, known) {
  /** @type {number[]} */
  const cuts = [];
  for (let at = 0; cuts.length <= MOST_CUTS;) {
    at = landmarkFrom(session, at, Landmark.Prune, 1);
    // After the last cut, the last step is returned, which is an answer or a step back.
    if (at >= known) return cuts;
    cuts.push(at);
  }
  return [];
}

/**
 * Returns the cuts that get a cross: the one of the cursor, and those that are far enough from it and
 * from the cross before.
 * @param {readonly number[]} cuts
 * @param {(step: number) => number} xOf place of a step, in CSS px
 * @param {number} cursor
 */
export function crossesOf(cuts, xOf, cursor) {
  const now = cuts.includes(cursor) ? xOf(cursor) : -Infinity;
  let last = -Infinity;
  return cuts.filter((step) => {
    if (step === cursor) return true;
    const x = xOf(step);
    const hasRoom = x - last >= ROOM_PX && Math.abs(x - now) >= ROOM_PX;
    if (hasRoom) last = x;
    return hasRoom;
  });
}

/**
 * Draws the crosses, if there are few enough. Leaves out those that would cover the texts at both
 * ends of the bar.
 * @param {Pen} pen
 * @param {readonly number[]} cuts
 * @param {{ width: number, xOf: (step: number) => number, cursor: number, until: number,
 *   free: { from: number, to: number } }} view cuts after `until` are hidden; `free` is the room
 *   between the texts, in CSS px
 */
export function paintCuts(pen, cuts, { width, xOf, cursor, until, free }) {
  if (cuts.length * ROOM_PX > width) return;
  const { ctx, theme } = pen;
  for (const step of crossesOf(cuts, xOf, cursor)) {
    const x = xOf(step);
    const isNow = step === cursor;
    if (step > until || x < free.from || x > free.to) continue;
    const r = isNow ? HALF_PX + 1.5 : HALF_PX;
    ctx.beginPath();
    for (const by of [-r, r]) {
      ctx.moveTo(x - by, -OVER_PX - r);
      ctx.lineTo(x + by, -OVER_PX + r);
    }
    ctx.lineCap = 'round';
    pen.stroke(isNow ? theme.frontierInk : theme.ink2, isNow ? 2.5 : 1.25);
  }
}
