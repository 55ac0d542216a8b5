/**
 * Geometry of the graph layout, without a canvas: columns for the depths, or rows in a tall box.
 * Lengths are in CSS px.
 * @import { Camera, Point, Rect } from '../../../canvas/types.js'
 * @import { Line, SpaceGraph } from './space-graph.js'
 */
import { onCanvas } from '../../../canvas/camera.js';
import { isTall } from './small-space.js';

/** Greatest size of a node. */
const NODE = { width: 62, height: 78 };
/** Width of the frame around the board of a node. */
const FRAME_PX = 4;
/** Least size of a node with a board; smaller ones are dots. */
const BOARD_FROM_PX = 18;
const MOST_DOT_PX = 12;
const LEAST_DOT_PX = 3;
/** Greatest share of the distance between two depths, and between two nodes, that a node takes. */
const SHARE = { along: 0.6, across: 0.8 };
/** Greatest distance of two nodes of a depth, in sizes of a node. */
const MOST_APART = 2.2;
/** Greatest distance of two depths. */
const MOST_PITCH = 168;
/** Room around the graph, and for the numbers of the depths. */
const MARGIN_PX = 10;
const HEAD_PX = { columns: 46, rows: 30 };
/** Least length along which numbers of the depths have room beside the graph. */
const HEADED_FROM_PX = 180;
/** Share of the distance between two nodes at which their line turns. */
const BEND = 0.4;

/** Cubic curve: end, two controls, end. @typedef {readonly [Point, Point, Point, Point]} Curve */

/** @typedef {{ rows: number, columns: number }} Shape */

/**
 * Returns a point on a curve.
 * @param {Curve} curve
 * @param {number} share 0..=1
 * @returns {Point}
 */
export function pointOn([a, b, c, d], share) {
  const rest = 1 - share;
  const mixed = (/** @type {'x' | 'y'} */ axis) =>
    rest ** 3 * a[axis] +
    3 * rest ** 2 * share * b[axis] +
    3 * rest * share ** 2 * c[axis] +
    share ** 3 * d[axis];
  return { x: mixed('x'), y: mixed('y') };
}

/**
 * Returns the first part of a curve, as a curve (de Casteljau 1959).
 * @param {Curve} curve
 * @param {number} share 0..=1
 * @returns {Curve}
 */
export function firstPart([a, b, c, d], share) {
  const between = (/** @type {Point} */ one, /** @type {Point} */ other) => ({
    x: one.x + share * (other.x - one.x),
    y: one.y + share * (other.y - one.y),
  });
  const [ab, bc, cd] = [between(a, b), between(b, c), between(c, d)];
  const [abc, bcd] = [between(ab, bc), between(bc, cd)];
  return [a, ab, abc, between(abc, bcd)];
}

export class GraphPlan {
  /**
   * @param {SpaceGraph} graph
   * @param {{ width: number, height: number }} box
   * @param {Shape} shape size of a board, in cells
   */
  constructor(graph, { width, height }, shape) {
    this.graph = graph;
    /** Whether depth goes downwards. */
    this.isTurned = isTall({ width, height });
    const [length, breadth] = this.isTurned ? [height, width] : [width, height];
    /** Room for the numbers of the depths; 0 without them. */
    this.head = breadth < HEADED_FROM_PX ? 0 : this.isTurned ? HEAD_PX.rows : HEAD_PX.columns;
    const across = breadth - this.head - MARGIN_PX;
    /** Distance between two depths. */
    this.pitch = Math.min((length - 2 * MARGIN_PX) / graph.depth, MOST_PITCH);
    this.nodes = graph.rows;
    const widest = Math.max(...this.nodes.map((level) => level.length));
    const most = this.isTurned
      ? { width: (SHARE.across * across) / widest, height: SHARE.along * this.pitch }
      : { width: SHARE.along * this.pitch, height: (SHARE.across * across) / widest };
    /** Size of a node, and width of the frame around its board. */
    this.size = sizeIn(most, shape);
    this.frame = FRAME_PX;
    const reach = MOST_APART * (this.isTurned ? this.size.width : this.size.height);
    const first = (length - this.pitch * graph.depth) / 2;
    const middle = this.head + (breadth - this.head) / 2;
    /** Centre of each node. @type {Point[]} */
    this.centres = [];
    /** Row of each node in its level. @type {number[]} */
    this.rows = [];
    /** Position of each depth along the graph. */
    this.depths = this.nodes.map((_, depth) => first + (depth + 0.5) * this.pitch);
    for (const [depth, level] of this.nodes.entries()) {
      const apart = Math.min(across / level.length, reach);
      for (const [row, node] of level.entries()) {
        const beside = middle + (row - (level.length - 1) / 2) * apart;
        this.rows[node] = row;
        this.centres[node] = this.#point(this.depths[depth], beside);
      }
    }
  }

  /** @param {number} along @param {number} across @returns {Point} */
  #point(along, across) {
    return this.isTurned ? { x: across, y: along } : { x: along, y: across };
  }

  /** Returns a copy of the plan, zoomed by a camera. @param {Camera} camera @returns {GraphPlan} */
  through(camera) {
    const { zoom } = camera;
    return Object.assign(Object.create(GraphPlan.prototype), this, {
      centres: this.centres.map((centre) => onCanvas(camera, centre)),
      depths: this.depths.map((at) => (this.isTurned ? camera.y : camera.x) + zoom * at),
      frame: zoom * this.frame,
      size: { width: zoom * this.size.width, height: zoom * this.size.height },
      pitch: zoom * this.pitch,
    });
  }

  /** Whether nodes have boards. */
  get hasBoards() {
    return Math.min(this.size.width, this.size.height) >= BOARD_FROM_PX;
  }

  /** Returns the area of a node. @param {number} node @returns {Rect} */
  area(node) {
    const { x, y } = this.centres[node];
    const { width, height } = this.size;
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /**
   * Returns the node at a point, or -1. Nodes are hit a little beyond their edges.
   * @param {number} x
   * @param {number} y
   */
  nodeAt(x, y) {
    const { width, height } = this.size;
    const beyond = this.hasBoards ? 3 : 6;
    let nearest = -1;
    let least = Infinity;
    for (const [node, centre] of this.centres.entries()) {
      const [dx, dy] = [Math.abs(x - centre.x), Math.abs(y - centre.y)];
      if (dx > width / 2 + beyond || dy > height / 2 + beyond || dx + dy >= least) continue;
      nearest = node;
      least = dx + dy;
    }
    return nearest;
  }

  /**
   * Returns the curve of a line, from the node that is less deep.
   * @param {Line} line
   * @returns {Curve}
   */
  curve({ from, to }) {
    const { depths } = this.graph;
    const apart = depths[to] - depths[from];
    if (apart === 0) return this.#curveWithin(from, to);
    const half = (this.isTurned ? this.size.height : this.size.width) / 2;
    const [start, end] = [this.centres[from], this.centres[to]];
    const [a, b] = this.isTurned
      ? [{ x: start.x, y: start.y + half }, { x: end.x, y: end.y - half }] // prettier-ignore
      : [{ x: start.x + half, y: start.y }, { x: end.x - half, y: end.y }]; // prettier-ignore
    const turn = BEND * (this.isTurned ? b.y - a.y : b.x - a.x);
    // A line over other depths keeps clear of the nodes between, which stand around the middle.
    const bow = apart > 1 ? (0.5 * this.#across + this.pitch * 0.1 * apart) * this.#sideOf(to) : 0;
    return [
      a,
      this.isTurned ? { x: a.x + bow, y: a.y + turn } : { x: a.x + turn, y: a.y + bow },
      this.isTurned ? { x: b.x + bow, y: b.y - turn } : { x: b.x - turn, y: b.y + bow },
      b,
    ];
  }

  /** Size of a node across the graph. */
  get #across() {
    return this.isTurned ? this.size.width : this.size.height;
  }

  /** Returns the side of the middle on which a node stands: -1 or 1. @param {number} node */
  #sideOf(node) {
    const level = this.nodes[this.graph.depths[node]];
    return this.rows[node] * 2 < level.length - 1 ? -1 : 1;
  }

  /**
   * Returns the curve of a line between two nodes of one depth: straight between neighbours, else
   * around the nodes between them.
   * @param {number} from
   * @param {number} to
   * @returns {Curve}
   */
  #curveWithin(from, to) {
    const [a, b] = this.rows[from] < this.rows[to] ? [from, to] : [to, from];
    const passed = this.rows[b] - this.rows[a] - 1;
    const { width, height } = this.size;
    const [one, other] = [this.centres[a], this.centres[b]];
    if (passed === 0) {
      const [start, end] = this.isTurned
        ? [{ x: one.x + width / 2, y: one.y }, { x: other.x - width / 2, y: other.y }] // prettier-ignore
        : [{ x: one.x, y: one.y + height / 2 }, { x: other.x, y: other.y - height / 2 }]; // prettier-ignore
      return a === from ? [start, start, end, end] : [end, end, start, start];
    }
    const bulge = Math.min(0.3 * this.pitch, 10 + 6 * passed);
    const side = (/** @type {Point} */ { x, y }, /** @type {number} */ out) =>
      this.isTurned ? { x, y: y + height / 2 + out } : { x: x + width / 2 + out, y };
    const [start, end] = [this.centres[from], this.centres[to]];
    return [side(start, 0), side(start, bulge), side(end, bulge), side(end, 0)];
  }
}

/**
 * Returns the size of a node: a board with its frame, or a dot.
 * @param {{ width: number, height: number }} most
 * @param {Shape} shape
 */
function sizeIn(most, { rows, columns }) {
  const wide = Math.min(most.width, NODE.width) - 2 * FRAME_PX;
  const high = Math.min(most.height, NODE.height) - 2 * FRAME_PX;
  const cell = Math.min(wide / columns, high / rows);
  const [width, height] = [columns, rows].map((count) => cell * count + 2 * FRAME_PX);
  if (Math.min(width, height) >= BOARD_FROM_PX) return { width, height };
  const room = Math.min(most.width, most.height);
  const dot = Math.max(LEAST_DOT_PX, Math.min(MOST_DOT_PX, room));
  return { width: dot, height: dot };
}
