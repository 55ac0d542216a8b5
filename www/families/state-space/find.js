/**
 * Queries of the find dialog for searches of state spaces.
 * @import { Session } from '../../core/engine/session.js'
 * @import { Query, Walk } from '../../core/find/search-steps.js'
 * @import { Frame } from './core.js'
 * @import { FamilyFind, Viewer } from './types.js'
 */
import { html } from 'lit/html.js';
import { allSteps, firstStep, theseSteps } from '../../core/find/search-steps.js';
import { StepSize } from '../../wasm/enums.js';
import { risesOf } from './core.js';
import { isOrder } from './list-order.js';

/** Number of states looked up in a slice, and number of moves surveyed in a slice. */
const [STATES, MOVES] = [1 << 10, 1 << 14];

/** @type {FamilyFind} */
export const find = {
  queries({ run }) {
    const { rows, columns } = run.session.description;
    const shown = run.frame.state;
    const codes = Array.from(run.frame.board);
    const { algorithm } = run.session.description;
    return /** @type {Query<Frame>[]} */ ([
      ...(isOrder(algorithm)
        ? orderQueries(algorithm)
        : [
            {
              id: 'level',
              fields: [{ id: 'depth', least: 1, most: 1e6, value: 1 }],
              walk: depthReached,
            },
          ]),
      {
        id: 'duplicate',
        fields: [{ id: 'state', least: 0, most: 2 ** 32, value: shown }],
        walk: (session, known, { state }) => duplicatesOf(session, known, state),
      },
      {
        id: 'holds',
        fields: [
          { id: 'row', least: 1, most: rows, value: 1 },
          { id: 'column', least: 1, most: columns, value: 1 },
          { id: 'code', least: 0, most: 255, value: Math.max(...codes) },
        ],
        walk: (session, known, { row, column, code }) =>
          boardsWith(session, known, (row - 1) * columns + column - 1, code),
      },
      ...(run.session.description.canBeSurveyed
        ? [
            {
              id: 'near',
              fields: [{ id: 'moves', least: 0, most: 1e6, value: 1 }],
              walk: nearGoals,
            },
          ]
        : []),
      { id: 'answer', fields: [], walk: answersOf },
    ]);
  },

  snapshot: ({ hasMove, board, nextBoard }) => (hasMove ? nextBoard : board).slice(),

  /** Renders a found board as a small canvas. @param {Viewer} viewer */
  picture(viewer, board, px) {
    const { description } = viewer.run.session;
    const frame = { ...viewer.run.frame, board: /** @type {Uint8Array} */ (board) };
    const small = viewer.family.thumb({ link: new Uint8Array(), description, frame }, px);
    return html`<canvas aria-hidden="true" ${small}></canvas>`;
  },
};

/** @type {Query<Frame>['walk']} */
const depthReached = (session, known, { depth }) =>
  firstStep(session, known, (frame) => frame.depth >= depth);

/**
 * Returns the queries for a search in another order than breadth-first.
 * @param {string} algorithm
 * @returns {Query<Frame>[]}
 */
function orderQueries(algorithm) {
  const rises = (/** @type {'improved' | 'reexpanded' | 'stale'} */ counter) =>
    /** @type {Query<Frame>['walk']} */ (
      function* (session, known) {
        yield* risesOf(session, known, counter);
      }
    );
  const stages = { dfs: 'wayBack', greedy: 'newLow' };
  const stage = stages[/** @type {keyof typeof stages} */ (algorithm)] ?? 'newKey';
  const isStack = algorithm === 'dfs';
  return [
    { id: stage, fields: [], walk: stagesOf },
    ...(algorithm === 'greedy'
      ? []
      : [
          { id: isStack ? 'repeated' : 'improved', fields: [], walk: rises('improved') },
          { id: 'stale', fields: [], walk: rises('stale') },
        ]),
    ...(isStack || algorithm === 'greedy'
      ? []
      : [{ id: 'reexpanded', fields: [], walk: rises('reexpanded') }]),
  ];
}

/**
 * Yields the first steps of the stages after the first one.
 * @param {Session<Frame>} session
 * @param {number} known
 * @returns {Walk}
 */
function* stagesOf(session, known) {
  for (let step = session.locate(0, StepSize.Stage, 1); step < known;) {
    yield step + 1;
    step = session.locate(step, StepSize.Stage, 1);
  }
}

/**
 * Yields the steps that discovered goals; in a two-sided search, the step at which the sides first
 * met.
 * @param {Session<Frame>} session
 * @param {number} known
 * @returns {Walk}
 */
function answersOf(session, known) {
  const { sides } = session.mapData();
  if (sides.length > 1) return firstStep(session, known, ({ answered }) => answered);
  const [{ order, answers }] = sides;
  return theseSteps(
    Array.from(answers, (position) => session.foundAt(order[position])),
    known,
  );
}

/**
 * Yields the steps whose moves lead to a given state after its discovery.
 * @param {Session} session
 * @param {number} known
 * @param {number} state
 * @returns {Walk}
 */
function* duplicatesOf(session, known, state) {
  const firsts = [0, 1].map((side) => session.foundAt(state, side));
  const movesTo = (/** @type {number} */ from, /** @type {number} */ budget) =>
    session.ask((core) => core.findMovesTo(state, from, budget));
  for (const step of allSteps(known, movesTo)) yield firsts.includes(step) ? -1 - step : step;
}

/**
 * Yields the steps that discover a state with a given code in a given cell.
 * @param {Session} session
 * @param {number} known
 * @param {number} cell
 * @param {number} code
 * @returns {Walk}
 */
function* boardsWith(session, known, cell, code) {
  const { rows, columns } = session.description;
  const cells = rows * columns;
  const steps = [];
  for (const [side, { order }] of session.mapData().sides.entries()) {
    for (let first = 0; first < order.length; first += STATES) {
      const states = order.slice(first, first + STATES);
      const boards = session.boards(states);
      for (const [index, state] of states.entries()) {
        if (boards[index * cells + cell] === code) steps.push(session.foundAt(state, side));
      }
      yield -1;
    }
  }
  // Leave out step 0: it shows the initial boards, which no move discovers.
  yield* theseSteps(
    steps.filter((step) => step > 0),
    known,
  );
}

/**
 * Yields the steps that discovered states within a number of moves of a goal. Before that,
 * completes the survey of the state space, which provides the distances.
 * @param {Session<Frame>} session
 * @param {number} known
 * @param {Record<string, number>} values
 * @returns {Walk}
 */
function* nearGoals(session, known, { moves }) {
  while (!session.advanceSurvey(MOVES)) yield -1;
  const states = session.ask((core) => core.nearGoals(moves));
  const steps = [];
  for (const [index, state] of states.entries()) {
    steps.push(session.foundAt(state));
    if (index % STATES === 0) yield -1;
  }
  yield* theseSteps(steps, known);
}
