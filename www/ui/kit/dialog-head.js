/**
 * The head of a dialog: its title, and the button that closes it.
 * @import { DialogName } from './overlays.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { ICONS } from './icons.js';

/**
 * @param {Viewer} viewer
 * @param {DialogName} dialog
 * @param {string} title
 */
export function dialogHead({ words, overlays }, dialog, title) {
  const close = words.text('input.close');
  return html`<div class="head">
    <div class="subhead" id="${dialog}-title">${title}</div>
    <button
      class="button small icon end"
      type="button"
      aria-label=${close}
      title=${close}
      @click=${() => overlays.close()}
    >
      ${ICONS.close}
    </button>
  </div>`;
}
