/** How a field of mines looks, and what is said of it. Board codes: see `mines/field.js`. */
import { paintMinefield } from './mines/board.js';
import { listed, tellAnswer, tellCells, tellStep } from './mines/text.js';

/** @type {import('./index.js').ChoicesView} */
export const mines = {
  id: 'mines',
  paint: paintMinefield,
  leastTilePx: 17.6,
  tellCells,
  tellStep,
  tellAnswer,
  listed,
};
