/**
 * Breadth-first search to www/core: frames, what is studied, what a race compares. Knows no DOM.
 * @import { Description, Session as Core, StepEvent } from '../../wasm/searchlight.js'
 * @import { FamilyCore } from '../../core/engine/family-core.js'
 * @import { Moment } from '../../core/playback/film.js'
 * @import { RunMap } from './analysis.js'
 */
import { least } from '../../core/util/bisect.js';
import { answerIn, stagesIn } from '../../core/playback/film-cues.js';
import { StateSpaceNumber as N, StepSize } from '../../wasm/searchlight.js';
import { Analysis, mapOf } from './analysis.js';

/**
 * A frame: the state being expanded and the target, where the step's move leads, have a rank
 * (`state`, `target`), a position and a depth. The boards are overwritten by the next one.
 * @typedef {ReturnType<ReturnType<typeof reader>>} Frame
 */

/**
 * @param {Pick<Core, 'frame'>} core
 * @param {Pick<Description, 'rows' | 'columns' | 'numbersPerFrame'>} description
 */
function reader(core, { rows, columns, numbersPerFrame }) {
  const cells = rows * columns;
  const numbers = new Float64Array(numbersPerFrame);
  const boards = new Uint8Array(2 * cells);
  return (/** @type {number} */ step) => {
    core.frame(step, numbers, boards);
    return {
      generated: numbers[N.Generated],
      expanded: numbers[N.Expanded],
      discovered: numbers[N.Discovered],
      frontier: numbers[N.Frontier],
      duplicate: numbers[N.Duplicate],
      depth: numbers[N.Depth],
      /** The side that the step belongs to: 0 from the start, 1 from the goals. */
      side: numbers[N.Side],
      /** Both sides; the one from the goals stays at 0 in a one-sided search. */
      sides: [
        { expanded: numbers[N.ExpandedForward], discovered: numbers[N.DiscoveredForward] },
        { expanded: numbers[N.ExpandedBackward], discovered: numbers[N.DiscoveredBackward] },
      ],
      /** Whether the answer has been found at this step. */
      answered: numbers[N.Answered] === 1,
      state: numbers[N.State],
      position: numbers[N.Position],
      stateDepth: numbers[N.StateDepth],
      /** Whether the step is a move; only before the first it is not. */
      hasMove: numbers[N.HasMove] === 1,
      target: numbers[N.Target],
      targetPosition: numbers[N.TargetPosition],
      targetDepth: numbers[N.TargetDepth],
      /** The cells that the move names, -1 without a move. */
      fromCell: numbers[N.FromCell],
      toCell: numbers[N.ToCell],
      /** Codes of the current board and of the one that the move leads to. */
      board: boards.subarray(0, cells),
      nextBoard: boards.subarray(cells),
    };
  };
}

/**
 * The first expansion, the first duplicate, where levels begin, and where the goal is discovered or
 * two sides first meet.
 * @type {FamilyCore<Frame>['score']}
 */
function score(session, known, complete) {
  const answer = answerIn(session, known, complete, core);
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
  tallies: ['discovered', 'generated'],
  told: ['depth'],
  // A search from both ends stops by itself, and finishes the level of the answer.
  goesOn: (session) => session.mapData().sides.length < 2,
  hasAnswer: ({ answered }) => answered,
  score,
  picture: mapOf,
};
