/**
 * `<search-light>`: the one visualizer, for the page, embeds and slides. Importing this module
 * defines nothing; `define()` does.
 */
import { EngineError, loadEngine } from './core/engine.js';
import { STEP_SIZES } from './core/player.js';
import { sleep, wake } from './draw/stage.js';
import { readTheme } from './draw/theme.js';
import { controlsStyle } from './ui/controls-style.js';
import { Desk } from './ui/desk.js';
import { judge, refuseText } from './ui/first-case.js';
import { layout } from './ui/layout.js';
import { mapStyle } from './ui/map-style.js';
import { playerStyle } from './ui/player-style.js';
import { reactive } from './ui/reactive.js';
import { styles } from './ui/styles.js';
import { tokens } from './ui/tokens.js';

/** A state string begins with its version, which base64url writes as A; no judges' text does. */
const STATE_STRING = /^A[\w-]+(\.\w+)*$/;

const PROPERTIES = {
  puzzle: { reflect: true },
  input: {},
  algorithm: {},
  state: { attribute: false },
  step: { type: Number },
  speed: { type: Number },
  autoplay: { type: Boolean },
  controls: { reflect: true },
  theme: { reflect: true },
  readonly: { type: Boolean, reflect: true },
  label: {},
};

/**
 * `state`, set before the element is put into a page, is the state string to start with.
 *
 * @fires ready - the first board is on screen
 * @fires stepchange - another step is shown, or the first of a race or after one; detail
 *   `{ step, known }`, both counted as the player counts
 * @fires finished - playing reached the end
 * @fires statechange - a person brought the run to rest; detail `{ state, instance }`, `instance`
 *   true for a new one
 * @fires error - something was refused; detail `{ code }`
 */
export class SearchLight extends reactive(PROPERTIES, [
  tokens,
  // Before the others, whose rules for narrow elements go over it.
  mapStyle,
  styles,
  controlsStyle,
  playerStyle,
]) {
  #desk = new Desk(this);
  #visible = true;
  #loading = false;
  #shownStep = -1;
  /** What that is a step of: a run, or a race. @type {Desk['film'] | null} */
  #shownFilm = null;
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
    this.autoplay = false;
    this.controls = 'full';
    this.theme = 'auto';
    this.readonly = false;
    this.label = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', () => this.#readRoles(), { signal });
    document.addEventListener('fullscreenchange', () => this.refresh(), { signal });
    document.addEventListener('visibilitychange', () => this.refresh(), { signal });
    const sight = new IntersectionObserver((entries) => {
      this.#visible = entries[entries.length - 1].isIntersecting;
      if (this.#visible) this.refresh();
    });
    sight.observe(this);
    signal.addEventListener('abort', () => sight.disconnect());
    if (this.#desk.viz) this.refresh();
    else this.load();
  }

  disconnectedCallback() {
    this.#leaving.abort();
    sleep(this);
    // An element that is only moved is connected again before this comes.
    setTimeout(() => {
      if (this.isConnected) return;
      if (this.#desk.viz) this.state = this.#desk.state;
      this.#desk.release();
    });
  }

  /** Fetches the wasm and shows the first board. */
  async load() {
    // An element that is moved while it loads comes here again.
    if (this.#loading) return;
    this.#loading = true;
    const desk = this.#desk;
    desk.error = null;
    this.requestUpdate();
    try {
      const loading = loadEngine();
      loading.catch(() => {}); // It is awaited below.
      // While it is on its way: a browser's first formatters take tens of milliseconds.
      await nextTask();
      desk.words.number(0);
      await nextTask();
      desk.words.short(0);
      await loading;
      const input = this.input.trim();
      const state = this.state || (STATE_STRING.test(input) ? input : '');
      await desk.late.prepare(this.puzzle, state);
      await this.updateComplete;
      if (!this.isConnected) return;
      desk.start(this.puzzle);
      // The first board is drawn in a task of its own: starting took long enough.
      await nextTask();
      if (!desk.viz) return;
      if (this.speed > 0) desk.viz.player.speed = this.speed;
      this.#readRoles();
      if (this.state) {
        desk.showState(this.state);
        this.emit('ready');
      } else {
        this.#takeInput();
        this.#begin();
      }
      desk.fallenBack = desk.error !== null;
      await this.updateComplete;
      desk.late.fetchExtras(desk.moreOpen);
    } catch (error) {
      desk.refuse(error);
    } finally {
      this.#loading = false;
    }
  }

  /** What the author wants done once the board is there. */
  #begin() {
    this.emit('ready');
    if (this.step > 0) this.seek(this.step);
    if (this.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.play();
  }

  /** Shows what `input` asks for: a state string, or the first case of judges' text. */
  #takeInput() {
    const desk = this.#desk;
    const text = this.input.trim();
    if (text && !STATE_STRING.test(text)) {
      const fault = judge(desk, text, (first) => {
        desk.show(first);
        this.#takeAlgorithm();
      });
      if (fault) refuseText(desk, fault);
    } else if (text) desk.showState(text);
    else this.#takeAlgorithm();
  }

  /**
   * Shows the first example of the puzzle that the author asks for, if another one is shown.
   * @param {string} puzzle
   * @param {() => void} then once it is shown or refused
   */
  #takePuzzle(puzzle, then) {
    const desk = this.#desk;
    const kind = desk.viz.kinds.find(({ id }) => id === puzzle);
    if (!kind && puzzle) desk.refuse(new EngineError('unknownPuzzle', { id: puzzle }));
    if (kind && kind !== desk.viz.kind) {
      desk.show(kind.presets[0].link, () => this.#takePuzzle(puzzle, then));
      if (desk.late.waits) return;
      this.#takeAlgorithm();
    }
    then();
  }

  /** Runs the algorithm that the author asks for; a state string has one of its own. */
  #takeAlgorithm() {
    const desk = this.#desk;
    const { algorithm } = this;
    if (!algorithm || algorithm === desk.viz.session.description.algorithm) return;
    desk.show(desk.attempt(() => desk.viz.session.withAlgorithm(algorithm)));
  }

  #readRoles() {
    const probe = /** @type {HTMLElement | null} */ (this.renderRoot?.querySelector('#probe'));
    if (!probe || !this.#desk.viz) return;
    this.#desk.roles = readTheme(probe);
    this.refresh();
  }

  /**
   * One turn of the page's frame loop.
   * @param {number} nowMs
   * @returns {boolean} whether there is more to do
   */
  frame(nowMs) {
    const { viz } = this.#desk;
    if (!viz || !this.isConnected || !this.#visible || document.hidden) return false;
    const over = this.#desk.tick(nowMs);
    this.requestUpdate();
    if (over) {
      this.emit('finished');
      this.emit('statechange', { state: this.getState(), instance: false });
    }
    return this.#desk.busy;
  }

  refresh() {
    this.requestUpdate();
    wake(this);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const { announcer, ready } = this.#desk;
    if (!ready) return;
    const then = () => {
      if (changed.get('input') !== undefined) this.#takeInput();
      else if (changed.get('algorithm') !== undefined) this.#takeAlgorithm();
    };
    // The puzzle first: it is what reads the input.
    if (changed.has('puzzle')) this.#takePuzzle(this.puzzle, then);
    else then();
    this.puzzle = this.#desk.viz.kind.id;
    const { film } = this.#desk;
    if (this.#desk.whole) this.#desk.attempt(() => this.#desk.film.show());
    announcer.say(this.#desk.sentence);
    const { cursor, known } = film.player;
    if (cursor === this.#shownStep && film === this.#shownFilm) return;
    this.#shownStep = cursor;
    this.#shownFilm = film;
    this.emit('stepchange', { step: cursor, known });
  }

  render() {
    return layout(this.#desk);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('theme')) this.#readRoles();
    const { race, extras } = this.#desk;
    if (!this.#desk.whole) return;
    const { board, map, player } = this.#desk.panels;
    const shown = race && extras ? [extras.race] : [board, map];
    for (const panel of [...shown, player]) panel.paint();
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

  isFullScreen() {
    return document.fullscreenElement === this;
  }

  toggleFullScreen() {
    if (this.isFullScreen()) document.exitFullscreen();
    else this.requestFullscreen?.();
  }

  play() {
    this.#desk.play();
  }

  pause() {
    this.#desk.film?.player.pause();
    this.refresh();
  }

  /** @param {number} step */
  seek(step) {
    this.#desk.move((player) => player.seek(step));
  }

  /** @param {'step' | 'item' | 'stage'} [size] */
  stepForward(size = 'step') {
    this.#desk.move((player) => player.stepBy(1, STEP_SIZES.indexOf(size)));
  }

  /** @param {'step' | 'item' | 'stage'} [size] */
  stepBack(size = 'step') {
    this.#desk.move((player) => player.stepBy(-1, STEP_SIZES.indexOf(size)));
  }

  /** Back to before the first step. */
  restart() {
    this.seek(0);
  }

  /** @returns {string} the state string of the step shown */
  getState() {
    return this.#desk.state;
  }

  /**
   * Shows what a state string says.
   * @param {string} state
   * @returns {boolean} whether it could be read
   */
  setState(state) {
    return this.#desk.showState(state);
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
