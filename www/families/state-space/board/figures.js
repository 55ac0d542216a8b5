/**
 * Figures below the board in searches with a heuristic: what the path has cost, what is left by
 * estimate, and both together, each with its meaning.
 * @import { Description } from '../../../wasm/searchlight.js'
 * @import { Viewer } from '../types.js'
 */
import { html, nothing } from 'lit/html.js';
import { term } from '../../../ui/kit/term.js';
import { orderOf, weightOf } from '../list-order.js';

/** Signs between the figures, read aloud by themselves. */
const SIGNS = { plus: '+', times: '×', equals: '=' };

/**
 * Returns whether a search has figures.
 * @param {Pick<Description, 'algorithm' | 'guides'>} description
 */
export const hasFigures = (description) =>
  orderOf(description) !== null && description.guides.includes('heuristic');

/**
 * Renders the figures; nothing in a search without a heuristic.
 * @param {Viewer} viewer
 */
export function figures({ run, words }) {
  const { description } = run.session;
  const order = orderOf(description);
  if (!order || !hasFigures(description)) return nothing;
  const { stateDepth: g, estimate } = run.frame;
  const { h, f } = estimate;
  const weight = weightOf(description);
  const bound = description.isBounded ? 'least' : 'guess';
  const figure = (/** @type {'g' | 'h' | 'f'} */ name, /** @type {number} */ value) => {
    const says = [`${description.puzzle}.figure.${name}.${bound}`, `state-space.figure.${name}.${bound}`]; // prettier-ignore
    return html`<div class="figure of-${name}">
      <b .textContent=${words.number(value)}></b>
      <span>${term(words.text(says), name)}</span>
    </div>`;
  };
  const sign = (/** @type {keyof typeof SIGNS} */ name) =>
    html`<span class="sign" aria-hidden="true">${SIGNS[name]}</span>`;
  if (order.key === 'h') return html`<div class="figures">${figure('h', h)}</div>`;
  const times = weight > 1 ? html`<b class="weight">${words.number(weight)}</b>${sign('times')}` : nothing; // prettier-ignore
  return html`<div class="figures">
    ${figure('g', g)} ${sign('plus')} ${times} ${figure('h', h)} ${sign('equals')} ${figure('f', f)}
  </div>`;
}
