/**
 * Boards of the discovered states, in cells that are large enough. The boards are on a separate
 * canvas, to which each frame adds the new ones.
 * @import { LayoutBox, MapView, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { PixelTable } from './pixel-table.js'
 * @import { Cell } from './state-marks.js'
 */
import { makeCanvas } from '../../../canvas/marks.js';
import { Pen } from '../../../canvas/pen.js';
import { restored } from '../../../canvas/surface.js';
import { Inputs } from '../../../core/util/memo-key.js';
import { NEVER, roleAt } from './places.js';

/** Minimum size of a cell with a board, in CSS px, and share of the cell that the board fills. */
const STATES_FROM_PX = 22;
const STATE_SHARE = 0.74;

export class StateBoards {
  #layout;
  #paintState;
  #followed = new Inputs();
  /** Visible cells that are large enough for a board, by place. @type {Map<number, Cell>} */
  #cells = new Map();
  /** Places of the boards on the canvas. @type {Set<number>} */
  #drawn = new Set();
  /** @type {Pen | null} */
  #pen = null;

  /**
   * @param {{ map: SpaceMap, cellAt: (place: number) => Cell }} layout
   * @param {NonNullable<LayoutBox['paintState']>} paintState
   */
  constructor(layout, paintState) {
    this.#layout = layout;
    this.#paintState = paintState;
  }

  /**
   * Draws the boards.
   * @param {Pen} pen
   * @param {PixelTable | null} table table of the present camera; null until it is ready
   * @param {MapView} view
   * @param {number} untilMs time at which to stop, in ms
   * @returns {boolean} whether boards are missing
   */
  paint({ ctx, theme }, table, view, untilMs) {
    if (!table) return false;
    if (this.#followed.changed(table, theme, restored)) this.#follow(table, theme);
    if (this.#cells.size === 0) return false;
    const isWhole = this.#update(view, untilMs);
    const { left, top, width, height, px } = table;
    const { canvas } = /** @type {Pen} */ (this.#pen).ctx;
    ctx.drawImage(canvas, left, top, width * px, height * px);
    return !isWhole;
  }

  /**
   * Finds the cells of a table that are large enough.
   * @param {PixelTable} table
   * @param {Theme} theme
   */
  #follow(table, theme) {
    this.#cells.clear();
    this.#drawn.clear();
    this.#pen = null;
    // Look at points a third of a minimum cell apart: no large cell can be missed.
    const step = Math.max(1, Math.floor(STATES_FROM_PX / 3 / table.px));
    /** Levels whose cells are far too small. @type {Set<number>} */
    const small = new Set();
    for (let y = 0; y < table.height; y += step) {
      for (let x = 0; x < table.width; x += step) {
        const at = y * table.width + x;
        const [place, depth] = [table.place[at], table.depth[at]];
        if (place === NEVER || small.has(depth) || this.#cells.has(place)) continue;
        const cell = this.#layout.cellAt(place);
        if (cell.size >= STATES_FROM_PX) this.#cells.set(place, cell);
        else if (cell.size < STATES_FROM_PX / 2) small.add(depth);
      }
    }
    if (this.#cells.size === 0) return;
    const { left, top, width, height, px } = table;
    const ctx = makeCanvas(width, height);
    ctx.setTransform(1 / px, 0, 0, 1 / px, -left / px, -top / px);
    this.#pen = new Pen(ctx, theme, 1 / px);
  }

  /**
   * Draws the boards that are new, and erases those of states that are not discovered any more.
   * @param {MapView} view
   * @param {number} untilMs
   * @returns {boolean} whether all boards are drawn
   */
  #update(view, untilMs) {
    const pen = /** @type {Pen} */ (this.#pen);
    const { map } = this.#layout;
    for (const [place, { at, size }] of this.#cells) {
      const isSeen = roleAt(map, place, view) !== 'unseen';
      if (isSeen === this.#drawn.has(place)) continue;
      const px = STATE_SHARE * size;
      if (isSeen) {
        this.#paintState(pen, map.order[place], at, px);
        this.#drawn.add(place);
        if (performance.now() >= untilMs) return false;
      } else {
        pen.ctx.clearRect(at.x - px / 2 - 1, at.y - px / 2 - 1, px + 2, px + 2);
        this.#drawn.delete(place);
      }
    }
    return true;
  }
}
