/**
 * The whole map of a run: one layout for a search from one side; for a search from both sides two,
 * growing towards each other, and the line that joins them in the state where they meet.
 * @import { Camera, Ctx, LayoutBox, MapLayout, MapView, Point, Rect, SpaceMap, Theme } from './types.js'
 */
import { onCanvas, WHOLE } from './camera.js';
import { Lettering } from './lettering.js';
import { fadeEdges } from './light.js';
import { answerPath } from './marks.js';
import { levelSizes } from './plan.js';
import { discIn } from './ringplan.js';

/** Below each of two maps. */
const TITLE_PX = 28;
const TITLE_GAP_PX = 4;

/** Around each of two discs. */
const RIM_PX = 4;

/** A smaller side of two has this share of the box, however few its states are. */
const LEAST_SHARE = 0.28;

/**
 * @typedef {(new (map: SpaceMap, box: LayoutBox) => MapLayout) & {
 *   extentOf?: (map: SpaceMap) => number }} Layout
 */

export class SidesLayout {
  #sides;
  #parts;
  #titles;
  #box;
  #lettering = new Lettering();
  /** @type {Camera} */
  #camera = WHOLE;

  /**
   * @param {Layout} Layout of each side
   * @param {readonly SpaceMap[]} sides
   * @param {LayoutBox} box
   * @param {readonly string[]} [titles] of the sides
   */
  constructor(Layout, sides, box, titles = []) {
    const { length } = sides;
    const tall = box.height > box.width;
    const foot = length > 1 && titles.length > 0 ? TITLE_PX : 0;
    // What both have one scale for.
    const depths = Math.max(...sides.map(({ levels }) => levels.length - 1));
    const fullest = Math.max(...sides.flatMap(({ levels }) => levelSizes(levels)));
    const extents = sides.map((side) => Layout.extentOf?.(side) ?? 1);
    const [first] = sharesOf(extents);
    const places = sides.map((_, i) => {
      const [from, to] = length === 1 ? [0, 1] : i === 0 ? [0, first] : [first, 1];
      const share = to - from;
      return {
        corner: tall ? { x: 0, y: from * box.height } : { x: from * box.width, y: 0 },
        width: tall ? box.width : share * box.width,
        height: (tall ? share * box.height : box.height) - foot,
      };
    });
    const statePx = Math.min(
      ...places.map(({ width, height }, i) => (discIn(width, height).radius - RIM_PX) / extents[i]),
    );
    this.#sides = sides;
    this.#box = box;
    this.#titles = titles;
    this.#parts = sides.map((side, i) => {
      const { corner, width, height } = places[i];
      const layout = new Layout(length > 1 ? { ...withEnds(side, i), depths, fullest } : side, {
        ...box,
        ...{ width, height, mirrored: i > 0 && !tall },
        ...(length > 1 ? { statePx, depthWord: '' } : {}),
      });
      const low = Math.min(height, (layout.lowest ?? height) + TITLE_GAP_PX);
      const title = { x: corner.x + width / 2, y: corner.y + low + foot / 2 };
      return { layout, corner, title, camera: { zoom: 1, ...corner } };
    });
    this.look(WHOLE, { x: 0, y: 0, width: box.width, height: box.height });
  }

  /** Whether bitmaps are still to be made by the next paint. */
  get unfinished() {
    return this.#parts.some(({ layout }) => layout.unfinished);
  }

  /**
   * @param {Camera} camera
   * @param {Rect} window
   * @param {boolean} [moving]
   */
  look(camera, window, moving = false) {
    for (const part of this.#parts) {
      // A layout that gets the same camera again has nothing to plan anew.
      if (camera !== this.#camera) {
        part.camera = { zoom: camera.zoom, ...onCanvas(camera, part.corner) };
      }
      part.layout.look(part.camera, window, moving);
    }
    this.#camera = camera;
  }

  /**
   * @param {Ctx} ctx scaled to CSS px and cleared
   * @param {readonly MapView[]} views of the sides
   * @param {Theme} theme
   */
  paint(ctx, views, theme) {
    if (views.some(({ light }) => light)) {
      this.#parts.forEach(({ layout }, i) => layout.paintLight?.(ctx, views[i], theme));
      fadeEdges(ctx, this.#box);
    }
    const isPair = this.#parts.length > 1;
    const colours = [theme.forward, theme.backward];
    this.#parts.forEach(({ layout }, i) => {
      layout.paint(ctx, views[i], theme);
      if (isPair && this.#sides[i].order.length > 0) layout.paintRim?.(ctx, colours[i]);
    });
    if (!isPair) return;
    const { width, height } = this.#box;
    const canvas = { x: 0, y: 0, width, height };
    this.#lettering.paint(ctx, canvas, [this.#camera, theme], (sheet) => {
      sheet.font = `600 13.5px ${theme.font}`;
      sheet.textAlign = 'center';
      sheet.textBaseline = 'middle';
      this.#parts.forEach(({ title }, i) => {
        const { x, y } = onCanvas(this.#camera, title);
        sheet.fillStyle = colours[i];
        sheet.fillText(this.#titles[i] ?? '', x, y);
      });
    });
    const meeting = this.meeting();
    if (views[0].answered && meeting) answerPath(ctx, meeting, false, theme);
  }

  /** The state in which the sides meet, on each of them. */
  meeting() {
    const [from, to] = this.#sides.map(({ path }) => path);
    if (!from.length || !to?.length) return null;
    return [this.pointAt(0, from[from.length - 1]), this.pointAt(1, to[0])];
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {{ side: number, state: number }} what is drawn there; state -1 for nothing
   */
  spotAt(x, y) {
    const states = this.#parts.map(({ layout }) => layout.stateAt(x, y));
    const side = Math.max(
      0,
      states.findIndex((state) => state >= 0),
    );
    return { side, state: states[side] };
  }

  /**
   * @param {number} side
   * @param {number} position
   * @returns {Point}
   */
  pointAt(side, position) {
    return this.#parts[side].layout.pointAt(position);
  }
}

/**
 * Shares of a box.
 * @param {number[]} extents
 */
function sharesOf(extents) {
  const total = extents.reduce((sum, extent) => sum + extent, 0);
  return extents.map((extent) => Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, extent / total)));
}

/**
 * A side of two with what its stars mark: the goals, which the backward side starts from. The state
 * in which the sides meet has a line instead.
 * @param {SpaceMap} side
 * @param {number} index
 * @returns {SpaceMap}
 */
function withEnds(side, index) {
  const goals = index === 0 ? [] : Array(side.levels[1] ?? 0).keys();
  return { ...side, goals: Uint32Array.from(goals), components: [] };
}
