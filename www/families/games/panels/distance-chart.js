/**
 * Chart of game lengths: the number of positions by plies, and a list of the positions with
 * the longest wins.
 * @import { Oracle } from './game.js'
 * @import { Looking } from './selection.js'
 * @import { Told } from '../position-names.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../../../ui/kit/button.js';
import { Memo } from '../../../core/util/memo-key.js';
import { alongList } from '../../../ui/kit/roving-list.js';
import { placeOf } from '../position-names.js';
import { isWin, letterOf, ownMoves } from '../plies.js';

/** Maximum number of bars. One more bar counts all longer games. */
export const MOST_BARS = 80;
const LONGEST = 12;
/** Ratio of the greatest to the least count above which the bars have a logarithmic scale. */
const LINEAR_RATIO = 50;

/**
 * One bar, for the positions from which a game lasts `plies` to `to` plies. `count` is the number
 * of these positions and `done` the number of filled ones; `share` and `doneShare` are the same
 * numbers as shares of the longest bar.
 * @typedef {{ plies: number, to: number, count: number, share: number, done: number, doneShare:
 *   number }} Bar
 *
 * Data of a whole table, independent of the step.
 * @typedef {{ oracle: Oracle, spread: readonly number[], longest: unknown }} Counted
 */

/**
 * Computes the bars of the chart.
 * @param {readonly number[]} spread number of positions by plies
 * @param {readonly number[]} [done] number of filled positions by plies
 * @returns {{ bars: Bar[], isLog: boolean }}
 */
export function barsOf(spread, done = spread) {
  const bins = inBins(spread);
  const doneBins = inBins(done);
  const there = bins.filter((count) => count > 0);
  const most = Math.max(1, ...there);
  const isLog = most > LINEAR_RATIO * Math.min(most, ...there);
  const share = (/** @type {number} */ count) =>
    isLog ? Math.log1p(count) / Math.log1p(most) : count / most;
  const bars = bins.map((count, plies) => {
    const to = plies === MOST_BARS ? spread.length - 1 : plies;
    const filled = doneBins[plies] ?? 0;
    return { plies, to, count, share: share(count), done: filled, doneShare: share(filled) };
  });
  return { bars, isLog };
}

/**
 * Returns the counts of positions for each bar; the last bar has the sum of all longer games.
 * @param {readonly number[]} spread
 */
function inBins(spread) {
  if (spread.length <= MOST_BARS) return [...spread];
  const more = spread.slice(MOST_BARS).reduce((sum, one) => sum + one, 0);
  return [...spread.slice(0, MOST_BARS), more];
}

/**
 * Counts the filled positions by plies, in time linear in the number of cells.
 * @param {Told} viewer
 * @param {Oracle} oracle
 */
export function filledSpread({ run }, oracle) {
  const { table, filled } = run.frame;
  /** @type {number[]} */
  const counts = [];
  for (let cell = 0; cell < table.plies.length; cell++) {
    if (!table.isFilled(cell, filled)) continue;
    const plies = oracle.pliesOf(cell);
    counts[plies] = (counts[plies] ?? 0) + 1;
  }
  return Array.from(counts, (count) => count ?? 0);
}

/** Panel with the chart of game lengths. */
export class SpreadPanel {
  #viewer;
  #looking;
  #playFrom;
  /** Data that does not depend on the step. */
  #counted = new Memo();
  /** Bars of the step. The highlight of the chosen cell's row is not part of them. */
  #bars = new Memo();

  /**
   * Creates the panel.
   * @param {Told} viewer
   * @param {Looking} looking
   * @param {(position: number) => void} playFrom starts a game at a position
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
    const counted = this.#counted.of([oracle], () => {
      return { oracle, spread: oracle.spread(), longest: this.#longest(oracle) };
    });
    const { bars, rows, isLog } = this.#follow(counted);
    const { chosen } = this.#looking;
    const isKnown = run.frame.table.isFilled(chosen, run.frame.filled);
    const plies = isKnown ? oracle.pliesOf(chosen) : -1;
    const marked = bars.findIndex((bar) => bar.plies <= plies && plies <= bar.to);
    const here = marked < 0 ? '' : placeOf(this.#viewer, chosen);
    const all = rows.map((row, place) => (place === marked ? this.#bar(bars[place], here) : row));
    const isHidden = this.#looking.hidesFuture && !run.player.atEnd;
    return html`${this.#table(all, isLog)} ${isHidden ? this.#later() : counted.longest}`;
  }

  /**
   * Returns the cached bars, updated if needed. Positions that are not filled yet are pale, or left
   * out if the future is hidden.
   * @param {Counted} counted
   */
  #follow({ oracle, spread }) {
    const { hidesFuture } = this.#looking;
    const deps = [oracle, this.#viewer.readable.step, hidesFuture];
    return this.#bars.of(deps, () => {
      const done = filledSpread(this.#viewer, oracle);
      const { bars, isLog } = barsOf(hidesFuture ? done : spread, done);
      return { bars, isLog, rows: bars.map((bar) => this.#bar(bar, '')) };
    });
  }

  /** Renders a note in place of the longest wins. These are hidden until the table is filled. */
  #later() {
    const { run, words } = this.#viewer;
    const fill = () => this.#viewer.seek(run.player.known);
    return html`<p class="note">${words.text('games.spread.later')}</p>
      <div class="row">${button(words.text('games.spread.end'), fill)}</div>`;
  }

  /**
   * Renders the table of bars.
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
   * Renders one bar.
   * @param {Bar} bar
   * @param {string} here name of the chosen cell if it belongs to this bar, otherwise ''
   */
  #bar({ plies, to, count, share, done, doneShare }, here) {
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
          <rect class="ahead" width=${share} height="1"></rect>
          <rect width=${doneShare} height="1"></rect>
        </svg>
        <span
          >${done < count ? words.text('games.spread.of', { done, count }) : words.number(count)}</span
        >
        ${here ? html`<em>${words.text('games.spread.here', { here })}</em>` : nothing}
      </td>
    </tr>`;
  }

  /** Renders the list of positions with the longest wins. @param {Oracle} oracle */
  #longest(oracle) {
    const positions = oracle.longest(LONGEST);
    if (positions.length === 0) return nothing;
    const { words } = this.#viewer;
    return html`<div class="subhead" id="longest">${words.text('games.longest')}</div>
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
