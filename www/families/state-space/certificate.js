/**
 * Builds the claim that a finished search makes, and how the claim was checked.
 * @import { Viewer } from './types.js'
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Claim } from '../../ui/kit/family-view.js'
 */
import { html, nothing } from 'lit/html.js';
import { refuted } from '../../ui/kit/refutation.js';
import { strip } from './answer-strip.js';
import { weightOf } from './list-order.js';

const FRAME_PX = 56;

/**
 * Returns the claim for an outcome; null before the run has ended. Does not request the certificate
 * itself, because a closed set can hold hundreds of thousands of states.
 * @param {Viewer} viewer
 * @param {Outcome} outcome
 * @returns {Claim | null}
 */
export function certificate(viewer, outcome) {
  const { player, frame, analysis, session } = viewer.run;
  const { refutation } = session.description;
  if (!analysis.map || !(frame.answered || player.atEnd)) return null;
  if (outcome.code === 'found') {
    const { depth: count } = outcome;
    const kind = isCheapest(viewer) ? 'cheapest' : 'path';
    const weight = weightOf(session.description);
    const { cost } = analysis;
    // Lower bound for the cost of any path: the cost of the answer divided by the weight of the
    // estimates.
    const bound = Math.ceil(cost / weight);
    const isWeighted = weight > 1 && kind === 'cheapest';
    const says = isWeighted ? 'certificate.cheapest.weighted' : `certificate.${kind}`;
    return {
      says: count > 0 ? says : 'certificate.already',
      values: { count, cost, bound },
      checked: `certificate.checked.${kind}`,
      more: () => path(viewer),
    };
  }
  if (outcome.code === 'tooDeep') {
    const { limit } = outcome;
    return {
      says: 'certificate.tooDeep',
      values: { limit },
      checked: 'certificate.checked.tooDeep',
    };
  }
  if (outcome.code !== 'impossible') {
    return { says: `certificate.none.${outcome.code}`, values: {} };
  }
  if (refutation) {
    const { claim, checked } = refuted(viewer.run.kind.id, refutation);
    return { says: claim, values: { ...refutation }, checked };
  }
  const [start] = frame.sides;
  const side = start.expanded === start.discovered ? 0 : 1;
  const kind = side === 0 ? 'closedSet' : 'closedGoals';
  return {
    says: `certificate.${kind}`,
    values: { count: analysis.map.sides[side].order.length },
    checked: `certificate.checked.${kind}`,
    more: () => (side === 0 ? components(viewer) : nothing),
  };
}

/**
 * Returns whether the certificate also proves that no answer is cheaper. Certificates of searches
 * that follow costs prove this, unless their estimates can be too great.
 * @param {Viewer} viewer
 */
function isCheapest({ run }) {
  const { algorithm, isBounded } = run.session.description;
  return ['uniform', 'astar', 'weighted'].includes(algorithm) && isBounded;
}

/**
 * Renders the boards on the answer, with the reason why the answer is shortest.
 * @param {Viewer} viewer
 */
function path(viewer) {
  const { run, words } = viewer;
  const shortest = `certificate.shortest.${run.session.description.algorithm}`;
  return html`${strip(viewer, words.text('certificate.strip'), FRAME_PX)}
  ${words.has(shortest) ? html`<p>${words.text(shortest)}</p>` : nothing}`;
}

/** Renders a note on the number of components of the state space. @param {Viewer} viewer */
function components({ run, words }) {
  const { states } = run.session.description;
  const count = run.analysis.survey?.components.length ?? 0;
  return count > 0
    ? html`<p>${words.text('certificate.islands', { states: states ?? 0, count })}</p>`
    : nothing;
}
