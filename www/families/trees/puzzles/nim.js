/** View of nim: a row of stones for each heap; a move takes the stones from one cell on. */

/** The view of nim. @type {import('./index.js').TreeView} */
export const nim = {
  id: 'nim',
  tellMove: (by, { columns }) => ({ heap: Math.floor(by / columns) + 1, left: by % columns }),
  cellOf: (by) => by,
  takenBy(by, { board, columns }) {
    const end = (Math.floor(by / columns) + 1) * columns;
    const cells = [];
    for (let cell = by; cell < end && board[cell] > 0; cell++) cells.push(cell);
    return cells;
  },

  paintMark(pen, { x, y, width, height }, code, colour) {
    if (code === 0) return;
    const r = Math.min(width, height) * 0.36;
    pen.disc({ x: x + width / 2, y: y + height / 2 }, r, colour);
  },
};
