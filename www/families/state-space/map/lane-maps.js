/**
 * Draws the maps of a race's lanes at one scale. If the states of all lanes are on one map, every
 * lane is drawn on the same disc (`LaneDiscs`). Otherwise a state has the same area in every lane,
 * and each map shows only the states that its lane discovers.
 * @import { Lane } from '../types.js'
 * @import { Ctx, LayoutBox, SpaceMap } from '../../../canvas/types.js'
 * @import { Viewer } from '../types.js'
 */
import { least } from '../../../core/util/bisect.js';
import { Inputs } from '../../../core/util/memo-key.js';
import { isEnlarged } from './ring-geometry.js';
import { TITLED_PX, footOf, statePxIn } from './two-sides.js';
import { boardOf, laneLayoutOf, sideTitles } from './map.js';
import { MapCanvas } from './map-canvas.js';
import { MapPicture } from './map-picture.js';
import { LaneDiscs } from './lane-discs.js';

/**
 * Minimum height below each disc for a title, and for a title with the number of states, in CSS px.
 */
const TITLED_FROM_PX = 110;
const COUNTED_FROM_PX = 150;

/** @typedef {{ width: number, height: number }} Box */

/**
 * Returns the number of states that each side of a lane has discovered at its end. Leaves out a
 * side that was not searched.
 * @param {Pick<Lane, 'last'>} lane
 * @returns {number[]}
 */
export const countsOf = ({ last }) =>
  last.sides.map(({ discovered }) => discovered).filter((count) => count > 0);

/**
 * Returns the number of states on each disc of a lane. If any lane has another order than
 * breadth-first, every one-sided lane shows the whole map, so that the lanes can be compared.
 * @param {Lane} lane
 * @param {readonly Lane[]} lanes
 * @returns {number[]}
 */
function discsOf(lane, lanes) {
  const counts = countsOf(lane);
  const side = counts.length === 1 && isWhole(lanes) ? lane.picture?.sides[0] : null;
  return side ? [side.order.length] : counts;
}

/** Returns whether the lanes show the whole map. @param {readonly Lane[]} lanes */
const isWhole = (lanes) => lanes.some(({ last }) => last.isOrdered);

/**
 * Returns the largest scale at which every lane fits in its box.
 * @param {readonly number[][]} counts discovered states of each side, by lane
 * @param {readonly Box[]} boxes box of each lane
 * @returns {number} radius of a disc of one state, in CSS px
 */
export function scaleOf(counts, boxes) {
  const fits = counts.map((own, lane) => {
    const foot = own.length > 1 ? footOf(linesIn(boxes[lane])) : 0;
    return statePxIn(own.map(Math.sqrt), boxes[lane], foot);
  });
  return Math.min(...fits);
}

/** Returns the number of text lines that fit below each of two discs. @param {Box} box */
function linesIn({ width, height }) {
  if (width < (height > width ? 1 : 2) * TITLED_PX) return 0;
  const px = height > width ? height / 2 : height;
  return Number(px >= TITLED_FROM_PX) + Number(px >= COUNTED_FROM_PX);
}

/**
 * Returns the part of a side's map that is already discovered.
 * @param {SpaceMap} side
 * @param {number} discovered number of discovered states
 * @returns {SpaceMap}
 */
export function visited(side, discovered) {
  const isFound = (/** @type {number} */ place) => side.found[place] < discovered;
  const kept = side.order.map((_, place) => place).filter(isFound);
  /** Returns the number of kept places before a place. @param {number} place */
  const before = (place) => least(kept.length, (at) => kept[at] >= place);
  const levels = side.levels.map(before);
  const last = levels.findLastIndex((first) => first < kept.length);
  const part = (/** @type {Uint32Array} */ numbers) => kept.map((place) => numbers[place]);
  const found = part(side.found);
  return {
    ...side,
    order: part(side.order),
    found,
    expanded: side.expanded === side.found ? found : part(side.expanded),
    levels: levels.subarray(0, last + 2),
    goals: side.goals.filter(isFound).map(before),
    path: side.path.every(isFound) ? side.path.map(before) : new Uint32Array(),
    components: [],
  };
}

/** Returns the numbers of states on the discs of all lanes. @param {readonly Lane[]} lanes */
const discs = (lanes) => lanes.map((lane) => discsOf(lane, lanes));

/** Canvas of a lane, with the part of the map that the lane visits. */
class LaneMap {
  canvas;
  /** @type {{ sides: SpaceMap[] } | null} */
  #map = null;
  #of = new Inputs();
  /** Off-page picture of the lane, created at the first export. @type {MapPicture | null} */
  picture = null;

  /** @param {() => void} refresh */
  constructor(refresh) {
    this.canvas = new MapCanvas(refresh);
  }

  /** Returns what the canvas draws for a lane. */
  /** @param {Lane} lane @param {readonly Lane[]} lanes */
  shown(lane, lanes) {
    const isAll = lane.last.sides[1].discovered === 0 && isWhole(lanes);
    return { map: this.#follow(lane, isAll), frame: lane.frame, event: lane.session.event() };
  }

  /** @param {Lane} lane @param {boolean} isAll whether to show the whole map */
  #follow({ picture, last }, isAll) {
    const counts = last.sides.map(({ discovered }) => discovered);
    if (!this.#of.changed(picture, isAll, ...counts)) return this.#map;
    const sides = picture?.sides;
    const part = (/** @type {SpaceMap} */ side, /** @type {number} */ i) =>
      isAll ? { ...side, components: [] } : visited(side, counts[i]);
    this.#map = sides ? { sides: sides.map(part) } : null;
    return this.#map;
  }

  /** Size of the lane's canvas; null before it is known. */
  get box() {
    const { surface } = this.canvas;
    return surface && surface.width > 0 ? surface : null;
  }
}

export class LaneMaps {
  #viewer;
  #discs;
  /** Maps of the lanes. Weak keys free the map of a removed lane. @type {WeakMap<Lane, LaneMap>} */
  #maps = new WeakMap();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#discs = new LaneDiscs(viewer);
  }

  /** Returns whether all lanes are drawn on one disc. @param {readonly Lane[]} lanes */
  areDiscs(lanes) {
    return this.#discs.share(lanes);
  }

  /**
   * Paints a lane on the page.
   * @param {Element} canvas
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   */
  paint(canvas, lane, lanes) {
    if (this.#discs.share(lanes)) {
      this.#discs.paint(canvas, lane, lanes);
      return;
    }
    const own = this.#mapOf(lane);
    const { box } = own;
    const shown = this.#shown(own, lane, lanes);
    const writing = box ? this.#writing(lane, lanes, box) : { board: boardOf(this.#viewer) };
    own.canvas.paint(canvas, shown, this.#viewer.theme, writing);
  }

  /**
   * Draws a lane off the page; all lanes get a box of the same size.
   * @param {Ctx} ctx
   * @param {LayoutBox} box
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   */
  draw(ctx, box, lane, lanes) {
    if (this.#discs.share(lanes)) {
      this.#discs.draw(ctx, box, lane, lanes);
      return;
    }
    const own = this.#mapOf(lane);
    own.picture ??= new MapPicture(this.#viewer);
    const boxes = lanes.map(() => box);
    const writing = this.#titled(lane, scaleOf(discs(lanes), boxes), box, lanes);
    own.picture.drawLike(ctx, box, { canvas: own.canvas, shown: this.#shown(own, lane, lanes), writing }); // prettier-ignore
  }

  /** Frees the maps of exported pictures. */
  releasePictures() {
    const lanes = /** @type {readonly unknown[]} */ (this.#viewer.race?.lanes ?? []);
    for (const lane of /** @type {readonly Lane[]} */ (lanes)) {
      const own = this.#maps.get(lane);
      if (own) own.picture = null;
    }
  }

  /**
   * Returns what to draw for a lane. While the lane's end is hidden, the final size of its discs is
   * hidden, too.
   * @param {LaneMap} own
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   */
  #shown(own, lane, lanes) {
    const hides = this.#hidesEndOf(lane);
    const { holds: light } = this.#viewer.evenness;
    return { ...own.shown(lane, lanes), hides, hidesExtent: hides, light };
  }

  /** @param {Lane} lane */
  #hidesEndOf({ units }) {
    const { hidesFuture, race } = this.#viewer;
    return hidesFuture && race !== null && race.player.cursor < units;
  }

  /** @param {Lane} lane */
  #mapOf(lane) {
    const map = this.#maps.get(lane) ?? new LaneMap(() => this.#viewer.refresh());
    map.canvas.layoutName = laneLayoutOf(this.#viewer);
    this.#maps.set(lane, map);
    return map;
  }

  /**
   * Returns the texts and the scale of a lane's map.
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   * @param {Box} box box of the lane
   */
  #writing(lane, lanes, box) {
    const boxes = lanes.map((other) => this.#mapOf(other).box ?? box);
    return this.#titled(lane, scaleOf(discs(lanes), boxes), box, lanes);
  }

  /**
   * Returns the scale and the titles of a lane's map.
   * @param {Lane} lane
   * @param {number} statePx
   * @param {Box} box box of the lane
   * @param {readonly Lane[]} lanes
   */
  #titled(lane, statePx, box, lanes) {
    const titles = this.#titles(discsOf(lane, lanes), linesIn(box), statePx);
    // Keep empty lines, so that nothing moves when the numbers appear.
    const named = titles.map(([side, ...lines]) => [side, ...lines.map(() => '')]);
    const board = boardOf(this.#viewer);
    return { statePx, titles: this.#hidesEndOf(lane) ? named : titles, board };
  }

  /**
   * Returns the lines below the discs: name of the side, number of states, and a note if a disc is
   * drawn larger than the scale demands.
   * @param {number[]} counts number of states of each side
   * @param {number} lines number of lines that fit
   * @param {number} statePx radius of a disc of one state, in CSS px
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
