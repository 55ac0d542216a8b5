/**
 * Connects the searches of state spaces to `www/core`, without DOM: frames, analysis, the film's key
 * moments, and the numbers that a race compares.
 * @import { Description, Session as Core, StepEvent } from '../../wasm/searchlight.js'
 * @import { FamilyCore } from '../../core/engine/family-core.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { RunMap } from './analysis.js'
 * @import { Moment } from '../../core/playback/types.js'
 */
import { least } from '../../core/util/bisect.js';
import { answerIn, stagesIn } from '../../core/playback/film-cues.js';
import { StateSpaceNumber as N, StepSize } from '../../wasm/enums.js';
import { Analysis, costOf, laneMapOf } from './analysis.js';
import { isOrder } from './list-order.js';
import { goalOf, lanesFor } from './orders.js';

/**
 * Data of one step. `state` is the state being expanded and `target` the state that the step's move
 * leads to; both are ranks. The boards are views of a shared buffer: the next frame overwrites
 * them.
 * @typedef {ReturnType<ReturnType<typeof reader>>} Frame
 */

/** Maximum number of cells of a board that is read together with its frame. */
const MOST_COPIED = 1024;

/**
 * Returns a function that reads the frame of a step.
 * @param {Pick<Core, 'frame' | 'boards'>} core
 * @param {Pick<Description, 'rows' | 'columns' | 'numbersPerFrame'>} description
 */
function reader(core, { rows, columns, numbersPerFrame }) {
  const cells = rows * columns;
  const numbers = new Float64Array(numbersPerFrame);
  // Read large boards only when they are used: copying them takes longer than the rest of the
  // frame, and most frames are read only for their numbers.
  const isLarge = cells > MOST_COPIED;
  const buffer = new Uint8Array(isLarge ? 0 : 2 * cells);
  return (/** @type {number} */ step) => {
    core.frame(step, numbers, buffer);
    const states = Uint32Array.of(numbers[N.State], numbers[N.Target]);
    /** @type {Uint8Array | null} */
    let read = isLarge ? null : buffer;
    const boards = () => (read ??= core.boards(states));
    const [nodes, visits] = [numbers[N.Nodes], numbers[N.Visits]];
    const [reexpanded, stale] = [numbers[N.Reexpanded], numbers[N.Stale]];
    /** Number of states that have been expanded at least once. */
    const first = nodes > 0 ? visits - stale - reexpanded : numbers[N.ExpandedForward];
    return {
      generated: numbers[N.Generated],
      expanded: numbers[N.Expanded],
      discovered: numbers[N.Discovered],
      frontier: numbers[N.Frontier],
      duplicate: numbers[N.Duplicate],
      /**
       * Depth of the state being expanded. `g` is the same number: where moves have costs, it is a
       * cost.
       */
      depth: numbers[N.Depth],
      g: numbers[N.Depth],
      /** Side of the step: 0 searches from the start, 1 from the goals. */
      side: numbers[N.Side],
      /**
       * Counts of both sides; those of the second side stay 0 in a one-sided search. In a search in
       * another order than breadth-first, `expanded` counts the states that were expanded at least
       * once, `nodes` the nodes (a node is a state reached in one way) and `visits` the nodes that
       * have left the open list; otherwise `nodes` and `visits` are 0.
       */
      sides: [
        { expanded: first, discovered: numbers[N.DiscoveredForward], nodes, visits },
        {
          expanded: numbers[N.ExpandedBackward],
          discovered: numbers[N.DiscoveredBackward],
          nodes: 0,
          visits: 0,
        },
      ],
      /** Whether the answer is known at this step. */
      answered: numbers[N.Answered] === 1,
      state: numbers[N.State],
      position: numbers[N.Ordinal],
      stateDepth: numbers[N.StateDepth],
      /** Whether the step is a move; false only for the initial state. */
      hasMove: numbers[N.HasMove] === 1,
      target: numbers[N.Target],
      targetPosition: numbers[N.TargetOrdinal],
      targetDepth: numbers[N.TargetDepth],
      /** Cells that the move names; -1 without a move. */
      fromCell: numbers[N.FromCell],
      toCell: numbers[N.ToCell],
      /**
       * Whether the search has another order than breadth-first. If not, all fields from here to
       * `targetEstimate` are 0.
       */
      isOrdered: nodes > 0,
      reexpanded,
      improved: numbers[N.Improved],
      stale,
      /** Cost of the move. */
      cost: numbers[N.Cost],
      /** Estimates and keys of the state being expanded and of the target. */
      estimate: { h: numbers[N.StateEstimate], f: numbers[N.StateKey] },
      targetEstimate: { h: numbers[N.TargetEstimate], f: numbers[N.TargetKey] },
      /** Board codes of the state being expanded and of the target. */
      get board() {
        return boards().subarray(0, cells);
      },
      get nextBoard() {
        return boards().subarray(cells);
      },
    };
  };
}

/**
 * Yields the steps at which a count rises.
 * @param {Session<Frame>} session
 * @param {number} known
 * @param {'duplicate' | 'improved' | 'reexpanded' | 'stale'} counter
 * @returns {Generator<number, undefined>}
 */
export function* risesOf(session, known, counter) {
  const most = session.show(known)[counter];
  let count = session.show(0)[counter];
  while (count < most) {
    const before = count;
    const step = least(known, (one) => session.show(one)[counter] > before);
    count = session.show(step)[counter];
    yield step;
  }
}

/** Maximum number of improved boards to examine for the first one that is reopened. */
const LOOKED_AT = 256;

/**
 * Returns the first step that reopens a board; undefined if no board was expanded again.
 * @param {Session<Frame>} session
 * @param {number} known
 */
function firstReopening(session, known) {
  const again = risesOf(session, known, 'reexpanded').next().value;
  if (again === undefined) return undefined;
  let looked = 0;
  for (const step of risesOf(session, again, 'improved')) {
    session.show(step);
    if (session.event().verdict === 'reopened') return step;
    if (++looked === LOOKED_AT) break;
  }
  return again;
}

/** Kinds of the moments at which a stage begins, by algorithm. @type {Record<string, string>} */
const STAGES = { dfs: 'wayBack', greedy: 'newLow' };

/**
 * Returns the key moments of a search in another order than breadth-first: the beginnings of its
 * stages, and the steps at which certain counts rise for the first time.
 * @param {Session<Frame>} session
 * @param {number} known
 * @param {number | null} answer
 * @param {string} stage kind of the moments at which a stage begins
 */
function orderScore(session, known, answer, stage) {
  // The first step of a stage shows why its board is next.
  const moments = stagesIn(session, known, stage).map(({ step }) => ({
    kind: stage,
    step: Math.min(step + 1, known),
  }));
  const first = (/** @type {'duplicate' | 'improved'} */ counter) =>
    risesOf(session, known, counter).next().value;
  for (const [kind, step] of [
    ['duplicate', first('duplicate')],
    ['improvement', first('improved')],
    ['reopening', firstReopening(session, known)],
  ]) {
    if (typeof step === 'number') moments.push({ kind: String(kind), step });
  }
  return { known, opening: session.locate(0, StepSize.Item, 1), moments, answer };
}

/**
 * Returns the key moments of a run: the first expansion, the first duplicate, the start of each
 * level, and the discovery of the goal or the meeting of both sides.
 * @type {FamilyCore<Frame>['score']}
 */
function score(session, known, complete) {
  const answer = answerIn(session, known, complete, core);
  const { algorithm } = session.description;
  if (isOrder(algorithm)) return orderScore(session, known, answer, STAGES[algorithm] ?? 'newKey');
  /** @type {Moment[]} */
  const moments = stagesIn(session, known, 'level');
  const isDuplicate = (/** @type {number} */ step) => session.show(step).duplicate > 0;
  if (isDuplicate(known)) moments.push({ kind: 'duplicate', step: least(known, isDuplicate) });
  const isTwoSided = session.show(0).sides[1].discovered > 0;
  if (isTwoSided && answer !== null && session.show(answer).answered) {
    moments.push({ kind: 'contact', step: answer });
  }
  const opening = session.locate(0, StepSize.Item, 1);
  return { known, opening, moments, answer };
}

/** @type {FamilyCore<Frame, Analysis, StepEvent, RunMap>} */
export const core = {
  reader,
  event: (session) => session.event(),
  analyse: (session, player, open) => new Analysis(session, player, open),
  eager: Infinity,
  tallies: ['expanded'],
  told: [],
  rare: ['reexpanded'],
  lanes: lanesFor,
  costOf,
  seeks: goalOf,
  raceSize: StepSize.Item,
  // Whether a run continues after its answer. A two-sided search ends by itself after the level of
  // its answer.
  goesOn: (session) => session.mapData().sides.length < 2,
  hasAnswer: ({ answered }) => answered,
  score,
  picture: laneMapOf,
};
