/**
 * Map of a backtracking search: the depths as rings, or the path as rows of text.
 * @import { Viewer } from '../types.js'
 * @import { Ctx, LayoutBox } from '../../../canvas/types.js'
 * @import { Hears } from '../../../ui/kit/family-view.js'
 * @import { Place } from './siblings.js'
 * @import { ChoicesView } from '../puzzles/types.js'
 */
import { html, nothing } from 'lit/html.js';
import { Inputs } from '../../../core/util/memo-key.js';
import { Pen } from '../../../canvas/pen.js';
import { surfaceOn } from '../../../canvas/surface.js';
import { term } from '../../../ui/kit/term.js';
import { depthsShown, hasBound } from '../bounds.js';
import { crossesOutIn } from '../puzzles/constraints/domains.js';
import { boundLegend, crossedLegend, depthLegend } from './legend.js';
import { paintDepthRings } from './rings.js';
import { partsOf, ringPoint } from './map-parts.js';
import { PathRows } from './path-rows.js';
import { RingPlace } from './ring-geometry.js';
import { neighbour } from './siblings.js';

/** Names of the parts that the notes explain. */
const NOTES = ['ring', 'arc', 'wedge'];

/** The map panel of a backtracking search. */
export class ChoicesMap {
  layouts = /** @type {const} */ (['rings', 'tree']);
  /** @type {'rings' | 'tree'} */
  layout = 'rings';
  #viewer;
  #path;
  #view;
  #rows;
  /** Geometry of the rings on the page. @type {RingPlace | null} */
  #place = null;
  /** Geometry of the rings on an exported picture. @type {RingPlace | null} */
  #copied = null;
  /** Candidate under the pointer or chosen by arrow keys. @type {Place | null} */
  #looked = null;
  #told = new Inputs();

  /**
   * @param {Viewer} viewer
   * @param {import('./path-data.js').PathData} path
   * @param {() => ChoicesView} view
   */
  constructor(viewer, path, view) {
    this.#viewer = viewer;
    this.#path = path;
    this.#view = view;
    this.#rows = new PathRows(viewer, path);
  }

  get label() {
    return `backtracking.map.${this.layout}`;
  }

  /** Whether the map is text (rows) instead of a canvas (rings). */
  get isText() {
    return this.layout !== 'rings';
  }

  get #frame() {
    return this.#viewer.run.frame;
  }

  note() {
    const { run, words } = this.#viewer;
    const { deepest } = this.#frame;
    return words.text('backtracking.reach', {
      deepest,
      depths: run.session.description.mostChoices,
    });
  }

  tools() {
    return html`<span class="end"></span>`;
  }

  /** Forgets the highlighted candidate and the geometry of the rings. */
  reset() {
    this.#looked = null;
    this.#place = null;
    this.#copied = null;
  }

  /** Draws the rings, or scrolls the rows to the cursor. @param {HTMLElement} canvas */
  paint(canvas) {
    const surface = surfaceOn(canvas, () => this.#viewer.refresh());
    if (this.isText) {
      this.#rows.follow(canvas.parentElement);
      return;
    }
    surface?.paint((ctx, box) => {
      this.#place = this.#paintRings(ctx, box, this.#place, this.#looked);
    });
    if (this.#place) this.#tellPlace(/** @type {HTMLElement} */ (canvas.parentElement));
  }

  /**
   * Draws the rings on an exported picture, even while the page shows rows.
   * @param {Ctx} ctx
   * @param {LayoutBox} box
   */
  draw(ctx, box) {
    this.#copied = this.#paintRings(ctx, box, this.#copied, null);
  }

  /**
   * Draws the rings and returns their geometry.
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   * @param {RingPlace | null} last geometry of the previous picture, which keeps its depths if
   *   possible
   * @param {Place | null} looked highlighted candidate
   */
  #paintRings(ctx, box, last, looked) {
    const { run, theme, tween, finale } = this.#viewer;
    const { number } = this.#viewer.words;
    const { depth, deepest, answered, kind, reason } = this.#frame;
    const { description } = run.session;
    const isCut = crossesOutIn(description) && kind === 'place' && reason >= 0;
    const cut = isCut ? this.#viewer.words.text('depths.cut') : null;
    const depths = depthsShown(this.#frame, run.session.description);
    const { siblings } = this.#path;
    const { share } = tween;
    const { lit } = finale;
    const place = new RingPlace(box, { depth, depths, kind, share }, last);
    const hover = looked && siblings.has(looked) ? looked : null;
    const before = this.#view().before ?? 0;
    const isBound = hasBound(run.session.description.algorithm);
    const view = {
      depth,
      depths,
      isBound,
      deepest,
      answered,
      kind,
      share,
      siblings,
      hover,
      before,
      lit,
      cut,
    };
    paintDepthRings(new Pen(ctx, theme), place, { ...view, number });
    return place;
  }

  /**
   * Updates CSS properties for the elements over the rings, if the rings have moved.
   * @param {HTMLElement} map
   */
  #tellPlace({ style }) {
    const { centre, radius } = /** @type {RingPlace} */ (this.#place);
    if (!this.#told.changed(centre.x, centre.y, radius)) return;
    style.setProperty('--beam', `${centre.x}px`);
    style.setProperty('--root', `${centre.y}px`);
    style.setProperty('--reach', `${radius}px`);
  }

  over() {
    if (this.layout === 'tree') return this.#rows.template();
    const { words } = this.#viewer;
    const side = (/** @type {'behind' | 'ahead'} */ name) =>
      html`<p class="beside-beam ${name}">
        <strong>${term(words.text(`depths.${name}`), name)}</strong>
        <span>${term(words.text(`depths.${name}.what`), name)}</span>
      </p>`;
    return html`<i class="shaft" aria-hidden="true"></i>
      ${side('behind')} ${side('ahead')}
      <div aria-live="polite">${this.#card()}</div>`;
  }

  /** Renders a tooltip for the highlighted candidate. */
  #card() {
    const looked = this.#looked;
    const { siblings } = this.#path;
    if (!looked || !siblings.has(looked)) return nothing;
    const { words, run } = this.#viewer;
    const { depth, index } = looked;
    const state = siblings.state(depth, index);
    const values = {
      depth: depth + (this.#view().before ?? 0),
      ...{ number: index + 1, of: siblings.count(depth) },
    };
    const says = [run.kind.id, 'backtracking'].map((owner) => `${owner}.looked.${state}`);
    return html`<div class="card looked">
      <p>${words.text(says, values)}</p>
      ${
        state === 'pending' || state === 'refused'
          ? nothing
          : html`<p class="note">${words.text('backtracking.go')}</p>`
      }
    </div>`;
  }

  legend() {
    const { words, theme, run } = this.#viewer;
    const { siblings } = this.#path;
    const { description } = run.session;
    if (hasBound(description.algorithm)) return boundLegend(siblings, words, theme);
    const lines = depthLegend(siblings, run.kind.id, words, theme);
    return crossesOutIn(description) ? crossedLegend(lines, this.#frame, words, theme) : lines;
  }

  /** Returns the labelled parts of the rings. @param {boolean} [offPage] on an exported picture */
  parts(offPage) {
    const { run, words } = this.#viewer;
    const place = offPage ? this.#copied : this.layout === 'rings' && this.#place;
    return place ? partsOf(place, this.#path.siblings, run.kind.id, words) : [];
  }

  /**
   * Returns the point of the ring of a depth; null if the map does not show it.
   * @param {number} number depth as the page counts it
   */
  spotOf(number) {
    const place = this.layout === 'rings' ? this.#place : null;
    const depth = number - (this.#view().before ?? 0);
    return place && depth >= place.from && depth < place.to
      ? { at: ringPoint(place, depth) }
      : null;
  }

  notes() {
    const { words, run } = this.#viewer;
    return NOTES.map((name) => ({
      says: words.text([`${run.kind.id}.note.${name}`, `backtracking.note.${name}`]),
      about: name,
    }));
  }

  /** @type {Hears} */
  hears = {
    pointermove: (event) => this.#look(this.#placeAt(event)),
    pointerleave: () => this.#look(null),
    click: (event) => {
      this.#look(this.#placeAt(event));
      this.#go();
    },
  };

  /** @type {Hears} */
  hearsKeys = {
    keydown: (event) => this.#onKey(event),
    blur: () => this.#look(null),
  };

  /** Returns the candidate at the pointer. @param {MouseEvent} event */
  #placeAt({ offsetX, offsetY }) {
    return this.#place?.placeAt(this.#path.siblings, { x: offsetX, y: offsetY }) ?? null;
  }

  /** Highlights a candidate. @param {Place | null} place */
  #look(place) {
    const { depth, index } = this.#looked ?? {};
    if (place?.depth === depth && place?.index === index) return;
    this.#looked = place;
    this.#viewer.refresh();
  }

  #go() {
    if (this.#looked) this.#path.seek(this.#looked);
  }

  /**
   * Moves the highlight with the arrow keys; Enter goes to the step that tried the highlighted
   * candidate.
   * @param {KeyboardEvent} event
   */
  #onKey(event) {
    const { key, target, currentTarget } = event;
    const isOurs = this.layout === 'rings' && target === currentTarget;
    if (!isOurs || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (key === 'Enter') {
      this.#go();
    } else {
      const { siblings } = this.#path;
      const { depth } = this.#frame;
      const head = { depth, index: Math.max(0, siblings.last(depth)) };
      // At a dead end, arrow keys begin at the choice that led to it.
      const first = siblings.has(head) ? head : neighbour(siblings, head, 'ArrowDown');
      const isArrow = key.startsWith('Arrow');
      const to = this.#looked ? neighbour(siblings, this.#looked, key) : isArrow && first;
      if (!to) return;
      this.#look(to);
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
