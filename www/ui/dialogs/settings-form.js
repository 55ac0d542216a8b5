/**
 * Form for the settings of the puzzle other than its board: select fields and text fields.
 * @import { Words } from '../../i18n/index.js'
 * @import { Description } from '../../wasm/searchlight.js'
 */
import { html, nothing } from 'lit/html.js';
import { live } from 'lit/directives/live.js';

/**
 * Renders the form, or nothing if there are no settings.
 * @param {Pick<Description, 'settings' | 'guides'>} description
 * @param {Words} words
 * @param {(id: string, value: string) => void} set applies a setting at once
 */
export function settingsForm({ settings: all, guides }, words, set) {
  // Leave out the settings of the algorithm: they are shown beside the algorithm menu.
  const settings = all.filter(({ id }) => !guides.includes(id));
  if (settings.length === 0) return nothing;
  const onChange =
    (/** @type {string} */ id) =>
    (/** @type {Event} */ { target }) =>
      set(id, /** @type {HTMLInputElement} */ (target).value);
  const field = (/** @type {(typeof settings)[number]} */ { id, options, value }) =>
    options.length > 0
      ? html`<select class="field" @change=${onChange(id)}>
          ${options.map(
            (option) =>
              html`<option value=${option} .selected=${live(option === value)}>
                ${words.text(`setting.${id}.${option}`)}
              </option>`,
          )}
        </select>`
      : html`<input
          class="field"
          spellcheck="false"
          autocapitalize="off"
          .value=${value}
          @change=${onChange(id)}
        />`;
  return html`<div class="section">
    <div class="subhead">${words.text('input.settings')}</div>
    <div class="row">
      ${settings.map(
        (setting) =>
          html`<label
            >${words.text(`setting.${setting.id}`)} ${field(setting)}
            ${
              setting.options.length > 0
                ? nothing
                : html`<small>${words.text(`setting.${setting.id}.hint`)}</small>`
            }</label
          >`,
      )}
    </div>
  </div>`;
}
