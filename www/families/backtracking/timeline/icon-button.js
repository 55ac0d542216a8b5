/** A small button with a picture instead of words. */
import { html } from 'lit/html.js';

/**
 * @param {string} says what it does
 * @param {unknown} icon
 * @param {boolean} disabled
 * @param {() => void} act
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
