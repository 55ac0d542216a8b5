/**
 * Palette of an animated GIF: 255 colours and a transparent one. Frequent colours are kept exactly.
 * The other colours, mostly from antialiasing, are reduced by median cut. Uses no DOM.
 */

/** Index of the transparent colour, for pixels equal to the previous frame. */
export const SAME = 0;

/** A colour is kept exactly if more than one pixel in `KEPT_SHARE` has it. */
const KEPT_SHARE = 2000;
const MOST_KEPT = 128;
const MOST = 255;

/** Number of slots of the hash table that caches lookups; a power of two. */
const SLOTS = 1 << 18;

/** A number larger than any distance between two colours. */
const FARTHEST = 1 << 20;

export class Palette {
  /**
   * Colours as [red, green, blue], 0..=255; index 0 is the transparent one.
   * @type {[number, number, number][]}
   */
  colours;
  #keys = new Uint32Array(SLOTS);
  #indices = new Uint8Array(SLOTS);
  #used = 0;
  /** Indices sorted by green. @type {Uint8Array} */
  #byGreen;
  /** For each green value, the number of palette colours with a lower green value. */
  #from = new Uint8Array(256);

  /** @param {[number, number, number][]} colours 1 to 255 colours */
  constructor(colours) {
    this.colours = [[0, 0, 0], ...colours];
    const order = colours.map((_, at) => at + 1);
    order.sort((a, b) => this.colours[a][1] - this.colours[b][1] || a - b);
    this.#byGreen = Uint8Array.from(order);
    for (const index of order) {
      const green = this.colours[index][1];
      if (green < 255) this.#from[green + 1] += 1;
    }
    for (let green = 1; green < 256; green++) this.#from[green] += this.#from[green - 1];
  }

  /**
   * Returns the index of a colour, or of the nearest one.
   * @param {number} pixel opaque RGBA pixel, little-endian
   */
  indexOf(pixel) {
    let slot = (Math.imul(pixel, 0x9e3779b1) >>> 16) & (SLOTS - 1);
    while (this.#keys[slot] !== 0) {
      if (this.#keys[slot] === pixel) return this.#indices[slot];
      slot = (slot + 1) & (SLOTS - 1);
    }
    const index = this.#nearest(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255);
    if (this.#used < SLOTS / 2) {
      this.#used += 1;
      this.#keys[slot] = pixel;
      this.#indices[slot] = index;
    }
    return index;
  }

  /**
   * Returns the index of the nearest colour. If two are equally near, returns the lower index.
   * Searches outwards from the green value, until the difference in green alone is larger than the
   * best distance.
   * @param {number} red
   * @param {number} green
   * @param {number} blue
   */
  #nearest(red, green, blue) {
    let best = 0;
    let least = FARTHEST;
    let more = this.#from[green];
    let less = more - 1;
    for (;;) {
      const farMore = this.#greenFar(more, green);
      const farLess = this.#greenFar(less, green);
      const far = Math.min(farMore, farLess);
      if (far > least || far === FARTHEST) return best;
      const index = this.#byGreen[farLess < farMore ? less-- : more++];
      const [r, , b] = this.colours[index];
      const whole = far + 2 * (r - red) ** 2 + (b - blue) ** 2;
      if (whole < least || (whole === least && index < best)) [best, least] = [index, whole];
    }
  }

  /**
   * Returns the weighted squared difference in green.
   * @param {number} at position in the order by green
   * @param {number} green
   */
  #greenFar(at, green) {
    const index = this.#byGreen[at];
    return index === undefined ? FARTHEST : 4 * (this.colours[index][1] - green) ** 2;
  }
}

/**
 * Returns the palette for an animation.
 * @param {readonly Uint32Array[]} pictures opaque pixels of some of its frames
 * @returns {Palette}
 */
export function paletteOf(pictures) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  let all = 0;
  for (const pixels of pictures) {
    all += pixels.length;
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  const isKept = (/** @type {[number, number]} */ [, count]) => count * KEPT_SHARE > all;
  const kept = byCount.length <= MOST ? byCount : byCount.filter(isKept).slice(0, MOST_KEPT);
  const rest = byCount.slice(kept.length);
  return new Palette([...kept.map(([pixel]) => rgb(pixel)), ...halved(rest, MOST - kept.length)]);
}

/**
 * Returns the red, green and blue of a pixel.
 * @param {number} pixel
 * @returns {[number, number, number]}
 */
const rgb = (pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];

/**
 * Reduces colours by median cut (Heckbert 1982): splits the box with the largest loss until there
 * are enough boxes, and returns the mean of each.
 * @param {[number, number][]} colours [pixel, number of occurrences]
 * @param {number} most maximum number of colours
 * @returns {[number, number, number][]}
 */
function halved(colours, most) {
  const boxes = colours.length > 0 ? [boxOf(colours)] : [];
  while (boxes.length < most) {
    const worst = boxes.reduce((one, box) => (box.loss > one.loss ? box : one), boxes[0]);
    if (!worst || worst.loss === 0) break;
    const { axis } = worst;
    const sorted = worst.colours.sort(([a], [b]) => rgb(a)[axis] - rgb(b)[axis]);
    let count = 0;
    let cut = 1;
    for (; cut < sorted.length - 1; cut++) {
      count += sorted[cut - 1][1];
      if (2 * count >= worst.count) break;
    }
    boxes.splice(boxes.indexOf(worst), 1, boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut)));
  }
  return boxes.map(({ mean }) => mean);
}

/**
 * Returns the box of some colours: mean, longest axis, and loss.
 * @param {[number, number][]} colours
 */
function boxOf(colours) {
  const sum = [0, 0, 0];
  const low = [255, 255, 255];
  const high = [0, 0, 0];
  let count = 0;
  for (const [pixel, times] of colours) {
    count += times;
    rgb(pixel).forEach((value, axis) => {
      sum[axis] += times * value;
      low[axis] = Math.min(low[axis], value);
      high[axis] = Math.max(high[axis], value);
    });
  }
  const spans = high.map((value, axis) => value - low[axis]);
  const axis = spans.indexOf(Math.max(...spans));
  const mean = /** @type {[number, number, number]} */ (sum.map((one) => Math.round(one / count)));
  return { colours, count, axis, mean, loss: spans[axis] * count };
}
