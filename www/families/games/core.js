/**
 * The filling of a game's table to www/core: frames, and what a race compares. Knows no DOM.
 * @import { Description, Session as Core, TableData } from '../../wasm/searchlight.js'
 * @import { FamilyCore } from '../../core/engine/family-core.js'
 * @import { Moment } from '../../core/playback/film.js'
 */
import { call } from '../../core/engine/wasm-instance.js';
import { least } from '../../core/util/bisect.js';
import { namesOf } from '../../core/engine/enum-names.js';
import { answerIn, stagesIn } from '../../core/playback/film-cues.js';
import {
  GamesNumber as N,
  Plies,
  ProbeKind,
  ProbeResult,
  StepSize,
} from '../../wasm/searchlight.js';
import { GamesAnalysis } from './oracle.js';

/** The plies of a position that is not computed yet. */
export const UNKNOWN = Plies.Unknown;

const KINDS = namesOf(ProbeKind);
const RESULTS = namesOf(ProbeResult);

/** The first cells take so many steps at least. */
const FIRST_CELLS = 4;

/** The values of a table, as far as they were computed when it was asked for. */
export class Table {
  /** @param {TableData} data */
  constructor({ plies, ranks, steps, distances }) {
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
 * @param {Pick<Core, 'frame' | 'table'>} core
 * @param {Pick<Description, 'rows' | 'columns' | 'numbersPerFrame'>} description
 */
function reader(core, { rows, columns, numbersPerFrame }) {
  const numbers = new Float64Array(numbersPerFrame);
  const noBoards = new Uint8Array();
  /** The table as it was asked for last. @type {Table | null} */
  let table = null;
  return (/** @type {number} */ step) => {
    core.frame(step, numbers, noBoards);
    let isFresh = false;
    return {
      step,
      filled: numbers[N.Filled],
      winning: numbers[N.Winning],
      losing: numbers[N.Losing],
      /** The most moves of one's own that a win takes. */
      longest: Math.ceil(numbers[N.Longest] / 2),
      /** Whether the position that play begins with is filled. */
      answered: numbers[N.Answered] === 1,
      kind: KINDS[numbers[N.Kind]],
      /** The position that is being filled, or was taken out; and what was looked at; -1 for none. */
      cell: numbers[N.Cell],
      other: numbers[N.Other],
      /** Its place among those of the cell, and how many these are. */
      index: numbers[N.Index],
      total: numbers[N.Total],
      result: RESULTS[numbers[N.Result]],
      /** The plies of the position that this step filled, -1 for none. */
      decided: numbers[N.Decided],
      /** Backward: the moves of `other` that may still save it. */
      left: numbers[N.Left],
      /** The place of the best successor so far, -1 for none. */
      best: numbers[N.Best],
      /** Fetched where somebody looks at it, and once only when all of it is there. */
      get table() {
        if (!table || (table.known < rows * columns && !isFresh)) {
          table = new Table(call(() => core.table()));
        }
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

/**
 * The position that play begins with: every game has one.
 * @param {Pick<Description, 'start'>} description
 */
export const startOf = ({ start }) => /** @type {number} */ (start);

/**
 * The first cells, which are the first rows or waves of so many steps, the first that is decided, where the next rows
 * or waves begin, and where the start's cell has its value.
 * @type {FamilyCore<Frame>['score']}
 */
function score(session, known, complete) {
  const { filled } = session.show(0);
  const isDecided = (/** @type {number} */ step) => session.show(step).filled > filled;
  /** @type {Moment[]} */
  const moments = stagesIn(session, known, 'row');
  if (isDecided(known)) moments.push({ kind: 'decided', step: least(known, isDecided) });
  let opening = 0;
  while (opening < Math.min(FIRST_CELLS, known)) {
    opening = session.locate(opening, StepSize.Stage, 1);
  }
  return { known, opening, moments, answer: answerIn(session, known, complete, core) };
}

/** @type {FamilyCore<Frame, GamesAnalysis, null, boolean>} */
export const core = {
  reader,
  event: () => null,
  analyse: (session, _, open) => new GamesAnalysis(session, open),
  eager: Infinity,
  tallies: ['filled'],
  told: ['winning', 'losing'],
  // The table is filled to its end, though the start may stand anywhere in it.
  goesOn: () => true,
  hasAnswer: ({ answered }) => answered,
  score,
  picture: () => true,
};
