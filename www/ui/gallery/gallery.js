/**
 * The gallery: a dialog as large as the page with all puzzles, grouped by what they teach. It is a
 * state of the page and not a document of its own, so that it works offline with the files of the
 * page.
 * @import { Filter } from '../../core/gallery/shelves.js'
 * @import { PuzzleKind } from '../../core/engine/catalogue.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { ref } from 'lit/directives/ref.js';
import { catalogue } from '../../core/engine/catalogue.js';
import { needOfLink } from '../../core/engine/engines.js';
import { FILTERS, shelvesOf } from '../../core/gallery/shelves.js';
import { seedOfDay } from '../../core/gallery/hard-board.js';
import { hasHardBoards } from '../../core/gallery/has-hard-boards.js';
import { SHELVES } from '../../wasm/shelves.js';
import { wordsOfPuzzle } from '../../i18n/puzzle-words.js';
import { button } from '../kit/button.js';
import { decode } from '../kit/decoded-links.js';
import { icon } from '../kit/icons.js';
import { lazyWords } from '../kit/lazy-part.js';
import { pageDialogStyle } from '../kit/page-dialog-style.js';
import { segments } from '../kit/segments.js';
import { drawHardBoard } from './draw-hard-board.js';
import { galleryStyle } from './gallery-style.js';
import { today } from './today.js';

/** Longer side of a board, in CSS px. */
const BOARD_PX = 84;

const TILES = '.tile > .button:not(.day)';

const SEARCH = icon(
  'M8.5 2.5a6 6 0 0 1 4.7 9.7l4.2 4.2-1.3 1.3-4.2-4.2a6 6 0 1 1-3.4-11zm0 1.9a4.1 4.1 0 1 0 0 8.2 4.1 4.1 0 0 0 0-8.2z',
);

/** The product's mark before the title. */
const MARK = html`<svg class="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
  <circle cx="12" cy="12" r="10" />
  <path d="M12 12V2A10 10 0 0 0 2 12z" />
</svg>`;

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
    viewer.host.adopt([pageDialogStyle, galleryStyle]);
  }

  /** Title of the dialog with the number of puzzles, or undefined while the words are loading. */
  get title() {
    const own = this.#words.follow();
    if (!own) return undefined;
    return html`${MARK} ${own.text('gallery.title', { count: catalogue().length })}`;
  }

  template() {
    const own = this.#words.follow();
    if (!own) return nothing;
    const shelves = shelvesOf(catalogue(), this.#filter, this.#query, (kind) =>
      this.#textOf(kind, own),
    );
    const count = shelves.reduce((sum, shelf) => sum + shelf.kinds.length, 0);
    return html`<div class="browse whole-page" @keydown=${this.#onKey}>
      <div class="finder">
        <label class="search">
          ${SEARCH}
          <input
            class="field"
            type="search"
            enterkeyhint="search"
            aria-label=${own.text('gallery.find')}
            placeholder=${own.text('gallery.find')}
            .value=${this.#query}
            @input=${this.#onQuery}
            ${ref(focusField)}
          />
        </label>
        ${segments({
          name: 'gallery-filter',
          label: own.text('gallery.filters'),
          values: FILTERS,
          chosen: this.#filter,
          text: (filter) => own.text(`gallery.filter.${filter}`),
          choose: this.#onFilter,
          className: 'pills',
        })}
        <a class="button small own" href="./own.html">${own.text('gallery.own')}</a>
      </div>
      <div class="shelves">
        <p class=${count === 0 ? 'empty' : this.#isAsked ? 'note' : 'hidden'} role="status">
          ${this.#isAsked ? own.text('gallery.found', { count }) : nothing}
        </p>
        ${shelves.map((shelf) => this.#shelf(shelf, own))}
      </div>
    </div>`;
  }

  /**
   * Renders a group of puzzles.
   * @param {{ group: string, kinds: PuzzleKind[] }} shelf
   * @param {Words} own
   */
  #shelf({ group, kinds }, own) {
    return html`<section class="shelf" aria-labelledby="gallery-${group}">
      <h2 id="gallery-${group}">
        ${own.text(`gallery.${group}`)}
        <span class="note">${own.text(`gallery.${group}.about`)}</span>
        <span class="note swipe">${own.text('gallery.swipe', { count: kinds.length })}</span>
      </h2>
      <ul>
        ${kinds.map((kind) => html`<li class="tile">${this.#tile(kind, own)}</li>`)}
      </ul>
    </section>`;
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
    const { id, algorithms } = kind;
    const { teaches } = SHELVES[id];
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
    const { run, host, words: page } = this.#viewer;
    const words = this.#wordsOf(kind);
    // The words of the gallery with the nouns of the puzzle, such as mazes in place of boards.
    const said = wordsOfPuzzle(own, { puzzle: kind.id, family: kind.family }, page);
    const [{ link }] = kind.presets;
    const name = words.text([`${kind.id}.shortName`, `${kind.id}.name`]);
    const isHere = host.families.has(kind.family) && !needOfLink(link);
    const inShort = `${kind.id}.inShort`;
    const board = isHere ? this.#viewer.viewOf(kind.family).thumb(decode(link), BOARD_PX) : nothing;
    return html`<button
        class="button"
        type="button"
        aria-current=${kind === run.kind ? 'true' : 'false'}
        @click=${() => this.#open(link)}
      >
        <span class="picture">
          ${isHere ? html`<canvas aria-hidden="true" ${board}></canvas>` : nothing}
        </span>
        <span class="facts">
          <b>${name}</b>
          <span>${this.#size(kind, isHere, said)}</span>
          <span class="note">${this.#searches(kind, words, own)}</span>
          <span class="note about">${words.has(inShort) ? words.text(inShort) : nothing}</span>
        </span>
      </button>
      ${
        isHere && hasHardBoards(decode(link).description)
          ? button(said.text('gallery.day'), () => this.#openOfDay(link), {
              kind: 'small day',
              label: said.text('gallery.dayOf', { puzzle: name }),
            })
          : nothing
      }`;
  }

  /**
   * Returns how large a puzzle is: its states, positions or cells.
   * @param {PuzzleKind} kind
   * @param {boolean} isHere whether its first example can be read
   * @param {Words} said words of the gallery with the nouns of the puzzle
   */
  #size({ id, family, presets: [{ link }] }, isHere, said) {
    const { states, hardest } = SHELVES[id];
    if (states !== undefined && hardest !== undefined) {
      return said.text('gallery.states', { states, hardest });
    }
    if (!isHere) return nothing;
    const { rows, columns } = decode(link).description;
    return said.text(`gallery.size.${family}`, { rows, columns, cells: rows * columns });
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

  /** Opens a hard board of the puzzle and size shown. Each call opens another board. */
  drawHard() {
    const seed = Date.now() % 2 ** 32;
    return drawHardBoard(this.#viewer, this.#viewer.run.session.link(0), seed);
  }

  /** @param {Uint8Array} link */
  #open(link) {
    this.#viewer.overlays.close();
    this.#viewer.open(link);
  }

  /** Opens the board of the day of a puzzle. @param {Uint8Array} link to an example */
  #openOfDay(link) {
    this.#viewer.overlays.close();
    return drawHardBoard(this.#viewer, link, seedOfDay(today()), true);
  }

  /** @param {Event} event */
  #onQuery = ({ target }) => {
    this.#query = /** @type {HTMLInputElement} */ (target).value;
    this.#isAsked = true;
    this.#viewer.refresh();
  };

  /** @param {Filter} filter */
  #onFilter = (filter) => {
    this.#filter = filter;
    this.#isAsked = true;
  };

  /**
   * Moves the focus between puzzles by arrow keys, and between the search field and the first row.
   */
  #onKey = (/** @type {KeyboardEvent} */ event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { root } = this.#viewer;
    const entries = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(TILES)]);
    const from = entries.findIndex((tile) =>
      tile.parentElement?.contains(/** @type {Node} */ (target)),
    );
    const field = /** @type {HTMLElement} */ (root.querySelector('.search > input'));
    if (key === 'Enter' && target === field && this.#query) return entries[0]?.click();
    const next = key === 'ArrowDown' && target === field ? entries[0] : undefined;
    const to = from < 0 ? next : (neighbour(entries, from, key) ?? (key === 'ArrowUp' && field));
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
}

/**
 * Focuses the search field once the dialog is open. With touch, the screen keyboard would cover half
 * of the gallery.
 * @param {Element} [field] undefined when the field is removed
 */
function focusField(field) {
  if (!field || !matchMedia('(hover: hover)').matches) return;
  queueMicrotask(() => /** @type {HTMLElement} */ (field).focus());
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
