/**
 * Pins: HTML of the author at a place of the picture, such as a cell, a ring or a state. Imported
 * when the element has a child whose slot begins with `pin-`.
 * @import { Point } from '../../canvas/types.js'
 * @import { Box } from './leader-lines.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing, svg } from 'lit/html.js';
import { cssVars } from '../kit/css-vars.js';
import { warn } from '../kit/warn.js';
import { boxesIn, inside, overlay } from './leader-lines.js';
import { pinsStyle } from './pins-style.js';
import { PLACES } from './spotlight-targets.js';

/** Selector of the children that are pins. */
const PINNED = ':scope > [slot^="pin-"]';

/** Values of `data-at`: a cell, a ring, a state, or the name of a part. */
const PLACE = /^(?:cell (\d+) (\d+)|(ring|state) (\d+)|([a-z]+))$/;
const PLACES_TOLD = ['cell 2 3', 'ring 4', 'state 122', 'or a part such as frontier'];
const STATES_TOLD = 'numbers of states on this map, which a click there shows';
/** Value of `data-stop`: numbers of stops, the first is 1. */
const STOPS = /^\d+( \d+)*$/;

/** Radius of the dot at a place, and distance of the pin from the edge, in CSS px. */
const DOT_PX = 4;
const EDGE_PX = 6;
/** Room that a large pin needs, in CSS px. */
const ROOM_PX = { width: 234, height: 64 };

/** Values that the console was told of. @type {Set<string>} */
const told = new Set();

/** @typedef {{ name: string, at: string, stops: readonly string[] }} Pin slot, place, stops */
/**
 * Point in the stage, what is there, and the box of the picture around it.
 * @typedef {{ at: Point, label?: string, around: Box }} Spot
 */

export class Pins {
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    viewer.host.adopt([pinsStyle]);
  }

  /** Renders the pins in the stage. */
  template() {
    const { editing, overlays, extras } = this.#viewer;
    const isFree = !editing.isOn && !overlays.isDrawerOpen && !extras?.leaders.isShown;
    return overlay(this.#viewer, (stage) => this.#pinned(isFree ? stage : null));
  }

  /** @param {HTMLElement | null} stage null while something covers the picture */
  #pinned(stage) {
    const { stops, root } = this.#viewer;
    const nodes = [...root.host.querySelectorAll(PINNED)];
    const pins = new Map(
      nodes.map((node) => [node.slot, pinOf(/** @type {HTMLElement} */ (node))]),
    );
    const stop = String(stops.shown + 1);
    /** @type {{ pin: Pin, spot: Spot }[]} */
    const shown = [];
    for (const pin of stage ? pins.values() : []) {
      const isDue = pin.stops.length === 0 || pin.stops.includes(stop);
      const spot = isDue && stage ? spotOf(this.#viewer, stage, pin.at) : null;
      if (spot) shown.push({ pin, spot });
    }
    this.#keepFocus(nodes.filter(({ slot }) => !shown.some(({ pin }) => pin.name === slot)));
    return stage && shown.length > 0 ? template(shown, boxesIn(stage)(stage)) : nothing;
  }

  /**
   * Moves the focus from a pin that becomes hidden to the element, so that keys still reach it.
   * @param {readonly Element[]} hidden
   */
  #keepFocus(hidden) {
    const around = /** @type {Document | ShadowRoot} */ (this.#viewer.root.host.getRootNode());
    const { activeElement } = around;
    if (activeElement && hidden.some((node) => node.contains(activeElement))) this.#viewer.focus();
  }
}

/** @param {HTMLElement} node @returns {Pin} */
function pinOf(node) {
  const read = (/** @type {'at' | 'stop'} */ name, /** @type {RegExp} */ pattern) => {
    const value = (node.dataset[name] ?? '').trim().replace(/\s+/g, ' ');
    if (pattern.test(value) || (name === 'stop' && !value)) return value;
    const allowed = name === 'at' ? PLACES_TOLD : ['numbers of stops from 1, such as 2 3'];
    tell(`data-${name}`, value, allowed);
    return '';
  };
  const stops = read('stop', STOPS);
  return { name: node.slot, at: read('at', PLACE), stops: stops ? stops.split(' ') : [] };
}

/**
 * Warns in the console of a value, once.
 * @param {string} name
 * @param {string} value
 * @param {readonly string[]} allowed
 */
function tell(name, value, allowed) {
  if (!told.has(`${name} ${value}`)) warn(name, value, allowed);
  told.add(`${name} ${value}`);
}

/**
 * Returns the point of a place in the stage; null if it is not in view. Warns of a cell or a state
 * that the board does not have.
 * @param {Viewer} viewer
 * @param {HTMLElement} stage
 * @param {string} place value of `data-at`
 * @returns {Spot | null}
 */
function spotOf(viewer, stage, place) {
  const [, row, column, kind, number, name] = PLACE.exec(place) ?? [];
  const { family } = viewer;
  const boxOf = boxesIn(stage);
  /**
   * @param {string} selector of a canvas
   * @param {{ at: Point | null, label?: string } | null | undefined} spot point on the canvas
   */
  const on = (selector, spot) => {
    const canvas = stage.querySelector(selector);
    if (!spot?.at || !canvas) return null;
    const box = boxOf(canvas);
    if (!inside(spot.at, box)) return null;
    return { ...spot, at: { x: box.left + spot.at.x, y: box.top + spot.at.y }, around: box };
  };
  const onMap = (/** @type {string} */ of, /** @type {number} */ which) => {
    const spot = family.spotOf?.(of, which);
    if (spot && !spot.at) tell('data-at', place, [STATES_TOLD]);
    return on('.map canvas', spot);
  };
  if (row) {
    const [r, c] = [Number(row) - 1, Number(column) - 1];
    const { rows, columns } = viewer.run.session.description;
    if (r < 0 || c < 0 || r >= rows || c >= columns) {
      tell('data-at', place, [`cell 1 1 to cell ${rows} ${columns}`]);
      return null;
    }
    return onMap('cell', r * columns + c) ?? cellSpot(stage, r, c, columns);
  }
  if (kind) return onMap(kind, Number(number));
  /** @type {Record<string, string>} */
  const places = { ...PLACES, ...family.places };
  if (name && Object.hasOwn(places, name)) return elementSpot(stage, places[name]);
  const part = family.parts().find((one) => one.name === name);
  return on('.hero canvas', part && { at: part.at, label: part.says });
}

/**
 * Returns the middle of an element; null if it is not shown.
 * @param {HTMLElement} stage
 * @param {string} selector
 * @returns {Spot | null}
 */
function elementSpot(stage, selector) {
  const found = stage.querySelector(selector);
  if (!found) return null;
  const around = boxesIn(stage)(found);
  return around.width && around.height ? { at: middleOf(around), around } : null;
}

/**
 * Returns the middle of a cell of the board. The grid for screen readers lies over the drawn cells,
 * but can hold only some of them: the others are counted from its first one.
 * @param {HTMLElement} stage
 * @param {number} row
 * @param {number} column
 * @param {number} columns of the board
 * @returns {Spot | null}
 */
function cellSpot(stage, row, column, columns) {
  const first = /** @type {HTMLElement | null} */ (stage.querySelector('.board [data-cell]'));
  const canvas = stage.querySelector('.board canvas');
  if (!first || !canvas) return null;
  const boxOf = boxesIn(stage);
  const { left, top, width, height } = boxOf(first);
  const cell = Number(first.dataset.cell);
  const down = row - Math.floor(cell / columns);
  const across = column - (cell % columns);
  const at = { x: left + (across + 0.5) * width, y: top + (down + 0.5) * height };
  const around = boxOf(canvas);
  if (!width || !inside({ x: at.x - around.left, y: at.y - around.top }, around)) return null;
  const own = stage.querySelector(`.board [data-cell="${row * columns + column}"]`);
  return { at, label: own?.getAttribute('aria-label') ?? undefined, around };
}

/** @param {Box} box @returns {Point} */
const middleOf = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * Returns whether a pin lies before its place (to the left, above): away from the middle of the
 * picture, if there is room, else where there is more.
 * @param {number} at
 * @param {number} middle
 * @param {{ end: number, wide: number }} room end of the stage, and what a large pin needs, in CSS px
 */
function isBefore(at, middle, { end, wide }) {
  const before = at < middle;
  const free = before ? at : end - at;
  return free >= wide || free >= end / 2 ? before : !before;
}

/**
 * Renders pins.
 * @param {readonly { pin: Pin, spot: Spot }[]} shown
 * @param {{ width: number, height: number }} stage
 */
function template(shown, { width, height }) {
  const dot = (/** @type {Point} */ { x, y }, /** @type {string} */ kind) =>
    svg`<circle class=${kind} cx=${x} cy=${y} r=${DOT_PX}></circle>`;
  return html`<div class="pins">
    <svg aria-hidden="true">
      ${shown.map(({ spot: { at } }) => svg`${dot(at, 'halo')} ${dot(at, 'dot')}`)}
    </svg>
    ${shown.map(({ pin, spot: { at, label, around } }) => {
      const middle = middleOf(around);
      const isLeft = isBefore(at.x, middle.x, { end: width, wide: ROOM_PX.width });
      const isUp = isBefore(at.y, middle.y, { end: height, wide: ROOM_PX.height });
      const most = (isLeft ? at.x : width - at.x) - EDGE_PX;
      return html`<div
        class="pin ${isLeft ? 'before' : ''} ${isUp ? 'above' : ''}"
        part="pin"
        role="note"
        aria-label=${label ?? nothing}
        ${cssVars({ x: `${at.x}px`, y: `${at.y}px`, most: `${most}px` })}
      >
        <slot name=${pin.name}></slot>
      </div>`;
    })}
  </div>`;
}
