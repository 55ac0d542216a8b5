/** Colour functions for canvases: parsing CSS colours, mixing, and the cividis colour scale. */

/**
 * Cividis colour scale (Nuñez, Anderton and Renslow 2018, PLOS ONE 13(7): e0199239) at ten even
 * steps. Looks the same with red-green colour blindness; its lightness rises evenly.
 */
const CIVIDIS = [
  '#00224e',
  '#123570',
  '#3b496c',
  '#575d6d',
  '#707173',
  '#8a8678',
  '#a59c74',
  '#c3b369',
  '#e1cc55',
  '#fee838',
];

/**
 * Returns a colour of the cividis scale.
 * @param {number} t 0 (dark blue) to 1 (yellow); values outside are clamped
 * @returns {string} a CSS colour
 */
export function cividis(t) {
  const last = CIVIDIS.length - 1;
  const at = Math.min(1, Math.max(0, t)) * last;
  const low = Math.min(last - 1, Math.floor(at));
  return mix(CIVIDIS[low], CIVIDIS[low + 1], at - low);
}

/**
 * Mixes two colours.
 * @param {string} from a CSS colour
 * @param {string} to a CSS colour
 * @param {number} share how much of `to` is in the result, 0..1
 * @returns {string} an opaque CSS colour between the two
 */
export function mix(from, to, share) {
  const end = rgbOf(to);
  const parts = rgbOf(from).map((value, i) => Math.round(value + (end[i] - value) * share));
  return `rgb(${parts.join(', ')})`;
}

/**
 * Makes a colour translucent.
 * @param {string} colour a CSS colour
 * @param {number} alpha 0..1
 * @returns {string} the same colour with this opacity
 */
export function fade(colour, alpha) {
  return `rgba(${rgbOf(colour).join(', ')}, ${alpha})`;
}

/**
 * Parses colours in the formats of getComputedStyle (`rgb()`, `rgba()`, `color(srgb ...)`) and hex
 * colours. Drops the opacity, because the theme's colours are opaque.
 * @param {string} colour
 * @returns {number[]} red, green and blue, each 0..255
 */
export function rgbOf(colour) {
  if (colour.startsWith('#')) {
    const digits = colour.length < 6 ? colour.replace(/\w/g, '$&$&') : colour;
    return [1, 3, 5].map((i) => parseInt(digits.slice(i, i + 2), 16));
  }
  const [, space, parts] = /^(rgba?|color)\((?:srgb )?(.+)\)/.exec(colour) ?? [];
  if (!space) throw new TypeError(`Not a colour that canvas code reads: ${colour}`);
  const unit = space === 'color' ? 255 : 1;
  const values = parts.split(/[\s,]+/).slice(0, 3);
  return values.map((part) => Math.min(255, Math.max(0, Math.round(parseFloat(part) * unit))));
}

/**
 * Converts an opaque colour to a pixel of image data, in the machine's byte order.
 * @param {readonly number[]} rgb each 0..255
 * @returns {number} the four bytes read as one element of a Uint32Array
 */
export function pixelOf(rgb) {
  return new Uint32Array(Uint8Array.of(...rgb, 255).buffer)[0];
}
