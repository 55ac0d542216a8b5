/** View of queens: its board, the cells left beside it, and its texts. */
import { paintQueens } from './queens/board.js';
import { beside, listed, tellAnswer, tellCells, tellStep, under } from './queens/text.js';
import { keysOf } from './constraints/sentence.js';

/** The view of queens. @type {import('./types.js').ChoicesView} */
export const queens = {
  id: 'queens',
  paint: paintQueens,
  beside,
  under,
  keysOf,
  tellCells,
  tellStep,
  tellAnswer,
  listed,
};
