/**
 * The marks of the legend of a table, for pictures to take away.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 */
import { hatch } from '../../../canvas/marks.js';

/** In the order of the legend. */
const ROLES = /** @type {const} */ (['wins', 'loses', 'open']);

/**
 * What a cell looks like.
 * @param {Ctx} ctx
 * @param {number} line of the legend
 * @param {number} px
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
