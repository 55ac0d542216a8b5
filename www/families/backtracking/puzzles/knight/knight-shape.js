/** Outline of the knight: a horse's head that looks to the left. */

/**
 * Outline after its starting point: Bézier curves of three points each, in a square of 44 units.
 */
const HEAD = [
  [13, 37],
  [12.5, 30, 21.5, 28, 22, 21.5],
  [19.5, 24.5, 16.5, 24.2, 14.6, 26.6],
  [13, 29.4, 9.6, 30, 8, 27.4],
  [6.9, 25.4, 7.4, 23.8, 9, 22],
  [11.6, 18.8, 11.6, 16.4, 13.2, 13.4],
  [14, 12, 14.8, 11.4, 15.6, 10.4],
  [15.2, 8.6, 15.2, 7, 15.8, 5],
  [17.6, 6, 18.8, 7.2, 19.8, 8.6],
  [30, 9, 36.5, 19, 36, 37],
];
const SIDE = 44;
const EYE = { x: 16.4, y: 16.6, r: 1.5 };

/**
 * Fills the shape, leaving out the eye.
 * @param {import('../../../../canvas/types.js').Ctx} ctx
 * @param {import('../../../../canvas/types.js').Point} at centre
 * @param {number} px side of the square, in CSS px
 */
export function fillRider(ctx, at, px) {
  const scale = px / SIDE;
  const x = (/** @type {number} */ value) => at.x + (value - SIDE / 2) * scale;
  const y = (/** @type {number} */ value) => at.y + (value - SIDE / 2 + 1) * scale;
  const [[fromX, fromY], ...curves] = HEAD;
  ctx.beginPath();
  ctx.moveTo(x(fromX), y(fromY));
  for (const [ax, ay, bx, by, toX, toY] of curves) {
    ctx.bezierCurveTo(x(ax), y(ay), x(bx), y(by), x(toX), y(toY));
  }
  ctx.closePath();
  ctx.moveTo(x(EYE.x + EYE.r), y(EYE.y));
  ctx.arc(x(EYE.x), y(EYE.y), EYE.r * scale, 0, 2 * Math.PI);
  ctx.fill('evenodd');
}
