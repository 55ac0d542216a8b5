/**
 * What a game played by hand needs of this family: how boards and maps look, and the words of moves.
 * @import { HandMove } from '../../../wasm/searchlight.js'
 * @import { Game } from '../../../core/play/game.js'
 */
import { drawing } from '../map/lazy-map.js';
import { moveValues } from '../places-in-words.js';

export { viewOf } from '../puzzles/index.js';
export { PlayMap } from './play-map.js';
export { QueueMap } from './queue-map.js';

/** @type {typeof import('../map/near-colours.js').paintNearScale} */
export const paintNearScale = (...scale) => drawing?.paintNearScale(...scale);

/** @type {typeof import('../map/near-colours.js').paintNearSwatch} */
export const paintNearSwatch = (...swatch) => drawing?.paintNearSwatch(...swatch);

/**
 * Returns the values for the text of a move.
 * @param {Pick<Game, 'session'>} game
 * @param {Pick<HandMove, 'to' | 'action'>} move
 * @param {number} from rank of the state that the move leaves
 */
export function valuesOf({ session }, { to, action }, from) {
  const { columns } = session.description;
  const named = session.ask((core) => core.moveValues(from, to));
  return moveValues(action, columns, named);
}

/** Search that visits all states of a space, and search for spaces that are too large for that. */
const SEARCHES = ['bfs', 'astar'];

/**
 * Returns the id of a state-space search, for a puzzle whose current search is of another family.
 * @param {{ algorithms: readonly string[] }} description
 * @returns {string | undefined} undefined if the puzzle has none
 */
export const searchFor = ({ algorithms }) => SEARCHES.find((id) => algorithms.includes(id));
