/**
 * Checks the fields of a definition. Part of the page's first script only where `definePuzzle` is.
 * @import { AnyPuzzle } from './definitions.js'
 */
import { EngineError } from '../engine/engine.js';

/** Maximum number of states of a puzzle, by default and at most. */
export const LIMITS = { usual: 1 << 18, most: 1 << 20 };

/** Maximum number of heuristics. */
const MOST_HEURISTICS = 3;

/** Names that the messages about heuristics use themselves. */
const TAKEN = 'label limit within weight times show checking good uneven wrong about mark';

/** Fields that are functions of the page; all but the first two can be missing. */
export const FUNCTIONS = /** @type {const} */ (
  ['moves', 'goal', 'draw', 'key', 'describe', 'estimate'] // prettier-ignore
);

/** Result of `goal` that no player can be called. */
export const DRAW = 'draw';

/**
 * Returns the error about a definition.
 * @param {string} id
 * @param {string} field name of the field that is wrong
 */
export function refused(id, field) {
  const error = new EngineError('ownDefinition', { id, field });
  error.message += `: ${field}`;
  return error;
}

/**
 * Returns the name of the first field that is wrong or missing; empty if there is none.
 * @param {unknown} id
 * @param {Partial<AnyPuzzle> | null | undefined} puzzle
 */
export function wrongField(id, puzzle) {
  if (typeof id !== 'string' || !/^[a-z][a-z\d-]{0,39}$/.test(id)) return 'id';
  if (!isName(puzzle?.name)) return 'name';
  if (puzzle.start === undefined) return 'start';
  for (const [index, field] of FUNCTIONS.entries()) {
    const isMissing = index > 1 && puzzle[field] === undefined;
    if (!isMissing && typeof puzzle[field] !== 'function') return field;
  }
  const { limit = 1, heuristics = {}, players } = puzzle;
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMITS.most) return 'limit';
  if (players !== undefined && !arePlayers(players)) return 'players';
  // A puzzle has heuristics instead.
  if (puzzle.estimate && !players) return 'estimate';
  if (typeof heuristics !== 'object' || heuristics === null) return 'heuristics';
  const all = Object.entries(heuristics);
  const isNamed = all.every(
    ([name, estimate]) =>
      /^[a-z][a-z-]{0,29}$/.test(name) &&
      !TAKEN.split(' ').includes(name) &&
      typeof estimate === 'function',
  );
  const most = players ? 0 : MOST_HEURISTICS;
  return isNamed && all.length <= most ? '' : 'heuristics';
}

/** @param {unknown} value @returns {value is string} */
const isName = (value) => typeof value === 'string' && value.trim() !== '';

/** @param {unknown} players */
const arePlayers = (players) =>
  Array.isArray(players) &&
  players.length === 2 &&
  players.every((name) => isName(name) && name.length <= 20) &&
  new Set([...players, DRAW]).size === 3;
