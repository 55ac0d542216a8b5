/**
 * View of the searches with a bound (iterative deepening, IDA*) of a puzzle that is a state space:
 * the board at the end of the path, and the texts about bounds and rounds.
 * @import { BoardFrame, PaintBoard } from '../board/types.js'
 * @import { ChoicesView, TellCells, Told } from './types.js'
 */
import { paintBoard } from '../../../canvas/cell-board.js';
import { letterOf } from '../../state-space/places-in-words.js';
import { viewOf } from '../../state-space/puzzles/index.js';

/** Returns the known bounds of the rounds. @param {BoardFrame} frame at the root */
const boundsOf = ({ candidates = [] }) => candidates.map(({ score }) => score);

/**
 * Returns the candidates that stay within the bound.
 * @param {Pick<BoardFrame, 'candidates' | 'bound'>} frame
 */
export const withinBound = ({ candidates = [], bound = -1 }) =>
  candidates.filter(({ score }) => score <= bound);

/**
 * Returns the translation keys of the sentence about a step, most specific first.
 * @param {Told} told
 * @returns {string[]}
 */
function keysOf({ frame, outcome, description }) {
  const { kind, answered, depth = 0, round = 0 } = frame;
  const isInformed = description.algorithm === 'idastar';
  const both = (/** @type {string} */ informed, /** @type {string} */ key) =>
    isInformed ? [informed, key] : [key];
  if (kind === 'start') {
    if (outcome?.code === 'impossible') return ['start.impossible'];
    return ['start'];
  }
  if (answered) return keysOfAnswer(description, depth);
  if (kind === 'refuse') return both('refuseEstimate', 'refuse');
  if (kind === 'retreat') {
    if (depth > 0) return ['retreat'];
    if (!outcome) return both('overEstimate', 'over');
    const last = outcome.code === 'tooDeep' ? both('tooDeepEstimate', 'last.tooDeep') : [];
    return [...last, `last.${outcome.code}`, 'over'];
  }
  if (depth === 1) return round > 0 ? both('roundEstimate', 'round') : ['first'];
  const isStuck = withinBound(frame).length === 0;
  return isStuck ? both('stuckEstimate', 'stuck') : both('placeEstimate', 'place');
}

/**
 * Returns the translation keys of the sentence about an answer.
 * @param {Told['description']} description
 * @param {number} depth number of choices on the path
 */
function keysOfAnswer({ algorithm, isBounded }, depth) {
  if (depth === 1) return ['answer'];
  // Depth-limited search takes the first path within the limit, which need not be a shortest one.
  if (algorithm === 'limited') return ['answerWithin'];
  // The answer has the fewest moves, but a path with more moves can cost less.
  if (algorithm === 'deepening') return ['answerShortest'];
  return isBounded ? ['answer'] : ['answerUnsure'];
}

/**
 * Returns the values for the sentence about a step.
 * @param {Told} told
 */
function tellStep({ frame, outcome, move = '' }) {
  const { kind, index = 0, depth = 0, bound = -1, boundBefore = -1, round = 0 } = frame;
  const { cost: g = 0, estimate: h = 0, candidates = [] } = frame;
  const bounds = depth === 0 ? boundsOf(frame) : [];
  return {
    move,
    g,
    h,
    f: kind === 'refuse' ? (candidates[index]?.score ?? 0) : g + h,
    bound: depth > 0 ? bound : (bounds[Math.max(0, index)] ?? 0),
    before: boundBefore,
    next: bounds[index + 1] ?? 0,
    number: (depth > 0 ? round : index) + 1,
    moves: depth - 1,
    limit: outcome?.code === 'tooDeep' ? outcome.limit : 0,
  };
}

/**
 * Returns the view of a puzzle.
 * @param {string} puzzle
 * @param {() => void} [redraw] called once the drawing functions of the puzzle have been imported
 * @returns {ChoicesView}
 */
export function deepening(puzzle, redraw) {
  /** @type {PaintBoard} */
  const paint = (pen, { size = 0, width = size, height = Infinity }, { shape, frame }) => {
    const fits = Math.min(width, (height / shape.rows) * shape.columns);
    paintBoard(pen, fits, { board: frame.board, ...shape }, viewOf(puzzle, redraw));
  };
  /** @type {TellCells} */
  const tellCells =
    (words, { frame, description: { columns = 1 } }) =>
    (cell) => {
      const code = frame.board[cell];
      const keys = [
        `${puzzle}.cell.${code}`,
        `${puzzle}.tile.${columns}.${(cell % columns) + 1}`,
        `${puzzle}.tile`,
        `state-space.cell.${code}`,
        'state-space.tile',
      ];
      return words.text(keys, {
        code,
        letter: letterOf(code),
        column: (cell % columns) + 1,
        columns,
      });
    };
  return {
    id: 'deepening',
    // The first choice is not a move: it chooses the round.
    before: -1,
    paint,
    tellCells,
    keysOf,
    tellStep,
    tellAnswer: ({ path = [] }) => ({ count: Math.max(0, path.length - 1) }),
    listed: () => [],
  };
}
