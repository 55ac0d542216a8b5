/**
 * Select fields for what guides the current algorithm: its heuristic and the weight of the
 * estimates, or the orders of variables and values.
 * @import { Setting } from '../../wasm/searchlight.js'
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { guideWords } from '../kit/guide-words.js';
import { term } from '../kit/term.js';

/**
 * Renders the fields. If there is only one heuristic, renders its name. Renders nothing for an
 * algorithm without a heuristic.
 * @param {Viewer} viewer
 */
export function guideMenus(viewer) {
  const { family } = viewer;
  const { guides, settings } = viewer.run.session.description;
  if (guides.length === 0) return nothing;
  const own = settings.filter(({ id }) => guides.includes(id));
  return html`<div class="guides">
    ${own.map((setting) => field(viewer, setting))} ${family.guide?.mark() ?? nothing}
  </div>`;
}

/**
 * Renders the field for the depth limit of a depth-limited search.
 * @param {Viewer} viewer
 * @param {string} value
 */
function limitField(viewer, value) {
  const { words, run, readonly } = viewer;
  const says = words.text('heuristic.limit');
  if (readonly)
    return term(words.text('heuristic.within', { limit: value }), 'heuristic.limit.about');
  return html`<input
    class="field"
    name="limit"
    inputmode="numeric"
    size="3"
    aria-label=${says}
    aria-description=${words.text('heuristic.limit.about')}
    data-term="heuristic.limit.about"
    .value=${live(value)}
    @change=${(/** @type {Event} */ { target }) => {
      const { value: given } = /** @type {HTMLInputElement} */ (target);
      viewer.open(viewer.attempt(() => run.session.withSetting('limit', given)));
    }}
  />`;
}

/**
 * @param {Viewer} viewer
 * @param {Setting} setting
 */
function field(viewer, { id, options, value }) {
  const { words, run, readonly } = viewer;
  if (options.length === 0) return limitField(viewer, value);
  const { label, name, about: aboutOf } = guideWords(words, id);
  const about = aboutOf(value);
  if (readonly || options.length < 2) return term(name(value), about);
  return html`<select
    class="field"
    name=${id}
    aria-label=${label}
    aria-description=${words.text(about)}
    data-term=${about}
    @change=${(/** @type {Event} */ { target }) => {
      const chosen = /** @type {HTMLSelectElement} */ (target).value;
      viewer.open(viewer.attempt(() => run.session.withSetting(id, chosen)));
    }}
  >
    ${options.map(
      (option) =>
        html`<option value=${option} .selected=${live(option === value)}>${name(option)}</option>`,
    )}
  </select>`;
}
