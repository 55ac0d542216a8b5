/**
 * The field where a person says how many moves a random board is to be away from a goal; nothing
 * where no survey tells the moves.
 * @import { Survey } from '../../wasm/searchlight.js'
 * @import { Viewer } from './types.js'
 */
import { html, nothing } from 'lit/html.js';
import { live } from 'lit/directives/live.js';

export class RandomBoardField {
  #viewer;
  /** Least moves that a person wants, -1 for impossible; not every space has that. */
  #wanted = 4;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  ask() {
    const { run, words } = this.#viewer;
    const { survey, surveyed } = run.analysis;
    const { canBeSurveyed, goalBoard } = run.session.description;
    if (!canBeSurveyed) {
      return { wanted: -1, field: nothing, ready: true, hint: words.text('input.randomPlain') };
    }
    const hint = goalBoard ? 'input.randomGoal' : 'input.randomAny';
    return {
      wanted: this.#difficulty,
      field: this.#field(),
      ready: survey !== null,
      hint: survey ? words.text(hint) : words.text('input.surveying', { count: surveyed }),
    };
  }

  /** @returns {Pick<Survey, 'distances' | 'unsolvable'>} */
  get #survey() {
    return this.#viewer.run.analysis.survey ?? { distances: [], unsolvable: 0 };
  }

  /** Least moves of the boards that are drawn: what is wanted, or the most there are. */
  get #difficulty() {
    const { distances, unsolvable } = this.#survey;
    const last = distances.length - 1;
    return this.#wanted < 0 && unsolvable === 0 ? last : Math.min(this.#wanted, last);
  }

  /** The same before and after the survey: nothing is to move under the pointer. */
  #field() {
    const { run, words } = this.#viewer;
    const { distances, unsolvable } = this.#survey;
    const difficulty = this.#difficulty;
    return html`<label>
      ${words.text('input.difficulty')}
      <select class="field" ?disabled=${!run.analysis.survey} @change=${this.#onDifficulty}>
        ${distances.map(
          (count, moves) =>
            html`<option value=${moves} .selected=${live(moves === difficulty)}>
              ${words.text('input.difficultyCount', { moves, count })}
            </option>`,
        )}
        ${
          unsolvable > 0
            ? html`<option value="-1" .selected=${live(difficulty < 0)}>
                ${words.text('input.difficultyNone', { count: unsolvable })}
              </option>`
            : nothing
        }
      </select>
    </label>`;
  }

  /** @param {Event} event */
  #onDifficulty = ({ target }) => {
    this.#wanted = Number(/** @type {HTMLSelectElement} */ (target).value);
  };
}
