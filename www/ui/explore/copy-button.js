/**
 * Button that copies a text and says whether that worked.
 * @import { Explore } from './explore-panel.js'
 */
import { html } from 'lit/html.js';
import { button } from '../kit/button.js';

export class CopyButton {
  #panel;
  /** Text that was copied last, and the message about it. */
  #last = { text: '', says: '' };

  /** @param {Explore} panel */
  constructor(panel) {
    this.#panel = panel;
  }

  /** Renders the button and its result. @param {() => string} textOf returns the text to copy */
  template(textOf) {
    const { words } = this.#panel;
    const { says } = this.#last;
    return html`${button(words.text('explore.copy'), () => this.#copy(textOf()))}
      <span class="note" role="status">${says && words.text(says)}</span>`;
  }

  /** @param {string} text */
  async #copy(text) {
    const says = await navigator.clipboard.writeText(text).then(
      () => 'explore.copied',
      () => 'explore.byHand',
    );
    this.#last = { text, says };
    this.#panel.refresh();
  }
}
