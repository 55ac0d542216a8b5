/**
 * The one sentence that explains a step: which template, and the values in it.
 * @import { Frame, Told } from './places.js'
 */
import { isPlain, isWin, ownMoves, placeOf } from './places.js';

/** @param {Told} desk */
export function tellStep(desk) {
  const { viz, words } = desk;
  const { cell, other, left, decided, table, winning, losing } = viz.frame;
  const place = (/** @type {number} */ position) => (position < 0 ? '' : placeOf(desk, position));
  const key = /** @type {string} */ (keysOf(desk, viz.frame).find(words.has));
  return words.text(key, {
    here: place(cell),
    there: place(other),
    plies: decided,
    after: other < 0 ? 0 : table.plies[other],
    left,
    winning,
    losing,
    count: decided < 0 ? left : ownMoves(decided),
  });
}

/**
 * The keys of the sentence, the most special first: there are words for one of them.
 * @param {Told} desk
 * @param {Frame} frame
 * @returns {string[]}
 */
function keysOf(desk, { kind, finding, decided }) {
  const { session, player } = desk.viz;
  if (kind === 'start') return [`winLose.start.${session.description.algorithm}`];
  const value = decided < 0 ? 'goesOn' : isWin(decided) ? 'wins' : 'loses';
  const plain = { goesOn: 'goesOn', wins: 'winsPlain', loses: 'losesPlain' }[value];
  const forms = isPlain(desk) ? [plain, value] : [value];
  const terminal = finding === 'nothing' ? 'terminal' : forms[0];
  const ending = kind === 'backward' ? finding : terminal;
  return [
    ...(player.atEnd ? [`winLose.last.${ending}`] : []),
    ...forms.map((form) => `winLose.${kind}.${finding}.${form}`),
    `winLose.${kind}.${finding}`,
  ];
}
