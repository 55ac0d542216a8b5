/** How a knight's tour looks. */
import { tellTour } from '../families/choices/cell-words.js';
import { paintTour } from '../families/choices/tour.js';

/** @type {import('./choices.js').ChoicesView} */
export const knight = { id: 'knight', paint: paintTour, tellCells: tellTour };
