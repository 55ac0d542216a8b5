/**
 * Figures below the board, each with its meaning. A search with a heuristic shows the cost of the
 * path, the estimate of the rest, and the two together. Depth-first search shows the length or cost
 * of the path and, if each move costs 1, the least length that leads to the same state.
 * @import { Description } from '../../../wasm/searchlight.js'
 * @import { Viewer } from '../types.js'
 */
import { html, nothing } from 'lit/html.js';
import { term } from '../../../ui/kit/term.js';
import { orderOf, weightOf } from '../list-order.js';
import { depthOf } from '../map/depth-of.js';
import { foundAs } from '../map/places.js';

/** Term that explains depths. */
const DEPTH = 'legend.depths.title';

/**
 * Returns whether a search has figures.
 * @param {Pick<Description, 'algorithm' | 'guides' | 'hasCosts'>} description
 */
export const hasFigures = (description) =>
  orderOf(description)?.list === 'stack' || description.guides.includes('heuristic');

/**
 * Renders the figures, or nothing for a search that has none.
 * @param {Viewer} viewer
 */
export function figures(viewer) {
  const { run, words } = viewer;
  const { description } = run.session;
  const { puzzle } = description;
  const order = orderOf(description);
  if (!order || !hasFigures(description)) return nothing;
  const { stateDepth: g, estimate } = run.frame;
  const { h, f } = estimate;
  const figure = (/** @type {string} */ name, /** @type {number} */ value, about = name) => {
    const keys = [`${puzzle}.figure.${name}`, `state-space.figure.${name}`];
    return html`<div class="figure of-${about}">
      <b .textContent=${words.number(value)}></b>
      <span>${term(words.text(keys), about)}</span>
    </div>`;
  };
  if (order.list === 'stack') {
    const least = leastDepth(viewer);
    return html`<div class="figures">
      ${figure('path', g, order.key === 'depth' ? DEPTH : order.key)}
      ${least < 0 ? nothing : figure('enough', least, DEPTH)}
    </div>`;
  }
  const weight = weightOf(description);
  const rest = figure(description.isBounded ? 'rest' : 'restGuess', h, 'h');
  if (order.key === 'h') return html`<div class="figures">${rest}</div>`;
  const whole = figure(description.isBounded && weight === 1 ? 'all' : 'allGuess', f, 'f');
  return html`<div class="figures">
    ${figure('g', g)} ${sign('+')}
    ${weight > 1 ? html`<b>${words.number(weight)}</b>${sign('×')}` : nothing} ${rest} ${sign('=')}
    ${whole}
  </div>`;
}

/** Renders a sign between figures. @param {string} text */
const sign = (text) => html`<span class="sign" aria-hidden="true">${text}</span>`;

/**
 * Returns the least number of moves to the state being expanded. Returns -1 while the map, which
 * has that number, is not computed, and if moves have costs.
 * @param {Viewer} viewer
 */
function leastDepth({ run: { session, analysis, frame } }) {
  const [side] = analysis.map?.sides ?? [];
  return side && !session.description.hasCosts
    ? depthOf(side.levels, foundAs(side, frame.position))
    : -1;
}
