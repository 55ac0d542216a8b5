/**
 * The map of the search: its layouts, its legend, and looking at single states.
 * @import { Desk } from './desk.js'
 * @import { Spot } from './map-canvas.js'
 * @import { Inspected } from './state-card.js'
 */
import { html, nothing } from 'lit/html.js';
import { algorithmMenu } from './algorithm-menu.js';
import { Gestures, pointOn } from './gestures.js';
import { ICONS } from './icons.js';
import { isBegun, MapCanvas } from './map-canvas.js';
import { segments } from './segments.js';
import { depthOf, inspect, stateCard } from './state-card.js';

const LAYOUT_NAMES = /** @type {const} */ (['rings', 'levels', 'all']);
const ZOOM_STEP = 1.6;
const PAN_PX = 60;

/** What a key or a button of the map does to its camera. */
const ZOOMS = [
  { key: 'z', name: /** @type {const} */ ('nearer'), factor: ZOOM_STEP },
  { key: 'x', name: /** @type {const} */ ('farther'), factor: 1 / ZOOM_STEP },
  { key: '0', name: /** @type {const} */ ('whole'), factor: 0 },
];

/** Where Shift and an arrow move the camera, so that the map moves the other way. */
const PANS = new Map([
  ['ArrowLeft', { dx: PAN_PX }],
  ['ArrowRight', { dx: -PAN_PX }],
  ['ArrowUp', { dy: PAN_PX }],
  ['ArrowDown', { dy: -PAN_PX }],
]);

export class MapPanel {
  #desk;
  #map;
  #gestures;
  /** The state that the pointer or the map's keyboard is on. @type {Inspected | null} */
  #looked = null;
  /** The state that was clicked. @type {Inspected | null} */
  #chosen = null;
  /** Whether that lies in the lower half, so that what is said of it stands in the upper one. */
  #chosenLow = false;
  /** Where on the canvas the state lies that is looked at. */
  #at = { x: 0, y: 0 };

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    this.#map = new MapCanvas(() => desk.refresh());
    this.#gestures = new Gestures(
      (move) => this.#map.move(move),
      () => this.#map.isZoomed,
    );
  }

  /** A state of the run before is none of the new one. */
  reset() {
    this.#looked = this.#chosen = null;
  }

  paint() {
    const { root, viz, roles, words } = this.#desk;
    const titles = [words.text('map.forward'), words.text('map.backward')];
    this.#map.hover = (this.#looked ?? this.#chosen)?.state ?? -1;
    const canvas = root.querySelector('.map canvas');
    this.#map.paint(canvas, viz, roles, { number: words.number, titles });
  }

  template() {
    const { viz, words } = this.#desk;
    const { map } = viz;
    const { states } = viz.session.description;
    const gestures = this.#gestures;
    const up = (/** @type {PointerEvent} */ event) => gestures.up(event);
    return html`
      <div class="head">
        ${algorithmMenu(this.#desk)}
        <span class="note map-reach"
          >${
            // What each of two sides found is less than what can be reached.
            map?.sides.length === 1
              ? words.text('map.reach', { reached: map.sides[0].order.length, states })
              : nothing
          }</span
        >
        <button
          class="button small end"
          type="button"
          aria-pressed=${this.#map.colour === 'depth'}
          @click=${this.#toggleColour}
        >
          ${words.text('map.byDepth')}
        </button>
        <span>
          ${segments({
            name: 'layout',
            label: words.text('map.layout'),
            values: LAYOUT_NAMES,
            chosen: this.#map.layoutName,
            text: (name) => words.text(`map.${name}`),
            choose: (name) => {
              this.#map.layoutName = name;
              this.#desk.refresh();
            },
            className: 'small',
          })}
        </span>
      </div>
      <div
        class="map ${this.#map.isZoomed ? 'zoomed' : ''}"
        role="application"
        tabindex="0"
        aria-label=${words.text('map.label')}
        @blur=${() => this.#look(null)}
        @keydown=${this.#onKey}
      >
        <canvas
          aria-hidden="true"
          @pointerdown=${(/** @type {PointerEvent} */ event) => gestures.down(event)}
          @pointermove=${this.#onMove}
          @pointerup=${up}
          @pointercancel=${up}
          @pointerleave=${this.#onLeave}
          @wheel=${(/** @type {WheelEvent} */ event) => gestures.wheel(event)}
          @touchstart=${keepPinch}
          @touchmove=${keepPinch}
          @click=${this.#onClick}
        ></canvas>
        ${
          map
            ? nothing
            : html`<p class="waiting">
                ${words.text('map.computing', { count: viz.player.known })}
              </p>`
        }
        <div aria-live="polite">${this.#lookedCard()}</div>
        ${this.#chosenCard()}
        <div class="zoom">${ZOOMS.map((zoom) => this.#zoomButton(zoom))}</div>
      </div>
      <div class="foot legend">${this.#legend()}</div>
    `;
  }

  /** @param {(typeof ZOOMS)[number]} zoom */
  #zoomButton({ name, factor }) {
    const says = this.#desk.words.text(`map.${name}`);
    return html`<button
      class="button small icon"
      type="button"
      aria-label=${says}
      title=${says}
      @click=${() => this.#zoom(factor)}
    >
      ${ICONS[name]}
    </button>`;
  }

  /**
   * Around the state that is looked at, else around the middle.
   * @param {number} factor 0 for the whole map
   */
  #zoom(factor) {
    const { side, position } = this.#looked ?? { side: 0, position: -1 };
    const at = position < 0 ? undefined : this.#map.pointAt(side, position);
    if (factor > 0) this.#map.move({ factor, at });
    else this.#map.seeAll();
  }

  #toggleColour = () => {
    this.#map.colour = this.#map.colour === 'role' ? 'depth' : 'role';
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
    if (this.#map.colour === 'depth') {
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

  /** What there is to say of the state under the pointer or the keyboard. */
  #lookedCard() {
    const looked = this.#looked;
    const chosen = this.#chosen;
    if (!looked || (looked.state === chosen?.state && looked.side === chosen.side)) return nothing;
    const other = this.#at.x < this.#map.width / 2 ? 'other' : '';
    const high = chosen && !this.#chosenLow ? 'high' : '';
    return stateCard(this.#desk, looked, `${other} ${high}`, null);
  }

  #chosenCard() {
    const high = this.#chosenLow ? 'high' : '';
    return this.#chosen
      ? stateCard(this.#desk, this.#chosen, `chosen ${high}`, this.#close)
      : nothing;
  }

  /** @param {Spot | null} spot */
  #look(spot) {
    const { side, state } = this.#looked ?? { side: spot?.side, state: -1 };
    if ((spot?.state ?? -1) === state && (!spot || spot.side === side)) return;
    this.#looked = spot && inspect(this.#desk, spot);
    this.#desk.refresh();
  }

  /** @param {PointerEvent} event */
  #onMove = (event) => {
    // A finger has to lie on the map before it can be said what it is on: it taps.
    if (this.#gestures.move(event) || event.pointerType === 'touch') return;
    this.#at = pointOn(event);
    this.#look(this.#map.spotAt(this.#at));
  };

  #onLeave = () => this.#look(null);

  /** A finger looks first and goes with a second tap. @param {MouseEvent} event */
  #onClick = (event) => {
    if (this.#gestures.dragged) return;
    this.#at = pointOn(event);
    const spot = this.#map.spotAt(this.#at);
    const again = spot.state === this.#chosen?.state;
    this.#choose(inspect(this.#desk, spot), this.#gestures.pointer !== 'touch' || again);
  };

  /**
   * @param {Inspected | null} inspected
   * @param {boolean} goes whether to show the step that found it
   */
  #choose(inspected, goes) {
    this.#chosen = inspected;
    this.#chosenLow = this.#at.y > this.#map.height / 2;
    if (goes && inspected && inspected.step >= 0) this.#desk.seek(inspected.step);
    else this.#desk.refresh();
  }

  #close = () => {
    this.#choose(null, false);
    /** @type {HTMLElement | null} */ (this.#desk.root.querySelector('.map'))?.focus();
  };

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key is the map's
   */
  #act({ key, shiftKey, target, currentTarget }) {
    const zoom = ZOOMS.find((one) => one.key === key.toLowerCase());
    const pan = shiftKey && this.#map.isZoomed && PANS.get(key);
    if (key === 'Escape' && this.#chosen) this.#close();
    else if (zoom) this.#zoom(zoom.factor);
    else if (pan) this.#map.move(pan);
    else if (shiftKey || target !== currentTarget) return false;
    else if (key === 'Enter') this.#choose(this.#looked ?? this.#chosen, true);
    else return this.#walk(key);
    return true;
  }

  /** @param {string} key */
  #walk(key) {
    const { map, frame } = this.#desk.viz;
    if (!map) return false;
    const from = this.#looked ?? this.#chosen ?? { side: frame.side, position: frame.position };
    const to = neighbour(map.sides.filter(isBegun), from, key);
    if (!to) return false;
    this.#map.reveal(this.#map.pointAt(to.side, to.position));
    this.#at = this.#map.pointAt(to.side, to.position);
    this.#look({ side: to.side, state: map.sides[to.side].order[to.position] });
    return true;
  }
}

/** With two fingers on it the map is zoomed, not the page. @param {TouchEvent} event */
function keepPinch(event) {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

/** @typedef {{ side: number, position: number }} Place */

/**
 * Where an arrow key leads, null for any other key: left and right along the order of discovery,
 * up and down to the same share of the level outside or inside. Beyond the outermost level lies
 * that of the other side.
 * @param {readonly { levels: Uint32Array }[]} sides
 * @param {Place} from
 * @param {string} key
 * @returns {Place | null}
 */
function neighbour(sides, { side, position }, key) {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1 }[key];
  if (!by) return null;
  const { levels } = sides[side];
  const last = levels.length - 2;
  if (position < 0) return { side, position: 0 };
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return { side, position: Math.min(levels[last + 1] - 1, Math.max(0, position + by)) };
  }
  const depth = depthOf(levels, position);
  const share = (position - levels[depth]) / (levels[depth + 1] - levels[depth]);
  const beyond = depth + by > last && sides.length > 1;
  const toSide = beyond ? 1 - side : side;
  const rings = sides[toSide].levels;
  const to = beyond ? rings.length - 2 : Math.min(last, Math.max(0, depth + by));
  return { side: toSide, position: rings[to] + Math.floor(share * (rings[to + 1] - rings[to])) };
}
