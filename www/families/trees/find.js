/**
 * Searches that the user can run over the steps of a game tree.
 * @import { Query } from '../../core/find/search-steps.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Frame } from './core.js'
 * @import { FamilyFind, Viewer } from './types.js'
 */
import { firstStep } from '../../core/find/search-steps.js';
import { least } from '../../core/util/bisect.js';
import { StepSize } from '../../wasm/enums.js';
import { moveName } from './values.js';

/** The queries and how their hits are shown. @type {FamilyFind} */
export const find = {
  queries: () =>
    /** @type {Query<Frame>[]} */ ([
      { id: 'treeCut', fields: [], walk: (session, known) => cuts(session, known) },
      { id: 'treeMove', fields: [], walk: (session, known) => stages(session, known) },
      {
        id: 'answer',
        fields: [],
        walk: (session, known) => firstStep(session, known, ({ answered }) => answered),
      },
    ]),

  snapshot: ({ line }) => line.slice(1).map(({ by }) => by),

  picture: (/** @type {Viewer} */ viewer, moves) =>
    /** @type {number[]} */ (moves).map((by) => moveName(viewer, by)).join(' → '),
};

/**
 * Yields the steps that cut moves. The number of moves cut rises at them.
 * @param {Session<Frame>} session
 * @param {number} known
 */
function* cuts(session, known) {
  let count = 0;
  const sparedAt = (/** @type {number} */ step) => session.show(step).spared;
  while (sparedAt(known) > count) {
    const step = least(known, (at) => sparedAt(at) > count);
    count = sparedAt(step);
    yield step;
  }
}

/**
 * Yields the steps at which the value of a move of the start is known.
 * @param {Session<Frame>} session
 * @param {number} known
 */
function* stages(session, known) {
  for (let step = 0; step < known;) {
    step = session.locate(step, StepSize.Stage, 1);
    yield step;
  }
}
