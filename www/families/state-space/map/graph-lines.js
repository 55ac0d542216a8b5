/**
 * Graph layout: the lines between nodes, the answer and the path.
 * @import { MapView } from '../../../canvas/types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { GraphScene } from './graph-scene.js'
 */
import { ALL_LIT } from '../../../canvas/answer-path.js';
import { fade } from '../../../canvas/colour.js';
import { arrow, reversed, trace } from './graph-curves.js';
import { parentsOn } from './space-graph.js';

export class GraphLines {
  #scene;
  /** Node from which the search found each node first. @type {number[] | null} */
  #parents = null;

  /** @param {GraphScene} scene */
  constructor(scene) {
    this.#scene = scene;
  }

  /**
   * Draws the lines: solid for moves by which the search first found a state, else dotted.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paint(pen, view) {
    const { ctx, theme, shades } = pen;
    const { space } = this.#scene.drawn;
    // The side that is painted over the other one searches from the goals.
    const parents = (this.#parents ??= parentsOn(space, this.#scene.map, view.over));
    ctx.lineCap = 'round';
    for (const line of space.lines) {
      const { from, to } = line;
      const child = parents[to] === from ? to : parents[from] === to ? from : -1;
      const isTree = child >= 0 && this.#scene.role(child, view) !== 'unseen';
      if (view.over ? !isTree : !(this.#scene.shows(from, view) && this.#scene.shows(to, view)))
        continue;
      const curve = this.#scene.plan.curve(line);
      trace(pen, curve);
      if (isTree) pen.stroke(shades.expanded, 1.75);
      else {
        ctx.setLineDash([0.5, 4]);
        pen.stroke(fade(theme.ink2, 0.75), 1.5);
        ctx.setLineDash([]);
      }
      if (!(line.out && line.back)) {
        arrow(pen, line.out ? curve : reversed(curve), isTree ? shades.expanded : theme.ink2);
      }
    }
  }

  /**
   * Draws the answer: its lines and the frames of its states.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paintAnswer(pen, view) {
    const { ctx, theme } = pen;
    const { path } = this.#scene.map;
    const lit = view.lit ?? ALL_LIT;
    const halo = pen.dark ? pen.shades.ground : theme.glow;
    for (let edge = 0; edge + 1 < path.length; edge++) {
      const curve = this.#scene.curveOf(path[edge], path[edge + 1]);
      if (!curve) continue;
      const share = Math.max(0, Math.min(1, lit.edges - edge));
      if (share < 1 && lit.rest > 0) {
        ctx.save();
        ctx.globalAlpha = lit.rest;
        trace(pen, curve);
        pen.stroke(theme.path, 3.5);
        ctx.restore();
      }
      if (share === 0) continue;
      trace(pen, curve, share);
      ctx.lineCap = 'round';
      pen.stroke(halo, 7);
      pen.stroke(theme.path, 3.5);
    }
    for (const [edge, place] of path.entries()) {
      if (lit.edges < edge) continue;
      const isMarked = lit.marker >= 0 && Math.round(lit.marker) === edge;
      this.#scene.outline(pen, this.#scene.nodeOf[place], theme.path, isMarked ? 7 : 4);
    }
  }

  /**
   * Draws the path to the state being expanded.
   * @param {Pen} pen
   * @param {readonly number[]} path places
   */
  paintPath(pen, path) {
    for (let at = 0; at + 1 < path.length; at++) {
      const curve = this.#scene.curveOf(path[at], path[at + 1]);
      if (!curve) continue;
      trace(pen, curve);
      pen.strokeHaloed(pen.theme.current, 2);
    }
  }
}
