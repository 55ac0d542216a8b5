/**
 * The answer below the board, and what is claimed of a backtracking search that ended.
 * @import { Desk } from '../../ui/desk.js'
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Claim } from '../types.js'
 * @import { Frame } from './film.js'
 */
import { html, nothing } from 'lit/html.js';
import { choicesView } from '../../puzzles/choices.js';
import { placeOf } from './board-parts.js';

/** So many choices of an answer are listed; the file holds all. */
const LISTED = 400;

/**
 * The name of the variant of the puzzle that has words of its own, if it is that.
 * @param {Desk} desk
 */
const variantOf = ({ viz }) => choicesView(viz.kind.id).variant?.(viz.session.description) ?? '';

/**
 * What is said of the answer at the cursor.
 * @param {Desk} desk
 */
const valuesOf = ({ viz }) => choicesView(viz.kind.id).tellAnswer(viz.frame);

/** Whether there may be more answers than were counted. @param {Outcome} outcome */
const isLeast = (outcome) => outcome.code === 'counted' && !outcome.all;

/** @param {Outcome} outcome */
const countOf = (outcome) => (outcome.code === 'counted' ? outcome.goals : 0);

/**
 * @param {Desk} desk
 * @param {Outcome} outcome
 */
export function tellOutcome(desk, outcome) {
  const { words, viz } = desk;
  const { id } = viz.kind;
  if (outcome.code === 'found') return words.text('choices.answer.found');
  if (outcome.code === 'impossible') return words.text(`${id}.answer.impossible`);
  const count = countOf(outcome);
  if (isLeast(outcome)) return words.text('answer.counted.least', { count });
  return words.text(`answer.${outcome.code}`, { count });
}

/** @param {Desk} desk */
export function answer(desk) {
  const { viz, words } = desk;
  const { outcome, atEnd, complete } = viz.player;
  const { answered, answers } = /** @type {Frame} */ (viz.frame);
  const { refutation } = viz.session.description;
  const { id } = viz.kind;
  if (refutation) {
    const { proof: name, ...values } = refutation;
    const says = `answer.${name}`;
    const told = toldOf(desk, values);
    return foot(words.text(says, told), [words.text(`${says}Why`, told)]);
  }
  const soFar = answers > 0 ? [words.text('choices.answers', { count: answers })] : [];
  if (atEnd && outcome && isLeast(outcome)) {
    return foot(tellOutcome(desk, outcome), [words.text('answer.counted.leastWhy')]);
  }
  if (answered) {
    const variant = variantOf(desk);
    const says = variant ? `${id}.answer.found.${variant}` : `${id}.answer.found`;
    return foot(words.text(says, valuesOf(desk)), answers > 1 ? soFar : []);
  }
  if (atEnd && outcome && outcome.code !== 'found') {
    const { cursor: steps } = viz.player;
    const says =
      steps > 0
        ? words.text('choices.exhausted', { steps })
        : words.text('choices.atOnce', { why: refusedStart(desk) });
    return foot(tellOutcome(desk, outcome), [says]);
  }
  const goesOn = complete ? [] : [words.text('answer.stillRunning')];
  return foot(words.text(`${id}.answer.none`), [...soFar, ...goesOn]);
}

/** Why nothing is tried at all. @param {Desk} desk */
function refusedStart({ viz, words }) {
  const { refusals } = /** @type {Frame} */ (viz.frame);
  const name = viz.session.description.reasons.find((_, index) => refusals[index] > 0);
  return words.text(name ? `${viz.kind.id}.reason.${name}` : 'choices.nothing');
}

/**
 * The values of a refutation; a cell by its row and column.
 * @param {Desk} desk
 * @param {{ [name: string]: any }} values
 */
function toldOf({ viz }, { cell = 0, ...values }) {
  return { ...placeOf(cell, viz.session.description), ...values };
}

/**
 * @param {string} title
 * @param {string[]} notes
 */
function foot(title, notes) {
  return html`<div>
    <h3>${title}</h3>
    ${notes.map((note) => html`<p class="note">${note}</p>`)}
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Outcome} outcome
 * @returns {Claim | null}
 */
export function certificate(desk, outcome) {
  const { viz } = desk;
  const { refutation } = viz.session.description;
  const { id } = viz.kind;
  if (refutation) {
    const { proof: name, ...values } = refutation;
    const says = `certificate.${name}`;
    return { says, values: toldOf(desk, values), checked: 'choices.checked.refutation' };
  }
  if (outcome.code === 'found') {
    if (!viz.frame.answered) return null;
    const variant = variantOf(desk);
    return {
      says: variant ? `${id}.certificate.${variant}` : `${id}.certificate`,
      values: valuesOf(desk),
      checked: `${id}.certificate.checked`,
      more: () => list(desk),
    };
  }
  if (!viz.player.atEnd) return null;
  const { code } = outcome;
  if (code === 'limitReached') return { says: `certificate.none.${code}`, values: {} };
  const steps = viz.player.known;
  if (steps === 0) return { says: 'certificate.atOnce', values: {} };
  const values = { steps, count: countOf(outcome) };
  if (isLeast(outcome)) return { says: 'certificate.counted.least', values };
  return { says: `certificate.${code === 'counted' ? 'counted' : 'exhausted'}`, values };
}

/**
 * The cells of the answer, in order.
 * @param {Desk} desk
 */
function list({ viz, words }) {
  const { description: shape } = viz.session;
  const cells = choicesView(viz.kind.id).listed(viz.frame, shape);
  const more = cells.length - LISTED;
  return html`<ol
    class="cells-in-order"
    aria-label=${words.text(`${viz.kind.id}.certificate.list`)}
  >
    ${cells
      .slice(0, LISTED)
      .map((cell) => html`<li>${words.text('choices.place', placeOf(cell, shape))}</li>`)}
    ${more > 0 ? html`<li>${words.text('choices.more', { count: more })}</li>` : nothing}
  </ol>`;
}
