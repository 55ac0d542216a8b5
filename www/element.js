/**
 * `<search-light>`: the one visualizer, for the page, embeds and slides. Importing this module
 * defines nothing; `define()` does.
 * @import { CSSResult } from 'lit'
 * @import { Host } from './ui/host.js'
 * @import { ExportOptions } from './ui/export/options.js'
 */
import { LitElement } from 'lit';
import { STEP_SIZES } from './core/player.js';
import { sleep, wake } from './draw/canvas.js';
import { readTheme } from './draw/theme.js';
import { Asked } from './element/asked.js';
import { Opening } from './element/opening.js';
import { Surroundings } from './element/surroundings.js';
import { FAMILIES } from './families/index.js';
import { onKey } from './ui/keys.js';
import { importExport } from './ui/export/load.js';
import { layout } from './ui/layout.js';
import { styles } from './ui/styles.js';
import { Viewer } from './ui/viewer.js';

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
  #asked = new Asked(this, this.#viewer);
  #opening = new Opening(this, this.#viewer, this.#asked);
  #surroundings = new Surroundings(this, {
    refresh: () => this.refresh(),
    recolour: () => this.readRoles(),
    calm: (reduced) => this.#calm(reduced),
  });
  #shownStep = -1;
  /** What that is a step of: a run, or a race. @type {Viewer['played'] | null} */
  #shownPlayed = null;

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
    this.#surroundings.enter();
    if (this.#viewer.run) this.refresh();
    else this.load();
  }

  disconnectedCallback() {
    this.#surroundings.leave();
    sleep(this);
    // An element that is only moved is connected again before this comes.
    setTimeout(() => {
      if (this.isConnected) return;
      if (this.#viewer.run) this.state = this.#viewer.state;
      this.#viewer.release();
    });
  }

  /** Fetches the wasm and shows the first board. */
  load() {
    return this.#opening.load();
  }

  /** Whether nothing is to move by itself. */
  get isStill() {
    return this.#surroundings.isStill;
  }

  /** Ends what plays by itself; what a person plays goes on. @param {boolean} reduced */
  #calm(reduced) {
    if (reduced && this.#viewer.autoplays) this.pause();
  }

  /** Takes over the colours of its place. */
  readRoles() {
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
    if (!this.#viewer.run || !this.#surroundings.isVisible || document.hidden) return false;
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
    this.#asked.takeChanged(changed);
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
    if (changed.has('theme')) this.readRoles();
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

  /**
   * Makes a file of what is shown: a picture (`image/png`, `image/svg+xml`), a film (`image/gif`), a
   * sheet of stops to print (`text/html`) or the counters of many steps (`text/csv`).
   * @param {string} [type]
   * @param {ExportOptions} [options]
   * @returns {Promise<Blob>}
   */
  async toBlob(type = 'image/png', options = {}) {
    const { exportAs } = await importExport();
    return exportAs(this.#viewer, type, options);
  }
}

export { setAssets } from './assets.js';
export { decodeState, encodeState } from './core/link.js';

/** Defines the element, unless the page has one of that name already. */
export function define() {
  const present = customElements.get('search-light');
  if (!present) customElements.define('search-light', SearchLight);
  else if (present !== SearchLight) console.warn('search-light is already defined; it stays.');
}
