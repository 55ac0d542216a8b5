/**
 * Words with an explanation. term-tooltip.js shows the explanation on hover, focus or tap of any
 * element with `data-term`.
 */
import { html } from 'lit/html.js';

/**
 * Renders a word as a term.
 * @param {unknown} says
 * @param {string} [about] name of the term in its family, or a translation key; without it, the
 *   word is rendered as plain text
 */
export const term = (says, about) =>
  about
    ? html`<span class="term" role="button" tabindex="0" data-term=${about}>${says}</span>`
    : says;
