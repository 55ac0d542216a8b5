/**
 * Whole map of a run. A one-sided search has one layout. A two-sided search has two layouts, and a
 * line that joins them at the meeting state.
 * @import { Camera, LayoutBox, Lit, MapLayout, MapView, Point, Rect, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { Cursor } from './places.js'
 */
import { ALL_LIT, answerPath, litFrom } from '../../../canvas/answer-path.js';
import { onCanvas, WHOLE } from '../../../canvas/camera.js';
import { Pen, Sheet } from '../../../canvas/pen.js';
import { greatest } from '../../../core/util/extremes.js';
import { fadeEdges } from './beam-light.js';
import { levelSizes } from './level-geometry.js';
import { placeOf } from './places.js';
import { discIn, discR, MARGIN_PX } from './ring-geometry.js';
import { roleOf } from './small-space.js';
import { MOST_MOVES } from './state-marks.js';

/**
 * Height of the title below a map, height of each further line, and gap between map and title, in
 * CSS px.
 */
const TITLE_PX = 28;
const LINE_PX = 18;
const TITLE_GAP_PX = 4;

/** Strength of the fade at the edges of the canvas, per unit of zoom above 1. */
const FADE_BY_ZOOM = 5;

/** Width reserved for the rim around each of two discs, in CSS px. */
const RIM_PX = 4;

/** Minimum share of the box that each of two sides gets. */
const LEAST_SHARE = 0.28;

/** Maps are stacked only if their scale is at least this share of the scale side by side. */
const STACKED_FROM = 0.95;

/** Minimum radius of the ring around a meeting state, in CSS px. */
const LEAST_RING_PX = 6;

/** Cache of the themes for the second side, by theme. @type {WeakMap<Theme, Theme>} */
const backward = new WeakMap();

/** Returns a theme whose expanded states have the hue of the side from the goal. @param {Theme} theme */
function backwardTheme(theme) {
  const known = backward.get(theme) ?? { ...theme, expanded: theme.backward };
  backward.set(theme, known);
  return known;
}

/** Margin around a disc that does not fill its box, and minimum width for a title, in CSS px. */
const AROUND_PX = 12;
export const TITLED_PX = 120;

/**
 * @typedef {(new (map: SpaceMap, box: LayoutBox) => MapLayout) & {
 *   extentOf?: (map: SpaceMap) => number, isShared?: boolean }} Layout
 */

export class SidesLayout {
  #sides;
  #parts;
  #titles;
  #box;
  /** Whether both sides share one picture. */
  #isShared;
  #lettering = new Sheet();
  /** @type {Camera} */
  #camera = WHOLE;

  /**
   * @param {Layout} Layout layout class of each side
   * @param {readonly SpaceMap[]} sides
   * @param {LayoutBox} box
   * @param {readonly (string | readonly string[])[]} [titles] lines below the map of each side
   */
  constructor(Layout, sides, box, titles = []) {
    const { length } = sides;
    const lines = titles.map((title) => [title].flat());
    const foot = footOf(Math.max(0, ...lines.map((own) => own.length)));
    // Both sides share one scale.
    const depths = Math.max(...sides.map(({ levels }) => levels.length - 1));
    const fullest = greatest(sides.map(({ levels }) => greatest(levelSizes(levels))));
    const extents = sides.map((side) => Layout.extentOf?.(side) ?? 1);
    const stacked = isStacked(extents, box, foot);
    const hasScale = length > 1 || box.statePx !== undefined;
    const statePx = box.statePx ?? statePxIn(extents, box, foot);
    this.#isShared = length > 1 && Layout.isShared === true;
    const places = this.#isShared
      ? sides.map(() => ({ corner: { x: 0, y: 0 }, width: box.width, height: box.height - foot }))
      : placesOf(extents, box, { foot, stacked, statePx: box.statePx });
    this.#sides = sides;
    this.#box = box;
    this.#titles = lines;
    this.#parts = sides.map((side, i) => {
      const { corner, width, height } = places[i];
      const layout = new Layout(length > 1 ? { ...withEnds(side, i), depths, fullest } : side, {
        ...box,
        ...{ width, height, mirrored: i > 0 && !stacked },
        ...(hasScale ? { statePx, depthWord: '' } : {}),
      });
      const low = Math.min(height, (layout.lowest ?? height) + TITLE_GAP_PX);
      // In a stacked box, put the title of the upper map above it, so that the joining line does not
      // cross the title.
      const top = (layout.highest ?? 0) - TITLE_GAP_PX - foot;
      const below = stacked && i === 0 && length > 1 ? Math.max(-foot, top) : low;
      const title = this.#isShared
        ? { x: (width * (1 + 2 * i)) / 4, y: low + TITLE_PX / 2 }
        : { x: corner.x + width / 2, y: corner.y + below + TITLE_PX / 2 };
      return { layout, corner, title, camera: { zoom: 1, ...corner } };
    });
    this.look(WHOLE, { x: 0, y: 0, width: box.width, height: box.height });
  }

  /** Whether pixel tables are missing; the next paint continues them. */
  get unfinished() {
    return this.#parts.some(({ layout }) => layout.unfinished);
  }

  /** Plan of the disc, without zoom; null if there are two sides or another layout. */
  get disc() {
    const [{ layout }, other] = this.#parts;
    return other ? null : (layout.disc ?? null);
  }

  /**
   * Applies a camera.
   * @param {Camera} camera
   * @param {Rect} window visible part of the canvas
   * @param {boolean} [moving] whether the camera is still moving
   */
  look(camera, window, moving = false) {
    for (const part of this.#parts) {
      // Keep the old camera objects if the camera is the same: a new object makes a layout compute
      // its geometry again.
      if (camera !== this.#camera) {
        part.camera = { zoom: camera.zoom, ...onCanvas(camera, part.corner) };
      }
      part.layout.look(part.camera, window, moving);
    }
    this.#camera = camera;
  }

  /**
   * Paints both sides, their titles and the joining line.
   * @param {Pen} pen on a cleared canvas
   * @param {readonly MapView[]} views view of each side
   */
  paint(pen, views) {
    const { ctx, theme } = pen;
    if (views.some(({ light }) => light)) {
      this.#parts.forEach(({ layout }, i) => layout.paintLight?.(pen, views[i]));
      fadeEdges(ctx, this.#box);
    }
    const isPair = this.#parts.length > 1;
    const rims = [theme.forward, theme.backward];
    this.#parts.forEach(({ layout }, i) => {
      // The path of the second side continues the path of the first.
      const before = i > 0 ? this.#sides[0].path.length - 1 : 0;
      const over = this.#isShared && i > 0;
      const view = { ...views[i], lit: litFrom(views[i].lit, before), over };
      // The second side dims the cells of both.
      if (view.lit && this.#dimsTwice && !over) view.lit = { ...view.lit, dim: 0 };
      layout.paint(over ? new Pen(ctx, backwardTheme(theme), pen.scale) : pen, view);
      const hasRim = isPair && this.#sides[i].order.length > 0 && !views[i].hidesExtent;
      if (hasRim) layout.paintRim?.(pen, rims[i]);
    });
    // A camera that zooms automatically makes the map fade at the edges of the canvas.
    if (this.#camera.fades) {
      fadeEdges(ctx, this.#box, Math.min(1, FADE_BY_ZOOM * (this.#camera.zoom - 1)));
    }
    if (this.#titles.length > 0) this.#paintTitles(pen);
    const meeting = isPair ? this.meeting() : null;
    if (!views[0].answered || !meeting) return;
    if (this.#isShared) this.#markMeeting(pen, meeting[0], views[0].lit);
    else this.#join(pen, meeting, views[0].lit ?? ALL_LIT);
  }

  /** Whether each of two sides that share one picture would dim what lies below its marks. */
  get #dimsTwice() {
    return this.#isShared && !this.#parts[0].layout.paintMeeting;
  }

  /**
   * Draws a ring around the meeting state of two sides that share one picture. The second side has
   * dimmed the path of the first: draws that path again.
   * @param {Pen} pen
   * @param {Point} at
   * @param {MapView['lit']} [lit]
   */
  #markMeeting(pen, { x, y }, lit) {
    const [{ path }] = this.#sides;
    const [{ layout }] = this.#parts;
    if (layout.paintMeeting) {
      layout.paintMeeting(pen, path[path.length - 1]);
      return;
    }
    if (lit && path.length <= MOST_MOVES)
      answerPath(
        pen,
        Array.from(path, (place) => this.pointAt(0, place)),
        false,
        { lit },
      );
    const radius = Math.max(LEAST_RING_PX, 0.5 * this.sizeAt(0, path[path.length - 1]));
    pen.ctx.beginPath();
    pen.ctx.arc(x, y, radius, 0, 2 * Math.PI);
    pen.strokeHaloed(pen.theme.goal, 3);
  }

  /**
   * Draws the line between the two points that show the meeting state. The line is part of the
   * answer's path, but not a move.
   * @param {Pen} pen
   * @param {Point[]} meeting
   * @param {Lit} lit
   */
  #join(pen, meeting, lit) {
    const isLit = lit.edges >= this.#sides[0].path.length - 1;
    if (isLit || lit.rest > 0) {
      const edges = isLit ? Infinity : -1;
      answerPath(pen, meeting, false, { lit: { ...lit, edges, marker: -1 } });
    }
  }

  /** Writes the titles of the sides. @param {Pen} pen */
  #paintTitles(pen) {
    const { theme } = pen;
    const { width, height } = this.#box;
    const canvas = { x: 0, y: 0, width, height };
    const inks = [theme.forwardInk, theme.backwardInk];
    pen.cached(this.#lettering, [this.#camera], canvas, (sheet) => {
      this.#parts.forEach(({ title }, i) => {
        const { x, y } = onCanvas(this.#camera, title);
        (this.#titles[i] ?? []).forEach((line, below) => {
          // Scale the letters with the theme, up to the height of a line.
          const px = Math.min(13 * theme.type, below > 0 ? 15 : 22);
          const type = {
            px,
            weight: below > 0 ? 400 : 600,
            colour: below > 0 ? theme.ink2 : inks[i],
          };
          sheet.font(px, type.weight);
          // Keep a title that is wider than its disc inside the canvas.
          const half = sheet.ctx.measureText(line).width / 2;
          const seen = Math.max(half, Math.min(width - half, x));
          const at = { x: this.#camera === WHOLE ? seen : x, y: y + below * LINE_PX };
          sheet.text(line, at, type);
        });
      });
    });
  }

  /** Returns the two points that show the meeting state; null if the sides have not met. */
  meeting() {
    const [from, to] = this.#sides.map(({ path }) => path);
    if (!from.length || !to?.length) return null;
    return [this.pointAt(0, from[from.length - 1]), this.pointAt(1, to[0])];
  }

  /** Returns the point of a component that was not searched; null if there is none. */
  other() {
    return this.#parts[0].layout.other ?? null;
  }

  /** Returns the rectangle around the components that were not searched; null if there is none. */
  others() {
    return this.#parts[0].layout.others ?? null;
  }

  /**
   * Returns what is drawn at a point of the canvas.
   * @param {number} x
   * @param {number} y
   * @returns {{ side: number, state: number }} side and rank of the state; rank -1 for none
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
   * Returns the cell of the board at a point of the canvas; -1 if there is none, and in other
   * layouts.
   * @param {number} x
   * @param {number} y
   */
  boardCellAt(x, y) {
    const cells = this.#parts.map(({ layout }) => layout.boardCellAt?.(x, y) ?? -1);
    return Math.max(...cells);
  }

  /**
   * Returns the side and the state to which an arrow key leads; null for other keys, and in layouts
   * without a `walk` of their own.
   * @param {number} rank
   * @param {string} key
   * @param {readonly Cursor[] | null} [found] counts of discovered states of each side, if only
   *   these are visible
   */
  walk(rank, key, found = null) {
    /** @param {number} state */
    const isShown = (state) =>
      !found ||
      this.#sides.some((map, side) => roleOf(map, placeOf(map, state), found[side]) !== 'unseen');
    const state = this.#parts[0].layout.walk?.(rank, key, isShown) ?? null;
    if (state === null) return null;
    const side = this.#sides.findIndex((map) => placeOf(map, state) >= 0);
    return { side: Math.max(0, side), state };
  }

  /**
   * Returns the centre of a state's cell.
   * @param {number} side
   * @param {number} position place of the state
   * @returns {Point}
   */
  pointAt(side, position) {
    return this.#parts[side].layout.pointAt(position);
  }

  /** Returns the centre of a state's area; null if no side shows it. @param {number} rank */
  pointOf(rank) {
    return this.#parts[0].layout.pointOf(rank);
  }

  /**
   * Returns the size of a state's cell, in CSS px.
   * @param {number} side
   * @param {number} position place of the state
   */
  sizeAt(side, position) {
    return this.#parts[side].layout.cellAt(position).size;
  }
}

/**
 * Returns whether two maps are stacked: if the box is taller than wide, and if that does not make
 * their discs much smaller than side by side.
 * @param {readonly number[]} extents
 * @param {{ width: number, height: number }} box
 * @param {number} foot
 */
const isStacked = (extents, box, foot) =>
  box.height > box.width &&
  statePxOf(extents, box, foot, true) > STACKED_FROM * statePxOf(extents, box, foot, false);

/**
 * Returns the height needed below a map for a title, in CSS px.
 * @param {number} lines number of lines of the title
 */
export const footOf = (lines) => (lines > 0 ? TITLE_PX + (lines - 1) * LINE_PX : 0);

/**
 * Returns the largest scale at which the discs of all sides fit in a box.
 * @param {readonly number[]} extents value proportional to the radius of each side's disc
 * @param {{ width: number, height: number }} box
 * @param {number} [foot] height reserved below each disc, in CSS px
 * @returns {number} radius of a disc of one state, in CSS px
 */
export const statePxIn = (extents, box, foot = 0) =>
  statePxOf(extents, box, foot, isStacked(extents, box, foot));

/**
 * Returns the largest scale at which the discs of all sides fit in a box, stacked or side by side.
 * @param {readonly number[]} extents
 * @param {{ width: number, height: number }} box
 * @param {number} foot
 * @param {boolean} stacked
 */
function statePxOf(extents, box, foot, stacked) {
  const rim = extents.length > 1 ? RIM_PX : 0;
  const fits = placesOf(extents, box, { foot, stacked }).map(
    ({ width, height }, i) => (discIn(width, height).radius - rim) / extents[i],
  );
  return Math.max(0, Math.min(...fits));
}

/**
 * Returns the boxes of the sides, one after the other along the longer edge. The sides share the
 * whole edge; if a given scale makes them smaller, they stand in its middle.
 * @param {readonly number[]} extents value proportional to the radius of each side's disc
 * @param {{ width: number, height: number }} box
 * @param {{ foot: number, stacked: boolean, statePx?: number }} how height reserved below each
 *   side, in CSS px; direction; fixed scale: the radius of a disc of one state
 */
function placesOf(extents, box, { foot, stacked, statePx }) {
  const room = stacked ? box.height : box.width;
  const least = stacked ? 0 : TITLED_PX;
  const own = extents.map((extent) =>
    Math.max(least, 2 * (discR(extent, statePx ?? 0) + AROUND_PX) + (stacked ? foot : 0)),
  );
  const taken = own.reduce((sum, px) => sum + px, 0);
  const isLoose = extents.length > 1 && statePx !== undefined && taken <= room;
  const around = 2 * (MARGIN_PX + RIM_PX) + (stacked ? foot : 0);
  const lengths = isLoose ? own : lengthsOf(extents, room, around);
  let from = isLoose ? (room - taken) / 2 : 0;
  return lengths.map((length, i) => {
    const above = stacked && extents.length > 1 && i === 0 ? foot : 0;
    const corner = stacked ? { x: 0, y: from + above } : { x: from, y: 0 };
    from += length;
    return {
      corner,
      width: stacked ? box.width : length,
      height: (stacked ? length : box.height) - foot,
    };
  });
}

/**
 * Returns the lengths of one or two sides that share a length at one scale. No side gets less than
 * the minimum.
 * @param {readonly number[]} extents value proportional to the radius of each side's disc
 * @param {number} room length to share, in CSS px
 * @param {number} around margins of each disc within its length, in CSS px
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
 * Returns the map of one of two sides, with stars on the goals from which the backward side starts.
 * The state where the sides meet gets no star: the line that joins the sides marks it.
 * @param {SpaceMap} side
 * @param {number} index
 * @returns {SpaceMap}
 */
function withEnds(side, index) {
  const goals = index === 0 ? [] : Array(side.levels[1] ?? 0).keys();
  return { ...side, goals: Uint32Array.from(goals), components: [] };
}
