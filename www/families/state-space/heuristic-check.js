/**
 * Result of the check of the heuristic on every board, shown beside the algorithm's menu.
 * Backtracking uses it for IDA*.
 * @import { HeuristicCheck } from '../../wasm/searchlight.js'
 * @import { Viewer as CommonViewer } from '../../ui/viewer/viewer.js'
 * @import { Values } from '../../i18n/index.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../../ui/kit/button.js';
import { term } from '../../ui/kit/term.js';

/**
 * @typedef {{ heuristic: HeuristicCheck | null, isChecked: boolean }} Checked
 * @typedef {CommonViewer & { run: { analysis: Checked } }} Viewer
 */

export class HeuristicNote {
  #viewer;
  #foundAt;

  /**
   * @param {Viewer} viewer
   * @param {(state: number) => number} foundAt returns the step of the run that found a state; -1 if
   *   no step did
   */
  constructor(viewer, foundAt) {
    this.#viewer = viewer;
    this.#foundAt = foundAt;
  }

  /** Name of the result; empty for an algorithm without a heuristic, or if nothing was checked. */
  get #result() {
    const { analysis, session } = this.#viewer.run;
    const { heuristic: check, isChecked } = analysis;
    if (session.description.guides.length === 0 || (isChecked && !check)) return '';
    if (!check) return 'checking';
    if (check.overestimates > 0) return 'wrong';
    return check.falls > 0 ? 'uneven' : 'good';
  }

  /** State that shows what is wrong with the heuristic; -1 if there is none. */
  get #state() {
    const { heuristic: check } = this.#viewer.run.analysis;
    return check?.worst?.state ?? check?.steepest?.from ?? -1;
  }

  /** Values for the placeholders in the sentences about the check. @returns {Values} */
  values() {
    const { heuristic: check } = this.#viewer.run.analysis;
    if (!check) return {};
    const { states, overestimates: count, worst, steepest } = check;
    const { estimate = 0, cost = 0 } = worst ?? {};
    const { before = 0, after = 0 } = steepest ?? {};
    return { states, count, estimate, cost, before, after };
  }

  /**
   * Goes to the step that found the state that shows what is wrong, or opens the run that starts at
   * that state.
   */
  #show() {
    const viewer = this.#viewer;
    const { session } = viewer.run;
    const state = this.#state;
    const step = viewer.attempt(() => this.#foundAt(state));
    if (step === undefined) return;
    if (step >= 0) viewer.seek(step);
    else viewer.open(viewer.attempt(() => session.startingAt(state)));
  }

  /** Renders the result in a few words. If a board shows what is wrong, the result is a button. */
  mark() {
    const { words } = this.#viewer;
    const result = this.#result;
    if (!result) return nothing;
    const about = `heuristic.${result}.about`;
    const says = words.text(`heuristic.${result}`);
    const mark = html`<span aria-hidden="true">${words.text(`heuristic.${result}.mark`)}</span
      ><span class="hidden">${says}</span>`;
    if (this.#state < 0) return html`<span class="checked">${term(mark, about)}</span>`;
    return html`<button
      class="button small checked"
      type="button"
      data-term=${about}
      @click=${() => this.#show()}
    >
      ${mark}
    </button>`;
  }

  /** Renders the result in sentences. */
  note() {
    const { words, run } = this.#viewer;
    const result = this.#result;
    if (!result) return nothing;
    const heuristic = run.session.description.settings.find(({ id }) => id === 'heuristic');
    const about = words.text(`heuristic.${heuristic?.value}.about`);
    return html`<p class="note">${about}</p>
      <p class="note">${words.text(`heuristic.${result}.about`, this.values())}</p>
      ${
        this.#state < 0
          ? nothing
          : button(words.text('heuristic.show'), () => this.#show(), { kind: 'small' })
      }`;
  }
}
