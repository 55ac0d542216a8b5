/**
 * What the layouts share that draw states in order of discovery: bitmaps of the whole map, one per
 * role, and painting a moment of the search from them. Every moment is two prefixes of the order
 * of discovery, so it is two clips and three drawImage calls.
 * @import { Ctx, MapView, Point, Rect, SpaceMap, Theme } from './types.js'
 * @import { ColumnPlan } from './columnplan.js'
 * @import { RingPlan } from './ringplan.js'
 * @import { Cell, Role } from './marks.js'
 */
import { areaColour, hatchFrontier, makeCanvas, ROLES } from './marks.js';

/** @template {ColumnPlan | RingPlan} Plan */
export class SheetLayout {
  /** @type {Theme | null} */
  #theme = null;
  /** @type {Map<string, HTMLCanvasElement>} */
  #sheets = new Map();

  /**
   * @param {SpaceMap} map
   * @param {Plan} plan
   * @param {Rect} area what the bitmaps cover
   * @param {number} scale device pixels per CSS px
   */
  constructor(map, plan, area, scale) {
    this.map = map;
    this.plan = plan;
    this.area = area;
    this.scale = scale;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {number} rank, or -1
   */
  stateAt(x, y) {
    return this.map.order[this.plan.positionAt(x, y)] ?? -1;
  }

  /**
   * @param {number} rank
   * @returns {Point | null}
   */
  pointOf(rank) {
    return this.cellOf(rank)?.at ?? null;
  }

  /**
   * @param {number} rank
   * @returns {Cell | null}
   */
  cellOf(rank) {
    const position = this.map.order.indexOf(rank);
    return position < 0 ? null : this.cellAt(position);
  }

  /** @param {number} position */
  pointAt(position) {
    return this.plan.point(position);
  }

  /**
   * @param {number} position
   * @returns {Cell}
   */
  cellAt(position) {
    const { plan } = this;
    return {
      at: plan.point(position),
      size: plan.cellSize(position),
      trace: (ctx) => plan.traceCell(ctx, position),
    };
  }

  /**
   * Each state in its role.
   * @param {Ctx} ctx
   * @param {MapView} view
   * @param {Theme} theme
   * @param {(ctx: Ctx, role: Role) => void} finish draws on a role's bitmap what lies on its areas
   */
  paintRoles(ctx, view, theme, finish) {
    if (this.#theme !== theme) this.#sheets.clear();
    this.#theme = theme;
    const { plan, scale } = this;
    const ends = [plan.states, view.discovered, view.expanded];
    // Whole device pixels: bitmaps must land on the pixel grid or every fine line blurs.
    const left = Math.floor(this.area.x * scale);
    const top = Math.floor(this.area.y * scale);
    ROLES.forEach((role, i) => {
      // What the next role covers completely need not be drawn.
      if (ends[i] === 0 || ends[i + 1] === ends[i]) return;
      const key = `${role} ${view.colour}`;
      const sheet = this.#sheets.get(key) ?? this.#draw(left, top, role, view, theme, finish);
      this.#sheets.set(key, sheet);
      ctx.save();
      if (i > 0) {
        ctx.beginPath();
        plan.tracePrefix(ctx, ends[i]);
        ctx.clip();
      }
      const { width, height } = sheet;
      ctx.drawImage(sheet, left / scale, top / scale, width / scale, height / scale);
      ctx.restore();
    });
  }

  /**
   * All states in one role.
   * @param {number} left device pixels
   * @param {number} top device pixels
   * @param {Role} role
   * @param {MapView} view
   * @param {Theme} theme
   * @param {(ctx: Ctx, role: Role) => void} finish
   */
  #draw(left, top, role, { colour }, theme, finish) {
    const { plan, scale, area } = this;
    const width = Math.ceil((area.x + area.width) * scale) - left;
    const height = Math.ceil((area.y + area.height) * scale) - top;
    const ctx = makeCanvas(width, height);
    ctx.setTransform(scale, 0, 0, scale, -left, -top);
    for (let depth = plan.depths - 1; depth >= 0; depth--) {
      ctx.beginPath();
      plan.traceLevel(ctx, depth);
      ctx.fillStyle = areaColour(role, colour, depth, plan.depths, theme);
      ctx.fill();
    }
    if (role !== 'unseen') {
      ctx.beginPath();
      for (const position of this.map.goals) plan.traceCell(ctx, position);
      ctx.fillStyle = theme.goal;
      ctx.fill('evenodd');
    }
    if (role === 'frontier') hatchFrontier(ctx, area, colour);
    finish(ctx, role);
    return ctx.canvas;
  }
}
