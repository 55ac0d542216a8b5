/**
 * The map of a breadth-first search: its layouts, its legend, and how much of the space it is.
 * What a person does on it is the explorer's, which comes with the extras.
 * @import { Desk } from '../../ui/desk.js'
 * @import { StateSpaceExtras } from './extras.js'
 * @import { Study } from './study.js'
 */
import { html, nothing } from 'lit/html.js';
import { MapCanvas } from './map-canvas.js';

export class StateSpaceMap {
  label = 'map.label';
  layouts = /** @type {const} */ (['rings', 'levels', 'all']);
  canvas;
  #desk;
  #late;

  /**
   * @param {Desk} desk
   * @param {() => StateSpaceExtras | null} late
   */
  constructor(desk, late) {
    this.#desk = desk;
    this.#late = late;
    this.canvas = new MapCanvas(() => desk.refresh());
  }

  /** @returns {Study} */
  get #study() {
    return this.#desk.viz.study;
  }

  get layout() {
    return this.canvas.layoutName;
  }

  set layout(name) {
    this.canvas.layoutName = name;
  }

  /** @param {HTMLElement} canvas */
  paint(canvas) {
    const { viz, roles, words } = this.#desk;
    const titles = [words.text('map.forward'), words.text('map.backward')];
    this.#late()?.explorer.follow(canvas);
    const shown = { map: this.#study.map, frame: viz.frame };
    this.canvas.paint(canvas, shown, roles, { number: words.number, titles });
  }

  note() {
    const { viz, words } = this.#desk;
    const { map } = this.#study;
    if (!map) return nothing;
    // Two sides visit less than what can be reached.
    return words.text(map.sides.length > 1 ? 'map.visits' : 'map.reach', {
      reached: map.sides.reduce((sum, { order }) => sum + order.length, 0),
      states: viz.session.description.states ?? 0,
    });
  }

  tools() {
    return html`<button
      class="button small end"
      type="button"
      aria-pressed=${this.canvas.colour === 'depth'}
      @click=${this.#toggleColour}
    >
      ${this.#desk.words.text('map.byDepth')}
    </button>`;
  }

  over() {
    const { viz, words } = this.#desk;
    return html`${
      this.#study.map
        ? nothing
        : html`<p class="waiting">${words.text('map.computing', { count: viz.player.known })}</p>`
    }
    ${this.#late()?.explorer.template()}`;
  }

  #toggleColour = () => {
    this.canvas.colour = this.canvas.colour === 'role' ? 'depth' : 'role';
    this.#desk.refresh();
  };

  legend() {
    const { viz, words } = this.#desk;
    const { map } = this.#study;
    const { frontier, expanded, discovered } = viz.frame;
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
