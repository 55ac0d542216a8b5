/**
 * Lights of one lane on the pixels of a disc, without a canvas: how many of the states of each pixel
 * the lane has found and expanded. A frame follows the states whose role has changed, and recolours
 * their pixels only.
 * @import { Cursor } from './places.js'
 * @import { DiscGrid } from './disc-grid.js'
 */
import { NEVER } from './places.js';

/** Colours of a pixel by its share of lit states: index 0 for none, the last for all. */
export const SHARES = 32;

/**
 * Order in which a side finds and expands the states, as places.
 * @typedef {{ found: Uint32Array, expanded: Uint32Array }} Visits
 */

/**
 * Colours as pixel values. `roles` are those of expanded and waiting states, of both sides: each has
 * two shades (of the rings with even and odd depth, or plain and hatched) of `SHARES + 1` colours.
 * @typedef {{ unseen: number, roles: readonly (readonly [Uint32Array, Uint32Array])[] }} DiscColours
 */

/**
 * Returns the places in the order of their numbers.
 * @param {Uint32Array} numbers number of each place; `NEVER` for none
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

export class DiscLights {
  /** Cursor of each side that is shown. @type {Cursor[]} */
  shown = [];
  /** Pixels whose colour is to be written. */
  touched;
  touchedCount = 0;
  /** Lit states of each square of the bloom. */
  squares;
  #grid;
  #sides;
  /** Found and expanded states of each pixel, by side. */
  #counts;
  #isTouched;

  /**
   * @param {DiscGrid} grid with all pixels
   * @param {readonly Visits[]} sides
   */
  constructor(grid, sides) {
    this.#grid = grid;
    this.#sides = sides;
    const { length } = grid.places;
    this.touched = new Uint32Array(length);
    this.#isTouched = new Uint8Array(length);
    this.#counts = sides.map(() => ({
      found: new Uint16Array(length),
      expanded: new Uint16Array(length),
    }));
    this.squares = new Float32Array(grid.columns ** 2);
    this.shown = sides.map(() => ({ discovered: 0, expanded: 0 }));
    for (let pixel = 0; pixel < length; pixel++) if (grid.cover[pixel] > 0) this.#touch(pixel);
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
        discovered: Math.min(cursors[side].discovered, found.length),
        expanded: Math.min(cursors[side].expanded, expanded.length),
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
   * @param {Uint32Array} places in the order of their visits
   * @param {Uint16Array} counts of the pixels
   * @param {number} from visit
   * @param {number} to visit
   */
  #light(places, counts, from, to) {
    const { first, pixels, square } = this.#grid;
    const by = to > from ? 1 : -1;
    const end = Math.max(from, to);
    for (let visit = Math.min(from, to); visit < end; visit++) {
      const place = places[visit];
      if (place === NEVER) continue;
      const last = first[place + 1];
      for (let at = first[place]; at < last; at++) {
        const pixel = pixels[at];
        counts[pixel] += by;
        this.#touch(pixel);
        // Half a light for the discovery, half for the expansion.
        if (at + 1 === last) this.squares[square[pixel]] += by / 2;
      }
    }
  }

  /** @param {number} pixel */
  #touch(pixel) {
    if (this.#isTouched[pixel]) return;
    this.#isTouched[pixel] = 1;
    this.touched[this.touchedCount++] = pixel;
  }

  /** Has all pixels written again, after a change of colours. */
  touchAll() {
    const { cover } = this.#grid;
    for (let pixel = 0; pixel < cover.length; pixel++) if (cover[pixel] > 0) this.#touch(pixel);
  }

  /**
   * Returns the role of a pixel: 0 unseen; 1 expanded and 2 waiting of the first side; 3 and 4 of the
   * second. Where a pixel has several states it has the role of one of them, always the same one.
   * @param {number} pixel
   */
  roleOf(pixel) {
    const [one, other] = this.#counts;
    const found = one.found[pixel];
    const all = found + (other ? other.found[pixel] : 0);
    if (all === 0) return 0;
    // A fixed number for each pixel, so that fields of two roles look like grain.
    const pick = (Math.imul(pixel ^ (pixel >>> 7), 0x9e3779b1) >>> 16) % all;
    if (pick < found) return pick < one.expanded[pixel] ? 1 : 2;
    return pick - found < other.expanded[pixel] ? 3 : 4;
  }

  /** Marks the touched pixels as written. */
  settle() {
    for (let at = 0; at < this.touchedCount; at++) this.#isTouched[this.touched[at]] = 0;
    this.touchedCount = 0;
  }

  /**
   * Writes the touched pixels.
   * @param {Uint32Array} image pixel values
   * @param {DiscColours} colours
   * @returns {{ top: number, bottom: number }} rows with changes; `bottom` is exclusive
   */
  write(image, { unseen, roles }) {
    const { places, cover, table } = this.#grid;
    const { width, depth } = table;
    const [one, other] = this.#counts;
    const hatchPx = 2 * Math.max(1, Math.round(this.#grid.scale));
    let [top, bottom] = [Infinity, 0];
    for (let at = 0; at < this.touchedCount; at++) {
      const pixel = this.touched[at];
      const row = Math.floor(pixel / width);
      if (row < top) top = row;
      if (row >= bottom) bottom = row + 1;
      const role = this.roleOf(pixel);
      let colour = unseen;
      if (role > 0) {
        const lit = one.found[pixel] + (other ? other.found[pixel] : 0);
        const share = Math.min(SHARES, Math.round((SHARES * lit) / Math.max(1, places[pixel])));
        const isWaiting = role % 2 === 0;
        const odd = isWaiting
          ? Math.floor(((pixel % width) + row) / hatchPx) % 2
          : depth[pixel] % 2;
        colour = roles[role - 1][odd][share];
      }
      const alpha = cover[pixel];
      image[pixel] = alpha === 255 ? colour : ((colour & 0xffffff) | (alpha << 24)) >>> 0;
    }
    this.settle();
    return { top, bottom };
  }
}
