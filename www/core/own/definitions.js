/**
 * Puzzles that the host page has defined. A definition is only stored here; `explore.js` lists its
 * states when the puzzle is first shown.
 *
 * Does not use the DOM.
 */

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
 * @property {(state: State, player: string) => number} [estimate] of a game: returns what a state at
 *   the depth limit is worth for the player to move, a whole number from -99 (as good as lost) to 99
 *   (as good as won). Without it such states count as undecided
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

/** Definitions by the name in the attribute. @type {Map<string, AnyPuzzle>} */
const definitions = new Map();

/** What the page has given last, whether it is a puzzle or not. @type {Map<string, AnyPuzzle>} */
const given = new Map();

/** Definitions whose states are listed, by the same names. @type {Map<string, AnyPuzzle>} */
const explored = new Map();

/** Callbacks that wait for a definition. @type {Set<(puzzle: string) => void>} */
const listeners = new Set();

/**
 * Notes what the page has given for a puzzle.
 * @param {string} puzzle value of the attribute
 * @param {AnyPuzzle} loose
 */
export function noteGiven(puzzle, loose) {
  given.set(puzzle, loose);
}

/**
 * Notes a definition, and tells the callbacks.
 * @param {string} puzzle value of the attribute
 * @param {AnyPuzzle} definition
 */
export function noteDefined(puzzle, definition) {
  definitions.set(puzzle, definition);
  for (const tell of [...listeners]) tell(puzzle);
}

/** Returns the definition of a puzzle. @param {string} puzzle value of the attribute */
export const definitionOf = (puzzle) => definitions.get(puzzle);

/** Returns what the page has given last for a puzzle. @param {string} puzzle value of the attribute */
export const givenFor = (puzzle) => given.get(puzzle);

/** Lists the defined puzzles as values of the attribute. */
export const defined = () => [...definitions.keys()];

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
