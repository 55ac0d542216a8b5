/**
 * The answer below the table, what is claimed of it, and what is counted on the way.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Claim } from '../types.js'
 * @import { Looking } from './looking.js'
 * @import { Told } from './places.js'
 */
import { html } from 'lit/html.js';
import { startOf } from './film.js';
import { placeOf } from './places.js';
import { isWin, ownMoves, tallyOf } from './plies.js';

/**
 * @param {Told} desk
 * @param {Looking} looking a game that is on would be given away; one that is over shows the table
 */
export function answer(desk, looking) {
  const { viz, words } = desk;
  const { frame, session, study } = viz;
  const { algorithm } = session.description;
  const start = startOf(session.description);
  const says = (/** @type {string} */ key, values = {}) =>
    words.text(`winLose.answer.${key}`, { start: placeOf(desk, start), ...values });
  if (looking.hides) return foot(says('playing'), says('playing.why'));
  const told = looking.game ? study.oracle : null;
  if (!frame.answered && !told) return foot(says('none'), says(`none.${algorithm}`));
  const plies = told?.pliesOf(start) ?? frame.table.plies[start];
  const key = plies === 0 ? 'terminal' : isWin(plies) ? 'wins' : 'loses';
  if (!told && !frame.table.distances)
    return foot(says(`plain.${isWin(plies) ? 'wins' : 'loses'}`), says('plain'));
  return foot(says(key, { plies, count: ownMoves(plies) }), says('plies'));
}

/**
 * What is counted: how long the longest win takes only where the table tells distances.
 * @param {Told} desk
 */
export function countersOf({ viz }) {
  const counted = ['filled', 'winning', 'losing'];
  return viz.frame.table.distances ? [...counted, 'longest'] : counted;
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
export function tellOutcome({ words }, outcome) {
  if (outcome.code !== 'filled') return words.text('answer.limitReached');
  const { wins, plies } = outcome;
  const key = `${wins ? 'wins' : 'loses'}${plies === null ? 'Plain' : ''}`;
  return words.text(`winLose.outcome.${key}`, { plies: plies ?? 0, count: ownMoves(plies ?? 0) });
}

/**
 * @param {Told} desk
 * @param {Outcome} outcome
 * @returns {Claim | null}
 */
export function certificate(desk, { code }) {
  const { viz } = desk;
  if (code === 'limitReached') return { says: `certificate.none.${code}`, values: {} };
  const { oracle } = viz.study;
  if (!oracle || !viz.frame.answered) return null;
  const values = tallyOf(oracle.spread());
  const says = viz.frame.table.distances ? 'winLose.certificate' : 'winLose.certificate.plain';
  return { says, values, checked: 'winLose.certificate.checked' };
}
