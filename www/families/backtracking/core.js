/**
 * Backtracking to www/core: frames, and what a race compares. Knows no DOM.
 * @import { Description, Landmark, Session as Core } from '../../wasm/searchlight.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Analysis, FamilyCore } from '../../core/engine/family-core.js'
 */

import { namesOf } from '../../core/engine/enum-names.js';
import { BacktrackingNumber as N, CandidateNumber, StepKind } from '../../wasm/searchlight.js';
import { score } from './film-cues.js';

const KINDS = namesOf(StepKind);

/** So many steps are computed unasked: a moment, and more than anyone looks at one by one. */
const EAGER = 1e8;

/**
 * A candidate of a node: `score` is what the order was decided by, -1 for nothing.
 * @typedef {{ cell: number, value: number, score: number, tried: boolean }} Candidate
 *
 * What there is to draw at a step. The boards are overwritten by the next one.
 * @typedef {ReturnType<ReturnType<typeof reader>>} Frame
 */

/**
 * @param {Pick<Core, 'frame' | 'candidatesAt' | 'pathAt'>} core
 * @param {Pick<Description, 'rows' | 'columns' | 'numbersPerFrame' | 'reasons'>} description
 */
function reader(core, { rows, columns, numbersPerFrame, reasons }) {
  const cells = rows * columns;
  const numbers = new Float64Array(numbersPerFrame);
  const boards = new Uint8Array(2 * cells);
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
      /** Candidates that were tried, placed or refused. */
      tries: step - retreats,
      /** Those that the puzzle's own rule refused. */
      refused: refusals[0],
      /** Candidates and nodes that a rule which sees ahead cut off. */
      prunes: refusals.slice(1).reduce((sum, cut) => sum + cut, 0),
      /** All of them by reason. */
      refusals,
      /** Whether the node at the cursor is an answer. */
      answered: numbers[N.Answered] === 1,
      kind: KINDS[kind],
      /** The choice of this step and its place among the candidates, -1 at the start. */
      cell: isStep ? numbers[N.Cell] : -1,
      value: numbers[N.Value],
      index: isStep ? numbers[N.Index] : -1,
      /** Why it was refused, or the node just reached cut off, -1 for neither; where to look. */
      reason: numbers[N.Reason],
      witness: numbers[N.Witness],
      /** Whether the rules left no other choice: in this step, and at the node at the cursor. */
      forced: numbers[N.Forced] === 1,
      /** The cells that left none, where the puzzle names some. */
      forcedBy: [numbers[N.ForcedBy], numbers[N.ForcedAlsoBy]].filter((by) => by >= 0),
      isForcedNode: numbers[N.NodeForced] === 1,
      tried,
      candidates: candidatesIn(numbers.subarray(candidatesAt), numbers[N.Candidates], tried),
      /** The cells chosen, root first. */
      path: Uint32Array.from(numbers.subarray(pathAt, pathAt + depth)),
      /** A code and a number a cell. */
      board: boards.subarray(0, cells),
      labels: boards.subarray(cells),
    };
  };
}

/**
 * @param {Float64Array} numbers
 * @param {number} count
 * @param {number} tried
 * @returns {Candidate[]} those of the node at the cursor, in order
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
 * What has become of the candidates at these depths of the path shown, packed as `Siblings` reads it.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 */
export const siblingsOf = (session, from, to) => session.ask((core) => core.siblings(from, to));

/**
 * The steps spent on each candidate at these depths, packed as `Costs` reads it.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 */
export const costsOf = (session, from, to) => session.ask((core) => core.costs(from, to));

/**
 * How deep the search was in each of `columns` parts of these steps, as `DepthNumber` says.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 * @param {number} columns
 */
export const depthProfileOf = (session, from, to, columns) =>
  session.ask((core) => core.depthProfile(from, to, columns));

/**
 * The step `by` landmarks away from `from`.
 * @param {Session} session
 * @param {number} from
 * @param {Landmark} landmark
 * @param {number} by
 */
export const landmarkFrom = (session, from, landmark, by) =>
  session.ask((core) => core.locateLandmark(from, landmark, by));

/** Nothing is found out in the background. @type {Analysis} */
const NO_ANALYSIS = { laid: true, lay() {}, busy: false, work: () => false, free() {} };

/** @type {FamilyCore<Frame, Analysis, null, boolean>} */
export const core = {
  reader,
  event: () => null,
  analyse: () => NO_ANALYSIS,
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
