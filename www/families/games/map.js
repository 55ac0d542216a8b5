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
  #desk;
  #looking;
  #panels;

  /**
   * @param {Told} desk
   * @param {Looking} looking
   */
  constructor(desk, looking) {
    this.#desk = desk;
    this.#looking = looking;
    this.#panels = {
      why: new WhyPanel(desk, looking),
      play: new PlayPanel(desk, looking),
      spread: new SpreadPanel(desk, looking, (position) => this.playFrom(position)),
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
    const { viz, words } = this.#desk;
    const { cells } = viz.session;
    return words.text('games.reach', { filled: viz.frame.filled, cells });
  }

  tools() {
    return html`<span class="end"></span>`;
  }

  /** Begins a game at a position and shows it. @param {number} position */
  playFrom(position) {
    this.layout = 'play';
    this.#looking.begin(position);
    this.#desk.refresh();
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
    const { viz, words } = this.#desk;
    const { oracle } = viz.study;
    // A game that is over shows the whole table.
    const isWhole = this.#looking.game?.isOver && oracle;
    const { winning, losing } = isWhole ? tallyOf(oracle.spread()) : viz.frame;
    const { table } = viz.frame;
    const open = viz.session.cells - winning - losing;
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
