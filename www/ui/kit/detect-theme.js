/**
 * Appearance detected from the page around the element: light or dark, contrast, and font scale
 * within limits.
 */

import { contextOf } from '../../canvas/context.js';

/**
 * @typedef {object} Look
 * @property {'light' | 'dark'} scheme
 * @property {boolean} strong whether to use high contrast
 * @property {number} type font scale; 1 at a surrounding font size of 16 px
 * @property {boolean} large whether the font scale is at its upper limit, as with a large minimum
 *   font size in the browser's settings
 */

/** Limits for the surrounding font size, in CSS px. */
const LETTERS_PX = { least: 14, most: 20, usual: 16 };
/**
 * Luminance (0..=1) below which a background counts as dark. To the eye it is midway between black
 * and white.
 */
const MIDDLE_LUMINANCE = 0.18;

/**
 * Returns the appearance of an element. A theme chosen by the author takes precedence over the
 * surroundings.
 * @param {HTMLElement} element
 * @param {string} theme `auto`, `light`, `dark` or `contrast`
 * @returns {Look}
 */
export function lookOf(element, theme) {
  const { colorScheme, fontSize } = getComputedStyle(element);
  const { least, most, usual } = LETTERS_PX;
  const isGiven = theme === 'light' || theme === 'dark';
  const scheme = isGiven
    ? theme
    : schemeOfPlace(element, colorScheme === 'normal' ? schemesOfPage() : colorScheme);
  const letters = Math.min(most, Math.max(least, Number.parseFloat(fontSize) || usual));
  const strong =
    theme === 'contrast' || (!isGiven && matchMedia('(prefers-contrast: more)').matches);
  return { scheme, strong, type: letters / usual, large: letters === most };
}

/**
 * Yields the element and its ancestors, through slots and shadow roots, nearest first.
 * @param {Element} element
 */
export function* placesOf(element) {
  let place = /** @type {Node | null} */ (element);
  while (place) {
    if (place instanceof Element) yield place;
    place = (place instanceof Element && place.assignedSlot) || place.parentNode;
    if (place instanceof ShadowRoot) place = place.host;
  }
}

/**
 * Returns the scheme of the element's surroundings. If `schemes` names one scheme, that is the
 * result; otherwise the nearest background decides. Without a background, the system's preference
 * decides if dark is allowed.
 * @param {Element} element
 * @param {string} schemes allowed schemes, as in the CSS property `color-scheme`
 */
function schemeOfPlace(element, schemes) {
  const names = schemes.split(' ');
  const [light, dark] = [names.includes('light'), names.includes('dark')];
  if (light !== dark) return light ? 'light' : 'dark';
  return schemeOfGround(element) ?? (dark ? schemeOfSystem() : 'light');
}

/** Returns the schemes of `<meta name="color-scheme">`, which computed styles do not contain. */
function schemesOfPage() {
  const meta = document.querySelector('meta[name="color-scheme" i]');
  return meta?.getAttribute('content') ?? '';
}

/**
 * Returns the scheme of the nearest opaque background. If that is an image or a gradient, infers
 * the scheme from the colour of the text on it. Returns null if there is no background.
 * @param {Element} element
 */
function schemeOfGround(element) {
  for (const place of placesOf(element)) {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(place);
    const luminance = luminanceOf(backgroundColor);
    if (luminance !== null) return luminance < MIDDLE_LUMINANCE ? 'dark' : 'light';
    const letters = backgroundImage === 'none' ? null : luminanceOf(color);
    if (letters !== null) return letters < MIDDLE_LUMINANCE ? 'light' : 'dark';
  }
  return null;
}

function schemeOfSystem() {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * Context of a canvas of one pixel, which converts any CSS colour to RGB.
 * @type {CanvasRenderingContext2D | null}
 */
let pixel = null;

/**
 * Returns the luminance of an opaque colour, 0..=1; null for a transparent one.
 * @param {string} colour
 */
function luminanceOf(colour) {
  const [red, green, blue, alpha] = /^rgba?\(/.test(colour) ? partsOf(colour) : paintedAs(colour);
  if (alpha < 1) return null;
  const [r, g, b] = [red, green, blue].map((part) => (part / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Parses a colour into red, green, blue (0..=255) and alpha (0..=1).
 * @param {string} colour `rgb()` or `rgba()`
 */
function partsOf(colour) {
  const [red, green, blue, alpha = 1] = [...colour.matchAll(/[\d.]+/g)].map(Number);
  return [red, green, blue, alpha];
}

/**
 * Converts any CSS colour to red, green, blue (0..=255) and alpha (0..=1) by painting it.
 * @param {string} colour
 */
function paintedAs(colour) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  try {
    pixel ??= contextOf(canvas, { willReadFrequently: true });
  } catch {
    // The notice that drawing is blocked needs colours, too.
    return [0, 0, 0, 0];
  }
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}
