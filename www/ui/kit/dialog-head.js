/**
 * Head of a dialog: title and close button.
 * @import { DialogName } from './overlays.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { iconButton } from './button.js';
import { ICONS } from './icons.js';

/**
 * Renders title and close button.
 * @param {Viewer} viewer
 * @param {DialogName} dialog
 * @param {unknown} title
 */
export function dialogHead({ words, overlays }, dialog, title) {
  const close = words.text('input.close');
  return html`<div class="head">
    <div class="subhead" id="${dialog}-title">${title}</div>
    ${iconButton(close, ICONS.close, () => overlays.close(), 'small end')}
  </div>`;
}
