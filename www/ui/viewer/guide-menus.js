/**
 * Select fields for what guides the current algorithm: its heuristic, and the weight of the
 * estimates.
 * @import { Setting } from '../../wasm/searchlight.js'
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { term } from '../kit/term.js';

/**
 * Renders the fields; a heuristic without an alternative is only named. Nothing for algorithms
 * without a heuristic.
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
 * @param {Viewer} viewer
 * @param {Setting} setting
 */
function field(viewer, { id, options, value }) {
  const { words, run, readonly } = viewer;
  const isHeuristic = id === 'heuristic';
  const name = (/** @type {string} */ option) =>
    isHeuristic
      ? words.text(`heuristic.${option}`)
      : words.text('heuristic.times', { weight: option });
  const about = isHeuristic ? `heuristic.${value}.about` : 'heuristic.weight.about';
  if (readonly || options.length < 2) return term(name(value), about);
  return html`<select
    class="field"
    name=${id}
    aria-label=${words.text(isHeuristic ? 'heuristic.label' : 'heuristic.weight')}
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
