/**
 * Colours of the states' areas on a map, by role or by depth.
 * @import { Camera, Ctx, MapView, Rect, Theme } from '../../../canvas/types.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { hatch, shades } from '../../../canvas/marks.js';

/** Roles of the states in drawing order; each role is drawn over the previous one. */
export const ROLES = /** @type {const} */ (['unseen', 'frontier', 'expanded']);

/** @typedef {(typeof ROLES)[number]} Role */

/**
 * Minimum size of cells that are drawn one by one, in CSS px. Smaller frontier cells are drawn as a
 * hatched area.
 */
export const CELLS_FROM_PX = 4;

/**
 * Name of each role's area colour in `shades`.
 * @type {Record<Role, 'unseen' | 'waiting' | 'settled'>}
 */
const AREAS = { unseen: 'unseen', frontier: 'waiting', expanded: 'settled' };

/**
 * Returns the colour of the areas of a role.
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
 * Hatches frontier states that are too small to be drawn one by one. The mode `source-atop` limits
 * the hatching to painted pixels, at a far lower cost than a clip.
 * @param {Ctx} ctx
 * @param {Rect} area
 * @param {MapView['colour']} colour
 * @param {Camera} camera camera with which the hatching moves
 * @param {Theme} theme
 */
export function hatchFrontier(ctx, area, colour, { x, y }, theme) {
  const line = colour === 'depth' ? fade('#fff', 0.5) : shades(theme).waitingEdge;
  ctx.globalCompositeOperation = 'source-atop';
  hatch(ctx, area, line, 4, 1.5, x + y);
  ctx.globalCompositeOperation = 'source-over';
}
