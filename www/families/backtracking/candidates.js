/**
 * The candidates of the node at the cursor one by one, and what was refused by which rule.
 * @import { Desk } from '../../ui/desk.js'
 * @import { Candidate, Frame } from './film.js'
 * @import { Siblings } from './siblings.js'
 */
import { html, nothing } from 'lit/html.js';
import { placeOf } from './board-parts.js';

/**
 * @param {Desk} desk
 * @param {Siblings} siblings
 */
export function candidates({ viz, words }, siblings) {
  const { depth, candidates: list } = /** @type {Frame} */ (viz.frame);
  const shape = viz.session.description;
  const row = (/** @type {Candidate} */ { cell, value, score }, /** @type {number} */ index) =>
    html`<tr>
      <th scope="row">${words.number(index + 1)}</th>
      <td>${words.text(`${viz.kind.id}.choice.${value}`, placeOf(cell, shape))}</td>
      <td>${score < 0 ? nothing : words.text(`${viz.kind.id}.score`, { count: score })}</td>
      <td>${words.text(`depths.${siblings.state(depth, index)}`)}</td>
    </tr>`;
  return html`${
      list.length === 0
        ? html`<p>${words.text('backtracking.nothing')}</p>`
        : html`<table class="candidates-table">
            <caption class="hidden">
              ${words.text('more.candidates')}
            </caption>
            <tbody>
              ${list.map(row)}
            </tbody>
          </table>`
    }
    ${reasons({ viz, words })}
    <p class="note">${words.text(`${viz.kind.id}.marks`)}</p>`;
}

/**
 * How often each rule has refused so far.
 * @param {Pick<Desk, 'viz' | 'words'>} desk
 */
function reasons({ viz, words }) {
  const { refusals } = /** @type {Frame} */ (viz.frame);
  return html`<dl class="reasons">
    ${viz.session.description.reasons.map(
      (name, index) =>
        html`<div>
          <dt>${words.text(`${viz.kind.id}.reason.${name}`)}</dt>
          <dd>${words.number(refusals[index])}</dd>
        </div>`,
    )}
  </dl>`;
}
