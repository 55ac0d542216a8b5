/**
 * Renders the field in which the user chooses how far a random board is from a goal, in moves. The
 * field is empty if the state space cannot be surveyed.
 * @import { Survey } from '../../wasm/searchlight.js'
 * @import { Viewer } from './types.js'
 */
import { html, nothing } from 'lit/html.js';
import { live } from 'lit/directives/live.js';

export class RandomBoardField {
  #viewer;
  /**
   * Number of moves that the user has chosen. -1 stands for an unsolvable board, if the state space
   * has one.
   */
  #wanted = 4;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  ask() {
    const { run, words } = this.#viewer;
    const { survey, surveyed } = run.analysis;
    const { canBeSurveyed, editable, goalBoard } = run.session.description;
    if (!canBeSurveyed || editable.random) {
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

  /**
   * Distance of the random board from a goal, in moves: the user's choice, limited to the largest
   * distance that exists.
   */
  get #difficulty() {
    const { distances, unsolvable } = this.#survey;
    const last = distances.length - 1;
    return this.#wanted < 0 && unsolvable === 0 ? last : Math.min(this.#wanted, last);
  }

  /**
   * Renders the field, which looks the same before and after the survey, so that nothing moves
   * under the pointer.
   */
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
