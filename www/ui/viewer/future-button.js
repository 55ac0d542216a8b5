/**
 * The switch that hides what is to come: in the drawer, and in a race, which has none.
 * @import { Viewer } from './viewer.js'
 */
import { html } from 'lit/html.js';

/** @param {Viewer} viewer */
export const futureButton = ({ foresight, words }) =>
  html`<button
    class="button small"
    type="button"
    aria-pressed=${foresight.hides}
    title=${words.text('more.hideFutureTitle')}
    @click=${() => foresight.toggle()}
  >
    ${words.text('more.hideFuture')}
  </button>`;
