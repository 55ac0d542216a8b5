/**
 * A word that explains itself: `terms.js` opens the sentence about it where it is pointed at, has the
 * focus or is tapped. A control says so by `data-term`.
 */
import { html } from 'lit/html.js';

/**
 * @param {unknown} says
 * @param {string} [about] what the family calls the term, or the key of a sentence; nothing for a word
 *   without one
 */
export const term = (says, about) =>
  about
    ? html`<span class="term" role="button" tabindex="0" data-term=${about}>${says}</span>`
    : says;
