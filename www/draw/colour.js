/**
 * Colour arithmetic for canvases: reading CSS colours, mixing them, and the cividis ramp.
 * @typedef {[red: number, green: number, blue: number]} Rgb each 0..255
 */

/**
 * Cividis (Nuñez, Anderton and Renslow 2018, PLOS ONE 13(7): e0199239) at ten even steps. It reads
 * the same with and without red-green colour blindness and its lightness rises evenly.
 * @type {readonly Rgb[]}
 */
const CIVIDIS = [
  [0, 34, 78],
  [18, 53, 112],
  [59, 73, 108],
  [87, 93, 109],
  [112, 113, 115],
  [138, 134, 120],
  [165, 156, 116],
  [195, 179, 105],
  [225, 204, 85],
  [254, 232, 56],
];

/**
 * @param {number} t 0 (dark blue) to 1 (yellow); values outside are clamped
 * @returns {string} a CSS colour
 */
export function cividis(t) {
  const last = CIVIDIS.length - 1;
  const at = Math.min(1, Math.max(0, t)) * last;
  const low = Math.min(last - 1, Math.floor(at));
  return css(blend(CIVIDIS[low], CIVIDIS[low + 1], at - low));
}

/**
 * @param {string} from a CSS colour
 * @param {string} to a CSS colour
 * @param {number} share how much of `to` is in the result, 0..1
 * @returns {string} an opaque CSS colour between the two
 */
export function mix(from, to, share) {
  return css(blend(rgbOf(from), rgbOf(to), share));
}

/**
 * @param {string} colour a CSS colour
 * @param {number} alpha 0..1
 * @returns {string} the same colour, see-through
 */
export function fade(colour, alpha) {
  const [r, g, b] = rgbOf(colour);
  return `rgba(${r}, ${g}, ${b}, ${alpha})`;
}

/**
 * @param {string} colour a CSS colour
 * @returns {number} its relative luminance, 0 (black) to 1 (white), as WCAG defines it
 */
export function luminance(colour) {
  const [r, g, b] = rgbOf(colour).map((value) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * A fully opaque pixel as ImageData keeps it, whatever this machine's byte order is.
 * @param {string} colour a CSS colour
 * @returns {number} the four bytes read as one Uint32Array element
 */
export function pixel(colour) {
  return new Uint32Array(Uint8Array.of(...rgbOf(colour), 255).buffer)[0];
}

/**
 * Reads what getComputedStyle returns (`rgb()`, `rgba()`, `color(srgb ...)`) and hex colours.
 * Opacity is dropped: colour roles are opaque.
 * @param {string} colour
 * @returns {Rgb}
 */
export function rgbOf(colour) {
  const known = read.get(colour);
  if (known) return known;
  const rgb = parse(colour.trim());
  // Themes have some twenty colours; the bound only guards against a caller that animates them.
  if (read.size > 512) read.clear();
  read.set(colour, rgb);
  return rgb;
}

/** @type {Map<string, Rgb>} */
const read = new Map();

/**
 * @param {string} colour
 * @returns {Rgb}
 */
function parse(colour) {
  if (/^#[0-9a-f]{3,8}$/i.test(colour)) {
    const short = colour.length < 6;
    const digits = [1, 2, 3].map((i) =>
      short ? colour[i] + colour[i] : colour.slice(2 * i - 1, 2 * i + 1),
    );
    const [r, g, b] = digits.map((pair) => parseInt(pair, 16));
    return [r, g, b];
  }
  const call = /^(rgba?\(|color\(srgb\s)\s*([^/)]+)/i.exec(colour);
  const parts = call ? call[2].split(/[\s,]+/).filter(Boolean) : [];
  if (!call || parts.length < 3)
    throw new TypeError(`not a colour that canvas code reads: ${colour}`);
  const unit = call[1].toLowerCase().startsWith('rgb') ? 1 : 255;
  const [r, g, b] = parts.map((part) => {
    const value = part.endsWith('%') ? parseFloat(part) * 2.55 : parseFloat(part) * unit;
    return Math.min(255, Math.max(0, Math.round(value)));
  });
  return [r, g, b];
}

/**
 * @param {Rgb} from
 * @param {Rgb} to
 * @param {number} share
 * @returns {Rgb}
 */
function blend(from, to, share) {
  const [r, g, b] = from.map((value, i) => Math.round(value + (to[i] - value) * share));
  return [r, g, b];
}

/** @param {Rgb} rgb */
function css([r, g, b]) {
  return `rgb(${r}, ${g}, ${b})`;
}
