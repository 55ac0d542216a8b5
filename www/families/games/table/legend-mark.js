/**
 * Marks of a table's legend on exported pictures.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 */
import { hatch } from '../../../canvas/marks.js';

/** Kinds of cell in the order of the legend. */
const ROLES = /** @type {const} */ (['wins', 'loses', 'open']);

/**
 * Draws the mark of one line of the legend: a small cell.
 * @param {Ctx} ctx
 * @param {number} line index into `ROLES`
 * @param {number} px side of the square
 * @param {Theme} theme
 */
export function paintMark(ctx, line, px, theme) {
  const role = ROLES[line];
  const area = { x: 1, y: 1, width: px - 2, height: px - 2 };
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(area.x, area.y, area.width, area.height, px / 5);
  ctx.fillStyle = { wins: theme.win, loses: theme.air, open: theme.unseen }[role];
  ctx.fill();
  if (role === 'loses') {
    ctx.clip();
    hatch(ctx, area, theme.lose, 5, 1.5);
    ctx.lineWidth = 3;
    ctx.strokeStyle = theme.lose;
    ctx.strokeRect(area.x, area.y, area.width, area.height);
  }
  ctx.restore();
}
