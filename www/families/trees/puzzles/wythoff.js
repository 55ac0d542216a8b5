/**
 * View of Wythoff's game: its table with a queen on the cell of both heaps. A move is named by the
 * heaps that it leaves.
 */

const QUEEN = 1;

/** Points of a crown in a square from -1 to 1. */
const CROWN = [
  [-0.62, 0.5],
  [-0.8, -0.35],
  [-0.36, 0.02],
  [0, -0.66],
  [0.36, 0.02],
  [0.8, -0.35],
  [0.62, 0.5],
];

/** The view of Wythoff's game. @type {import('./index.js').TreeView} */
export const wythoff = {
  id: 'wythoff',
  hasMarks: false,
  tellMove: (by, { columns }) => ({ a: Math.floor(by / columns), b: by % columns }),
  cellOf: (by) => by,

  paintMark(pen, { x, y, width, height }, code, colour) {
    if (code !== QUEEN) return;
    const r = Math.min(width, height) * 0.36;
    const middle = { x: x + width / 2, y: y + height / 2 };
    pen.trace(CROWN.map(([right, down]) => ({ x: middle.x + right * r, y: middle.y + down * r })));
    pen.ctx.closePath();
    pen.ctx.lineJoin = 'round';
    pen.fill(colour);
    pen.stroke(colour, Math.max(1, r * 0.12));
  },
};
