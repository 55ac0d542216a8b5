/** View of the minefield: its board and its texts. Board codes: see `mines/board.js`. */
import { paintMinefield } from './mines/board.js';
import { listed, tellAnswer, tellCells, tellStep } from './mines/text.js';

/** The view of the minefield. @type {import('./types.js').ChoicesView} */
export const mines = {
  id: 'mines',
  paint: paintMinefield,
  leastTilePx: 17.6,
  tellCells,
  tellStep,
  tellAnswer,
  listed,
};
