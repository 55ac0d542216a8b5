/**
 * The panel beside the table: why a cell has its value, a game on the table, or how long games last.
 * @import { Counter } from '../../../ui/kit/family-view.js'
 * @import { Looking } from './selection.js'
 * @import { Told } from '../position-names.js'
 */
import { html, nothing } from 'lit/html.js';
import { keysOf } from '../position-names.js';
import { PlayPanel } from './play-panel.js';
import { tallyOf } from '../plies.js';
import { SpreadPanel } from './distance-chart.js';
import { WhyPanel } from './proof-panel.js';

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

  /** A game, or a cell that a person looks at, stays in sight at the answer, too. */
  get isAtStep() {
    return this.layout === 'why' && this.#looking.picked < 0;
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
    return nothing;
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
    // Once the panel itself is rendered, too.
    if (this.layout === 'why') queueMicrotask(() => this.#panels.why.follow(map));
  }

  over() {
    return html`<div class="panel ${this.layout}">${this.#panels[this.layout].template()}</div>`;
  }

  /** What the looks of cells mean, and how many there are of each. @returns {readonly Counter[]} */
  legend() {
    const { run, words } = this.#viewer;
    const { oracle } = run.analysis;
    const { hides, game } = this.#looking;
    // A game that is over shows the whole table, one that is on nothing of it.
    const whole = game?.isOver && oracle ? tallyOf(oracle.spread()) : run.frame;
    const { winning, losing } = hides ? { winning: 0, losing: 0 } : whole;
    const open = run.session.cells - winning - losing;
    const counter = (/** @type {string} */ role, /** @type {number} */ count) => ({
      mark: role,
      count,
      says: words.text(`games.legend.${role}`),
      about: `games.legend.${role}.title`,
    });
    return [counter('wins', winning), counter('loses', losing), counter('open', open)];
  }

  /** What is written on the cells, and what the table is. */
  notes() {
    const { run, words } = this.#viewer;
    const { rows, columns } = run.session.description;
    const says = words.text(keysOf(this.#viewer, 'note'), {
      rows,
      columns,
      cells: run.session.cells,
    });
    const size = { says, about: 'table' };
    const plies = { says: words.text('games.legend.plies'), about: 'plies' };
    return run.frame.table.distances ? [plies, size] : [size];
  }
}
