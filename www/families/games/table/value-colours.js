/**
 * What the colours of a table say: winning or losing by hue, and how soon by how strong.
 * @import { Theme } from '../../../canvas/types.js'
 */
import { mix, pixelOf, rgbOf } from '../../../canvas/colour.js';
import { UNKNOWN } from '../core.js';

/** So many plies have half of the way to the dark, or twice as many, until it is enough. */
const HALF_PLIES = 10;
/** The longest game has so many times as many at most. */
const HALVES = 5;
/** How near to the dark the longest games come. */
const FAR = 0.62;
/** More plies look alike. */
const MOST = 4096;
/** The luminance on which white and black can be read equally well, 4.6 to 1. */
const EVEN = Math.sqrt(1.05 * 0.05) - 0.05;

/**
 * @typedef {object} Shades
 * @property {string} empty what is not filled
 * @property {Uint32Array} packed the colour of each number of plies, as pixels have it
 * @property {(plies: number) => string} of
 * @property {(plies: number) => string} inkOn the colour of what is written there
 * @property {Hollow} hollow a losing cell that is large enough to be told by its form
 *
 * An outlined cell with hatching: its ground, the lines on it, its edge, and what is written there.
 * @typedef {{ ground: string, lines: string, edge: string, ink: string }} Hollow
 */

/** By the plies that have half of the way. @type {WeakMap<Theme, Map<number, Shades>>} */
const known = new WeakMap();
/** @type {WeakMap<ArrayLike<number>, number>} */
const longests = new WeakMap();

/**
 * The colours of a theme, made once for tables with games about as long.
 * @param {Theme} theme
 * @param {ArrayLike<number>} plies of a table
 * @returns {Shades}
 */
export function shadesOf(theme, plies) {
  const half = halfOf(longestIn(plies));
  const ramps = known.get(theme) ?? new Map();
  const made = ramps.get(half) ?? makeShades(theme, half);
  known.set(theme, ramps.set(half, made));
  return made;
}

/**
 * The longest game of a table: linear in its cells, once a table.
 * @param {ArrayLike<number>} plies
 */
export function longestIn(plies) {
  const found = longests.get(plies);
  if (found !== undefined) return found;
  let longest = 0;
  for (let cell = 0; cell < plies.length; cell++) {
    if (plies[cell] > longest && plies[cell] !== UNKNOWN) longest = plies[cell];
  }
  longests.set(plies, longest);
  return longest;
}

/** @param {number} longest */
function halfOf(longest) {
  let half = HALF_PLIES;
  while (half * HALVES < longest) half *= 2;
  return half;
}

/** The shade of a number of plies: its place in `packed`. @param {number} plies */
export const shadeAt = (plies) => (plies < MOST ? plies : MOST - 2 + (plies & 1));

/**
 * @param {Theme} theme
 * @param {number} half
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

/** @param {string} colour of CSS */
export const packedOf = (colour) => pixelOf(rgbOf(colour));

/** White or black, whichever can be read better. @param {number[]} ground */
const readable = (ground) => (luminance(ground) < EVEN ? '#fff' : '#000');

/** As WCAG defines it. @param {number[]} rgb */
function luminance(rgb) {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
