/**
 * Loads an element up to its first board: texts, wasm, family, then the author's attributes.
 * @import { SearchLight } from './search-light.js'
 * @import { Asked } from './attributes.js'
 * @import { Calls } from './call-queue.js'
 * @import { Telling } from './events.js'
 * @import { Viewer } from '../ui/viewer/viewer.js'
 */
import { loadModule, needOfLink } from '../core/engine/engines.js';
import { EngineError } from '../core/engine/session.js';
import { firstKind, firstNeed } from '../ui/viewer/lazy-parts.js';
import { takeTempo } from '../ui/viewer/tempo-attribute.js';
import { wordsFor } from '../ui/kit/element-words.js';
import { Nearness } from './lazy-load.js';

/** Loading of one element. */
export class Opening {
  #element;
  #viewer;
  #asked;
  #calls;
  #telling;
  #isOpening = false;
  /** Whether `load` was called again during loading. */
  #isAskedAgain = false;
  #nearness;
  /** Whether the element waits for the user to start loading. */
  waits = false;
  /** Whether the author's attributes are applied. */
  isDone = false;
  /** State string to restore when the element is inserted again. */
  #kept = '';
  /** Number of calls of `speak`. */
  #languages = 0;
  /** Number of frames until the first board is drawn: one for layout, one for drawing. */
  #framesToBoard = 0;

  /**
   * @param {SearchLight} element
   * @param {Viewer} viewer
   * @param {{ asked: Asked, calls: Calls, telling: Telling }} parts
   */
  constructor(element, viewer, { asked, calls, telling }) {
    this.#nearness = new Nearness(element);
    this.#element = element;
    this.#viewer = viewer;
    this.#asked = asked;
    this.#calls = calls;
    this.#telling = telling;
  }

  /** Downloads the wasm and shows the first board. */
  async load() {
    // Moving the element during loading calls this method again: load only once.
    this.#isAskedAgain = this.#isOpening;
    if (this.#isOpening) return;
    this.#isOpening = true;
    const viewer = this.#viewer;
    viewer.error = null;
    this.isDone = false;
    this.#element.requestUpdate();
    try {
      if (!(await this.#mayBegin())) return;
      await this.#prepare();
      if (!this.#element.isConnected) return;
      const { puzzle, menu } = this.#element;
      const isKnown = this.#asked.checkPuzzle();
      // Let calls wait while the kept state is being restored: the state would override their
      // result.
      viewer.opens = true;
      // If the puzzle is unknown and the page has a menu of puzzles, open the first puzzle, so that
      // the user can choose another.
      viewer.start(this.#startOf(isKnown || !menu ? puzzle : ''));
      // Draw the first board in a separate task, so that neither task is too long.
      await nextTask();
      if (!viewer.run) return;
      const isLinked = this.#first !== '';
      this.#open();
      if (!isKnown && !isLinked) viewer.refuse(new EngineError('unknownPuzzle', { id: puzzle }));
      // A large board takes long to open, and the first layout takes as long.
      await nextTask();
      if (!viewer.run) return;
      this.#show();
      viewer.opens = false;
      viewer.fallenBack = viewer.error !== null;
      await this.#element.updateComplete;
      viewer.loading.fetchRest();
    } catch (error) {
      viewer.refuse(error);
      this.#calls.fail(viewer.error);
    } finally {
      viewer.opens = false;
      this.#isOpening = false;
    }
    // The element was removed and inserted during loading: load again.
    if (this.#isAskedAgain && this.#element.isConnected && !viewer.run && !viewer.error)
      this.load();
  }

  /** Starts loading, whatever `loading` says. */
  begin() {
    this.#nearness.begin();
  }

  /** Starts loading if the new value of `loading` requires it. */
  takeLoading() {
    const { loading } = this.#element;
    if (loading === 'eager' || (this.waits && loading !== 'interaction')) this.begin();
  }

  /** Stops waiting, because the element was removed. */
  leave() {
    this.#nearness.leave();
  }

  /** Waits until the element may load. While waiting for the user, only texts are loaded. */
  async #mayBegin() {
    if (this.#element.loading === 'eager' || this.#nearness.isBegun) return true;
    if (!(await this.#nearness.near())) return false;
    if (this.#element.loading !== 'interaction' || this.#nearness.isBegun) return true;
    this.waits = true;
    this.#viewer.words = await wordsFor(this.#element);
    this.#element.requestUpdate();
    const begins = await this.#nearness.wanted();
    this.waits = false;
    this.#element.requestUpdate();
    return begins;
  }

  /** Downloads everything that the first board needs. */
  async #prepare() {
    const viewer = this.#viewer;
    const { puzzle, algorithm } = this.#element;
    const module = firstNeed(puzzle, algorithm, this.#first)?.module;
    const loading = module && loadModule(module);
    loading?.catch(() => {}); // Awaited below.
    viewer.words = await wordsFor(this.#element);
    this.#element.requestUpdate();
    // Meanwhile, create the browser's first number formatters, which takes tens of milliseconds.
    await nextTask();
    viewer.words.number(0);
    await nextTask();
    viewer.words.short(0);
    await loading;
    await this.#fetchRun();
  }

  async #fetchRun() {
    const { puzzle, algorithm } = this.#element;
    const state = this.#first;
    await this.#viewer.loading.prepare(puzzle, algorithm, state);
    await this.#element.updateComplete;
    // Load again if the author has changed puzzle or state meanwhile.
    if (puzzle !== this.#element.puzzle || state !== this.#first) await this.#fetchRun();
  }

  /**
   * Returns the puzzle whose first example is opened before the author's run. This is `puzzle`,
   * unless the only engine loaded is that of the state string and cannot run this example.
   * @param {string} puzzle
   */
  #startOf(puzzle) {
    const [{ link }] = firstKind(puzzle, '').presets;
    return needOfLink(link) ? firstKind(puzzle, this.#first).id : puzzle;
  }

  /** State string to start with. */
  get #first() {
    return this.#kept || this.#asked.first;
  }

  /** Opens the run that the first board belongs to. */
  #open() {
    takeTempo(this.#viewer.run.player, this.#element);
    this.#telling.begin();
    if (this.#kept) {
      this.#viewer.linked.show(this.#kept);
    } else {
      this.#asked.begin();
      this.#calls.makeFirst(() => this.#begin());
    }
    this.#kept = '';
  }

  /** Shows the first board. */
  #show() {
    this.#element.readRoles();
    this.isDone = true;
    this.#framesToBoard = 2;
    this.#element.requestUpdate();
  }

  /**
   * Counts down the frames until the first board is drawn. The search is not computed in these
   * frames, unless the requested step must be computed first.
   * @returns {number} number of frames until the board is drawn, including this one
   */
  takeFrame() {
    if (this.#isOpening && !this.isDone) return 2;
    if (this.#framesToBoard === 0 || this.#viewer.played.player.wanted >= 0) return 0;
    return this.#framesToBoard--;
  }

  /** Applies step, command and autoplay once the board is shown. */
  #begin() {
    const { step, wish } = this.#element;
    if (typeof step === 'string') this.#viewer.stops.goTo(step);
    else if (step > 0) this.#viewer.move((player) => player.seek(step));
    if (wish) this.#element.grant(wish);
    this.#asked.autoplay();
  }

  /** Loads the texts in the element's language. */
  async speak() {
    if (!this.#viewer.words) return;
    const call = ++this.#languages;
    const words = await wordsFor(this.#element).catch(() => null);
    // Ignore texts that arrive after the language has changed again.
    if (call !== this.#languages || !words) return;
    this.#viewer.words = words;
    this.#element.requestUpdate();
  }

  /** Keeps the state for when the element is inserted again. @param {string} state */
  keep(state) {
    this.#kept = state;
  }

  /** Drops the kept state, because the author has requested another run. */
  forget() {
    this.#kept = '';
  }
}

/** Resolves in the next task, so that the page can respond in between. */
const nextTask = () => new Promise((go) => setTimeout(go));
