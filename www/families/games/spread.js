/**
 * How long the games last: the positions counted by plies, and those with the longest wins.
 * @import { Oracle } from './game.js'
 * @import { Looking } from './looking.js'
 * @import { Told } from './places.js'
 */
import { html, nothing } from 'lit/html.js';
import { alongList } from './listing.js';
import { placeOf } from './places.js';
import { isWin, letterOf, ownMoves } from './plies.js';

/** So many bars; what lasts longer is in one more. */
export const MOST_BARS = 80;
const LONGEST = 12;
/** Where the counts differ more than this, their logarithms are drawn. */
const LINEAR_RATIO = 50;

/**
 * One bar: positions that last from so many plies to so many.
 * @typedef {{ plies: number, to: number, count: number, share: number }} Bar
 *
 * What is told of a whole table; `rows` are those of the bars, none of them marked.
 * @typedef {{ oracle: Oracle, bars: Bar[], rows: unknown[], isLog: boolean, longest: unknown }} Counted
 */

/**
 * @param {ArrayLike<number>} spread number of positions by plies
 * @returns {{ bars: Bar[], isLog: boolean }}
 */
export function barsOf(spread) {
  const counts = Array.from(spread);
  const last = counts.length - 1;
  const parts = counts.slice(0, MOST_BARS).map((count, plies) => ({ count, plies, to: plies }));
  if (last >= MOST_BARS) {
    const count = counts.slice(MOST_BARS).reduce((sum, one) => sum + one, 0);
    parts.push({ count, plies: MOST_BARS, to: last });
  }
  const there = parts.map(({ count }) => count).filter((count) => count > 0);
  const most = Math.max(1, ...there);
  const isLog = most > LINEAR_RATIO * Math.min(most, ...there);
  const share = (/** @type {number} */ count) =>
    isLog ? Math.log1p(count) / Math.log1p(most) : count / most;
  return { bars: parts.map((part) => ({ ...part, share: share(part.count) })), isLog };
}

export class SpreadPanel {
  #viewer;
  #looking;
  #playFrom;
  /** What does not depend on the cell that is looked at. @type {Counted | null} */
  #counted = null;

  /**
   * @param {Told} viewer
   * @param {Looking} looking
   * @param {(position: number) => void} playFrom
   */
  constructor(viewer, looking, playFrom) {
    this.#viewer = viewer;
    this.#looking = looking;
    this.#playFrom = playFrom;
  }

  template() {
    const { run, words } = this.#viewer;
    const { oracle } = run.analysis;
    if (!oracle) return html`<p class="note">${words.text('games.computing')}</p>`;
    if (this.#looking.isOn) return html`<p class="note">${words.text('games.spread.hidden')}</p>`;
    if (!run.player.atEnd) return this.#later();
    if (this.#counted?.oracle !== oracle) this.#counted = this.#count(oracle);
    const { bars, rows, isLog, longest } = this.#counted;
    const { chosen } = this.#looking;
    const plies = oracle.pliesOf(chosen);
    const marked = bars.findIndex((bar) => bar.plies <= plies && plies <= bar.to);
    const all = rows.map((row, place) =>
      place === marked ? this.#bar(bars[place], placeOf(this.#viewer, chosen)) : row,
    );
    return html`${this.#table(all, isLog)} ${longest}`;
  }

  /** The table would be told before it is filled. */
  #later() {
    const { run, words } = this.#viewer;
    const fill = () => this.#viewer.seek(run.player.known);
    return html`<p class="note">${words.text('games.spread.later')}</p>
      <div class="row">
        <button class="button" type="button" @click=${fill}>
          ${words.text('games.spread.end')}
        </button>
      </div>`;
  }

  /**
   * Counts the whole table: linear in the number of cells.
   * @param {Oracle} oracle
   * @returns {Counted}
   */
  #count(oracle) {
    const { bars, isLog } = barsOf(oracle.spread());
    const rows = bars.map((bar) => this.#bar(bar, ''));
    return { oracle, bars, rows, isLog, longest: this.#longest(oracle) };
  }

  /**
   * @param {unknown[]} rows
   * @param {boolean} isLog
   */
  #table(rows, isLog) {
    const { words } = this.#viewer;
    const head = ['value', 'plies', 'positions'];
    return html`<table class="spread">
      <caption>
        ${words.text('games.spread')}
        ${isLog ? html`<span class="note">${words.text('games.spread.log')}</span>` : nothing}
      </caption>
      <thead>
        <tr>
          ${head.map((name) => html`<th scope="col">${words.text(`games.spread.${name}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
  }

  /**
   * @param {Bar} bar
   * @param {string} here the chosen cell, if this is its bar
   */
  #bar({ plies, to, count, share }, here) {
    const { words } = this.#viewer;
    const isMore = to > plies;
    const role = isMore ? '' : isWin(plies) ? 'wins' : 'loses';
    return html`<tr class=${role} aria-current=${here ? 'true' : nothing}>
      <th scope="row">${isMore ? nothing : letterOf(words, plies)}</th>
      <td>
        ${isMore ? words.text('games.spread.longer', { plies: plies - 1 }) : words.number(plies)}
      </td>
      <td>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width=${share} height="1"></rect>
        </svg>
        <span>${words.number(count)}</span>
        ${here ? html`<em>${words.text('games.spread.here', { here })}</em>` : nothing}
      </td>
    </tr>`;
  }

  /** @param {Oracle} oracle */
  #longest(oracle) {
    const positions = oracle.longest(LONGEST);
    if (positions.length === 0) return nothing;
    const { words } = this.#viewer;
    return html`<h3 id="longest">${words.text('games.longest')}</h3>
      <ol class="rows longest" aria-labelledby="longest" @keydown=${alongList}>
        ${positions.map((position, place) => {
          const plies = oracle.pliesOf(position);
          const values = { here: placeOf(this.#viewer, position), plies, count: ownMoves(plies) };
          const tabindex = place === 0 ? 0 : -1;
          return html`<li>
            <button type="button" tabindex=${tabindex} @click=${() => this.#looking.pin(position)}>
              <span class="move">${words.text('games.longest.win', values)}</span>
            </button>
            <button
              class="button small"
              type="button"
              tabindex=${tabindex}
              aria-label=${words.text('games.longest.playFrom', values)}
              @click=${() => this.#playFrom(position)}
            >
              ${words.text('games.longest.play')}
            </button>
          </li>`;
        })}
      </ol>`;
  }
}
