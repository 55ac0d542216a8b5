/**
 * The maps of the lanes of a race, to one scale: the area of a state is the same in all of them. A
 * lane is drawn as far as it comes, so that its discs are what it discovers.
 * @import { Lane } from '../types.js'
 * @import { Ctx, LayoutBox, SpaceMap } from '../../../canvas/types.js'
 * @import { Viewer } from '../types.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';
import { isEnlarged } from './ring-geometry.js';
import { TITLED_PX, footOf, statePxIn } from './two-sides.js';
import { sideTitles } from './map.js';
import { MapCanvas } from './map-canvas.js';
import { MapPicture } from './map-picture.js';

/** In a lower box, as in a narrow one, the discs have no titles, or none with their counts. */
const TITLED_FROM_PX = 110;
const COUNTED_FROM_PX = 150;

/** @typedef {{ width: number, height: number }} Box */

/**
 * How many states each side of a lane has discovered at its end; a side that is not begun is left out.
 * @param {Pick<Lane, 'last'>} lane
 * @returns {number[]}
 */
export const countsOf = ({ last }) =>
  last.sides.map(({ discovered }) => discovered).filter((count) => count > 0);

/**
 * The largest scale at which each lane fits in its box.
 * @param {readonly number[][]} counts of the lanes
 * @param {readonly Box[]} boxes
 * @returns {number} the radius of a disc of one state, px
 */
export function scaleOf(counts, boxes) {
  const fits = counts.map((own, lane) => {
    const foot = own.length > 1 ? footOf(linesIn(boxes[lane])) : 0;
    return statePxIn(own.map(Math.sqrt), boxes[lane], foot);
  });
  return Math.min(...fits);
}

/** How many lines there is room for below each of two discs. @param {Box} box */
function linesIn({ width, height }) {
  if (width < (height > width ? 1 : 2) * TITLED_PX) return 0;
  const px = height > width ? height / 2 : height;
  return Number(px >= TITLED_FROM_PX) + Number(px >= COUNTED_FROM_PX);
}

/**
 * The part of a side that is discovered by then.
 * @param {SpaceMap} side
 * @param {number} discovered
 * @returns {SpaceMap}
 */
export function visited(side, discovered) {
  const { order, levels, goals, path } = side;
  const begun = levels.filter((from) => from < discovered);
  return {
    ...side,
    order: order.subarray(0, discovered),
    levels: Uint32Array.of(...begun, discovered),
    goals: goals.filter((position) => position < discovered),
    path: path.some((position) => position >= discovered) ? new Uint32Array() : path,
    components: [],
  };
}

/** A lane's canvas, and as much of its map as it visits. */
class LaneMap {
  canvas;
  /** @type {{ sides: SpaceMap[] } | null} */
  #map = null;
  #of = new Inputs();
  /** The picture of it to take away, once one is made. @type {MapPicture | null} */
  picture = null;

  /** @param {() => void} refresh */
  constructor(refresh) {
    this.canvas = new MapCanvas(refresh);
  }

  /** What there is to draw of the lane. @param {Lane} lane */
  shown(lane) {
    return { map: this.#follow(lane), frame: lane.frame, event: lane.session.event() };
  }

  /** @param {Lane} lane */
  #follow({ picture, last }) {
    const counts = last.sides.map(({ discovered }) => discovered);
    if (!this.#of.changed(picture, ...counts)) return this.#map;
    const sides = picture?.sides;
    this.#map = sides ? { sides: sides.map((side, i) => visited(side, counts[i])) } : null;
    return this.#map;
  }

  /** The box that it is drawn in, once it is known. */
  get box() {
    const { surface } = this.canvas;
    return surface && surface.width > 0 ? surface : null;
  }
}

export class LaneMaps {
  #viewer;
  /** A lane that is gone takes its picture along. @type {WeakMap<Lane, LaneMap>} */
  #maps = new WeakMap();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * @param {Element} canvas
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   */
  paint(canvas, lane, lanes) {
    const own = this.#mapOf(lane);
    const { box } = own;
    const shown = this.#shown(own, lane);
    own.canvas.paint(canvas, shown, this.#viewer.theme, box ? this.#writing(lane, lanes, box) : {});
  }

  /**
   * Draws a lane off the page; all lanes have such a box.
   * @param {Ctx} ctx
   * @param {LayoutBox} box
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   */
  draw(ctx, box, lane, lanes) {
    const own = this.#mapOf(lane);
    own.picture ??= new MapPicture(this.#viewer);
    const boxes = lanes.map(() => box);
    const writing = this.#titled(lane, scaleOf(lanes.map(countsOf), boxes), box);
    own.picture.drawLike(ctx, box, { canvas: own.canvas, shown: this.#shown(own, lane), writing });
  }

  /**
   * What there is to draw of a lane; where its end is hidden, so is how large its discs become.
   * @param {LaneMap} own
   * @param {Lane} lane
   */
  #shown(own, lane) {
    const hides = this.#hidesEndOf(lane);
    const { holds: light } = this.#viewer.evenness;
    return { ...own.shown(lane), hides, hidesExtent: hides, light };
  }

  /** @param {Lane} lane */
  #hidesEndOf({ units }) {
    const { hidesFuture, race } = this.#viewer;
    return hidesFuture && race !== null && race.player.cursor < units;
  }

  /** @param {Lane} lane */
  #mapOf(lane) {
    const map = this.#maps.get(lane) ?? new LaneMap(() => this.#viewer.refresh());
    this.#maps.set(lane, map);
    return map;
  }

  /**
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   * @param {Box} box the lane's
   */
  #writing(lane, lanes, box) {
    const boxes = lanes.map((other) => this.#mapOf(other).box ?? box);
    return this.#titled(lane, scaleOf(lanes.map(countsOf), boxes), box);
  }

  /** @param {Lane} lane @param {number} statePx @param {Box} box the lane's */
  #titled(lane, statePx, box) {
    const titles = this.#titles(countsOf(lane), linesIn(box), statePx);
    // The lines stay, so that nothing moves when they tell how many there are.
    const named = titles.map(([side, ...lines]) => [side, ...lines.map(() => '')]);
    return { statePx, titles: this.#hidesEndOf(lane) ? named : titles };
  }

  /**
   * What stands below the discs: which of two sides they are and how many states, and where one is
   * drawn larger than its scale says.
   * @param {number[]} counts
   * @param {number} lines
   * @param {number} statePx
   */
  #titles(counts, lines, statePx) {
    const { words } = this.#viewer;
    const sides = sideTitles(words);
    const enlarged = words.text('state-space.race.enlarged');
    const isLarge = counts.map((count) => isEnlarged(Math.sqrt(count), statePx));
    if (lines === 0) return [];
    if (counts.length === 1) return isLarge[0] ? [['', enlarged]] : [];
    return counts.map((count, side) => {
      const boards = words.text('state-space.race.boards', { count });
      const note = isLarge[side] ? `${boards}, ${enlarged}` : boards;
      return lines > 1 ? [sides[side], note] : [sides[side]];
    });
  }
}
