/**
 * What can be looked for in a breadth-first search.
 * @import { Session } from '../../core/engine.js'
 * @import { Query, Walk } from '../../core/find.js'
 * @import { Frame } from './core.js'
 * @import { FamilyFind, Viewer } from './types.js'
 */
import { html } from 'lit/html.js';
import { everyStep, firstStep, theseSteps } from '../../core/find.js';

/** @type {FamilyFind} */
export const find = {
  queries({ run }) {
    const { rows, columns } = run.session.description;
    const shown = run.frame.state;
    const codes = Array.from(run.frame.board);
    return /** @type {Query<Frame>[]} */ ([
      {
        id: 'level',
        fields: [{ id: 'depth', least: 1, most: 1e6, value: 1 }],
        walk: (session, known, { depth }) =>
          firstStep(session, known, (frame) => frame.depth >= depth),
      },
      {
        id: 'duplicate',
        fields: [{ id: 'state', least: 0, most: 2 ** 32, value: shown }],
        walk: (session, known, { state }) => {
          const firsts = [0, 1].map((side) => session.foundAt(state, side));
          return everyStep(
            session,
            known,
            ({ hasMove, target }, step) => hasMove && target === state && !firsts.includes(step),
          );
        },
      },
      {
        id: 'holds',
        fields: [
          { id: 'row', least: 1, most: rows, value: 1 },
          { id: 'column', least: 1, most: columns, value: 1 },
          { id: 'code', least: 0, most: 255, value: Math.max(...codes) },
        ],
        walk(session, known, { row, column, code }) {
          const cell = (row - 1) * columns + column - 1;
          let discovered = session.show(0).discovered;
          return everyStep(session, known, (frame) => {
            const isNew = frame.discovered > discovered;
            ({ discovered } = frame);
            return isNew && frame.nextBoard[cell] === code;
          });
        },
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

  /** @param {Viewer} viewer */
  picture(viewer, board, px) {
    const { description } = viewer.run.session;
    const frame = { ...viewer.run.frame, board: /** @type {Uint8Array} */ (board) };
    const small = viewer.family.thumb({ link: new Uint8Array(), description, frame }, px);
    return html`<canvas aria-hidden="true" ${small}></canvas>`;
  },
};

/**
 * The steps that found the goals, or where two sides first met.
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

/** So many states are looked up at a time, and so many moves surveyed. */
const [STATES, MOVES] = [1 << 10, 1 << 14];

/**
 * The steps that first found the states near a goal; how near each state is the survey of the space
 * tells, which goes on here where it is not complete.
 * @param {Session<Frame>} session
 * @param {number} known
 * @param {Record<string, number>} values
 * @returns {Walk}
 */
function* nearGoals(session, known, { moves }) {
  while (!session.advanceSurvey(MOVES)) yield ~0;
  const states = session.ask((core) => core.nearGoals(moves));
  const steps = [];
  for (const [index, state] of states.entries()) {
    steps.push(session.foundAt(state));
    if (index % STATES === 0) yield ~0;
  }
  yield* theseSteps(steps, known);
}
