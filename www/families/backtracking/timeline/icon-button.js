/** Small button with an icon instead of text. */
import { html } from 'lit/html.js';

/**
 * Renders the button.
 * @param {string} says label and tooltip
 * @param {unknown} icon
 * @param {boolean} disabled
 * @param {() => void} act click listener
 */
export const iconButton = (says, icon, disabled, act) =>
  html`<button
    class="button small icon"
    type="button"
    ?disabled=${disabled}
    title=${says}
    aria-label=${says}
    @click=${act}
  >
    ${icon}
  </button>`;
