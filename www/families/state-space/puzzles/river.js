/**
 * Draws a river crossing: the far bank, the water with the boat, and the near bank. A board of four
 * columns has the farmer, the wolf, the goat and the cabbage; in a board of three columns the last
 * two are the numbers of missionaries and of cannibals.
 * @import { PieceView, Point } from '../../../canvas/types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 */
import { mix } from '../../../canvas/colour.js';

/** Columns of a board with a wolf. */
const COLUMNS = 4;
/** Height of the water, as a share of the board. */
const WATER = 0.3;
/** Smallest cell with waves, in CSS px. */
const WAVES_PX = 30;

/** @type {PieceView} */
export const view = {
  id: 'river',
  paintPiece() {},
  area(board, cell, { columns }) {
    const isWater = Math.floor(cell / columns) === 1;
    // The farmer rows the boat; without him the boat has the whole width of the water.
    if (columns === COLUMNS) return isWater ? [board[0] > 0 ? 0 : 2 * columns] : [cell];
    const isBoat = isWater || cell % columns === 0;
    return isBoat ? Array.from({ length: columns }, (_, at) => columns + at) : [cell];
  },
  paintAll(pen, { board, nextBoard, share }, { area, columns, px }) {
    const { theme } = pen;
    const top = area.y + (area.height * (1 - WATER)) / 2;
    const height = area.height * WATER;
    pen.rect({ ...area, y: top, height }, mix(theme.board, theme.forward, pen.dark ? 0.4 : 0.3));
    if (px >= WAVES_PX) paintWaves(pen, { x: area.x, y: top, width: area.width, height });
    const bank = (/** @type {boolean} */ isFar) => (isFar ? 0.5 : 2.5) * px + area.y;
    const far = [board, nextBoard].map((codes) => (codes[0] > 0 ? 1 : 0));
    const across = far[0] + (far[1] - far[0]) * share;
    const boatY = top + height * (0.74 - 0.48 * across);
    paintBoat(pen, { x: area.x + area.width / 2, y: boatY }, px);
    for (let column = 0; column < columns; column++) {
      const x = area.x + (column + 0.5) * px;
      if (columns < COLUMNS) {
        if (column === 0) continue;
        for (const isFar of [true, false]) {
          const cell = column + (isFar ? 0 : 2 * columns);
          const code = (share < 0.5 ? board : nextBoard)[cell];
          const isMoved = board[cell] > nextBoard[cell] && share === 0;
          if (code > 0) paintPeople(pen, { x, y: bank(isFar) }, px, { column, code, isMoved });
        }
        continue;
      }
      const [from, to] = [board, nextBoard].map((codes) => bank(codes[column] > 0));
      const y = from + (to - from) * share;
      paintIcon(pen, { x, y, size: px * 0.8 }, column, theme.ink);
      if (from !== to && share === 0) {
        pen.square({ x, y }, px * 0.42, px * 0.12);
        pen.stroke(theme.frontierInk, Math.max(1.5, px * 0.045));
      }
    }
  },
  paintMove(pen, { to }, { at, r, colour }, columns) {
    const column = to % columns;
    if (columns === COLUMNS) {
      paintIcon(pen, { ...at, size: r * 1.9 }, column, colour);
      return;
    }
    for (const kind of column === 0 ? [1, 2] : [column]) {
      const x = column === 0 ? at.x + (kind - 1.5) * r * 0.8 : at.x;
      figure(pen.ctx, { x, y: at.y }, r * 1.5);
      if (kind === 2) pen.fill(colour);
      pen.stroke(colour, 1);
    }
  },
};

/** @param {Pen} pen @param {{ x: number, y: number, width: number, height: number }} water */
function paintWaves(pen, { x, y, width, height }) {
  const { ctx, theme } = pen;
  ctx.beginPath();
  for (const [right, down] of [
    [0.12, 0.35],
    [0.72, 0.3],
    [0.2, 0.8],
    [0.66, 0.75],
  ]) {
    // prettier-ignore
    const [left, middle, by] = [x + width * right, y + height * down, width * 0.045];
    ctx.moveTo(left, middle);
    ctx.quadraticCurveTo(left + by, middle - by * 0.7, left + 2 * by, middle);
    ctx.quadraticCurveTo(left + 3 * by, middle + by * 0.7, left + 4 * by, middle);
  }
  pen.stroke(mix(theme.board, theme.forward, 0.7), 1.25);
}

/** @param {Pen} pen @param {Point} at @param {number} px */
function paintBoat(pen, { x, y }, px) {
  const { ctx, theme } = pen;
  ctx.beginPath();
  ctx.moveTo(x - px * 0.36, y - px * 0.1);
  ctx.lineTo(x + px * 0.36, y - px * 0.1);
  ctx.lineTo(x + px * 0.24, y + px * 0.1);
  ctx.lineTo(x - px * 0.24, y + px * 0.1);
  ctx.closePath();
  pen.fill(theme.ink);
}

/**
 * Draws missionaries or cannibals of one bank: a figure and their number.
 * @param {Pen} pen
 * @param {Point} at
 * @param {number} px
 * @param {{ column: number, code: number, isMoved: boolean }} who
 */
function paintPeople(pen, { x, y }, px, { column, code, isMoved }) {
  const { ctx, theme } = pen;
  const left = x - px * 0.18;
  figure(ctx, { x: left, y }, px * 0.8);
  pen.fill(column === 1 ? theme.glow : theme.ink);
  pen.stroke(theme.ink, Math.max(1, px * 0.03));
  const colour = isMoved ? theme.frontierInk : theme.ink;
  // Two digits leave room for the figure.
  const [right, size] = code > 9 ? [0.27, 0.28] : [0.24, 0.36];
  pen.text(String(code), { x: x + px * right, y: y + px * 0.02 }, { px: px * size, colour, weight: 600 }); // prettier-ignore
}

/** Adds a head and shoulders to the path. @param {Pen['ctx']} ctx @param {Point} at @param {number} size */
function figure(ctx, { x, y }, size) {
  ctx.beginPath();
  ctx.arc(x, y - size * 0.16, size * 0.13, 0, 2 * Math.PI);
  ctx.closePath();
  ctx.moveTo(x - size * 0.24, y + size * 0.28);
  ctx.bezierCurveTo(x - size * 0.24, y - size * 0.1, x + size * 0.24, y - size * 0.1, x + size * 0.24, y + size * 0.28); // prettier-ignore
  ctx.closePath();
}

/** Outline of the head of the wolf, and of the face of the goat, as shares of the icon. */
const WOLF = [[-0.28, -0.3], [-0.09, -0.16], [0.09, -0.16], [0.28, -0.3], [0.25, 0.06], [0, 0.3], [-0.25, 0.06]]; // prettier-ignore
const GOAT = [
  [-0.13, -0.1],
  [0.13, -0.1],
  [0.1, 0.16],
  [0, 0.32],
  [-0.1, 0.16],
];

/**
 * Draws the farmer, the wolf, the goat or the cabbage.
 * @param {Pen} pen
 * @param {Point & { size: number }} at
 * @param {number} column
 * @param {string} colour
 */
function paintIcon(pen, { x, y, size }, column, colour) {
  const { ctx } = pen;
  const line = Math.max(1, size * 0.055);
  const trace = (/** @type {number[][]} */ points) => {
    ctx.beginPath();
    for (const [right, down] of points) ctx.lineTo(x + right * size, y + down * size);
    ctx.closePath();
  };
  ctx.lineJoin = ctx.lineCap = 'round';
  if (column === 0) {
    figure(ctx, { x, y }, size);
    pen.fill(colour);
  } else if (column === 1) {
    trace(WOLF);
    pen.fill(colour);
    const eye = pen.theme.board;
    for (const side of [-1, 1]) pen.disc({ x: x + side * size * 0.1, y: y + size * 0.01 }, size * 0.035, eye); // prettier-ignore
  } else if (column === 2) {
    trace(GOAT);
    for (const side of [-1, 1]) {
      ctx.moveTo(x + side * size * 0.07, y - size * 0.1);
      ctx.quadraticCurveTo(x + side * size * 0.08, y - size * 0.32, x + side * size * 0.24, y - size * 0.34); // prettier-ignore
      ctx.moveTo(x + side * size * 0.13, y - size * 0.06);
      ctx.lineTo(x + side * size * 0.27, y - size * 0.02);
    }
    pen.stroke(colour, line);
  } else {
    pen.circle({ x, y }, size * 0.27);
    ctx.moveTo(x, y + size * 0.27);
    ctx.lineTo(x, y - size * 0.12);
    for (const side of [-1, 1]) {
      ctx.moveTo(x, y + size * 0.1);
      ctx.quadraticCurveTo(x + side * size * 0.14, y + size * 0.06, x + side * size * 0.14, y - size * 0.1); // prettier-ignore
    }
    pen.stroke(colour, line);
  }
}
