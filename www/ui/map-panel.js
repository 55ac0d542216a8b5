/**
 * The map of the search: its layouts, its legend, and looking at single states.
 * @import { Desk } from './desk.js'
 * @import { MapLayout, MapView, SpaceMap } from '../draw/types.js'
 */
import { html, nothing } from 'lit/html.js';
import { AllLayout } from '../draw/all.js';
import { LevelsLayout } from '../draw/levels.js';
import { RingsLayout } from '../draw/rings.js';
import { surfaceOn } from '../draw/stage.js';
import { miniBoard } from './mini-board.js';
import { segments } from './segments.js';

const LAYOUTS = { rings: RingsLayout, levels: LevelsLayout, all: AllLayout };
const LAYOUT_NAMES = /** @type {const} */ (['rings', 'levels', 'all']);
const INSPECTOR_PX = 56;

export class MapPanel {
  #desk;
  /** @type {ReturnType<typeof surfaceOn>} */
  #surface = null;
  /** @type {(typeof LAYOUT_NAMES)[number]} */
  #layoutName = 'rings';
  /** @type {'role' | 'depth'} */
  #colour = 'role';
  /** The rank that the pointer or the map's keyboard is on, -1 for none. */
  #hover = -1;
  /** What there is to say of it; `step` -1 where it cannot be reached. */
  #inspected = { state: -1, board: new Uint8Array(), step: -1, depth: -1 };
  #pointerX = 0;
  /** @type {MapLayout | null} */
  #layout = null;
  /** What the layout was made for. */
  #madeFor = /** @type {unknown[]} */ ([]);
  /** @type {SpaceMap | null} */
  #mapSeen = null;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  /** A state of the run before is none of the new one. */
  reset() {
    this.#hover = -1;
  }

  paint() {
    const canvas = this.#desk.root.querySelector('.map canvas');
    this.#surface = surfaceOn(canvas, this.#surface, () => this.#desk.refresh());
    const { map } = this.#desk.viz;
    if (map !== this.#mapSeen) {
      // Its bitmaps take a while: what else there is to show of a new run goes first.
      this.#mapSeen = map;
      this.#desk.refresh();
      return;
    }
    const layout = this.#currentLayout();
    this.#surface?.paint((ctx) => layout?.paint(ctx, this.#view(), this.#desk.roles));
  }

  #currentLayout() {
    const { map } = this.#desk.viz;
    const surface = this.#surface;
    if (!map || !surface || surface.width < 1 || surface.height < 1) return null;
    const { width, height, scale } = surface;
    const madeFor = [map, width, height, scale, this.#layoutName];
    if (!madeFor.every((part, index) => part === this.#madeFor[index])) {
      this.#madeFor = madeFor;
      const { number } = this.#desk.words;
      this.#layout = new LAYOUTS[this.#layoutName](map, { width, height, scale, number });
    }
    return this.#layout;
  }

  /** @returns {MapView} */
  #view() {
    const { frame } = this.#desk.viz;
    return {
      discovered: frame.discovered,
      expanded: frame.expanded,
      current: frame.hasMove ? frame.position : -1,
      target: frame.hasMove ? frame.targetPosition : -1,
      hover: this.#hover,
      answered: frame.answered,
      colour: this.#colour,
    };
  }

  template() {
    const { viz, words } = this.#desk;
    const { map } = viz;
    const { states } = viz.session.description;
    return html`
      <div class="head">
        <h2>${words.text(`algorithm.${viz.session.description.algorithm}`)}</h2>
        <span class="note map-reach">
          ${map ? words.text('map.reach', { reached: map.order.length, states }) : nothing}
        </span>
        <button
          class="button small end"
          type="button"
          aria-pressed=${this.#colour === 'depth'}
          @click=${this.#toggleColour}
        >
          ${words.text('map.byDepth')}
        </button>
        <span>
          ${segments({
            name: 'layout',
            label: words.text('map.layout'),
            values: LAYOUT_NAMES,
            chosen: this.#layoutName,
            text: (name) => words.text(`map.${name}`),
            choose: (name) => {
              this.#layoutName = name;
              this.#desk.refresh();
            },
            className: 'small',
          })}
        </span>
      </div>
      <div
        class="map"
        role="application"
        tabindex="0"
        aria-label=${words.text('map.label')}
        @pointermove=${this.#onPointer}
        @pointerdown=${this.#onPointer}
        @pointerleave=${this.#onLeave}
        @blur=${() => this.#look(-1)}
        @click=${() => this.#go()}
        @keydown=${this.#onKey}
      >
        <canvas aria-hidden="true"></canvas>
        ${
          map
            ? nothing
            : html`<p class="waiting">
                ${words.text('map.computing', { count: viz.player.known })}
              </p>`
        }
        <div aria-live="polite">${this.#inspector()}</div>
      </div>
      <div class="foot legend">${this.#legend()}</div>
    `;
  }

  #toggleColour = () => {
    this.#colour = this.#colour === 'role' ? 'depth' : 'role';
    this.#desk.refresh();
  };

  #legend() {
    const { viz, words } = this.#desk;
    const { frontier, expanded, discovered } = viz.frame;
    const unseen = (viz.map?.order.length ?? discovered) - discovered;
    const entry = (/** @type {string} */ role, /** @type {number | null} */ count) =>
      html`<span>
        <i class="swatch ${role}"></i>${words.text(`legend.${role}`)}
        ${count === null ? nothing : html`<b>${words.number(count)}</b>`}
      </span>`;
    if (this.#colour === 'depth') {
      const depth = Math.max(0, (viz.map?.levels.length ?? 2) - 2);
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
  #inspector() {
    const { viz, words, view, roles: theme } = this.#desk;
    if (this.#hover < 0 || !viz.map) return nothing;
    const { rows, columns } = viz.session.description;
    const { state, board, step, depth } = this.#inspected;
    const first =
      step < 0
        ? words.text('map.unreachable', { state })
        : step === 0
          ? words.text('map.startState', { state })
          : words.text('map.state', { state, depth });
    const found =
      step > viz.player.cursor
        ? words.text('map.notYet', { step })
        : words.text('map.foundAt', { count: step });
    const other = this.#pointerX < (this.#surface?.width ?? 0) / 2;
    return html`<div class="inspector ${other ? 'other' : ''}">
      <canvas
        aria-hidden="true"
        ${miniBoard({ board, rows, columns, view, theme, px: INSPECTOR_PX })}
      ></canvas>
      <div>
        <p>${first}</p>
        ${
          step < 0
            ? nothing
            : html`<p>${found}</p>
                <p class="note">${words.text('map.go')}</p>`
        }
      </div>
    </div>`;
  }

  /** @param {number} state */
  #look(state) {
    if (state === this.#hover) return;
    this.#hover = state;
    const { session, map } = this.#desk.viz;
    if (state >= 0 && map) {
      const depth = depthOf(map.levels, map.order.indexOf(state));
      const board = session.boards(Uint32Array.of(state));
      this.#inspected = { state, board, step: session.foundAt(state), depth };
    }
    this.#desk.refresh();
  }

  /** @param {PointerEvent} event */
  #onPointer = (event) => {
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    this.#pointerX = event.clientX - box.left;
    const layout = this.#currentLayout();
    this.#look(layout ? layout.stateAt(this.#pointerX, event.clientY - box.top) : -1);
  };

  /** A finger leaves before its tap counts as a click. @param {PointerEvent} event */
  #onLeave = ({ pointerType }) => {
    if (pointerType === 'mouse') this.#look(-1);
  };

  #go() {
    if (this.#hover < 0) return;
    const step = this.#desk.viz.session.foundAt(this.#hover);
    if (step >= 0) this.#desk.seek(step);
  }

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    const { map, frame } = this.#desk.viz;
    if (!map || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      this.#go();
    } else {
      const from = this.#hover < 0 ? frame.position : map.order.indexOf(this.#hover);
      const to = neighbour(map.levels, from, event.key);
      if (to < 0) return;
      const point = this.#currentLayout()?.pointOf(map.order[to]);
      this.#pointerX = point?.x ?? 0;
      this.#look(map.order[to]);
    }
    event.preventDefault();
    event.stopPropagation();
  };
}

/**
 * @param {Uint32Array} levels
 * @param {number} position
 */
function depthOf(levels, position) {
  return levels.findLastIndex((first) => first <= position);
}

/**
 * The position that an arrow key leads to, -1 for any other key: left and right along the order
 * of discovery, up and down to the same share of the level outside or inside.
 * @param {Uint32Array} levels
 * @param {number} position
 * @param {string} key
 */
function neighbour(levels, position, key) {
  const last = levels[levels.length - 1] - 1;
  if (position < 0) return key.startsWith('Arrow') ? 0 : -1;
  if (key === 'ArrowLeft') return Math.max(0, position - 1);
  if (key === 'ArrowRight') return Math.min(last, position + 1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return -1;
  const depth = depthOf(levels, position);
  const to = Math.min(levels.length - 2, Math.max(0, depth + (key === 'ArrowUp' ? 1 : -1)));
  const share = (position - levels[depth]) / (levels[depth + 1] - levels[depth]);
  return levels[to] + Math.floor(share * (levels[to + 1] - levels[to]));
}
