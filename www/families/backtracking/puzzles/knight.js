/** How a knight's tour looks, and what is said of it. */
import { paintTour } from './knight/board.js';
import { listed, tellAnswer, tellCells, tellStep, variant } from './knight/text.js';

/** @type {import('./index.js').ChoicesView} */
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
