/**
 * The answer below the table, and what is claimed of it.
 * @import { Outcome } from '../../core/engine.js'
 * @import { Proof } from '../types.js'
 * @import { Told } from './places.js'
 */
import { html } from 'lit/html.js';
import { isPlain, isWin, ownMoves, placeOf } from './places.js';

/** @param {Told} desk */
export function answer(desk) {
  const { viz, words } = desk;
  const { frame, session } = viz;
  const { start, algorithm } = session.description;
  const says = (/** @type {string} */ key, values = {}) =>
    words.text(`winLose.answer.${key}`, { start: placeOf(desk, start), ...values });
  if (!frame.answered) return foot(says('none'), says(`none.${algorithm}`));
  const plies = frame.table.plies[start];
  const key = plies === 0 ? 'terminal' : isWin(plies) ? 'wins' : 'loses';
  if (isPlain(desk)) return foot(says(`plain.${isWin(plies) ? 'wins' : 'loses'}`), says('plain'));
  return foot(says(key, { plies, count: ownMoves(plies) }), says('plies'));
}

/**
 * @param {string} title
 * @param {string} note
 */
function foot(title, note) {
  return html`<div>
    <h3>${title}</h3>
    <p class="note">${note}</p>
  </div>`;
}

/**
 * @param {Told} desk
 * @param {Outcome} outcome
 */
export function tellOutcome({ viz, words }, outcome) {
  if (outcome.code === 'limitReached') return words.text('answer.limitReached');
  const { oracle } = viz.study;
  if (!oracle) return words.text('winLose.outcome.filled');
  const wins = isWin(oracle.pliesOf(viz.session.description.start));
  return words.text(`winLose.outcome.${wins ? 'wins' : 'loses'}`);
}

/**
 * @param {Told} desk
 * @param {Outcome} outcome
 * @returns {Proof | null}
 */
export function proof({ viz }, { code }) {
  if (code === 'limitReached') return { says: `certificate.none.${code}`, values: {} };
  const { oracle } = viz.study;
  if (!oracle || !viz.frame.answered) return null;
  const values = { winning: 0, losing: 0 };
  Array.from(oracle.spread()).forEach((count, plies) => {
    values[isWin(plies) ? 'winning' : 'losing'] += count;
  });
  return { says: 'winLose.certificate', values, checked: 'winLose.certificate.checked' };
}
