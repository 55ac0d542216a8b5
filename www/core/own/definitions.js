/**
 * Puzzles that the host page has defined. A definition is only stored here; `explore.js` lists its
 * states when the puzzle is first shown.
 *
 * Does not use the DOM.
 */
import { EngineError } from '../engine/engine.js';
import { nearest } from '../util/near.js';
import { PREFIX } from './own-id.js';

/**
 * A move to another state. `cost` is a whole number from 1, 1 by default; without a `label`, the
 * move has its number.
 * @template State
 * @typedef {{ to: State, cost?: number, label?: string }} OwnMove
 */

/**
 * Functions that draw a state on a square of 100 × 100 units. Colours are names: `ink`, `piece`,
 * `dark`, `water`, `accent`, `goal` or `faint`. The shapes look right in light, dark and in SVG.
 * @typedef {object} Kit
 * @property {(shape: { x: number, y: number, r?: number, colour?: string, label?: string | number })
 *   => void} disc draws a disc around a point
 * @property {(shape: { x: number, y: number, width?: number, height?: number, colour?: string,
 *   label?: string | number }) => void} tile draws a tile around a point
 * @property {(size: number, amount: number) => void} jug draws a jug of `size` litres that holds
 *   `amount`; several of them stand side by side
 * @property {(text: string | number, place?: { x?: number, y?: number, size?: number,
 *   colour?: string }) => void} text writes a text around a point
 */

/**
 * What a page says of a puzzle or a game. A state is any JSON value. In a game the functions also get
 * the name of the player to move.
 * @template State
 * @typedef {object} OwnPuzzle
 * @property {string} name name for people
 * @property {State} start the state that a search begins with
 * @property {(state: State, player: string) => Record<string, State | undefined> |
 *   Iterable<OwnMove<State>>} moves returns the moves from a state: an object from labels to states,
 *   or a list. A label whose state is undefined is no move. The same state must always have the same
 *   moves
 * @property {(state: State, player: string) => boolean | string} goal returns whether a state is a
 *   goal. In a game it returns false while the game goes on, else the name of the winner or `draw`;
 *   true means that the player who moved last has won
 * @property {readonly [string, string]} [players] names of two players who move in turn, beginning with
 *   the first: makes the puzzle a game. A player who cannot move has lost
 * @property {(kit: Kit, state: State) => readonly string[] | string | void} [draw] returns rows of
 *   letters, with spaces or dots for empty cells, or draws with the kit. By default the state's JSON
 *   is shown
 * @property {Record<string, (state: State) => number>} [heuristics] at most three, by name: small
 *   letters and hyphens. Each returns a whole number from 0: an estimate of the cost to a goal
 * @property {(state: State) => string | number} [key] returns what tells states apart; by default,
 *   their JSON with sorted names
 * @property {(state: State) => string} [describe] returns a state in words, for screen readers
 * @property {number} [limit] maximum number of states: 2^18 by default, 2^20 at most
 */

/**
 * States and moves that are listed already, as an exploration lists them: `slices` are rows for the
 * core, `tell` returns a state in short for messages.
 * @typedef {object} Listing
 * @property {readonly import('./explore.js').Rows[]} slices
 * @property {readonly unknown[]} states in the order of their ranks
 * @property {readonly string[]} heuristics names
 * @property {readonly string[]} labels
 * @property {readonly string[] | null} letters those of the board's codes, null without boards
 * @property {{ rows: number, columns: number }} shape size of the board
 * @property {boolean} isCut whether there are states that were not explored further
 * @property {(rank: number) => string} tell
 */

/**
 * Field of a definition whose states are listed already. The playground lists them where typed code
 * can do no harm.
 */
export const LISTED = Symbol.for('searchlight.listed');

/** Puzzle whose states nobody knows. @typedef {OwnPuzzle<unknown> & { [LISTED]?: Listing }} AnyPuzzle */

/** Maximum number of states of a puzzle, by default and at most. */
export const LIMITS = { usual: 1 << 18, most: 1 << 20 };

/** Maximum number of heuristics. */
const MOST_HEURISTICS = 3;

/** Names that the messages about heuristics use themselves. */
const TAKEN = 'label limit within weight times show checking good uneven wrong about mark';

/** Definitions by the name in the attribute. @type {Map<string, AnyPuzzle>} */
const definitions = new Map();

/** Errors of the definitions that were refused. @type {Map<string, EngineError>} */
const refused = new Map();

/** Definitions whose states are listed, by the same names. @type {Map<string, AnyPuzzle>} */
const explored = new Map();

/** Callbacks that wait for a definition. @type {Set<(puzzle: string) => void>} */
const listeners = new Set();

/**
 * Defines a puzzle. `<search-light puzzle="my:crates">` shows the puzzle of the id `crates`. Defining an
 * id again replaces the puzzle; what is shown stays until the element is told to show it anew.
 * @template State
 * @param {string} id a small letter, then at most 39 small letters, digits and hyphens
 * @param {OwnPuzzle<State>} puzzle
 * @throws {EngineError} `ownDefinition` with the `field` that is wrong, `ownMisspelt` with a `field` that
 *   is not known and the known one that is `near`
 */
export function definePuzzle(id, puzzle) {
  const loose = /** @type {AnyPuzzle} */ (/** @type {unknown} */ (puzzle));
  const fault = faultOf(id, loose);
  if (fault) {
    const error = new EngineError(fault.code, { id: String(id), ...fault.fields });
    const { field, near } = fault.fields;
    error.message = `${PREFIX}${id}: ${near ? `no field "${field}": did you mean "${near}"?` : `"${field}" is missing or wrong`}`;
    refused.set(PREFIX + id, error);
    throw error;
  }
  definitions.set(PREFIX + id, copyOf(loose));
  for (const tell of [...listeners]) tell(PREFIX + id);
}

/** Fields that are functions of the page; all but the first two can be missing. */
const FUNCTIONS = /** @type {const} */ (['moves', 'goal', 'draw', 'key', 'describe']);

/** All fields. */
const FIELDS = ['name', 'start', ...FUNCTIONS, 'heuristics', 'players', 'limit'];

/** Other names by which people call the fields that are required. */
const SYNONYMS = {
  name: 'title',
  start: 'initial initialState init begin state',
  moves: 'next nextStates successors neighbours neighbors actions getMoves possibleMoves',
  goal: 'isGoal goalTest isSolved solved isDone done end finish target',
};

/** Result of `goal` that no player can be called. */
export const DRAW = 'draw';

/**
 * Copies a definition, so that what the page changes later does no harm. The functions stay methods of
 * the page's object, which can be an instance of a class.
 * @param {AnyPuzzle} puzzle
 * @returns {AnyPuzzle}
 */
function copyOf(puzzle) {
  const { name, start, limit, heuristics, players } = puzzle;
  return Object.freeze({
    ...{ name, start, limit, heuristics: { ...heuristics } },
    players: players && /** @type {const} */ ([players[0], players[1]]),
    [LISTED]: puzzle[LISTED],
    moves: puzzle.moves.bind(puzzle),
    goal: puzzle.goal.bind(puzzle),
    draw: puzzle.draw?.bind(puzzle),
    key: puzzle.key?.bind(puzzle),
    describe: puzzle.describe?.bind(puzzle),
  });
}

/**
 * Checks a definition.
 * @param {unknown} id
 * @param {Partial<AnyPuzzle> | null | undefined} puzzle
 * @returns {{ code: 'ownDefinition' | 'ownMisspelt', fields: Record<string, string> } | null} the first
 *   fault
 */
export function faultOf(id, puzzle) {
  const field = wrongField(id, puzzle);
  const given = puzzle ? namesIn(puzzle).filter((name) => !FIELDS.includes(name)) : [];
  for (const name of FIELDS) {
    if (!puzzle || name in puzzle) continue;
    const near = given.find(
      (other) =>
        isSynonym(other, name) ||
        (nearest(other, [name]) && couldBe(name, Reflect.get(puzzle, other))),
    );
    if (near) return { code: 'ownMisspelt', fields: { field: near, near: name } };
  }
  return field ? { code: 'ownDefinition', fields: { field } } : null;
}

/**
 * Lists the names of an object and of its class.
 * @param {object} puzzle
 */
function namesIn(puzzle) {
  const kind = Object.getPrototypeOf(puzzle);
  const isPlain = kind === null || Object.getPrototypeOf(kind) === null;
  return [...Object.keys(puzzle), ...(isPlain ? [] : Object.getOwnPropertyNames(kind))];
}

/**
 * Whether a value could be that of a field. What a page keeps in an object of its own is no mistake.
 * @param {string} field
 * @param {unknown} value
 */
function couldBe(field, value) {
  if (field === 'limit') return typeof value === 'number';
  if (field === 'players') return Array.isArray(value);
  if (field === 'heuristics') return typeof value === 'object' && !Array.isArray(value);
  if (field === 'name') return typeof value === 'string';
  return field === 'start' || typeof value === 'function';
}

/** @param {string} name @param {string} field */
const isSynonym = (name, field) =>
  Object.hasOwn(SYNONYMS, field) &&
  SYNONYMS[/** @type {keyof typeof SYNONYMS} */ (field)].split(' ').includes(name);

/**
 * Returns the name of the first field that is wrong or missing; empty if there is none.
 * @param {unknown} id
 * @param {Partial<AnyPuzzle> | null | undefined} puzzle
 */
function wrongField(id, puzzle) {
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
  players.every((name) => isName(name) && name !== DRAW && name.length <= 20) &&
  players[0] !== players[1];

/** Returns the definition of a puzzle. @param {string} puzzle value of the attribute */
export const definitionOf = (puzzle) => definitions.get(puzzle);

/**
 * Returns the error about a puzzle that is not defined: why its definition was refused, if it was.
 * @param {string} puzzle value of the attribute
 */
export function missing(puzzle) {
  const id = puzzle.slice(PREFIX.length);
  return refused.get(puzzle) ?? new EngineError('ownMissing', { id, near: nearestId(id) });
}

/**
 * Returns the id of a defined puzzle that is most like an id; `none` if none is alike.
 * @param {string} id
 */
const nearestId = (id) =>
  nearest(
    id,
    [...definitions.keys()].map((name) => name.slice(PREFIX.length)),
  ) || 'none';

/** Whether the states of a puzzle are listed as it is defined now. @param {string} puzzle */
export const isExplored = (puzzle) =>
  definitions.has(puzzle) && explored.get(puzzle) === definitions.get(puzzle);

/**
 * Notes that the states of a puzzle are listed.
 * @param {string} puzzle
 * @param {AnyPuzzle} definition
 */
export function noteExplored(puzzle, definition) {
  explored.set(puzzle, definition);
}

/**
 * Calls a function whenever a puzzle is defined.
 * @param {(puzzle: string) => void} tell receives the value of the attribute
 * @returns {() => void} removes the function
 */
export function onDefined(tell) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
