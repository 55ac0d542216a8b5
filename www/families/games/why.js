/**
 * Why a cell wins or loses: its successors one by one, with what the opponent gets there. In a
 * search from the end the predecessors, with what the cell means for them.
 * @import { Looking } from './looking.js'
 * @import { Frame, Told } from './places.js'
 */
import { html, nothing } from 'lit/html.js';
import { MOST_ROWS, alongList, rowsAround } from './listing.js';
import { nearOf } from './near.js';
import { moveOf, placeOf, tellValue } from './places.js';
import { isWin, letterOf } from './plies.js';

/** Rows that change more often cannot be read, ms. */
const HOLD_MS = 120;

/**
 * @typedef {object} Row
 * @property {number} from
 * @property {number} to
 * @property {number} at the other cell of the two, which the row leads to
 * @property {'seen' | 'now' | 'ahead' | 'spared' | 'known'} state
 * @property {number} plies of that cell, -1 while it is not filled
 * @property {'' | 'also' | 'shortest' | 'resists' | 'decides' | 'holds' | 'decided'} mark what makes it matter
 */

/**
 * The moves from a cell whose value is known.
 * @param {Told} viewer
 * @param {number} cell
 * @returns {Row[]}
 */
export function rowsOfCell({ run }, cell) {
  const moves = run.analysis.oracle?.movesOf(cell) ?? [];
  return moves.map(({ to, plies, wins, best }) => ({
    ...{ from: cell, to, at: to, state: 'known', plies },
    mark: best ? (wins ? 'shortest' : 'resists') : wins ? 'also' : '',
  }));
}

/**
 * The successors, or predecessors, of the cell of the step.
 * @param {Told} viewer
 * @returns {Row[]}
 */
export function rowsOfStep({ run }) {
  const { cell, kind, table, filled, best, index, decided } = run.frame;
  const isBack = kind === 'backward';
  const others = Array.from(nearOf(run.session, cell, isBack));
  /** @param {number} row @returns {Row['state']} */
  const stateOf = (row) => {
    if (row === index) return 'now';
    return row < index ? 'seen' : !table.distances && decided >= 0 ? 'spared' : 'ahead';
  };
  if (isBack) {
    return others.map((from, row) => ({
      ...{ from, to: cell, at: from, state: stateOf(row) },
      plies: table.isFilled(from, filled) ? table.plies[from] : -1,
      mark: row === index && decided >= 0 ? 'decided' : '',
    }));
  }
  return others.map((to, row) => {
    const plies = table.plies[to];
    const mark = row !== best ? '' : !isWin(plies) ? 'decides' : table.distances ? 'holds' : '';
    return { from: cell, to, at: to, state: stateOf(row), plies, mark };
  });
}

export class WhyPanel {
  #viewer;
  #looking;
  /** What the rows were made of. @type {unknown[]} */
  #of = [];
  #madeMs = 0;
  /** @type {unknown} */
  #made = null;
  /** The row that was brought into view last. */
  #followed = '';

  /**
   * @param {Told} viewer
   * @param {Looking} looking
   */
  constructor(viewer, looking) {
    this.#viewer = viewer;
    this.#looking = looking;
  }

  template() {
    const { run } = this.#viewer;
    const { picked, pinned } = this.#looking;
    const of = [run.session, run.analysis.oracle, picked, pinned, run.frame.step];
    const same = of.findIndex((part, place) => part !== this.#of[place]);
    const nowMs = performance.now();
    // While the film plays only the step is another.
    const isHeld =
      same === of.length - 1 && run.player.state === 'playing' && nowMs - this.#madeMs < HOLD_MS;
    if (same < 0 || isHeld) return this.#made;
    this.#of = of;
    this.#madeMs = nowMs;
    this.#made = this.#written();
    return this.#made;
  }

  /** Brings the row of the step into view when it is another than before. @param {Element} panel */
  follow(panel) {
    const row = /** @type {HTMLElement | null} */ (panel.querySelector('[aria-current="step"]'));
    const list = row?.closest('.rows');
    const { cell, index } = this.#viewer.run.frame;
    const name = row ? `${cell} ${index}` : '';
    if (!row || !list || name === this.#followed) return;
    this.#followed = name;
    const { offsetTop, offsetHeight } = row;
    const least = offsetTop + 2 * offsetHeight - list.clientHeight;
    list.scrollTop = Math.min(offsetTop - offsetHeight, Math.max(least, list.scrollTop));
  }

  #written() {
    const { run, words } = this.#viewer;
    const { frame, analysis } = run;
    const { picked } = this.#looking;
    if (!analysis.oracle) return html`<p class="note">${words.text('games.computing')}</p>`;
    if (picked >= 0 && frame.table.isFilled(picked, frame.filled)) return this.#cell(picked);
    return this.#step(picked);
  }

  /**
   * What is known of a cell that a person looks at.
   * @param {number} cell
   */
  #cell(cell) {
    const viewer = this.#viewer;
    const { words, run } = viewer;
    const rows = rowsOfCell(viewer, cell);
    const best = rows.findIndex(({ mark }) => mark === 'shortest' || mark === 'resists');
    const wins = rows.filter(({ mark }) => mark === 'also' || mark === 'shortest').length;
    const plies = run.analysis.oracle?.pliesOf(cell) ?? 0;
    const here = placeOf(viewer, cell);
    const says = isWin(plies) ? 'winning' : rows.length > 0 ? 'noneWins' : 'terminal';
    return html`${this.#head(words.text('games.why.cell', { here }), tellValue(words, plies))}
      <p class="note">${words.text(`games.why.${says}`, { count: wins, of: rows.length })}</p>
      ${this.#list(rows, best, best)} ${this.#line(cell)}`;
  }

  /**
   * What the step looks at.
   * @param {number} picked a cell that a person looks at and that is not filled yet, -1 for none
   */
  #step(picked) {
    const viewer = this.#viewer;
    const { words, run } = viewer;
    const { kind, cell, index, total } = run.frame;
    const waits =
      picked >= 0 ? words.text('games.why.notYet', { here: placeOf(viewer, picked) }) : '';
    if (kind === 'start') {
      return html`${this.#head(words.text('games.why.start'), waits)}
        <p class="note">${words.text('games.why.point')}</p>`;
    }
    const values = { here: placeOf(viewer, cell), number: index + 1, of: total };
    const rows = rowsOfStep(viewer);
    const best = rows.findIndex(({ mark }) => mark);
    const seen = words.text(`games.why.${total > 0 ? 'seen' : 'none'}.${kind}`, values);
    return html`${this.#head(words.text(`games.why.${kind}`, values), waits || seen)}
    ${this.#list(rows, index, best)}`;
  }

  /**
   * @param {string} title
   * @param {string} note
   */
  #head(title, note) {
    const { words } = this.#viewer;
    return html`<div class="row">
      <h3>${title}</h3>
      <span class="note">${note}</span>
      ${
        this.#looking.pinned < 0
          ? nothing
          : html`<button class="button small end" type="button" @click=${this.#unpin}>
              ${words.text('games.why.unpin')}
            </button>`
      }
    </div>`;
  }

  /** Goes back to the step; the button for it is gone then. */
  #unpin = () => {
    this.#looking.pin(-1);
    this.#viewer.focus();
  };

  /**
   * @param {Row[]} rows
   * @param {number} here
   * @param {number} best
   */
  #list(rows, here, best) {
    if (rows.length === 0) return nothing;
    const { words } = this.#viewer;
    const shown = rowsAround(rows.length, here, best);
    const first = Math.max(0, shown.indexOf(here));
    return html`<ol class="rows" aria-label=${words.text('games.why.list')} @keydown=${alongList}>
        ${shown.map((row, place) => this.#row(rows[row], place === first))}
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
   * @param {Row} row
   * @param {boolean} isFirst whether it is the one in the page's order
   */
  #row({ from, to, at, state, plies, mark }, isFirst) {
    const viewer = this.#viewer;
    const { words } = viewer;
    const plain = !viewer.run.frame.table.distances && state !== 'known';
    const side = at === to ? 'opponent' : 'who';
    const loses = plain ? 'losesPlain' : plies === 0 ? 'stuck' : 'loses';
    const value = plies < 0 ? 'open' : isWin(plies) ? 'wins' : loses;
    const says = words.text(`games.${side}.${value}`, { plies });
    return html`<li class="${state} ${mark}" aria-current=${state === 'now' ? 'step' : nothing}>
      <button type="button" tabindex=${isFirst ? 0 : -1} @click=${() => this.#looking.pin(at)}>
        <i aria-hidden="true"></i>
        <span class="hidden">${words.text(`games.row.${state}`)}</span>
        <span class="move">
          ${words.text(side === 'who' ? 'games.row.from' : 'games.row.to', {
            move: moveOf(viewer, from, to),
            place: placeOf(viewer, at),
          })}
        </span>
        ${mark ? html`<em>${words.text(`games.row.mark.${mark}`)}</em>` : nothing}
        <span class="value ${plies < 0 ? '' : isWin(plies) ? 'wins' : 'loses'}">
          ${plies < 0 ? nothing : html`<b>${letterOf(words, plies, plain)}</b>`} ${says}
        </span>
      </button>
    </li>`;
  }

  /**
   * How it goes on when both play best.
   * @param {number} cell
   */
  #line(cell) {
    const viewer = this.#viewer;
    const { words, run } = viewer;
    const line = run.analysis.oracle?.lineOf(cell) ?? [];
    if (line.length === 0) return nothing;
    const shown = line.slice(0, MOST_ROWS);
    const more = line.length - shown.length;
    return html`<h3 id="best-line">${words.text('games.line')}</h3>
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
