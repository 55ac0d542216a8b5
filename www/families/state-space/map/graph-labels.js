/**
 * Graph layout: the moves beside their lines, and the current move with its name.
 * @import { MapView, Point, Rect } from '../../../canvas/types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { GraphScene } from './graph-scene.js'
 * @import { Change, Line } from './space-graph.js'
 */
import { fade } from '../../../canvas/colour.js';
import { Sheet } from '../../../canvas/pen.js';
import { Memo } from '../../../core/util/memo-key.js';
import { arrow, trace } from './graph-curves.js';
import { pointOn } from './graph-geometry.js';
import { canPicture, paintChange } from './graph-label.js';

/** Room around a label, and least size of a node whose moves have labels, in CSS px. */
const LABEL_ROOM_PX = 2;
const LABELLED_FROM_PX = 24;
/** Shares of a line at which its label may stand, the best first. */
const LABEL_AT = [0.5, 0.36, 0.64, 0.25, 0.75];
/** Size of a move's name, in CSS px. */
const PILL = { px: 12, high: 22, around: 9, apart: 6 };

export class GraphLabels {
  #scene;
  /**
   * Position of the label of each line; lines whose labels have no room are missing.
   * @type {Map<Line, Point>}
   */
  #labels = new Map();
  #pill = new Sheet();
  /** Width of the current move's name. */
  #wide = new Memo();

  /** @param {GraphScene} scene */
  constructor(scene) {
    this.#scene = scene;
  }

  /** Finds the lines whose labels have room. */
  place() {
    this.#labels.clear();
    const { plan } = this.#scene;
    if (this.#scene.least < LABELLED_FROM_PX || !canPicture(this.#scene.pictured)) return;
    const r = this.#scene.labelPx;
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
    for (const line of this.#scene.drawn.space.lines) {
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
  paint(pen, view) {
    const { theme, shades } = pen;
    for (const [line, at] of this.#labels) {
      if (!(this.#scene.shows(line.from, view) && this.#scene.shows(line.to, view))) continue;
      const change = line.out ?? line.back;
      if (!change || !canPicture(this.#scene.pictured)) continue;
      pen.disc(at, this.#scene.labelPx, shades.ground);
      pen.stroke(fade(theme.ink2, 0.5), 1);
      const label = { at, r: this.#scene.labelPx, colour: theme.ink };
      paintChange(pen, change, this.#scene.pictured, label);
    }
  }

  /**
   * Draws the current move with its name, and the earlier move to the same target that the current
   * move replaces.
   * @param {Pen} pen
   * @param {MapView} view
   */
  paintMove(pen, view) {
    const { current, target, found, earlier = -1 } = view;
    if (current < 0 || target < 0) return;
    const { theme, shades } = pen;
    const curve = this.#scene.curveOf(current, target);
    if (!curve) return;
    if (earlier >= 0) this.#paintEarlier(pen, earlier, target);
    trace(pen, curve);
    pen.strokeHaloed(theme.current, 2.75);
    arrow(pen, curve, theme.current);
    const joins = found === 'new' || found === 'again';
    if (joins) this.#scene.outline(pen, this.#scene.nodeOf[target], shades.fresh, 3);
    const [a, b] = [this.#scene.nodeOf[current], this.#scene.nodeOf[target]];
    const line = this.#scene.drawn.space.lineBetween(a, b);
    const change = line?.from === a ? line.out : line?.back;
    // In a search from the goals, the move leads from the target to the current state.
    const made = change ?? line?.out ?? line?.back;
    if (!line || !made) return;
    const at = this.#labels.get(line) ?? pointOn(this.#scene.plan.curve(line), 0.5);
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
    const curve = this.#scene.curveOf(from, to);
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
    if (canPicture(this.#scene.pictured)) {
      pen.disc(at, this.#scene.labelPx + 1.5, theme.current);
      const label = { at, r: this.#scene.labelPx, colour: theme.card };
      paintChange(pen, change, this.#scene.pictured, label);
    }
    const name = this.#scene.drawn.says(change);
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
    const { plan } = this.#scene;
    const box = this.#scene.box;
    const head = plan.isTurned
      ? { x: 0, y: 0, width: plan.head, height: box.height }
      : { x: 0, y: 0, width: box.width, height: plan.head };
    const taken = [head, ...plan.centres.map((_, node) => plan.area(node))];
    const [left, top] = [x - width / 2, y - height / 2];
    const near = this.#scene.labelPx + PILL.apart;
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
}

/** Returns the area that two rectangles share. @param {Rect} a @param {Rect} b */
function overlap(a, b) {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}
