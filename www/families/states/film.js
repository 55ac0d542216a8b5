/**
 * Breadth-first search to www/core: frames, what is studied, what a race compares. Knows no DOM.
 * @import { Film } from '../../core/films.js'
 * @import { Session } from '../../core/engine.js'
 */
import { Study, mapOf } from './study.js';

/** How many numbers the core writes a frame. */
const FRAME_NUMBERS = 21;

/**
 * A frame: the state being expanded and the target, where the step's move leads, have a rank
 * (`state`, `target`), a position and a depth. The boards are overwritten by the next one.
 * @typedef {ReturnType<ReturnType<typeof reader>>} Frame
 */

/**
 * @param {{ frame: (step: number, numbers: Float64Array, boards: Uint8Array) => void }} handle
 * @param {{ rows: number, columns: number }} size
 */
function reader(handle, { rows, columns }) {
  const cells = rows * columns;
  const numbers = new Float64Array(FRAME_NUMBERS);
  const boards = new Uint8Array(2 * cells);
  return (/** @type {number} */ step) => {
    handle.frame(step, numbers, boards);
    // prettier-ignore
    const [
      generated, expanded, discovered, frontier, duplicate, depth, answered,
      state, position, stateDepth, hasMove, target, targetPosition, targetDepth, fromCell, toCell,
      side, expandedForward, discoveredForward, expandedBackward, discoveredBackward,
    ] = numbers;
    // prettier-ignore
    return {
      generated, expanded, discovered, frontier, duplicate, depth,
      /** The side that the step belongs to: 0 from the start, 1 from the goals. */
      side,
      /** Both sides; the one from the goals stays at 0 in a one-sided search. */
      sides: [
        { expanded: expandedForward, discovered: discoveredForward },
        { expanded: expandedBackward, discovered: discoveredBackward },
      ],
      /** Whether the answer has been found at this step. */
      answered: answered === 1,
      state, position, stateDepth,
      /** Whether the step is a move; only before the first it is not. */
      hasMove: hasMove === 1,
      target, targetPosition, targetDepth,
      /** The cells that the move names, -1 without a move. */
      fromCell, toCell,
      /** Codes of the current board and of the one that the move leads to. */
      board: boards.subarray(0, cells),
      nextBoard: boards.subarray(cells),
    };
  };
}

/** @type {Film} */
export const film = {
  reader,
  event: (session) => session.event(),
  study: (session, player, open) => new Study(session, player, open),
  eager: Infinity,
  tallies: ['discovered', 'generated'],
  told: ['depth'],
  // A search from both ends stops by itself, and finishes the level of the answer.
  goesOn: (session) => session.atlas().sides.length < 2,
  hasAnswer: ({ answered }) => answered,
  picture: mapOf,
};
