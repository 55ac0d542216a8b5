/**
 * What a person does on the map: comes nearer, moves it, looks at single states and chooses them.
 * @import { Viewer } from '../types.js'
 * @import { MapCanvas } from './map-canvas.js'
 * @import { Spot } from './map-camera.js'
 * @import { Inspected } from './state-card.js'
 * @import { Point } from '../../../canvas/types.js'
 * @import { Hears } from '../../../ui/kit/family-view.js'
 */
import { html, nothing } from 'lit/html.js';
import { Gestures } from '../../../ui/kit/gestures.js';
import { icon } from '../../../ui/kit/icons.js';
import { pointOn } from '../../../ui/kit/pointer-position.js';
import { depthOf } from './depth-of.js';
import { explorerStyle } from './explorer-style.js';
import { MapCamera } from './map-camera.js';
import { isBegun } from './map-canvas.js';
import { Sight } from './film-zoom.js';
import { inspect, stateCard } from './state-card.js';

const ZOOM_STEP = 1.6;
const PAN_PX = 60;

/** What a key or a button of the map does to its camera; 0 shows the whole map. */
const ZOOMS = [
  { key: 'z', says: 'map.nearer', factor: ZOOM_STEP, shape: icon('M9 4h2v5h5v2h-5v5H9v-5H4V9h5z') },
  { key: 'x', says: 'map.farther', factor: 1 / ZOOM_STEP, shape: icon('M4 9h12v2H4z') },
  {
    key: '0',
    says: 'map.whole',
    factor: 0,
    shape: icon('M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14m0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10'),
  },
];

const WHOLE = ZOOMS[2];

/** Where Shift and an arrow move the camera, so that the map moves the other way. */
const PANS = new Map([
  ['ArrowLeft', { dx: PAN_PX }],
  ['ArrowRight', { dx: -PAN_PX }],
  ['ArrowUp', { dy: PAN_PX }],
  ['ArrowDown', { dy: -PAN_PX }],
]);

export class MapExplorer {
  #viewer;
  #drawn;
  #map;
  #sight;
  #gestures;
  /** The state that the pointer or the map's keyboard is on. @type {Inspected | null} */
  #looked = null;
  /** The state that was clicked. @type {Inspected | null} */
  #chosen = null;
  /** Whether that lies in the lower half, so that what is said of it stands in the upper one. */
  #chosenLow = false;
  /** Where on the canvas the state lies that is looked at. */
  #at = { x: 0, y: 0 };

  /**
   * @param {Viewer} viewer
   * @param {MapCanvas} canvas
   */
  constructor(viewer, canvas) {
    this.#viewer = viewer;
    viewer.host.adopt([explorerStyle]);
    this.#drawn = canvas;
    this.#sight = new Sight(viewer);
    this.#map = new MapCamera(canvas, () => viewer.refresh());
    this.#gestures = new Gestures(
      (move) => this.#map.move(move),
      () => this.#map.isZoomed,
    );
  }

  get isZoomed() {
    return this.#map.isZoomed;
  }

  /** Outlines what is looked at. */
  outline() {
    this.#drawn.hover = (this.#looked ?? this.#chosen)?.state ?? -1;
  }

  /**
   * Comes nearer to what the film is about, and to the answer.
   * @param {number} share of the way to the answer
   */
  approach(share) {
    const sides = this.#drawn.map?.sides.filter(isBegun) ?? [];
    this.#map.approach(sides, share, this.#sight.at(this.#drawn.layout?.disc ?? null));
  }

  /** Forgets the states that were looked at, and where a person has moved the camera. */
  reset() {
    this.#looked = this.#chosen = null;
    this.#sight.reset();
    this.#map.reset();
  }

  /** What lies over the canvas. */
  template() {
    return html`<div aria-live="polite">${this.#lookedCard()}</div>
      ${this.#chosenCard()}
      ${this.#map.isZoomed ? html`<div class="whole">${this.#zoomButton(WHOLE)}</div>` : nothing}`;
  }

  /** What comes nearer and goes back, for who has neither wheel nor two fingers. */
  tools() {
    return ZOOMS.map((zoom) => this.#zoomButton(zoom));
  }

  /** @type {Hears} */
  hears = {
    pointerdown: (event) => this.#gestures.down(event),
    pointermove: (event) => this.#onMove(event),
    pointerup: (event) => this.#gestures.up(event),
    pointercancel: (event) => this.#gestures.up(event),
    pointerleave: () => this.#look(null),
    wheel: (event) => this.#gestures.wheel(event),
    touchstart: keepPinch,
    touchmove: keepPinch,
    click: (event) => this.#onClick(event),
  };

  /** @type {Hears} */
  hearsKeys = {
    keydown: (event) => this.#onKey(event),
    blur: () => this.#look(null),
  };

  /** @param {(typeof ZOOMS)[number]} zoom */
  #zoomButton({ says: key, factor, shape }) {
    const says = this.#viewer.words.text(key);
    return html`<button
      class="button small icon"
      type="button"
      aria-label=${says}
      title=${says}
      @click=${() => this.#zoom(factor)}
    >
      ${shape}
    </button>`;
  }

  /**
   * Brings a point of the canvas into the middle if it cannot be seen.
   * @param {Point} point
   */
  #reveal({ x, y }) {
    const { width, height } = this.#map;
    if (x >= 0 && y >= 0 && x <= width && y <= height) return;
    this.#map.move({ dx: width / 2 - x, dy: height / 2 - y });
  }

  /**
   * Around the state that is looked at, else around the middle.
   * @param {number} factor 0 for the whole map
   */
  #zoom(factor) {
    const { side, position } = this.#looked ?? { side: 0, position: -1 };
    const at = position < 0 ? undefined : this.#map.pointAt(side, position);
    if (factor > 0) this.#map.move({ factor, at });
    else this.#map.showAll();
  }

  /** What there is to say of the state under the pointer or the keyboard. */
  #lookedCard() {
    const looked = this.#looked;
    const chosen = this.#chosen;
    if (!looked || isSame(looked, chosen)) return nothing;
    const other = this.#at.x < this.#map.width / 2 ? 'other' : '';
    const high = chosen && !this.#chosenLow ? 'high' : '';
    return stateCard(this.#viewer, looked, `${other} ${high}`, null);
  }

  #chosenCard() {
    const high = this.#chosenLow ? 'high' : '';
    return this.#chosen
      ? stateCard(this.#viewer, this.#chosen, `chosen ${high}`, this.#close)
      : nothing;
  }

  /** @param {Spot | null} spot */
  #look(spot) {
    const { side, state } = this.#looked ?? { side: spot?.side, state: -1 };
    if ((spot?.state ?? -1) === state && (!spot || spot.side === side)) return;
    this.#looked = spot && this.#inspect(spot);
    this.#viewer.refresh();
  }

  /** @param {Spot} spot */
  #inspect(spot) {
    return this.#viewer.attempt(() => inspect(this.#viewer, spot)) ?? null;
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    // A finger has to lie on the map before it can be said what it is on: it taps.
    if (this.#gestures.move(event) || event.pointerType === 'touch') return;
    this.#at = pointOn(event);
    this.#look(this.#map.spotAt(this.#at));
  }

  /** A finger looks first and goes with a second tap. @param {MouseEvent} event */
  #onClick(event) {
    if (this.#gestures.dragged) return;
    this.#at = pointOn(event);
    const spot = this.#map.spotAt(this.#at);
    const again = isSame(spot, this.#chosen);
    this.#choose(this.#inspect(spot), this.#gestures.pointer !== 'touch' || again);
  }

  /**
   * @param {Inspected | null} inspected
   * @param {boolean} goes whether to show the step that found it
   */
  #choose(inspected, goes) {
    this.#chosen = inspected;
    this.#chosenLow = this.#at.y > this.#map.height / 2;
    if (goes && inspected && inspected.step >= 0) this.#viewer.seek(inspected.step);
    else this.#viewer.refresh();
  }

  #close = () => {
    this.#choose(null, false);
    /** @type {HTMLElement | null} */ (this.#viewer.root.querySelector('.map'))?.focus();
  };

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

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
    const { analysis, frame } = this.#viewer.run;
    const { map } = analysis;
    if (!map) return false;
    const from = this.#looked ?? this.#chosen ?? { side: frame.side, position: frame.position };
    const to = neighbour(map.sides.filter(isBegun), from, key);
    if (!to) return false;
    this.#reveal(this.#map.pointAt(to.side, to.position));
    this.#at = this.#map.pointAt(to.side, to.position);
    this.#look({ side: to.side, state: map.sides[to.side].order[to.position] });
    return true;
  }
}

/** With two fingers on it the map is zoomed, not the page. @param {TouchEvent} event */
function keepPinch(event) {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

/** A state that both sides found is another one on each. @type {(a: Spot, b: Spot | null) => boolean} */
const isSame = (a, b) => a.state === b?.state && a.side === b.side;

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
