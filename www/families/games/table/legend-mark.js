/**
 * Marks of a table's legend on exported pictures.
 * @import { Pen } from '../../../canvas/pen.js'
 */

/**
 * Draws the mark of one line of the legend: a small cell.
 * @param {Pen} pen
 * @param {'wins' | 'loses' | 'open'} role
 * @param {number} px side of the square
 */
export function paintMark(pen, role, px) {
  const { ctx, theme } = pen;
  const area = { x: 1, y: 1, width: px - 2, height: px - 2 };
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(area.x, area.y, area.width, area.height, px / 5);
  pen.fill({ wins: theme.win, loses: theme.air, open: theme.unseen }[role]);
  if (role === 'loses') {
    ctx.clip();
    pen.hatch(area, theme.lose, { pitch: 5, width: 1.5 });
    ctx.lineWidth = 3;
    ctx.strokeStyle = theme.lose;
    ctx.strokeRect(area.x, area.y, area.width, area.height);
  }
  ctx.restore();
}
