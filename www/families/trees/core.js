/**
 * Adapter of game trees for www/core: decodes frames and supplies the counts for races. Uses no
 * DOM.
 * @import { Description, Session as Core, WedgeData } from '../../wasm/searchlight.js'
 * @import { Engine } from '../../core/engine/engine.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Analysis, FamilyCore } from '../../core/engine/family-core.js'
 * @import { Moment } from '../../core/playback/types.js'
 * @import { Name, Scale } from './worth.js'
 */
import { namesOf } from '../../core/engine/enum-names.js';
import { isOwn } from '../../core/own/own-id.js';
import { least } from '../../core/util/bisect.js';
import { answerIn, stagesIn } from '../../core/playback/film-cues.js';
import {
  Bound,
  MoveState,
  PlaceNumber as P,
  StepSize,
  TreesNumber as N,
  TreeValue,
  TriedNumber as T,
  Visit,
} from '../../wasm/enums.js';
import { TO_THE_END, nameOf } from './worth.js';

const KINDS = namesOf(Visit);
const STATES = namesOf(MoveState);
const BOUNDS = namesOf(Bound);

/** Maximum number of steps of the film's opening, which ends with the first line of play. */
const OPENING = 12;

/**
 * A move of a place on the line. `value`, `bound` and `name` count only for the state `valued`.
 * @typedef {object} Tried
 * @property {number} by the move's number
 * @property {(typeof STATES)[number]} state
 * @property {number} value
 * @property {(typeof BOUNDS)[number]} bound
 * @property {Name} name
 *
 * A position on the line from the start. `by` is the move that leads to it, -1 at the start. The
 * values are null where there are none.
 * @typedef {object} Place
 * @property {number} position
 * @property {number} by
 * @property {number | null} alpha
 * @property {number | null} beta
 * @property {number | null} best
 * @property {readonly Tried[]} moves
 *
 * Decoded data of one step of the search. Reading the next frame overwrites the boards.
 * @typedef {ReturnType<ReturnType<typeof reader>>} Frame
 */

/** Returns a value, or null where there is none. @param {number} value */
const orNull = (value) => (value === TreeValue.None ? null : value);

/**
 * Returns a function that reads the frame of a step from the WebAssembly core.
 * @param {Pick<Core, 'frame' | 'treeBoard'>} core
 * @param {Pick<Description, 'rows' | 'columns' | 'numbersPerFrame'>} description
 * @param {Pick<Engine, 'call'>} engine
 */
function reader(core, { rows, columns, numbersPerFrame }, engine) {
  const cells = rows * columns;
  const numbers = new Float64Array(numbersPerFrame);
  const boards = new Uint8Array(2 * cells);
  return (/** @type {number} */ step) => {
    core.frame(step, numbers, boards);
    const scale = {
      isLimited: numbers[N.Limited] === 1,
      hasEstimates: numbers[N.HasEstimates] === 1,
    };
    /** @type {Place[]} */
    const line = [];
    let at = /** @type {number} */ (N.Count);
    for (let place = 0; place < numbers[N.Places]; place++) {
      const count = numbers[at + P.Moves];
      const first = at + P.Count;
      line.push({
        position: numbers[at + P.Position],
        by: numbers[at + P.By],
        alpha: orNull(numbers[at + P.Alpha]),
        beta: orNull(numbers[at + P.Beta]),
        best: orNull(numbers[at + P.Best]),
        moves: Array.from({ length: count }, (_, move) =>
          triedIn(numbers, first + move * T.Count, scale),
        ),
      });
      at = first + count * T.Count;
    }
    const depth = numbers[N.Depth];
    /** The place whose moves are tried: that before the move of the step. */
    const from = line[Math.max(0, line.length - 2)];
    const kind = KINDS[numbers[N.Kind]];
    const value = orNull(numbers[N.Value]);
    return {
      step,
      kind,
      node: numbers[N.Node],
      depth,
      /** The move of the step, -1 for none. */
      by: depth === 0 ? -1 : numbers[N.By],
      value,
      /** Name of the value; that of an estimate where there is none. */
      name: nameOf(value ?? 0, kind === 'over' ? TO_THE_END : scale),
      /** What the values of the run can say. */
      scale,
      bound: BOUNDS[numbers[N.Bound]],
      improves: numbers[N.Improves] === 1,
      /** Number of moves that the step cuts. */
      cut: numbers[N.Cut],
      entered: numbers[N.Entered],
      valued: numbers[N.Valued],
      leaves: numbers[N.Leaves],
      /** Number of moves that were cut up to the step. */
      spared: numbers[N.Spared],
      answered: numbers[N.Answered] === 1,
      /** Whether the game can end in a draw. */
      hasDraws: numbers[N.HasDraws] === 1,
      line,
      from,
      /** The place that the step leads to or comes from. */
      to: line[line.length - 1],
      /** Boards of the places `from` and `to`. */
      board: boards.subarray(0, cells),
      after: boards.subarray(cells),
      /** Returns the board of a position on the line. @param {number} position */
      boardOf: (position) => engine.call(() => core.treeBoard(position)),
    };
  };
}

/**
 * Decodes a move.
 * @param {Float64Array} numbers
 * @param {number} at
 * @param {Scale} scale
 * @returns {Tried}
 */
const triedIn = (numbers, at, scale) => ({
  by: numbers[at + T.By],
  state: STATES[numbers[at + T.State]],
  value: numbers[at + T.Value],
  bound: BOUNDS[numbers[at + T.Bound]],
  name: nameOf(numbers[at + T.Value], scale),
});

/**
 * Returns where alpha or beta of the step comes from: the first move on the line whose value it is.
 * @param {Pick<Frame, 'line' | 'from'>} frame
 * @param {'alpha' | 'beta'} name
 * @returns {{ by: number, depth: number } | null} the move, and the number of moves before it; null
 *   while the bound is not known
 */
export function sourceOf({ line, from }, name) {
  const value = from[name];
  const depth = value === null ? -1 : line.findIndex((place) => place[name] === value);
  const move = line[depth]?.moves.find(
    (tried) => tried.state === 'valued' && tried.value === value,
  );
  return move ? { by: move.by, depth } : null;
}

/**
 * Fetches the wedges of the map.
 * @param {Session} session
 * @param {number} parts a wedge that is narrower than one of so many parts of the circle is left out
 * @returns {WedgeData}
 */
export const wedgesOf = (session, parts) => session.ask((core) => core.wedges(parts));

/**
 * Returns the moves of a position, with their values for the player to move. `best` moves have the
 * greatest value; among them, those that win soonest or lose latest.
 * @param {Pick<Session, 'ask'>} session
 * @param {number} position
 */
export function movesOf(session, position) {
  const moves = session.ask((core) => core.treeMoves(position));
  const value = Math.max(...moves.map((move) => move.value));
  const lengths = moves.filter((move) => move.value === value).map(({ plies }) => plies);
  const plies = value > 0 ? Math.min(...lengths) : Math.max(...lengths);
  return moves.map((move) => ({
    ...move,
    best: move.value === value && (value === 0 || move.plies === plies),
  }));
}

/** Returns the name of a bound by its number. @param {number} bound */
export const boundName = (bound) => BOUNDS[bound];

/**
 * What the whole game says, once for each run: the mark of each player.
 * @typedef {Analysis & { marks: readonly [number, number] }} TreeAnalysis
 */

/**
 * Returns the codes of both players' marks: of the one who moves first and of the other. Where moves
 * take something away and put nothing, the players have the codes 1 and 2.
 * @param {Session} session
 * @returns {readonly [number, number]}
 */
function marksOf(session) {
  // A game of the host page has no marks, and always begins with its first player.
  if (isOwn(session.description.puzzle)) return [1, 2];
  return session.ask((core) => {
    const start = core.treeStart();
    const [first] = core.treeMoves(start);
    const [before, after] = [start, first?.to ?? start].map((position) => core.treeBoard(position));
    const code = after.find((own, cell) => own !== before[cell]) || 1;
    return /** @type {const} */ ([code, 3 - code]);
  });
}

/**
 * Returns the analysis of a run.
 * @param {Session} session
 * @returns {TreeAnalysis}
 */
function analyse(session) {
  return {
    marks: marksOf(session),
    laid: true,
    lay() {},
    busy: false,
    work: () => false,
    free() {},
  };
}

/**
 * Finds the notable steps for the film: the first line of play, the moves of the start, the first
 * cut, and the answer.
 * @type {FamilyCore<Frame>['score']}
 */
function score(session, known, complete) {
  const opening = Math.min(OPENING, session.locate(0, StepSize.Item, 1), known);
  /** @type {Moment[]} */
  const moments = stagesIn(session, known, 'row');
  const hasCut = (/** @type {number} */ step) => session.show(step).spared > 0;
  if (hasCut(known)) moments.push({ kind: 'deadEnd', step: least(known, hasCut) });
  return { known, opening, moments, answer: answerIn(session, known, complete, core) };
}

/**
 * Registers the family with www/core.
 * @type {FamilyCore<Frame, TreeAnalysis, null, boolean>}
 */
export const core = {
  reader,
  event: () => null,
  analyse,
  eager: Infinity,
  tallies: ['entered'],
  told: ['leaves'],
  rare: ['spared'],
  goesOn: () => false,
  hasAnswer: ({ answered }) => answered,
  seeks: () => 'any',
  score,
  picture: () => true,
};
