/** A row of choices of which one is taken: radio buttons with their own keys. */
import { html } from 'lit/html.js';

/**
 * @template {string} T
 * @param {object} options
 * @param {string} options.name unique in the element
 * @param {string} options.label
 * @param {readonly T[]} options.values
 * @param {T} options.chosen
 * @param {(value: T) => string} options.text
 * @param {(value: T) => void} options.choose
 * @param {string} [options.className]
 */
export function segments({ name, label, values, chosen, text, choose, className = '' }) {
  // In a form of its own: Chromium keeps named radio buttons outside a form for as long as the shadow
  // root lives, and all that was removed with them.
  return html`<form class="choice" @submit=${stay}>
    <fieldset class="segments ${className}">
      <legend class="hidden">${label}</legend>
      ${values.map(
        (value) =>
          html`<label>
            <input
              type="radio"
              name=${name}
              .value=${value}
              .checked=${value === chosen}
              @change=${() => choose(value)}
            />${text(value)}
          </label>`,
      )}
    </fieldset>
  </form>`;
}

/** Keeps the page where it is: Enter on a radio button sends its form. @param {Event} event */
const stay = (event) => event.preventDefault();
