/**
 * Answer section below the table, the claim about the result, and the counters.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Claim, Ending } from '../../ui/kit/family-view.js'
 * @import { Looking } from './panels/selection.js'
 * @import { Told } from './position-names.js'
 */
import { html, nothing } from 'lit/html.js';
import { startOf } from './core.js';
import { placeOf } from './position-names.js';
import { isWin, ownMoves, tallyOf } from './plies.js';

/** Maximum number of moves of the best line that are listed. */
const MOST_NAMED = 8;

/**
 * Returns the answer section: whether the player to move wins from the start, and in how many
 * moves.
 * @param {Told} viewer
 * @param {Looking} looking selection and game of the user; during a game the answer is hidden,
 *   after it the whole table is shown
 * @returns {Ending}
 */
export function answer(viewer, looking) {
  const { run, words } = viewer;
  const { frame, session, analysis } = run;
  const { algorithm } = session.description;
  const start = startOf(session.description);
  const says = (/** @type {string} */ key, values = {}) =>
    words.text(`games.answer.${key}`, { start: placeOf(viewer, start), ...values });
  if (looking.hides) return lines(says('playing'), says('playing.why'));
  const told = looking.game ? analysis.oracle : null;
  if (!frame.answered && !told) return lines(says('none'), says(`none.${algorithm}`));
  const plies = told?.pliesOf(start) ?? frame.table.plies[start];
  const value = isWin(plies) ? 'wins' : 'loses';
  const number = words.text(`games.ending.${value}`);
  const tone = isWin(plies) ? 'found' : 'none';
  if (!told && !frame.table.distances) {
    return { ...lines(says(`plain.${value}`), says('plain')), tone, number };
  }
  const values = { plies, count: ownMoves(plies) };
  const key = plies === 0 ? 'terminal' : value;
  const unit = words.text(`games.ending.${key}.how`, values);
  const path = plies > 0 ? lineOf(viewer, start) : undefined;
  const moves = path && !looking.game ? plies : 0;
  return { ...lines(says(key, values), says('plies')), tone, number, unit, path, moves };
}

/**
 * Renders the line of play from a position if both players play best.
 * @param {Told} viewer
 * @param {number} start
 */
function lineOf(viewer, start) {
  const line = viewer.run.analysis.oracle?.lineOf(start) ?? [];
  const shown = line.slice(0, MOST_NAMED);
  const more = line.length - shown.length;
  const { words } = viewer;
  return html`<ol class="line" aria-label=${words.text('games.line')}>
    ${[start, ...shown].map((cell) => html`<li>${placeOf(viewer, cell)}</li>`)}
    ${more > 0 ? html`<li class="note">${words.text('games.line.more', { count: more })}</li>` : nothing}
  </ol>`;
}

/**
 * Returns the names of the counters. 'longest' is one of them only if the table holds distances.
 * @param {Told} viewer
 */
export function countersOf({ run }) {
  const counted = ['filled', 'winning', 'losing'];
  return run.frame.table.distances ? [...counted, 'longest'] : counted;
}

/**
 * Builds an answer section from a title and a note.
 * @param {string} title
 * @param {string} note
 * @returns {Ending}
 */
const lines = (title, note) => ({ tone: 'none', title, notes: [note], moves: 0 });

/**
 * Returns one sentence about the outcome.
 * @param {Told} viewer
 * @param {Outcome} outcome
 */
export function tellOutcome({ words }, outcome) {
  if (outcome.code !== 'filled') return words.text('answer.limitReached');
  const { wins, plies } = outcome;
  const key = `${wins ? 'wins' : 'loses'}${plies === null ? 'Plain' : ''}`;
  return words.text(`games.outcome.${key}`, { plies: plies ?? 0, count: ownMoves(plies ?? 0) });
}

/**
 * Returns the claim for the certificate, or null before the answer.
 * @param {Told} viewer
 * @param {Outcome} outcome
 * @returns {Claim | null}
 */
export function certificate(viewer, { code }) {
  const { run } = viewer;
  if (code === 'limitReached') return { says: `certificate.none.${code}`, values: {} };
  const { oracle } = run.analysis;
  if (!oracle || !run.frame.answered) return null;
  const values = tallyOf(oracle.spread());
  const says = run.frame.table.distances ? 'games.certificate' : 'games.certificate.plain';
  return { says, values, checked: 'games.certificate.checked' };
}
