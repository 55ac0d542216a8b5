/**
 * "What am I seeing?": thin lines from the parts of the picture to their names, which stand in the
 * free room under the legend. They are shown at rest, on a first visit until they are put away, and
 * to who asks.
 * @import { ChildPart } from 'lit/directive.js'
 * @import { Point } from '../draw/types.js'
 * @import { Part } from './family-view.js'
 * @import { Named, Room } from './label-places.js'
 * @import { Viewer } from './viewer.js'
 */
import { html, noChange, nothing, svg } from 'lit/html.js';
import { directive, Directive } from 'lit/directive.js';
import { cssVars } from './css-vars.js';
import { scaleOf } from './gestures.js';
import { LINE_EM, named } from './label-places.js';
import { recall, remember } from './memory.js';

/** Under the labels there is room for the button that puts them away; above them the legend. */
const BUTTON_PX = 34;
const CLEAR_PX = 10;
/** Between a line and its label. */
const ASIDE_PX = 6;

export class Leaders {
  #viewer;
  /** What a person wants, once that is known. @type {boolean | null} */
  #wanted = null;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** Whether they are wanted: the page shows them to its visitors, an embed to who asks. */
  get #isWanted() {
    return this.#wanted ?? (this.#viewer.host.menu && recall('leaders') === null);
  }

  /** What moves is not to be pointed at; an answer speaks for itself, and so does a lesson. */
  get isShown() {
    const { race, editing, finale, lessons, overlays, run } = this.#viewer;
    const isFree = !race && !editing.isOn && !overlays.isDrawerOpen && !finale.busy;
    const isAtRest = run.player.state !== 'playing';
    return (
      this.#isWanted &&
      isFree &&
      isAtRest &&
      (this.#wanted === true || !(finale.ending || lessons.id))
    );
  }

  /** Shows them, at rest and beside a closed drawer, or puts them away for good. */
  toggle() {
    const viewer = this.#viewer;
    const isShown = !this.isShown;
    this.#wanted = isShown;
    if (isShown) {
      viewer.pause();
      if (viewer.overlays.isDrawerOpen) viewer.overlays.toggleDrawer();
    } else {
      remember('leaders', 'closed');
    }
    viewer.focus();
    viewer.refresh();
  }

  /** After the canvas in the template, so that they point at what is painted there now. */
  template() {
    return this.isShown ? pointing(this.#viewer, () => this.toggle()) : nothing;
  }
}

class Pointing extends Directive {
  /** @param {[viewer: Viewer, dismiss: () => void]} options */
  render(...options) {
    return options && noChange;
  }

  /**
   * @param {ChildPart} part
   * @param {[viewer: Viewer, dismiss: () => void]} options
   */
  update(part, [viewer, dismiss]) {
    const hero = /** @type {HTMLElement} */ (part.parentNode);
    if (!hero.isConnected) {
      viewer.refresh();
      return nothing;
    }
    const { canvas, room } = measured(hero);
    const onCanvas = (/** @type {Part} */ { at }) => at === null || inside(at, canvas);
    const onHero = (/** @type {Part} */ { at, ...words }) => ({
      ...words,
      at: at && { x: at.x + canvas.left, y: at.y + canvas.top },
    });
    const parts = viewer.family.parts().filter(onCanvas).map(onHero);
    return template(viewer, named(parts, room), room, dismiss);
  }
}

/** @param {Element} part @param {number} scale */
function boxIn(part, scale) {
  const { left, top, width, height } = part.getBoundingClientRect();
  const [x, y] = [left / scale, top / scale];
  return { left: x, top: y, width: width / scale, height: height / scale };
}

const pointing = directive(Pointing);

/**
 * Where the canvas and the room for the labels are in the hero.
 * @param {HTMLElement} hero
 */
function measured(hero) {
  const scale = scaleOf(hero);
  const own = boxIn(hero, scale);
  const boxOf = (/** @type {string} */ selector) => {
    const found = /** @type {Element} */ (hero.querySelector(selector));
    const { left, top, width, height } = boxIn(found, scale);
    return { left: left - own.left, top: top - own.top, width, height };
  };
  const canvas = boxOf('canvas');
  const legend = boxOf('.legend dl');
  const word = /** @type {Element} */ (hero.querySelector('.legend dt'));
  const room = {
    left: canvas.left + canvas.width,
    right: own.width,
    top: legend.top + legend.height + CLEAR_PX,
    bottom: own.height - BUTTON_PX,
    em: parseFloat(getComputedStyle(word).fontSize),
  };
  return { canvas, room };
}

/**
 * @param {Point} at
 * @param {{ width: number, height: number }} box
 */
const inside = ({ x, y }, { width, height }) => x >= 0 && y >= 0 && x <= width && y <= height;

/**
 * @param {Viewer} viewer
 * @param {readonly Named[]} parts
 * @param {Room} room
 * @param {() => void} dismiss
 */
function template({ words }, parts, { left, right, em }, dismiss) {
  if (parts.length === 0) return nothing;
  return html`<div class="leaders">
    <svg aria-hidden="true">
      ${parts.map(({ at, label }) => at && line(at, { x: label.x - ASIDE_PX, y: label.y + (LINE_EM * em) / 2 }))}
    </svg>
    <ul aria-label=${words.text('leaders.title')}>
      ${parts.map(
        ({ says, note, label: { x, y } }) =>
          html`<li ${cssVars({ x: `${x}px`, y: `${y}px`, wide: `${right - left}px` })}>
            <strong>${says}</strong> <span>${note}</span>
          </li>`,
      )}
    </ul>
    <button class="button small" type="button" ${cssVars({ x: `${left}px` })} @click=${dismiss}>
      ${words.text('leaders.dismiss')}
    </button>
  </div>`;
}

/**
 * @param {Point} from the part
 * @param {Point} to its label
 */
function line(from, to) {
  const ends = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return svg`<path class="halo" d=${ends}></path>
    <path d=${ends}></path>
    <circle cx=${from.x} cy=${from.y} r="3"></circle>`;
}
