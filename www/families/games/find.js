/**
 * Searches that the user can run over the steps that fill a table.
 * @import { Query, Walk } from '../../core/find/search-steps.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Frame } from './core.js'
 * @import { FamilyFind } from './types.js'
 */
import { firstStep, theseSteps } from '../../core/find/search-steps.js';
import { StepSize } from '../../wasm/enums.js';
import { placeOf } from './position-names.js';

/** The queries and how their hits are shown. @type {FamilyFind} */
export const find = {
  queries({ run, view }) {
    const { description } = run.session;
    const rows = Array.from({ length: description.rows }, (_, row) =>
      view.rowLabel(row, description),
    );
    const columns = Array.from({ length: description.columns }, (_, column) =>
      view.columnLabel(column, description),
    );
    const field = (/** @type {string} */ id, /** @type {number[]} */ labels) => ({
      id,
      least: Math.min(...labels),
      most: Math.max(...labels),
      value: labels[0],
    });
    return /** @type {Query<Frame>[]} */ ([
      {
        id: 'filled',
        fields: [field('row', rows), field('column', columns)],
        walk(session, known, { row, column }) {
          const cell = rows.indexOf(row) * columns.length + columns.indexOf(column);
          return theseSteps(cell < 0 ? [] : [filledAt(session, known)[cell]], known);
        },
      },
      {
        id: 'plies',
        fields: [{ id: 'plies', least: 0, most: 1e6, value: 1 }],
        walk(session, known, { plies }) {
          const at = filledAt(session, known);
          const all = Array.from(session.show(known).table.plies);
          return theseSteps(
            all.flatMap((one, cell) => (one === plies ? [at[cell]] : [])),
            known,
          );
        },
      },
      {
        id: 'wave',
        fields: [{ id: 'number', least: 1, most: 1e6, value: 1 }],
        walk: (session, known, { number }) => stage(session, known, number),
      },
      {
        id: 'answer',
        fields: [],
        walk: (session, known) => firstStep(session, known, ({ answered }) => answered),
      },
    ]);
  },

  snapshot: ({ decided, kind, cell, other }) =>
    decided < 0 || kind === 'start' ? -1 : kind === 'forward' ? cell : other,

  picture: (viewer, cell) => (Number(cell) < 0 ? null : placeOf(viewer, Number(cell))),
};

/** Returns the step that filled each cell. @param {Session<Frame>} session @param {number} known */
const filledAt = (session, known) => session.show(known).table.steps;

/**
 * Yields the step that ends a row or wave.
 * @param {Session<Frame>} session
 * @param {number} known number of steps computed so far
 * @param {number} number index of the row or wave, from 1
 * @returns {Walk}
 */
function* stage(session, known, number) {
  let step = 0;
  for (let count = 0; count < number; count++) {
    const end = session.locate(step, StepSize.Stage, 1);
    if (end <= step || end > known) return;
    step = end;
  }
  yield step;
}
