/**
 * From stop to stop, for a film that has some.
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { ICONS } from './icons.js';

/**
 * Goes to the stop before or behind the place shown.
 * @param {Viewer} viewer
 * @param {number} by -1 or 1
 */
export function toStop(viewer, by) {
  const { origin } = viewer.linked;
  viewer.stops.go(viewer.stops.beside(by));
  viewer.rest(viewer.linked.origin !== origin);
}

/** @param {Viewer} viewer */
export function stopButtons(viewer) {
  const { stops, words } = viewer;
  if (stops.list.length === 0) return nothing;
  const button = (
    /** @type {'previousStop' | 'nextStop'} */ name,
    /** @type {string} */ says,
    /** @type {number} */ by,
  ) =>
    html`<button
      class="button icon round"
      type="button"
      ?disabled=${stops.beside(by) < 0}
      title=${says}
      aria-label=${says}
      @click=${() => toStop(viewer, by)}
    >
      ${ICONS[name]}
    </button>`;
  return html`<div class="buttons stops">
    ${button('previousStop', words.text('stops.previous'), -1)}
    ${button('nextStop', words.text('stops.next'), 1)}
  </div>`;
}
