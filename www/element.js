/**
 * `<search-light>`: the one visualizer, for the page, embeds and slides. Importing this module
 * defines nothing; `define()` does.
 * @import { CSSResult } from 'lit'
 * @import { Host } from './ui/host.js'
 */
import { LitElement } from 'lit';
import { EngineError, loadEngine } from './core/engine.js';
import { STEP_SIZES } from './core/player.js';
import { onDensity, sleep, wake } from './draw/canvas.js';
import { readTheme } from './draw/theme.js';
import { FAMILIES } from './families/index.js';
import { onKey } from './ui/keys.js';
import { judge, refuseText } from './ui/first-case.js';
import { layout } from './ui/layout.js';
import { styles } from './ui/styles.js';
import { takeTempo } from './ui/tempo.js';
import { Viewer } from './ui/viewer.js';
import { wordsFor } from './ui/words-for.js';

/** A state string begins with its version, which base64url writes as A; no judges' text does. */
const STATE_STRING = /^A[\w-]+(\.\w+)*$/;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** An attribute that is gone says nothing, and what says nothing has no attribute. */
const asText = {
  fromAttribute: (/** @type {string | null} */ value) => value ?? '',
  toAttribute: (/** @type {string} */ value) => value || null,
};

/**
 * `state`, set before the element is put into a page, is the state string to start with.
 *
 * @fires ready - the first board is on screen
 * @fires stepchange - another step is shown, or the first of a race or after one; detail
 *   `{ step, known }`, both counted as the player counts
 * @fires answer - playing reached the answer; detail as the property `answer`, once a lane in a race
 * @fires finished - playing reached the end
 * @fires statechange - a person brought the run to rest; detail `{ state, instance }`, `instance`
 *   true for a new one
 * @fires error - something was refused; detail `{ code }`
 */
export class SearchLight extends LitElement {
  static properties = {
    puzzle: { converter: asText, reflect: true },
    input: { converter: asText },
    algorithm: { converter: asText },
    state: { attribute: false },
    step: { type: Number },
    speed: { type: Number },
    tempo: { converter: asText },
    autoplay: { type: Boolean },
    controls: { converter: asText, reflect: true },
    theme: { converter: asText, reflect: true },
    readonly: { type: Boolean, reflect: true },
    menu: { type: Boolean },
    label: { converter: asText },
  };
  static styles = styles;

  /** What the viewer is handed. */
  families = FAMILIES;
  #viewer = new Viewer(/** @type {Host} */ (/** @type {unknown} */ (this)));
  #visible = true;
  /** Whether nothing is to move by itself. */
  isStill = false;
  #loading = false;
  #shownStep = -1;
  /** What that is a step of: a run, or a race. @type {Viewer['played'] | null} */
  #shownPlayed = null;
  /** Ends what it listens to outside itself. */
  #leaving = new AbortController();

  constructor() {
    super();
    this.puzzle = '';
    this.input = '';
    this.algorithm = '';
    this.state = '';
    this.step = 0;
    this.speed = 0;
    this.tempo = '';
    this.autoplay = false;
    this.controls = 'full';
    this.theme = 'auto';
    this.readonly = false;
    this.menu = false;
    this.label = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', () => this.#readRoles(), { signal });
    onDensity(() => this.refresh(), signal);
    const motion = matchMedia(REDUCED_MOTION);
    // Who asks it in between may be told of no change: Chromium tells each query once.
    this.isStill = motion.matches;
    motion.addEventListener('change', () => this.#calm(motion.matches), { signal });
    document.addEventListener('fullscreenchange', () => this.refresh(), { signal });
    document.addEventListener('visibilitychange', () => this.refresh(), { signal });
    const sight = new IntersectionObserver((entries) => {
      this.#visible = entries[entries.length - 1].isIntersecting;
      if (this.#visible) this.refresh();
    });
    sight.observe(this);
    signal.addEventListener('abort', () => sight.disconnect());
    if (this.#viewer.run) this.refresh();
    else this.load();
  }

  disconnectedCallback() {
    this.#leaving.abort();
    sleep(this);
    // An element that is only moved is connected again before this comes.
    setTimeout(() => {
      if (this.isConnected) return;
      if (this.#viewer.run) this.state = this.#viewer.state;
      this.#viewer.release();
    });
  }

  /** Fetches the wasm and shows the first board. */
  async load() {
    // An element that is moved while it loads comes here again.
    if (this.#loading) return;
    this.#loading = true;
    const viewer = this.#viewer;
    viewer.error = null;
    this.requestUpdate();
    try {
      const loading = loadEngine();
      loading.catch(() => {}); // It is awaited below.
      viewer.words = await wordsFor(this);
      this.requestUpdate();
      // While it is on its way: a browser's first formatters take tens of milliseconds.
      await nextTask();
      viewer.words.number(0);
      await nextTask();
      viewer.words.short(0);
      await loading;
      const input = this.input.trim();
      const state = this.state || (STATE_STRING.test(input) ? input : '');
      await viewer.loading.prepare(this.puzzle, state);
      await this.updateComplete;
      if (!this.isConnected) return;
      viewer.start(this.puzzle);
      // The first board is drawn in a task of its own: starting took long enough.
      await nextTask();
      if (!viewer.run) return;
      takeTempo(viewer.run.player, this);
      this.#readRoles();
      if (this.state) {
        viewer.showState(this.state);
        this.emit('ready');
      } else {
        this.#takeInput();
        this.#begin();
      }
      viewer.fallenBack = viewer.error !== null;
      await this.updateComplete;
      if (viewer.overlays.isDrawerOpen) viewer.loading.askForExtras();
      viewer.loading.fetchRest();
    } catch (error) {
      viewer.refuse(error);
    } finally {
      this.#loading = false;
    }
  }

  /** What the author wants done once the board is there. */
  #begin() {
    this.emit('ready');
    if (this.step > 0) this.seek(this.step);
    if (!this.autoplay || this.isStill) return;
    this.play();
    this.#viewer.autoplays = true;
  }

  /** Ends what plays by itself; what a person plays goes on. @param {boolean} reduced */
  #calm(reduced) {
    this.isStill = reduced;
    if (reduced && this.#viewer.autoplays) this.pause();
  }

  /** Shows what `input` asks for: a state string, or the first case of judges' text. */
  #takeInput() {
    const viewer = this.#viewer;
    const text = this.input.trim();
    if (text && !STATE_STRING.test(text)) {
      const fault = judge(viewer, text, (first) => {
        viewer.show(first);
        this.#takeAlgorithm();
      });
      if (fault) refuseText(viewer, fault);
    } else if (text) viewer.showState(text);
    else this.#takeAlgorithm();
  }

  /**
   * Shows the first example of the puzzle that the author asks for, if another one is shown.
   * @param {string} puzzle
   * @param {() => void} then once it is shown or refused
   */
  #takePuzzle(puzzle, then) {
    const viewer = this.#viewer;
    const kind = viewer.run.kinds.find(({ id }) => id === puzzle);
    if (!kind && puzzle) viewer.refuse(new EngineError('unknownPuzzle', { id: puzzle }));
    if (kind && kind !== viewer.run.kind) {
      viewer.show(kind.presets[0].link, () => this.#takePuzzle(puzzle, then));
      if (viewer.loading.waits) return;
      this.#takeAlgorithm();
    }
    then();
  }

  /** Runs the algorithm that the author asks for; a state string has one of its own. */
  #takeAlgorithm() {
    const viewer = this.#viewer;
    const { algorithm } = this;
    if (!algorithm || algorithm === viewer.run.session.description.algorithm) return;
    viewer.show(viewer.attempt(() => viewer.run.session.withAlgorithm(algorithm)));
  }

  #readRoles() {
    const probe = /** @type {HTMLElement | null} */ (this.renderRoot?.querySelector('#probe'));
    if (!probe || !this.#viewer.run) return;
    this.#viewer.theme = readTheme(probe);
    this.refresh();
  }

  /**
   * One turn of the page's frame loop.
   * @param {number} nowMs
   * @returns {boolean} whether there is more to do
   */
  frame(nowMs) {
    if (!this.isConnected) return false;
    this.requestUpdate();
    if (!this.#viewer.run || !this.#visible || document.hidden) return false;
    const rests = this.#viewer.tick(nowMs);
    for (const answer of this.#viewer.takeAnswers()) this.emit('answer', answer);
    if (rests === 'finished') this.emit('finished');
    if (rests) this.emit('statechange', { state: this.getState(), instance: false });
    return this.#viewer.busy;
  }

  /** Shows what has changed, in the next frame: however much changes until then, once. */
  refresh() {
    wake(this);
  }

  /** Shows what has changed at once, for what has to be found in the page. */
  rendered() {
    this.requestUpdate();
    return this.updateComplete;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const { announcer, ready } = this.#viewer;
    if (!ready) return;
    const then = () => {
      if (changed.get('input') !== undefined) this.#takeInput();
      else if (changed.get('algorithm') !== undefined) this.#takeAlgorithm();
    };
    // The puzzle first: it is what reads the input.
    if (changed.has('puzzle')) this.#takePuzzle(this.puzzle, then);
    else then();
    if (changed.has('speed') || changed.has('tempo')) takeTempo(this.#viewer.played.player, this);
    this.puzzle = this.#viewer.run.kind.id;
    const { played } = this.#viewer;
    if (this.#viewer.whole) this.#viewer.attempt(() => this.#viewer.played.show());
    announcer.say(this.#viewer.sentence);
    const { cursor, known } = played.player;
    if (cursor === this.#shownStep && played === this.#shownPlayed) return;
    this.#shownStep = cursor;
    this.#shownPlayed = played;
    this.emit('stepchange', { step: cursor, known });
  }

  render() {
    return layout(this.#viewer);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('theme')) this.#readRoles();
    if (!this.#viewer.whole) return;
    // A button that is of no use any more would keep the keys to itself.
    if (this.renderRoot.querySelector('.transport :disabled:focus')) this.#viewer.focus();
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  /**
   * @param {string} type
   * @param {unknown} [detail]
   */
  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /**
   * Adds the styles of what comes later than the element's own.
   * @param {readonly CSSResult[]} later
   */
  adopt(later) {
    const sheets = later.map(({ styleSheet }) => /** @type {CSSStyleSheet} */ (styleSheet));
    /** @type {ShadowRoot} */ (this.renderRoot).adoptedStyleSheets.push(...sheets);
  }

  /**
   * Does what a key does that was pressed where nothing on the page has the focus; an element among
   * others leaves that to its page.
   * @param {KeyboardEvent} event
   */
  takeKey(event) {
    if (this.#viewer.whole) onKey(this.#viewer, event);
  }

  isFullScreen() {
    return document.fullscreenElement === this;
  }

  toggleFullScreen() {
    if (this.isFullScreen()) document.exitFullscreen();
    else this.requestFullscreen?.();
  }

  play() {
    this.#viewer.play();
  }

  pause() {
    this.#viewer.played?.player.pause();
    this.refresh();
  }

  /** @param {number} step */
  seek(step) {
    this.#viewer.move((player) => player.seek(step));
  }

  /** @param {'step' | 'item' | 'stage'} [size] */
  stepForward(size = 'step') {
    this.#viewer.move((player) => player.stepBy(1, STEP_SIZES.indexOf(size)));
  }

  /** @param {'step' | 'item' | 'stage'} [size] */
  stepBack(size = 'step') {
    this.#viewer.move((player) => player.stepBy(-1, STEP_SIZES.indexOf(size)));
  }

  /** Back to before the first step. */
  restart() {
    this.seek(0);
  }

  /** The answer, once the cursor has reached it: `{ step, outcome }`, in a race with its `lane`. */
  get answer() {
    return this.#viewer.run ? this.#viewer.answer : null;
  }

  /** @returns {string} the state string of the step shown */
  getState() {
    return this.#viewer.state;
  }

  /**
   * Shows what a state string says.
   * @param {string} state
   * @returns {boolean} whether it could be read
   */
  setState(state) {
    return this.#viewer.showState(state);
  }
}

/** Lets the page answer in between. */
const nextTask = () => new Promise((go) => setTimeout(go));

/** Defines the element, unless the page has one of that name already. */
export function define() {
  const present = customElements.get('search-light');
  if (!present) customElements.define('search-light', SearchLight);
  else if (present !== SearchLight) console.warn('search-light is already defined; it stays.');
}
