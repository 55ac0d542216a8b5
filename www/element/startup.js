/**
 * How an element comes to its first board: words, wasm, family, then what the author asks for.
 * @import { SearchLight } from './search-light.js'
 * @import { Asked } from './attributes.js'
 * @import { Calls } from './call-queue.js'
 * @import { Telling } from './events.js'
 * @import { Viewer } from '../ui/viewer/viewer.js'
 */
import { loadEngine } from '../core/engine/session.js';
import { takeTempo } from '../ui/viewer/tempo-attribute.js';
import { wordsFor } from '../ui/kit/element-words.js';
import { Nearness } from './lazy-load.js';

export class Opening {
  #element;
  #viewer;
  #asked;
  #calls;
  #telling;
  #isOpening = false;
  /** Whether it was asked to load while it did. */
  #isAskedAgain = false;
  #nearness;
  /** Whether it waits for somebody who wants it. */
  waits = false;
  /** Whether what the author asks for has been taken over: until then it stands in the properties only. */
  isDone = false;
  /** What was shown when the element was taken out; it comes back with that. */
  #kept = '';
  /** Frames until the first board is on screen: one lays it out, the next draws it. */
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

  /** Fetches the wasm and shows the first board. */
  async load() {
    // An element that is moved while it loads comes here again.
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
      this.#asked.checkPuzzle();
      viewer.start(this.#element.puzzle);
      // The first board is drawn in a task of its own: starting took long enough.
      await nextTask();
      if (!viewer.run) return;
      this.#show();
      viewer.fallenBack = viewer.error !== null;
      await this.#element.updateComplete;
      viewer.loading.fetchRest();
    } catch (error) {
      viewer.refuse(error);
      this.#calls.fail(viewer.error);
    } finally {
      this.#isOpening = false;
    }
    // Taken out and put back behind the last look whether it is there, it has no run.
    if (this.#isAskedAgain && this.#element.isConnected && !viewer.run && !viewer.error)
      this.load();
  }

  /** Loads now, whatever was said about when. */
  begin() {
    this.#nearness.begin();
  }

  /** Loads now where another `loading` than before says so. */
  takeLoading() {
    const { loading } = this.#element;
    if (loading === 'eager' || (this.waits && loading !== 'interaction')) this.begin();
  }

  /** The element is in no page: it does not wait any more. */
  leave() {
    this.#nearness.leave();
  }

  /** Waits for its time; what it says while it waits for a person are only words. */
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
    await this.#fetchFamily();
  }

  async #fetchFamily() {
    const { puzzle } = this.#element;
    const state = this.#first;
    await this.#viewer.loading.prepare(puzzle, state);
    await this.#element.updateComplete;
    // Something else may have been asked for meanwhile.
    if (puzzle !== this.#element.puzzle || state !== this.#first) await this.#fetchFamily();
  }

  /** The state string to start with. */
  get #first() {
    return this.#kept || this.#asked.first;
  }

  #show() {
    takeTempo(this.#viewer.run.player, this.#element);
    this.#element.readRoles();
    this.#telling.begin();
    if (this.#kept) {
      this.#viewer.linked.show(this.#kept);
    } else {
      this.#asked.begin();
      this.#calls.makeFirst(() => this.#begin());
    }
    this.#kept = '';
    this.isDone = true;
    this.#framesToBoard = 2;
    this.#element.requestUpdate();
  }

  /**
   * Takes a frame for the first board if it is not on screen yet: computing waits for it, unless the
   * step that was asked for is still to be computed.
   * @returns {number} how many frames the board still takes, this one included
   */
  takeFrame() {
    if (this.#framesToBoard === 0 || this.#viewer.played.player.wanted >= 0) return 0;
    return this.#framesToBoard--;
  }

  /** What the author wants done once the board is there. */
  #begin() {
    const { step, wish } = this.#element;
    if (typeof step === 'string') this.#viewer.stops.goTo(step);
    else if (step > 0) this.#viewer.move((player) => player.seek(step));
    if (wish) this.#element.grant(wish);
    this.#asked.autoplay();
  }

  /** Fetches the words of the language that its place has now. */
  async speak() {
    if (!this.#viewer.words) return;
    const words = await wordsFor(this.#element).catch(() => this.#viewer.words);
    this.#viewer.words = words;
    this.#element.requestUpdate();
  }

  /** The element is taken out: it keeps what it shows for when it is put back. @param {string} state */
  keep(state) {
    this.#kept = state;
  }

  /** The author asks for something else meanwhile. */
  forget() {
    this.#kept = '';
  }
}

/** Lets the page answer in between. */
const nextTask = () => new Promise((go) => setTimeout(go));
