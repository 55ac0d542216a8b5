/** View of the knight's tour: its board and its texts. */
import { paintTour } from './knight/board.js';
import { listed, tellAnswer, tellCells, tellStep, variant } from './knight/text.js';

/** The view of the knight's tour. @type {import('./types.js').ChoicesView} */
export const knight = {
  id: 'knight',
  paint: paintTour,
  before: 1,
  tellCells,
  tellStep,
  variant,
  tellAnswer,
  listed,
};
