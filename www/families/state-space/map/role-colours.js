/**
 * Colours of the states' areas on a map, by role or by depth, and the marks that explain them in
 * exported pictures and in the legend.
 * @import { Ctx, MapView, Theme } from '../../../canvas/types.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { shades } from '../../../canvas/marks.js';
import { Pen } from '../../../canvas/pen.js';

/** Roles of a state, in the order in which it goes through them. */
export const ROLES = /** @type {const} */ (['unseen', 'frontier', 'expanded']);

/** @typedef {(typeof ROLES)[number]} Role */

/**
 * Name, in `shades`, of the colour of each role's areas.
 * @type {Record<Role, 'unseen' | 'waiting' | 'settled'>}
 */
const AREAS = { unseen: 'unseen', frontier: 'waiting', expanded: 'settled' };

/**
 * Returns the colour of the areas of a role.
 * @param {Role} role
 * @param {MapView['colour']} colour
 * @param {number} share depth, from 0 (start) to 1 (deepest)
 * @param {Theme} theme
 */
export function areaColour(role, colour, share, theme) {
  const { [AREAS[role]]: area, ground, unseen } = shades(theme);
  if (colour !== 'depth') return area;
  if (role === 'unseen') return mix(unseen, ground, 0.35);
  return theme.depth(share);
}

/** Corners of the mark of a path, in sides of its square. */
const PATH_MARK = [
  [0.06, 0.84],
  [0.39, 0.42],
  [0.63, 0.64],
  [0.94, 0.17],
];

/**
 * Draws the mark of a role into a square.
 * @param {Ctx} ctx
 * @param {Role | 'goal' | 'path'} mark
 * @param {number} px side of the square
 * @param {Theme} theme
 */
export function paintMark(ctx, mark, px, theme) {
  if (mark === 'goal') {
    new Pen(ctx, theme, 1).stars([{ x: px / 2, y: px / 2 }], px / 2);
  } else if (mark === 'path') {
    const pen = new Pen(ctx, theme, 1);
    pen.trace(PATH_MARK.map(([x, y]) => ({ x: x * px, y: y * px })));
    pen.stroke(theme.current, px / 7);
  } else {
    ctx.beginPath();
    ctx.roundRect(1, 1, px - 2, px - 2, px / 5);
    ctx.fillStyle = mark === 'frontier' ? fade(theme.frontier, 0.28) : theme[mark];
    ctx.fill();
    if (mark !== 'frontier') return;
    ctx.lineWidth = 2;
    ctx.strokeStyle = theme.frontier;
    ctx.stroke();
  }
}

/**
 * Draws the colour scale of the depths into a square.
 * @param {Ctx} ctx
 * @param {number} px side of the square
 * @param {Theme} theme
 */
export function paintDepths(ctx, px, theme) {
  for (let x = 0; x < px; x++) {
    ctx.fillStyle = theme.depth(x / (px - 1));
    ctx.fillRect(x, 0, 1, px);
  }
}

/**
 * Paints the legend's symbol of a dotted line.
 * @param {Ctx} ctx
 * @param {number} px side of the symbol, in CSS px
 * @param {Theme} theme
 */
export function paintDots(ctx, px, theme) {
  ctx.fillStyle = theme.current;
  for (let dot = 0; dot < 4; dot++) ctx.fillRect((dot * px) / 4, px / 2 - 1, px / 8, 2);
}
