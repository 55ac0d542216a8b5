/**
 * Map of a game tree: the sunburst, its legend, and a card about the wedge that is looked at.
 * @import { Viewer } from '../types.js'
 * @import { Ctx, LayoutBox } from '../../../canvas/types.js'
 * @import { Counter, Hears, Part } from '../../../ui/kit/family-view.js'
 * @import { TurnPlay } from '../../../core/play/turn-play.js'
 * @import { TreeGame } from '../play/tree-play.js'
 * @import { WedgeStore, Wedges } from './wedges.js'
 */
import { html, nothing } from 'lit/html.js';
import { Pen } from '../../../canvas/pen.js';
import { surfaceOn } from '../../../canvas/surface.js';
import { mix } from '../../../canvas/colour.js';
import { picture } from '../../../ui/kit/cached-picture.js';
import { playPanel } from '../play/play-panel.js';
import { treeView } from '../puzzles/index.js';
import { sourceOf } from '../core.js';
import { moveName, playersOf, resultOf } from '../values.js';
import { paintRoot } from './paint-root.js';
import { paintSunburst } from './paint-sunburst.js';
import { SunburstPlace } from './sunburst-place.js';
import { paintValue } from './value-marks.js';

const MARK_PX = 18;

/** Lines of the legend, in order. */
const LINES = /** @type {const} */ (
  ['win', 'draw', 'loss', 'estimate', 'undecided', 'bound', 'cut', 'ahead'] // prettier-ignore
);

/** The map panel. */
export class TreeMap {
  layouts = /** @type {const} */ (['tree']);
  layout = 'tree';
  #viewer;
  #store;
  #play;
  #panel;
  /** Geometry on the page, and on an exported picture. @type {SunburstPlace | null} */
  #place = null;
  /** @type {SunburstPlace | null} */
  #copied = null;
  /** Wedge under the pointer or chosen by arrow keys, -1 for none. */
  #looked = -1;

  /**
   * @param {Viewer} viewer
   * @param {WedgeStore} store
   * @param {TurnPlay<TreeGame>} play
   */
  constructor(viewer, store, play) {
    this.#viewer = viewer;
    this.#store = store;
    this.#play = play;
    this.#panel = playPanel(viewer, play);
  }

  get label() {
    return this.isText ? 'trees.map.play' : 'trees.map.tree';
  }

  /** Whether the panel of a game covers the map. */
  get isText() {
    return this.#play.isPlaying;
  }

  /** Wedges of the run. @returns {Wedges} */
  get wedges() {
    const { run, readable } = this.#viewer;
    return this.#store.of(run, readable.known);
  }

  /** Wedge of the step, or the last one before it that is drawn. */
  get #current() {
    return this.wedges.along(this.#viewer.run.frame.line.slice(1).map(({ by }) => by));
  }

  reset() {
    this.#looked = -1;
    this.#place = null;
    this.#copied = null;
  }

  note() {
    const { words } = this.#viewer;
    return words.text(this.wedges.isWhole ? 'trees.reach.whole' : 'trees.reach.part', {
      count: this.wedges.rings,
    });
  }

  tools() {
    return html`<span class="end"></span>`;
  }

  /** Draws the map. @param {HTMLElement} canvas */
  paint(canvas) {
    if (this.isText) return;
    surfaceOn(canvas, () => this.#viewer.refresh())?.paint((ctx, box) => {
      this.#place = this.#paint(ctx, box, this.#looked);
    });
  }

  /**
   * Draws the map on an exported picture.
   * @param {Ctx} ctx
   * @param {LayoutBox} box
   */
  draw(ctx, box) {
    this.#copied = this.#paint(ctx, box, -1);
  }

  /**
   * Draws the map and returns its geometry.
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   * @param {number} hover
   */
  #paint(ctx, box, hover) {
    const { run, theme, tween, hidesFuture } = this.#viewer;
    const { wedges } = this;
    const place = new SunburstPlace(box, wedges.rings);
    const { rows, columns } = run.session.description;
    paintSunburst(new Pen(ctx, theme), place, wedges, {
      step: run.frame.step,
      current: this.#current,
      hover: hover < wedges.count ? hover : -1,
      hidesFuture: hidesFuture === true,
      share: tween.share,
      sources: this.#sources(),
      paintCentre: (pen, middle, r) =>
        paintRoot(pen, middle, r, { view: treeView(run.kind.id), rows, columns, frame: run.frame }),
    });
    return place;
  }

  /** Returns the wedges of the moves that alpha and beta come from, as far as they are drawn. */
  #sources() {
    const { frame, session } = this.#viewer.run;
    if (session.description.algorithm === 'minimax') return [];
    const moves = frame.line.slice(1).map(({ by }) => by);
    return /** @type {const} */ (['alpha', 'beta']).flatMap((name) => {
      const source = sourceOf(frame, name);
      if (!source) return [];
      const { by, depth } = source;
      const wedge = this.wedges.along([...moves.slice(0, depth), by]);
      const isDrawn = this.wedges.data.depths[wedge] === depth + 1;
      // The wedge of the step has a mark already, and the sentence says what it is worth.
      return isDrawn && wedge !== this.#current ? [{ name, wedge }] : [];
    });
  }

  over() {
    if (this.isText) return html`<div class="panel play">${this.#panel.template()}</div>`;
    return html`<div aria-live="polite">${this.#card()}</div>`;
  }

  /** Renders the card of the wedge that is looked at. */
  #card() {
    const { wedges } = this;
    const wedge = this.#looked;
    if (wedge <= 0 || wedge >= wedges.count) return nothing;
    const { words, run } = this.#viewer;
    const moves = wedges
      .lineTo(wedge)
      .slice(1)
      .map((at) => wedges.data.moves[at]);
    const line = moves.map((by) => moveName(this.#viewer, by)).join(' → ');
    const state = wedges.stateAt(wedge, run.frame.step);
    const { value, bound } = wedges.valueOf(wedge);
    const values = {
      ...playersOf(this.#viewer),
      result: resultOf(words, value, run.frame.scale, bound),
    };
    return html`<div class="card looked">
      <p>${line}</p>
      <p><strong>${words.text(`trees.looked.${state}`, values)}</strong></p>
      ${this.#stepOf(wedge) < 0 ? nothing : html`<p class="note">${words.text('trees.looked.go')}</p>`}
    </div>`;
  }

  /**
   * Returns the step that gave a wedge its value, that cut it, or that entered it; -1 for none.
   * @param {number} wedge
   */
  #stepOf(wedge) {
    const { left, cut, entered } = this.wedges.data;
    return [left, cut, entered].map((steps) => steps[wedge]).find((step) => step >= 0) ?? -1;
  }

  /** @returns {readonly Counter[]} */
  legend() {
    if (this.#play.game) return this.#tally(this.#play.game);
    const { words, run, theme } = this.#viewer;
    const { wedges } = this;
    const { step, hasDraws, scale } = run.frame;
    const counts = Object.fromEntries(LINES.map((name) => [name, 0]));
    for (let wedge = 1; wedge < wedges.count; wedge++) {
      const state = wedges.stateAt(wedge, step);
      const { name, bound } = wedges.valueOf(wedge);
      if (state === 'valued') counts[bound === 'exact' ? name : 'bound']++;
      else if (state !== 'open') counts[state]++;
    }
    const { algorithm } = run.session.description;
    const { isLimited, hasEstimates } = scale;
    const isShown = (/** @type {(typeof LINES)[number]} */ name) => {
      if (name === 'draw') return hasDraws && !isLimited;
      if (name === 'estimate') return isLimited && hasEstimates;
      if (name === 'undecided') return isLimited && !hasEstimates;
      if (name === 'bound' && wedges.isWhole) return counts.bound > 0;
      return (name !== 'bound' && name !== 'cut') || algorithm !== 'minimax';
    };
    return LINES.filter(isShown).map((name) => {
      const paint = (/** @type {Ctx} */ ctx, /** @type {number} */ px) =>
        paintLegendMark(new Pen(ctx, theme), px, name);
      return {
        ...this.#mark(name, paint),
        count: wedges.isWhole ? counts[name] : null,
        says: words.text(`trees.legend.${name}`, playersOf(this.#viewer)),
        about: `trees.legend.${name}.title`,
      };
    });
  }

  /**
   * Renders a mark of the legend.
   * @param {string} name
   * @param {(ctx: Ctx, px: number) => void} paint
   */
  #mark(name, paint) {
    const size = { width: MARK_PX, height: MARK_PX };
    const of = [this.#viewer.theme, name];
    return {
      mark: html`<canvas
        class="arc"
        aria-hidden="true"
        ${picture({ of, ...size, paint: (ctx) => paint(ctx, MARK_PX) })}
      ></canvas>`,
      paint,
    };
  }

  /**
   * Returns the legend of a game: how many moves of persons kept what was within reach, and how many
   * gave it away.
   * @param {TreeGame} game
   * @returns {readonly Counter[]}
   */
  #tally(game) {
    const { words, theme } = this.#viewer;
    const own = game.moves.filter(
      ({ player }) => game.opponent === 'person' || player === game.person,
    );
    const given = own.filter((move) => ['gave', 'lostDraw'].includes(game.effectOf(move))).length;
    const { hasDraws } = this.#viewer.run.frame;
    const line = (/** @type {'kept' | 'given'} */ name, /** @type {number} */ count) => {
      const mark = name === 'kept' ? 'win' : 'loss';
      const paint = (/** @type {Ctx} */ ctx, /** @type {number} */ px) =>
        paintLegendMark(new Pen(ctx, theme), px, mark);
      const says = words.text(`trees.legend.${name}`, { count });
      const about = hasDraws ? `trees.legend.${name}.title` : `trees.legend.${name}.noDraw.title`;
      return { ...this.#mark(mark, paint), count, says, about };
    };
    return [line('kept', own.length - given), line('given', given)];
  }

  notes() {
    if (this.isText) return [];
    const { words } = this.#viewer;
    return ['ring', 'wedge'].map((name) => ({
      says: words.text(`trees.note.${name}`),
      about: name,
    }));
  }

  /** Returns the labelled parts of the map. @param {boolean} [offPage] @returns {Part[]} */
  parts(offPage) {
    const place = offPage ? this.#copied : this.#place;
    if (!place || (this.isText && !offPage)) return [];
    const { words } = this.#viewer;
    const { wedges } = this;
    const { data } = wedges;
    const at = (/** @type {number} */ wedge) => {
      const ring = data.depths[wedge];
      const middle = (place.inner(ring) + place.outer(ring)) / 2;
      return place.polar(middle, data.from[wedge] + data.shares[wedge] / 2);
    };
    const told = (/** @type {string} */ name) => ({
      name,
      says: words.text(`trees.part.${name}`),
      note: words.text(`trees.part.${name}.note`),
    });
    const { step } = this.#viewer.run.frame;
    const find = (/** @type {string} */ state) => {
      for (let wedge = 1; wedge < wedges.count; wedge++) {
        if (wedges.stateAt(wedge, step) === state) return wedge;
      }
      return -1;
    };
    const parts = [{ ...told('ring'), at: ringPoint(place, 1) }];
    const current = this.#current;
    if (current > 0) parts.unshift({ ...told('now'), at: at(current) });
    const cut = find('cut');
    if (cut > 0) parts.push({ ...told('cut'), at: at(cut) });
    return parts;
  }

  /** Returns the point of a ring; null if the map has none such. @param {number} ring */
  spotOf(ring) {
    const place = this.#place;
    return place && ring <= this.wedges.rings ? { at: ringPoint(place, ring) } : null;
  }

  /** @type {Hears} */
  hears = {
    pointermove: (event) => this.#look(this.#wedgeAt(event)),
    pointerleave: () => this.#look(-1),
    click: (event) => {
      this.#look(this.#wedgeAt(event));
      this.#go();
    },
  };

  /** @type {Hears} */
  hearsKeys = {
    keydown: (event) => this.#onKey(event),
    blur: () => this.#look(-1),
  };

  /** Returns the wedge at the pointer, or -1. @param {MouseEvent} event */
  #wedgeAt({ offsetX, offsetY }) {
    const at = this.#place?.ringAt({ x: offsetX, y: offsetY });
    return at ? this.wedges.at(at.ring, at.share) : -1;
  }

  /** Looks at a wedge. @param {number} wedge */
  #look(wedge) {
    if (wedge === this.#looked) return;
    this.#looked = wedge;
    this.#viewer.refresh();
  }

  #go() {
    const step = this.#looked < 0 ? -1 : this.#stepOf(this.#looked);
    if (step >= 0) this.#viewer.seek(step);
  }

  /**
   * Moves from wedge to wedge with the arrow keys; Enter goes to the step of the wedge.
   * @param {KeyboardEvent} event
   */
  #onKey(event) {
    const { key, target, currentTarget } = event;
    if (target !== currentTarget || this.isText) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (key === 'Enter') {
      this.#go();
    } else {
      if (!key.startsWith('Arrow')) return;
      const { wedges } = this;
      const next = this.#looked < 0 ? this.#current : wedges.beside(this.#looked, key);
      if (next < 0) return;
      this.#look(next);
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Angle of the point that stands for a ring, as a share of the circle. */
const RING_AT = 0.62;

/** Returns the point that stands for a ring. @param {SunburstPlace} place @param {number} ring */
const ringPoint = (place, ring) => place.polar(place.outer(ring) - place.ringPx / 2, RING_AT);

/**
 * Draws a mark of the legend.
 * @param {Pen} pen
 * @param {number} px
 * @param {(typeof LINES)[number]} name
 */
function paintLegendMark(pen, px, name) {
  const { theme, ctx, dark } = pen;
  const at = { x: px / 2, y: px / 2 };
  const r = px / 2 - 1.5;
  const ground = mix(theme.page, theme.air, 0.6);
  if (name === 'cut' || name === 'ahead') {
    pen.square(at, r, r * 0.4);
    if (name === 'ahead') {
      pen.fill(dark ? mix(ground, theme.unseen, 0.85) : mix(ground, theme.unseen, 0.8));
      return;
    }
    ctx.save();
    ctx.clip();
    const area = { x: 0, y: 0, width: px, height: px };
    pen.hatch(area, mix(ground, theme.ink2, 0.5), { pitch: 4, width: 1.2 });
    ctx.restore();
    pen.square(at, r, r * 0.4);
    pen.stroke(mix(ground, theme.ink2, 0.6), 1);
    return;
  }
  if (name === 'bound') paintValue(pen, at, r, { name: 'draw', bound: 'atLeast' });
  else paintValue(pen, at, r, { name, bound: 'exact' });
}
