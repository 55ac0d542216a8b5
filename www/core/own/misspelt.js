/**
 * Faults of definitions in words: why a puzzle is not defined, and which field a misspelt name was
 * meant to be.
 * @import { AnyPuzzle } from './definitions.js'
 */
import { EngineError } from '../engine/engine.js';
import { nearest } from '../util/near.js';
import { FUNCTIONS, refused, wrongField } from './definition-faults.js';
import { defined, givenFor } from './definitions.js';
import { idOf } from './own-id.js';

/** All fields. */
const FIELDS = ['name', 'start', ...FUNCTIONS, 'heuristics', 'players', 'limit'];

/** Other names by which people call the fields that are required. @type {Record<string, string>} */
const SYNONYMS = {
  name: 'title',
  start: 'initial initialState init begin state',
  moves: 'next nextStates successors neighbours neighbors actions getMoves possibleMoves',
  goal: 'isGoal goalTest isSolved solved isDone done end finish target',
};

/**
 * Returns the error about what the page has given for a puzzle: `ownMisspelt` with a `field` that is
 * not known and the known one that is `near`, else `ownDefinition`.
 * @param {string} id
 * @param {Partial<AnyPuzzle> | null | undefined} puzzle
 * @returns {EngineError | null} null if nothing is wrong
 */
export function faultOf(id, puzzle) {
  const near = misspelt(puzzle);
  if (near) return new EngineError('ownMisspelt', { id, ...near });
  const field = wrongField(id, puzzle);
  return field ? refused(id, field) : null;
}

/**
 * Returns the error about a puzzle that is not defined: why its definition was refused, if it was.
 * @param {string} puzzle value of the attribute
 */
export function missing(puzzle) {
  const id = idOf(puzzle);
  const fault = givenFor(puzzle) && faultOf(id, givenFor(puzzle));
  const near = nearest(id, defined().map(idOf)) || 'none';
  return fault ?? new EngineError('ownMissing', { id, near });
}

/** @param {Partial<AnyPuzzle> | null | undefined} puzzle */
function misspelt(puzzle) {
  if (typeof puzzle !== 'object' || puzzle === null) return null;
  const given = namesIn(puzzle).filter((name) => !FIELDS.includes(name));
  for (const near of FIELDS.filter((name) => !(name in puzzle))) {
    const field = given.find(
      (name) =>
        SYNONYMS[near]?.split(' ').includes(name) ||
        (nearest(name, [near]) && couldBe(near, Reflect.get(puzzle, name))),
    );
    if (field) return { field, near };
  }
  return null;
}

/** Lists the names of an object and of its class. @param {object} puzzle */
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
