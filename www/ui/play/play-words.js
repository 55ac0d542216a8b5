/**
 * Sentence about a game: the last move, and how far it is to a goal.
 * @import { Game } from '../../core/play/game.js'
 * @import { Values } from '../../i18n/index.js'
 */

/**
 * Message of a game, and its values besides those of the last move.
 * @typedef {{ key: string, values: Values }} Said
 */

/**
 * Returns the message about the present state.
 * @param {Game} game
 * @returns {Said}
 */
export function said(game) {
  const { cursor, distance, isBlind } = game;
  if (game.isSolved) return solved(game);
  const made = cursor > 0 ? '.made' : '';
  if (!game.canBeMeasured) {
    const { estimate } = game;
    if (estimate === null) return { key: `play.large${made}`, values: {} };
    return { key: `play.large.estimate${made}`, values: { estimate } };
  }
  if (isBlind) return { key: `play.blind${made || '.start'}`, values: {} };
  if (distance === null) return { key: `play.measuring${made}`, values: {} };
  if (distance === Infinity) {
    const hope = lastHope(game);
    if (hope < 0) return { key: 'play.impossible', values: {} };
    return { key: 'play.lost', values: { count: cursor - hope } };
  }
  const cost = costOf(game);
  if (cursor === 0) return { key: `play.start${cost}`, values: amounts(distance) };
  const before = Number(game.distanceOf(game.stateAt(cursor - 1)));
  const by = Math.abs(distance - before);
  const key = `play.${game.turnOf(cursor)}${cost}`;
  return { key, values: { ...amounts(distance), by, moves: by } };
}

/**
 * Returns the suffix of the translation keys for a game whose moves have costs; empty for others.
 * @param {Game} game
 */
export const costOf = ({ session }) => (session.description.hasCosts ? '.cost' : '');

/**
 * Returns a distance under both names that messages use: `count` for moves, `left` for costs.
 * @param {number} distance
 */
export const amounts = (distance) => ({ count: distance, left: distance });

/**
 * @param {Game} game
 * @returns {Said}
 */
function solved(game) {
  const { cursor, spent } = game;
  const enough = game.distanceOf(game.start);
  if (cursor === 0) return { key: 'play.solved.start', values: {} };
  if (enough === null || game.isBlind) return { key: 'play.solved', values: { count: cursor } };
  const cost = costOf(game);
  if (spent === enough) return { key: `play.solved.best${cost}`, values: { count: cursor, spent } };
  return {
    key: `play.solved.longer${cost}`,
    values: { moves: cursor, count: enough, spent, enough },
  };
}

/**
 * Returns the number of moves up to the last state from which a goal can be reached; -1 if there is
 * none.
 * @param {Game} game
 */
function lastHope(game) {
  for (let at = game.cursor; at >= 0; at--)
    if (game.distanceOf(game.stateAt(at)) !== Infinity) return at;
  return -1;
}
