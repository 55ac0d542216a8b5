/** View of chomp: a bar of chocolate with a poisoned square; a move is named by the bitten square. */
import { paintChocolate, paintPoison } from '../../../canvas/chocolate.js';

const SQUARE = 1;
const POISON = 2;

/** The view of chomp. @type {import('./index.js').TreeView} */
export const chomp = {
  id: 'chomp',
  hasMarks: false,
  tellMove: (by, { columns }) => ({
    row: Math.floor(by / columns) + 1,
    column: (by % columns) + 1,
  }),
  cellOf: (by) => by,

  paintMark(pen, area, code) {
    if (code === SQUARE) paintChocolate(pen, area);
    if (code === POISON) paintPoison(pen, area);
  },
};
