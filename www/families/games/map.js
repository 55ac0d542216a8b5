/**
 * The panel beside the table: why a cell has its value, a game on the table, or how long games last.
 * @import { Looking } from './looking.js'
 * @import { Told } from './places.js'
 */
import { html } from 'lit/html.js';
import { PlayPanel } from './play.js';
import { tallyOf } from './plies.js';
import { SpreadPanel } from './spread.js';
import { WhyPanel } from './why.js';

const LAYOUTS = /** @type {const} */ (['why', 'play', 'spread']);

export class WinLoseMap {
  layouts = LAYOUTS;
  /** @type {(typeof LAYOUTS)[number]} */
  #layout = 'why';
  #viewer;
  #looking;
  #panels;

  /**
   * @param {Told} viewer
   * @param {Looking} looking
   */
  constructor(viewer, looking) {
    this.#viewer = viewer;
    this.#looking = looking;
    this.#panels = {
      why: new WhyPanel(viewer, looking),
      play: new PlayPanel(viewer, looking),
      spread: new SpreadPanel(viewer, looking, (position) => this.playFrom(position)),
    };
  }

  get layout() {
    return this.#layout;
  }

  set layout(layout) {
    this.#layout = layout;
    this.#looking.isPlaying = layout === 'play';
  }

  get label() {
    return `games.map.${this.layout}`;
  }

  note() {
    const { run, words } = this.#viewer;
    const { cells } = run.session;
    return words.text('games.reach', { filled: run.frame.filled, cells });
  }

  tools() {
    return html`<span class="end"></span>`;
  }

  /** Begins a game at a position and shows it. @param {number} position */
  playFrom(position) {
    this.layout = 'play';
    this.#looking.begin(position);
    this.#viewer.refresh();
  }

  /** Nothing is drawn: the panels are text, which readers read by themselves. @param {HTMLElement} canvas */
  paint(canvas) {
    const map = /** @type {HTMLElement} */ (canvas.parentElement);
    map.setAttribute('role', 'group');
    if (this.layout === 'why') this.#panels.why.follow(map);
  }

  over() {
    return html`<div class="beside ${this.layout}">${this.#panels[this.layout].template()}</div>`;
  }

  /** What the letters and colours mean, and how many cells there are of each. */
  legend() {
    const { run, words } = this.#viewer;
    const { oracle } = run.analysis;
    // A game that is over shows the whole table.
    const isWhole = this.#looking.game?.isOver && oracle;
    const { winning, losing } = isWhole ? tallyOf(oracle.spread()) : run.frame;
    const { table } = run.frame;
    const open = run.session.cells - winning - losing;
    const counts = { wins: winning, loses: losing, open };
    return Object.entries(counts).map(
      ([role, count]) =>
        html`<span>
          <i class="swatch ${role}" aria-hidden="true"></i>
          ${words.text(`games.legend${table.distances ? '' : '.plain'}.${role}`)}
          <b>${words.number(count)}</b>
        </span>`,
    );
  }
}
