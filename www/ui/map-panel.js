/**
 * The map of the search, as its family draws it, and the choice of algorithm and layout.
 * @import { Desk } from './desk.js'
 */
import { html, nothing } from 'lit/html.js';
import { FAMILIES } from '../families/index.js';
import { algorithmMenu } from './algorithm-menu.js';
import { segments } from './segments.js';

export class MapPanel {
  #desk;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  paint() {
    const { root, family } = this.#desk;
    family.map.paint(/** @type {HTMLElement} */ (root.querySelector('.map canvas')));
  }

  template() {
    const { words, family } = this.#desk;
    const { map } = family;
    return html`
      <div class="head">
        ${algorithmMenu(this.#desk)}
        <span class="note map-reach">${map.note()}</span>
        ${map.tools()}
        <span>
          ${segments({
            name: 'layout',
            label: words.text('map.layout'),
            values: map.layouts,
            chosen: map.layout,
            text: (name) => words.text(`map.${name}`),
            choose: (name) => {
              map.layout = name;
              this.#desk.late.fetchExtras();
              this.#desk.refresh();
            },
            className: 'small',
          })}
        </span>
      </div>
      ${Object.keys(FAMILIES).map((id) => (id === family.id ? this.#map() : nothing))}
      <div class="foot legend">${map.legend()}</div>
    `;
  }

  /** In a place of its family's own: what another family did to its canvas and hears on it goes. */
  #map() {
    const { words, family } = this.#desk;
    const { map } = family;
    return html`<div
      class="map"
      role="application"
      tabindex="0"
      aria-label=${words.text(map.label)}
    >
      <canvas aria-hidden="true"></canvas>
      ${map.over()}
    </div>`;
  }
}
