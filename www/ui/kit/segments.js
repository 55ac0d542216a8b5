/** Choices of which one is taken: side by side, or, where there is no room, in a list that opens. */
import { html, nothing } from 'lit/html.js';
import { live } from 'lit/directives/live.js';

/**
 * @template {string} T
 * @typedef {object} Choices
 * @property {string} name unique in the element
 * @property {string} label
 * @property {readonly T[]} values
 * @property {T} chosen
 * @property {(value: T) => string} text
 * @property {(value: T) => void} choose
 * @property {(value: T) => string} [about] the term that a choice stands for, as `term` takes it
 * @property {string} [className]
 */

/**
 * Radio buttons with their own keys.
 * @template {string} T
 * @param {Choices<T>} choices
 */
export function segments({ name, label, values, chosen, text, choose, about, className = '' }) {
  // In a form of its own: Chromium keeps named radio buttons outside a form for as long as the shadow
  // root lives, and all that was removed with them.
  return html`<form class="choice" @submit=${stay}>
    <fieldset class="segments ${className}">
      <legend class="hidden">${label}</legend>
      ${values.map(
        (value) =>
          html`<label data-term=${about?.(value) ?? nothing}>
            <input
              type="radio"
              name=${name}
              .value=${value}
              .checked=${live(value === chosen)}
              @change=${() => choose(value)}
            />${text(value)}
          </label>`,
      )}
    </fieldset>
  </form>`;
}

/** Keeps the page where it is: Enter on a radio button sends its form. @param {Event} event */
const stay = (event) => event.preventDefault();

/**
 * @template {string} T
 * @param {Choices<T>} choices
 */
export function dropDown({ label, values, chosen, text, choose, about }) {
  return html`<select
    class="field"
    aria-label=${label}
    data-term=${about?.(chosen) ?? nothing}
    @change=${(/** @type {Event} */ { target }) =>
      choose(values[/** @type {HTMLSelectElement} */ (target).selectedIndex])}
  >
    ${values.map((value) => html`<option .selected=${live(value === chosen)}>${text(value)}</option>`)}
  </select>`;
}
