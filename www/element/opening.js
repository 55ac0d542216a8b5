/**
 * How an element comes to its first board: words, wasm, family, then what the author asks for.
 * @import { SearchLight } from '../element.js'
 * @import { Asked } from './asked.js'
 * @import { Viewer } from '../ui/viewer.js'
 */
import { loadEngine } from '../core/engine.js';
import { takeTempo } from '../ui/tempo.js';
import { wordsFor } from '../ui/words-for.js';
import { Nearness } from './nearness.js';

export class Opening {
  #element;
  #viewer;
  #asked;
  #isOpening = false;
  #nearness;
  /** Whether it waits for somebody who wants it. */
  waits = false;

  /**
   * @param {SearchLight} element
   * @param {Viewer} viewer
   * @param {Asked} asked
   */
  constructor(element, viewer, asked) {
    this.#nearness = new Nearness(element);
    this.#element = element;
    this.#viewer = viewer;
    this.#asked = asked;
  }

  /** Fetches the wasm and shows the first board. */
  async load() {
    // An element that is moved while it loads comes here again.
    if (this.#isOpening) return;
    this.#isOpening = true;
    const viewer = this.#viewer;
    viewer.error = null;
    this.#element.requestUpdate();
    try {
      if (!(await this.#mayBegin())) return;
      await this.#prepare();
      if (!this.#element.isConnected) return;
      viewer.start(this.#element.puzzle);
      // The first board is drawn in a task of its own: starting took long enough.
      await nextTask();
      if (!viewer.run) return;
      this.#show();
      viewer.fallenBack = viewer.error !== null;
      await this.#element.updateComplete;
      if (viewer.overlays.isDrawerOpen) viewer.loading.askForExtras();
      viewer.loading.fetchRest();
    } catch (error) {
      viewer.refuse(error);
    } finally {
      this.#isOpening = false;
    }
  }

  /** Loads now, whatever was said about when. */
  begin() {
    this.#nearness.begin();
  }

  /** The element is in no page: it does not wait any more. */
  leave() {
    this.#nearness.leave();
  }

  /** Waits for its time; what it says while it waits for a person are only words. */
  async #mayBegin() {
    const { loading } = this.#element;
    if (loading === 'eager' || this.#nearness.isBegun) return true;
    if (!(await this.#nearness.near())) return false;
    if (loading !== 'interaction') return true;
    this.waits = true;
    this.#viewer.words = await wordsFor(this.#element);
    this.#element.requestUpdate();
    const begins = await this.#nearness.wanted();
    this.waits = false;
    this.#element.requestUpdate();
    return begins;
  }

  /** Fetches all that the first board needs. */
  async #prepare() {
    const viewer = this.#viewer;
    const loading = loadEngine();
    loading.catch(() => {}); // It is awaited below.
    viewer.words = await wordsFor(this.#element);
    this.#element.requestUpdate();
    // While it is on its way: a browser's first formatters take tens of milliseconds.
    await nextTask();
    viewer.words.number(0);
    await nextTask();
    viewer.words.short(0);
    await loading;
    await viewer.loading.prepare(this.#element.puzzle, this.#asked.state);
    await this.#element.updateComplete;
  }

  #show() {
    takeTempo(this.#viewer.run.player, this.#element);
    this.#element.readRoles();
    if (this.#element.state) {
      this.#viewer.showState(this.#element.state);
      this.#element.emit('ready');
    } else {
      this.#asked.takeInput();
      this.#begin();
    }
  }

  /** What the author wants done once the board is there. */
  #begin() {
    const { step, autoplay, isStill } = this.#element;
    this.#element.emit('ready');
    if (step > 0) this.#element.seek(step);
    if (!autoplay || isStill) return;
    this.#element.play();
    this.#viewer.autoplays = true;
  }
}

/** Lets the page answer in between. */
const nextTask = () => new Promise((go) => setTimeout(go));
