/**
 * Growth of states, steps and time with the size of the puzzle, measured by running the sizes.
 * @import { SpaceGrowth } from '../../wasm/searchlight.js'
 * @import { Measured } from '../../core/explore/growth-run.js'
 * @import { Explore } from './explore-panel.js'
 * @import { Line } from './growth-chart.js'
 */
import { html, nothing } from 'lit/html.js';
import { Session } from '../../core/engine/session.js';
import { GrowthRun } from '../../core/explore/growth-run.js';
import { tabbed } from '../../core/explore/tab-text.js';
import { button } from '../kit/button.js';
import { CopyButton } from './copy-button.js';
import { growthChart } from './growth-chart.js';

/** Value of the last size below which the formula's curve is left out. */
const LEAST = 0.01;

const CHARTS = /** @type {const} */ ([
  ['states', 'states'],
  ['steps', 'steps'],
  ['time', 'ms'],
]);

export class GrowthPart {
  #panel;
  #copy;
  /** Sizes of the puzzle; null if it has one size. @type {SpaceGrowth | null} */
  #growth = null;
  /** @type {GrowthRun | null} */
  #run = null;

  /** @param {Explore} panel */
  constructor(panel) {
    this.#panel = panel;
    this.#copy = new CopyButton(panel);
  }

  /** @param {SpaceGrowth | null} growth */
  begin(growth) {
    this.#growth = growth;
  }

  get isBusy() {
    return this.#run?.isBusy ?? false;
  }

  /** Works until a time. @param {number} untilMs */
  work(untilMs) {
    this.#run?.work(untilMs);
  }

  release() {
    this.#run?.free();
    this.#run = null;
  }

  #measure() {
    if (!this.#growth) return;
    this.release();
    const open = (/** @type {number} */ size) => this.#open(size);
    this.#run = new GrowthRun(this.#growth, open, () => performance.now());
    this.#panel.wake();
  }

  /** Opens the search of a size. @param {number} size */
  #open(size) {
    const { session } = this.#panel.viewer.run;
    const own = this.#panel.space?.session ?? new Session(session.link(0));
    try {
      return new Session(own.ask((core) => core.sized(size)));
    } finally {
      if (own !== this.#panel.space?.session) own.free();
    }
  }

  template() {
    const { words, isListed } = this.#panel;
    const growth = this.#growth;
    const large = isListed ? nothing : html`<p>${words.text('explore.large')}</p>`;
    if (!growth)
      return html`${large}
        <p>${words.text('explore.growth.none')}</p>`;
    const { formula } = growth;
    const run = this.#run;
    const isBusy = this.isBusy;
    return html`${large}
      <p>${words.text('explore.growth.about', { formula })} ${words.text('explore.n')}</p>
      <div class="row">
        ${
          isBusy
            ? button(words.text('explore.growth.stop'), () => run?.stop())
            : button(
                words.text(run ? 'explore.growth.again' : 'explore.growth.begin'),
                () => this.#measure(),
                { kind: 'primary' },
              )
        }
        <p role="status">${run ? this.#says(run) : nothing}</p>
      </div>
      ${run && run.results.length > 0 ? this.#results(run.results, formula) : nothing}`;
  }

  /** @param {GrowthRun} run */
  #says({ results, count: all, isBusy, isStopped }) {
    const key = isBusy ? 'busy' : isStopped ? 'stopped' : 'done';
    return this.#panel.words.text(`explore.growth.${key}`, { count: results.length, all });
  }

  /** @param {readonly Measured[]} results @param {string} formula */
  #results(results, formula) {
    const { words } = this.#panel;
    const last = results[results.length - 1];
    return html`<div class="charts">
        ${CHARTS.map(([name, field]) => {
          const scale = name === 'states' ? 1 : last[field] / last.expected;
          const curve = results.map(({ size, expected }) => ({ x: size, y: expected * scale }));
          /** @type {Line[]} */
          const lines = [
            { kind: 'measured', points: results.map((one) => ({ x: one.size, y: one[field] })) },
            // Times that are too short to be measured have no curve.
            ...(last[field] < LEAST
              ? []
              : [{ kind: /** @type {const} */ ('formula'), points: curve }]),
          ];
          return this.#chart(name, lines, results);
        })}
      </div>
      <p class="note">
        <span class="line-key measured"></span> ${words.text('explore.growth.measured')} ·
        <span class="line-key formula"></span> ${words.text('explore.growth.curve', { formula })}
      </p>
      <p class="note">
        ${words.text('explore.growth.scaled')} ${words.text('explore.growth.axis')}
      </p>
      ${this.#table(results)}`;
  }

  /**
   * @param {typeof CHARTS[number][0]} name
   * @param {readonly Line[]} lines the first one is what was measured
   * @param {readonly Measured[]} results
   */
  #chart(name, lines, results) {
    const { words } = this.#panel;
    const says = words.text(`explore.growth.${name}`);
    const measured = lines[0].points;
    const [first, last] = [measured[0], measured[measured.length - 1]].map(({ y }) =>
      this.#written(name, y),
    );
    const label = words.text('explore.growth.chart', {
      name: says,
      first,
      last,
      least: results[0].size,
      most: results[results.length - 1].size,
    });
    return html`<figure>
      <figcaption>${says}</figcaption>
      ${growthChart({ label, lines, number: words.short, sizes: results.map(({ size }) => size) })}
    </figure>`;
  }

  /**
   * @param {typeof CHARTS[number][0]} name
   * @param {number} value
   */
  #written(name, value) {
    const { words } = this.#panel;
    return name === 'time' ? words.text('explore.ms', { ms: value }) : words.number(value);
  }

  /** @param {readonly Measured[]} results */
  #table(results) {
    const { words } = this.#panel;
    const heads = ['size', 'states', 'formula', 'steps', 'time'].map((key) =>
      words.text(`explore.growth.${key}`),
    );
    const rows = () => [
      heads,
      ...results.map(({ size, states, expected, steps, ms }) => [
        ...[size, states, expected, steps],
        ms.toFixed(1),
      ]),
    ];
    return html`<div class="row">${this.#copy.template(() => tabbed(rows()))}</div>
      <div
        class="scroller"
        tabindex="0"
        role="group"
        aria-label=${words.text('explore.part.growth')}
      >
        <table>
          <thead>
            <tr>
              ${heads.map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${results.map(
              ({ size, states, expected, steps, ms }) =>
                html`<tr>
                  <th scope="row">${words.number(size)}</th>
                  ${[states, expected, steps].map((count) => html`<td>${words.number(count)}</td>`)}
                  <td>${words.text('explore.ms', { ms })}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }
}
