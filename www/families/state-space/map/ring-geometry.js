/**
 * Where the rings, their tracks and their cells are: geometry without a canvas.
 * @import { Camera, Point, Rect } from '../../../canvas/types.js'
 */
import { onCanvas } from '../../../canvas/camera.js';
import { TURN } from '../../../canvas/geometry.js';
import { Plan } from './level-geometry.js';

/** Canvas angles begin at 3 o'clock, those of the plan at 12. */
const TOP = -Math.PI / 2;
const MIN_RING_PX = 4;
/** A smaller disc would hardly be seen. */
const MIN_DISC_R = 12;

/**
 * One cell as polar bounds around the disc's centre; angles run clockwise from 12 o'clock.
 * @typedef {object} RingCell
 * @property {number} inner radius
 * @property {number} outer radius
 * @property {number} from angle
 * @property {number} to angle
 */

/** @typedef {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>} Path */

/**
 * Outer radius of every level's ring. Areas are proportional to the counts, but no ring is thinner
 * than 4 px unless they cannot all fit; then all are equally thin.
 * @param {ArrayLike<number>} levels position of each level's first state, then their number
 * @param {number} radius of the whole disc
 * @returns {Float64Array} radii: ring k lies between element k and element k + 1
 */
export function ringRadii(levels, radius) {
  const depths = levels.length - 1;
  const least = Math.min(MIN_RING_PX, radius / depths);
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

/** The most that a disc keeps free around itself. */
export const MARGIN_PX = 10;

/** @type {(width: number, height: number) => number} */
export const marginIn = (width, height) => Math.min(MARGIN_PX, 0.04 * Math.min(width, height));

/**
 * The largest disc in a box, in its middle, or as far to the right as something left of it needs.
 * @param {number} width
 * @param {number} height
 * @param {number} [besidePx]
 */
export function discIn(width, height, besidePx = 0) {
  const margin = marginIn(width, height);
  const radius = Math.max(1, Math.min(width, height) / 2 - margin);
  const x = Math.max(width / 2, Math.min(radius + besidePx, width - radius - margin));
  return { centre: { x, y: height / 2 }, radius };
}

/**
 * The radius of a disc, where several have one scale.
 * @param {number} extent the root of the number of its states
 * @param {number} statePx the radius of a disc of one state
 */
export const discR = (extent, statePx) => Math.max(MIN_DISC_R, extent * statePx);

/**
 * Whether a disc is drawn larger than its scale says.
 * @param {number} extent
 * @param {number} statePx
 */
export const isEnlarged = (extent, statePx) => extent * statePx < MIN_DISC_R;

/** The plan of one disc: rings of tracks of cells, one cell a position. */
export class RingPlan extends Plan {
  /**
   * @param {Uint32Array} levels
   * @param {Point} centre
   * @param {number} radius
   */
  constructor(levels, centre, radius) {
    super(levels);
    this.centre = centre;
    this.radius = radius;
    this.radii = ringRadii(levels, radius);
    /** Number of tracks of each ring, so that cells are near squares. */
    this.tracks = Uint32Array.from({ length: this.depths }, (_, k) => {
      const area = (Math.PI * (this.radii[k + 1] ** 2 - this.radii[k] ** 2)) / this.count(k);
      return Math.max(1, Math.round(this.thickness(k) / Math.sqrt(area)));
    });
  }

  /** @param {Camera} camera */
  through(camera) {
    const { zoom } = camera;
    return this.with({
      centre: onCanvas(camera, this.centre),
      radius: zoom * this.radius,
      radii: this.radii.map((r) => zoom * r),
    });
  }

  /** @param {number} depth */
  thickness(depth) {
    return this.radii[depth + 1] - this.radii[depth];
  }

  /**
   * @param {number} depth
   * @param {number} track
   * @returns {number} the track's inner radius
   */
  trackRadius(depth, track) {
    return this.radii[depth] + (track * this.thickness(depth)) / this.tracks[depth];
  }

  /**
   * The number of cells among the first `index` states of a level that lie in one of its tracks.
   * @param {number} depth
   * @param {number} track
   * @param {number} [index] all states if left out
   */
  cellsBefore(depth, track, index = this.count(depth)) {
    return Math.max(0, Math.ceil((index - track) / this.tracks[depth]));
  }

  /**
   * @param {number} position
   * @returns {RingCell}
   */
  cell(position) {
    const depth = this.depthOf(position);
    const index = position - this.levels[depth];
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
   * @param {number} position
   * @returns {number} the smaller side of its cell
   */
  cellSize(position) {
    const { inner, outer, from, to } = this.cell(position);
    return Math.min(outer - inner, ((to - from) * (inner + outer)) / 2);
  }

  /**
   * @param {number} position
   * @returns {number} the angle of the beam that points at its cell; at one that is a whole turn it
   *   has yet to begin
   */
  angleOf(position) {
    const { from, to } = this.cell(position);
    return to - from >= TURN - 1e-9 ? 0 : (from + to) / 2;
  }

  /**
   * @param {number} depth
   * @returns {number} the smaller side of its cells
   */
  cellPx(depth) {
    const tracks = this.tracks[depth];
    const around = Math.PI * (this.radii[depth] + this.radii[depth + 1]);
    return Math.min(this.thickness(depth) / tracks, (around * tracks) / this.count(depth));
  }

  /**
   * @param {number} position
   * @returns {Point} the middle of its cell; the disc's centre for a lone start
   */
  point(position) {
    if (position === 0 && this.count(0) === 1) return this.centre;
    const { inner, outer, from, to } = this.cell(position);
    return this.polar((inner + outer) / 2, (from + to) / 2);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {number} the position whose cell covers the point, -1 outside the disc
   */
  positionAt(x, y) {
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
   * @param {number} r
   * @param {number} angle clockwise from 12 o'clock
   * @returns {Point}
   */
  polar(r, angle) {
    return { x: this.centre.x + r * Math.sin(angle), y: this.centre.y - r * Math.cos(angle) };
  }

  /**
   * The part of the disc that a rectangle may show, as polar bounds. The angles around a centre
   * that lies inside are a whole turn.
   * @param {Rect} window
   * @returns {RingCell}
   */
  bounds({ x, y, width, height }) {
    const left = x - this.centre.x;
    const top = y - this.centre.y;
    const corners = [left, left + width].flatMap((dx) => [top, top + height].map((dy) => [dx, dy]));
    const outer = Math.max(...corners.map(([dx, dy]) => Math.hypot(dx, dy)));
    const nearX = Math.max(left, -left - width, 0);
    const nearY = Math.max(top, -top - height, 0);
    const inner = Math.hypot(nearX, nearY);
    if (inner === 0) return { inner, outer, from: 0, to: TURN };
    const middle = Math.atan2(left + width / 2, -top - height / 2);
    // Seen from outside a rectangle takes up less than half a turn on each side of its middle.
    const aside = corners.map(
      ([dx, dy]) => ((Math.atan2(dx, -dy) - middle + 3 * Math.PI) % TURN) - Math.PI,
    );
    return { inner, outer, from: middle + Math.min(...aside), to: middle + Math.max(...aside) };
  }

  /**
   * An arc around the centre, from the path's last point.
   * @param {Pick<CanvasPath, 'arc'>} path
   * @param {number} r
   * @param {number} from angle
   * @param {number} to angle
   * @param {boolean} [back] anticlockwise
   */
  traceArc(path, r, from, to, back = false) {
    path.arc(this.centre.x, this.centre.y, r, TOP + from, TOP + to, back);
  }

  /**
   * The edge of the first `index` states of a level: from 12 o'clock an arc in each track, from
   * the outermost to `last`.
   * @param {Path} path
   * @param {number} depth
   * @param {number} index
   * @param {number} last track
   * @returns {number} the angle at which it ends
   */
  traceTracks(path, depth, index, last) {
    path.moveTo(this.centre.x, this.centre.y - this.radii[depth]);
    let angle = 0;
    for (let track = this.tracks[depth] - 1; track >= last; track--) {
      const next = (this.cellsBefore(depth, track, index) / this.cellsBefore(depth, track)) * TURN;
      this.traceArc(path, this.trackRadius(depth, track + 1), angle, next, next < angle);
      angle = next;
    }
    return angle;
  }

  /**
   * The outline of the first `count` positions: one closed curve without inner seams. It is the
   * disc of the finished levels, and of the level under way an arc in each track.
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
   * The edge between the first `count` positions and the rest when the beam stands at the last of
   * them. From the centre to that cell the beam itself is the edge: two lines a cell apart would
   * blur into one. Cells too large for that keep the whole outline.
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
   * A whole ring.
   * @param {Path} path
   * @param {number} depth
   */
  traceLevel(path, depth) {
    this.traceArc(path, this.radii[depth + 1], 0, TURN);
    // A little under the next ring in, so that no seam shows between them.
    this.traceArc(path, Math.max(0, this.radii[depth] - 1), 0, TURN, true);
  }

  /**
   * A part of a ring.
   * @param {Path} path
   * @param {number} depth
   * @param {number} from angle
   * @param {number} to angle
   */
  traceSector(path, depth, from, to) {
    const start = this.polar(this.radii[depth + 1], from);
    path.moveTo(start.x, start.y);
    this.traceArc(path, this.radii[depth + 1], from, to);
    this.traceArc(path, this.radii[depth], to, from, true);
    path.closePath();
  }

  /**
   * @param {Path} path
   * @param {number} position
   * @param {number} [inset] px by which the outline is smaller than the cell
   */
  traceCell(path, position, inset = 0) {
    this.traceBounds(path, this.cell(position), inset);
  }

  /**
   * @param {Path} path
   * @param {RingCell} cell
   * @param {number} inset px
   */
  traceBounds(path, cell, inset) {
    const isTurn = cell.to - cell.from >= TURN - 1e-9;
    const aside = isTurn ? 0 : (2 * inset) / (cell.inner + cell.outer);
    const inner = cell.inner > 0 ? cell.inner + inset : 0;
    const outer = Math.max(inner, cell.outer - inset);
    const from = cell.from + aside;
    const to = cell.to - aside;
    const start = this.polar(outer, from);
    path.moveTo(start.x, start.y);
    this.traceArc(path, outer, from, to);
    // A cell that is a whole turn is a ring (or the centre disc), not a slit sector.
    if (isTurn) {
      path.closePath();
      if (inner === 0) return;
      path.moveTo(this.centre.x, this.centre.y - inner);
    }
    this.traceArc(path, inner, to, from, true);
    path.closePath();
  }
}
