/**
 * Maps a backtracking step to the lines of its program, and shows the variables' values.
 * @import { FamilyCode } from './types.js'
 */

/** Program view of backtracking: highlighted lines and values of variables. @type {FamilyCode} */
export const code = {
  /** In a search in rounds, the first choice on the path is not a move: it chooses the round. */
  stepOf({ session, frame: { kind, depth, reason, answered, forced } }) {
    if (kind === 'start') return { lit: 'start', ran: ['start'] };
    const hasRounds = session.description.reasons.includes('beyond');
    if (kind === 'retreat') {
      const lit = hasRounds && depth === 0 ? 'over' : 'retreat';
      return { lit, ran: [lit] };
    }
    const isRound = hasRounds && kind === 'place' && depth === 1;
    const ran = isRound ? ['round'] : [...(forced ? ['forced'] : []), 'try', kind];
    if (answered) return { lit: 'answer', ran: [...ran, 'answer'] };
    // If a pruning rule cut the new node, highlight the line of that rule.
    const cut = kind === 'place' && reason >= 0 ? session.description.reasons[reason] : '';
    return cut ? { lit: cut, ran: [...ran, cut] } : { lit: ran[ran.length - 1], ran };
  },

  valuesOf({ run: { frame, session } }, words) {
    const { cell, value, index, retreats, path, candidates } = frame;
    const { columns } = session.description;
    const place = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
    return {
      path: path.length,
      cell: cell < 0 ? null : words.text('code.at', place),
      value: cell < 0 ? null : value,
      try: index < 0 ? null : index + 1,
      ways: candidates.length,
      retreats,
    };
  },
};
