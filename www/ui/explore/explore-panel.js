/**
 * Explores the whole space of the puzzle shown, in a dialog as large as the page: hardest boards,
 * boards of a distance, the map, level sizes, and growth with size.
 * @import { PieceView } from '../../canvas/types.js'
 * @import { Listed } from '../../core/explore/whole-space.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { FamilyExplore } from '../kit/family-view.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html } from 'lit/html.js';
import { ref } from 'lit/directives/ref.js';
import { sleep, wake } from '../../canvas/surface.js';
import { EngineError, Session } from '../../core/engine/session.js';
import { NEVER, WholeSpace } from '../../core/explore/whole-space.js';
import { wordsOfPuzzle } from '../../i18n/puzzle-words.js';
import { dialogHead } from '../kit/dialog-head.js';
import { segments } from '../kit/segments.js';
import { BoardLists } from './board-lists.js';
import { pageDialogStyle } from '../kit/page-dialog-style.js';
import { exploreStyle } from './explore-style.js';
import { GrowthPart } from './growth-part.js';
import { LevelsPart } from './levels-part.js';
import { MapPart } from './map-part.js';

/** Number of moves of one slice. */
const BUDGET = 1 << 15;
/** Time in each frame for the work, in milliseconds. */
const SLICE_MS = 10;
/** Search that lists all states of a space. */
const SWEEP = 'bfs';

const PARTS = /** @type {const} */ (['hardest', 'distance', 'map', 'levels', 'growth']);

/** @typedef {typeof PARTS[number]} Part */

/**
 * Lazily loaded parts of the panel.
 * @typedef {{ family: FamilyExplore, words: Words }} Module
 */

export class Explore {
  /** @type {Part} */
  #part = 'hardest';
  /** All states of the space shown; null if they are too many. @type {WholeSpace | null} */
  space = null;
  /** Whether memory was too short for the list of states. */
  #isShort = false;
  #isOpen = false;
  /** Run whose space is explored. @type {unknown} */
  #of = null;
  /** @type {Module} */
  #module;
  #lists = new BoardLists(this);
  #map = new MapPart(this);
  #levels = new LevelsPart(this);
  #growth = new GrowthPart(this);

  /**
   * @param {Viewer} viewer
   * @param {Module} module
   */
  constructor(viewer, module) {
    this.viewer = viewer;
    this.#module = module;
    viewer.host.adopt([pageDialogStyle, exploreStyle]);
  }

  /** Takes the words of another language. @param {Module} module */
  take(module) {
    this.#module = module;
    return this;
  }

  /** @returns {FamilyExplore} */
  get family() {
    return this.#module.family;
  }

  get words() {
    const { run, words } = this.viewer;
    return wordsOfPuzzle(this.#module.words, run.session.description, words);
  }

  /** Suffix of messages for moves with costs. */
  get cost() {
    return this.viewer.run.session.description.hasCosts ? '.cost' : '';
  }

  refresh = () => this.viewer.refresh();

  /** How the pieces look. @returns {PieceView} */
  get view() {
    return this.family.viewOf(this.viewer.run.kind.id, this.refresh);
  }

  /** Whether breadth-first search can list the space. */
  get isListed() {
    return this.viewer.run.session.description.algorithms.includes(SWEEP);
  }

  /** Calls `frame` of the work loop again. */
  wake() {
    wake(this.#actor);
  }

  #actor = { frame: () => this.#work() };

  /** Does one slice of the work. Returns whether there is more. */
  #work() {
    const untilMs = performance.now() + SLICE_MS;
    let isBusy = false;
    try {
      do {
        const isListing = this.space !== null && !this.space.isReady;
        if (isListing) this.space?.work(BUDGET);
        else this.#map.work();
        isBusy = isListing || this.#map.isBusy;
      } while (isBusy && performance.now() < untilMs);
      this.#growth.work(untilMs + SLICE_MS);
    } catch (error) {
      this.#fail(error);
    }
    this.refresh();
    return isBusy || this.#growth.isBusy;
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#release();
    if (error instanceof EngineError && error.code === 'outOfMemory') this.#isShort = true;
    else this.viewer.refuse(error);
  }

  /** Begins when the dialog opens and frees all memory when it closes. @param {Element} [element] */
  #placed = (element) => {
    this.#isOpen = element !== undefined;
    if (this.#isOpen) this.#begin();
    else this.#release();
  };

  /** Begins with the space of the run shown. */
  #begin() {
    this.#release();
    this.#isShort = false;
    const { viewer } = this;
    const { session } = viewer.run;
    this.#of = session;
    viewer.attempt(() => {
      const link = this.isListed ? session.withAlgorithm(SWEEP) : session.link(0);
      const opened = new Session(link);
      this.#growth.begin(opened.ask((core) => core.growth()));
      if (this.isListed) this.space = new WholeSpace(opened);
      else opened.free();
    });
    if (!this.isListed) this.#part = 'growth';
    this.wake();
  }

  #release() {
    sleep(this.#actor);
    this.#map.release();
    this.#growth.release();
    this.space?.free();
    this.space = null;
  }

  /** Opens a state as the start of the run shown. @param {number} state */
  open(state) {
    const { viewer } = this;
    const link = viewer.attempt(() => viewer.run.session.startingAt(state));
    viewer.overlays.close();
    viewer.open(link);
  }

  /** Returns the words for the distance of a state. @param {Listed} listed */
  awaySays({ distance }) {
    if (distance === NEVER) return this.words.text('explore.away.lost');
    return this.words.text(`explore.away${this.cost}`, { distance });
  }

  template() {
    const { words, viewer } = this;
    // Another run was opened below the dialog, for example by the browser's back button.
    if (this.#isOpen && this.#of !== viewer.run.session) this.#begin();
    const puzzle = viewer.words.text(`${viewer.run.kind.id}.name`);
    return html`${dialogHead(viewer, 'explore', words.text('explore.title', { puzzle }))}
      <div class="explore whole-page" ${ref(this.#placed)}>
        ${segments({
          name: 'explore-part',
          label: words.text('explore.parts'),
          values: PARTS,
          chosen: this.#part,
          text: (part) => words.text(`explore.part.${part}`),
          choose: (part) => (this.#part = part),
        })}
        <div class="explored" id="explored">${this.#contents()}</div>
      </div>`;
  }

  #contents() {
    const { words, space } = this;
    if (this.#part === 'growth') return this.#growth.template();
    if (this.#isShort) return html`<p role="status">${words.text('explore.memory')}</p>`;
    if (!this.isListed) return html`<p>${words.text('explore.large')}</p>`;
    if (!space?.isReady) {
      const says = space?.laid ? 'explore.measuring' : 'explore.finding';
      return html`<p role="status">${words.text(says, { count: space?.found ?? 0 })}</p>`;
    }
    if (!space.hasDistances) return html`<p>${words.text('explore.large')}</p>`;
    if (this.#part === 'map') return this.#map.template(space);
    if (this.#part === 'levels') return this.#levels.template(space);
    return this.#part === 'hardest' ? this.#lists.hardest(space) : this.#lists.byDistance(space);
  }
}
