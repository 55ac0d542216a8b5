/**
 * Map panel: the canvas with the map of the search, as drawn by the family.
 * @import { Ending } from '../kit/family-view.js'
 * @import { Viewer } from './viewer.js'
 */
import { html } from 'lit/html.js';
import { Turnover } from '../../core/playback/layout-tween.js';
import { keyed } from 'lit/directives/keyed.js';
import { cssVars } from '../kit/css-vars.js';
import { painted } from '../kit/paint-directive.js';
import { finale, headline } from '../answer/answer-view.js';
import { segments } from '../kit/segments.js';

export class MapPanel {
  /** Animation between two map layouts. */
  turnover = new Turnover();
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * Renders the map. The template is keyed by family, so that another family gets a new canvas
   * without the old styles and listeners.
   */
  template() {
    const viewer = this.#viewer;
    const { words, family } = viewer;
    const { map } = family;
    const ending = map.isAtStep ? viewer.scene.ending : null;
    return keyed(
      family.id,
      html`<div
        class="map ${map.isZoomed ? 'zoomed' : ''} ${map.isEdited ? 'edited' : ''}"
        role=${map.isText ? 'group' : 'application'}
        tabindex="0"
        aria-label=${words.text(map.label)}
        @keydown=${map.hearsKeys?.keydown}
        @blur=${map.hearsKeys?.blur}
      >
        <canvas
          aria-hidden="true"
          ?hidden=${map.isText}
          @pointerdown=${map.hears?.pointerdown}
          @pointermove=${map.hears?.pointermove}
          @pointerup=${map.hears?.pointerup}
          @pointercancel=${map.hears?.pointercancel}
          @pointerleave=${map.hears?.pointerleave}
          @wheel=${map.hears?.wheel}
          @touchstart=${map.hears?.touchstart}
          @touchmove=${map.hears?.touchmove}
          @click=${map.hears?.click}
          ${painted((canvas) => map.paint(canvas))}
        ></canvas>
        ${ending ? this.#ending(ending) : map.over()}
      </div>`,
    );
  }

  /**
   * Renders the answer in the place of the sentence beside a table, for families whose main picture
   * is a table.
   * @param {Ending} ending
   */
  #ending(ending) {
    const { board: grown, told } = this.#viewer.finale.shares;
    return html`<div class="panel ended" ${cssVars({ grown, told })}>
      ${headline(this.#viewer, ending)} ${finale(this.#viewer, ending)}
    </div>`;
  }

  /** Renders the choice of the map's layout. */
  layouts() {
    const { words, family } = this.#viewer;
    const { map } = family;
    return segments({
      name: 'layout',
      label: words.text('map.layout'),
      values: map.layouts,
      chosen: map.layout,
      text: (name) => words.text(`map.${name}`),
      about: (name) => name,
      choose: (name) => {
        map.layout = name;
        this.turnover.begin(this.#viewer.host.isStill);
      },
      className: 'small',
    });
  }
}
