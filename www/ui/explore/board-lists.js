/**
 * Lists of boards: the hardest ones, and those of a wanted distance. A press starts from a board.
 * @import { Listed, WholeSpace } from '../../core/explore/whole-space.js'
 * @import { Explore } from './explore-panel.js'
 */
import { html, nothing } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { NEVER } from '../../core/explore/whole-space.js';
import { button } from '../kit/button.js';
import { miniBoard } from '../kit/mini-board.js';

/** Number of boards of the list of hardest boards, and of those that each press adds. */
const MORE = 24;
/** Maximum number of hardest boards. */
const MOST_HARDEST = 240;
/** Number of boards of a wanted distance. */
const DRAWN = 12;
/** Longer side of a board, in CSS px. */
const BOARD_PX = 96;

export class BoardLists {
  #panel;
  #count = MORE;
  /** Wanted distance; NaN while the field is empty. */
  #wanted = 0;
  /** Whether boards without a way to a goal are wanted. */
  #wantsLost = false;
  #seed = 1;
  /** Space of the last rendering. @type {WholeSpace | null} */
  #of = null;

  /** @param {Explore} panel */
  constructor(panel) {
    this.#panel = panel;
  }

  /** @param {WholeSpace} space */
  #follow(space) {
    if (space === this.#of) return;
    this.#of = space;
    this.#count = MORE;
    this.#wantsLost = false;
    this.#wanted = Math.ceil((sizesOf(space).length - 1) / 2);
  }

  /** Renders the hardest boards. @param {WholeSpace} space */
  hardest(space) {
    this.#follow(space);
    const { words, cost } = this.#panel;
    const sizes = sizesOf(space);
    const distance = sizes.length - 1;
    if (distance < 0) return html`<p>${words.text('explore.none')}</p>`;
    const count = sizes[distance];
    const all = sizes.reduce((sum, size) => sum + size, 0);
    const hasMore = this.#count < Math.min(all, MOST_HARDEST);
    return html`<p>${words.text(`explore.hardest.about${cost}`, { count, distance })}</p>
      ${this.#list(space.hardest(this.#count))}
      ${hasMore ? button(words.text('explore.more'), () => (this.#count += MORE)) : nothing}`;
  }

  /** Renders the boards of a wanted distance. @param {WholeSpace} space */
  byDistance(space) {
    this.#follow(space);
    const { words, cost, viewer } = this.#panel;
    const sizes = sizesOf(space);
    // Cells that no move enters have ranks, too.
    const lost = viewer.run.session.description.statesAreCells ? 0 : space.lost;
    const most = Math.max(0, sizes.length - 1);
    const isValid = Number.isInteger(this.#wanted) && this.#wanted >= 0;
    const wanted = this.#wantsLost ? NEVER : Math.min(this.#wanted, most);
    const count = this.#wantsLost ? lost : (isValid && sizes[wanted]) || 0;
    const drawn = isValid || this.#wantsLost ? space.atDistance(wanted, DRAWN, this.#seed) : [];
    const shown = drawn.length < count ? drawn.length : 0;
    return html`<div class="row">
        <label>
          ${words.text(`explore.wanted${cost}`)}
          <span class="number-and-slider">
            <input
              class="field number"
              type="number"
              min="0"
              max=${most}
              .value=${live(Number.isNaN(this.#wanted) ? '' : String(Math.min(this.#wanted, most)))}
              @input=${this.#onWanted}
            />
            <input
              class="slider"
              type="range"
              min="0"
              max=${most}
              aria-label=${words.text(`explore.wanted${cost}`)}
              .value=${live(String(isValid ? Math.min(this.#wanted, most) : 0))}
              @input=${this.#onWanted}
            />
          </span>
        </label>
        ${
          lost > 0
            ? button(
                words.text('explore.wanted.lost', { count: lost }),
                () => (this.#wantsLost = !this.#wantsLost),
                { pressed: this.#wantsLost },
              )
            : nothing
        }
        ${shown > 0 ? button(words.text('explore.others'), () => (this.#seed += 1)) : nothing}
      </div>
      <p role="status">
        ${
          this.#wantsLost || isValid
            ? words.text('explore.drawn', { count, shown, seed: this.#seed })
            : nothing
        }
      </p>
      ${this.#list(drawn)}`;
  }

  /** @param {Event} event */
  #onWanted = ({ target }) => {
    this.#wanted = /** @type {HTMLInputElement} */ (target).valueAsNumber;
    this.#wantsLost = false;
    this.#panel.refresh();
  };

  /** @param {readonly Listed[]} listed */
  #list(listed) {
    return html`<ol class="boards">
      ${listed.map((one, index) => html`<li>${this.#tile(one, index + 1)}</li>`)}
    </ol>`;
  }

  /** @param {Listed} listed @param {number} number */
  #tile(listed, number) {
    const { words, viewer, view, space } = this.#panel;
    if (!space) return nothing;
    const { rows, columns } = space.session.description;
    const board = space.session.boards(Uint32Array.of(listed.state));
    const away = this.#panel.awaySays(listed);
    const picture = { board, rows, columns, view, theme: viewer.theme, px: BOARD_PX, whole: true };
    return html`<button
      class="button"
      type="button"
      ?disabled=${viewer.readonly}
      aria-label=${words.text('explore.start', { number, away })}
      @click=${() => this.#panel.open(listed.state)}
    >
      <canvas aria-hidden="true" ${miniBoard(picture)}></canvas>
      <span>${away}</span>
    </button>`;
  }
}

/** Number of states at each distance to a goal. @param {WholeSpace} space */
function sizesOf(space) {
  const sizes = space.levels.map(({ toGoal }) => toGoal);
  return sizes.slice(0, sizes.findLastIndex((size) => size > 0) + 1);
}
