/**
 * What the colours of a table say: winning or losing by hue, and how soon by how strong.
 * @import { Theme } from '../../draw/types.js'
 */
import { mix, rgbOf } from '../../draw/colour.js';

/** So many plies have half of the way to the dark. */
const HALF_PLIES = 10;
/** How near to the dark the longest games come. */
const FAR = 0.62;
/** More plies look alike. */
const MOST = 4096;

/**
 * @typedef {object} Shades
 * @property {string} empty what is not filled
 * @property {Uint32Array} packed the colour of each number of plies, as pixels have it
 * @property {(plies: number) => string} of
 * @property {(plies: number) => string} inkOn the colour of what is written there
 */

/** @type {WeakMap<Theme, Shades>} */
const known = new WeakMap();

/**
 * The colours of a theme, made once.
 * @param {Theme} theme
 * @returns {Shades}
 */
export function shadesOf(theme) {
  const made = known.get(theme) ?? makeShades(theme);
  known.set(theme, made);
  return made;
}

/** The shade of a number of plies: its place in `packed`. @param {number} plies */
export const shadeAt = (plies) => (plies < MOST ? plies : MOST - 2 + (plies & 1));

/**
 * @param {Theme} theme
 * @returns {Shades}
 */
function makeShades(theme) {
  const ends = [theme.lose, theme.win].map(rgbOf);
  const dark = rgbOf(theme.pieceDark);
  const rgb = (/** @type {number} */ plies) => {
    const from = ends[plies & 1];
    const share = FAR * (1 - HALF_PLIES / (HALF_PLIES + (plies >> 1) * 2));
    return from.map((part, at) => Math.round(part + (dark[at] - part) * share));
  };
  const css = (/** @type {number} */ plies) => `rgb(${rgb(shadeAt(plies)).join(', ')})`;
  return {
    empty: mix(theme.card, theme.unseen, 0.42),
    packed: Uint32Array.from({ length: MOST }, (_, plies) => packed(rgb(plies))),
    of: css,
    inkOn: (plies) => readable(rgb(shadeAt(plies)), theme),
  };
}

/** A colour as a canvas has it in memory, on every machine that browsers run on. */
const packed = (/** @type {number[]} */ [red, green, blue]) =>
  ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** @param {string} colour of CSS */
export const packedOf = (colour) => packed(rgbOf(colour));

/**
 * Light or dark, whichever can be read better.
 * @param {number[]} ground
 * @param {Theme} theme
 */
function readable(ground, { pieceLight, pieceDark }) {
  const ratio = (/** @type {string} */ colour) => {
    const [one, other] = [luminance(rgbOf(colour)), luminance(ground)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  return ratio(pieceLight) >= ratio(pieceDark) ? pieceLight : pieceDark;
}

/** As WCAG defines it. @param {number[]} rgb */
function luminance(rgb) {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
