/** How a field of mines looks. */
import { tellField } from '../families/choices/cell-words.js';
import { paintMinefield } from '../families/choices/minefield.js';

/** @type {import('./choices.js').ChoicesView} */
export const mines = {
  id: 'mines',
  paint: paintMinefield,
  tellCells: tellField,
};
