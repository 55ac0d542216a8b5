/**
 * The gallery: a dialog as large as the page with all puzzles, grouped by what they teach. It is a
 * state of the page and not a file of its own, so that embeds and the one-file version have it, too,
 * and that it works offline with the files of the page.
 * @import { Filter } from '../../core/gallery/shelves.js'
 * @import { PuzzleKind } from '../../core/engine/catalogue.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { catalogue } from '../../core/engine/catalogue.js';
import { needOfLink } from '../../core/engine/engines.js';
import { FILTERS, shelvesOf } from '../../core/gallery/shelves.js';
import { hasHardBoards, seedOfDay } from '../../core/gallery/hard-board.js';
import { wordsOfPuzzle } from '../../i18n/puzzle-words.js';
import { button } from '../kit/button.js';
import { decode } from '../kit/decoded-links.js';
import { lazyWords } from '../kit/lazy-part.js';
import { segments } from '../kit/segments.js';
import { drawHardBoard } from './draw-hard-board.js';
import { galleryStyle } from './gallery-style.js';
import { today } from './today.js';

/** Longer side of a board, in CSS px. */
const BOARD_PX = 92;

const TILES = '.tile > .button';

export class Gallery {
  #viewer;
  #query = '';
  /** @type {Filter} */
  #filter = 'every';
  /** Whether the user has searched or filtered: only then the number of puzzles is announced. */
  #isAsked = false;
  #words;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#words = lazyWords(viewer, 'gallery');
    viewer.host.adopt([galleryStyle]);
  }

  template() {
    const own = this.#words.follow();
    if (!own) return nothing;
    const kinds = catalogue();
    const shelves = shelvesOf(kinds, this.#filter, this.#query, (kind) => this.#textOf(kind, own));
    const count = shelves.reduce((sum, shelf) => sum + shelf.kinds.length, 0);
    return html`<div class="shelves" @keydown=${this.#onKey}>
      <div class="asks">
        <input
          class="field"
          type="search"
          aria-label=${own.text('gallery.find')}
          placeholder=${own.text('gallery.find')}
          .value=${this.#query}
          @input=${this.#onQuery}
        />
        <div class="filters" tabindex="-1">
          ${segments({
            name: 'gallery-filter',
            label: own.text('gallery.filters'),
            values: FILTERS,
            chosen: this.#filter,
            text: (filter) => own.text(`gallery.filter.${filter}`),
            choose: this.#onFilter,
          })}
        </div>
      </div>
      <p class=${count > 0 ? 'hidden' : 'empty'} role="status">
        ${this.#isAsked ? own.text('gallery.found', { count }) : nothing}
      </p>
      ${shelves.map(
        (shelf) =>
          html`<section class="shelf" aria-labelledby="gallery-${shelf.group}">
            <h2 id="gallery-${shelf.group}">
              ${own.text(`gallery.${shelf.group}`)}
              <span class="note">${own.text(`gallery.${shelf.group}.about`)}</span>
            </h2>
            <ul>
              ${shelf.kinds.map((kind) => html`<li class="tile">${this.#tile(kind, own)}</li>`)}
            </ul>
          </section>`,
      )}
    </div>`;
  }

  /** Returns the words of a puzzle. @param {PuzzleKind} kind */
  #wordsOf({ id: puzzle, family }) {
    return wordsOfPuzzle(this.#viewer.words, { puzzle, family });
  }

  /**
   * Returns the text of a puzzle that is searched. Words of families that are still loading are
   * missing.
   * @param {PuzzleKind} kind
   * @param {Words} own
   */
  #textOf(kind, own) {
    const words = this.#wordsOf(kind);
    const { id, teaches, algorithms } = kind;
    const keys = [
      ...[`${id}.name`, `${id}.shortName`, `${id}.inShort`, `${id}.rules`],
      ...algorithms.map((algorithm) => `algorithm.${algorithm}`),
    ];
    const texts = keys.filter((key) => words.has(key)).map((key) => words.text(key));
    return [own.text(`gallery.${teaches}`), ...texts].join('\n');
  }

  /**
   * Renders a puzzle. Without the wasm and the words of its family, only its name.
   * @param {PuzzleKind} kind
   * @param {Words} own
   */
  #tile(kind, own) {
    const { run, host } = this.#viewer;
    const words = this.#wordsOf(kind);
    const [{ link }] = kind.presets;
    const name = words.text([`${kind.id}.shortName`, `${kind.id}.name`]);
    const isHere = host.families.has(kind.family) && !needOfLink(link);
    const inShort = `${kind.id}.inShort`;
    return html`<button
        class="button"
        type="button"
        aria-current=${kind === run.kind ? 'true' : 'false'}
        @click=${() => this.#open(link)}
      >
        <span class="picture">
          ${
            isHere
              ? html`<canvas
                  aria-hidden="true"
                  ${this.#viewer.viewOf(kind.family).thumb(decode(link), BOARD_PX)}
                ></canvas>`
              : nothing
          }
        </span>
        <span class="says">
          <b>${name}</b>
          <span>${this.#size(kind, isHere, own)}</span>
          <span class="note">${this.#searches(kind, words, own)}</span>
          <span class="note about">${words.has(inShort) ? words.text(inShort) : nothing}</span>
        </span>
      </button>
      ${
        isHere && hasHardBoards(decode(link).description)
          ? button(own.text('gallery.day'), () => this.#openOfDay(link), {
              kind: 'small day',
              label: own.text('gallery.dayOf', { puzzle: name }),
            })
          : nothing
      }`;
  }

  /**
   * Returns how large a puzzle is: its states, positions or cells.
   * @param {PuzzleKind} kind
   * @param {boolean} isHere whether its first example can be read
   * @param {Words} own
   */
  #size({ family, states, farthest, presets: [{ link }] }, isHere, own) {
    if (states !== undefined && farthest !== undefined) {
      return own.text('gallery.states', { states, farthest });
    }
    if (!isHere) return nothing;
    const { rows, columns } = decode(link).description;
    return own.text(`gallery.size.${family}`, { rows, columns, cells: rows * columns });
  }

  /**
   * Names the search that a puzzle opens with, and says how many others it has.
   * @param {PuzzleKind} kind
   * @param {Words} words
   * @param {Words} own
   */
  #searches({ algorithm, algorithms }, words, own) {
    const key = `algorithm.${algorithm}`;
    if (!words.has(key)) return nothing;
    return own.text('gallery.searches', {
      algorithm: words.text(key),
      count: algorithms.length - 1,
    });
  }

  /** @param {Uint8Array} link */
  #open(link) {
    this.#viewer.overlays.close();
    this.#viewer.open(link);
  }

  /** Opens the board of the day of a puzzle. @param {Uint8Array} link to an example */
  #openOfDay(link) {
    this.#viewer.overlays.close();
    return drawHardBoard(this.#viewer, link, seedOfDay(today()));
  }

  /** @param {Event} event */
  #onQuery = ({ target }) => {
    this.#query = /** @type {HTMLInputElement} */ (target).value;
    this.#isAsked = true;
  };

  /** @param {Filter} filter */
  #onFilter = (filter) => {
    this.#filter = filter;
    this.#isAsked = true;
  };

  /** Moves the focus between puzzles, and from the search field to the first one. */
  #onKey = (/** @type {KeyboardEvent} */ event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const entries = /** @type {HTMLElement[]} */ ([...this.#viewer.root.querySelectorAll(TILES)]);
    const from = entries.findIndex((tile) =>
      tile.parentElement?.contains(/** @type {Node} */ (target)),
    );
    const isField = target instanceof HTMLInputElement && target.type === 'search';
    if (from < 0 && !(isField && key === 'ArrowDown')) return;
    const to = from < 0 ? entries[0] : neighbour(entries, from, key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
}

/**
 * Returns the tile that an arrow key leads to, in the layout on screen.
 * @param {readonly HTMLElement[]} entries in reading order
 * @param {number} from
 * @param {string} key
 */
function neighbour(entries, from, key) {
  if (key === 'ArrowRight') return entries[from + 1];
  if (key === 'ArrowLeft') return entries[from - 1];
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries[entries.length - 1];
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const places = entries.map((tile) => tile.getBoundingClientRect());
  const { top, left } = places[from];
  const others = entries.map((_, index) => index);
  const beyond = others.filter((index) =>
    key === 'ArrowDown' ? places[index].top > top + 1 : places[index].top < top - 1,
  );
  const distance = (/** @type {number} */ index) =>
    Math.abs(places[index].top - top) * entries.length + Math.abs(places[index].left - left);
  beyond.sort((one, other) => distance(one) - distance(other));
  return entries[beyond[0]];
}
