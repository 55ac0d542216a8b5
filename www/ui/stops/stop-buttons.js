/**
 * From stop to stop, for a film that has some.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { ICONS } from '../kit/icons.js';

/**
 * Goes to the stop before or behind the place shown.
 * @param {Viewer} viewer
 * @param {number} by -1 or 1
 */
export function toStop({ stops }, by) {
  stops.forPerson(() => stops.go(stops.beside(by)));
}

/**
 * The button that does so.
 * @param {Viewer} viewer
 * @param {number} by -1 or 1
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

/** @param {Viewer} viewer */
export function stopButtons(viewer) {
  if (viewer.stops.list.length === 0) return nothing;
  return html`<div class="buttons stops">${stopButton(viewer, -1)} ${stopButton(viewer, 1)}</div>`;
}
