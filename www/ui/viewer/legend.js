/**
 * Legend of the stage with the most important counters. Each line has a mark, a word and a count.
 * @import { Note } from '../kit/family-view.js'
 * @import { Scene } from './scene.js'
 */
import { html } from 'lit/html.js';
import { term } from '../kit/term.js';

/** Renders the legend. @param {Scene} scene @param {readonly Note[]} [notes] */
export function legend(scene, notes = []) {
  return html`<div class="legend" part="legend">
    <dl>${scene.legend.map(line)}</dl>
    <div class="notes">
      ${notes.map(({ says, about }) => html`<p class="note">${term(says, about)}</p>`)}
    </div>
  </div>`;
}

/** @param {Scene['legend'][number]} counter */
function line({ mark, count, says, about }) {
  return html`<div>
    <dt>
      ${typeof mark === 'string' ? html`<i class="mark ${mark}" aria-hidden="true"></i>` : mark}
      ${term(says, about)}
    </dt>
    <dd .textContent=${count}></dd>
  </div>`;
}
