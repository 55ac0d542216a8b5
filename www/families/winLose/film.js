/**
 * The filling of a game's table to www/core: frames, and what a race compares. Knows no DOM.
 * @import { Film } from '../../core/films.js'
 */
import { WinLoseStudy } from './oracle.js';

/** The plies of a position that is not computed yet. */
export const UNKNOWN = 65535;

const KINDS = /** @type {const} */ (['start', 'forward', 'backward']);

const FINDINGS = /** @type {const} */ ([
  'nothing',
  'lost',
  'shorter',
  'notShorter',
  'won',
  'worse',
  'settled',
  'reaches',
  'oneLess',
  'noneLeft',
]);

/** The values of a table, as far as they were computed when it was asked for. */
export class Table {
  /**
   * @param {Uint16Array} plies of each position, UNKNOWN where it has none yet
   * @param {Uint32Array} ranks the place of each in the order of filling; empty where that is the
   *   order of positions
   * @param {Uint32Array} steps the step that filled each, 2^32 - 1 for none
   * @param {boolean} distances whether plies tell how long games last, and not just who wins
   */
  constructor(plies, ranks, steps, distances) {
    this.plies = plies;
    this.ranks = ranks;
    this.steps = steps;
    this.distances = distances;
    this.known = plies.reduce((known, one) => known + Number(one !== UNKNOWN), 0);
  }

  /**
   * @param {number} cell
   * @param {number} filled how many cells are filled
   */
  isFilled(cell, filled) {
    return (this.ranks.length > 0 ? this.ranks[cell] : cell) < filled;
  }
}

/**
 * What there is to draw at a step.
 * @typedef {ReturnType<ReturnType<typeof reader>>} Frame
 */

/**
 * @param {{ frame: (step: number, numbers: Float64Array, boards: Uint8Array) => void,
 *   table: () => { plies: Uint16Array, ranks: Uint32Array, steps: Uint32Array,
 *     distances: boolean } }} handle
 * @param {{ rows: number, columns: number, numbersPerFrame: number }} description
 */
function reader(handle, { rows, columns, numbersPerFrame }) {
  const numbers = new Float64Array(numbersPerFrame);
  const noBoards = new Uint8Array();
  /** The table as it was asked for last. @type {Table | null} */
  let table = null;
  const fetchTable = () => {
    const { plies, ranks, steps, distances } = handle.table();
    return new Table(plies, ranks, steps, distances);
  };
  return (/** @type {number} */ step) => {
    handle.frame(step, numbers, noBoards);
    let isFresh = false;
    // prettier-ignore
    const [
      filled, winning, losing, longest, answered,
      kind, cell, other, index, count, finding, decided, left, best,
    ] = numbers;
    // prettier-ignore
    return {
      step, filled, winning, losing,
      /** The most moves of one's own that a win takes. */
      longest: Math.ceil(longest / 2),
      /** Whether the position that play begins with is filled. */
      answered: answered === 1,
      kind: KINDS[kind],
      /** The position that is being filled, or was taken out; and what was looked at; -1 for none. */
      cell, other,
      /** Its place among those of the cell, and how many these are. */
      index, count,
      finding: FINDINGS[finding],
      /** The plies of the position that this step filled, -1 for none. */
      decided,
      /** Backward: the moves of `other` that may still save it. */
      left,
      /** The place of the best successor so far, -1 for none. */
      best,
      /** Fetched where somebody looks at it, and once only when all of it is there. */
      get table() {
        if (!table || (table.known < rows * columns && !isFresh)) table = fetchTable();
        isFresh = true;
        return table;
      },
      /** A number a cell, for the shell. */
      get board() {
        return this.table.plies;
      },
    };
  };
}

/** @type {Film} */
export const film = {
  reader,
  event: null,
  study: (session, _, open) => new WinLoseStudy(session, open),
  eager: Infinity,
  tallies: ['filled'],
  told: ['winning', 'losing'],
  // The table is filled to its end, though the start may stand anywhere in it.
  goesOn: () => true,
  hasAnswer: ({ answered }) => answered,
  picture: () => true,
};
