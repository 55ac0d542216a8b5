/**
 * Animates the change between two layouts of a map: each state moves from its old position to its
 * new position. On a large map only a sample of the states moves, and each cell is enlarged to
 * cover the states that it stands for.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { MapView, Point, SpaceMap } from '../../../canvas/types.js'
 */
import { areaColour } from './role-colours.js';
import { answerPath } from '../../../canvas/answer-path.js';
import { roleAt } from './places.js';

/** Maximum number of moving states. */
const MOST = 4200;
/** Gap between two cells, as a share of a cell. */
const GAP = 0.14;

/**
 * Part of a layout that the animation needs: centre and size of a state's cell.
 * @typedef {{ pointAt: (side: number, place: number) => Point,
 *   sizeAt: (side: number, place: number) => number }} Laid
 */

/** Numbers per state: x, y and size in the old layout, then in the new one. */
const NUMBERS = 6;

export class Passage {
  #sides;
  #ends;

  /**
   * @param {readonly SpaceMap[]} sides
   * @param {Laid} from
   * @param {Laid} to
   */
  constructor(sides, from, to) {
    this.#ends = [from, to];
    const all = sides.reduce((sum, { order }) => sum + order.length, 0);
    const every = Math.max(1, Math.ceil(all / MOST));
    const wider = Math.sqrt(every) * (1 - GAP);
    this.#sides = sides.map((map, side) => {
      const count = Math.ceil(map.order.length / every);
      const numbers = new Float32Array(count * NUMBERS);
      for (let index = 0; index < count; index++) {
        for (const [end, laid] of this.#ends.entries()) {
          const { x, y } = laid.pointAt(side, index * every);
          numbers.set([x, y, wider * laid.sizeAt(side, index * every)], index * NUMBERS + 3 * end);
        }
      }
      return { map, every, count, numbers };
    });
  }

  /**
   * Paints the states and the answer's path on their way.
   * @param {Pen} pen on a cleared canvas
   * @param {readonly MapView[]} views view of each side
   * @param {number} share progress of the animation, 0..=1
   */
  paint(pen, views, share) {
    for (const [side, moved] of this.#sides.entries()) {
      paintStates(pen, moved, views[side], share);
      const { path } = moved.map;
      if (!views[side].answered || path.length === 0) continue;
      const places = Array.from(path, (place) => this.#placeOf(side, place, share));
      answerPath(pen, places, false, { lit: views[side].lit });
    }
  }

  /**
   * Returns the interpolated position of a state.
   * @param {number} side
   * @param {number} place
   * @param {number} share
   */
  #placeOf(side, place, share) {
    const [from, to] = this.#ends.map((laid) => laid.pointAt(side, place));
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
  }
}

/**
 * Paints all states of a side. Each run of consecutive states of one colour is a single path.
 * @param {Pen} pen
 * @param {{ map: SpaceMap, every: number, count: number, numbers: Float32Array }} moved
 * @param {MapView} view
 * @param {number} share
 */
function paintStates({ ctx, theme, shades }, { map, every, count, numbers }, view, share) {
  const depths = map.depths ?? map.levels.length - 1;
  let depth = 0;
  let colour = '';
  for (let index = 0; index < count; index++) {
    const place = index * every;
    const role = roleAt(map, place, view);
    if (view.hides && role === 'unseen') continue;
    while (map.levels[depth + 1] <= place) depth += 1;
    // The frontier is drawn as outlines: give its filled cells the colour of the outline.
    const isOutline = role === 'frontier' && view.colour === 'role';
    const own = isOutline
      ? shades.waitingEdge
      : areaColour(role, view.colour, depth / Math.max(1, depths - 1), theme);
    if (own !== colour) {
      if (colour) ctx.fill();
      colour = own;
      ctx.fillStyle = own;
      ctx.beginPath();
    }
    const at = index * NUMBERS;
    const between = (/** @type {number} */ number) =>
      numbers[at + number] + share * (numbers[at + number + 3] - numbers[at + number]);
    const size = between(2);
    ctx.rect(between(0) - size / 2, between(1) - size / 2, size, size);
  }
  if (colour) ctx.fill();
}
