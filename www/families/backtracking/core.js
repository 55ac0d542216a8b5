/**
 * Adapter of backtracking for www/core: decodes frames and supplies the counts for races. Uses no
 * DOM.
 * @import { Description, HeuristicCheck, Landmark, Session as Core } from '../../wasm/searchlight.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Analysis, FamilyCore } from '../../core/engine/family-core.js'
 */

import { namesOf } from '../../core/engine/enum-names.js';
import { checkSlice } from '../../core/engine/heuristic-slice.js';
import { BacktrackingNumber as N, CandidateNumber, StepKind } from '../../wasm/enums.js';
import { score } from './film-cues.js';

const KINDS = namesOf(StepKind);

/**
 * Number of steps computed without a request of the user. They are fast to compute, and more than a
 * user views one by one.
 */
const EAGER = 1e8;

/** Settings of the searches whose heuristic can be checked. */
const CHECKED = ['heuristic', 'limit'];

/**
 * A candidate: one of the choices at a node. `score` is the value by which the candidates are
 * sorted, -1 for none.
 * @typedef {{ cell: number, value: number, score: number, tried: boolean }} Candidate
 *
 * Decoded data of one step of the search. Reading the next frame overwrites `board`,
 * `labels` and `marks`.
 * @typedef {ReturnType<ReturnType<typeof reader>>} Frame
 */

/**
 * Returns a function that reads the frame of a step from the WebAssembly core.
 * @param {Pick<Core, 'frame' | 'candidatesAt' | 'pathAt'>} core
 * @param {Pick<Description, 'rows' | 'columns' | 'numbersPerFrame' | 'reasons' | 'domains'>}
 *   description
 */
function reader(core, { rows, columns, numbersPerFrame, reasons, domains }) {
  const cells = rows * columns;
  const numbers = new Float64Array(numbersPerFrame);
  const [variables, values] = domains ?? [0, 0];
  const boards = new Uint8Array(2 * cells + variables * values);
  const [candidatesAt, pathAt] = [core.candidatesAt(), core.pathAt()];
  return (/** @type {number} */ step) => {
    core.frame(step, numbers, boards);
    const refusals = Array.from(numbers.subarray(N.Refused, N.Refused + reasons.length));
    const retreats = numbers[N.Retreats];
    const depth = numbers[N.Depth];
    const kind = numbers[N.Kind];
    const tried = numbers[N.Tried];
    const isStep = kind !== StepKind.Start;
    return {
      step,
      placements: numbers[N.Placements],
      retreats,
      turnsBack: numbers[N.TurnsBack],
      deepest: numbers[N.Deepest],
      depth,
      answers: numbers[N.Answers],
      /** Number of candidates tried: placed or refused. */
      tries: step - retreats,
      /** Number of candidates refused by the puzzle's own rule. */
      refused: refusals[0],
      /** Number of candidates and nodes cut by pruning rules. */
      prunes: refusals.slice(1).reduce((sum, cut) => sum + cut, 0),
      /** Number of refusals by each reason. */
      refusals,
      /** Whether the node at the cursor is an answer. */
      answered: numbers[N.Answered] === 1,
      kind: KINDS[kind],
      /**
       * Cell and value of this step's choice and its index among the candidates; -1 at the start.
       */
      cell: isStep ? numbers[N.Cell] : -1,
      value: numbers[N.Value],
      index: isStep ? numbers[N.Index] : -1,
      /**
       * Reason why the choice was refused or the new node cut; -1 if neither happened. Then the
       * cell that shows the reason.
       */
      reason: numbers[N.Reason],
      witness: numbers[N.Witness],
      /**
       * Whether the rules left a single choice: `forced` in this step, `isForcedNode` at the node.
       */
      forced: numbers[N.Forced] === 1,
      /** Cells that ruled out all other choices, if the puzzle names any. */
      forcedBy: [numbers[N.ForcedBy], numbers[N.ForcedAlsoBy]].filter((by) => by >= 0),
      cost: numbers[N.Cost],
      estimate: numbers[N.Estimate],
      bound: numbers[N.Bound],
      boundBefore: numbers[N.BoundBefore],
      round: numbers[N.Round],
      isForcedNode: numbers[N.NodeForced] === 1,
      tried,
      candidates: candidatesIn(numbers.subarray(candidatesAt), numbers[N.Candidates], tried),
      /** Chosen cells of the path, root first. */
      path: Uint32Array.from(numbers.subarray(pathAt, pathAt + depth)),
      /** One code (`board`) and one number (`labels`) for each cell. */
      board: boards.subarray(0, cells),
      labels: boards.subarray(cells, 2 * cells),
      /** In a constraint search, a `Mark` for each value of each variable. */
      marks: boards.subarray(2 * cells),
    };
  };
}

/**
 * Decodes the candidates of the node at the cursor.
 * @param {Float64Array} numbers
 * @param {number} count
 * @param {number} tried
 * @returns {Candidate[]} in the order of the search
 */
function candidatesIn(numbers, count, tried) {
  return Array.from({ length: count }, (_, index) => {
    const of = numbers.subarray(CandidateNumber.Count * index);
    return {
      cell: of[CandidateNumber.Cell],
      value: of[CandidateNumber.Value],
      score: of[CandidateNumber.Score],
      tried: index < tried,
    };
  });
}

/**
 * Returns the states of the candidates of the current path at the depths from `from` up to, but not
 * including, `to`. They are packed for `Siblings`.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 */
export const siblingsOf = (session, from, to) => session.ask((core) => core.siblings(from, to));

/**
 * Returns the steps spent on each candidate at the depths from `from` up to, but not including,
 * `to`. They are packed for `Costs`.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 */
export const costsOf = (session, from, to) => session.ask((core) => core.costs(from, to));

/**
 * Returns the depth statistics of steps `from` to `to` in `columns` equal parts. `DepthNumber`
 * lists the numbers of each part.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 * @param {number} columns
 */
export const depthProfileOf = (session, from, to, columns) =>
  session.ask((core) => core.depthProfile(from, to, columns));

/**
 * Returns the boards along the path of the answer, from the start. Returns none if no answer is
 * known, or if the boards do not follow from the path alone.
 * @param {Session} session
 * @param {number} cells number of cells of a board
 * @returns {Uint8Array[]}
 */
export function answerBoardsOf(session, cells) {
  const boards = session.ask((core) => core.answerBoards());
  const count = boards.length / cells;
  return Array.from({ length: count }, (_, at) => boards.subarray(at * cells, (at + 1) * cells));
}

/**
 * Returns the step that is `by` landmarks after step `from`. A negative `by` counts backwards.
 * @param {Session} session
 * @param {number} from
 * @param {Landmark} landmark
 * @param {number} by
 */
export const landmarkFrom = (session, from, landmark, by) =>
  session.ask((core) => core.locateLandmark(from, landmark, by));

/**
 * Background analysis: the check of the heuristic, if one guides the search.
 * @typedef {Analysis & { heuristic: HeuristicCheck | null, isChecked: boolean }} Checks
 */

/**
 * Returns the analysis of a run.
 * @param {Session} session
 * @returns {Checks}
 */
function analyse(session) {
  return {
    heuristic: null,
    isChecked: !session.description.guides.some((id) => CHECKED.includes(id)),
    laid: true,
    lay() {},
    get busy() {
      return !this.isChecked;
    },
    work() {
      if (!this.isChecked) Object.assign(this, checkSlice(session));
      return this.busy;
    },
    free() {},
  };
}

/** Registers backtracking with www/core. @type {FamilyCore<Frame, Checks, null, boolean>} */
export const core = {
  reader,
  event: () => null,
  analyse,
  eager: EAGER,
  tallies: ['placements', 'retreats'],
  told: ['depth'],
  goesOn: ({ description: { settings } }) =>
    settings.some(({ id, value }) => id === 'find' && value === 'all'),
  hasAnswer: ({ answers }) => answers > 0,
  counted: ({ placements, retreats, turnsBack, deepest }, size) =>
    [placements + retreats, turnsBack + deepest][size - 1],
  score,
  picture: () => true,
};
