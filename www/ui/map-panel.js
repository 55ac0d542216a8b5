/**
 * The map of the search: its layouts and its legend. What a person does on it is the explorer's,
 * which comes with the extras.
 * @import { Desk } from './desk.js'
 */
import { html, nothing } from 'lit/html.js';
import { algorithmMenu } from './algorithm-menu.js';
import { MapCanvas } from './map-canvas.js';
import { segments } from './segments.js';

const LAYOUT_NAMES = /** @type {const} */ (['rings', 'levels', 'all']);

export class MapPanel {
  #desk;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.canvas = new MapCanvas(() => desk.refresh());
  }

  paint() {
    const { root, viz, roles, words, extras } = this.#desk;
    const titles = [words.text('map.forward'), words.text('map.backward')];
    const canvas = root.querySelector('.map canvas');
    extras?.explorer.follow(/** @type {HTMLElement} */ (canvas));
    this.canvas.paint(canvas, viz, roles, { number: words.number, titles });
  }

  template() {
    const { viz, words, extras } = this.#desk;
    const { map } = viz;
    const { states } = viz.session.description;
    return html`
      <div class="head">
        ${algorithmMenu(this.#desk)}
        <span class="note map-reach"
          >${
            // Two sides visit less than what can be reached.
            map
              ? words.text(map.sides.length > 1 ? 'map.visits' : 'map.reach', {
                  reached: map.sides.reduce((sum, { order }) => sum + order.length, 0),
                  states,
                })
              : nothing
          }</span
        >
        <button
          class="button small end"
          type="button"
          aria-pressed=${this.canvas.colour === 'depth'}
          @click=${this.#toggleColour}
        >
          ${words.text('map.byDepth')}
        </button>
        <span>
          ${segments({
            name: 'layout',
            label: words.text('map.layout'),
            values: LAYOUT_NAMES,
            chosen: this.canvas.layoutName,
            text: (name) => words.text(`map.${name}`),
            choose: (name) => {
              this.canvas.layoutName = name;
              this.#desk.fetchExtras();
              this.#desk.refresh();
            },
            className: 'small',
          })}
        </span>
      </div>
      <div class="map" role="application" tabindex="0" aria-label=${words.text('map.label')}>
        <canvas aria-hidden="true"></canvas>
        ${
          map
            ? nothing
            : html`<p class="waiting">
                ${words.text('map.computing', { count: viz.player.known })}
              </p>`
        }
        ${extras?.explorer.template()}
      </div>
      <div class="foot legend">${this.#legend()}</div>
    `;
  }

  #toggleColour = () => {
    this.canvas.colour = this.canvas.colour === 'role' ? 'depth' : 'role';
    this.#desk.refresh();
  };

  #legend() {
    const { viz, words } = this.#desk;
    const { frontier, expanded, discovered } = viz.frame;
    const sides = viz.map?.sides ?? [];
    const found = sides.reduce((sum, { order }) => sum + order.length, 0);
    const unseen = viz.map ? found - discovered : 0;
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
