/**
 * The one sentence that explains a step of a search among choices: which template, and the values
 * in it.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { ChoicesView } from './puzzles/index.js'
 * @import { BoardDescription, BoardFrame, Shape } from './board/board-kit.js'
 */

/**
 * @typedef {object} Told
 * @property {ChoicesView} view of the puzzle whose words are used
 * @property {readonly string[]} reasons their names
 * @property {Shape} shape
 * @property {BoardFrame} frame
 * @property {BoardDescription} description
 * @property {Outcome | null} outcome of the run, if the step is its last
 */

/**
 * What is on each cell, in words: for readers of the hidden grid.
 * @typedef {(words: Words, told: { puzzle: string, frame: BoardFrame,
 *   description: BoardDescription }) => (cell: number) => string} TellCells
 */

/**
 * @param {Words} words
 * @param {Told} told
 */
export function tellStep(words, told) {
  const { view, frame, outcome } = told;
  const count = outcome?.code === 'counted' ? outcome.goals : waysOn(frame);
  const keys = keysOf(told);
  const all = keys.flatMap((key) => [`${view.id}.${key}`, `backtracking.${key}`]);
  const reason = tellReason(words, view.id, told.reasons[told.frame.reason ?? -1]);
  return words.marked(all, { ...view.tellStep(told), count, reason });
}

/**
 * What is told while steps follow each other too fast to be read one by one: the depth counts as board
 * and map count it.
 * @param {Words} words
 * @param {ChoicesView} view
 * @param {{ deepest: number }} frame
 */
export const tellFast = (words, { id, before = 0 }, { deepest }) =>
  words.marked([`${id}.fast`, 'backtracking.fast'], { deepest: deepest + before });

/**
 * A reason in the words of the puzzle.
 * @param {Words} words
 * @param {string} puzzle
 * @param {string} [name]
 */
export const tellReason = (words, puzzle, name) =>
  name ? words.text(`${puzzle}.reason.${name}`) : '';

/**
 * The keys of the sentence, the most special first. For each the words of the puzzle go before those of
 * the family, so that what a puzzle says in general hides nothing that is said of a special step.
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
 * What the step has come to, in a few words, and the tone in which they are said.
 * @param {Words} words
 * @param {string} puzzle
 * @param {readonly string[]} reasons their names
 * @param {BoardFrame & { forced?: boolean }} frame
 * @returns {{ title: string, about: { title: string }, tone?: 'done' | 'stuck' | 'back' }}
 */
export function tellTitle(words, puzzle, reasons, frame) {
  const { kind = 'start', reason: at = -1, answered, forced } = frame;
  const count = waysOn(frame);
  const reason = tellReason(words, puzzle, reasons[at]);
  const told = (/** @type {string} */ name) => ({
    title: words.text([`${puzzle}.title.${name}`, `backtracking.title.${name}`], { count, reason }),
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

/**
 * The tone of a step in a class, empty for none.
 * @param {BoardFrame} frame
 */
export function tellTone(frame) {
  const { kind = 'start', reason = -1, answered } = frame;
  if (answered) return 'done';
  if (kind === 'retreat') return 'back';
  const isStuck = kind === 'place' && (reason >= 0 || waysOn(frame) === 0);
  return isStuck ? 'stuck' : '';
}

/** How many of the candidates are free: nothing stands on their cells. @param {BoardFrame} frame */
export const waysOn = ({ candidates = [], board }) =>
  candidates.filter(({ cell }) => board[cell] === 0).length;
