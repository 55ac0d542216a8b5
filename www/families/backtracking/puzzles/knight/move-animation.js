/**
 * Position of the knight during a step: moving to a chosen cell, back from a cell that is taken
 * back, or halfway to a refused cell and back.
 * @import { Point } from '../../../../canvas/types.js'
 * @import { BoardGrid } from '../../board/board-kit.js'
 * @import { BoardFrame } from '../../board/types.js'
 */
import { eased } from '../../../../core/playback/step-tween.js';

/** Height of the knight's jump, as a share of the cell size. */
const LIFT = 0.4;
/** Share of the way that the knight goes towards a refused cell. */
const TOWARDS = 0.5;

/**
 * @typedef {object} Hop
 * @property {Point} at position of the knight
 * @property {Point | null} trail centre of the cell from which a line is drawn to the knight
 * @property {boolean} isNew whether the knight makes a move that is not drawn as part of the path
 * @property {number} marks opacity of the marks of the next moves, 0 to 1
 */

/**
 * Returns the position of the knight during a step.
 * @param {BoardGrid} grid
 * @param {Uint32Array} visits
 * @param {BoardFrame} frame
 * @param {number} share progress of the step's animation, 0 to 1
 * @returns {Hop | null} null if the knight stands still
 */
export function hopOf(grid, visits, { kind, cell = -1 }, share) {
  if (share >= 1 || cell < 0 || visits.length === 0) return null;
  const head = visits[visits.length - 1];
  const marks = Math.max(0, 2 * share - 1);
  if (kind === 'place' && visits.length > 1) {
    const from = grid.centre(visits[visits.length - 2]);
    const at = between(from, grid.centre(head), eased(share), grid.px);
    return { at, trail: from, isNew: true, marks };
  }
  if (kind === 'retreat') {
    const to = grid.centre(head);
    return { at: between(grid.centre(cell), to, eased(share), grid.px), trail: to, isNew: false, marks }; // prettier-ignore
  }
  if (kind !== 'refuse') return null;
  const along = TOWARDS * Math.sin(Math.PI * share);
  const at = between(grid.centre(head), grid.centre(cell), along, grid.px);
  return { at, trail: null, isNew: false, marks: 1 };
}

/**
 * Returns a point on the arc of a jump.
 * @param {Point} from
 * @param {Point} to
 * @param {number} along share of the way, 0 to 1
 * @param {number} px cell size
 * @returns {Point}
 */
function between(from, to, along, px) {
  const lift = LIFT * px * 4 * along * (1 - along);
  return { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along - lift };
}
