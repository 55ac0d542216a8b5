/**
 * Searches that the user can run over the steps of a backtracking search.
 * @import { Query, Walk } from '../../core/find/search-steps.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Frame } from './core.js'
 * @import { FamilyFind, Viewer } from './types.js'
 */
import { html } from 'lit/html.js';
import { allSteps, firstStep } from '../../core/find/search-steps.js';
import { Landmark } from '../../wasm/enums.js';
import { hasBound } from './bounds.js';
import { landmarkFrom } from './core.js';
import { roundsOf } from './film-cues.js';

/** The queries and how their hits are drawn. @type {FamilyFind} */
export const find = {
  queries({ run }) {
    const { rows, columns, mostChoices, algorithm } = run.session.description;
    const isBounded = hasBound(algorithm);
    const most = isBounded ? mostChoices : rows * columns;
    /** @type {Query<Frame>} */
    const placed = {
      id: 'placed',
      fields: [
        { id: 'row', least: 1, most: rows, value: 1 },
        { id: 'column', least: 1, most: columns, value: 1 },
        { id: 'value', least: 0, most: 9, value: 0 },
      ],
      walk: (session, known, { row, column, value }) => {
        const cell = (row - 1) * columns + column - 1;
        return allSteps(known, (from, budget) =>
          session.ask((core) => core.findPlaced(cell, value, from, budget)),
        );
      },
    };
    return /** @type {Query<Frame>[]} */ ([
      ...(isBounded ? [{ id: 'round', fields: [], walk: rounds }] : []),
      {
        id: 'depth',
        fields: [{ id: 'depth', least: 1, most, value: 10 }],
        walk: (session, known, { depth }) =>
          firstStep(session, known, ({ deepest }) => deepest >= depth),
      },
      {
        id: 'record',
        fields: [],
        walk: (session, known) => landmarks(session, known, Landmark.Record, 'deepest'),
      },
      {
        id: 'deadEnd',
        fields: [{ id: 'length', least: 1, most, value: 3 }],
        walk: (session, known, { length }) =>
          allSteps(known, (from, budget) =>
            session.ask((core) => core.findDeadEnds(length, from, budget)),
          ),
      },
      {
        id: 'cut',
        fields: [],
        walk: (session, known) => landmarks(session, known, Landmark.Prune, 'prunes'),
      },
      ...(isBounded ? [] : [placed]),
      {
        id: 'answer',
        fields: [],
        walk: (session, known) => landmarks(session, known, Landmark.Answer, 'answers'),
      },
    ]);
  },

  snapshot: (frame) => ({ ...frame, board: frame.board.slice(), labels: frame.labels.slice() }),

  /** Renders a thumbnail of a step that was found. @param {Viewer} viewer */
  picture(viewer, frame, px) {
    const { description } = viewer.run.session;
    const shown = /** @type {Frame} */ (frame);
    const small = viewer.family.thumb({ link: new Uint8Array(), description, frame: shown }, px);
    return html`<canvas aria-hidden="true" ${small}></canvas>`;
  },
};

/**
 * Yields the first steps of the rounds of a search with a bound.
 * @param {Session<Frame>} session
 * @param {number} known
 * @returns {Walk}
 */
function* rounds(session, known) {
  yield* roundsOf(session, known);
}

/**
 * Yields the steps at which a counter increases, by the core's index of landmarks.
 * @param {Session<Frame>} session
 * @param {number} known
 * @param {Landmark} landmark
 * @param {'deepest' | 'prunes' | 'answers'} counter
 * @returns {Walk}
 */
function* landmarks(session, known, landmark, counter) {
  let count = session.show(0)[counter];
  for (let step = 0; step < known;) {
    step = landmarkFrom(session, step, landmark, 1);
    const now = step <= known ? session.show(step)[counter] : count;
    if (now === count) return;
    count = now;
    yield step;
  }
}
