/**
 * The answer below the table, what is claimed of it, and what is counted on the way.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Claim, Ending } from '../../ui/family-view.js'
 * @import { Looking } from './looking.js'
 * @import { Told } from './places.js'
 */
import { startOf } from './core.js';
import { placeOf } from './places.js';
import { isWin, ownMoves, tallyOf } from './plies.js';

/**
 * @param {Told} viewer
 * @param {Looking} looking a game that is on would be given away; one that is over shows the table
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
  const key = plies === 0 ? 'terminal' : isWin(plies) ? 'wins' : 'loses';
  if (!told && !frame.table.distances)
    return lines(
      says(`plain.${isWin(plies) ? 'wins' : 'loses'}`),
      says('plain'),
      isWin(plies) ? 'found' : 'none',
    );
  return lines(
    says(key, { plies, count: ownMoves(plies) }),
    says('plies'),
    isWin(plies) ? 'found' : 'none',
  );
}

/**
 * What is counted: how long the longest win takes only where the table tells distances.
 * @param {Told} viewer
 */
export function countersOf({ run }) {
  const counted = ['filled', 'winning', 'losing'];
  return run.frame.table.distances ? [...counted, 'longest'] : counted;
}

/**
 * @param {string} title
 * @param {string} note
 * @param {Ending['tone']} [tone]
 * @returns {Ending}
 */
const lines = (title, note, tone = 'none') => ({ tone, title, notes: [note], moves: 0 });

/**
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
