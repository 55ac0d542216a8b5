/**
 * Writes the depth of each ring at nine o'clock. The depths of thin rings stand in a row above or
 * below the middle row; a line connects each number to its ring.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { LayoutBox, Point, Rect } from '../../../canvas/types.js'
 * @import { RingPlan } from './ring-geometry.js'
 */
import { Sheet } from '../../../canvas/pen.js';

const LABEL_R = 9.5;
/** Half the height of a row of numbers, in CSS px. */
const HALF_PX = 11;
const FONT_PX = 12;
/**
 * Minimum thickness of a ring with its number on it, in CSS px. On a thinner ring the number would
 * overlap the neighbouring rings.
 */
const THINNEST_PX = 11;
/** Distance of the upper and the lower row from the middle row, in CSS px. */
const ROW_PX = 30;
const LINE_FROM_PX = 11;
const DOT_R = 1.75;
/**
 * Length along the disc's radius that each number in the upper and lower rows needs, in CSS px. On
 * crowded discs, only the multiples of a round number get one.
 */
const PX_EACH = 20;
/**
 * Minimum radius of a disc with upper and lower rows, in CSS px. On a smaller disc the rows would
 * cover too much.
 */
const LEAST_R = 80;
/** Minimum gap between two numbers of a row, in CSS px. */
const GAP_PX = 3;
/** Maximum horizontal distance between a number and its ring, as a share of the disc's radius. */
const MOST_ASIDE = 0.17;
/** Width reserved for the word left of the disc, and the gap between word and disc, in CSS px. */
export const WORD_PX = 50;
const WORD_GAP_PX = 8;
/** Maximum font size of the word, in CSS px. */
const WORD_FONT_PX = 15;

/**
 * Position of a ring's number: its distance to the left of the disc's centre, in CSS px, and its
 * row (0 middle, 1 below, -1 above).
 * @typedef {{ depth: number, left: number, row: number }} Place
 */

/** @type {Rect} */
const NO_MORE = { x: 0, y: 0, width: 0, height: 0 };

export class RingNumbers {
  #box;
  #lettering = new Sheet();

  /** @param {LayoutBox} box */
  constructor(box) {
    this.#box = box;
  }

  /**
   * Paints the numbers.
   * @param {Pen} pen
   * @param {RingPlan} plan
   * @param {number} [depths] number of visible rings
   * @param {Rect} [screen] visible part of the canvas, if larger than the map's box
   */
  paint(pen, plan, depths = plan.depths, screen = NO_MORE) {
    const width = Math.max(this.#box.width, screen.x + screen.width);
    const height = Math.max(this.#box.height, screen.y + screen.height);
    const { type } = pen.theme;
    const middle = Math.round(plan.centre.y);
    if (middle < HALF_PX * type || middle + HALF_PX * type > height) return;
    const half = Math.ceil((ROW_PX + HALF_PX) * type);
    const strip = { x: 0, y: middle - half, width, height: 2 * half };
    pen.cached(this.#lettering, [plan, depths], strip, (sheet) =>
      this.#write(sheet, plan, depths, width),
    );
  }

  /**
   * @param {Pen} pen
   * @param {RingPlan} plan
   * @param {number} depths
   * @param {number} width
   */
  #write(pen, plan, depths, width) {
    const { ctx, theme } = pen;
    const { number = String, depthWord = '' } = this.#box;
    const { type } = theme;
    const y = Math.ceil((ROW_PX + HALF_PX) * type);
    const radius = LABEL_R * type;
    const numbers = { px: FONT_PX * type, weight: 600, colour: theme.ink };
    const room = plan.centre.x - (depthWord ? WORD_PX : 0);
    const places = placesOf(plan, room, type).filter(({ depth }) => depth < depths);
    for (const { depth, left, row } of places) {
      const at = { x: plan.centre.x - left, y: y + row * ROW_PX * type };
      if (at.x < -radius || at.x > width + radius) continue;
      if (row !== 0) leader(pen, { x: plan.centre.x, y, r: middleOf(plan, depth) }, at, row);
      pen.disc(at, radius, pen.dark ? pen.shades.ground : theme.glow);
      pen.text(number(depth), { x: at.x, y: at.y + 0.5 }, numbers);
    }
    const outside = places.map(({ left, row }) => (row === 0 ? left + radius : 0));
    const end = plan.centre.x - Math.max(plan.radius, ...outside) - WORD_GAP_PX;
    if (!depthWord || places.length === 0) return;
    const px = Math.min(13 * type, WORD_FONT_PX);
    pen.font(px);
    if (ctx.measureText(depthWord).width > end) return;
    pen.text(depthWord, { x: end, y: y + 0.5 }, { px, colour: theme.ink2, align: 'right' });
  }
}

/**
 * Returns the depths of the rings that are thick enough for their numbers, so that no two numbers
 * touch.
 * @param {RingPlan} plan
 * @param {number} [type] scale of the letters
 * @returns {number[]}
 */
export function numbered(plan, type = 1) {
  const radius = LABEL_R * type;
  const depths = [];
  let free = Infinity;
  for (let depth = plan.depths - 1; depth > 0; depth--) {
    const middle = (plan.radii[depth] + plan.radii[depth + 1]) / 2;
    if (plan.thickness(depth) < THINNEST_PX || middle + radius > free) continue;
    // Stop here, so that the start stays visible.
    if (middle < 2 * radius) break;
    depths.push(depth);
    free = middle - radius;
  }
  return depths;
}

/** Returns the radius of the middle of a ring. @param {RingPlan} plan @param {number} depth */
export const middleOf = (plan, depth) => (plan.radii[depth] + plan.radii[depth + 1]) / 2;

/**
 * Possible distances between two numbered rings of a disc without lines between its rings, in
 * levels.
 */
const STEPS = [1, 2, 4, 5, 10, 20, 50, 100, 200, 500, 1000];
/**
 * Numbers nearer to the centre than this share of the radius can be left out, to keep the start
 * visible.
 */
const WITHIN = 0.25;
/** Maximum number of numbers on such a disc. */
const MOST_NUMBERS = 6;

/**
 * Returns the depths whose numbers stand on a disc without lines between its rings: the multiples
 * of a round number, the smallest whose multiples do not touch. Depths near the centre are left
 * out.
 * @param {RingPlan} plan
 * @param {number} [type] scale of the letters
 * @returns {number[]} from the outermost to the innermost
 */
export function roundDepths(plan, type = 1) {
  const apart = (2 * LABEL_R + GAP_PX) * type;
  const last = plan.depths - 1;
  for (const step of STEPS) {
    const depths = [];
    let free = Infinity;
    for (let depth = step * Math.floor(last / step); depth > 0; depth -= step) {
      const middle = middleOf(plan, depth);
      if (middle < apart || middle > free) break;
      depths.push(depth);
      free = middle - apart;
    }
    const next = (depths.at(-1) ?? 0) - step;
    const isWhole = next <= 0 || middleOf(plan, next) < WITHIN * plan.radius;
    if (isWhole && depths.length > 0 && depths.length <= MOST_NUMBERS) return depths;
  }
  return [];
}

/**
 * Returns the positions of all numbers. The number of a thick ring stands on the ring, that of a
 * thin outermost ring beside the disc. Those of other thin rings stand in the rows above and below;
 * if there are too many, some rings get no number.
 * @param {RingPlan} plan
 * @param {number} room free width left of the disc's centre, in CSS px
 * @param {number} [type] scale of the letters
 * @returns {Place[]}
 */
export function placesOf(plan, room, type = 1) {
  const radius = LABEL_R * type;
  if (!plan.hasBorders) {
    return roundDepths(plan, type).map((depth) => ({ depth, left: middleOf(plan, depth), row: 0 }));
  }
  const onRings = numbered(plan, type);
  const places = onRings.map((depth) => ({ depth, left: middleOf(plan, depth), row: 0 }));
  if (plan.radius < LEAST_R * type) return places;
  /** Maximum distance from the centre for the next number of each row. */
  const free = new Map([1, -1].map((row) => [row, Infinity]));
  const thin = Array.from({ length: plan.depths - 1 }, (_, at) => plan.depths - 1 - at).filter(
    (depth) => !onRings.includes(depth),
  );
  const most = Math.ceil((thin.length * PX_EACH * type) / plan.radius);
  // Round numbers are easier to go on with, and their step can be a little too small: a number that
  // has no room is left out below.
  const every = STEPS.findLast((step) => step <= most) ?? 1;
  const last = plan.depths - 1;
  const isShown = (/** @type {number} */ depth) => depth === last || depth % every === 0;
  for (const depth of thin.filter(isShown)) {
    const middle = middleOf(plan, depth);
    const beside = plan.radius + radius + 2;
    if (depth === last && beside + radius <= room) {
      places.push({ depth, left: beside, row: 0 });
      continue;
    }
    const [[row, limit]] = [...free].sort(([, a], [, b]) => b - a);
    const left = Math.min(middle, limit);
    if (middle - left > MOST_ASIDE * plan.radius) continue;
    places.push({ depth, left, row });
    free.set(row, left - (2 * LABEL_R + GAP_PX) * type);
  }
  return places;
}

/**
 * Draws the line from a ring to its number in the upper or lower row.
 * @param {Pen} pen
 * @param {Point & { r: number }} middle middle of the ring: centre and radius
 * @param {Point} to position of the number
 * @param {number} row 1 below, -1 above
 */
function leader(pen, { x, y, r }, to, row) {
  const { type, ink } = pen.theme;
  const aside = Math.min(LINE_FROM_PX * type, r * Math.SQRT1_2);
  const from = { x: x - Math.sqrt(r * r - aside * aside), y: y + row * aside };
  pen.trace([from, to]);
  pen.strokeHaloed(ink, 1, 0.75);
  pen.disc(from, DOT_R, ink);
}
