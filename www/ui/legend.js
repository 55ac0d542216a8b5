/**
 * The legend of the stage, which is also the most important counters: mark, number, word.
 * @import { Counter } from './family-view.js'
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';

/** @param {Viewer} viewer */
export function legend({ family, words }) {
  const notes = family.map.notes?.() ?? [];
  return html`<div class="legend">
    <dl>${family.map.legend().map((counter) => line(counter, (count) => words.number(count)))}</dl>
    ${notes.map((note) => html`<p class="note">${note}</p>`)}
  </div>`;
}

/**
 * @param {Counter} counter
 * @param {(count: number) => string} write
 */
function line({ mark, count, says, title }, write) {
  return html`<div title=${title ?? nothing}>
    <dt>
      ${typeof mark === 'string' ? html`<i class="mark ${mark}" aria-hidden="true"></i>` : mark}
      ${says}
    </dt>
    <dd>${typeof count === 'number' ? write(count) : count}</dd>
  </div>`;
}
