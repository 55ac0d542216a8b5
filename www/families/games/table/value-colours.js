/**
 * Colours of a table: the hue shows win or loss, the darkness shows the number of plies.
 * @import { Theme } from '../../../canvas/types.js'
 */
import { oncePer } from '../../../core/util/memo-key.js';
import { mix, pixelOf, rgbOf } from '../../../canvas/colour.js';
import { UNKNOWN } from '../core.js';

/**
 * Number of plies whose colour is halfway to the darkest. It is doubled, once or more, for tables
 * with longer games.
 */
const HALF_PLIES = 10;
/** Maximum ratio of the longest game to the number of plies at halfway. */
const HALVES = 5;
/** Share of the dark colour that the colours approach in long games, 0 to 1. */
const FAR = 0.62;
/**
 * Number of shades, one for each number of plies. Longer games share the last two shades, one for
 * wins and one for losses.
 */
const MOST = 4096;
/** Luminance of a background on which white and black text have the same contrast, 4.6 to 1. */
const EVEN = Math.sqrt(1.05 * 0.05) - 0.05;

/**
 * @typedef {object} Shades
 * @property {string} empty colour of unfilled cells
 * @property {Uint32Array} packed bitmap pixel for each number of plies
 * @property {(plies: number) => string} of CSS colour for a number of plies
 * @property {(plies: number) => string} inkOn text colour on the background `of`
 * @property {Hollow} hollow colours of a losing cell that is large enough for hatching
 *
 * Colours of a hatched cell: background, hatching, outline and text.
 * @typedef {{ ground: string, lines: string, edge: string, ink: string }} Hollow
 */

/** Cached shades by plies at halfway. @type {(theme: Theme) => Map<number, Shades>} */
const rampsOf = oncePer(() => new Map());

/**
 * Returns the shades of a theme, cached for tables with games of similar length.
 * @param {Theme} theme
 * @param {ArrayLike<number>} plies plies of a table
 * @returns {Shades}
 */
export function shadesOf(theme, plies) {
  const half = halfOf(longestIn(plies));
  const made = rampsOf(theme).get(half) ?? makeShades(theme, half);
  rampsOf(theme).set(half, made);
  return made;
}

/** Returns the longest game of a table, in plies. Takes linear time once for each table. */
export const longestIn = oncePer((/** @type {ArrayLike<number>} */ plies) => {
  let longest = 0;
  for (let cell = 0; cell < plies.length; cell++) {
    if (plies[cell] > longest && plies[cell] !== UNKNOWN) longest = plies[cell];
  }
  return longest;
});

/** Returns the number of plies at halfway for a table. @param {number} longest plies */
function halfOf(longest) {
  let half = HALF_PLIES;
  while (half * HALVES < longest) half *= 2;
  return half;
}

/** Returns the index into `packed` for a number of plies. @param {number} plies */
export const shadeAt = (plies) => (plies < MOST ? plies : MOST - 2 + (plies & 1));

/**
 * Computes the shades of a theme.
 * @param {Theme} theme
 * @param {number} half number of plies at halfway
 * @returns {Shades}
 */
function makeShades(theme, half) {
  const ends = [theme.lose, theme.win].map(rgbOf);
  const dark = rgbOf(theme.pieceDark);
  const rgb = (/** @type {number} */ plies) => {
    const from = ends[plies & 1];
    const share = FAR * (1 - half / (half + (plies >> 1) * 2));
    return from.map((part, at) => Math.round(part + (dark[at] - part) * share));
  };
  const css = (/** @type {number} */ plies) => `rgb(${rgb(shadeAt(plies)).join(', ')})`;
  return {
    empty: theme.unseen,
    packed: Uint32Array.from({ length: MOST }, (_, plies) => pixelOf(rgb(plies))),
    of: css,
    inkOn: (plies) => readable(rgb(shadeAt(plies))),
    hollow: {
      ground: mix(theme.card, theme.lose, 0.06),
      lines: mix(theme.card, theme.lose, 0.34),
      edge: theme.lose,
      ink: mix(theme.lose, theme.ink, 0.28),
    },
  };
}

/** Converts a CSS colour to a bitmap pixel. @param {string} colour */
export const packedOf = (colour) => pixelOf(rgbOf(colour));

/** Returns white or black, whichever has more contrast. @param {number[]} ground RGB colour */
const readable = (ground) => (luminance(ground) < EVEN ? '#fff' : '#000');

/** Returns the relative luminance, as defined by WCAG. @param {number[]} rgb 0 to 255 */
function luminance(rgb) {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
