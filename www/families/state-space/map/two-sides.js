/**
 * The whole map of a run: one layout for a search from one side; for a search from both sides two,
 * growing towards each other, and the line that joins them in the state where they meet.
 * @import { Camera, Ctx, LayoutBox, Lit, MapLayout, MapView, Point, Rect, SpaceMap, Theme } from '../../../canvas/types.js'
 */
import { ALL_LIT, answerPath, litFrom } from '../../../canvas/answer-path.js';
import { onCanvas, WHOLE } from '../../../canvas/camera.js';
import { Lettering } from '../../../canvas/text-cache.js';
import { fadeEdges } from './beam-light.js';
import { levelSizes } from './level-geometry.js';
import { discIn, discR, MARGIN_PX } from './ring-geometry.js';

/** Below a map: its title, and each further line. */
const TITLE_PX = 28;
const LINE_PX = 18;
const TITLE_GAP_PX = 4;

/** How soon what a nearer camera cuts off fades towards the edges. */
const FADE_BY_ZOOM = 5;

/** Around each of two discs. */
const RIM_PX = 4;

/** A smaller side of two has this share of the box, however few its states are. */
const LEAST_SHARE = 0.28;

/** Around a disc and its rim that does not fill its box, and the room for a title below it. */
const AROUND_PX = 12;
export const TITLED_PX = 120;

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
   * @param {readonly (string | readonly string[])[]} [titles] of the sides: the lines below each
   */
  constructor(Layout, sides, box, titles = []) {
    const { length } = sides;
    const tall = isTall(box);
    const lines = titles.map((title) => [title].flat());
    const foot = footOf(Math.max(0, ...lines.map((own) => own.length)));
    // What both have one scale for.
    const depths = Math.max(...sides.map(({ levels }) => levels.length - 1));
    const fullest = Math.max(...sides.flatMap(({ levels }) => levelSizes(levels)));
    const extents = sides.map((side) => Layout.extentOf?.(side) ?? 1);
    const hasScale = length > 1 || box.statePx !== undefined;
    const statePx = box.statePx ?? statePxIn(extents, box, foot);
    const places = placesOf(extents, box, foot, box.statePx);
    this.#sides = sides;
    this.#box = box;
    this.#titles = lines;
    this.#parts = sides.map((side, i) => {
      const { corner, width, height } = places[i];
      const layout = new Layout(length > 1 ? { ...withEnds(side, i), depths, fullest } : side, {
        ...box,
        ...{ width, height, mirrored: i > 0 && !tall },
        ...(hasScale ? { statePx, depthWord: '' } : {}),
      });
      const low = Math.min(height, (layout.lowest ?? height) + TITLE_GAP_PX);
      // The line that joins two maps must not cross a title: the upper one has it above.
      const top = (layout.highest ?? 0) - TITLE_GAP_PX - foot;
      const below = tall && i === 0 && length > 1 ? Math.max(-foot, top) : low;
      const title = { x: corner.x + width / 2, y: corner.y + below + TITLE_PX / 2 };
      return { layout, corner, title, camera: { zoom: 1, ...corner } };
    });
    this.look(WHOLE, { x: 0, y: 0, width: box.width, height: box.height });
  }

  /** Whether bitmaps are still to be made by the next paint. */
  get unfinished() {
    return this.#parts.some(({ layout }) => layout.unfinished);
  }

  /** The plan of the only disc, as the whole map shows it; null where there is another picture. */
  get disc() {
    const [{ layout }, other] = this.#parts;
    return other ? null : (layout.disc ?? null);
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
    const rims = [theme.forward, theme.backward];
    this.#parts.forEach(({ layout }, i) => {
      // The path goes on where the sides meet.
      const before = i > 0 ? this.#sides[0].path.length - 1 : 0;
      layout.paint(ctx, { ...views[i], lit: litFrom(views[i].lit, before) }, theme);
      const hasRim = isPair && this.#sides[i].order.length > 0 && !views[i].hidesExtent;
      if (hasRim) layout.paintRim?.(ctx, rims[i]);
    });
    // Where the film comes near, the rest of the map goes on beyond the canvas.
    if (this.#camera.fades) {
      fadeEdges(ctx, this.#box, Math.min(1, FADE_BY_ZOOM * (this.#camera.zoom - 1)));
    }
    if (this.#titles.length > 0) this.#paintTitles(ctx, theme);
    const meeting = isPair ? this.meeting() : null;
    if (views[0].answered && meeting) this.#join(ctx, meeting, views[0].lit ?? ALL_LIT, theme);
  }

  /**
   * The line between the two places of the state in which the sides meet: a part of the path that is
   * no move.
   * @param {Ctx} ctx
   * @param {Point[]} meeting
   * @param {Lit} lit
   * @param {Theme} theme
   */
  #join(ctx, meeting, lit, theme) {
    const isLit = lit.edges >= this.#sides[0].path.length - 1;
    if (isLit || lit.rest > 0) {
      const edges = isLit ? Infinity : -1;
      answerPath(ctx, meeting, false, theme, { ...lit, edges, marker: -1 });
    }
  }

  /**
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  #paintTitles(ctx, theme) {
    const { width, height } = this.#box;
    const canvas = { x: 0, y: 0, width, height };
    const inks = [theme.forwardInk, theme.backwardInk];
    this.#lettering.paint(ctx, canvas, [this.#camera, theme], (sheet) => {
      sheet.textAlign = 'center';
      sheet.textBaseline = 'middle';
      this.#parts.forEach(({ title }, i) => {
        const { x, y } = onCanvas(this.#camera, title);
        (this.#titles[i] ?? []).forEach((line, below) => {
          // As large as letters are, as far as the room of a line goes.
          const px = Math.min(13 * theme.type, below > 0 ? 15 : 22);
          sheet.font = `${below > 0 ? 400 : 600} ${px}px ${theme.font}`;
          sheet.fillStyle = below > 0 ? theme.ink2 : inks[i];
          // What is wider than its disc is not cut off at the edge.
          const half = sheet.measureText(line).width / 2;
          const seen = Math.max(half, Math.min(width - half, x));
          sheet.fillText(line, this.#camera === WHOLE ? seen : x, y + below * LINE_PX);
        });
      });
    });
  }

  /** The state in which the sides meet, on each of them. */
  meeting() {
    const [from, to] = this.#sides.map(({ path }) => path);
    if (!from.length || !to?.length) return null;
    return [this.pointAt(0, from[from.length - 1]), this.pointAt(1, to[0])];
  }

  /** Where a component stands that was not searched; null where there is none. */
  other() {
    return this.#parts[0].layout.other ?? null;
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

  /**
   * How large a state is drawn, px.
   * @param {number} side
   * @param {number} position
   */
  sizeAt(side, position) {
    return this.#parts[side].layout.cellAt(position).size;
  }
}

/** What two maps lie along. @param {{ width: number, height: number }} box */
const isTall = ({ width, height }) => height > width;

/** The room below a map. @param {number} lines of its title */
export const footOf = (lines) => (lines > 0 ? TITLE_PX + (lines - 1) * LINE_PX : 0);

/**
 * The largest scale at which the discs of some sides fit in a box.
 * @param {readonly number[]} extents of the sides: what their radii are proportional to
 * @param {{ width: number, height: number }} box
 * @param {number} [foot] px below each
 * @returns {number} the radius of a disc of one state, px
 */
export function statePxIn(extents, box, foot = 0) {
  const rim = extents.length > 1 ? RIM_PX : 0;
  const fits = placesOf(extents, box, foot).map(
    ({ width, height }, i) => (discIn(width, height).radius - rim) / extents[i],
  );
  return Math.max(0, Math.min(...fits));
}

/**
 * Where the sides lie in the box, one behind the other along its longer edge: they share it, or
 * stand in its middle where they are smaller than that.
 * @param {readonly number[]} extents
 * @param {{ width: number, height: number }} box
 * @param {number} foot px below each
 * @param {number} [statePx] the scale, where they do not fill the box
 */
function placesOf(extents, box, foot, statePx) {
  const tall = isTall(box);
  const room = tall ? box.height : box.width;
  const least = tall ? 0 : TITLED_PX;
  const own = extents.map((extent) =>
    Math.max(least, 2 * (discR(extent, statePx ?? 0) + AROUND_PX) + (tall ? foot : 0)),
  );
  const taken = own.reduce((sum, px) => sum + px, 0);
  const isLoose = extents.length > 1 && statePx !== undefined && taken <= room;
  const around = 2 * (MARGIN_PX + RIM_PX) + (tall ? foot : 0);
  const lengths = isLoose ? own : lengthsOf(extents, room, around);
  let from = isLoose ? (room - taken) / 2 : 0;
  return lengths.map((length, i) => {
    const above = tall && extents.length > 1 && i === 0 ? foot : 0;
    const corner = tall ? { x: 0, y: from + above } : { x: from, y: 0 };
    from += length;
    return {
      corner,
      width: tall ? box.width : length,
      height: (tall ? length : box.height) - foot,
    };
  });
}

/**
 * How one side or two share a room, so that they fill it at one scale; none is too small to be looked
 * at.
 * @param {readonly number[]} extents
 * @param {number} room px
 * @param {number} around px of each that are no part of its disc
 */
function lengthsOf(extents, room, around) {
  if (extents.length === 1) return [room];
  const total = extents.reduce((sum, extent) => sum + extent, 0);
  const least = LEAST_SHARE * room;
  const free = room - extents.length * around;
  return extents.map((extent) =>
    Math.max(least, Math.min(room - least, around + (free * extent) / total)),
  );
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
