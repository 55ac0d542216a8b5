/** Buttons as templates. */
import { html, nothing } from 'lit/html.js';

/**
 * Renders a button. `kind` is its CSS classes, `isOff` disables it, and `pressed` is the state of a
 * button that stays pressed. A button with `waits` keeps the focus but does nothing. `asks` marks a
 * button that opens a dialog.
 * @param {unknown} says
 * @param {(event: Event) => void} act
 * @param {{ kind?: string, label?: string, title?: string, isOff?: boolean, waits?: boolean, asks?:
 *   boolean, pressed?: boolean }} [options]
 */
export const button = (says, act, { kind = '', label, title, isOff, waits, asks, pressed } = {}) =>
  html`<button
    class="button ${kind}"
    type="button"
    ?disabled=${isOff}
    aria-disabled=${waits ?? nothing}
    aria-haspopup=${asks ? 'dialog' : nothing}
    aria-pressed=${pressed ?? nothing}
    aria-label=${label ?? nothing}
    title=${title ?? nothing}
    @click=${waits ? nothing : act}
  >
    ${says}
  </button>`;

/**
 * Renders a small button with an icon, whose name is also its tooltip.
 * @param {string} name
 * @param {unknown} icon
 * @param {() => unknown} act
 * @param {string} [kind] CSS classes
 */
export const iconButton = (name, icon, act, kind = 'small') =>
  button(icon, act, { kind: `icon ${kind}`, label: name, title: name });
