/**
 * Names of positions, moves and values, as the puzzle and the family say them: values for whole
 * sentences.
 * @import { Words, Values } from '../../i18n/index.js'
 * @import { Session } from '../../core/engine.js'
 * @import { GameView } from '../../puzzles/games.js'
 * @import { Oracle } from './game.js'
 */

/**
 * What is drawn at a step, as far as it is told in words.
 * @typedef {object} Frame
 * @property {number} step
 * @property {number} filled cells up to the step, as the next three are
 * @property {number} winning
 * @property {number} losing
 * @property {boolean} answered whether the start is filled
 * @property {'start' | 'forward' | 'backward'} kind
 * @property {number} cell that is filled, or taken out of the queue; -1 at the start
 * @property {number} other the successor or predecessor looked at, -1 for none
 * @property {number} index of the other among those of the cell
 * @property {number} count how many those are
 * @property {string} finding
 * @property {number} decided plies of the cell that was filled, -1 for none
 * @property {number} left moves of the other that may still save it
 * @property {number} best index of the best successor looked at so far, -1 for none
 * @property {{ plies: ArrayLike<number>, distances: boolean,
 *   isFilled: (cell: number, filled: number) => boolean }} table
 *
 * @typedef {{ description: any, cells: number, ask: Session['ask'] }} Asked a run that is shown
 *
 * What this part of the family needs of a desk.
 * @typedef {{ viz: { kind: { id: string }, session: Asked, frame: Frame,
 *   study: { oracle: Oracle | null }, player: any }, view: Pick<GameView, 'tell' | 'tellMove' | 'paintPosition'>,
 *   roles?: any, words: Words,
 *   refresh: () => void, focus: () => void }} Told
 */

/** Whether who is to move wins where a game lasts so many plies. @param {number} plies */
export const isWin = (plies) => plies % 2 === 1;

/** The winner's own moves among so many plies. @param {number} plies */
export const ownMoves = (plies) => (plies + 1) >> 1;

/** Whether the run tells who wins, but no distances. @param {Told} desk */
export const isPlain = ({ viz }) => viz.session.description.algorithm === 'first';

/**
 * @param {Told} desk
 * @param {number} position
 */
export function placeOf(desk, position) {
  const { viz, view } = desk;
  return say(desk, 'position', view.tell(position, viz.session.description));
}

/**
 * @param {Told} desk
 * @param {number} from
 * @param {number} to
 */
export function moveOf(desk, from, to) {
  const { viz, view } = desk;
  return say(desk, 'move', view.tellMove(from, to, viz.session.description));
}

/**
 * In the words of the puzzle's variant, where it has its own.
 * @param {Told} desk
 * @param {string} what
 * @param {Values} values
 */
function say({ viz, words }, what, values) {
  const key = `${viz.kind.id}.${what}`;
  const own = `${key}.${viz.session.description.variant}`;
  return words.text(words.has(own) ? own : key, values);
}

/**
 * What who is to move comes to, such as "wins with 2 own moves, 3 plies".
 * @param {Words} words
 * @param {number} plies
 */
export function tellValue(words, plies) {
  const key = plies === 0 ? 'terminal' : isWin(plies) ? 'wins' : 'loses';
  return words.text(`winLose.value.${key}`, { plies, count: ownMoves(plies) });
}

/**
 * The letter of a cell: W with the own moves, or L.
 * @param {Words} words
 * @param {number} plies
 * @param {boolean} [plain] without the number
 */
export function letterOf(words, plies, plain = false) {
  const key = isWin(plies) ? (plain ? 'W' : 'Wn') : 'L';
  return words.text(`winLose.letter.${key}`, { moves: ownMoves(plies) });
}
