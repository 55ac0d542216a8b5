/**
 * Colours of the states' areas on a map, by role or by depth.
 * @import { MapView, Theme } from '../../../canvas/types.js'
 */
import { mix } from '../../../canvas/colour.js';
import { shades } from '../../../canvas/marks.js';

/** Roles of the states, in the order in which a state has them. */
export const ROLES = /** @type {const} */ (['unseen', 'frontier', 'expanded']);

/** @typedef {(typeof ROLES)[number]} Role */

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
