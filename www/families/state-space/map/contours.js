/**
 * Contours of a map that is a board: lines between expanded cells, where the cost of the path
 * passes a multiple of the interval between contours (5, 10, 20 ...).
 * @import { Ctx, MapView, SpaceMap } from '../../../canvas/types.js'
 * @import { Grid } from '../../../canvas/grid.js'
 * @import { Pen } from '../../../canvas/pen.js'
 */
import { fade } from '../../../canvas/colour.js';
import { oncePer } from '../../../core/util/memo-key.js';
import { depthOf } from './depth-of.js';

/** Maximum number of contours. */
const MOST_CONTOURS = 8;
/** Minimum interval between contours, in units of cost. */
const LEAST_STEP = 5;
/** Minimum cell size for contours, and for numbers on them, in CSS px. */
const LEAST_PX = 4;
const NUMBER_PX = 9;
/** Radius of a number's disc, in CSS px. */
const DISC_PX = 9;
/** Maximum distance between a number and the path, in CSS px. */
const MOST_AWAY_PX = 18;

/**
 * Cost of the path to the state at each place of a map; the depth of the state if moves have no
 * costs.
 */
const costsOf = oncePer((/** @type {SpaceMap} */ map) => {
  const { costs, levels, order } = map;
  return costs ?? Uint32Array.from(order, (_, place) => depthOf(levels, place));
});

/** Interval between the contours of a map, in units of cost. */
const stepOf = oncePer((/** @type {SpaceMap} */ map) => {
  let most = 0;
  for (const cost of costsOf(map)) if (cost > most) most = cost;
  return contourStep(most);
});

/**
 * Returns the interval between contours: 5, 10, 20, 50, 100, 200, 500 and so on.
 * @param {number} most greatest cost
 */
export function contourStep(most) {
  let step = LEAST_STEP;
  for (let turn = 0; most / step > MOST_CONTOURS; turn += 1) step *= turn % 3 === 2 ? 2.5 : 2;
  return step;
}

/**
 * Returns, for each cell of a board, how many contours the cost of the path to the cell has
 * reached; -1 for cells that are not expanded.
 * @param {SpaceMap} map
 * @param {number} cells
 * @param {number} expanded number of expanded states
 */
export function bandsOf(map, cells, expanded) {
  const bands = new Int32Array(cells).fill(-1);
  const [costs, step] = [costsOf(map), stepOf(map)];
  for (let place = 0; place < map.order.length; place += 1) {
    if (map.expanded[place] < expanded) bands[map.order[place]] = Math.floor(costs[place] / step);
  }
  return bands;
}

/**
 * Draws the contours, and their numbers beside the path to the present state.
 * @param {Pen} pen
 * @param {SpaceMap} map
 * @param {Grid} grid
 * @param {MapView} view
 */
export function paintContours(pen, map, grid, { expanded, path = [] }) {
  const { rows, columns, px } = grid;
  if (px < LEAST_PX || costsOf(map).length === 0) return;
  const { ctx, theme, shades } = pen;
  const bands = bandsOf(map, rows * columns, expanded);
  traceBorders(ctx, grid, bands);
  ctx.lineCap = 'square';
  pen.stroke(fade(theme.current, 0.8), Math.min(2.5, Math.max(1.25, px / 7)));
  if (px < NUMBER_PX) return;
  for (const [index, place] of path.entries()) {
    const [band, before] = [bands[map.order[place]], bands[map.order[path[index - 1]]]];
    if (index === 0 || band <= before || before < 0) continue;
    const [from, to] = [grid.centre(map.order[path[index - 1]]), grid.centre(map.order[place])];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    // Put the number on the contour, below the path or at its right.
    const away = Math.min(MOST_AWAY_PX, Math.max(px, DISC_PX + 5)) / length;
    const at = {
      x: (from.x + to.x) / 2 + away * Math.abs(to.y - from.y),
      y: (from.y + to.y) / 2 + away * Math.abs(to.x - from.x),
    };
    pen.disc(at, DISC_PX, shades.ground);
    const text = String(band * stepOf(map));
    pen.text(text, at, { px: text.length > 2 ? 9 : 11, weight: 600, colour: theme.ink });
  }
}

/**
 * Finds the cells whose paths cost less than the answer. Returns their count, and for each cell of
 * the board 1 if it is one of them, 0 if not, -1 if it is not on the map. Returns null without an
 * answer.
 */
export const cheaperThanAnswer = oncePer((/** @type {SpaceMap} */ map) => {
  const { order, path } = map;
  const costs = costsOf(map);
  if (path.length === 0 || costs.length === 0) return null;
  const limit = costs[path[path.length - 1]];
  const cells = new Int8Array(map.states).fill(-1);
  let count = 0;
  for (let place = 0; place < order.length; place += 1) {
    const isCheaper = costs[place] < limit;
    cells[order[place]] = Number(isCheaper);
    if (isCheaper) count += 1;
  }
  return { cells, count };
});

/** Dashes of the border of the cheaper cells, in CSS px. */
export const REACH_DASH = [2, 3];

/**
 * Draws a dotted line around the cells whose paths cost less than the answer: a search by cost alone
 * expands all of them.
 * @param {Pen} pen
 * @param {SpaceMap} map
 * @param {Grid} grid
 */
export function paintReach(pen, map, grid) {
  const reach = cheaperThanAnswer(map);
  const { px } = grid;
  if (!reach || px < LEAST_PX) return;
  const { ctx, theme, shades } = pen;
  const { cells } = reach;
  traceBorders(ctx, grid, cells);
  ctx.lineCap = 'butt';
  pen.stroke(shades.ground, 3.5);
  ctx.setLineDash(REACH_DASH);
  pen.stroke(theme.current, 2);
  ctx.setLineDash([]);
}

/**
 * Begins a path along the borders between cells of different areas.
 * @param {Ctx} ctx
 * @param {Grid} grid
 * @param {ArrayLike<number>} areas index of the area of each cell; a cell with a negative index has
 *   no borders
 */
function traceBorders(ctx, grid, areas) {
  const { columns } = grid;
  const parts = (/** @type {number} */ one, /** @type {number} */ other) =>
    areas[one] >= 0 && areas[other] >= 0 && areas[one] !== areas[other];
  ctx.beginPath();
  for (let cell = 0; cell < areas.length; cell += 1) {
    const isLast = (cell + 1) % columns === 0;
    const [right, below] = [!isLast && parts(cell, cell + 1), parts(cell, cell + columns)];
    if (!right && !below) continue;
    const { x, y, width, height } = grid.rect(cell);
    if (right) {
      ctx.moveTo(x + width, y);
      ctx.lineTo(x + width, y + height);
    }
    if (below) {
      ctx.moveTo(x, y + height);
      ctx.lineTo(x + width, y + height);
    }
  }
}
