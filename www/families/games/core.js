/**
 * Adapter of the games family for www/core: decodes frames, supplies the race counts. Uses no DOM.
 * @import { Description, Session as Core, TableData } from '../../wasm/searchlight.js'
 * @import { Engine } from '../../core/engine/engine.js'
 * @import { FamilyCore } from '../../core/engine/family-core.js'
 * @import { Moment } from '../../core/playback/types.js'
 */
import { least } from '../../core/util/bisect.js';
import { namesOf } from '../../core/engine/enum-names.js';
import { answerIn, stagesIn } from '../../core/playback/film-cues.js';
import { GamesNumber as N, Plies, ProbeKind, ProbeResult, StepSize } from '../../wasm/enums.js';
import { GamesAnalysis } from './oracle.js';

/** Value in `plies` for a position that is not computed yet. */
export const UNKNOWN = Plies.Unknown;

const KINDS = namesOf(ProbeKind);
const RESULTS = namesOf(ProbeResult);

/** Minimum number of steps of the film's opening, which ends with a row or wave of the table. */
const FIRST_CELLS = 4;

/**
 * Values of a table, as far as computed when it was fetched. There is one for each position: the last
 * cells of the table can be more than the positions, and stay empty.
 */
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
   * Returns whether a cell is among the first `filled` cells to be filled.
   * @param {number} cell
   * @param {number} filled number of filled cells
   */
  isFilled(cell, filled) {
    return (this.ranks.length > 0 ? this.ranks[cell] : cell) < filled;
  }
}

/**
 * Decoded data of one step of filling the table.
 * @typedef {ReturnType<ReturnType<typeof reader>>} Frame
 */

/**
 * Returns a function that reads the frame of a step from the WebAssembly core.
 * @param {Pick<Core, 'frame' | 'table'>} core
 * @param {Pick<Description, 'numbersPerFrame'>} description
 * @param {Pick<Engine, 'call'>} engine
 */
function reader(core, { numbersPerFrame }, engine) {
  const numbers = new Float64Array(numbersPerFrame);
  const noBoards = new Uint8Array();
  /** Table that was fetched last. @type {Table | null} */
  let table = null;
  return (/** @type {number} */ step) => {
    core.frame(step, numbers, noBoards);
    let isFresh = false;
    return {
      step,
      filled: numbers[N.Filled],
      winning: numbers[N.Winning],
      losing: numbers[N.Losing],
      /** Number of moves that the winner makes in the longest win. */
      longest: Math.ceil(numbers[N.Longest] / 2),
      /** Whether the start position is filled. */
      answered: numbers[N.Answered] === 1,
      kind: KINDS[numbers[N.Kind]],
      /**
       * `cell` is the position that is being filled or was taken from the queue, `other` the
       * position that the step looks at; -1 for none.
       */
      cell: numbers[N.Cell],
      other: numbers[N.Other],
      /** Index of `other` among the neighbours of `cell`, and number of these neighbours. */
      index: numbers[N.Index],
      total: numbers[N.Total],
      result: RESULTS[numbers[N.Result]],
      /** Plies of the position that this step filled; -1 if it filled none. */
      decided: numbers[N.Decided],
      /** In a backward search only: number of moves of `other` that could still save it. */
      left: numbers[N.Left],
      /** Index of the best successor so far, -1 for none. */
      best: numbers[N.Best],
      /**
       * Table of values, fetched at the first access in a frame. A complete table is never fetched
       * again.
       */
      get table() {
        if (!table || (table.known < table.plies.length && !isFresh)) {
          table = new Table(engine.call(() => core.table()));
        }
        isFresh = true;
        return table;
      },
      /** One number for each cell, as `CommonFrame` requires. */
      get board() {
        return this.table.plies;
      },
    };
  };
}

/**
 * Returns the start position. Every game has one.
 * @param {Pick<Description, 'start'>} description
 */
export const startOf = ({ start }) => /** @type {number} */ (start);

/**
 * Finds the notable steps for the film: the opening (the first rows or waves, with at least
 * `FIRST_CELLS` steps), the first decided cell, the beginnings of rows or waves, and the filling of
 * the start.
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

/**
 * Registers the games family with www/core.
 * @type {FamilyCore<Frame, GamesAnalysis, null, boolean>}
 */
export const core = {
  reader,
  event: () => null,
  analyse: (session, _, open) => new GamesAnalysis(session, open),
  eager: Infinity,
  tallies: ['filled'],
  told: ['winning', 'losing'],
  // The run continues after the start is filled, until the table is complete.
  goesOn: () => true,
  hasAnswer: ({ answered }) => answered,
  score,
  picture: () => true,
};
