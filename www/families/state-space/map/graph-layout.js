/**
 * Graph layout of the map, for small spaces: each state is a node with its board, in the column of its
 * true distance from the start, and each pair of states that moves join has a line. Both sides of a
 * search are painted on one graph.
 * @import { Camera, LayoutBox, MapView, Rect, SpaceMap } from '../../../canvas/types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { DrawnGraph } from './graph-scene.js'
 * @import { Cell } from './state-marks.js'
 */
import { dimRoom } from '../../../canvas/answer-path.js';
import { GraphDepths } from './graph-depths.js';
import { GraphLabels } from './graph-labels.js';
import { GraphLines } from './graph-lines.js';
import { GraphNodes } from './graph-nodes.js';
import { GraphScene } from './graph-scene.js';
import { walk } from './graph-walk.js';

export class GraphLayout {
  /** Whether both sides of a search are painted on one graph. */
  static isShared = true;
  /** Always false: this layout needs no pixel tables, so each paint is complete. */
  unfinished = false;
  #scene;
  #depths;
  #lines;
  #labels;
  #nodes;

  /**
   * @param {SpaceMap} map
   * @param {LayoutBox & { graph?: DrawnGraph | null }} box with a graph
   */
  constructor(map, box) {
    this.#scene = new GraphScene(map, box);
    this.#depths = new GraphDepths(this.#scene);
    this.#lines = new GraphLines(this.#scene);
    this.#labels = new GraphLabels(this.#scene);
    this.#nodes = new GraphNodes(this.#scene);
    this.#labels.place();
  }

  get map() {
    return this.#scene.map;
  }

  get plan() {
    return this.#scene.plan;
  }

  get window() {
    return this.#scene.window;
  }

  /** @param {Camera} camera @param {Rect} window visible part of the canvas */
  look(camera, window) {
    const scene = this.#scene;
    if (camera !== scene.camera) {
      const isWhole = camera.zoom === 1 && !camera.x && !camera.y;
      scene.plan = isWhole ? scene.whole : scene.whole.through(camera);
      this.#labels.place();
    }
    scene.camera = camera;
    scene.window = window;
  }

  /** Returns the rank of the state at a point, or -1. @param {number} x @param {number} y */
  stateAt(x, y) {
    const { plan, places, drawn } = this.#scene;
    const node = plan.nodeAt(x, y);
    // A node that this side has not found belongs to the other side of a two-sided search.
    return node < 0 || places[node] < 0 ? -1 : drawn.space.order[node];
  }

  /** Returns the centre of a state's node; null for none. @param {number} rank */
  pointOf(rank) {
    const { plan, drawn } = this.#scene;
    return plan.centres[drawn.space.nodeOf(rank)] ?? null;
  }

  /** Returns the centre of a place's node. @param {number} place */
  pointAt(place) {
    const { plan, nodeOf } = this.#scene;
    return plan.centres[nodeOf[place]] ?? { x: 0, y: 0 };
  }

  /** Returns the area of a place's node. @param {number} place @returns {Cell} */
  cellAt(place) {
    const scene = this.#scene;
    const { width, height } = scene.plan.size;
    return {
      at: this.pointAt(place),
      size: Math.min(width, height),
      trace: (ctx) => {
        const { x, y } = scene.plan.area(scene.nodeOf[place]);
        ctx.roundRect(x, y, width, height, scene.round);
      },
    };
  }

  /**
   * Returns the rank of the state to which an arrow key leads, see `walk`.
   * @param {number} rank
   * @param {string} key
   * @param {(rank: number) => boolean} [isShown]
   * @returns {number | null}
   */
  walk(rank, key, isShown) {
    return walk(this.#scene, rank, key, isShown);
  }

  /**
   * Paints the graph.
   * @param {Pen} pen on a cleared canvas
   * @param {MapView} view
   */
  paint(pen, view) {
    const { ctx } = pen;
    const { lit } = view;
    const scene = this.#scene;
    const isLit = Boolean(lit) && view.answered && scene.map.path.length > 0;
    ctx.save();
    if (!view.over) this.#depths.paint(pen, view);
    this.#lines.paint(pen, view);
    if (isLit && lit && !view.over) dimRoom(pen, scene.window, lit.dim);
    if (view.answered) this.#lines.paintAnswer(pen, view);
    if (view.path && !isLit) this.#lines.paintPath(pen, view.path);
    if (!view.over) this.#labels.paint(pen, view);
    this.#nodes.paint(pen, view, isLit);
    this.#nodes.paintGoals(pen, view);
    if (!isLit) this.#labels.paintMove(pen, view);
    const hover = scene.drawn.space.nodeOf(view.hover);
    if (hover >= 0 && scene.shows(hover, view)) scene.outline(pen, hover, pen.theme.accent);
    ctx.restore();
  }

  /** Marks the state in which the sides met. @param {Pen} pen @param {number} place */
  paintMeeting(pen, place) {
    this.#scene.outline(pen, this.#scene.nodeOf[place], pen.theme.goal, 5);
  }
}
