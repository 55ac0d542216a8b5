/**
 * The colours of an animated GIF, which may have 255 and one that is see-through: those that most
 * pixels have are kept as they are, and of the others, which edges are softened by, as many as there
 * is room for, one for each part of the cube of colours. Knows no DOM.
 */

/** The index of what is as it was in the picture before. */
export const SAME = 0;

/** A colour that more pixels have than one in so many is kept. */
const KEPT_SHARE = 2000;
const MOST_KEPT = 128;
const MOST = 255;

/** Slots of the table of colours that were looked up: a power of two. */
const SLOTS = 1 << 18;

/** Farther than any two colours are from each other. */
const FARTHEST = 1 << 20;

export class Palette {
  /** Red, green and blue; the first is never seen. @type {[number, number, number][]} */
  colours;
  #keys = new Uint32Array(SLOTS);
  #indices = new Uint8Array(SLOTS);
  #used = 0;
  /** The indices from the least green to the most. @type {Uint8Array} */
  #byGreen;
  /** For each green, how many of them have less. */
  #from = new Uint8Array(256);

  /** @param {[number, number, number][]} colours at least 1 and at most 255 */
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
   * The index of a colour, or of the nearest.
   * @param {number} pixel as an image's data has it, little-endian: opaque
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
   * The nearest colour, of two as near the one before: from the green that is looked for to less and to
   * more, until green alone is farther than the best.
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

  /** How far a green is from that of the colour at a place. @param {number} at @param {number} green */
  #greenFar(at, green) {
    const index = this.#byGreen[at];
    return index === undefined ? FARTHEST : 4 * (this.colours[index][1] - green) ** 2;
  }
}

/**
 * @param {readonly Uint32Array[]} pictures some of the film's, opaque
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

/** @param {number} pixel @returns {[number, number, number]} */
const rgb = (pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];

/**
 * Median cut (Heckbert 1982): the box of colours with the most to lose is halved until there are
 * enough; each box gives its mean.
 * @param {[number, number][]} colours pixels and how often they occur
 * @param {number} most
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

/** @param {[number, number][]} colours */
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
