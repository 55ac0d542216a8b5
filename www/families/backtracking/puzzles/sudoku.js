/** View of sudoku: its board with the digits left in each cell, and its texts. */
import { keysOf } from './constraints/sentence.js';
import { paintSudoku } from './sudoku/board.js';
import { listed, tellAnswer, tellCells, tellStep } from './sudoku/text.js';

/** The view of sudoku. @type {import('./types.js').ChoicesView} */
export const sudoku = {
  id: 'sudoku',
  paint: paintSudoku,
  keysOf,
  tellCells,
  tellStep,
  tellAnswer,
  listed,
};
