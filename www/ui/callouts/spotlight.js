/**
 * Spotlight of a stop: a ring around a part of the picture, with a line to its name. Imported with
 * the first stop that uses it.
 * @import { Point, Rect } from '../../canvas/types.js'
 * @import { Box } from './leader-lines.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing, svg } from 'lit/html.js';
import { cssVars } from '../kit/css-vars.js';
import { PLACES } from './spotlight-targets.js';
import { boxesIn, inside, line, overlay } from './leader-lines.js';
import { spotlightStyle } from './spotlight-style.js';

/** Distance of the ring from an element, and radius around a point on a canvas, in CSS px. */
const AROUND_PX = 5;
const RING_PX = 16;
/**
 * Distance of a name from the canvas edge, and of the line's end from the name's corner, in CSS px.
 */
const EDGE_PX = 4;
const NAME_PX = { across: 30, up: 14 };
/** Height of the strip at the lower edge in which a name stands, in CSS px. */
const STRIP_PX = 60;
/** Half the width of the title in the middle below a round map, in CSS px. */
const TITLE_PX = 84;

export class Spotlight {
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    viewer.host.adopt([spotlightStyle]);
  }

  /**
   * Renders the spotlight in the stage, or nothing while something moves or covers the picture.
   * @param {string} name name of the part
   */
  template(name) {
    const { run, editing, finale, overlays, extras } = this.#viewer;
    const isAtRest = run.player.state !== 'playing' && !finale.busy && !editing.isOn;
    const isFree = !overlays.isDrawerOpen && !extras?.leaders.isShown;
    return isAtRest && isFree
      ? overlay(this.#viewer, (stage) => lit(this.#viewer, name, stage))
      : nothing;
  }
}

/** @param {Viewer} viewer @param {string} name @param {HTMLElement} stage */
function lit(viewer, name, stage) {
  const boxOf = boxesIn(stage);
  /** @type {Record<string, string>} */
  const places = { ...PLACES, ...viewer.family.places };
  if (Object.hasOwn(places, name)) {
    const found = stage.querySelector(places[name]);
    return found ? around(boxOf(found), veil(viewer, boxOf(found))) : nothing;
  }
  const canvas = stage.querySelector('.hero canvas');
  return canvas ? named(viewer, name, boxOf(canvas)) : nothing;
}

/**
 * Renders a veil over all of the stage but a box, while an author makes the stop.
 * @param {Viewer} viewer
 * @param {Box} box
 */
function veil({ root }, { left, top, width, height }) {
  if (/** @type {HTMLElement} */ (root.host).dataset.composing === undefined) return nothing;
  const [wide, high] = [width, height].map((px) => px + 2 * AROUND_PX);
  const hole = `M${left - AROUND_PX} ${top - AROUND_PX}h${wide}v${high}h${-wide}z`;
  return html`<svg class="veil" aria-hidden="true">
    ${svg`<path d="M0 0h9999v9999h-9999z${hole}"></path>`}
  </svg>`;
}

/** Renders a ring around an element. @param {Box} box in the stage @param {unknown} behind */
function around({ left, top, width, height }, behind) {
  if (width === 0 || height === 0) return nothing;
  const rect = (/** @type {string} */ kind) =>
    svg`<rect
      class=${kind}
      x=${left - AROUND_PX}
      y=${top - AROUND_PX}
      width=${width + 2 * AROUND_PX}
      height=${height + 2 * AROUND_PX}
      rx="10"
    ></rect>`;
  return html`<div class="spotlight">
    ${behind}<svg aria-hidden="true">${rect('halo')} ${rect('ring')}</svg>
  </div>`;
}

/**
 * Renders a ring around a part of the picture, with a line to its name.
 * @param {Viewer} viewer
 * @param {string} name name of the part
 * @param {Box} canvas box of the canvas in the stage
 */
function named({ family }, name, canvas) {
  const parts = family.parts();
  const part = parts.find((one) => one.name === name);
  if (!part?.at || !inside(part.at, canvas)) return nothing;
  const at = { x: canvas.left + part.at.x, y: canvas.top + part.at.y };
  const rings = svg`${ring(at, 'halo')} ${ring(at, 'ring')}`;
  // The place beside a table has no free corner for the name.
  if (family.hero === 'board') {
    return html`<div class="spotlight"><svg aria-hidden="true">${rings}</svg></div>`;
  }
  const spread = parts.find((one) => one.spread)?.spread ?? null;
  const { corner, side, most } = cornerFor(part.at, canvas, spread);
  const across = side === 'left' ? NAME_PX.across : -NAME_PX.across;
  const end = { x: corner.x + across, y: corner.y - NAME_PX.up };
  return html`<div class="spotlight">
    <svg aria-hidden="true">${line(fromRing(at, end), end)} ${rings}</svg>
    <p
      class="name ${side}"
      ${cssVars({ x: `${corner.x}px`, y: `${corner.y}px`, most: `${most}px` })}
    >
      <strong>${part.says}</strong> <span>${part.note}</span>
    </p>
  </div>`;
}

/** Renders a ring. @param {Point} at @param {string} kind */
const ring = ({ x, y }, kind) => svg`<circle class=${kind} cx=${x} cy=${y} r=${RING_PX}></circle>`;

/**
 * Returns the point where a line to `end` leaves the ring around a point.
 * @param {Point} at
 * @param {Point} end
 */
function fromRing(at, end) {
  const length = Math.hypot(end.x - at.x, end.y - at.y);
  const share = Math.min(1, RING_PX / Math.max(1, length));
  return { x: at.x + share * (end.x - at.x), y: at.y + share * (end.y - at.y) };
}

/**
 * Returns the lower corner of the canvas nearer to a point, and the width that a name can have
 * there. (A round map leaves its corners free; the upper ones can hold texts of the family.) If
 * `spread` lies along the lower edge, the corner moves up, above it. If `spread` lies in a lower
 * corner, the other lower corner is returned.
 * @param {Point} at point on the canvas
 * @param {Box} canvas
 * @param {Rect | null} spread rectangle on the canvas to keep free
 * @returns {{ corner: Point, side: 'left' | 'right', most: number }}
 */
function cornerFor({ x }, { left, top, width, height }, spread) {
  const most = width / 2 - TITLE_PX;
  const isLow = spread !== null && spread.y + spread.height > height - STRIP_PX;
  const isRow = isLow && spread.width > spread.height;
  const isLeft = isLow && !isRow ? spread.x > width / 2 : x < width / 2;
  const edge = isLeft ? EDGE_PX : width - EDGE_PX;
  const foot = isRow ? spread.y : height;
  return {
    corner: { x: left + edge, y: top + foot - EDGE_PX },
    side: isLeft ? 'left' : 'right',
    most: isRow ? width - 2 * EDGE_PX : most,
  };
}
