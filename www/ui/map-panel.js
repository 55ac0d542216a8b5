/**
 * The map of the search, as its family draws it, and the choice of algorithm and layout.
 * @import { Viewer } from './viewer.js'
 */
import { html } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import { algorithmMenu } from './algorithm-menu.js';
import { segments } from './segments.js';

export class MapPanel {
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  paint() {
    const { root, family } = this.#viewer;
    family.map.paint(/** @type {HTMLElement} */ (root.querySelector('.map canvas')));
  }

  template() {
    const { words, family } = this.#viewer;
    const { map } = family;
    return html`
      <div class="head">
        ${algorithmMenu(this.#viewer)}
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
              this.#viewer.refresh();
            },
            className: 'small',
          })}
        </span>
      </div>
      ${keyed(family.id, this.#map())}
      <div class="foot legend">${map.legend()}</div>
    `;
  }

  /** In a place of its family's own: what another family did to its canvas and hears on it goes. */
  #map() {
    const { words, family } = this.#viewer;
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
