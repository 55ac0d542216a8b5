/**
 * Backtracking to www/core: frames, and what a race compares. Knows no DOM.
 * @import { Session } from '../../core/engine.js'
 * @import { Film, Study } from '../../core/films.js'
 */

/** What the first numbers of a frame are, as the core writes them. */
const REFUSALS = 6;
const MOST_REASONS = 6;
const STEP = REFUSALS + MOST_REASONS;
const CANDIDATES = STEP + 11;
const MOST_CANDIDATES = 8;
const PATH = CANDIDATES + 3 * MOST_CANDIDATES;

const KINDS = /** @type {const} */ (['start', 'place', 'refuse', 'retreat']);

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
 * @param {{ frame: (step: number, numbers: Float64Array, boards: Uint8Array) => void }} handle
 * @param {{ rows: number, columns: number, numbersPerFrame: number, reasons: string[] }} description
 */
function reader(handle, { rows, columns, numbersPerFrame, reasons }) {
  const cells = rows * columns;
  const numbers = new Float64Array(numbersPerFrame);
  const boards = new Uint8Array(2 * cells);
  return (/** @type {number} */ step) => {
    handle.frame(step, numbers, boards);
    const [placements, retreats, turns, deepest, depth, answers] = numbers;
    const refusals = Array.from(numbers.subarray(REFUSALS, REFUSALS + reasons.length));
    // prettier-ignore
    const [
      answered, kind, cell, value, index, reason, witness, forced, count, tried, isForcedNode,
    ] = numbers.subarray(STEP);
    const isStep = kind > 0;
    // prettier-ignore
    return {
      step, placements, retreats, turns, deepest, depth, answers,
      /** Candidates that were tried, placed or refused. */
      tries: step - retreats,
      /** Those that the puzzle's own rule refused. */
      refused: refusals[0],
      /** Candidates and nodes that a rule which sees ahead cut off. */
      prunes: refusals.slice(1).reduce((sum, cut) => sum + cut, 0),
      /** All of them by reason. */
      refusals,
      /** Whether the node at the cursor is an answer. */
      answered: answered === 1,
      kind: KINDS[kind],
      /** The choice of this step and its place among the candidates, -1 at the start. */
      cell: isStep ? cell : -1, value, index: isStep ? index : -1,
      /** Why it was refused, or the node just reached cut off, -1 for neither; where to look. */
      reason, witness,
      /** Whether the rules left no other choice: in this step, and at the node at the cursor. */
      forced: forced === 1,
      isForcedNode: isForcedNode === 1,
      tried,
      candidates: candidatesIn(numbers, count, tried),
      /** The cells chosen, root first. */
      path: Uint32Array.from(numbers.subarray(PATH, PATH + depth)),
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
    const [cell, value, score] = numbers.subarray(CANDIDATES + 3 * index);
    return { cell, value, score, tried: index < tried };
  });
}

/**
 * What has become of the candidates at these depths of the path shown: ten numbers a depth, how many
 * there are, how many were tried, and of each 0 still to try, 1 on the path, 2 failed, 3 refused,
 * 4 cut off.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 * @returns {Uint8Array}
 */
export const siblingsOf = (session, from, to) => session.ask((core) => core.siblings(from, to));

/**
 * The steps spent on each candidate at these depths: eight numbers a depth, -1 for what is not over.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 * @returns {Float64Array}
 */
export const costsOf = (session, from, to) => session.ask((core) => core.costs(from, to));

/**
 * How deep the search was in each of `columns` parts of these steps: five numbers a part, least,
 * most and mean depth, how often it turned back, how often it was deeper than ever; a least of -1
 * where nothing is known.
 * @param {Session} session
 * @param {number} from
 * @param {number} to
 * @param {number} columns
 * @returns {Float64Array}
 */
export const stripOf = (session, from, to, columns) =>
  session.ask((core) => core.strip(from, to, columns));

/** Nothing is found out in the background. @type {Study} */
const NO_STUDY = { laid: true, lay() {}, busy: false, work: () => false, free() {} };

/** @type {Film} */
export const film = {
  reader,
  event: null,
  study: () => NO_STUDY,
  eager: EAGER,
  tallies: ['placements', 'retreats'],
  told: ['depth'],
  goesOn: ({ description: { settings } }) =>
    settings.some(({ id, value }) => id === 'find' && value === 'all'),
  hasAnswer: ({ answers }) => answers > 0,
  counted: ({ placements, retreats, turns, deepest }, size) =>
    [placements + retreats, turns + deepest][size - 1],
  picture: () => true,
};
