/**
 * Geometry of the rings, their tracks and their cells, without a canvas. Angles are in radians,
 * clockwise from 12 o'clock; lengths are in CSS px.
 * @import { Camera, Point } from '../../../canvas/types.js'
 * @import { Scanner } from './pixel-table.js'
 */
import { onCanvas } from '../../../canvas/camera.js';
import { TURN, turnOf } from '../../../canvas/geometry.js';
import { Plan } from './level-geometry.js';
import {
  CELLS_FROM_PX,
  LARGE,
  coverage,
  gapPx,
  hatching,
  outlinePx,
  either,
  outlined,
  textureOf,
} from './texture.js';

/**
 * Offset that turns angles of a plan, which begin at 12 o'clock, into canvas angles, which begin at
 * 3 o'clock.
 */
const TOP = -Math.PI / 2;
const MIN_RING_PX = 4;
/** Minimum radius of a disc, in CSS px. A smaller disc would be hard to see. */
const MIN_DISC_R = 12;

/**
 * Cell of one state, as polar bounds around the disc's centre.
 * @typedef {object} RingCell
 * @property {number} inner inner radius
 * @property {number} outer outer radius
 * @property {number} from start angle
 * @property {number} to end angle
 */

/** @typedef {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>} Path */

/**
 * Computes the radii of all rings. The area of a ring is proportional to its number of states, but
 * no ring is thinner than the minimum. If the rings do not fit that way, all have the same
 * thickness.
 * @param {ArrayLike<number>} levels place of each level's first state, then the number of states
 * @param {number} radius radius of the whole disc
 * @param {number} [leastPx] minimum thickness of a ring
 * @returns {Float64Array} radii; ring k lies between elements k and k + 1
 */
export function ringRadii(levels, radius, leastPx = MIN_RING_PX) {
  const depths = levels.length - 1;
  const least = Math.min(leastPx, radius / depths);
  const radii = new Float64Array(depths + 1);
  /** @param {number} squarePerState radius squared that one state adds */
  const grow = (squarePerState) => {
    for (let k = 0; k < depths; k++) {
      const square = radii[k] ** 2 + squarePerState * (levels[k + 1] - levels[k]);
      radii[k + 1] = Math.max(Math.sqrt(square), radii[k] + least);
    }
    return radii[depths];
  };
  let low = 0;
  let high = radius ** 2 / levels[depths];
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (grow(middle) > radius) high = middle;
    else low = middle;
  }
  grow(low);
  radii[depths] = radius;
  return radii;
}

/** Maximum margin around a disc, in CSS px. */
export const MARGIN_PX = 10;

/** Returns the margin around a disc in a box. @type {(width: number, height: number) => number} */
export const marginIn = (width, height) => Math.min(MARGIN_PX, 0.04 * Math.min(width, height));

/**
 * Returns the largest disc in a box. It lies in the middle, or farther right if something on its
 * left needs room.
 * @param {number} width
 * @param {number} height
 * @param {number} [besidePx] width needed left of the disc
 */
export function discIn(width, height, besidePx = 0) {
  const margin = marginIn(width, height);
  const radius = Math.max(1, Math.min(width, height) / 2 - margin);
  const x = Math.max(width / 2, Math.min(radius + besidePx, width - radius - margin));
  return { centre: { x, y: height / 2 }, radius };
}

/**
 * Returns the radius of a disc when several discs share a scale.
 * @param {number} extent square root of the number of states
 * @param {number} statePx radius of a disc of one state
 */
export const discR = (extent, statePx) => Math.max(MIN_DISC_R, extent * statePx);

/**
 * Returns whether a disc is drawn larger than the scale demands.
 * @param {number} extent square root of the number of states
 * @param {number} statePx radius of a disc of one state
 */
export const isEnlarged = (extent, statePx) => extent * statePx < MIN_DISC_R;

/**
 * Plan of one disc. Rings consist of tracks, and tracks of cells. Each cell shows the state at one
 * place of the map.
 */
export class RingPlan extends Plan {
  /** Whether rings whose cells are small have lines between them. */
  hasBorders = true;

  /**
   * @param {Uint32Array} levels
   * @param {Point} centre
   * @param {number} radius
   * @param {number} [leastPx] minimum thickness of a ring
   */
  constructor(levels, centre, radius, leastPx) {
    super(levels);
    this.centre = centre;
    this.radius = radius;
    this.radii = ringRadii(levels, radius, leastPx);
    /** Number of tracks of each ring, chosen so that cells are nearly square. */
    this.tracks = Uint32Array.from({ length: this.depths }, (_, k) => {
      const area = (Math.PI * (this.radii[k + 1] ** 2 - this.radii[k] ** 2)) / this.count(k);
      return Math.max(1, Math.round(this.thickness(k) / Math.sqrt(area)));
    });
  }

  /** Returns a copy of the plan, zoomed and moved by a camera. @param {Camera} camera */
  through(camera) {
    const { zoom } = camera;
    return this.with({
      centre: onCanvas(camera, this.centre),
      radius: zoom * this.radius,
      radii: this.radii.map((r) => zoom * r),
    });
  }

  /** Returns the thickness of a ring. @param {number} depth */
  thickness(depth) {
    return this.radii[depth + 1] - this.radii[depth];
  }

  /**
   * Returns the inner radius of a track.
   * @param {number} depth
   * @param {number} track
   * @returns {number}
   */
  trackRadius(depth, track) {
    return this.radii[depth] + (track * this.thickness(depth)) / this.tracks[depth];
  }

  /**
   * Returns how many of the first `index` states of a level lie in a given track.
   * @param {number} depth
   * @param {number} track
   * @param {number} [index] number of states; by default all
   */
  cellsBefore(depth, track, index = this.count(depth)) {
    return Math.max(0, Math.ceil((index - track) / this.tracks[depth]));
  }

  /**
   * Returns the cell of a place.
   * @param {number} place
   * @returns {RingCell}
   */
  cell(place) {
    const depth = this.depthOf(place);
    const index = place - this.levels[depth];
    const track = index % this.tracks[depth];
    const turn = Math.floor(index / this.tracks[depth]);
    const step = TURN / this.cellsBefore(depth, track);
    return {
      inner: this.trackRadius(depth, track),
      outer: this.trackRadius(depth, track + 1),
      from: turn * step,
      to: (turn + 1) * step,
    };
  }

  /**
   * Returns the length of the shorter side of a cell.
   * @param {number} place
   * @returns {number}
   */
  cellSize(place) {
    const { inner, outer, from, to } = this.cell(place);
    return Math.min(outer - inner, ((to - from) * (inner + outer)) / 2);
  }

  /**
   * Returns the angle of the beam that points at a cell; 0 for a cell that spans a whole turn.
   * @param {number} place
   * @returns {number}
   */
  angleOf(place) {
    const { from, to } = this.cell(place);
    return to - from >= TURN - 1e-9 ? 0 : (from + to) / 2;
  }

  /**
   * Returns the length of the shorter side of a ring's cells.
   * @param {number} depth
   * @returns {number}
   */
  cellPx(depth) {
    const tracks = this.tracks[depth];
    const around = Math.PI * (this.radii[depth] + this.radii[depth + 1]);
    return Math.min(this.thickness(depth) / tracks, (around * tracks) / this.count(depth));
  }

  /**
   * Returns the centre of a cell; the disc's centre for a single start state.
   * @param {number} place
   * @returns {Point}
   */
  point(place) {
    if (place === 0 && this.count(0) === 1) return this.centre;
    const { inner, outer, from, to } = this.cell(place);
    return this.polar((inner + outer) / 2, (from + to) / 2);
  }

  /**
   * Returns the place whose cell covers a point, or -1 outside the disc.
   * @param {number} x
   * @param {number} y
   * @returns {number}
   */
  placeAt(x, y) {
    const dx = x - this.centre.x;
    const dy = y - this.centre.y;
    const r = Math.hypot(dx, dy);
    if (r >= this.radius) return -1;
    let depth = 0;
    while (this.radii[depth + 1] <= r) depth++;
    const tracks = this.tracks[depth];
    const across = ((r - this.radii[depth]) / this.thickness(depth)) * tracks;
    const track = Math.min(tracks - 1, Math.floor(across));
    const cells = this.cellsBefore(depth, track);
    const angle = (Math.atan2(dx, -dy) + TURN) % TURN;
    const turn = Math.min(cells - 1, Math.floor((angle / TURN) * cells));
    return this.levels[depth] + turn * tracks + track;
  }

  /**
   * Returns half the width of the line between two rings, in CSS px. The rim and the centre have no
   * such line: returns 0.
   * @param {number} depth depth of the outer ring
   */
  borderPx(depth) {
    if (depth === 0 || depth === this.depths) return 0;
    if (!this.hasBorders && this.cellPx(depth) < CELLS_FROM_PX) return 0;
    // Narrow the line between thin rings.
    return Math.min(1.75, Math.min(this.thickness(depth - 1), this.thickness(depth)) / 4) / 2;
  }

  /** @type {Scanner} */
  scanner(px, phase) {
    const { centre, radius, radii, tracks, levels, depths } = this;
    if (depths === 0) return () => {};
    const counts = Array.from(tracks, (_, depth) => this.count(depth));
    const rest = counts.map((count, depth) => count % tracks[depth]);
    // Number of cells of each track; the first `rest` tracks have one cell more.
    const least = counts.map((count, depth) => (count - rest[depth]) / tracks[depth]);
    const cellPx = counts.map((_, depth) => this.cellPx(depth));
    const isLarge = cellPx.map((size) => size >= CELLS_FROM_PX);
    const gap = cellPx.map((size) => gapPx(size) / 2);
    const line = cellPx.map(outlinePx);
    const perPx = counts.map((_, depth) => tracks[depth] / this.thickness(depth));
    const borders = Float64Array.from({ length: depths + 1 }, (_, depth) => this.borderPx(depth));
    return ({ place, texture, depth: deep, cover }, x, y) => {
      const dy = y - centre.y;
      // Go half a pixel farther, to the pixels that the rim crosses.
      const reach = Math.sqrt(Math.max(0, (radius + px / 2) ** 2 - dy * dy));
      const from = Math.max(0, Math.ceil((centre.x - reach - x) / px));
      const to = Math.min(place.length, Math.ceil((centre.x + reach - x) / px));
      let depth = depths - 1;
      for (let at = from; at < to; at++) {
        const dx = x + at * px - centre.x;
        const r = Math.sqrt(dx * dx + dy * dy);
        while (depth < depths - 1 && r >= radii[depth + 1]) depth++;
        while (depth > 0 && r < radii[depth]) depth--;
        const across = (r - radii[depth]) * perPx[depth];
        const track = Math.min(tracks[depth] - 1, Math.floor(across));
        const cells = least[depth] + (track < rest[depth] ? 1 : 0);
        const along = turnOf(dx, dy) * cells;
        const cell = Math.min(cells - 1, Math.floor(along));
        place[at] = levels[depth] + cell * tracks[depth] + track;
        deep[at] = depth;
        if (r > radius - px) cover[at] = 255 * outlined(r, radius, px);
        const border = Math.max(
          coverage(r - radii[depth], borders[depth], px),
          coverage(radii[depth + 1] - r, borders[depth + 1], px),
        );
        if (!isLarge[depth]) {
          texture[at] = textureOf(border, hatching(x + at * px + y - phase, px), 0);
          continue;
        }
        const inwards = (across - track) / perPx[depth];
        const outwards = (track + 1 - across) / perPx[depth];
        const share = along - cell;
        const aside = cells > 1 ? (Math.min(share, 1 - share) / cells) * TURN * r : Infinity;
        const half = gap[depth];
        // At the border of a ring, draw the border and no gap.
        const toTrack = Math.min(
          track > 0 ? inwards : Infinity,
          track + 1 < tracks[depth] ? outwards : Infinity,
        );
        // Draw no line inside the centre, which is one cell, and none beyond the outermost cells.
        const isCentre = depth === 0 && track === 0;
        const isRim = depth === depths - 1 && track === tracks[depth] - 1;
        const radial = Math.min(isCentre ? Infinity : inwards, isRim ? outwards + half : outwards);
        const width = half + line[depth];
        texture[at] = textureOf(
          either(coverage(aside, half, px), Math.max(border, coverage(toTrack, half, px))),
          either(outlined(aside, width, px), outlined(radial, width, px)),
          LARGE,
        );
      }
    };
  }

  /**
   * Converts polar coordinates around the disc's centre to a point.
   * @param {number} r radius
   * @param {number} angle clockwise from 12 o'clock
   * @returns {Point}
   */
  polar(r, angle) {
    return { x: this.centre.x + r * Math.sin(angle), y: this.centre.y - r * Math.cos(angle) };
  }

  /**
   * Adds an arc around the centre to a path.
   * @param {Pick<CanvasPath, 'arc'>} path
   * @param {number} r radius
   * @param {number} from start angle
   * @param {number} to end angle; the arc runs anticlockwise if it is smaller
   */
  traceArc(path, r, from, to) {
    path.arc(this.centre.x, this.centre.y, r, TOP + from, TOP + to, to < from);
  }

  /**
   * Adds the border of the first `index` states of a level to a path. The border has one arc in
   * each track, from the outermost track to the track `last`.
   * @param {Path} path
   * @param {number} depth
   * @param {number} index number of states
   * @param {number} last innermost track
   * @returns {number} angle at which the border ends
   */
  traceTracks(path, depth, index, last) {
    path.moveTo(this.centre.x, this.centre.y - this.radii[depth]);
    let angle = 0;
    for (let track = this.tracks[depth] - 1; track >= last; track--) {
      const next = (this.cellsBefore(depth, track, index) / this.cellsBefore(depth, track)) * TURN;
      this.traceArc(path, this.trackRadius(depth, track + 1), angle, next);
      angle = next;
    }
    return angle;
  }

  /**
   * Adds the outline of the first `count` places to a path, as one closed curve without inner
   * lines. It consists of the disc of all finished levels, and one arc in each track of the
   * unfinished level.
   * @param {Path} path
   * @param {number} count
   */
  tracePrefix(path, count) {
    if (count >= this.states) {
      this.traceArc(path, this.radius, 0, TURN);
      return;
    }
    const depth = this.depthOf(count);
    const index = count - this.levels[depth];
    const angle = index > 0 ? this.traceTracks(path, depth, index, 0) : 0;
    this.traceArc(path, this.radii[depth], angle, TURN);
    path.closePath();
  }

  /**
   * Adds the border after the first `count` places to a path. The beam points at the last of them.
   * Between the centre and that cell there is no border, because it would blur with the beam. Large
   * cells get the whole outline.
   * @param {Path} path
   * @param {number} count
   */
  traceEdge(path, count) {
    const depth = this.depthOf(count);
    const index = count - this.levels[depth];
    const at = this.cell(Math.max(0, count - 1));
    if (index === 0 || (at.to - at.from) * this.radii[depth + 1] > 14) {
      this.tracePrefix(path, count);
      return;
    }
    const angle = this.traceTracks(path, depth, index, (index - 1) % this.tracks[depth]);
    const end = this.polar(at.inner, angle);
    path.lineTo(end.x, end.y);
    const beam = (at.from + at.to) / 2;
    const start = this.polar(this.radii[depth], beam);
    path.moveTo(start.x, start.y);
    this.traceArc(path, this.radii[depth], beam, TURN);
  }

  /**
   * Adds the whole disc to a path.
   * @param {Path} path
   */
  traceAll(path) {
    this.traceArc(path, this.radius, 0, TURN);
  }

  /**
   * Adds the outline of a cell to a path.
   * @param {Path} path
   * @param {number} place
   */
  traceCell(path, place) {
    const { inner, outer, from, to } = this.cell(place);
    const isTurn = to - from >= TURN - 1e-9;
    const start = this.polar(outer, from);
    path.moveTo(start.x, start.y);
    this.traceArc(path, outer, from, to);
    // A cell that spans a whole turn is a ring or a disc, so it has no radial edges.
    if (isTurn) {
      path.closePath();
      if (inner === 0) return;
      path.moveTo(this.centre.x, this.centre.y - inner);
    }
    this.traceArc(path, inner, to, from);
    path.closePath();
  }
}
