/**
 * Legend of the stage, with the most important counters: mark, word and count.
 * @import { Counter } from '../kit/family-view.js'
 * @import { Viewer } from './viewer.js'
 */
import { html } from 'lit/html.js';
import { term } from '../kit/term.js';

/** Renders the legend. @param {Viewer} viewer */
export function legend({ family, words }) {
  const notes = family.map.notes?.() ?? [];
  return html`<div class="legend" part="legend">
    <dl>${family.map.legend().map((counter) => line(counter, (count) => words.number(count)))}</dl>
    <div class="notes">
      ${notes.map(({ says, about }) => html`<p class="note">${term(says, about)}</p>`)}
    </div>
  </div>`;
}

/**
 * @param {Counter} counter
 * @param {(count: number) => string} write
 */
function line({ mark, count, says, about }, write) {
  return html`<div>
    <dt>
      ${typeof mark === 'string' ? html`<i class="mark ${mark}" aria-hidden="true"></i>` : mark}
      ${term(says, about)}
    </dt>
    <dd .textContent=${typeof count === 'number' ? write(count) : count}></dd>
  </div>`;
}
