/**
 * Buttons that lead to the previous and the next stop.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { ICONS } from '../kit/icons.js';

/**
 * Goes to the previous or the next stop, as the user's action.
 * @param {Viewer} viewer
 * @param {number} by -1 previous, 1 next
 */
export function toStop({ stops }, by) {
  stops.goBeside(by);
}

/**
 * Renders the button to the previous or the next stop.
 * @param {Viewer} viewer
 * @param {number} by -1 previous, 1 next
 */
export function stopButton(viewer, by) {
  const says = viewer.words.text(by < 0 ? 'stops.previous' : 'stops.next');
  return html`<button
    class="button icon round"
    type="button"
    ?disabled=${viewer.stops.beside(by) < 0}
    title=${says}
    aria-label=${says}
    @click=${() => toStop(viewer, by)}
  >
    ${by < 0 ? ICONS.previousStop : ICONS.nextStop}
  </button>`;
}

/** Renders both buttons. @param {Viewer} viewer */
export function stopButtons(viewer) {
  return html`<div class="buttons stops">${stopButton(viewer, -1)} ${stopButton(viewer, 1)}</div>`;
}
