/**
 * Progress of one search on the pixels of a disc, without a canvas: how many of the states in each
 * pixel the search has found (lit) and expanded, and how long ago. A frame recolours only the
 * pixels of states whose role or age has changed.
 * @import { Cursor } from './places.js'
 * @import { DiscGrid } from './disc-grid.js'
 */
import { NEVER } from './places.js';

/**
 * Number of steps from the colour of a pixel without lit states (index 0) to that of a pixel whose
 * states are all lit (index `SHARES`).
 */
export const SHARES = 32;

/**
 * Places of the states, in the order in which a side finds and expands them.
 * @typedef {{ found: Uint32Array, expanded: Uint32Array }} Visits
 */

/** Number of ages of expanded states, from the oldest to the newest. */
export const AGES = 16;
/**
 * Thresholds of the age of expanded states, as shares of all expansions so far: a state counts as
 * newer by one for each threshold that its index in the order of expansion has reached. The square
 * roots give old ages more states than new ones.
 */
const NEWER_FROM = [1, 2, 3, 4, 5, 6, 7].map((part) => Math.sqrt(part / 8));

/**
 * Colours as pixel values, at `colourAt(role, shade) + share`: of unseen states, and of expanded
 * and waiting states of both sides. Shades of waiting states are 0 and 1, the two stripes of their
 * hatching; those of unseen states are 0 and 1, which look alike; those of expanded states are `2 *
 * age`, and one more in rings of odd depth. Each shade has `SHARES + 1` colours.
 * @typedef {Uint32Array} DiscColours
 */

/** Number of roles of a pixel, and of shades of a role. */
export const ROLES = 5;
export const SHADES = 2 * AGES;

/** @type {(role: number, shade: number) => number} */
export const colourAt = (role, shade) => (SHADES * role + shade) * (SHARES + 1);

/**
 * Returns the places of a map in the order in which the search found (or expanded) their states.
 * @param {Uint32Array} numbers for each place, the index of its state in that order; places with
 *   `NEVER` are left out
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
 * Returns the places of a map in the order of discovery, and in the order of expansion.
 * @param {{ found: Uint32Array, expanded: Uint32Array }} map for each place, the index of its state
 *   in either order
 * @returns {Visits}
 */
export function visitsOf({ found, expanded }) {
  const order = byNumber(found);
  return { found: order, expanded: found === expanded ? order : byNumber(expanded) };
}

/**
 * Pixels of all discovered (or all expanded) states, in the order of discovery (or expansion):
 * those of the state with index `v` in this order are `pixels[first[v]]` up to, but not including,
 * `pixels[first[v + 1]]`.
 * @typedef {{ first: Uint32Array, pixels: Uint32Array }} VisitPixels
 */

/**
 * Returns the pixels of places, in the order of the places.
 * @param {Pick<DiscGrid, 'first' | 'pixels'>} grid
 * @param {Uint32Array} places places in the order of discovery or expansion
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
 * Number of changes from which all pixels are written again, because listing the changed pixels
 * would take longer.
 */
const MANY = 1 << 14;

export class DiscLights {
  /** Counts of found and expanded states at the step shown, for each side. @type {Cursor[]} */
  shown = [];
  /** Sum of the brightness (0..=1) of the pixels in each square of the bloom. */
  squares;
  #grid;
  #sides;
  /**
   * For each side, three counts for each pixel: its found states, its expanded states, and their
   * newness (the number of thresholds of `NEWER_FROM` that each expanded state has reached, added
   * up).
   */
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
      newness: new Uint16Array(length),
    }));
    this.squares = new Float32Array(grid.columns * grid.rows);
    this.shown = sides.map(() => ({ discovered: 0, expanded: 0 }));
    this.touchAll();
  }

  /** Number of lit states. */
  get lit() {
    return this.shown.reduce((sum, { discovered }) => sum + discovered, 0);
  }

  /**
   * Updates the counts to the step shown.
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
      this.#light(found, counts.found, { from: before.discovered, to: to.discovered, each: 1 });
      this.#light(expanded, counts.expanded, { from: before.expanded, to: to.expanded, each: 1 });
      this.#age(expanded, counts.newness, before.expanded, to.expanded);
      hasChanged ||= to.discovered !== before.discovered || to.expanded !== before.expanded;
      this.shown[side] = to;
    });
    return hasChanged;
  }

  /**
   * @param {VisitPixels} visits
   * @param {Uint16Array} counts of the pixels
   * @param {{ from: number, to: number, each: number }} range range of indexes in the order of
   *   discovery or expansion, and what each state adds to the counts of its pixels
   */
  #light({ first, pixels }, counts, { from, to, each }) {
    if (from === to) return;
    const by = to > from ? each : -each;
    const [start, end] = [first[Math.min(from, to)], first[Math.max(from, to)]];
    for (let at = start; at < end; at++) counts[pixels[at]] += by;
    if (end - start > MANY) this.touchAll();
    else for (let at = start; at < end; at++) this.#touch(pixels[at]);
  }

  /**
   * Updates the newness of all pixels from `from` to `to` expansions.
   * @param {VisitPixels} visits
   * @param {Uint16Array} newness
   * @param {number} from
   * @param {number} to
   */
  #age(visits, newness, from, to) {
    if (Math.abs(to - from) < MANY) {
      this.#light(visits, newness, { from, to, each: NEWER_FROM.length });
      for (const share of NEWER_FROM) {
        const [start, end] = [Math.ceil(share * from), Math.ceil(share * to)];
        this.#light(visits, newness, { from: start, to: end, each: -1 });
      }
      return;
    }
    // For many expansions it is faster to compute the newness anew.
    newness.fill(0);
    this.touchAll();
    const { first, pixels } = visits;
    for (let newer = 1; newer <= NEWER_FROM.length; newer++) {
      const start = first[Math.ceil(NEWER_FROM[newer - 1] * to)];
      const end = first[Math.ceil((NEWER_FROM[newer] ?? 1) * to)];
      for (let at = start; at < end; at++) newness[pixels[at]] += newer;
    }
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
      const shade = role === 1 ? 2 * ageOf(one, pixel) : role === 3 ? 2 * ageOf(other, pixel) : 0;
      const colour = colours[colourAt(role, shade + odd) + ((SHARES * light + 0.5) | 0)];
      const alpha = cover[pixel];
      image[pixel] = alpha === 255 ? colour : ((colour & 0xffffff) | (alpha << 24)) >>> 0;
    }
    this.settle();
    return { top, bottom };
  }
}

/**
 * Returns the mean age of the expanded states of a pixel, 0 for the oldest.
 * @param {{ expanded: Uint16Array, newness: Uint16Array }} counts
 * @param {number} pixel
 */
const ageOf = ({ expanded, newness }, pixel) =>
  (((AGES - 1) * newness[pixel]) / (NEWER_FROM.length * expanded[pixel]) + 0.5) | 0;
