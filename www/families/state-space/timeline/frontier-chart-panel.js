/**
 * Panel with the frontier chart and a slider over its levels.
 * @import { Viewer } from '../types.js'
 * @import { RunMap } from '../analysis.js'
 * @import { Chart, Stage } from './frontier-chart.js'
 */
import { html, nothing } from 'lit/html.js';
import { MARGIN, paintChart } from './frontier-chart-paint.js';
import { keyOf, keySays } from '../board/state-numbers.js';
import { orderOf } from '../list-order.js';
import { chartOf, chartUntil, orderedChartOf, stageAt } from './frontier-chart.js';
import { Pen } from '../../../canvas/pen.js';
import { Memo } from '../../../core/util/memo-key.js';
import { surfaceOn } from '../../../canvas/surface.js';
import { pointOn } from '../../../ui/kit/pointer-position.js';
import { recall, remember } from '../../../ui/kit/storage.js';
import { painted } from '../../../ui/kit/paint-directive.js';

/** Maximum number of stages of a diagram. */
const MOST_STAGES = 120;

const SIDES = /** @type {const} */ (['forward', 'backward']);

export class ChartPanel {
  #viewer;
  #log = recall('chart') === 'log';
  /** Index of the stage under the pointer, -1 for none. */
  #hover = -1;
  #whole = new Memo();
  /** Chart that is shown: the whole chart, or only its part up to the cursor. @type {Chart} */
  #chart = { stages: [], end: 0, curve: [] };
  /** Table with the numbers of the whole chart, for screen readers. */
  #table = new Memo();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  template() {
    const { run, words, hidesFuture } = this.#viewer;
    if (!run.analysis.map)
      return html`<p>${words.text('map.computing', { count: run.player.known })}</p>`;
    const count = run.analysis.map.levelSteps.length - 1;
    if (this.#order && count > MOST_STAGES) {
      return html`<p>${words.text('chart.by.many', { count })}</p>`;
    }
    const whole = this.#follow(run.analysis.map);
    this.#chart = hidesFuture ? chartUntil(whole, run.player.cursor, this.#discovered) : whole;
    if (this.#chart.stages.length === 0) return html`<p>${words.text('chart.none')}</p>`;
    const now = stageAt(this.#chart, run.player.cursor);
    const stage = this.#chart.stages[this.#hover] ?? this.#chart.stages[now];
    return html`<div class="chart-legend">${this.#legend()} ${this.#scale()}</div>
      <div class="chart" @pointermove=${this.#onPointer} @pointerleave=${() => this.#point(-1)}>
        <canvas aria-hidden="true" ${painted((canvas) => this.#paint(canvas))}></canvas>
        <input
          type="range"
          min="0"
          max=${this.#chart.stages.length - 1}
          .value=${String(now)}
          aria-label=${words.text(this.#order ? 'chart.by.slider' : 'chart.slider')}
          aria-valuetext=${this.#says(this.#chart.stages[now])}
          @input=${this.#onSeek}
          @click=${this.#onSeek}
        />
      </div>
      <p class="says">${this.#says(stage)}</p>
      <div class="hidden">
        ${hidesFuture ? this.#written() : this.#table.of([whole], () => this.#written())}
      </div>`;
  }

  /** Returns the whole chart of the run. @param {RunMap} map */
  #follow({ sides, levelSteps }) {
    return this.#whole.of([levelSteps], () => {
      this.#hover = -1;
      const { run } = this.#viewer;
      const order = this.#order;
      if (!order) {
        return run.aside(() => chartOf(sides, levelSteps, (step) => run.session.show(step)));
      }
      return run.aside(() =>
        orderedChartOf(levelSteps, (step) => {
          const { frontier, discovered, stateDepth: g, estimate } = run.session.show(step);
          return { frontier, discovered, key: keyOf({ g, ...estimate }, order.key) };
        }),
      );
    });
  }

  /** Order of the search; null for breadth-first search. */
  get #order() {
    return orderOf(this.#viewer.run.session.description);
  }

  /** Number of states discovered up to the cursor, by side. @returns {number[]} */
  get #discovered() {
    const { sides } = this.#viewer.run.frame;
    return sides.map(({ discovered }) => discovered);
  }

  get #isTwoSided() {
    return (this.#viewer.run.analysis.map?.sides.length ?? 0) > 1;
  }

  /** @param {Stage} stage */
  #says({ side, level, begin, frontier, fresh }) {
    if (this.#order) {
      const name = keySays(this.#viewer.words, this.#order, level);
      return this.#viewer.words.text('chart.by.says', { name, step: begin, frontier, fresh });
    }
    const key = this.#isTwoSided ? `chart.${SIDES[side]}.says` : 'chart.says';
    return this.#viewer.words.text(key, { level, step: begin, frontier, fresh });
  }

  #legend() {
    const { words } = this.#viewer;
    const bars = this.#isTwoSided ? SIDES : /** @type {const} */ (['fresh']);
    return html`${bars.map(
        (name) => html`<span><i class="swatch ${name}"></i>${words.text(`chart.${name}`)}</span>`,
      )}<span><i class="swatch line"></i>${words.text('chart.frontier')}</span>`;
  }

  #scale() {
    return html`<button
      class="button small end"
      type="button"
      aria-pressed=${this.#log}
      @click=${() => {
        this.#log = !this.#log;
        remember('chart', this.#log ? 'log' : 'linear');
      }}
    >
      ${this.#viewer.words.text('chart.log')}
    </button>`;
  }

  /** Renders the numbers of the chart as a table. */
  #written() {
    const { words } = this.#viewer;
    const { number } = words;
    const side = this.#isTwoSided;
    const head = [
      this.#order ? 'chart.by.level' : 'chart.level',
      side ? 'chart.side' : '',
      'chart.step',
      'chart.queue',
      'chart.new',
    ];
    return html`<table>
      <caption>
        ${words.text(this.#order ? 'chart.by.table' : 'chart.table')}
      </caption>
      <thead>
        <tr>
          ${head.filter(Boolean).map((key) => html`<th scope="col">${words.text(key)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${this.#chart.stages.map(
          (stage) =>
            html`<tr>
              <th scope="row">${number(stage.level)}</th>
              ${side ? html`<td>${words.text(`map.${SIDES[stage.side]}`)}</td>` : nothing}
              <td>${number(stage.begin)}</td>
              <td>${number(stage.frontier)}</td>
              <td>${number(stage.fresh)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  /** @param {HTMLCanvasElement} canvas */
  #paint(canvas) {
    const { run, theme, words } = this.#viewer;
    const surface = surfaceOn(canvas, () => this.#viewer.refresh());
    const { frontier } = run.frame;
    const { cursor } = run.player;
    const { key = 'depth' } = this.#order ?? {};
    const view = {
      cursor,
      frontier,
      discovered: this.#discovered,
      hover: this.#hover,
      log: this.#log,
      number: words.short,
      level: key === 'depth' ? words.text('chart.level') : key,
    };
    surface?.paint((ctx, box) => {
      // Give the slider's thumb the width of a bar, so that each position of the thumb lies under
      // its bar.
      const { left, right } = MARGIN;
      const slot = (box.width - left - right) / this.#chart.stages.length;
      canvas.parentElement?.style.setProperty('--bars', `0 ${right}px 0 ${left}px`);
      canvas.parentElement?.style.setProperty('--slot', `${slot}px`);
      paintChart(new Pen(ctx, theme), box, this.#chart, view);
    });
  }

  /** @param {Event} event */
  #onSeek = ({ target }) => {
    const { value } = /** @type {HTMLInputElement} */ (target);
    const { begin } = this.#chart.stages[Number(value)];
    // A click that moves the slider fires both `input` and `click`: seek only once.
    if (begin !== this.#viewer.run.player.cursor) this.#viewer.seek(begin);
  };

  /** @param {PointerEvent} event */
  #onPointer = (event) => {
    const { offsetWidth } = /** @type {HTMLElement} */ (event.currentTarget);
    const { x } = pointOn(event);
    const share = (x - MARGIN.left) / (offsetWidth - MARGIN.left - MARGIN.right);
    this.#point(share >= 0 && share < 1 ? Math.floor(share * this.#chart.stages.length) : -1);
  };

  /** @param {number} stage */
  #point(stage) {
    if (stage === this.#hover) return;
    this.#hover = stage;
    this.#viewer.refresh();
  }
}
