/**
 * Fields that name a search: its algorithm, heuristic and weight.
 * @import { Description, Setting } from '../../wasm/searchlight.js'
 * @import { Words } from '../../i18n/index.js'
 */
import { html } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { guideWords } from '../kit/guide-words.js';

/** Character between the parts of a search's name. */
const TILDE = '~';

/**
 * Returns the settings of a search with their values.
 * @param {Pick<Description, 'rivals' | 'rivalSettings'>} description
 * @param {string} search name, such as `bfs` or `weighted~manhattan~3`
 * @returns {Setting[]}
 */
export function settingsOf({ rivals, rivalSettings }, search) {
  const [id, ...values] = search.split(TILDE);
  const settings = rivalSettings[rivals.indexOf(id)] ?? [];
  return settings.map((setting, at) => ({ ...setting, value: values[at] ?? setting.value }));
}

/** Returns the algorithm of a search. @param {string} search */
export const algorithmOf = (search) => search.split(TILDE)[0];

/**
 * Returns the searches that a race can have, in the order of the menu. An algorithm with heuristics
 * gives one search for each heuristic.
 * @param {Pick<Description, 'rivals' | 'rivalSettings'>} description
 */
export function searchesIn({ rivals, rivalSettings }) {
  return rivals.flatMap((id, rival) => {
    const [guide] = rivalSettings[rival] ?? [];
    if (!guide || guide.options.length === 0) return [id];
    return guide.options.map((option) => (option === guide.value ? id : [id, option].join(TILDE)));
  });
}

/**
 * @typedef {{ says: string, options: readonly string[], value: string,
 *   name: (option: string) => string, change: (option: string) => void }} Field
 */

/**
 * Renders the fields.
 * @param {Words} words
 * @param {Pick<Description, 'rivals' | 'rivalSettings'>} description
 * @param {{ search: string, label: string, choose: (search: string) => void }} options `label` names
 *   the field of the algorithm
 */
export function searchFields(words, description, { search, label, choose }) {
  const settings = settingsOf(description, search);
  const id = algorithmOf(search);
  const field = (/** @type {Field} */ { says, options, value, name, change }) =>
    html`<label>
      <span class="note">${says}</span>
      <select
        class="field"
        @change=${(/** @type {Event} */ { target }) => {
          const select = /** @type {HTMLSelectElement} */ (target);
          change(select.value);
        }}
      >
        ${options.map(
          (option) =>
            html`<option value=${option} .selected=${live(option === value)}>
              ${name(option)}
            </option>`,
        )}
      </select>
    </label>`;
  const guides = settings.filter(({ options }) => options.length > 1);
  return html`${field({
    says: label,
    options: description.rivals,
    value: id,
    name: (of) => words.text(`algorithm.${of}`),
    change: choose,
  })}
  ${guides.map((setting) => {
    const { label: says, name } = guideWords(words, setting.id);
    return field({
      says,
      options: setting.options,
      value: setting.value,
      name,
      change: (option) => {
        const values = settings.map((own) => (own.id === setting.id ? option : own.value));
        choose([id, ...values].join(TILDE));
      },
    });
  })}`;
}
