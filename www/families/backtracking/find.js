/**
 * What can be looked for in backtracking.
 * @import { Query, Walk } from '../../core/find.js'
 * @import { Session } from '../../core/engine.js'
 * @import { Frame } from './core.js'
 * @import { FamilyFind, Viewer } from './types.js'
 */
import { html } from 'lit/html.js';
import { everyStep, firstStep } from '../../core/find.js';
import { Landmark } from '../../wasm/searchlight.js';
import { landmarkFrom } from './core.js';

/** @type {FamilyFind} */
export const find = {
  queries({ run }) {
    const { rows, columns } = run.session.description;
    return /** @type {Query<Frame>[]} */ ([
      {
        id: 'depth',
        fields: [{ id: 'depth', least: 1, most: rows * columns, value: 10 }],
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
        fields: [{ id: 'length', least: 1, most: rows * columns, value: 3 }],
        walk: (session, known, { length }) => deadEnds(session, known, length),
      },
      {
        id: 'cut',
        fields: [],
        walk: (session, known) => landmarks(session, known, Landmark.Prune, 'prunes'),
      },
      {
        id: 'placed',
        fields: [
          { id: 'row', least: 1, most: rows, value: 1 },
          { id: 'column', least: 1, most: columns, value: 1 },
          { id: 'value', least: 0, most: 9, value: 0 },
        ],
        walk: (session, known, { row, column, value }) => {
          const wanted = (row - 1) * columns + column - 1;
          return everyStep(
            session,
            known,
            (frame) => frame.kind === 'place' && frame.cell === wanted && frame.value === value,
          );
        },
      },
      {
        id: 'answer',
        fields: [],
        walk: (session, known) => landmarks(session, known, Landmark.Answer, 'answers'),
      },
    ]);
  },

  snapshot: (frame) => ({ ...frame, board: frame.board.slice(), labels: frame.labels.slice() }),

  /** @param {Viewer} viewer */
  picture(viewer, frame, px) {
    const { description } = viewer.run.session;
    const shown = /** @type {Frame} */ (frame);
    const small = viewer.family.thumb({ link: new Uint8Array(), description, frame: shown }, px);
    return html`<canvas aria-hidden="true" ${small}></canvas>`;
  },
};

/**
 * The steps at which a count grows that the core finds by itself.
 * @param {Session<Frame>} session
 * @param {number} known
 * @param {Landmark} landmark
 * @param {'deepest' | 'prunes' | 'answers' | 'turnsBack'} counter
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

/**
 * Where the search turns back and takes back so many choices at least before the next is placed.
 * @param {Session<Frame>} session
 * @param {number} known
 * @param {number} length
 * @returns {Walk}
 */
function* deadEnds(session, known, length) {
  for (const turn of landmarks(session, known, Landmark.TurnBack, 'turnsBack')) {
    const before = session.show(turn - 1);
    const { placements, retreats } = before;
    const isOver = (/** @type {number} */ step) => {
      const frame = session.show(step);
      return frame.placements > placements || frame.retreats >= retreats + length;
    };
    const over = next(turn, known, isOver);
    yield session.show(over).retreats >= retreats + length ? turn : ~turn;
  }
}

/**
 * The first step from `from` on for which something holds that goes on holding, `known` if for none:
 * it is near, so the strides begin small.
 * @param {number} from
 * @param {number} known
 * @param {(step: number) => boolean} holds
 */
function next(from, known, holds) {
  let [low, high] = [from, from];
  for (let stride = 1; high < known && !holds(high); stride *= 2) {
    low = high + 1;
    high = Math.min(known, high + stride);
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
