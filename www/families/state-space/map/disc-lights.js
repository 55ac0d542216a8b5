/**
 * Lights of one lane on the pixels of a disc: how many of the states of each pixel the lane has
 * found and expanded. Uses no canvas. A frame visits only the states whose role has changed, and
 * recolours only their pixels.
 * @import { Cursor } from './places.js'
 * @import { DiscGrid } from './disc-grid.js'
 */
import { NEVER } from './places.js';

/**
 * Number of colours for the shares of lit states in a pixel: index 0 stands for no lit state, the
 * last index for all.
 */
export const SHARES = 32;

/**
 * Places of the states, in the order in which a side finds and expands them.
 * @typedef {{ found: Uint32Array, expanded: Uint32Array }} Visits
 */

/**
 * Colours of pixels, as pixel values. The colour stands at index `colourAt(role, odd) + share`.
 * Roles are unseen, and expanded and waiting for each side. Each role has two shades (for rings of
 * even and odd depth, or plain and hatched), and each shade `SHARES + 1` colours.
 * @typedef {Uint32Array} DiscColours
 */

/** Number of roles of a pixel. */
export const ROLES = 5;

/** @type {(role: number, odd: number) => number} */
export const colourAt = (role, odd) => (2 * role + odd) * (SHARES + 1);

/**
 * Returns the places, sorted by their numbers.
 * @param {Uint32Array} numbers number of each place; places with `NEVER` are left out
 */
export function byNumber(numbers) {
  let count = 0;
  for (const number of numbers) if (number !== NEVER && number >= count) count = number + 1;
  const places = new Uint32Array(count).fill(NEVER);
  for (let place = 0; place < numbers.length; place++) {
    if (numbers[place] !== NEVER) places[numbers[place]] = place;
  }
  return places;
}

/**
 * Pixels of the visits of one kind. Those of visit `v` are `pixels[first[v]]` up to, but not
 * including, `pixels[first[v + 1]]`. A frame reads them in order.
 * @typedef {{ first: Uint32Array, pixels: Uint32Array }} VisitPixels
 */

/**
 * Returns the pixels of places in the order of their visits.
 * @param {Pick<DiscGrid, 'first' | 'pixels'>} grid
 * @param {Uint32Array} places in the order of their visits
 * @returns {VisitPixels}
 */
function pixelsOf({ first, pixels }, places) {
  const firsts = new Uint32Array(places.length + 1);
  for (let visit = 0; visit < places.length; visit++) {
    const place = places[visit];
    const count = place === NEVER ? 0 : first[place + 1] - first[place];
    firsts[visit + 1] = firsts[visit] + count;
  }
  const own = new Uint32Array(firsts[places.length]);
  for (let visit = 0, next = 0; visit < places.length; visit++) {
    const place = places[visit];
    if (place === NEVER) continue;
    for (let at = first[place]; at < first[place + 1]; at++) own[next++] = pixels[at];
  }
  return { first: firsts, pixels: own };
}

/**
 * Number of changed pixels from which all pixels are written, because noting each one would take
 * longer.
 */
const MANY = 1 << 14;

export class DiscLights {
  /** Cursor that is shown, for each side. @type {Cursor[]} */
  shown = [];
  /** Number of lit pixels in each square of the bloom. */
  squares;
  #grid;
  #sides;
  /** Number of found and of expanded states in each pixel, by side. */
  #counts;
  /**
   * Indexes of the pixels changed since the last write. Ignored while `#isAll` is true: then every
   * pixel must be written.
   */
  #touched;
  #touchedCount = 0;
  #isTouched;
  #isAll = false;
  /** Brightness of each pixel as last written, 0..=1. */
  #shares;

  /**
   * @param {DiscGrid} grid with all pixels
   * @param {readonly Visits[]} sides
   */
  constructor(grid, sides) {
    this.#grid = grid;
    this.#sides = sides.map(({ found, expanded }) => {
      const pixels = pixelsOf(grid, found);
      return { found: pixels, expanded: found === expanded ? pixels : pixelsOf(grid, expanded) };
    });
    const { length } = grid.places;
    this.#touched = new Uint32Array(length);
    this.#isTouched = new Uint8Array(length);
    this.#shares = new Float32Array(length);
    this.#counts = sides.map(() => ({
      found: new Uint16Array(length),
      expanded: new Uint16Array(length),
    }));
    this.squares = new Float32Array(grid.columns ** 2);
    this.shown = sides.map(() => ({ discovered: 0, expanded: 0 }));
    this.touchAll();
  }

  /** Number of lit states. */
  get lit() {
    return this.shown.reduce((sum, { discovered }) => sum + discovered, 0);
  }

  /**
   * Follows the lane to a cursor.
   * @param {readonly Cursor[]} cursors one for each side
   * @returns {boolean} whether anything has changed
   */
  follow(cursors) {
    let hasChanged = false;
    this.#sides.forEach(({ found, expanded }, side) => {
      const before = this.shown[side];
      const to = {
        discovered: Math.min(cursors[side].discovered, found.first.length - 1),
        expanded: Math.min(cursors[side].expanded, expanded.first.length - 1),
      };
      const counts = this.#counts[side];
      this.#light(found, counts.found, before.discovered, to.discovered);
      this.#light(expanded, counts.expanded, before.expanded, to.expanded);
      hasChanged ||= to.discovered !== before.discovered || to.expanded !== before.expanded;
      this.shown[side] = to;
    });
    return hasChanged;
  }

  /**
   * @param {VisitPixels} visits
   * @param {Uint16Array} counts of the pixels
   * @param {number} from visit
   * @param {number} to visit
   */
  #light({ first, pixels }, counts, from, to) {
    const by = to > from ? 1 : -1;
    const [start, end] = [first[Math.min(from, to)], first[Math.max(from, to)]];
    for (let at = start; at < end; at++) counts[pixels[at]] += by;
    if (end - start > MANY) this.touchAll();
    else for (let at = start; at < end; at++) this.#touch(pixels[at]);
  }

  /** @param {number} pixel */
  #touch(pixel) {
    if (this.#isAll || this.#isTouched[pixel]) return;
    this.#isTouched[pixel] = 1;
    this.#touched[this.#touchedCount++] = pixel;
  }

  /** Marks all pixels to be written again, after a change of the colours. */
  touchAll() {
    this.settle();
    this.#isAll = true;
  }

  /** Pixels whose colour is to be written. */
  get due() {
    return this.#isAll ? this.#grid.all : this.#touched.subarray(0, this.#touchedCount);
  }

  /**
   * Returns the role of a pixel: 0 for unseen, 1 for expanded and 2 for waiting states of the first
   * side, 3 and 4 for those of the second side. A pixel with several states has the role of one of
   * them, always the same one.
   * @param {number} pixel
   */
  roleOf(pixel) {
    const [one, other] = this.#counts;
    const found = one.found[pixel];
    const all = found + (other ? other.found[pixel] : 0);
    if (all === 0) return 0;
    // Fixed pseudorandom number of each pixel, so that areas with two roles look like grain.
    const pick = (Math.imul(pixel ^ (pixel >>> 7), 0x9e3779b1) >>> 16) % all;
    if (pick < found) return pick < one.expanded[pixel] ? 1 : 2;
    return pick - found < other.expanded[pixel] ? 3 : 4;
  }

  /** Marks all pixels as written. */
  settle() {
    for (let at = 0; at < this.#touchedCount; at++) this.#isTouched[this.#touched[at]] = 0;
    this.#touchedCount = 0;
    this.#isAll = false;
  }

  /**
   * Writes the pixels that have changed.
   * @param {Uint32Array} image pixel values
   * @param {DiscColours} colours
   * @returns {{ top: number, bottom: number }} rows with changes; `bottom` is exclusive
   */
  write(image, colours) {
    const { places, cover, table, square, scale } = this.#grid;
    const { width, depth } = table;
    const [one, other] = this.#counts;
    const [shares, squares] = [this.#shares, this.squares];
    const hatchPx = 2 * Math.max(1, Math.round(scale));
    const { due } = this;
    let [top, bottom] = [Infinity, 0];
    for (let at = 0; at < due.length; at++) {
      const pixel = due[at];
      const row = (pixel / width) | 0;
      if (row < top) top = row;
      if (row >= bottom) bottom = row + 1;
      const role = this.roleOf(pixel);
      const lit = one.found[pixel] + (other ? other.found[pixel] : 0);
      const light = Math.min(1, lit / Math.max(1, places[pixel]));
      squares[square[pixel]] += light - shares[pixel];
      shares[pixel] = light;
      // Hatch waiting states, so that their areas differ from areas of expanded states without
      // colour, too.
      const hatch = role > 0 && role % 2 === 0;
      const odd = (hatch ? ((pixel - row * width + row) / hatchPx) | 0 : depth[pixel]) & 1;
      const colour = colours[colourAt(role, odd) + ((SHARES * light + 0.5) | 0)];
      const alpha = cover[pixel];
      image[pixel] = alpha === 255 ? colour : ((colour & 0xffffff) | (alpha << 24)) >>> 0;
    }
    this.settle();
    return { top, bottom };
  }
}
