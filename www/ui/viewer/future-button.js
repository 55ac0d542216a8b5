/**
 * Button that hides or shows the steps after the current one. Used by the drawer, and by races,
 * which have no drawer.
 * @import { Viewer } from './viewer.js'
 */
import { html } from 'lit/html.js';

/** Renders the button. @param {Viewer} viewer */
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
