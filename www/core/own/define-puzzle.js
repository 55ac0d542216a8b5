/**
 * Defines puzzles, for host pages. The page itself defines none and never fetches this.
 * @import { AnyPuzzle, OwnPuzzle } from './definitions.js'
 */
import { refused, wrongField } from './definition-faults.js';
import { LISTED, noteDefined, noteGiven } from './definitions.js';
import { PREFIX } from './own-id.js';

/**
 * Defines a puzzle. `<search-light puzzle="my:crates">` shows the puzzle of the id `crates`. Defining an
 * id again replaces the puzzle; what is shown stays until the element is told to show it anew.
 * @template State
 * @param {string} id a small letter, then at most 39 small letters, digits and hyphens
 * @param {OwnPuzzle<State>} puzzle
 * @throws {EngineError} `ownDefinition` with the `field` that is wrong
 */
export function definePuzzle(id, puzzle) {
  const loose = /** @type {AnyPuzzle} */ (/** @type {unknown} */ (puzzle));
  const field = wrongField(id, loose);
  noteGiven(PREFIX + id, loose);
  if (field) throw refused(String(id), field);
  noteDefined(PREFIX + id, copyOf(loose));
}

/**
 * Copies a definition, so that what the page changes later does no harm. The functions stay methods of
 * the page's object, which can be an instance of a class.
 * @param {AnyPuzzle} puzzle
 * @returns {AnyPuzzle}
 */
export function copyOf(puzzle) {
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
    estimate: puzzle.estimate?.bind(puzzle),
  });
}
