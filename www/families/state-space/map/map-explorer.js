/**
 * Handles user input on the map: zoom, pan, and inspection and selection of single states.
 * @import { Viewer } from '../types.js'
 * @import { MapCanvas } from './map-canvas.js'
 * @import { Spot } from './map-camera.js'
 * @import { Inspected } from './state-card.js'
 * @import { Point, SpaceMap } from '../../../canvas/types.js'
 * @import { Hears } from '../../../ui/kit/family-view.js'
 */
import { html, nothing } from 'lit/html.js';
import { Gestures } from '../../../ui/kit/gestures.js';
import { icon } from '../../../ui/kit/icons.js';
import { cellsTo } from '../../../canvas/cell-at.js';
import { pointOn } from '../../../ui/kit/pointer-position.js';
import { readingStyle } from '../board/reading-style.js';
import { explorerStyle } from './explorer-style.js';
import { MapCamera } from './map-camera.js';
import { isBegun } from './map-canvas.js';
import { Sight } from './film-zoom.js';
import { neighbour } from './map-walk.js';
import { foundAs } from './places.js';
import { inspect, stateCard } from './state-card.js';

const ZOOM_STEP = 1.6;
const PAN_PX = 60;

/** Zoom commands of the map: keys, labels and factors; factor 0 shows the whole map. */
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

/**
 * Camera moves for an arrow key with Shift, in CSS px. The map moves in the opposite direction of
 * the arrow.
 */
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
  /** State under the pointer or under the map's keyboard cursor. @type {Inspected | null} */
  #looked = null;
  /** State that the user clicked. @type {Inspected | null} */
  #chosen = null;
  /**
   * Whether the clicked state is in the lower half of the map. If so, its card is shown in the
   * upper half.
   */
  #chosenLow = false;
  /**
   * Stroke of the pointer while a board is edited on the map; null without a stroke. `at` is its
   * last cell, `number` the number that it puts on cells, and `hasPainted` whether it has painted
   * any cell.
   * @type {{ at: number, number: number | undefined, hasPainted: boolean } | null}
   */
  #stroke = null;
  /** Last position of the pointer or of the keyboard cursor on the canvas, in CSS px. */
  #at = { x: 0, y: 0 };

  /**
   * @param {Viewer} viewer
   * @param {MapCanvas} canvas
   */
  constructor(viewer, canvas) {
    this.#viewer = viewer;
    viewer.host.adopt([explorerStyle, readingStyle]);
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

  /** Outlines the inspected state or, if there is none, the selected state. */
  outline() {
    this.#drawn.hover = (this.#looked ?? this.#chosen)?.state ?? -1;
  }

  /**
   * Moves the camera automatically: keeps the searched part in view, and at the end moves to the
   * answer.
   * @param {number} share progress of the movement to the answer, 0..=1
   */
  approach(share) {
    const { map, layoutName } = this.#drawn;
    // A graph is small: all of it stays visible.
    const sides = layoutName === 'graph' ? [] : (map?.sides.filter(isBegun) ?? []);
    this.#map.approach(sides, share, this.#sight.at(this.#drawn.layout?.disc ?? null));
  }

  /** Clears the inspected and the selected state, and undoes the user's camera moves. */
  reset() {
    this.#looked = this.#chosen = null;
    this.#sight.reset();
    this.#map.reset();
  }

  /** Renders the state cards and the reset button over the canvas. */
  template() {
    return html`<div aria-live="polite">${this.#lookedCard()}</div>
      ${this.#chosenCard()}
      ${this.#map.isZoomed ? html`<div class="whole">${this.#zoomButton(WHOLE)}</div>` : nothing}`;
  }

  /** Renders the zoom buttons, for users without a wheel or a touch screen. */
  tools() {
    return ZOOMS.map((zoom) => this.#zoomButton(zoom));
  }

  /** @type {Hears} */
  hears = {
    pointerdown: (event) => this.#onDown(event),
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
   * Pans until a point of the canvas is in the middle, if it is not visible.
   * @param {Point} point
   */
  #reveal({ x, y }) {
    const { width, height } = this.#map;
    if (x >= 0 && y >= 0 && x <= width && y <= height) return;
    this.#map.move({ dx: width / 2 - x, dy: height / 2 - y });
  }

  /**
   * Zooms around the inspected state or, if there is none, around the middle.
   * @param {number} factor zoom factor; 0 shows the whole map
   */
  #zoom(factor) {
    const { side, place } = this.#looked ?? { side: 0, place: -1 };
    const at = place < 0 ? undefined : this.#map.pointAt(side, place);
    if (factor > 0) this.#map.move({ factor, at });
    else this.#map.showAll();
  }

  /** Renders the card of the inspected state, unless it is also the selected one. */
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

  /** Whether cells are edited on the map. */
  get isEdited() {
    const { editing, view } = this.#viewer;
    return this.#drawn.layoutName === 'board' && editing.isOn && view.brush !== undefined;
  }

  /** Returns the cell of the board under the pointer, or -1. @param {MouseEvent} event */
  #cellUnder(event) {
    const { x, y } = pointOn(event);
    return this.#drawn.layout?.boardCellAt(x, y) ?? -1;
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    const at = this.isEdited && event.button === 0 && event.isPrimary ? this.#cellUnder(event) : -1;
    const { view, run } = this.#viewer;
    this.#stroke =
      at < 0 ? null : { at, number: view.brush?.(run.frame.board[at]), hasPainted: false };
    // A second finger is not primary, so that it ends the painting and zooms.
    if (at >= 0) /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.#gestures.down(event);
  }

  /**
   * Paints the cells from the last cell of the stroke to the pointer. Painting begins when the
   * stroke enters a second cell.
   * @param {PointerEvent} event
   * @returns {boolean} whether there is a stroke
   */
  #paint(event) {
    const stroke = this.#stroke;
    if (!stroke || event.buttons !== 1 || this.#gestures.dragged) return false;
    const cell = this.#cellUnder(event);
    const { editing, run } = this.#viewer;
    if (cell < 0 || cell === stroke.at || stroke.number === undefined) return true;
    const cells = cellsTo(stroke.at, cell, run.session.description.columns);
    editing.paint(stroke.hasPainted ? cells : [stroke.at, ...cells], stroke.number);
    stroke.hasPainted = true;
    stroke.at = cell;
    return true;
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    if (this.#paint(event)) return;
    if (this.isEdited) {
      this.#gestures.move(event);
      this.#look(null);
      return;
    }
    // A touch does not hover: it inspects a state by a tap, in `#onClick`.
    if (this.#gestures.move(event) || event.pointerType === 'touch') return;
    this.#at = pointOn(event);
    this.#look(this.#map.spotAt(this.#at));
  }

  /**
   * Selects the clicked state and jumps to its step. On a touch screen the first tap only selects,
   * and a second tap jumps.
   * @param {MouseEvent} event
   */
  #onClick(event) {
    if (this.#gestures.dragged) return;
    if (this.isEdited) {
      const cell = this.#cellUnder(event);
      const { at, hasPainted } = this.#stroke ?? { at: cell, hasPainted: false };
      this.#stroke = null;
      if (cell >= 0 && cell === at && !hasPainted) this.#viewer.editing.edit(cell, false);
      return;
    }
    this.#at = pointOn(event);
    const spot = this.#map.spotAt(this.#at);
    const again = isSame(spot, this.#chosen);
    this.#choose(this.#inspect(spot), this.#gestures.pointer !== 'touch' || again);
  }

  /**
   * Selects a state, or clears the selection.
   * @param {Inspected | null} inspected
   * @param {boolean} goes whether to jump to the step that discovered the state
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
   * Runs the command of a key.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the map has handled the key
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

  /**
   * Moves the keyboard cursor in the direction of an arrow key. Returns whether the key was an
   * arrow key.
   * @param {string} key
   */
  #walk(key) {
    const { analysis, frame } = this.#viewer.run;
    const { map } = analysis;
    if (!map) return false;
    const inspected = this.#looked ?? this.#chosen;
    const from = inspected ?? this.#current(map.sides[frame.side]);
    const { layout } = this.#drawn;
    // A state that neither side of a search has found has no place, only a rank.
    const rank = inspected?.state ?? map.sides[from.side].order[from.place] ?? -1;
    const spot = layout?.walk(rank, key, this.#viewer.hidesFuture ? frame.sides : null);
    if (layout && spot) {
      const at = layout.pointOf(spot.state) ?? this.#at;
      this.#reveal(at);
      this.#at = at;
      this.#look(spot);
      return true;
    }
    const to = neighbour(map.sides.filter(isBegun), from, key);
    if (!to) return false;
    this.#reveal(this.#map.pointAt(to.side, to.place));
    this.#at = this.#map.pointAt(to.side, to.place);
    this.#look({ side: to.side, state: map.sides[to.side].order[to.place] });
    return true;
  }

  /** Returns the state being expanded. @param {SpaceMap} map map of the step's side */
  #current(map) {
    const { side, position } = this.#viewer.run.frame;
    return { side, place: foundAs(map, position) };
  }
}

/** Prevents the browser's own pinch zoom over the map. @param {TouchEvent} event */
function keepPinch(event) {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

/**
 * Returns whether two spots show the same state on the same side. If both sides have discovered a
 * state, it has a spot on each side.
 * @type {(a: Spot, b: Spot | null) => boolean}
 */
const isSame = (a, b) => a.state === b?.state && a.side === b.side;
