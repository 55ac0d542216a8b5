/** View of tic-tac-toe: crosses and circles; a move is named by its cell. */

const X = 1;

/** The view of tic-tac-toe. @type {import('./index.js').TreeView} */
export const tictactoe = {
  id: 'tictactoe',
  hasMarks: true,
  tellMove: (by, { columns }) => ({
    row: Math.floor(by / columns) + 1,
    column: (by % columns) + 1,
  }),
  cellOf: (by) => by,

  paintMark(pen, { x, y, width, height }, code, colour) {
    if (code === 0) return;
    const { ctx } = pen;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const r = Math.min(width, height) * 0.27;
    ctx.lineCap = 'round';
    if (code === X) {
      ctx.beginPath();
      ctx.moveTo(middle.x - r, middle.y - r);
      ctx.lineTo(middle.x + r, middle.y + r);
      ctx.moveTo(middle.x + r, middle.y - r);
      ctx.lineTo(middle.x - r, middle.y + r);
    } else {
      pen.circle(middle, r * 1.08);
    }
    pen.stroke(colour, Math.max(1.5, r * 0.4));
  },
};
