/**
 * Select field for the algorithm of the current run. Selecting another algorithm runs it on the
 * same board, with the same heuristic if it has one.
 * @import { Viewer } from './viewer.js'
 */
import { html } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { term } from '../kit/term.js';
import { guideMenus } from './guide-menus.js';

/**
 * Renders the choice of the algorithm; for read-only elements, only its name.
 * @param {Viewer} viewer
 */
export function algorithmMenu(viewer) {
  const { run, words, readonly } = viewer;
  const { puzzle, algorithm, algorithms } = run.session.description;
  const name = (/** @type {string} */ id) => words.text(`algorithm.${id}`);
  const about = (/** @type {string} */ id) => words.text(`algorithm.${id}.about`);
  if (readonly)
    return html`<div class="subhead">${term(name(algorithm), `algorithm.${algorithm}.about`)}</div>
      ${guideMenus(viewer)}`;
  // Keep the chosen name while its search is loading.
  const chosen = viewer.loading.awaitedFor(puzzle) || algorithm;
  return html`<select
      class="field algorithm"
      aria-label=${words.text('algorithm.label')}
      aria-description=${about(algorithm)}
      data-term=${`algorithm.${algorithm}.about`}
      @change=${(/** @type {Event} */ { target }) => {
        const { value } = /** @type {HTMLSelectElement} */ (target);
        viewer.open(viewer.attempt(() => run.session.switchedTo(value)));
      }}
    >
      ${algorithms.map(
        (id) =>
          html`<option value=${id} title=${about(id)} .selected=${live(id === chosen)}>
            ${name(id)}
          </option>`,
      )}
    </select>
    ${guideMenus(viewer)}`;
}
