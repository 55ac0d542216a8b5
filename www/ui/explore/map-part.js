/**
 * Map of a whole space, coloured by a number of each state, with its legend.
 * @import { Band } from '../../core/explore/bands.js'
 * @import { WholeSpace } from '../../core/explore/whole-space.js'
 * @import { ExploreMap } from '../kit/family-view.js'
 * @import { Explore } from './explore-panel.js'
 */
import { html, nothing } from 'lit/html.js';
import { surfaceOn } from '../../canvas/surface.js';
import { bandsOf, isIn } from '../../core/explore/bands.js';
import { NEVER } from '../../core/explore/whole-space.js';
import { Memo } from '../../core/util/memo-key.js';
import { button, iconButton } from '../kit/button.js';
import { Gestures } from '../kit/gestures.js';
import { icon } from '../kit/icons.js';
import { miniBoard } from '../kit/mini-board.js';
import { painted } from '../kit/paint-directive.js';
import { pointOn } from '../kit/pointer-position.js';
import { dropDown } from '../kit/segments.js';

/** Number of states whose feature one slice reads. */
const SLICE = 1 << 11;
/** Longer side of the board of the state that is looked at, in CSS px. */
const BOARD_PX = 88;

/** Zoom commands: key, word of the page, factor (0 shows the whole map) and icon. */
const ZOOMS = /** @type {const} */ ([
  ['z', 'map.nearer', 1.6, icon('M9 4h2v5h5v2h-5v5H9v-5H4V9h5z')],
  ['x', 'map.farther', 1 / 1.6, icon('M4 9h12v2H4z')],
  [
    '0',
    'map.whole',
    0,
    icon('M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14m0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10'),
  ],
]);

/**
 * Number that the colours show. `feature` is the index of a feature of the core, -1 for none.
 * `brief` is its name in a list of numbers.
 * @typedef {{ id: string, name: string, brief: string, feature: number }} Tint
 */

export class MapPart {
  #panel;
  /** @type {ExploreMap | null} */
  #map = null;
  /** Id of the number that the colours show. */
  #chosen = 'distance';
  /** Numbers of all states by rank, by the id of the tint. @type {Map<string, Uint32Array>} */
  #values = new Map();
  /** Feature that is being read. @type {{ id: string, feature: number, at: number, values: Uint32Array } | null} */
  #reading = null;
  /** Band that is shown alone; null for all. @type {Band | null} */
  #band = null;
  /** State under the pointer or the keyboard cursor, -1 for none. */
  #looked = -1;
  /** Whether a click has chosen that state: the pointer then passes over others. */
  #isPinned = false;
  #bands = new Memo();
  #shown = new Memo();
  #gestures = new Gestures(
    (move) => this.#map?.move(move),
    () => this.#map?.isZoomed ?? false,
  );

  /** @param {Explore} panel */
  constructor(panel) {
    this.#panel = panel;
  }

  /** Whether numbers are being read. */
  get isBusy() {
    return this.#reading !== null;
  }

  /** Reads the numbers of one slice of states. */
  work() {
    const { space } = this.#panel;
    const reading = this.#reading;
    if (!reading || !space?.laid) return;
    const { order } = space.laid;
    const ranks = order.subarray(reading.at, reading.at + SLICE);
    const numbers = space.featureOf(reading.feature, ranks);
    ranks.forEach((rank, at) => (reading.values[rank] = numbers[at]));
    reading.at += SLICE;
    if (reading.at < order.length) return;
    this.#values.set(reading.id, reading.values);
    this.#reading = null;
  }

  release() {
    this.#map = this.#reading = this.#band = null;
    this.#values.clear();
    this.#chosen = 'distance';
    this.#looked = -1;
    this.#isPinned = false;
    this.#bands.forget();
    this.#shown.forget();
  }

  /** Numbers among which the user chooses. @param {WholeSpace} space @returns {Tint[]} */
  #tints(space) {
    const { words, viewer, cost } = this.#panel;
    const own = space.features.map(({ name: id, isHeuristic }, feature) => {
      const brief = isHeuristic
        ? viewer.words.text(`heuristic.${id}`)
        : words.text(`explore.feature.${id}`);
      const name = isHeuristic ? words.text('explore.colour.estimate', { name: brief }) : brief;
      return { id: `${isHeuristic ? 'estimate' : 'feature'}-${id}`, name, brief, feature };
    });
    const distance = words.text(`explore.colour.distance${cost}`);
    const solvable = words.text('explore.colour.solvable');
    return [
      { id: 'distance', name: distance, brief: distance, feature: -1 },
      ...own,
      ...(space.canBeLost
        ? [{ id: 'solvable', name: solvable, brief: solvable, feature: -1 }]
        : []),
    ];
  }

  /**
   * Returns the numbers that the colours show; null while they are being read.
   * @param {WholeSpace} space
   * @param {Tint} tint
   */
  #valuesOf(space, { id, feature }) {
    const known = this.#values.get(id);
    if (known) return known;
    const distances = /** @type {Uint32Array} */ (space.distances);
    if (feature < 0) {
      const values =
        id === 'solvable' ? distances.map((far) => (far === NEVER ? NEVER : 0)) : distances;
      this.#values.set(id, values);
      return values;
    }
    if (this.#reading?.id !== id) {
      const values = new Uint32Array(distances.length).fill(NEVER);
      this.#reading = { id, feature, at: 0, values };
      this.#panel.wake();
    }
    return null;
  }

  /** @param {WholeSpace} space */
  template(space) {
    const { words, viewer } = this.#panel;
    const { laid, distances } = space;
    if (!laid || !distances) return nothing;
    const map = (this.#map ??= new this.#panel.family.ExploreMap(
      space.session,
      laid,
      distances,
      this.#panel.refresh,
    ));
    map.hover = this.#looked;
    const tints = this.#tints(space);
    const tint = tints.find(({ id }) => id === this.#chosen) ?? tints[0];
    const values = this.#valuesOf(space, tint);
    const bands = values
      ? this.#bands.of([values], () => bandsOf(laid.order.map((rank) => values[rank])))
      : [];
    const ranges = bands.filter(({ from }) => from !== NEVER);
    const least = ranges[0]?.from ?? 0;
    const most = ranges.at(-1)?.to ?? 0;
    const reads = map.layoutName === 'rings' ? 'explore.map.reads' : 'explore.map.reads.plain';
    return html`<div class="map-and-legend">
      <div
        class="whole-map ${map.isZoomed ? 'zoomed' : ''}"
        role="application"
        tabindex="0"
        aria-label=${words.text('explore.map.label')}
        aria-describedby="explore-looked"
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.#onKey(event, map)}
      >
        ${
          values
            ? html`<canvas
                aria-hidden="true"
                @pointerdown=${(/** @type {PointerEvent} */ event) => this.#gestures.down(event)}
                @pointermove=${(/** @type {PointerEvent} */ event) => this.#onMove(event, map)}
                @pointerup=${(/** @type {PointerEvent} */ event) => this.#gestures.up(event)}
                @pointercancel=${(/** @type {PointerEvent} */ event) => this.#gestures.up(event)}
                @wheel=${(/** @type {WheelEvent} */ event) => this.#gestures.wheel(event)}
                @touchmove=${keepPinch}
                @click=${(/** @type {MouseEvent} */ event) => this.#onClick(event, map)}
                ${painted((canvas) =>
                  map.show(canvas, this.#shades(values, least, most), viewer.theme, words),
                )}
              ></canvas>`
            : html`<p role="status">${words.text('explore.reading')}</p>`
        }
        <div class="zooms">
          ${ZOOMS.map(([, key, factor, shape]) =>
            iconButton(viewer.words.text(key), shape, () => zoom(map, factor)),
          )}
        </div>
      </div>
      <div class="beside-map">
        <label class="tint">
          ${words.text('explore.colour')}
          ${dropDown({
            name: 'explore-colour',
            label: words.text('explore.colour'),
            values: tints.map(({ id }) => id),
            chosen: tint.id,
            text: (id) => tints.find((one) => one.id === id)?.name ?? '',
            choose: (id) => {
              this.#chosen = id;
              this.#band = null;
            },
          })}
        </label>
        <ul class="bands" aria-label=${words.text('explore.legend')}>
          ${bands.map((band) => html`<li>${this.#line(band, least, most, tint.id)}</li>`)}
        </ul>
        <p class="note">${words.text(reads)}</p>
        ${this.#card(space, map, tints)}
      </div>
    </div>`;
  }

  /**
   * Returns what the map shows: all states, or only those of the chosen band.
   * @param {Uint32Array} values
   * @param {number} least
   * @param {number} most
   */
  #shades(values, least, most) {
    const band = this.#band;
    const own = this.#shown.of([values, band], () =>
      band ? values.map((value) => shownIn(band, value, least)) : values,
    );
    return { values: own, least, most };
  }

  /**
   * Renders a line of the legend, which shows its states alone when it is pressed.
   * @param {Band} band
   * @param {number} least
   * @param {number} most
   * @param {string} tint
   */
  #line(band, least, most, tint) {
    const { words, family, viewer } = this.#panel;
    const { from, to, count } = band;
    const isLost = from === NEVER;
    const middle = (Math.max(from, least) + Math.min(to, most)) / 2 - least;
    const strength = isLost ? null : family.nearness(middle, most - least);
    const range = from === to ? 'explore.band.one' : 'explore.band';
    const says = isLost
      ? words.text('explore.band.lost')
      : tint === 'solvable'
        ? words.text('explore.band.solvable')
        : words.text(range, { from, to });
    return html`<button
      class="button small"
      type="button"
      aria-pressed=${band === this.#band}
      @click=${() => (this.#band = band === this.#band ? null : band)}
    >
      <canvas
        class="swatch"
        aria-hidden="true"
        ${painted((canvas) =>
          surfaceOn(canvas, this.#panel.refresh)?.paint((ctx, box) =>
            family.paintNearSwatch(ctx, box, viewer.theme, strength),
          ),
        )}
      ></canvas>
      <b>${says}</b>
      <span class="note">${words.text('explore.band.count', { count })}</span>
    </button>`;
  }

  /**
   * Renders the state that is looked at, with its numbers in words.
   * @param {WholeSpace} space
   * @param {ExploreMap} map
   * @param {readonly Tint[]} tints
   */
  #card(space, map, tints) {
    const { words, cost, viewer, view } = this.#panel;
    const state = this.#looked;
    if (state < 0)
      return html`<div class="state-read" id="explore-looked" aria-live="polite"></div>`;
    const { session, distances } = space;
    const { rows, columns } = session.description;
    const distance = distances?.[state] ?? NEVER;
    const key = distance === NEVER ? '.lost' : cost;
    const board = session.boards(Uint32Array.of(state));
    const picture = { board, rows, columns, view, theme: viewer.theme, px: BOARD_PX, whole: true };
    return html`<div class="state-read" id="explore-looked" aria-live="polite">
      <canvas aria-hidden="true" ${miniBoard(picture)}></canvas>
      <div>
        <p>${words.text(`explore.state${key}`, { depth: map.depthOf(state), distance })}</p>
        ${tints
          .filter(({ feature }) => feature >= 0)
          .map(({ brief: name, feature }) => {
            const [value] = space.featureOf(feature, Uint32Array.of(state));
            return html`<p class="note">${words.text('explore.value', { name, value })}</p>`;
          })}
        ${
          viewer.readonly
            ? nothing
            : button(words.text('explore.open'), () => this.#panel.open(state), { kind: 'small' })
        }
      </div>
    </div>`;
  }

  /** @param {PointerEvent} event @param {ExploreMap} map */
  #onMove(event, map) {
    if (!this.#gestures.move(event) && !this.#isPinned) this.#look(map.stateAt(pointOn(event)));
  }

  /** @param {MouseEvent} event @param {ExploreMap} map */
  #onClick(event, map) {
    if (this.#gestures.dragged) return;
    const state = map.stateAt(pointOn(event));
    this.#isPinned = state >= 0 && !(this.#isPinned && state === this.#looked);
    this.#look(state);
  }

  /** @param {number} state */
  #look(state) {
    if (state < 0 || state === this.#looked) return;
    this.#looked = state;
    this.#panel.refresh();
  }

  /** @param {KeyboardEvent} event @param {ExploreMap} map */
  #onKey(event, map) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.target !== event.currentTarget) return;
    const command = ZOOMS.find(([own]) => own === key.toLowerCase());
    if (command) zoom(map, command[2]);
    else if (key === 'Enter' && this.#looked >= 0 && !this.#panel.viewer.readonly) {
      this.#panel.open(this.#looked);
    } else {
      const to = map.walk(this.#looked, key);
      if (to < 0) return;
      map.reveal(to);
      this.#look(to);
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Returns the number of a state for a map of one band. The band of states without a number has the
 * strongest colour.
 * @param {Band} band
 * @param {number} value
 * @param {number} least number with the strongest colour
 */
function shownIn(band, value, least) {
  if (!isIn(band, value)) return NEVER;
  return value === NEVER ? least : value;
}

/**
 * Zooms the map around its middle.
 * @param {ExploreMap} map
 * @param {number} factor 0 shows the whole map
 */
function zoom(map, factor) {
  if (factor > 0) map.move({ factor });
  else map.showAll();
}

/** Prevents the browser's own pinch zoom over the map. @param {TouchEvent} event */
function keepPinch(event) {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}
