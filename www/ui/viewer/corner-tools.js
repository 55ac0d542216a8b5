/**
 * Buttons beside the playback controls: full screen, the host page's `tools` slot, share, and
 * "More".
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../kit/button.js';
import { ICONS } from '../kit/icons.js';

/** Renders the buttons. @param {Viewer} viewer */
export function tools(viewer) {
  const { words, overlays, host } = viewer;
  const fullScreen = words.text(
    host.isFullScreen() ? 'element.leaveFullScreen' : 'element.fullScreen',
  );
  return html`<div class="tools">
    ${
      document.fullscreenEnabled
        ? button(ICONS.full, () => toggleFullScreen(viewer), {
            kind: 'icon round full',
            label: words.text('element.fullScreen'),
            title: fullScreen,
            pressed: host.isFullScreen(),
          })
        : nothing
    }
    <span class="outer"><slot name="tools"></slot> ${host.menu ? share(viewer) : nothing}</span>
    <button
      class="button more"
      type="button"
      aria-expanded=${overlays.isDrawerOpen}
      aria-label=${words.text('more.label')}
      @click=${() => viewer.overlays.toggleDrawer()}
    >
      ${ICONS.more} <span class="wide">${words.text('more.label')}</span>
    </button>
  </div>`;
}

/**
 * Toggles full screen. Focuses the frame first: otherwise Space would press the focused button,
 * which leaves full screen.
 * @param {Viewer} viewer
 */
function toggleFullScreen(viewer) {
  const { host } = viewer;
  if (!host.isFullScreen()) viewer.focus();
  host.toggleFullScreen();
}

/**
 * Renders the share button. Only the full page shows it here; embedded elements have it in the
 * drawer.
 * @param {Viewer} viewer
 */
function share({ words, overlays }) {
  const says = words.text('share.open');
  return button(ICONS.share, () => overlays.open('share'), {
    kind: 'icon round',
    label: says,
    title: says,
    asks: true,
  });
}
