/** View of the colouring of maps: the map as the board, and its texts. */
import { keysOf } from './constraints/sentence.js';
import { paintMap } from './colouring/board.js';
import { listed, tellAnswer, tellCells, tellStep } from './colouring/text.js';

/** The view of the colouring. @type {import('./types.js').ChoicesView} */
export const colouring = {
  id: 'colouring',
  paint: paintMap,
  keysOf,
  tellCells,
  tellStep,
  tellAnswer,
  listed,
};
