/**
 * Geometry of the board layout, in which each place is a cell of a board. Uses no canvas. Lengths
 * are in CSS px.
 * @import { Camera, Point, SpaceMap } from '../../../canvas/types.js'
 * @import { Scanner } from './pixel-table.js'
 */
import { onCanvas } from '../../../canvas/camera.js';
import { cellAt } from '../../../canvas/cell-at.js';
import { Grid } from '../../../canvas/grid.js';
import { Plan } from './level-geometry.js';
import { NEVER, placesOf } from './places.js';
import {
  CELLS_FROM_PX,
  LARGE,
  coverage,
  either,
  gapPx,
  hatching,
  outlinePx,
  outlined,
  textureOf,
} from './texture.js';

export class GridPlan extends Plan {
  /**
   * @param {SpaceMap} map
   * @param {Grid} grid grid of the board; cell n shows the state of rank n
   */
  constructor(map, grid) {
    super(map.levels);
    this.order = map.order;
    this.places = placesOf(map);
    this.grid = grid;
    /** Depth of each place. */
    this.depth = new Uint16Array(map.order.length);
    for (let depth = 0; depth < this.depths; depth++) {
      this.depth.fill(depth, this.levels[depth], this.levels[depth + 1]);
    }
  }

  /** Returns a copy of the plan, zoomed and moved by a camera. @param {Camera} camera */
  through(camera) {
    const { left, top, width, rows, columns } = this.grid;
    const { x, y } = onCanvas(camera, { x: left, y: top });
    const grid = new Grid({ left: x, top: y, width: camera.zoom * width, rows, columns });
    return this.with({ grid });
  }

  /** Returns the cell of the board at a point, or -1. @param {number} x @param {number} y */
  cellAt(x, y) {
    return cellAt(this.grid, { x, y });
  }

  /** Returns the place at a point, or -1. @param {number} x @param {number} y */
  placeAt(x, y) {
    const place = this.places[this.cellAt(x, y)] ?? NEVER;
    return place === NEVER ? -1 : place;
  }

  /** Returns the centre of a place's cell. @param {number} place @returns {Point} */
  point(place) {
    return this.grid.centre(this.order[place]);
  }

  cellSize() {
    return this.grid.px;
  }

  /** @type {Scanner} */
  scanner(px, phase) {
    const { left, top, width: side, rows, columns } = this.grid;
    const isLarge = side >= CELLS_FROM_PX;
    const half = gapPx(side) / 2;
    const line = outlinePx(side);
    return ({ place, texture, depth }, x, y) => {
      const down = (y - top) / side;
      const row = Math.floor(down);
      if (row < 0 || row >= rows) return;
      const aside = (0.5 - Math.abs(down - row - 0.5)) * side;
      for (let at = 0; at < place.length; at++) {
        const right = (x + at * px - left) / side;
        const column = Math.floor(right);
        const own = column < 0 || column >= columns ? NEVER : this.places[row * columns + column];
        if (own === NEVER) continue;
        place[at] = own;
        depth[at] = this.depth[own];
        if (!isLarge) {
          texture[at] = textureOf(0, hatching(x + at * px + y - phase, px), 0);
          continue;
        }
        const beside = (0.5 - Math.abs(right - column - 0.5)) * side;
        texture[at] = textureOf(
          either(coverage(beside, half, px), coverage(aside, half, px)),
          outlined(Math.min(beside, aside), half + line, px),
          LARGE,
        );
      }
    };
  }

  /** Adds the outline of the board to a path. @param {Pick<CanvasPath, 'rect'>} path */
  traceAll(path) {
    const { x, y, width, height } = this.grid.area;
    path.rect(x, y, width, height);
  }

  /** Adds the outline of a place's cell to a path. @param {Pick<CanvasPath, 'rect'>} path @param {number} place */
  traceCell(path, place) {
    const { x, y, width, height } = this.grid.rect(this.order[place]);
    path.rect(x, y, width, height);
  }
}
