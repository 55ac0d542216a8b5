/**
 * Graph layout: the nodes with their boards and frames, the start and the goals.
 * @import { MapView, Theme } from '../../../canvas/types.js'
 * @import { GraphScene } from './graph-scene.js'
 * @import { Role } from './role-colours.js'
 */
import { fade, mix } from '../../../canvas/colour.js';
import { makeCanvas } from '../../../canvas/marks.js';
import { Pen } from '../../../canvas/pen.js';
import { Inputs } from '../../../core/util/memo-key.js';
import { nearColours } from './near-colours.js';
import { waitingAgain } from './places.js';
import { areaColour } from './role-colours.js';
import { strengthAt } from './strengths.js';

/** Opacity of the boards of states that are not seen. */
const UNSEEN_ALPHA = 0.45;
/** Radius of a star, in CSS px. */
const STAR_PX = { most: 9, least: 5 };

export class GraphNodes {
  #scene;
  #boards = makeCanvas(1, 1);
  #boardsOf = new Inputs();

  /** @param {GraphScene} scene */
  constructor(scene) {
    this.#scene = scene;
  }

  /**
   * Draws the nodes, each with a frame in the colour of its role.
   * @param {Pen} pen
   * @param {MapView} view
   * @param {boolean} isLit
   */
  paint(pen, view, isLit) {
    const { plan, map } = this.#scene;
    if (plan.hasBoards) this.#followBoards(pen);
    const again = new Set(waitingAgain(map, view));
    const order = plan.centres
      .map((_, node) => node)
      .filter((node) => this.#scene.shows(node, view));
    for (const node of order) {
      this.#paintNode(pen, node, view);
      if (again.has(this.#scene.places[node])) this.#scene.outline(pen, node, pen.shades.fresh);
    }
    const current = view.current < 0 ? -1 : this.#scene.nodeOf[view.current];
    if (current >= 0 && !isLit) this.#scene.outline(pen, current, pen.theme.current, 3);
  }

  /** Paints boards on a canvas of their own when the camera or the theme has changed. @param {Pen} pen */
  #followBoards({ theme, scale }) {
    const { window, plan } = this.#scene;
    const { paintState } = this.#scene.box;
    const box = [window.width, window.height];
    if (!this.#boardsOf.changed(this.#scene.camera, theme, scale, ...box, this.#scene.drawn.view()))
      return;
    const { canvas } = this.#boards;
    canvas.width = Math.max(1, Math.ceil(window.width * scale));
    canvas.height = Math.max(1, Math.ceil(window.height * scale));
    this.#boards.setTransform(scale, 0, 0, scale, 0, 0);
    const pen = new Pen(this.#boards, theme, scale);
    const px = Math.max(plan.size.width, plan.size.height) - 2 * plan.frame;
    for (const [node, centre] of plan.centres.entries()) {
      const isInside = centre.x > -px && centre.y > -px && centre.x < window.width + px && centre.y < window.height + px; // prettier-ignore
      if (isInside) paintState?.(pen, this.#scene.drawn.space.order[node], centre, px);
    }
  }

  /**
   * Returns the colour of a node by its distance to a goal.
   * @param {number} node
   * @param {Theme} theme
   */
  #nearColour(node, theme) {
    const { far, near } = nearColours(theme);
    return mix(far, near, strengthAt(this.#scene.map, this.#scene.places[node]));
  }

  /**
   * @param {Pen} pen
   * @param {number} node
   * @param {MapView} view
   */
  #paintNode(pen, node, view) {
    const { ctx, theme, shades } = pen;
    const { plan } = this.#scene;
    const { x, y, width, height } = plan.area(node);
    const role = this.#scene.role(node, view);
    const isByRole = view.colour === 'role';
    const share =
      this.#scene.drawn.space.depths[node] / Math.max(1, this.#scene.drawn.space.depth - 1);
    const own =
      view.colour === 'near'
        ? this.#nearColour(node, theme)
        : isByRole
          ? roleColour(role, pen)
          : areaColour(role, 'depth', share, theme);
    const frame = (/** @type {number} */ inset) => {
      ctx.beginPath();
      const round = Math.max(0, this.#scene.round - inset);
      ctx.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, round);
    };
    frame(0);
    pen.fill(role === 'expanded' ? own : role === 'frontier' ? fade(own, 0.25) : shades.unseen);
    if (role === 'frontier') {
      frame(0);
      // Cover the first fill, because the next fill can be translucent.
      pen.fill(shades.ground);
      frame(0);
      pen.fill(isByRole ? shades.waiting : fade(own, 0.25));
    }
    if (plan.hasBoards) this.#layBoard(pen, node, role);
    if (role === 'unseen') {
      if (!plan.hasBoards) return;
      ctx.setLineDash([1, 3]);
      ctx.lineCap = 'round';
      frame(0.75);
      pen.stroke(theme.ink2, 1.5);
      ctx.setLineDash([]);
    } else if (role === 'frontier') {
      const wide = plan.hasBoards ? 2.5 : 1.5;
      frame(wide / 2);
      pen.stroke(own, wide);
    } else {
      frame(0.5);
      pen.stroke(isByRole ? shades.expanded : own, 1);
    }
  }

  /**
   * Draws the board of a node from the canvas of all boards.
   * @param {Pen} pen
   * @param {number} node
   * @param {Role} role
   */
  #layBoard({ ctx, scale }, node, role) {
    const { x, y, width, height } = this.#scene.plan.area(node);
    const { canvas } = this.#boards;
    const left = Math.max(0, x);
    const top = Math.max(0, y);
    const [wide, high] = [
      Math.min(x + width, canvas.width / scale) - left,
      Math.min(y + height, canvas.height / scale) - top,
    ];
    if (wide <= 0 || high <= 0) return;
    ctx.save();
    if (role === 'unseen') ctx.globalAlpha = UNSEEN_ALPHA;
    const from = [left, top, wide, high].map((px) => px * scale);
    ctx.drawImage(canvas, from[0], from[1], from[2], from[3], left, top, wide, high);
    ctx.restore();
  }

  /**
   * Marks the start by a diamond, and the goals by stars.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paintGoals(pen, view) {
    const { map, plan } = this.#scene;
    const { width, height } = plan.size;
    const r = Math.max(STAR_PX.least, Math.min(STAR_PX.most, width / 6));
    const corner = plan.hasBoards ? { x: width / 2 - 2, y: height / 2 - 2 } : { x: 0, y: 0 };
    for (const place of map.goals) {
      const node = this.#scene.nodeOf[place];
      if (!this.#scene.shows(node, view)) continue;
      const { x, y } = plan.centres[node];
      const { star = 0 } = view.lit ?? {};
      const isEnd = view.answered && place === map.path[map.path.length - 1];
      const grown = isEnd ? r * (1 + 0.5 * star) : r;
      pen.stars([{ x: x + corner.x, y: y - corner.y }], grown);
    }
    if (view.over) return;
    const { x, y } = plan.centres[0];
    pen.diamond({ x: x - corner.x, y: y - corner.y }, Math.max(4, 0.8 * r));
    pen.strokeHaloed(pen.theme.current, 2);
    pen.fill(pen.shades.ground);
  }
}

/**
 * Returns the colour of a node's frame.
 * @param {Role} role
 * @param {Pen} pen
 */
function roleColour(role, { theme, shades }) {
  if (role === 'expanded') return theme.expanded;
  return role === 'frontier' ? shades.waitingEdge : theme.unseen;
}
