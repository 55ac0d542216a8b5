/**
 * Builds the sentence that explains a step of a backtracking search: the translation key and its
 * values.
 * @import { Values, Words } from '../../i18n/index.js'
 * @import { BoardFrame } from './board/types.js'
 * @import { ChoicesView, Told } from './puzzles/types.js'
 */
import { withinBound } from './puzzles/deepening.js';

/**
 * Returns the sentence about a step.
 * @param {Words} words
 * @param {Told} told
 */
export function tellStep(words, told) {
  const { view, frame, outcome } = told;
  const count = outcome?.code === 'counted' ? outcome.goals : waysOn(frame);
  const keys = view.keysOf?.(told) ?? keysOf(told);
  const all = keys.flatMap((key) => [`${view.id}.${key}`, `backtracking.${key}`]);
  const values = view.tellStep(told);
  const reason = tellReason(words, view.id, told.reasons[told.frame.reason ?? -1], values);
  return words.marked(all, { ...values, count, reason });
}

/**
 * Returns the sentence shown while steps follow each other too fast to read. The depth includes the
 * cells occupied before the first choice, as on the board and the map.
 * @param {Words} words
 * @param {ChoicesView} view
 * @param {{ deepest: number, bound?: number }} frame
 */
export const tellFast = (words, { id, before = 0 }, { deepest, bound = -1 }) =>
  words.marked([`${id}.fast`, 'backtracking.fast'], { deepest: deepest + before, bound });

/**
 * Returns the text of a reason, or '' without a reason.
 * @param {Words} words
 * @param {string} puzzle
 * @param {string} [name] name of the reason
 * @param {Values} [values] of the step; without them the text is about the reason in general
 */
export const tellReason = (words, puzzle, name, values) =>
  name
    ? words.text(
        [
          ...(values ? [`${puzzle}.because.${name}`] : []),
          `${puzzle}.reason.${name}`,
          `backtracking.reason.${name}`,
        ],
        values,
      )
    : '';

/**
 * Returns the translation keys of the sentence, most specific first. For each key, the puzzle's own
 * text comes before the family's text.
 * @param {Told} told
 * @returns {string[]}
 */
function keysOf({ view, reasons, frame, description, outcome }) {
  const {
    kind = 'start',
    cell = -1,
    value = 0,
    reason = -1,
    answered,
    board,
    forcedBy = [],
  } = frame;
  const name = reasons[reason];
  if (kind === 'start') {
    if (outcome?.code === 'impossible') return ['start.impossible'];
    return answered ? ['start.answer', 'start'] : ['start'];
  }
  if (answered) {
    return [`place.answer.${view.variant?.(description)}`, 'place.answer'];
  }
  const ends = outcome ? [`last.${outcome.code}`] : [];
  if (kind === 'refuse') return [...ends, `refuse.${name}.${value}`, `refuse.${name}`, 'refuse'];
  if (kind === 'retreat') return [...ends, `retreat.${value}`, 'retreat'];
  if (name) return [...ends, `cut.${name}`, 'cut'];
  const stuck = waysOn(frame) === 0 ? ['place.stuck'] : [];
  const placed = `place.${board[cell]}`;
  return [...ends, ...stuck, `${placed}.${forcedBy.length}`, placed, 'place'];
}

/**
 * Returns a short title for the step, with its tone (colour).
 * @param {Words} words
 * @param {{ puzzle: string, reasons: readonly string[], values?: Values }} told names of the reasons,
 *   and values of the step
 * @param {BoardFrame & { forced?: boolean }} frame
 * @returns {{ title: string, about: { title: string }, tone?: 'done' | 'stuck' | 'back' }}
 */
export function tellTitle(words, { puzzle, reasons, values = {} }, frame) {
  const { kind = 'start', reason: at = -1, answered, forced } = frame;
  const count = waysOn(frame);
  const reason = tellReason(words, puzzle, reasons[at], values);
  const told = (/** @type {string} */ name) => ({
    title: words.text([`${puzzle}.title.${name}`, `backtracking.title.${name}`], {
      ...values,
      count,
      reason,
    }),
    about: { title: name },
  });
  if (answered) return { ...told('answer'), tone: 'done' };
  if (kind === 'start') return told('start');
  if (kind === 'retreat') return { ...told('retreat'), tone: 'back' };
  if (kind === 'refuse') return told('refuse');
  if (at >= 0) return { ...told('cut'), tone: 'stuck' };
  if (count === 0) return { ...told('stuck'), tone: 'stuck' };
  return told(forced ? 'forced' : 'place');
}

/** Returns the CSS class for the tone of a step, '' for none. @param {BoardFrame} frame */
export function tellTone(frame) {
  const { kind = 'start', reason = -1, answered } = frame;
  if (answered) return 'done';
  if (kind === 'retreat') return 'back';
  const isStuck = kind === 'place' && (reason >= 0 || waysOn(frame) === 0);
  return isStuck ? 'stuck' : '';
}

/**
 * Returns the number of candidates whose cells are empty; in a search with a bound, of those that
 * stay within the bound.
 * @param {BoardFrame} frame
 */
export const waysOn = ({ candidates = [], board, bound = -1 }) =>
  bound >= 0
    ? withinBound({ candidates, bound }).length
    : candidates.filter(({ cell }) => board[cell] === 0).length;
