/**
 * Maps a step of filling a table to the lines of its program, and shows the variables' values.
 * @import { FamilyCode } from './types.js'
 */
import { placeOf } from './position-names.js';

/** Program view of this family: highlighted lines and values of variables. @type {FamilyCode} */
export const code = {
  stepOf({ frame: { kind, index, result, decided } }) {
    if (kind === 'start') return { lit: 'start', ran: ['start'] };
    const begun = index === 0 ? ['cell'] : [];
    if (result === 'nothing') return { lit: result, ran: [...begun, result] };
    const isForward = kind === 'forward';
    const counted = isForward || result === 'settled' ? [] : ['oneLess'];
    const put = isForward && decided >= 0 ? ['put'] : [];
    return { lit: result, ran: [...begun, 'probe', ...counted, result, ...put] };
  },

  valuesOf(viewer) {
    const { filled, kind, cell, other, index, total, decided, left } = viewer.run.frame;
    const place = (/** @type {number} */ at) => (at < 0 ? null : placeOf(viewer, at));
    const isStep = kind !== 'start';
    return {
      filled,
      cell: place(cell),
      next: place(other),
      before: place(other),
      try: isStep && total > 0 ? index + 1 : null,
      ways: isStep ? total : null,
      plies: decided < 0 ? null : decided,
      left: kind === 'backward' && other >= 0 ? left : null,
    };
  },
};
