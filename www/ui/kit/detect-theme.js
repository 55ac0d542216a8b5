/**
 * How an element looks in its place: light or dark as the page around it, and letters as large as
 * the page's, within limits.
 */

/**
 * @typedef {object} Look
 * @property {'light' | 'dark'} scheme
 * @property {boolean} strong whether contrast goes before colour
 * @property {number} type how large letters are; 1 where those around the element have 16 px
 * @property {boolean} large whether letters reach that limit, as where the browser has a large minimum size
 */

/** Letters around the element that lie beyond these are taken for these, px. */
const LETTERS_PX = { least: 14, most: 20, usual: 16 };
/** Of less luminance a background asks for light letters: midway between black and white to the eye. */
const MIDDLE_LUMINANCE = 0.18;

/**
 * Looks at the element's place; the theme that its author has chosen goes before it.
 * @param {HTMLElement} element
 * @param {string} theme
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

/** Every element that the element is in, the nearest first. @param {Element} element */
export function* placesOf(element) {
  let place = /** @type {Node | null} */ (element);
  while (place) {
    if (place instanceof Element) yield place;
    place = (place instanceof Element && place.assignedSlot) || place.parentNode;
    if (place instanceof ShadowRoot) place = place.host;
  }
}

/**
 * Where the schemes leave a choice the ground makes it; where there is no ground the browser paints a
 * white one, or, if it may be dark, the system's.
 * @param {Element} element
 * @param {string} schemes that it may have, as in CSS
 */
function schemeOfPlace(element, schemes) {
  const names = schemes.split(' ');
  const [light, dark] = [names.includes('light'), names.includes('dark')];
  if (light !== dark) return light ? 'light' : 'dark';
  return schemeOfGround(element) ?? (dark ? schemeOfSystem() : 'light');
}

/** What the page says in its head, which no computed style tells. */
function schemesOfPage() {
  const meta = document.querySelector('meta[name="color-scheme" i]');
  return meta?.getAttribute('content') ?? '';
}

/**
 * What the nearest opaque background says; of a picture or a gradient the letters on it tell.
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

/** A canvas of one pixel: it understands every way to write a colour. @type {CanvasRenderingContext2D | null} */
let pixel = null;

/** The luminance of an opaque colour, 0 to 1; null for one that is seen through. @param {string} colour */
function luminanceOf(colour) {
  const [red, green, blue, alpha] = /^rgba?\(/.test(colour) ? partsOf(colour) : paintedAs(colour);
  if (alpha < 1) return null;
  const [r, g, b] = [red, green, blue].map((part) => (part / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} colour as `rgb()` or `rgba()` */
function partsOf(colour) {
  const [red, green, blue, alpha = 1] = [...colour.matchAll(/[\d.]+/g)].map(Number);
  return [red, green, blue, alpha];
}

/** @param {string} colour */
function paintedAs(colour) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  pixel ??= canvas.getContext('2d', { willReadFrequently: true });
  if (!pixel) return [0, 0, 0, 0];
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}
