/**
 * Board layout of the map, for spaces whose states are the cells of a board. Each cell has the
 * colour of its state's role. The puzzle draws its ground above the colours.
 * @import { Camera, Ctx, LayoutBox, MapView, Rect, SpaceMap, Theme } from '../../../canvas/types.js'
 */
import { cropped } from '../../../canvas/board-part.js';
import { Grid } from '../../../canvas/grid.js';
import { makeCanvas } from '../../../canvas/marks.js';
import { Pen } from '../../../canvas/pen.js';
import { Inputs } from '../../../core/util/memo-key.js';
import { CellsLayout } from './cells-layout.js';
import { paintContours, paintReach } from './contours.js';
import { GridPlan } from './grid-geometry.js';
import { paintMarks } from './state-marks.js';
import { strengthsByRank } from './strengths.js';

const MARGIN_PX = 8;
const MOST_CELL_PX = 56;
/** Cell size from which a difference of one pixel between cells is invisible, in device pixels. */
const EVEN_FROM_PX = 8;
/** Radius of the diamond at the start: share of a cell, and minimum in CSS px. */
const START_SHARE = 0.3;
const LEAST_START_PX = 4;

/**
 * Layout of a board.
 * @extends CellsLayout<GridPlan>
 */
export class BoardLayout extends CellsLayout {
  /** Whether both sides of a search are painted on one board. */
  static isShared = true;
  #board;
  /**
   * Picture of the ground: of all that the puzzle draws on cells and that no move changes.
   * @type {Ctx}
   */
  #ground = makeCanvas(1, 1);
  #groundOf = new Inputs();
  /** Camera and visible part for which the picture of the ground was drawn. */
  #grounded = { camera: this.camera, window: this.window };
  #moves = false;

  /**
   * @param {SpaceMap} map
   * @param {LayoutBox} box with a board
   */
  constructor(map, { width, height, scale, board }) {
    if (!board) throw new TypeError('the board layout needs a board');
    const { rows, columns } = board;
    const room = Math.min((width - 2 * MARGIN_PX) / columns, (height - 2 * MARGIN_PX) / rows);
    const fit = Math.max(1 / scale, Math.min(MOST_CELL_PX, room)) * scale;
    // Use whole device pixels, so that all cells look alike.
    const px = (fit >= EVEN_FROM_PX ? Math.floor(fit) : fit) / scale;
    const start = (/** @type {number} */ whole, /** @type {number} */ count) =>
      Math.round(((whole - count * px) / 2) * scale) / scale;
    const corner = { left: start(width, columns), top: start(height, rows) };
    const plan = new GridPlan(map, new Grid({ ...corner, width: px, rows, columns }));
    super(map, plan, plan.grid.area, { scale });
    this.#board = board;
    /** Top and bottom of the whole board. Titles stand below it. */
    this.highest = corner.top;
    this.lowest = corner.top + rows * px;
    this.starPx = Math.max(5, Math.min(12, 0.42 * px));
    this.markGoals();
  }

  /**
   * Applies a camera.
   * @param {Camera} camera
   * @param {Rect} window visible part of the canvas
   * @param {boolean} [moving] whether the camera is still moving
   */
  look(camera, window, moving = false) {
    this.#moves = moving;
    super.look(camera, window, moving);
  }

  /**
   * Paints the board.
   * @param {Pen} pen on a cleared canvas
   * @param {MapView} view
   */
  paint(pen, view) {
    const { ctx, theme } = pen;
    ctx.save();
    const { window } = this;
    const { grid } = this.plan;
    // The second side of a search is painted over the first: paint only the cells that it has
    // found.
    if (!view.over) pen.rect(window, theme.board);
    this.paintCells(pen, view.over ? { ...view, hides: true } : view);
    this.#paintGround(pen);
    if (view.colour === 'role') {
      pen.within(clipTo(window), () => {
        paintContours(pen, this.map, grid, view);
        if (view.reach) paintReach(pen, this.map, grid);
      });
    }
    ctx.strokeStyle = theme.pieceEdge;
    ctx.lineWidth = 1;
    const { x, y, width, height } = grid.area;
    ctx.strokeRect(x - 0.5, y - 0.5, width + 1, height + 1);
    const start = grid.centre(this.#board.start);
    pen.diamond(start, Math.max(LEAST_START_PX, START_SHARE * grid.px));
    pen.strokeHaloed(theme.current, 2);
    pen.fill(pen.shades.ground);
    paintMarks(pen, this, view);
    ctx.restore();
  }

  /**
   * Returns how strong the colours of states are: the newest expansion has the strongest.
   * @param {MapView} view
   */
  strengths(view) {
    return strengthsByRank(this.plan.states, view);
  }

  /** Returns the cell of the board at a point, or -1. @param {number} x @param {number} y */
  boardCellAt(x, y) {
    return this.plan.cellAt(x, y);
  }

  /**
   * Draws the ground. While the camera moves, its last picture is stretched.
   * @param {Pen} pen
   */
  #paintGround({ ctx, theme }) {
    const { camera, window, scale } = this;
    if (window.width <= 0 || window.height <= 0) return;
    const isStale = this.#groundOf.changed(theme, this.#moves ? null : camera);
    if (isStale && !this.#moves) this.#drawGround(theme);
    const { camera: from, window: area } = this.#grounded;
    const ratio = camera.zoom / from.zoom;
    const { canvas } = this.#ground;
    ctx.drawImage(
      canvas,
      camera.x + ratio * (area.x - from.x),
      camera.y + ratio * (area.y - from.y),
      (ratio * canvas.width) / scale,
      (ratio * canvas.height) / scale,
    );
  }

  /** Draws the visible part of the ground's picture again. @param {Theme} theme */
  #drawGround(theme) {
    const { camera, window, scale } = this;
    const { grid } = this.plan;
    const ctx = this.#ground;
    ctx.canvas.width = Math.ceil(window.width * scale);
    ctx.canvas.height = Math.ceil(window.height * scale);
    ctx.setTransform(scale, 0, 0, scale, -window.x * scale, -window.y * scale);
    const { rows, columns, width: px } = grid;
    const [top, bottom] = range((window.y - grid.top) / px, window.height / px, rows);
    const [left, right] = range((window.x - grid.left) / px, window.width / px, columns);
    const part = { top, left, rows: bottom - top, columns: right - left };
    const { board } = cropped({ board: this.#board.cells, rows, columns }, part);
    const corner = { left: grid.left + left * px, top: grid.top + top * px };
    const seen = new Grid({ ...corner, width: px, rows: part.rows, columns: part.columns });
    this.#board.paintGround(new Pen(ctx, theme), board, seen);
    this.#grounded = { camera, window };
  }
}

/** Returns a function that adds a rectangle to the path. @param {Rect} area */
const clipTo =
  ({ x, y, width, height }) =>
  (/** @type {Ctx} */ ctx) =>
    ctx.rect(x, y, width, height);

/**
 * Returns the first visible cell and the one after the last, with one more cell on each side.
 * @param {number} from first visible point, in cells
 * @param {number} length in cells
 * @param {number} count number of cells
 */
const range = (from, length, count) => [
  Math.max(0, Math.floor(from) - 1),
  Math.min(count, Math.ceil(from + length) + 1),
];
