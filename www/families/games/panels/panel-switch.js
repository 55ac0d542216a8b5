/**
 * Panel beside the table with four layouts: the proof of a cell's value, a game, the lengths of
 * games, and Grundy numbers.
 * @import { Counter } from '../../../ui/kit/family-view.js'
 * @import { Looking } from './selection.js'
 * @import { Told } from '../position-names.js'
 */
import { Pen } from '../../../canvas/pen.js';
import { paintMark } from '../table/legend-mark.js';
import { html, nothing } from 'lit/html.js';
import { measureLater } from '../../../ui/kit/paint-directive.js';
import { keysOf } from '../position-names.js';
import { GrundyPanel } from './grundy-panel.js';
import { PlayPanel } from './play-panel.js';
import { tallyOf } from '../plies.js';
import { SpreadPanel } from './distance-chart.js';
import { WhyPanel } from './proof-panel.js';

/** Layouts: proof ('why'), game ('play'), game lengths ('spread') and Grundy numbers ('grundy'). */
const LAYOUTS = /** @type {const} */ (['why', 'play', 'spread', 'grundy']);
/** @typedef {(typeof LAYOUTS)[number]} Layout */

/** Layouts of a game whose positions have no Grundy numbers. */
const WITHOUT_GRUNDY = LAYOUTS.filter((layout) => layout !== 'grundy');

/** The panel beside the table, with its layouts. */
export class WinLoseMap {
  /** @type {Layout} */
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
      grundy: new GrundyPanel(viewer, looking),
    };
  }

  /**
   * The layouts to choose from. The description of the session says whether there are numbers.
   * @returns {readonly Layout[]}
   */
  get layouts() {
    return this.#viewer.run.session.description.hasGrundy ? LAYOUTS : WITHOUT_GRUNDY;
  }

  get layout() {
    return this.#layout;
  }

  set layout(layout) {
    this.#layout = layout;
    this.#looking.isPlaying = layout === 'play';
  }

  /** Whether the answer may replace the panel: not during a game or while a cell is picked. */
  get isAtStep() {
    return this.layout === 'why' && this.#looking.picked < 0;
  }

  get label() {
    return `games.map.${this.layout}`;
  }

  note() {
    const { run, words } = this.#viewer;
    const { filled, table } = run.frame;
    return words.text('games.reach', { filled, cells: table.plies.length });
  }

  tools() {
    return nothing;
  }

  /** Starts a game at a position and shows it. @param {number} position */
  playFrom(position) {
    this.layout = 'play';
    this.#looking.begin(position);
  }

  /**
   * Marks the panel as a group of text for screen readers. Draws nothing on the canvas.
   * @param {HTMLElement} canvas
   */
  paint(canvas) {
    const map = /** @type {HTMLElement} */ (canvas.parentElement);
    map.setAttribute('role', 'group');
    if (this.layout === 'why') measureLater(() => this.#panels.why.follow(map));
  }

  over() {
    return html`<div class="panel ${this.layout}">${this.#panels[this.layout].template()}</div>`;
  }

  /** Returns the lines of the legend with their counts. @returns {readonly Counter[]} */
  legend() {
    const { run, words, theme } = this.#viewer;
    const { oracle } = run.analysis;
    const { hides, game } = this.#looking;
    // After a game, show the counts of the whole table. During a game, show no counts.
    const whole = game?.isOver && oracle ? tallyOf(oracle.spread()) : run.frame;
    const { winning, losing } = hides ? { winning: 0, losing: 0 } : whole;
    const open = run.frame.table.plies.length - winning - losing;
    /** @type {(role: 'wins' | 'loses' | 'open', count: number) => Counter} */
    const counter = (role, count) => ({
      mark: role,
      paint: (ctx, px) => paintMark(new Pen(ctx, theme), role, px),
      count,
      says: words.text(`games.legend.${role}`),
      about: `games.legend.${role}.title`,
    });
    return [counter('wins', winning), counter('loses', losing), counter('open', open)];
  }

  /** Returns notes about the numbers on the cells and the size of the table. */
  notes() {
    const { run, words } = this.#viewer;
    const { rows, columns } = run.session.description;
    const says = words.text(keysOf(this.#viewer, 'note'), {
      rows,
      columns,
      cells: run.frame.table.plies.length,
    });
    const size = { says, about: 'table' };
    const plies = { says: words.text('games.legend.plies'), about: 'plies' };
    return run.frame.table.distances ? [plies, size] : [size];
  }
}
