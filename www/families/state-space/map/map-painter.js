/**
 * Paints the pixels of a map. For each pixel it stores the index of the pixel's state in the order
 * of discovery, and in the order of expansion. It knows neither the layout nor which order the
 * search has. A frame repaints only the squares in which a role or a strength of colour has
 * changed.
 * @import { Ctx, SpaceMap } from '../../../canvas/types.js'
 * @import { Colours } from './map-colours.js'
 * @import { PixelTable } from './pixel-table.js'
 * @import { Cursor } from './places.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';
import { makeCanvas } from '../../../canvas/marks.js';
import { restored } from '../../../canvas/surface.js';
import { EVEN, changesBetween, shiftFor } from './strengths.js';
import { NEVER, placesReopened, progressOf, waitingAgain } from './places.js';
import { TEXTURES } from './texture.js';

/** @import { Strengths } from './strengths.js' */

/** Side of a square, in pixels. */
const TILE = 32;

/** Picture of a map, made from one table. It is repainted when the cursor or the colours change. */
export class MapPainter {
  table;
  #found;
  #expanded;
  /**
   * For the states in each square: least and greatest index in the order of discovery, and in the
   * order of expansion.
   */
  #ranges;
  #shift;
  #count;
  /** @type {Ctx} */
  #ctx;
  /** @type {ImageData} */
  #image;
  #pixels;
  #map;
  /**
   * Holds a 1 for each place whose state waits again; null if no state ever does.
   * @type {Uint8Array | null}
   */
  #again = null;
  /**
   * Squares that show the state at each place, by place, for states that wait again at some time.
   * @type {Map<number, Set<number>>}
   */
  #squares = new Map();
  #paintedIn = new Inputs();
  /**
   * Counts of discovered and expanded states, and strengths of colours, at the last paint.
   * @type {{ cursor: Cursor, strengths: Strengths } | null}
   */
  #painted = null;

  /**
   * @param {PixelTable} table
   * @param {SpaceMap} map
   * @param {MapPainter | null} [old] painter that is no longer used; its canvas is reused if it has
   *   the same size
   */
  constructor(table, map, old) {
    this.table = table;
    this.#map = map;
    const { found, expanded } = numbersOf(table, map);
    this.#found = found;
    this.#expanded = expanded;
    this.#ranges = rangesOf(table, found, expanded);
    this.#count = map.order.length;
    this.#shift = shiftFor(this.#count);
    const { width, height } = table;
    const isAlike = old?.table.width === width && old.table.height === height;
    this.#ctx = isAlike ? old.#ctx : makeCanvas(width, height);
    this.#image = isAlike ? old.#image : this.#ctx.createImageData(width, height);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
    for (const place of placesReopened(map)) this.#squares.set(place, new Set());
    if (this.#squares.size === 0) return;
    this.#again = new Uint8Array(this.#count);
    const columns = Math.ceil(width / TILE);
    table.place.forEach((place, at) => {
      const squares = this.#squares.get(place);
      const [row, column] = [Math.floor(at / width), at % width];
      squares?.add(Math.floor(row / TILE) * columns + Math.floor(column / TILE));
    });
  }

  /**
   * Returns the picture at a cursor.
   * @param {Cursor} view
   * @param {Colours} colours
   * @param {Strengths} [strengths] used only for colours with strengths
   */
  paint(view, colours, strengths = EVEN) {
    const { discovered, expanded } = view;
    // A lost canvas context loses the picture, too: draw all again.
    const isAnew = this.#paintedIn.changed(colours, restored);
    const before = isAnew ? null : this.#painted;
    const now = { cursor: { discovered, expanded }, strengths };
    const again = this.#followAgain(view);
    const isSame = before?.cursor.discovered === discovered && before.cursor.expanded === expanded;
    if (!isSame || again.size > 0) {
      const changed = before && this.#changedSquares(before, now);
      this.#repaint(now, colours, changed && ((tile) => again.has(tile) || changed(tile)));
      this.#painted = now;
    }
    return this.#ctx.canvas;
  }

  /**
   * Updates which states wait again.
   * @param {Cursor} cursor
   * @returns {Set<number>} squares that have changed
   */
  #followAgain(cursor) {
    const again = this.#again;
    /** @type {Set<number>} */
    const changed = new Set();
    if (!again) return changed;
    const now = new Set(waitingAgain(this.#map, cursor));
    for (const [place, squares] of this.#squares) {
      if (Boolean(again[place]) === now.has(place)) continue;
      again[place] = 1 - again[place];
      squares.forEach((tile) => changed.add(tile));
    }
    return changed;
  }

  /**
   * Returns a function that tells whether a square has changed between two paints.
   * @param {{ cursor: Cursor, strengths: Strengths }} before
   * @param {{ cursor: Cursor, strengths: Strengths }} now
   * @returns {(square: number) => boolean}
   */
  #changedSquares(before, now) {
    const shift = this.#shift;
    const { waiting, settled } = changesBetween(before, now, this.#count, shift);
    const ranges = this.#ranges;
    /** @type {(changes: Uint16Array, first: number, last: number) => boolean} */
    const isIn = (changes, first, last) =>
      first <= last && changes[(last >> shift) + 1] > changes[first >> shift];
    return (tile) =>
      isIn(settled, ranges[4 * tile + 2], ranges[4 * tile + 3]) ||
      isIn(waiting, ranges[4 * tile], ranges[4 * tile + 1]);
  }

  /**
   * Repaints the squares that have changed.
   * @param {{ cursor: Cursor, strengths: Strengths }} now
   * @param {Colours} colours
   * @param {((square: number) => boolean) | null} hasChanged tells whether a square has changed; null
   *   to repaint all squares
   */
  #repaint({ cursor, strengths }, colours, hasChanged) {
    const { width, height } = this.table;
    const columns = Math.ceil(width / TILE);
    for (let top = 0, tile = 0; top < height; top += TILE) {
      const bottom = Math.min(height, top + TILE);
      let [left, right] = [width, 0];
      for (let column = 0; column < columns; column++, tile++) {
        if (hasChanged && !hasChanged(tile)) continue;
        const from = column * TILE;
        const to = Math.min(width, from + TILE);
        left = Math.min(left, from);
        right = to;
        for (let row = top; row < bottom; row++) {
          const [first, end] = [row * width + from, row * width + to];
          if (colours.byDepth) this.#paintDepths(first, end, cursor, colours);
          else this.#paintRoles({ first, end }, cursor, colours, strengths);
        }
      }
      if (right === 0) continue;
      this.#soften(top, bottom);
      this.#ctx.putImageData(this.#image, 0, 0, left, top, right - left, bottom - top);
    }
  }

  /**
   * Paints each pixel by the role and strength of its state.
   * @param {{ first: number, end: number }} pixels the first, and the one after the last
   * @param {Cursor} cursor
   * @param {Colours} colours
   * @param {Strengths} strengths
   */
  #paintRoles({ first, end }, cursor, colours, { waiting, settled, shift }) {
    const { texture, place } = this.table;
    const [found, expanded, pixels] = [this.#found, this.#expanded, this.#pixels];
    const again = this.#again;
    const lights = colours.pixels;
    const settledFrom = 1 + colours.perRole;
    for (let at = first; at < end; at++) {
      const number = expanded[at];
      let shade = 0;
      if (number < cursor.expanded && !again?.[place[at]])
        shade = settledFrom + settled[number >> shift];
      else if (found[at] < cursor.discovered) shade = 1 + waiting[found[at] >> shift];
      pixels[at] = lights[shade * TEXTURES + texture[at]];
    }
  }

  /**
   * Paints each pixel by the role and depth of its state.
   * @param {number} first
   * @param {number} end index after the last pixel
   * @param {Cursor} cursor
   * @param {Colours} colours
   */
  #paintDepths(first, end, cursor, colours) {
    const { texture, depth, place } = this.table;
    const [found, expanded, pixels] = [this.#found, this.#expanded, this.#pixels];
    const again = this.#again;
    const lights = colours.pixels;
    const settledFrom = 1 + colours.perRole;
    for (let at = first; at < end; at++) {
      let shade = 0;
      if (expanded[at] < cursor.expanded && !again?.[place[at]]) shade = settledFrom + depth[at];
      else if (found[at] < cursor.discovered) shade = 1 + depth[at];
      pixels[at] = lights[shade * TEXTURES + texture[at]];
    }
  }

  /**
   * Makes pixels translucent that lie on the edge of the map.
   * @param {number} top
   * @param {number} bottom row after the last one
   */
  #soften(top, bottom) {
    const { edges, alphas, edgesFrom } = this.table;
    const bytes = this.#image.data;
    for (let edge = edgesFrom[top]; edge < edgesFrom[bottom]; edge++) {
      const alpha = 4 * edges[edge] + 3;
      if (bytes[alpha] > 0) bytes[alpha] = alphas[edge];
    }
  }
}

/**
 * Returns, for each pixel, the index of its state in the order of discovery, and in that of
 * expansion. Both arrays are in the order of the pixels, so that a frame reads memory in order.
 * @param {PixelTable} table
 * @param {SpaceMap} map
 */
function numbersOf({ place }, map) {
  const { found, expanded } = map;
  // If the search finds and expands the states in the order of their places, these indexes are the
  // places.
  if (progressOf(map).isSwept) return { found: place, expanded: place };
  const gather = (/** @type {Uint32Array} */ numbers) =>
    place.map((at) => (at === NEVER ? NEVER : numbers[at]));
  return { found: gather(found), expanded: gather(expanded) };
}

/**
 * Returns the least and greatest of these indexes in each square.
 * @param {PixelTable} table
 * @param {Uint32Array} found
 * @param {Uint32Array} expanded
 */
function rangesOf({ width, height }, found, expanded) {
  const columns = Math.ceil(width / TILE);
  const ranges = new Uint32Array(4 * columns * Math.ceil(height / TILE));
  for (let at = 0; at < ranges.length; at += 2) ranges[at] = NEVER;
  const measure = (/** @type {Uint32Array} */ numbers, /** @type {number} */ offset) => {
    for (let row = 0, at = 0; row < height; row++) {
      const first = Math.floor(row / TILE) * columns;
      for (let column = 0; column < width; column++, at++) {
        const number = numbers[at];
        if (number === NEVER) continue;
        const range = 4 * (first + Math.floor(column / TILE)) + offset;
        if (number < ranges[range]) ranges[range] = number;
        if (number > ranges[range + 1]) ranges[range + 1] = number;
      }
    }
  };
  measure(found, 0);
  if (expanded !== found) measure(expanded, 2);
  else for (let at = 0; at < ranges.length; at += 4) ranges.copyWithin(at + 2, at, at + 2);
  return ranges;
}
