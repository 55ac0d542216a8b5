/**
 * The piece on its way: to the cell that was chosen, back from one that is taken back, half the way
 * to one that is refused and back again.
 * @import { Point } from '../../../../canvas/types.js'
 * @import { BoardFrame, Grid } from '../../board/board-kit.js'
 */
import { eased } from '../../../../core/playback/step-tween.js';
import { centreOf } from '../../board/board-kit.js';

/** How high it goes, of a cell. */
const LIFT = 0.4;
/** How far it goes towards a cell that is refused. */
const TOWARDS = 0.5;

/**
 * @typedef {object} Hop
 * @property {Point} at where the piece is
 * @property {Point | null} trail the cell from which a line of the path leads to the piece
 * @property {boolean} isNew whether its way is a move of the path that has not been made yet
 * @property {number} marks how strong the marks are of what comes next, 0 to 1
 */

/**
 * @param {Grid} grid
 * @param {Uint32Array} visits
 * @param {BoardFrame} frame
 * @param {number} share how much of the movement has been made, 0 to 1
 * @returns {Hop | null} null where the piece stands still
 */
export function hopOf(grid, visits, { kind, cell = -1 }, share) {
  if (share >= 1 || cell < 0 || visits.length === 0) return null;
  const head = visits[visits.length - 1];
  const marks = Math.max(0, 2 * share - 1);
  if (kind === 'place' && visits.length > 1) {
    const from = centreOf(grid, visits[visits.length - 2]);
    const at = between(from, centreOf(grid, head), eased(share), grid.px);
    return { at, trail: from, isNew: true, marks };
  }
  if (kind === 'retreat') {
    const to = centreOf(grid, head);
    return { at: between(centreOf(grid, cell), to, eased(share), grid.px), trail: to, isNew: false, marks }; // prettier-ignore
  }
  if (kind !== 'refuse') return null;
  const along = TOWARDS * Math.sin(Math.PI * share);
  const at = between(centreOf(grid, head), centreOf(grid, cell), along, grid.px);
  return { at, trail: null, isNew: false, marks: 1 };
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} along 0 to 1
 * @param {number} px
 * @returns {Point} on the arc between them
 */
function between(from, to, along, px) {
  const lift = LIFT * px * 4 * along * (1 - along);
  return { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along - lift };
}
