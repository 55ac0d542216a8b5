/**
 * "What am I seeing?": labels with lines to the parts of the picture, in the space below the
 * legend. They are shown while nothing moves: on a first visit until the user dismisses them, later
 * on request.
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { cssVars } from '../kit/css-vars.js';
import { LINE_EM, named } from './label-placement.js';
import { recall, remember } from '../kit/storage.js';
import { boxesIn, inside, line, overlay } from './leader-lines.js';

/** Height kept free below the labels for the dismiss button, in CSS px. */
const BUTTON_PX = 34;
/** Gap between the legend and the first label, in CSS px. */
const CLEAR_PX = 10;
/** Gap between a line and its label, in CSS px. */
const ASIDE_PX = 6;

export class Leaders {
  #viewer;
  /** Whether the user has turned the labels on or off; null for neither. @type {boolean | null} */
  #wanted = null;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * Whether the labels are wanted. Without a choice of the user, this is true on the full page
   * until the labels are dismissed, and false in embedded elements.
   */
  get #isWanted() {
    return this.#wanted ?? (this.#viewer.host.menu && recall('leaders') === null);
  }

  /**
   * Whether the labels are shown. They are hidden while something moves or covers the picture. At
   * answers, in lessons and while a lesson is made they are shown only on request.
   */
  get isShown() {
    const { race, editing, finale, lessons, overlays, run, root } = this.#viewer;
    const isMade = /** @type {HTMLElement} */ (root.host).dataset.composing !== undefined;
    const isFree = !race && !editing.isOn && !overlays.isDrawerOpen && !finale.busy;
    const isAtRest = run.player.state !== 'playing';
    return (
      this.#isWanted &&
      isFree &&
      isAtRest &&
      (this.#wanted === true || !(finale.ending || lessons.id || lessons.shown || isMade))
    );
  }

  /**
   * Shows the labels, or hides them for good. Before showing them, pauses playback and closes the
   * drawer.
   */
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
  }

  /**
   * Renders the labels. Must be rendered after the canvas, because the lines point at what has just
   * been painted.
   */
  template() {
    return this.isShown ? overlay(this.#viewer, (hero) => this.#labels(hero)) : nothing;
  }

  /** Renders the labels. @param {HTMLElement} hero element of the main picture */
  #labels(hero) {
    const { words, family } = this.#viewer;
    const { canvas, room } = measured(hero);
    const { left, right, em } = room;
    const parts = family.parts().flatMap(({ at, ...part }) => {
      if (at === null) return { ...part, at };
      const onHero = { x: at.x + canvas.left, y: at.y + canvas.top };
      return inside(at, canvas) ? { ...part, at: onHero } : [];
    });
    const shown = named(parts, room);
    if (shown.length === 0) return nothing;
    return html`<div class="leaders">
      <svg aria-hidden="true">
        ${shown.map(({ at, label }) => at && line(at, { x: label.x - ASIDE_PX, y: label.y + (LINE_EM * em) / 2 }))}
      </svg>
      <ul aria-label=${words.text('leaders.title')}>
        ${shown.map(
          ({ says, note, label: { x, y } }) =>
            html`<li ${cssVars({ x: `${x}px`, y: `${y}px`, wide: `${right - left}px` })}>
              <strong>${says}</strong> <span>${note}</span>
            </li>`,
        )}
      </ul>
      <button
        class="button small"
        type="button"
        ${cssVars({ x: `${left}px` })}
        @click=${() => this.toggle()}
      >
        ${words.text('leaders.dismiss')}
      </button>
    </div>`;
  }
}

/**
 * Measures the canvas and the space for labels.
 * @param {HTMLElement} hero element of the main picture
 */
function measured(hero) {
  const boxOf = boxesIn(hero);
  const find = (/** @type {string} */ selector) =>
    /** @type {Element} */ (hero.querySelector(selector));
  const canvas = boxOf(find('canvas'));
  const legend = boxOf(find('.legend dl'));
  const own = boxOf(hero);
  const room = {
    left: canvas.left + canvas.width,
    right: own.width,
    top: legend.top + legend.height + CLEAR_PX,
    bottom: own.height - BUTTON_PX,
    em: parseFloat(getComputedStyle(find('.legend dt')).fontSize),
  };
  return { canvas, room };
}
