/**
 * Graph layout of the map, for small spaces: each state is a node with its board, in the column of its
 * true distance from the start, and each pair of states that moves join has a line. Both sides of a
 * search are painted on one graph.
 * @import { Camera, LayoutBox, MapView, PieceView, Point, Rect, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { Curve } from './graph-geometry.js'
 * @import { Change, Line } from './space-graph.js'
 * @import { SpaceGraph as Listed } from '../../../wasm/searchlight.js'
 * @import { Role } from './role-colours.js'
 * @import { Cell } from './state-marks.js'
 */
import { ALL_LIT, dimRoom } from '../../../canvas/answer-path.js';
import { WHOLE } from '../../../canvas/camera.js';
import { fade, mix } from '../../../canvas/colour.js';
import { makeCanvas } from '../../../canvas/marks.js';
import { Pen, Sheet } from '../../../canvas/pen.js';
import { Inputs, Memo } from '../../../core/util/memo-key.js';
import { GraphPlan, firstPart, pointOn } from './graph-geometry.js';
import { canPicture, paintChange } from './graph-label.js';
import { shownLevels, waitingAgain } from './places.js';
import { nearColours } from './near-colours.js';
import { areaColour } from './role-colours.js';
import { roleOf } from './small-space.js';
import { graphOf, parentsOn } from './space-graph.js';
import { strengthAt } from './strengths.js';

/**
 * Graph with what its nodes and lines show: size of a board, and the name of a move.
 * @typedef {object} DrawnGraph
 * @property {Listed} listed states and moves, as the core lists them
 * @property {number} rows
 * @property {number} columns
 * @property {(change: Change) => string} says
 * @property {() => PieceView} view returns another view once the puzzle's own has been imported
 */

/** Opacity of the boards of states that are not seen. */
const UNSEEN_ALPHA = 0.45;
/**
 * Radius of a move's label (`share` of a node's size, within limits), room around the label, and
 * least size of a node whose moves have labels, in CSS px.
 */
const LABEL_PX = { most: 9, least: 6, share: 0.18 };
const LABEL_ROOM_PX = 2;
const LABELLED_FROM_PX = 24;
/** Shares of a line at which its label may stand, the best first. */
const LABEL_AT = [0.5, 0.36, 0.64, 0.25, 0.75];
/** Radius of the number of a depth. */
const NUMBER_PX = 9;
const PILL = { px: 12, high: 22, around: 9, apart: 6 };
const STAR_PX = { most: 9, least: 5 };

export class GraphLayout {
  /** Whether both sides of a search are painted on one graph. */
  static isShared = true;
  /** Always false: this layout needs no pixel tables, so each paint is complete. */
  unfinished = false;
  map;
  plan;
  window;
  #box;
  #drawn;
  #whole;
  /** @type {Camera} */
  #camera = WHOLE;
  /** Place (index on the map) of each node's state; -1 for a state that is not on the map. */
  #places;
  /** Node of the state at each place. */
  #nodeOf;
  /** Node from which the search found each node first. @type {number[] | null} */
  #parents = null;
  /**
   * Position of the label of each line; lines whose labels have no room are missing.
   * @type {Map<Line, Point>}
   */
  #labels = new Map();
  #boards = makeCanvas(1, 1);
  #boardsOf = new Inputs();
  #header = new Sheet();
  #pill = new Sheet();
  /** Width of the current move's name. */
  #wide = new Memo();

  /**
   * @param {SpaceMap} map
   * @param {LayoutBox & { graph?: DrawnGraph | null }} box with a graph
   */
  constructor(map, box) {
    if (!box.graph) throw new TypeError('the graph layout needs a graph');
    const { listed, rows, columns } = box.graph;
    const space = graphOf(listed);
    this.map = map;
    this.#box = box;
    this.#drawn = { ...box.graph, space };
    this.#whole = this.plan = new GraphPlan(space, box, { rows, columns });
    this.window = { x: 0, y: 0, width: box.width, height: box.height };
    this.#places = space.placesOn(map);
    this.#nodeOf = Array.from(map.order, (rank) => space.nodeOf(rank));
    this.#placeLabels();
  }

  /** @param {Camera} camera @param {Rect} window visible part of the canvas */
  look(camera, window) {
    if (camera !== this.#camera) {
      this.plan = camera.zoom === 1 && !camera.x && !camera.y ? this.#whole : this.#whole.through(camera); // prettier-ignore
      this.#placeLabels();
    }
    this.#camera = camera;
    this.window = window;
  }

  /** Size of the boards, and the present view of the puzzle. */
  get #pictured() {
    const { rows, columns, view } = this.#drawn;
    return { rows, columns, view: view() };
  }

  /** Returns the rank of the state at a point, or -1. @param {number} x @param {number} y */
  stateAt(x, y) {
    const node = this.plan.nodeAt(x, y);
    // A node that this side has not found belongs to the other side of a two-sided search.
    return node < 0 || this.#places[node] < 0 ? -1 : this.#drawn.space.order[node];
  }

  /** Returns the centre of a state's node; null for none. @param {number} rank */
  pointOf(rank) {
    return this.plan.centres[this.#drawn.space.nodeOf(rank)] ?? null;
  }

  /** Returns the centre of a place's node. @param {number} place */
  pointAt(place) {
    return this.plan.centres[this.#nodeOf[place]] ?? { x: 0, y: 0 };
  }

  /** Returns the area of a place's node. @param {number} place @returns {Cell} */
  cellAt(place) {
    const node = this.#nodeOf[place];
    const { width, height } = this.plan.size;
    return {
      at: this.pointAt(place),
      size: Math.min(width, height),
      trace: (ctx) => {
        const { x, y } = this.plan.area(node);
        ctx.roundRect(x, y, width, height, this.#round);
      },
    };
  }

  /**
   * Returns the rank of the state to which an arrow key leads: along a line to the depth before or
   * after, or to the next state of the same depth. Returns null for other keys.
   * @param {number} rank rank of the present state; -1 for none
   * @param {string} key
   * @param {(rank: number) => boolean} [isShown] whether a state is visible; others are skipped
   * @returns {number | null}
   */
  walk(rank, key, isShown = () => true) {
    const { isTurned, nodes, rows, centres } = this.plan;
    const { space } = this.#drawn;
    const [before, after, less, more] = isTurned
      ? ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
      : ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    if (![before, after, less, more].includes(key)) return null;
    const node = space.nodeOf(rank);
    if (node < 0) return space.order[0];
    const depth = space.depths[node];
    if (key === less || key === more) {
      const by = key === more ? 1 : -1;
      let row = rows[node] + by;
      while (nodes[depth][row] !== undefined && !isShown(space.order[nodes[depth][row]])) row += by;
      return space.order[nodes[depth][row] ?? node];
    }
    const isBefore = key === before;
    const ahead = space
      .neighbours(node)
      .filter((other) => (isBefore ? space.depths[other] < depth : space.depths[other] > depth))
      .filter((other) => isShown(space.order[other]));
    const apart = (/** @type {number} */ other) =>
      isTurned
        ? Math.abs(centres[other].x - centres[node].x)
        : Math.abs(centres[other].y - centres[node].y);
    ahead.sort(
      (a, b) =>
        Math.abs(space.depths[a] - depth) - Math.abs(space.depths[b] - depth) ||
        apart(a) - apart(b),
    );
    return space.order[ahead[0] ?? node];
  }

  /**
   * Paints the graph.
   * @param {Pen} pen on a cleared canvas
   * @param {MapView} view
   */
  paint(pen, view) {
    const { ctx } = pen;
    const { lit } = view;
    const isLit = Boolean(lit) && view.answered && this.map.path.length > 0;
    ctx.save();
    if (!view.over) this.#paintDepths(pen, view);
    this.#paintLines(pen, view);
    if (isLit && lit) dimRoom(pen, this.window, lit.dim);
    if (view.answered) this.#paintAnswer(pen, view);
    if (view.path && !isLit) this.#paintPath(pen, view.path);
    if (!view.over) this.#paintLabels(pen, view);
    this.#paintNodes(pen, view, isLit);
    this.#paintGoals(pen, view);
    if (!isLit) this.#paintMove(pen, view);
    const hover = this.#drawn.space.nodeOf(view.hover);
    if (hover >= 0 && this.#shows(hover, view)) this.#outline(pen, hover, pen.theme.accent);
    ctx.restore();
  }

  /** Length of the shorter side of a node. */
  get #least() {
    return Math.min(this.plan.size.width, this.plan.size.height);
  }

  /** Radius of a label. */
  get #labelPx() {
    const { most, least, share } = LABEL_PX;
    return Math.min(most, Math.max(least, share * this.#least));
  }

  /** Radius of a node's corners. */
  get #round() {
    return Math.min(10, this.plan.size.width / 5);
  }

  /** Returns the role of a node. @param {number} node @param {MapView} view */
  #role(node, view) {
    return roleOf(this.map, this.#places[node], view);
  }

  /**
   * Returns whether a node is visible. On the second side, and while the future is hidden, only
   * discovered nodes are.
   * @param {number} node
   * @param {MapView} view
   */
  #shows(node, view) {
    return !(view.over || view.hides) || this.#role(node, view) !== 'unseen';
  }

  /**
   * Writes the numbers of the depths.
   * @param {Pen} pen
   * @param {MapView} view
   */
  #paintDepths(pen, view) {
    const { plan, window } = this;
    const { number = String, depthWord = '' } = this.#box;
    if (plan.head === 0) return;
    const { space } = this.#drawn;
    const shown = view.hides ? shownLevels(this.map, view) : space.depth;
    const reached = Array.from({ length: shown }, (_, depth) =>
      plan.nodes[depth].some((node) => this.#role(node, view) === 'expanded'),
    );
    if (view.current >= 0) reached[space.depths[this.#nodeOf[view.current]]] = true;
    const deps = [this.#camera, `${reached}`, depthWord];
    pen.cached(this.#header, deps, window, (sheet) => {
      const { theme, ctx } = sheet;
      const r = Math.min(NUMBER_PX * theme.type, plan.head / 3);
      const beside = plan.head - r - 4;
      const every = Math.ceil((2 * r + 4) / plan.pitch);
      for (const [depth, along] of plan.depths.slice(0, shown).entries()) {
        const at = plan.isTurned ? { x: beside - 4, y: along } : { x: along, y: beside };
        ctx.beginPath();
        if (plan.isTurned) {
          ctx.moveTo(at.x, along);
          ctx.lineTo(window.width, along);
        } else {
          ctx.moveTo(along, at.y);
          ctx.lineTo(along, window.height);
        }
        sheet.stroke(fade(theme.line, 0.5), 1);
        if (depth % every > 0) continue;
        sheet.disc(at, r, reached[depth] ? theme.ink : theme.card);
        if (!reached[depth]) sheet.stroke(theme.line, 1);
        const colour = reached[depth] ? theme.card : theme.ink;
        sheet.text(number(depth), at, { px: Math.min(11.5 * theme.type, 1.3 * r), weight: 600, colour }); // prettier-ignore
      }
      if (!depthWord || plan.isTurned) return;
      const at = { x: Math.max(2, plan.depths[0] - r), y: beside - r - 9 };
      sheet.text(depthWord, at, { px: 12 * theme.type, colour: theme.ink2, align: 'left' });
    });
  }

  /**
   * Draws the lines: solid for moves by which the search first found a state, else dotted.
   * @param {Pen} pen
   * @param {MapView} view
   */
  #paintLines(pen, view) {
    const { ctx, theme, shades } = pen;
    const { space } = this.#drawn;
    // The side that is painted over the other one searches from the goals.
    const parents = (this.#parents ??= parentsOn(space, this.map, view.over));
    ctx.lineCap = 'round';
    for (const line of space.lines) {
      const { from, to } = line;
      const child = parents[to] === from ? to : parents[from] === to ? from : -1;
      const isTree = child >= 0 && this.#role(child, view) !== 'unseen';
      if (view.over ? !isTree : !(this.#shows(from, view) && this.#shows(to, view))) continue;
      const curve = this.plan.curve(line);
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

  /** Finds the lines whose labels have room. */
  #placeLabels() {
    this.#labels.clear();
    const { plan } = this;
    if (this.#least < LABELLED_FROM_PX || !canPicture(this.#pictured)) return;
    const r = this.#labelPx;
    const apart = 2 * r + LABEL_ROOM_PX;
    /** @type {Point[]} */
    const taken = [];
    const isFree = (/** @type {Point} */ { x, y }) =>
      taken.every((other) => Math.hypot(other.x - x, other.y - y) >= apart) &&
      plan.centres.every(
        (centre) =>
          Math.abs(centre.x - x) >= plan.size.width / 2 + r ||
          Math.abs(centre.y - y) >= plan.size.height / 2 + r,
      );
    for (const line of this.#drawn.space.lines) {
      const curve = plan.curve(line);
      const at = LABEL_AT.map((share) => pointOn(curve, share)).find(isFree);
      if (!at) continue;
      taken.push(at);
      this.#labels.set(line, at);
    }
  }

  /**
   * Draws the moves beside their lines.
   * @param {Pen} pen
   * @param {MapView} view
   */
  #paintLabels(pen, view) {
    const { theme, shades } = pen;
    for (const [line, at] of this.#labels) {
      if (!(this.#shows(line.from, view) && this.#shows(line.to, view))) continue;
      const change = line.out ?? line.back;
      if (!change || !canPicture(this.#pictured)) continue;
      pen.disc(at, this.#labelPx, shades.ground);
      pen.stroke(fade(theme.ink2, 0.5), 1);
      const label = { at, r: this.#labelPx, colour: theme.ink };
      paintChange(pen, change, this.#pictured, label);
    }
  }

  /** Paints boards on a canvas of their own when the camera or the theme has changed. @param {Pen} pen */
  #followBoards({ theme, scale }) {
    const { window, plan } = this;
    const { paintState } = this.#box;
    const box = [window.width, window.height];
    if (!this.#boardsOf.changed(this.#camera, theme, scale, ...box, this.#drawn.view())) return;
    const { canvas } = this.#boards;
    canvas.width = Math.max(1, Math.ceil(window.width * scale));
    canvas.height = Math.max(1, Math.ceil(window.height * scale));
    this.#boards.setTransform(scale, 0, 0, scale, 0, 0);
    const pen = new Pen(this.#boards, theme, scale);
    const px = Math.max(plan.size.width, plan.size.height) - 2 * plan.frame;
    for (const [node, centre] of plan.centres.entries()) {
      const isInside = centre.x > -px && centre.y > -px && centre.x < window.width + px && centre.y < window.height + px; // prettier-ignore
      if (isInside) paintState?.(pen, this.#drawn.space.order[node], centre, px);
    }
  }

  /**
   * Draws the nodes, each with a frame in the colour of its role.
   * @param {Pen} pen
   * @param {MapView} view
   * @param {boolean} isLit
   */
  #paintNodes(pen, view, isLit) {
    const { plan, map } = this;
    if (plan.hasBoards) this.#followBoards(pen);
    const again = new Set(waitingAgain(map, view));
    const order = plan.centres.map((_, node) => node).filter((node) => this.#shows(node, view));
    for (const node of order) {
      this.#paintNode(pen, node, view);
      if (again.has(this.#places[node])) this.#outline(pen, node, pen.shades.fresh);
    }
    const current = view.current < 0 ? -1 : this.#nodeOf[view.current];
    if (current >= 0 && !isLit) this.#outline(pen, current, pen.theme.current, 3);
  }

  /**
   * Returns the colour of a node by its distance to a goal.
   * @param {number} node
   * @param {Theme} theme
   */
  #nearColour(node, theme) {
    const { far, near } = nearColours(theme);
    return mix(far, near, strengthAt(this.map, this.#places[node]));
  }

  /**
   * @param {Pen} pen
   * @param {number} node
   * @param {MapView} view
   */
  #paintNode(pen, node, view) {
    const { ctx, theme, shades } = pen;
    const { plan } = this;
    const { x, y, width, height } = plan.area(node);
    const role = this.#role(node, view);
    const isByRole = view.colour === 'role';
    const share = this.#drawn.space.depths[node] / Math.max(1, this.#drawn.space.depth - 1);
    const own =
      view.colour === 'near'
        ? this.#nearColour(node, theme)
        : isByRole
          ? roleColour(role, pen)
          : areaColour(role, 'depth', share, theme);
    const frame = (/** @type {number} */ inset) => {
      ctx.beginPath();
      const round = Math.max(0, this.#round - inset);
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
    const { x, y, width, height } = this.plan.area(node);
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
  #paintGoals(pen, view) {
    const { map, plan } = this;
    const { width, height } = plan.size;
    const r = Math.max(STAR_PX.least, Math.min(STAR_PX.most, width / 6));
    const corner = plan.hasBoards ? { x: width / 2 - 2, y: height / 2 - 2 } : { x: 0, y: 0 };
    for (const place of map.goals) {
      const node = this.#nodeOf[place];
      if (!this.#shows(node, view)) continue;
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

  /**
   * Draws the answer: its lines and the frames of its states.
   * @param {Pen} pen
   * @param {MapView} view
   */
  #paintAnswer(pen, view) {
    const { ctx, theme } = pen;
    const { path } = this.map;
    const lit = view.lit ?? ALL_LIT;
    const halo = pen.dark ? pen.shades.ground : theme.glow;
    for (let edge = 0; edge + 1 < path.length; edge++) {
      const curve = this.#curveOf(path[edge], path[edge + 1]);
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
      this.#outline(pen, this.#nodeOf[place], theme.path, isMarked ? 7 : 4);
    }
  }

  /**
   * Draws the path to the state being expanded.
   * @param {Pen} pen
   * @param {readonly number[]} path places
   */
  #paintPath(pen, path) {
    for (let at = 0; at + 1 < path.length; at++) {
      const curve = this.#curveOf(path[at], path[at + 1]);
      if (!curve) continue;
      trace(pen, curve);
      pen.strokeHaloed(pen.theme.current, 2);
    }
  }

  /** Returns the curve from one place to another. @param {number} from @param {number} to */
  #curveOf(from, to) {
    const [a, b] = [this.#nodeOf[from], this.#nodeOf[to]];
    const line = this.#drawn.space.lineBetween(a, b);
    if (!line) return null;
    const curve = this.plan.curve(line);
    return line.from === a ? curve : reversed(curve);
  }

  /**
   * Draws the current move with its name, and the earlier move to the same target that the current
   * move replaces.
   * @param {Pen} pen
   * @param {MapView} view
   */
  #paintMove(pen, view) {
    const { current, target, found, earlier = -1 } = view;
    if (current < 0 || target < 0) return;
    const { theme, shades } = pen;
    const curve = this.#curveOf(current, target);
    if (!curve) return;
    if (earlier >= 0) this.#paintEarlier(pen, earlier, target);
    trace(pen, curve);
    pen.strokeHaloed(theme.current, 2.75);
    arrow(pen, curve, theme.current);
    const joins = found === 'new' || found === 'again';
    if (joins) this.#outline(pen, this.#nodeOf[target], shades.fresh, 3);
    const [a, b] = [this.#nodeOf[current], this.#nodeOf[target]];
    const line = this.#drawn.space.lineBetween(a, b);
    const change = line?.from === a ? line.out : line?.back;
    // In a search from the goals, the move leads from the target to the current state.
    const made = change ?? line?.out ?? line?.back;
    if (!line || !made) return;
    const at = this.#labels.get(line) ?? pointOn(this.plan.curve(line), 0.5);
    this.#paintPill(pen, made, at);
  }

  /**
   * Draws a move that is replaced by a better one, crossed out.
   * @param {Pen} pen
   * @param {number} from
   * @param {number} to
   */
  #paintEarlier(pen, from, to) {
    const { ctx, theme } = pen;
    const curve = this.#curveOf(from, to);
    if (!curve) return;
    trace(pen, curve);
    pen.stroke(pen.shades.halo, 4);
    ctx.setLineDash([1.5, 3]);
    pen.stroke(theme.ink2, 1.5);
    ctx.setLineDash([]);
    const { x, y } = pointOn(curve, 0.5);
    ctx.beginPath();
    for (const turn of [1, -1]) {
      ctx.moveTo(x - 4, y - 4 * turn);
      ctx.lineTo(x + 4, y + 4 * turn);
    }
    pen.strokeHaloed(theme.ink2, 1.75, 1.25);
  }

  /**
   * Draws the picture of a move, and its name above.
   * @param {Pen} pen
   * @param {Change} change
   * @param {Point} at
   */
  #paintPill(pen, change, at) {
    const { theme } = pen;
    if (canPicture(this.#pictured)) {
      pen.disc(at, this.#labelPx + 1.5, theme.current);
      const label = { at, r: this.#labelPx, colour: theme.card };
      paintChange(pen, change, this.#pictured, label);
    }
    const name = this.#drawn.says(change);
    const { px, high, around } = PILL;
    const type = Math.min(1.4, theme.type);
    const wide = this.#wide.of([name, type, theme], () => {
      pen.font(px * type, 600);
      return pen.ctx.measureText(name).width + 2 * around * type;
    });
    const tall = high * type;
    const area = this.#freeBeside(at, wide, tall);
    pen.cached(this.#pill, [name], area, (sheet) => {
      sheet.ctx.beginPath();
      sheet.ctx.roundRect(0, 0, wide, tall, tall / 2);
      sheet.fill(theme.current);
      const middle = { x: wide / 2, y: tall / 2 };
      sheet.text(name, middle, { px: px * type, weight: 600, colour: theme.card });
    });
  }

  /**
   * Returns the rectangle beside a label in which a name covers least of the nodes and of the
   * depths' numbers.
   * @param {Point} at
   * @param {number} width
   * @param {number} height
   * @returns {Rect}
   */
  #freeBeside({ x, y }, width, height) {
    const { plan } = this;
    const box = this.#box;
    const head = plan.isTurned
      ? { x: 0, y: 0, width: plan.head, height: box.height }
      : { x: 0, y: 0, width: box.width, height: plan.head };
    const taken = [head, ...plan.centres.map((_, node) => plan.area(node))];
    const [left, top] = [x - width / 2, y - height / 2];
    const near = this.#labelPx + PILL.apart;
    const places = [near, near + height, near + 2 * height]
      .flatMap((off) => [
        [left, y - off - height],
        [left, y + off],
        [x + off, top],
        [x - off - width, top],
        [x + off, y - off - height],
        [x - off - width, y + off],
        [x - off - width, y - off - height],
        [x + off, y + off],
      ])
      .map(([at, from]) => ({
        x: Math.max(2, Math.min(box.width - width - 2, at)),
        y: Math.max(2, Math.min(box.height - height - 2, from)),
        width,
        height,
      }));
    const covered = places.map((place) =>
      taken.reduce((sum, other) => sum + overlap(place, other), 0),
    );
    return places[covered.indexOf(Math.min(...covered))];
  }

  /** Marks the state in which the sides met. @param {Pen} pen @param {number} place */
  paintMeeting(pen, place) {
    this.#outline(pen, this.#nodeOf[place], pen.theme.goal, 5);
  }

  /**
   * Outlines a node.
   * @param {Pen} pen
   * @param {number} node
   * @param {string} colour
   * @param {number} [width]
   */
  #outline(pen, node, colour, width = 2.5) {
    if (node < 0) return;
    const { x, y, width: wide, height } = this.plan.area(node);
    const out = width / 2;
    pen.ctx.beginPath();
    pen.ctx.roundRect(x - out, y - out, wide + width, height + width, this.#round + out);
    pen.strokeHaloed(colour, width, 1);
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

/** Returns the area that two rectangles share. @param {Rect} a @param {Rect} b */
function overlap(a, b) {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Returns a curve in the other direction. @param {Curve} curve @returns {Curve} */
const reversed = ([a, b, c, d]) => [d, c, b, a];

/**
 * Begins a path that is a curve, or its first part.
 * @param {Pen} pen
 * @param {Curve} curve
 * @param {number} [share] 0..=1
 */
function trace({ ctx }, curve, share = 1) {
  const [a, b, c, d] = share < 1 ? firstPart(curve, share) : curve;
  ctx.beginPath();
  ctx.moveTo(a.x, a.y);
  ctx.bezierCurveTo(b.x, b.y, c.x, c.y, d.x, d.y);
}

/**
 * Draws the tip of an arrow at the end of a curve.
 * @param {Pen} pen
 * @param {Curve} curve
 * @param {string} colour
 */
function arrow(pen, curve, colour) {
  const [, , , end] = curve;
  const before = pointOn(curve, 0.92);
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (/** @type {number} */ turn) => ({
    x: end.x - 8 * Math.cos(angle + turn),
    y: end.y - 8 * Math.sin(angle + turn),
  });
  pen.trace([end, wing(0.45), wing(-0.45)]);
  pen.ctx.closePath();
  pen.fill(colour);
}
