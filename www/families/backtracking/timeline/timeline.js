/**
 * Heat strip under the scrub bar: the whole computed run, or a part of it around the cursor.
 * @import { Viewer } from '../types.js'
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { DepthProfile } from './depth-strip.js'
 * @import { ChoicesView } from '../puzzles/types.js'
 */
import { html } from 'lit/html.js';
import { button, iconButton } from '../../../ui/kit/button.js';
import { icon } from '../../../ui/kit/icons.js';
import { Memo } from '../../../core/util/memo-key.js';
import { Landmark } from '../../../wasm/enums.js';
import { landmarkFrom } from '../core.js';
import { hasBound } from '../bounds.js';
import { crossesOutIn } from '../puzzles/constraints/domains.js';
import { cutsOf, paintCuts } from './cut-marks.js';
import { columnsUntil, paintHeatStrip, rangeOf, roomBetween } from './depth-strip.js';
import { profileAlong } from './depth-profile.js';
import { Jumps } from './landmark-buttons.js';

/** Minimum number of steps that the bar can show. */
const LEAST = 64;
const ZOOM = 4;
/** Ratio of page height to viewport height above which the wheel scrolls the page. */
const LONG_PAGE = 1.25;
/** Maximum number of columns in a profile. */
const MOST_COLUMNS = 2000;

/** Timeline of a backtracking search. */
export class ChoicesTimeline {
  #viewer;
  /** Number of steps across the bar; Infinity for the whole run. */
  #span = Infinity;
  #from = 0;
  #profile = new Memo();
  /** Step of the first answer. */
  #found = new Memo();
  #cuts = new Memo();
  #jumps;
  #view;

  /**
   * @param {Viewer} viewer
   * @param {() => ChoicesView} view
   */
  constructor(viewer, view) {
    this.#viewer = viewer;
    this.#view = view;
    this.#jumps = new Jumps(viewer);
    /** @type {import('../../../ui/viewer/keys.js').Key[]} */
    this.keys = [
      { keys: ['z', 'Z'], act: () => this.zoom(ZOOM) },
      { keys: ['x', 'X'], act: () => this.zoom(1 / ZOOM) },
      { keys: ['0'], act: () => this.zoom(0) },
      ...this.#jumps.keys,
    ];
  }

  /** Message that a jump from the current step found nothing, or null. */
  get missed() {
    return this.#jumps.missed;
  }

  /** Renders the jump buttons. */
  jumps() {
    return this.#jumps.template();
  }

  /**
   * Steps at the ends of the bar. When the bar is zoomed in, its range moves only when the cursor
   * leaves it.
   */
  get range() {
    const { known, cursor } = this.#viewer.run.player;
    if (this.#span >= known) return { from: 0, to: known };
    if (cursor < this.#from || cursor > this.#from + this.#span) this.#lookAround(cursor);
    return { from: this.#from, to: this.#from + this.#span };
  }

  get isWhole() {
    return this.#span >= this.#viewer.run.player.known;
  }

  reset() {
    this.#span = Infinity;
    this.#profile.forget();
  }

  /**
   * Zooms the bar around a step, which keeps its position on the screen.
   * @param {number} factor above 1 zooms in, below 1 zooms out, 0 shows the whole run
   * @param {number} [still] step that keeps its position, by default the cursor
   */
  zoom(factor, still = this.#viewer.run.player.cursor) {
    const { known } = this.#viewer.run.player;
    const { from, to } = this.range;
    const length = Math.max(1, to - from);
    const share = this.#viewer.axis.at(still);
    const span = factor > 0 ? Math.max(LEAST, Math.round(length / factor)) : Infinity;
    this.#span = span >= known ? Infinity : span;
    this.#from = clamp(Math.round(still - share * span), 0, known - span);
    this.#viewer.refresh();
  }

  /** Centres the visible part on a step. @param {number} step */
  #lookAround(step) {
    const { known } = this.#viewer.run.player;
    this.#from = clamp(Math.round(step - this.#span / 2), 0, known - this.#span);
  }

  /**
   * Zooms with the mouse wheel around the step under the pointer.
   * @param {WheelEvent} event event on the bar
   */
  wheel(event) {
    const bar = /** @type {Element} */ (event.currentTarget);
    const { scrollHeight, clientHeight } = document.documentElement;
    // On a long page, let the wheel scroll the page unless the bar has the focus.
    if (scrollHeight > LONG_PAGE * clientHeight && !bar.matches(':focus-within')) return;
    event.preventDefault();
    const { left, width } = bar.getBoundingClientRect();
    const px = event.deltaY * (event.deltaMode ? 30 : 1);
    const share = clamp((event.clientX - left) / width, 0, 1);
    this.zoom(Math.exp(-px / 300), this.#viewer.axis.stepAt(share));
  }

  /**
   * Draws the bar.
   * @param {Pen} pen
   * @param {{ width: number, height: number }} box
   */
  paint(pen, box) {
    const { run, words, hidesFuture } = this.#viewer;
    const { known, cursor } = run.player;
    const profile = this.#follow(box.width);
    const isGrowing = this.isWhole && profile.to < known;
    const shown = isGrowing
      ? { known: profile.to, cursor: Math.min(cursor, profile.to) }
      : { known, cursor };
    // A zoomed part uses the range of its own depths to show detail, and so does a search with a
    // bound, which may go far less deep than an answer may be long.
    const { mostChoices, algorithm } = run.session.description;
    const depths = this.isWhole && !hasBound(algorithm) ? mostChoices : 0;
    const before = this.#view().before ?? 0;
    const columns = hidesFuture ? columnsUntil(profile, cursor) : profile.columns;
    const depth = Math.max(0, (depths || rangeOf(columns).high) + before);
    const top = words.text([`${run.kind.id}.strip`, 'backtracking.strip'], { depth });
    const answer = this.#answer;
    const isTold = answer !== null && (!hidesFuture || answer.step <= cursor);
    const marks = { depths, top, answer: isTold ? answer : null };
    paintHeatStrip(pen, box, profile, { ...shown, ...marks, hidesFuture });
    const { from, to } = this.range;
    const cuts = this.#shownCuts.filter((step) => step >= from && step <= to);
    const xOf = (/** @type {number} */ step) => profile.at(step) * box.width;
    const free = roomBetween(pen, box.width, { top, answer: marks.answer, xOf });
    const until = hidesFuture ? cursor : known;
    paintCuts(pen, cuts, { width: box.width, xOf, cursor, until, free });
  }

  /** Cuts of a finished constraint search. */
  get #shownCuts() {
    const { session, player } = this.#viewer.run;
    if (!player.complete || !crossesOutIn(session.description)) return [];
    return this.#cuts.of([session, player.known], () => cutsOf(session, player.known));
  }

  /** The first answer of a finished run; null if the bar does not show it. */
  get #answer() {
    const { run, words } = this.#viewer;
    const { session, player } = run;
    const { outcome, known } = player;
    const isFound = outcome?.code === 'found';
    if (!isFound && !(outcome?.code === 'counted' && outcome.goals > 0)) return null;
    const step = this.#found.of([session], () =>
      isFound ? known : landmarkFrom(session, 0, Landmark.Answer, 1),
    );
    const { from, to } = this.range;
    if (step < from || step > to) return null;
    return { step, says: words.text([`${run.kind.id}.strip.answer`, 'backtracking.strip.answer']) };
  }

  /**
   * Returns the cached profile, updated if needed.
   * @param {number} width
   * @returns {DepthProfile}
   */
  #follow(width) {
    const { run, axis, readable } = this.#viewer;
    const { session } = run;
    const { from, to } = this.range;
    const columns = Math.min(MOST_COLUMNS, Math.ceil(width));
    const along = this.isWhole && axis.isEven ? null : axis;
    return this.#profile.of([session, columns, along, Math.min(readable.known, to)], () => ({
      from,
      to,
      at: axis.at,
      columns: profileAlong(session, { from, to }, axis, columns),
    }));
  }

  /** Renders the zoom buttons. */
  zooms() {
    const { words } = this.#viewer;
    const farther = words.text('backtracking.farther');
    const options = { kind: 'small icon', label: farther, title: farther, isOff: this.isWhole };
    return html`<div class="jump zooms" role="group" aria-label=${words.text('backtracking.zoom')}>
      ${button(FARTHER, () => this.zoom(1 / ZOOM), options)}
      ${iconButton(words.text('backtracking.nearer'), NEARER, () => this.zoom(ZOOM))}
      ${button(words.text('backtracking.whole'), () => this.zoom(0), { kind: 'small', pressed: this.isWhole })}
    </div>`;
  }
}

const NEARER = icon('M9 4h2v5h5v2h-5v5H9v-5H4V9h5z');
const FARTHER = icon('M4 9h12v2H4z');

/** Limits a value to a range. @type {(value: number, least: number, most: number) => number} */
const clamp = (value, least, most) => Math.min(Math.max(least, most), Math.max(least, value));
