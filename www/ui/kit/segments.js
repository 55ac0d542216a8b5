/**
 * Choice of one value, as radio buttons side by side or, where these do not fit, as a select field.
 */
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
 * @property {(value: T) => string} [about] returns the term that explains a value, by a name that
 *   `term` takes
 * @property {string} [className]
 */

/**
 * Renders a choice as radio buttons.
 * @template {string} T
 * @param {Choices<T>} choices
 */
export function segments({ name, label, values, chosen, text, choose, about, className = '' }) {
  // Put each group of radio buttons into a form of its own. Outside a form, Chromium keeps removed
  // radio buttons with a name in memory as long as the shadow root, with the nodes around them.
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

/** Prevents the form submission that Enter on a radio button causes. @param {Event} event */
const stay = (event) => event.preventDefault();

/**
 * Renders a choice as a select field.
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
