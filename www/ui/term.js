/**
 * A word that explains itself: the sentence about it opens where it is pointed at, has the focus or
 * is tapped, over what lies beneath.
 */
import { html } from 'lit/html.js';

/**
 * @param {unknown} says
 * @param {string | undefined} sentence nothing for a word without one
 * @param {string} id of the sentence, one of its kind in the element
 */
export function term(says, sentence, id) {
  if (!sentence) return says;
  return html`<button class="term" type="button" aria-describedby=${id} @keydown=${onKey}>
      ${says}</button
    ><span class="tip" role="tooltip" id=${id}>${sentence}</span>`;
}

/** Closes the sentence. @param {KeyboardEvent} event */
function onKey({ key, currentTarget }) {
  if (key === 'Escape') /** @type {HTMLElement} */ (currentTarget).blur();
}
