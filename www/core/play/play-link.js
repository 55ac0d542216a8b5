/**
 * Reads and writes the part of a state string that describes a game: whether it is played blind,
 * and the user's moves as one or more letters each, after two letters that check them.
 */
import { EngineError } from '../engine/engine.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Value of the last letter of `LETTERS`. In the code of a move, it is followed by another letter,
 * whose value is added.
 */
const MORE = LETTERS.length - 1;

/** Number of letters that check the moves. */
const CHECK = 2;

/** Maximum length of the letters of all moves; a link with more would be too long to be read. */
const LONGEST = 1500;

/** Names of the two ways to play, with and without distances. */
const WAYS = { false: 'play', true: 'blind' };

/**
 * Returns two letters that check a path: they change if a letter or the order of the letters
 * changes.
 * @param {string} letters
 */
function sumOf(letters) {
  let sum = 7;
  for (const letter of letters) sum = (sum * 31 + letter.charCodeAt(0)) % LETTERS.length ** CHECK;
  return LETTERS[Math.floor(sum / LETTERS.length)] + LETTERS[sum % LETTERS.length];
}

/** @param {number} index */
const lettersOfMove = (index) =>
  LETTERS[MORE].repeat(Math.floor(index / MORE)) + LETTERS[index % MORE];

/**
 * Writes a game, with a leading dot. A path that is too long for a link is left out.
 * @param {{ moves: readonly number[], isBlind: boolean }} game `moves` are indices into the moves of
 *   each state
 */
export function writeGame({ moves, isBlind }) {
  const letters = moves.map(lettersOfMove).join('');
  const path = letters === '' || letters.length > LONGEST ? '' : `.${sumOf(letters)}${letters}`;
  return `.${WAYS[`${isBlind}`]}${path}`;
}

/**
 * Reads a game; the inverse of `writeGame`.
 * @param {string} part
 * @returns {{ moves: number[], isBlind: boolean }}
 * @throws {EngineError} `playLink` if letters were lost or altered
 */
export function readGame(part) {
  const [before, way, path = '', ...more] = part.split('.');
  const letters = path.slice(CHECK);
  const isWhole = path === '' || (letters !== '' && sumOf(letters) === path.slice(0, CHECK));
  if (before || !Object.values(WAYS).includes(way) || more.length > 0 || !isWhole) {
    throw new EngineError('playLink');
  }
  const moves = [];
  let index = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    index += value;
    if (value === MORE) continue;
    moves.push(index);
    index = 0;
  }
  if (index > 0 || letters.endsWith(LETTERS[MORE])) throw new EngineError('playLink');
  return { moves, isBlind: way === WAYS.true };
}
