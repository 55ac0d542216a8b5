/**
 * Maps a step of the search of a game tree to the lines of its program, and shows the variables'
 * values.
 * @import { FamilyCode } from './types.js'
 */
import { moveName } from './values.js';

/** Program view: highlighted lines and values of variables. @type {FamilyCode} */
export const code = {
  stepOf({ frame: { kind, depth } }) {
    if (kind === 'start') return { lit: 'start', ran: ['start'] };
    if (kind === 'entered') return { lit: 'enter', ran: ['enter'] };
    if (kind === 'over') return { lit: 'over', ran: ['enter', 'over'] };
    if (kind === 'estimated') return { lit: 'limit', ran: ['enter', 'limit'] };
    if (kind === 'ended') return { lit: 'end', ran: ['end'] };
    // The player who makes the move of the step: the first one at odd depths.
    const side = depth % 2 === 1 ? 'max' : 'min';
    const ran = ['return', side];
    if (kind === 'cut') return { lit: 'cut', ran: [...ran, 'cut'] };
    return { lit: side, ran };
  },

  valuesOf(viewer) {
    const { by, depth, value, from } = viewer.run.frame;
    return {
      depth,
      move: by < 0 ? null : moveName(viewer, by),
      worth: value,
      best: from.best,
      alpha: from.alpha,
      beta: from.beta,
    };
  },
};
