/**
 * Graph layout: what all its parts draw from, which is the places of states and nodes, and the plan.
 * @import { LayoutBox, MapView, PieceView, Rect, SpaceMap } from '../../../canvas/types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { SpaceGraph as Listed } from '../../../wasm/searchlight.js'
 * @import { Change } from './space-graph.js'
 */
import { WHOLE } from '../../../canvas/camera.js';
import { reversed } from './graph-curves.js';
import { GraphPlan } from './graph-geometry.js';
import { roleOf } from './small-space.js';
import { graphOf } from './space-graph.js';

/**
 * Graph with what its nodes and lines show: size of a board, and the name of a move.
 * @typedef {object} DrawnGraph
 * @property {Listed} listed states and moves, as the core lists them
 * @property {number} rows
 * @property {number} columns
 * @property {(change: Change) => string} says
 * @property {() => PieceView} view returns another view once the puzzle's own has been imported
 */

/** Radius of a move's label, as a share of a node's size, within limits in CSS px. */
const LABEL_PX = { most: 9, least: 6, share: 0.18 };

export class GraphScene {
  map;
  plan;
  whole;
  /** Visible part of the canvas. @type {Rect} */
  window;
  camera = WHOLE;
  box;
  drawn;
  /** Place (index on the map) of each node's state; -1 for a state that is not on the map. */
  places;
  /** Node of the state at each place. */
  nodeOf;

  /**
   * @param {SpaceMap} map
   * @param {LayoutBox & { graph?: DrawnGraph | null }} box with a graph
   */
  constructor(map, box) {
    if (!box.graph) throw new TypeError('the graph layout needs a graph');
    const { listed, rows, columns } = box.graph;
    const space = graphOf(listed);
    this.map = map;
    this.box = box;
    this.drawn = { ...box.graph, space };
    this.whole = this.plan = new GraphPlan(space, box, { rows, columns });
    this.window = { x: 0, y: 0, width: box.width, height: box.height };
    this.places = space.placesOn(map);
    this.nodeOf = Array.from(map.order, (rank) => space.nodeOf(rank));
  }

  /** Size of the boards, and the present view of the puzzle. */
  get pictured() {
    const { rows, columns, view } = this.drawn;
    return { rows, columns, view: view() };
  }

  /** Length of the shorter side of a node. */
  get least() {
    return Math.min(this.plan.size.width, this.plan.size.height);
  }

  /** Radius of a label. */
  get labelPx() {
    const { most, least, share } = LABEL_PX;
    return Math.min(most, Math.max(least, share * this.least));
  }

  /** Radius of a node's corners. */
  get round() {
    return Math.min(10, this.plan.size.width / 5);
  }

  /** Returns the role of a node. @param {number} node @param {MapView} view */
  role(node, view) {
    return roleOf(this.map, this.places[node], view);
  }

  /**
   * Returns whether a node is visible. On the second side, and while the future is hidden, only
   * discovered nodes are.
   * @param {number} node
   * @param {MapView} view
   */
  shows(node, view) {
    return !(view.over || view.hides) || this.role(node, view) !== 'unseen';
  }

  /** Returns the curve from one place to another. @param {number} from @param {number} to */
  curveOf(from, to) {
    const [a, b] = [this.nodeOf[from], this.nodeOf[to]];
    const line = this.drawn.space.lineBetween(a, b);
    if (!line) return null;
    const curve = this.plan.curve(line);
    return line.from === a ? curve : reversed(curve);
  }

  /**
   * Outlines a node.
   * @param {Pen} pen
   * @param {number} node
   * @param {string} colour
   * @param {number} [width]
   */
  outline(pen, node, colour, width = 2.5) {
    if (node < 0) return;
    const { x, y, width: wide, height } = this.plan.area(node);
    const out = width / 2;
    pen.ctx.beginPath();
    pen.ctx.roundRect(x - out, y - out, wide + width, height + width, this.round + out);
    pen.strokeHaloed(colour, width, 1);
  }
}
