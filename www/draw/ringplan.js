/**
 * Where the rings, their tracks and their cells are: geometry without a canvas.
 * @import { Point } from './types.js'
 */

const TURN = 2 * Math.PI;
const MIN_RING_PX = 4;

/**
 * One cell as polar bounds around the disc's centre; angles run clockwise from 12 o'clock.
 * @typedef {object} RingCell
 * @property {number} inner radius
 * @property {number} outer radius
 * @property {number} from angle
 * @property {number} to angle
 */

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

/** The plan of one disc: rings of tracks of cells, one cell a position. */
export class RingPlan {
  /**
   * @param {Uint32Array} levels
   * @param {Point} centre
   * @param {number} radius
   */
  constructor(levels, centre, radius) {
    this.levels = levels;
    this.centre = centre;
    this.radius = radius;
    this.depths = levels.length - 1;
    this.states = levels[this.depths];
    this.radii = ringRadii(levels, radius);
    /** Number of tracks of each ring, so that cells are near squares. */
    this.tracks = new Uint32Array(this.depths);
    for (let k = 0; k < this.depths; k++) {
      const inner = this.radii[k];
      const outer = this.radii[k + 1];
      const area = (Math.PI * (outer ** 2 - inner ** 2)) / this.count(k);
      this.tracks[k] = Math.max(1, Math.round((outer - inner) / Math.sqrt(area)));
    }
  }

  /** @param {number} depth */
  count(depth) {
    return this.levels[depth + 1] - this.levels[depth];
  }

  /** @param {number} depth */
  thickness(depth) {
    return this.radii[depth + 1] - this.radii[depth];
  }

  /**
   * The number of cells among the first `index` states of a level that lie in one of its tracks.
   * @param {number} depth
   * @param {number} track
   * @param {number} index
   */
  cellsBefore(depth, track, index) {
    return Math.max(0, Math.ceil((index - track) / this.tracks[depth]));
  }

  /**
   * @param {number} position
   * @returns {number} its depth, by bisection
   */
  depthOf(position) {
    let low = 0;
    let high = this.depths - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.levels[middle] <= position) low = middle;
      else high = middle - 1;
    }
    return low;
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
    const step = this.thickness(depth) / this.tracks[depth];
    const cells = this.cellsBefore(depth, track, this.count(depth));
    const inner = this.radii[depth] + track * step;
    return {
      inner,
      outer: inner + step,
      from: (turn / cells) * TURN,
      to: ((turn + 1) / cells) * TURN,
    };
  }

  /**
   * @param {number} position
   * @returns {Point} the middle of its cell; the disc's centre for a lone start
   */
  point(position) {
    if (position === 0 && this.count(0) === 1) return { ...this.centre };
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
    const cells = this.cellsBefore(depth, track, this.count(depth));
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
   * The outline of the first `count` positions: one closed curve without inner seams. It is the
   * disc of the finished levels, and of the level under way an arc in each track.
   * @param {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>} path
   * @param {number} count
   */
  tracePrefix(path, count) {
    const { x, y } = this.centre;
    const top = -Math.PI / 2;
    if (count >= this.states) {
      path.arc(x, y, this.radius, 0, TURN);
      return;
    }
    const depth = this.depthOf(count);
    const index = count - this.levels[depth];
    const inner = this.radii[depth];
    if (index === 0) {
      if (inner > 0) path.arc(x, y, inner, 0, TURN);
      path.closePath();
      return;
    }
    const tracks = this.tracks[depth];
    const step = this.thickness(depth) / tracks;
    path.moveTo(x, y - inner);
    let angle = 0;
    for (let track = tracks - 1; track >= 0; track--) {
      const all = this.cellsBefore(depth, track, this.count(depth));
      const next = (this.cellsBefore(depth, track, index) / all) * TURN;
      // The first arc also carries the line up at 12 o'clock; equal tracks merge into one edge.
      if (next === angle && track < tracks - 1) continue;
      path.arc(x, y, inner + (track + 1) * step, top + angle, top + next, next < angle);
      angle = next;
    }
    if (inner > 0) path.arc(x, y, inner, top + angle, top + TURN);
    else path.lineTo(x, y);
    path.closePath();
  }

  /**
   * The edge between the first `count` positions and the rest when the beam stands at the last of
   * them. From the centre to that cell the beam itself is the edge: two lines a cell apart would
   * blur into one. Cells too large for that keep the whole outline.
   * @param {Pick<CanvasPath, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>} path
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
    const { x, y } = this.centre;
    const top = -Math.PI / 2;
    const inner = this.radii[depth];
    const tracks = this.tracks[depth];
    const step = this.thickness(depth) / tracks;
    const beam = (at.from + at.to) / 2;
    path.moveTo(x, y - inner);
    let angle = 0;
    for (let track = tracks - 1; track >= (index - 1) % tracks; track--) {
      const all = this.cellsBefore(depth, track, this.count(depth));
      const next = (this.cellsBefore(depth, track, index) / all) * TURN;
      path.arc(x, y, inner + (track + 1) * step, top + angle, top + next, next < angle);
      angle = next;
    }
    const end = this.polar(at.inner, angle);
    path.lineTo(end.x, end.y);
    const start = this.polar(inner, beam);
    path.moveTo(start.x, start.y);
    if (inner > 0) path.arc(x, y, inner, top + beam, top + TURN);
  }

  /**
   * @param {Pick<CanvasPath, 'arc' | 'closePath' | 'moveTo'>} path
   * @param {number} position
   */
  traceCell(path, position) {
    const { x, y } = this.centre;
    const { inner, outer, from, to } = this.cell(position);
    const top = -Math.PI / 2;
    const start = this.polar(outer, from);
    path.moveTo(start.x, start.y);
    path.arc(x, y, outer, top + from, top + to);
    // A cell that is a whole turn is a ring (or the centre disc), not a slit sector.
    if (to - from >= TURN - 1e-9) {
      path.closePath();
      if (inner === 0) return;
      path.moveTo(x, y - inner);
    }
    path.arc(x, y, inner, top + to, top + from, true);
    path.closePath();
  }
}
