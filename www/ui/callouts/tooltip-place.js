/** Where the sentence about a word stands: near the word, and over no control if there is such a place. */

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/** Between a word or a control and the sentence, px. */
const APART_PX = 4;
/** Between the sentence and the edge of the frame, px. */
const EDGE_PX = 8;
/** How much of a control, in square pixels, is covered rather than that the sentence stands a pixel farther away. */
const AREA_PER_PX = 8;

/**
 * The upper left corner of the sentence, in the coordinates of the boxes.
 * @param {Box} word
 * @param {{ width: number, height: number }} size of the sentence
 * @param {{ width: number, height: number }} room
 * @param {readonly Box[]} controls
 */
export function freePlace(word, { width, height }, room, controls) {
  const last = { x: room.width - width - EDGE_PX, y: room.height - height - EDGE_PX };
  const within = (/** @type {number} */ at, /** @type {number} */ most) =>
    Math.max(EDGE_PX, Math.min(at, most));
  const aside = [word.left, word.left + word.width - width, word.left + (word.width - width) / 2];
  const xs = aside.map((x) => within(x, last.x));
  // Above the word in the lower half, and else below it; then beyond what is in the way there.
  const isLow = word.top + word.height / 2 > room.height / 2;
  const beyond = (/** @type {Box} */ { top, height: high }) => {
    const ways = [top - APART_PX - height, top + high + APART_PX];
    return isLow ? ways : ways.reverse();
  };
  const ys = [word, ...controls].flatMap(beyond).map((y) => within(y, last.y));
  let best = { x: xs[0], y: ys[0], cost: Infinity };
  for (const y of ys) {
    for (const x of xs) {
      const box = { left: x, top: y, width, height };
      const covered = controls.reduce((sum, one) => sum + shared(box, one), 0);
      // The word itself stays in sight.
      const cost = covered + AREA_PER_PX * apart(box, word) + 2 * shared(box, word);
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return { x: best.x, y: best.y };
}

/** The area that two boxes share. @param {Box} one @param {Box} other */
function shared(one, other) {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** How far two boxes stand apart, from top to bottom. @param {Box} one @param {Box} other */
const apart = (one, other) =>
  Math.max(0, other.top - (one.top + one.height), one.top - (other.top + other.height));
