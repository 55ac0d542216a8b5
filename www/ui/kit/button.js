/** Buttons as templates. */
import { html, nothing } from 'lit/html.js';

/**
 * Renders a button. `kind` is its CSS classes, `isOff` disables it, and `pressed` is the state of a
 * button that stays pressed.
 * @param {unknown} says
 * @param {(event: Event) => void} act
 * @param {{ kind?: string, isOff?: boolean, pressed?: boolean }} [options]
 */
export const button = (says, act, { kind = '', isOff = false, pressed } = {}) =>
  html`<button
    class="button ${kind}"
    type="button"
    ?disabled=${isOff}
    aria-pressed=${pressed ?? nothing}
    @click=${act}
  >
    ${says}
  </button>`;

/**
 * Renders a small button with an icon, whose name is also its tooltip.
 * @param {string} name
 * @param {unknown} icon
 * @param {() => void} act
 * @param {string} [kind] CSS classes
 */
export const iconButton = (name, icon, act, kind = '') =>
  html`<button
    class="button small icon ${kind}"
    type="button"
    aria-label=${name}
    title=${name}
    @click=${act}
  >
    ${icon}
  </button>`;
