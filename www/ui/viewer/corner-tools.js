/**
 * What stands apart from the controls of the film: full screen, what the page adds, and the drawer.
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { ICONS } from '../kit/icons.js';

/** @param {Viewer} viewer */
export function tools(viewer) {
  const { words, overlays, host } = viewer;
  const fullScreen = words.text(
    host.isFullScreen() ? 'element.leaveFullScreen' : 'element.fullScreen',
  );
  return html`<div class="tools">
    ${
      document.fullscreenEnabled
        ? html`<button
            class="button icon round full"
            type="button"
            aria-pressed=${host.isFullScreen()}
            title=${fullScreen}
            aria-label=${words.text('element.fullScreen')}
            @click=${() => toggleFullScreen(viewer)}
          >
            ${ICONS.full}
          </button>`
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
 * In full screen the film has the keys: on the button that led there Space would lead out again.
 * @param {Viewer} viewer
 */
function toggleFullScreen(viewer) {
  const { host } = viewer;
  if (!host.isFullScreen()) viewer.focus();
  host.toggleFullScreen();
}

/** On a page of its own a link to what is shown is one of the first things; elsewhere it is in the drawer. @param {Viewer} viewer */
function share({ words, overlays }) {
  const says = words.text('share.open');
  return html`<button
    class="button icon round"
    type="button"
    aria-haspopup="dialog"
    title=${says}
    aria-label=${says}
    @click=${() => overlays.open('share')}
  >
    ${ICONS.share}
  </button>`;
}
