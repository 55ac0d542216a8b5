/**
 * Answer section, and the claim about a finished search of a game tree.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Session } from '../../core/engine/session.js'
 * @import { Claim, Ending } from '../../ui/kit/family-view.js'
 * @import { Viewer } from './types.js'
 */
import { html } from 'lit/html.js';
import { oncePer } from '../../core/util/memo-key.js';
import { movesOf } from './core.js';
import { moveName, playersOf } from './values.js';
import { nameOf } from './worth.js';

/**
 * Returns the answer section at the current step.
 * @param {Viewer} viewer
 * @param {() => void} play starts a game by hand
 * @returns {Ending}
 */
export function answer(viewer, play) {
  const { run, words } = viewer;
  const invites = [{ says: 'trees.ending.game', act: play }];
  const { answered, value, name } = run.frame;
  const { first } = playersOf(viewer);
  if (!answered || value === null) {
    const title = words.text('trees.answer.none', { first });
    return { tone: 'none', title, notes: [], moves: 0 };
  }
  const says = (/** @type {string} */ key) => words.text(key, { ...playersOf(viewer), value });
  const { entered } = run.frame;
  const line = ['estimate', 'undecided'].includes(name) ? [] : bestLine(run.session);
  return {
    tone: name === 'loss' ? 'none' : 'found',
    title: says(`trees.answer.${name}`),
    notes: [words.text('trees.answer.looked', { count: entered })],
    number: says(`trees.ending.${name}`),
    unit: says('trees.ending.how'),
    path: line.length > 0 ? listOf(viewer, line) : undefined,
    moves: 0,
    invites,
  };
}

/**
 * Returns the moves of the best game from the start; among equally good moves, the first is made.
 */
const bestLine = oncePer((/** @type {Session} */ session) => {
  /** @type {number[]} */
  const line = [];
  let position = session.ask((core) => core.treeStart());
  for (;;) {
    const chosen = movesOf(session, position).find(({ best }) => best);
    if (!chosen) return line;
    line.push(chosen.move);
    position = chosen.to;
  }
});

/**
 * Renders the moves of the best game.
 * @param {Viewer} viewer
 * @param {readonly number[]} line
 */
function listOf(viewer, line) {
  return html`<ol class="line" aria-label=${viewer.words.text('trees.line.best')}>
    ${line.map((by) => html`<li>${moveName(viewer, by)}</li>`)}
  </ol>`;
}

/**
 * Returns one sentence about the outcome.
 * @param {Viewer} viewer
 * @param {Outcome} outcome
 */
export function tellOutcome(viewer, outcome) {
  const { words } = viewer;
  if (outcome.code !== 'valued') return words.text('answer.limitReached');
  const { value } = outcome;
  return words.text(`trees.answer.${nameOf(value, viewer.run.frame.scale)}`, {
    ...playersOf(viewer),
    value,
  });
}

/**
 * Returns the claim for the certificate, or null before the answer.
 * @param {Viewer} viewer
 * @param {Outcome} outcome
 * @returns {Claim | null}
 */
export function certificate(viewer, outcome) {
  const { run } = viewer;
  if (outcome.code === 'limitReached')
    return { says: `certificate.none.${outcome.code}`, values: {} };
  if (outcome.code !== 'valued' || !run.frame.answered) return null;
  const { value } = outcome;
  const values = { ...playersOf(viewer), value };
  return {
    says: `trees.certificate.${nameOf(value, run.frame.scale)}`,
    values,
    checked: 'trees.certificate.checked',
  };
}
