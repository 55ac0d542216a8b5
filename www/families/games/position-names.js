/**
 * Names of positions, moves and values in the words of the puzzle. The names are values for
 * sentences, so they begin in lower case.
 * @import { Session } from '../../core/engine/session.js'
 * @import { Player } from '../../core/playback/player.js'
 * @import { Theme } from '../../canvas/types.js'
 * @import { Words, Values } from '../../i18n/index.js'
 * @import { GameView } from './puzzles/index.js'
 * @import { Frame as WholeFrame } from './core.js'
 * @import { Grundy } from './grundy.js'
 * @import { Oracle } from './panels/game.js'
 */
import { isWin, ownMoves } from './plies.js';

/**
 * Part of a decoded frame that the texts need.
 * @typedef {Omit<WholeFrame, 'table' | 'board' | 'longest'> & { table: { plies: ArrayLike<number>,
 *   distances: boolean, isFilled: (cell: number, filled: number) => boolean } }} Frame
 *
 * Part of a viewer that the panels of this family need.
 * @typedef {{ run: { kind: { id: string }, session: Pick<Session, 'description' | 'cells' | 'ask'>,
 *   frame: Frame, analysis: { oracle: Oracle | null, grundy: Pick<Grundy, 'of'> }, player: Pick<Player, 'atEnd' | 'known' | 'state'> },
 *   view: Pick<GameView, 'tell' | 'tellMove' | 'moveWords' | 'paintPosition'>, theme: Theme,
 *   readable: { step: number }, words: Words, hidesFuture?: boolean, attempt: <T>(work: () => T) => T | undefined, refresh: () => void,
 *   focus: () => void, pause: () => void, seek: (step: number) => void }} Told
 */

/**
 * Returns the name of a position.
 * @param {Told} viewer
 * @param {number} position
 */
export function placeOf(viewer, position) {
  const { run, view } = viewer;
  return say(viewer, 'position', view.tell(position, run.session.description));
}

/**
 * Returns the name of a move.
 * @param {Told} viewer
 * @param {number} from
 * @param {number} to
 */
export function moveOf(viewer, from, to) {
  const { run, view } = viewer;
  const { description } = run.session;
  const values = view.tellMove(from, to, description);
  const own = view.moveWords?.(from, to, description);
  return own ? viewer.words.text(own, values) : say(viewer, 'move', values);
}

/**
 * Translates a key with the text of the puzzle's variant, if any.
 * @param {Told} viewer
 * @param {string} what
 * @param {Values} values
 */
function say({ run, words }, what, values) {
  return words.text(keysOf({ run }, what), values);
}

/**
 * Returns the translation keys of a text: first that of the variant, then of the puzzle, then of
 * the family.
 * @param {{ run: Pick<Told['run'], 'kind' | 'session'> }} viewer
 * @param {string} what
 */
export const keysOf = ({ run }, what) => [
  `${run.kind.id}.${what}.${run.session.description.variant}`,
  `${run.kind.id}.${what}`,
  `games.${what}`,
];

/**
 * Capitalizes a name for the beginning of a line.
 * @param {Words} words
 * @param {string} name
 */
export const startCase = ({ locale }, name) =>
  name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

/**
 * Returns the value of a position for the player to move, such as "wins with 2 own moves, 3 plies".
 * @param {Words} words
 * @param {number} plies
 */
export function tellValue(words, plies) {
  const key = plies === 0 ? 'terminal' : isWin(plies) ? 'wins' : 'loses';
  return words.text(`games.value.${key}`, { plies, count: ownMoves(plies) });
}
