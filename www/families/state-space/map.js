/**
 * The map of a breadth-first search: its layouts, its legend, and how much of the space it is.
 * What a person does on it is the explorer's.
 * @import { Viewer } from '../../ui/viewer.js'
 * @import { Analysis } from './analysis.js'
 */
import { html, nothing } from 'lit/html.js';
import { MapCanvas } from './map-canvas.js';
import { MapExplorer } from './map-explorer.js';

export class StateSpaceMap {
  label = 'map.label';
  layouts = /** @type {const} */ (['rings', 'levels', 'all']);
  canvas;
  explorer;
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.canvas = new MapCanvas(() => viewer.refresh());
    this.explorer = new MapExplorer(viewer, this.canvas);
  }

  /** @returns {Analysis} */
  get #analysis() {
    return this.#viewer.run.analysis;
  }

  get layout() {
    return this.canvas.layoutName;
  }

  set layout(name) {
    this.canvas.layoutName = name;
  }

  /** @param {HTMLElement} canvas */
  paint(canvas) {
    const { run, theme, words } = this.#viewer;
    const titles = [words.text('map.forward'), words.text('map.backward')];
    this.explorer.follow(canvas);
    const shown = { map: this.#analysis.map, frame: run.frame };
    this.canvas.paint(canvas, shown, theme, { number: words.number, titles });
  }

  note() {
    const { run, words } = this.#viewer;
    const { map } = this.#analysis;
    if (!map) return nothing;
    // Two sides visit less than what can be reached.
    return words.text(map.sides.length > 1 ? 'map.visits' : 'map.reach', {
      reached: map.sides.reduce((sum, { order }) => sum + order.length, 0),
      states: run.session.description.states ?? 0,
    });
  }

  tools() {
    return html`<button
      class="button small end"
      type="button"
      aria-pressed=${this.canvas.colour === 'depth'}
      @click=${this.#toggleColour}
    >
      ${this.#viewer.words.text('map.byDepth')}
    </button>`;
  }

  over() {
    const { run, words } = this.#viewer;
    return html`${
      this.#analysis.map
        ? nothing
        : html`<p class="waiting">${words.text('map.computing', { count: run.player.known })}</p>`
    }
    ${this.explorer.template()}`;
  }

  #toggleColour = () => {
    this.canvas.colour = this.canvas.colour === 'role' ? 'depth' : 'role';
    this.#viewer.refresh();
  };

  legend() {
    const { run, words } = this.#viewer;
    const { map } = this.#analysis;
    const { frontier, expanded, discovered } = run.frame;
    const sides = map?.sides ?? [];
    const found = sides.reduce((sum, { order }) => sum + order.length, 0);
    const unseen = map ? found - discovered : 0;
    const entry = (/** @type {string} */ role, /** @type {number | null} */ count) =>
      html`<span>
        <i class="swatch ${role}"></i>${words.text(`legend.${role}`)}
        ${count === null ? nothing : html`<b>${words.number(count)}</b>`}
      </span>`;
    if (this.canvas.colour === 'depth') {
      const depth = Math.max(0, ...sides.map(({ levels }) => levels.length - 2));
      return html`<span>
          ${words.text('legend.depthFrom')}<i class="swatch depth"></i>
          ${words.text('legend.depthTo', { depth })}
        </span>
        ${entry('unseen', unseen)}`;
    }
    return [
      entry('unseen', unseen),
      entry('frontier', frontier),
      entry('expanded', expanded),
      entry('goal', null),
    ];
  }
}
