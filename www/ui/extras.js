/**
 * The extras: dialogs, the race and what is behind "More". No first board needs them, so they are
 * fetched when the page is idle, or when somebody asks for one of them.
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { dialogStyle } from './dialog-style.js';
import { InputDialog } from './input-dialog.js';
import { keysDialog } from './keys-dialog.js';
import { notice } from './layout.js';
import { MorePanels } from './more.js';
import { moreStyle } from './more-style.js';
import { RacePanel } from './race.js';
import { raceStyle } from './race-style.js';

export class Extras {
  #viewer;
  #input;
  #more;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#input = new InputDialog(viewer);
    this.#more = new MorePanels(viewer);
    this.race = new RacePanel(viewer);
    viewer.host.adopt([dialogStyle, moreStyle, raceStyle]);
  }

  /** The dialog that is open, if one is. */
  dialog() {
    const viewer = this.#viewer;
    if (!viewer.dialog) return nothing;
    return html`<dialog
      aria-labelledby="${viewer.dialog}-title"
      @close=${() => viewer.closeDialog()}
      @cancel=${() => viewer.closeDialog()}
    >
      ${notice(viewer)} ${viewer.dialog === 'input' ? this.#input.template() : keysDialog(viewer)}
    </dialog>`;
  }

  /** What is behind "More". */
  panels() {
    return this.#more.template();
  }
}
