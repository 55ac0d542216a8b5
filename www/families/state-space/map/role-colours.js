/**
 * How the areas of states look on a map, by role or by depth.
 * @import { Camera, Ctx, MapView, Rect, Theme } from '../../../canvas/types.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { hatch, shades } from '../../../canvas/marks.js';

/** The roles of the states, each covering what has the one before. */
export const ROLES = /** @type {const} */ (['unseen', 'frontier', 'expanded']);

/** @typedef {(typeof ROLES)[number]} Role */

/** Smaller cells are not drawn one by one: an area of waiting ones is hatched. */
export const CELLS_FROM_PX = 4;

/** What a role's areas are filled with. @type {Record<Role, 'unseen' | 'waiting' | 'settled'>} */
const AREAS = { unseen: 'unseen', frontier: 'waiting', expanded: 'settled' };

/**
 * The colour of the areas of a role.
 * @param {Role} role
 * @param {MapView['colour']} colour
 * @param {number} depth
 * @param {number} depths number of levels
 * @param {Theme} theme
 */
export function areaColour(role, colour, depth, depths, theme) {
  const { [AREAS[role]]: area, ground, unseen } = shades(theme);
  if (colour === 'role') return area;
  if (role === 'unseen') return mix(unseen, ground, 0.35);
  return theme.depth(depth / Math.max(1, depths - 1));
}

/**
 * The texture of waiting states that are too small to be drawn one by one. It lies only where
 * something is painted already, which costs far less than a clip.
 * @param {Ctx} ctx
 * @param {Rect} area
 * @param {MapView['colour']} colour
 * @param {Camera} camera that the texture is to move with
 * @param {Theme} theme
 */
export function hatchFrontier(ctx, area, colour, { x, y }, theme) {
  const line = colour === 'depth' ? fade('#fff', 0.5) : shades(theme).waitingEdge;
  ctx.globalCompositeOperation = 'source-atop';
  hatch(ctx, area, line, 4, 1.5, x + y);
  ctx.globalCompositeOperation = 'source-over';
}
