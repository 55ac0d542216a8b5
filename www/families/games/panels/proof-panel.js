/**
 * Panel that proves why a cell wins or loses: a question, its moves as cards, and the conclusion.
 * The panel has a fixed size, so that nothing moves during playback.
 * @import { Looking } from './selection.js'
 * @import { Told } from '../position-names.js'
 * @import { Conclusion } from './proof-text.js'
 * @import { Row } from './proof-rows.js'
 */
import { Memo } from '../../../core/util/memo-key.js';
import { html, nothing } from 'lit/html.js';
import { button } from '../../../ui/kit/button.js';
import { term } from '../../../ui/kit/term.js';
import { MOST_ROWS, alongList, rowsAround } from '../../../ui/kit/roving-list.js';
import { moveOf, placeOf, startCase } from '../position-names.js';
import { isWin } from '../plies.js';
import { conclusionAt, conclusionOf, questionOf } from './proof-text.js';
import { rowsOfCell, rowsOfStep } from './proof-rows.js';

/** Number of rows on each side of the current one that fill the largest panel. */
const NEAR_ROWS = 8;

/** Panel with the proof of a cell's value. */
export class WhyPanel {
  #viewer;
  #looking;
  #rows = new Memo();
  /** @type {unknown} */
  #made = null;
  /** Template after which the list was last scrolled. @type {unknown} */
  #followed = null;

  /**
   * Creates the panel.
   * @param {Told} viewer
   * @param {Looking} looking
   */
  constructor(viewer, looking) {
    this.#viewer = viewer;
    this.#looking = looking;
  }

  template() {
    const { run, words, readable } = this.#viewer;
    const { picked, pinned } = this.#looking;
    const deps = [words, run.session, run.analysis.oracle, picked, pinned, readable.step];
    this.#made = this.#rows.of(deps, () => this.#written());
    return this.#made;
  }

  /** Scrolls the row of the step into view after the template changed. @param {Element} panel */
  follow(panel) {
    if (this.#made === this.#followed) return;
    this.#followed = this.#made;
    const row = /** @type {HTMLElement | null} */ (panel.querySelector('[aria-current="step"]'));
    // With a large font size the whole panel scrolls, not the list.
    const list = row?.closest(row.closest('.large') ? '.panel' : '.listed');
    if (!row || !list || list.scrollHeight <= list.clientHeight) return;
    const { offsetTop: top, offsetHeight: high } = row;
    // Keep the neighbouring rows visible, too, if the list is high enough.
    const aside = list.clientHeight >= 3 * high ? high : 4;
    const least = top + high + aside - list.clientHeight;
    list.scrollTop = Math.min(top - aside, Math.max(least, list.scrollTop));
  }

  #written() {
    const viewer = this.#viewer;
    const { run, words } = viewer;
    const { frame, analysis } = run;
    const { picked } = this.#looking;
    if (!analysis.oracle) return html`<p class="note">${words.text('games.computing')}</p>`;
    if (picked >= 0 && frame.table.isFilled(picked, frame.filled)) return this.#cell(picked);
    const waits =
      picked >= 0 ? words.text('games.why.notYet', { here: placeOf(viewer, picked) }) : '';
    if (frame.kind === 'start') {
      return [
        this.#asks(waits || words.text('games.why.point')),
        html`<div class="listed"></div>`,
        html`<div class="so open"></div>`,
      ];
    }
    const rows = rowsOfStep(viewer);
    const best = rows.findIndex(({ mark }) => mark);
    return [
      this.#asks(waits || questionOf(viewer)),
      html`<div class="listed">${this.#list(rows, frame.index, best)}</div>`,
      this.#so(conclusionOf(viewer)),
    ];
  }

  /** Renders the proof of a filled cell that the user picked. @param {number} cell */
  #cell(cell) {
    const viewer = this.#viewer;
    const rows = rowsOfCell(viewer, cell);
    const best = rows.findIndex(({ mark }) => mark === 'shortest' || mark === 'resists');
    return [
      this.#asks(viewer.words.text('games.proof.cell')),
      html`<div class="listed">${this.#list(rows, best, best)} ${this.#line(cell)}</div>`,
      this.#so(conclusionAt(viewer, cell)),
    ];
  }

  /** Renders the question, with a button to unpin a pinned cell. @param {string} question */
  #asks(question) {
    const { words } = this.#viewer;
    return html`<div class="asks">
      <p>${term(question, 'card')}</p>
      ${
        this.#looking.pinned < 0
          ? nothing
          : button(words.text('games.why.unpin'), this.#unpin, { kind: 'small' })
      }
    </div>`;
  }

  /** Unpins the cell, and focuses the viewer, because the focused button disappears. */
  #unpin = () => {
    this.#looking.pin(-1);
    this.#viewer.focus();
  };

  /** Renders the conclusion. @param {Conclusion} conclusion */
  #so({ tone, so, because }) {
    return html`<div class="so ${tone}">
      <strong>${startCase(this.#viewer.words, so)}</strong>
      <p>${because}</p>
    </div>`;
  }

  /**
   * Renders the moves as cards, at most `MOST_ROWS` of them around the current one.
   * @param {Row[]} rows
   * @param {number} here index of the current row
   * @param {number} best index of the best row, -1 for none
   */
  #list(rows, here, best) {
    if (rows.length === 0) return nothing;
    const { words } = this.#viewer;
    const shown = rowsAround(rows.length, here, best);
    const first = Math.max(0, shown.indexOf(here));
    return html`<ol class="cards" aria-label=${words.text('games.why.list')} @keydown=${alongList}>
        ${shown.map((row, place) => this.#card(rows[row], place - first))}
      </ol>
      ${
        shown.length === rows.length
          ? nothing
          : html`<p class="note">
              ${words.text('games.why.more', { count: rows.length - shown.length })}
            </p>`
      }`;
  }

  /**
   * Renders one card.
   * @param {Row} row
   * @param {number} from how many rows it is after the current one, whose button is in the tab order
   */
  #card(row, from) {
    const viewer = this.#viewer;
    const { words } = viewer;
    const { to, at, state, plies, mark } = row;
    const value = plies < 0 ? 'open' : isWin(plies) ? 'wins' : 'loses';
    const side = at === to ? 'opponent' : 'who';
    const far = Math.abs(from) > NEAR_ROWS ? 'far' : '';
    return html`<li
      class="${state} ${mark} ${far}"
      aria-current=${state === 'now' ? 'step' : nothing}
    >
      <button type="button" tabindex=${from === 0 ? 0 : -1} @click=${() => this.#looking.pin(at)}>
        <span class="hidden">${words.text(`games.row.${state}`)}</span>
        <span class="name">${startCase(words, placeOf(viewer, at))}</span>
        <span class="value ${value}" data-brief=${words.text(`games.who.${value}`)}
          >${words.text(`games.${side}.${value}`)}</span
        >
        <span class="move">${moveOf(viewer, row.from, to)}</span>
        <span class="sooner">
          ${mark ? html`<em>${words.text(`games.row.mark.${mark}`)}</em>` : nothing}
          ${this.#told(row)}
        </span>
      </button>
    </li>`;
  }

  /**
   * Returns the note of a card: the plies, or the reason why the move was not looked at.
   * @param {Row} row
   */
  #told({ state, plies }) {
    const { words, run } = this.#viewer;
    if (state === 'ahead' || state === 'spared') return words.text(`games.row.${state}.note`);
    if (plies < 0 || (!run.frame.table.distances && state !== 'known')) return nothing;
    return words.text(plies === 0 ? 'games.row.stuck' : 'games.row.plies', { count: plies });
  }

  /** Renders the line of play from a cell if both players play best. @param {number} cell */
  #line(cell) {
    const viewer = this.#viewer;
    const { words, run } = viewer;
    const line = run.analysis.oracle?.lineOf(cell) ?? [];
    if (line.length === 0) return nothing;
    const shown = line.slice(0, MOST_ROWS);
    const more = line.length - shown.length;
    return html`<div class="subhead" id="best-line">${words.text('games.line')}</div>
      <ol class="line" aria-labelledby="best-line" @keydown=${alongList}>
        ${shown.map(
          (to, place) =>
            html`<li>
              <button
                class="button small"
                type="button"
                tabindex=${place === 0 ? 0 : -1}
                @click=${() => this.#looking.pin(to)}
              >
                ${placeOf(viewer, to)}
              </button>
            </li>`,
        )}
        ${more > 0 ? html`<li class="note">${words.text('games.line.more', { count: more })}</li>` : nothing}
      </ol>`;
  }
}
