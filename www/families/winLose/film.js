/**
 * The filling of a game's table to www/core: frames, and what a race compares. Knows no DOM.
 * @import { Film } from '../../core/films.js'
 */
import { WinLoseStudy } from './oracle.js';

/** The plies of a position that is not computed yet. */
export const UNKNOWN = 65535;

/** How many numbers the core writes a frame. */
const FRAME_NUMBERS = 14;

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
   */
  constructor(plies, ranks) {
    this.plies = plies;
    this.ranks = ranks;
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
 *   table: () => { plies: Uint16Array, ranks: Uint32Array } }} handle
 * @param {{ rows: number, columns: number }} size
 */
function reader(handle, { rows, columns }) {
  const numbers = new Float64Array(FRAME_NUMBERS);
  const noBoards = new Uint8Array();
  /** @type {Table | null} */
  let table = null;
  return (/** @type {number} */ step) => {
    handle.frame(step, numbers, noBoards);
    // prettier-ignore
    const [
      filled, winning, losing, longest, answered,
      kind, cell, other, index, count, finding, decided, left, best,
    ] = numbers;
    if (!table || table.known < rows * columns) {
      const { plies, ranks } = handle.table();
      table = new Table(plies, ranks);
    }
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
      table,
      /** A number a cell, for the shell. */
      board: table.plies,
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
