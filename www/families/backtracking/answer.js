/**
 * Answer section below the board, and the claim about a finished backtracking search.
 * @import { Viewer } from './types.js'
 * @import { Certificate, Outcome } from '../../wasm/searchlight.js'
 * @import { Claim, Ending } from '../../ui/kit/family-view.js'
 * @import { Values } from '../../i18n/index.js'
 */
import { refuted } from '../../ui/kit/refutation.js';
import { html, nothing } from 'lit/html.js';
import { hasBound } from './bounds.js';
import { choicesView } from './puzzles/index.js';
import { placeOf } from './board/board-kit.js';
import { tellReason } from './sentence.js';

/** Maximum number of choices listed in the panel. The downloaded file contains every choice. */
const LISTED = 400;

/** Returns the view of a run. @param {Viewer['run']} run */
const viewOf = ({ kind, session }) => choicesView(kind.id, session.description.algorithm);

/**
 * Returns the name of the puzzle's variant, if the variant has its own texts; otherwise ''.
 * @param {Viewer} viewer
 */
const variantOf = ({ run }) => viewOf(run).variant?.(run.session.description) ?? '';

/** Returns the values for the texts about the answer at the cursor. @param {Viewer} viewer */
const valuesOf = ({ run }) => viewOf(run).tellAnswer(run.frame);

/**
 * Returns whether counting stopped early, so that there can be more answers than were counted.
 * @param {Outcome} outcome
 */
const isLeast = (outcome) => outcome.code === 'counted' && !outcome.all;

/** Returns the number of answers counted; 0 for other outcomes. @param {Outcome} outcome */
const countOf = (outcome) => (outcome.code === 'counted' ? outcome.goals : 0);

/**
 * Returns one sentence about the outcome of the search.
 * @param {Viewer} viewer
 * @param {Outcome} outcome
 */
export function tellOutcome(viewer, outcome) {
  const { words, run } = viewer;
  const { id } = viewOf(run);
  if (outcome.code === 'found') return words.text('backtracking.outcome.found');
  if (outcome.code === 'impossible')
    return words.text([`${id}.answer.impossible`, 'backtracking.answer.impossible']);
  const count = countOf(outcome);
  if (isLeast(outcome)) return words.text('answer.counted.least', { count });
  const limit = 'limit' in outcome ? outcome.limit : 0;
  const own = hasBound(run.session.description.algorithm) ? ownKeys(run, outcome) : [];
  const values = { count, limit, steps: run.player.known };
  return words.text([...own, `answer.${outcome.code}`], values);
}

/**
 * Returns the translation keys of the texts about an outcome that only a search with a bound has.
 * @param {Viewer['run']} run
 * @param {Outcome} outcome
 */
function ownKeys({ session }, { code }) {
  if (code === 'limitReached') return ['deepening.answer.limitReached'];
  // In IDA* the bound is a cost; in the other searches it is a number of moves.
  const isCost = code === 'tooDeep' && session.description.algorithm === 'idastar';
  return isCost ? ['deepening.answer.tooDeepCost'] : [];
}

/** Returns the title and notes of the answer section. @param {Viewer} viewer @returns {Ending} */
export function answer(viewer) {
  const { run, words } = viewer;
  const { outcome, atEnd, complete } = run.player;
  const { answered, answers } = run.frame;
  const { refutation } = run.session.description;
  const { id } = viewOf(run);
  if (refutation) {
    const { title, why } = refuted(run.kind.id, refutation);
    const told = toldOf(viewer, { ...refutation });
    return none(words.text(title, told), [words.text(why, told)]);
  }
  const soFar = answers > 0 ? [words.text('backtracking.answers', { count: answers })] : [];
  if (atEnd && outcome && isLeast(outcome)) {
    return none(tellOutcome(viewer, outcome), [words.text('answer.counted.leastWhy')]);
  }
  if (answered) {
    const variant = variantOf(viewer);
    const says = [
      ...(variant ? [`${id}.answer.found.${variant}`] : []),
      `${id}.answer.found`,
      'backtracking.answer.found',
    ];
    const title = words.text(says, valuesOf(viewer));
    // The first choice of a search with a bound is not a move: it chooses the round.
    const isBounded = hasBound(run.session.description.algorithm);
    const moves = run.frame.path.length - Number(isBounded);
    const notes = [...(answers > 1 ? soFar : []), ...othersOf(viewer)];
    return { tone: 'found', title, notes, moves };
  }
  if (atEnd && outcome && outcome.code !== 'found') {
    const { cursor: steps } = run.player;
    const says =
      steps > 0
        ? words.text('backtracking.exhausted', { steps, count: steps })
        : words.text('backtracking.atOnce', { why: refusedStart(viewer) });
    return none(tellOutcome(viewer, outcome), [says]);
  }
  const goesOn = complete ? [] : [words.text('answer.stillRunning')];
  return none(words.text([`${id}.answer.none`, 'backtracking.answer.none']), [...soFar, ...goesOn]);
}

/** Whether runs have more than one answer, found once for each run. @type {WeakMap<object, string>} */
const others = new WeakMap();

/**
 * Returns the note that says whether there is another answer, for puzzles that should have one
 * only.
 * @param {Viewer} viewer
 */
function othersOf(viewer) {
  const { session } = viewer.run;
  if (!others.has(session)) {
    others.set(session, String(viewer.attempt(() => session.ask((core) => core.hasOthers()))));
  }
  const { words } = viewer;
  const has = others.get(session);
  if (has === 'true') return [words.text('backtracking.others.some')];
  return has === 'false' ? [words.text('backtracking.others.none')] : [];
}

/** Returns the reason why the search ended without a single try. @param {Viewer} viewer */
function refusedStart({ run, words }) {
  const { refusals } = run.frame;
  const name = run.session.description.reasons.find((_, index) => refusals[index] > 0);
  return tellReason(words, run.kind.id, name) || words.text('backtracking.nothing');
}

/**
 * Returns the values of a refutation for its texts, with `cell` as a row and a column.
 * @param {Viewer} viewer
 * @param {Values & { cell?: number }} values
 */
function toldOf({ run }, { cell = 0, ...values }) {
  return { ...placeOf(cell, run.session.description), ...values };
}

/**
 * Builds an answer section for a position without an answer to play.
 * @param {string} title
 * @param {string[]} notes
 * @returns {Ending}
 */
const none = (title, notes) => ({ tone: 'none', title, notes, moves: 0 });

/**
 * Returns the claim about the outcome for the certificate, or null if nothing is proved yet.
 * @param {Viewer} viewer
 * @param {Outcome} outcome
 * @returns {Claim | null}
 */
export function certificate(viewer, outcome) {
  const { run } = viewer;
  const { refutation } = run.session.description;
  const { id } = viewOf(run);
  if (refutation) {
    const { claim, checked: asked } = refuted(run.kind.id, refutation);
    const checked = refutation.proof === 'own' ? asked : 'backtracking.checked.refutation';
    return { says: claim, values: toldOf(viewer, { ...refutation }), checked };
  }
  const isBounded = hasBound(run.session.description.algorithm);
  if (outcome.code === 'found') {
    if (!run.frame.answered) return null;
    if (isBounded) return boundedClaim(viewer);
    const variant = variantOf(viewer);
    return {
      says: [
        ...(variant ? [`${id}.certificate.${variant}`] : []),
        `${id}.certificate`,
        'backtracking.certificate',
      ],
      values: valuesOf(viewer),
      checked: [`${id}.certificate.checked`, 'backtracking.certificate.checked'],
      more: () => list(viewer),
    };
  }
  if (!run.player.atEnd) return null;
  const { code } = outcome;
  if (code === 'limitReached') return { says: `certificate.none.${code}`, values: {} };
  if (outcome.code === 'tooDeep') {
    const isCost = run.session.description.algorithm === 'idastar';
    const says = isCost ? 'deepening.certificate.tooDeepCost' : 'certificate.tooDeep';
    return { says, values: { limit: outcome.limit } };
  }
  const steps = run.player.known;
  if (steps === 0) return { says: 'certificate.atOnce', values: {} };
  const values = { steps, count: countOf(outcome) };
  if (isLeast(outcome)) return { says: 'certificate.counted.least', values };
  return { says: `certificate.${code === 'counted' ? 'counted' : 'exhausted'}`, values };
}

/** Certificates of answers, made once for each run. @type {WeakMap<object, Certificate | null>} */
const proofs = new WeakMap();

/**
 * Returns the claim about the answer of a search with a bound.
 * @param {Viewer} viewer
 * @returns {Claim}
 */
function boundedClaim(viewer) {
  const { session } = viewer.run;
  if (!proofs.has(session)) {
    proofs.set(session, viewer.attempt(() => session.certificate()) ?? null);
  }
  const proof = proofs.get(session);
  if (proof?.kind === 'rounds') {
    const { cost, heuristic, rounds } = proof;
    const tried = rounds.reduce((sum, round) => sum + round.tried, 0);
    return {
      ...(heuristic === null
        ? { says: 'deepening.certificate.shortest', values: { count: cost } }
        : { says: 'deepening.certificate.cheapest', values: { cost } }),
      checked: 'deepening.certificate.checked.rounds',
      checkedValues: { count: rounds.length, tried },
    };
  }
  if (proof?.kind === 'cheapest' && 'choices' in proof) {
    const checked = 'deepening.certificate.checked.cheapest';
    return { says: 'deepening.certificate.cheapest', values: { cost: proof.cost }, checked };
  }
  return {
    says: 'deepening.certificate',
    values: valuesOf(viewer),
    checked: 'deepening.certificate.checked',
  };
}

/**
 * Renders a list of the answer's cells in order, at most `LISTED` of them.
 * @param {Viewer} viewer
 */
function list({ run, words }) {
  const { description: shape } = run.session;
  const cells = viewOf(run).listed(run.frame, shape);
  if (cells.length === 0) return nothing;
  const more = cells.length - LISTED;
  return html`<ol
    class="cells-in-order"
    aria-label=${words.text([`${run.kind.id}.certificate.list`, 'backtracking.certificate.list'])}
  >
    ${cells
      .slice(0, LISTED)
      .map((cell) => html`<li>${words.text('backtracking.rowColumn', placeOf(cell, shape))}</li>`)}
    ${more > 0 ? html`<li>${words.text('backtracking.more', { count: more })}</li>` : nothing}
  </ol>`;
}
