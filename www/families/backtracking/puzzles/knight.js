/** How a knight's tour looks, and what is said of it. */
import { paintTour } from './knight/tour.js';
import { listed, tellAnswer, tellCells, tellStep, variant } from './knight/words.js';

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
