/** View of nim: a row of stones for each heap; a move takes the stones from one cell on. */

/** The view of nim. @type {import('./index.js').TreeView} */
export const nim = {
  id: 'nim',
  hasMarks: false,
  tellMove: (by, { columns }) => ({ heap: Math.floor(by / columns) + 1, left: by % columns }),
  cellOf: (by) => by,

  paintMark(pen, { x, y, width, height }, code, colour) {
    if (code === 0) return;
    const r = Math.min(width, height) * 0.36;
    pen.disc({ x: x + width / 2, y: y + height / 2 }, r, colour);
  },
};
