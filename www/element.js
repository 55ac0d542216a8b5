/**
 * `<search-light>`: the one visualizer, for the page, embeds and slides. Importing this module
 * defines nothing; `define()` does.
 */
import { LitElement } from 'lit';
import { EngineError, loadEngine } from './core/engine.js';
import { decodeState, encodeState } from './core/link.js';
import { STEP_SIZES } from './core/player.js';
import { Visualizer } from './core/visualizer.js';
import { sleep, wake } from './draw/stage.js';
import { readTheme } from './draw/theme.js';
import { wordsFor } from './i18n/index.js';
import { viewOf } from './puzzles/index.js';
import { Announcer } from './ui/announcer.js';
import { BoardPanel } from './ui/board-panel.js';
import { controlsStyle } from './ui/controls-style.js';
import { InputDialog } from './ui/input-dialog.js';
import { layout } from './ui/layout.js';
import { MapPanel } from './ui/map-panel.js';
import { recall, remember } from './ui/memory.js';
import { PlayerPanel } from './ui/player-panel.js';
import { playerStyle } from './ui/player-style.js';
import { sentence } from './ui/sentence.js';
import { styles } from './ui/styles.js';
import { tokens } from './ui/tokens.js';

/**
 * @import { Theme } from './draw/types.js'
 * @import { PuzzleView } from './puzzles/index.js'
 */

/** A state string begins with its version, which base64url writes as A; no judges' text does. */
const STATE_STRING = /^A[\w-]+$/;

/** The speed, in moves a second, that suits talking over it. */
const CALM = 4;

/**
 * @fires ready - the first board is on screen
 * @fires stepchange - another step is shown; detail `{ step, known }`
 * @fires finished - playing reached the end
 * @fires statechange - the run came to rest; detail `{ state, instance }`, `instance` true for a
 *   new one
 * @fires error - something was refused; detail `{ code }`
 */
export class SearchLight extends LitElement {
  static styles = [tokens, styles, controlsStyle, playerStyle];

  static properties = {
    puzzle: { reflect: true },
    input: {},
    step: { type: Number },
    speed: { type: Number },
    autoplay: { type: Boolean },
    controls: { reflect: true },
    theme: { reflect: true },
    readonly: { type: Boolean, reflect: true },
    label: {},
  };

  /** The visualizer, once the wasm is there. @type {Visualizer} */
  viz = /** @type {any} */ (null);
  /** @type {PuzzleView} */
  view = /** @type {any} */ (null);
  /** The colour roles as the canvases take them. @type {Theme} */
  roles = /** @type {any} */ (null);
  words = wordsFor();
  editing = false;
  moreOpen = recall('more') === 'open';
  /** What stands in the way; the last good run stays below it. @type {EngineError | null} */
  error = null;
  /** @type {'input' | 'keys' | null} */
  dialog = null;
  /** Which panel a narrow element shows. @type {'board' | 'map'} */
  tab = 'board';
  #visible = true;
  #shownStep = -1;
  /** @type {((first: Uint8Array) => void) | null} */
  #whenJudged = null;
  panels = {
    board: new BoardPanel(this),
    map: new MapPanel(this),
    player: new PlayerPanel(this),
    input: new InputDialog(this),
  };
  announcer = new Announcer(() => this.requestUpdate());
  /** @type {(() => void)[]} */
  #unbind = [];

  constructor() {
    super();
    this.puzzle = 'flip';
    this.input = '';
    this.step = 0;
    this.speed = CALM;
    this.autoplay = false;
    this.controls = 'full';
    this.theme = 'auto';
    this.readonly = false;
    this.label = '';
    // At once, not at the first update: until then the light children would flash.
    this.attachShadow({ mode: 'open' });
  }

  connectedCallback() {
    super.connectedCallback();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const onScheme = () => this.#readRoles();
    const onFullScreen = () => this.refresh();
    const sight = new IntersectionObserver(([entry]) => {
      this.#visible = entry.isIntersecting;
      if (this.#visible) this.refresh();
    });
    dark.addEventListener('change', onScheme);
    document.addEventListener('fullscreenchange', onFullScreen);
    sight.observe(this);
    this.#unbind = [
      () => dark.removeEventListener('change', onScheme),
      () => document.removeEventListener('fullscreenchange', onFullScreen),
      () => sight.disconnect(),
    ];
    if (this.viz) this.refresh();
    else this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const unbind of this.#unbind.splice(0)) unbind();
    this.announcer.stop();
    sleep(this);
  }

  /** Fetches the wasm and shows the first board. */
  async load() {
    this.error = null;
    this.requestUpdate();
    try {
      await loadEngine();
      await this.updateComplete;
      this.viz = new Visualizer(null, this.puzzle, () => performance.now());
      if (this.input) this.#takeInput();
      if (this.step > 0) this.viz.player.seek(this.step);
      this.viz.player.speed = this.speed > 0 ? this.speed : CALM;
      this.view = this.#viewOfRun();
      this.#readRoles();
      this.#emit('ready');
      if (this.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.play();
    } catch (error) {
      this.#refuse(error);
    }
  }

  #viewOfRun() {
    const { puzzle } = this.viz.session.description;
    const view = viewOf(puzzle);
    if (!view) throw new EngineError('unknownPuzzle', { id: puzzle });
    return view;
  }

  /** Shows what `input` asks for: a state string, or the first case of judges' text. */
  #takeInput() {
    const text = this.input.trim();
    if (STATE_STRING.test(text)) this.setState(text);
    else this.judge(this.input, (first) => this.openLink(first, false));
  }

  #readRoles() {
    const probe = /** @type {HTMLElement | null} */ (this.renderRoot?.querySelector('#probe'));
    if (!probe || !this.viz) return;
    this.roles = readTheme(probe);
    this.refresh();
  }

  /** One turn of the page's frame loop. @param {number} nowMs */
  frame(nowMs) {
    if (!this.viz || !this.isConnected || !this.#visible || document.hidden) return false;
    const { player } = this.viz;
    const wasPlaying = player.state === 'playing';
    try {
      this.viz.tick(nowMs);
    } catch (error) {
      player.fail();
      this.#refuse(error);
      return false;
    }
    this.#watchJudging();
    if (wasPlaying && player.state === 'finished') {
      this.#emit('finished');
      this.#rest(false);
    }
    this.requestUpdate();
    return this.viz.busy;
  }

  /** Hands over the first answered case as soon as it is there. */
  #watchJudging() {
    const { judging } = this.viz;
    const first = judging?.answers[0];
    if (!this.#whenJudged || (!first && !judging?.done)) return;
    if (first) this.#whenJudged(first.link);
    this.#whenJudged = null;
  }

  /** Shows what has changed, in the next frame. */
  refresh() {
    this.requestUpdate();
    wake(this);
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    if (!this.viz || !this.roles) return;
    this.viz.show();
    this.announcer.say(this.sentence);
    if (changed.has('input') && changed.get('input') !== undefined && this.input) this.#takeInput();
    const { cursor, known } = this.viz.player;
    if (cursor === this.#shownStep) return;
    this.#shownStep = cursor;
    this.#emit('stepchange', { step: cursor, known });
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    if (!this.viz) return;
    if (changed.has('theme') || !this.roles) this.#readRoles();
    if (!this.roles) return;
    this.panels.board.paint();
    this.panels.map.paint();
    this.panels.player.paint();
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && this.dialog && !dialog.open) dialog.showModal();
  }

  /** The one sentence that explains the step shown. */
  get sentence() {
    const { viz, words } = this;
    const { wanted, known } = viz.player;
    if (wanted >= 0) {
      const percent = Math.floor((100 * known) / wanted);
      return words.text('element.running', { step: wanted, percent });
    }
    const { puzzle, columns } = viz.session.description;
    return sentence(words, puzzle, viz.event, columns, viz.player.outcome);
  }

  get fullScreen() {
    return document.fullscreenElement === this;
  }

  render() {
    return layout(this);
  }

  dismiss() {
    this.error = null;
    this.refresh();
  }

  /** @param {'input' | 'keys'} dialog */
  openDialog(dialog) {
    if (dialog === 'input') this.viz.player.pause();
    this.dialog = dialog;
    this.refresh();
  }

  closeDialog() {
    this.dialog = null;
    this.refresh();
  }

  toggleMore() {
    this.moreOpen = !this.moreOpen;
    remember('more', this.moreOpen ? 'open' : 'closed');
    this.refresh();
  }

  async toggleFullScreen() {
    if (this.fullScreen) await document.exitFullscreen();
    else await this.requestFullscreen?.();
  }

  /** @param {boolean} editing */
  setEditing(editing) {
    if (this.readonly || editing === this.editing) return;
    this.editing = editing;
    if (editing) this.viz.player.seek(0);
    this.refresh();
  }

  /** @param {number} cell */
  editCell(cell) {
    this.openLink(this.attempt(() => this.viz.session.edited(cell)));
  }

  /**
   * Shows another run; one that is refused leaves the present run on screen.
   * @param {Uint8Array | undefined} link
   * @param {boolean} [inside] whether it comes from inside, so that the host is told
   * @returns {boolean} whether it is shown
   */
  openLink(link, inside = true) {
    if (!link) return false;
    const opened = this.attempt(() => {
      this.viz.open(link);
      this.view = this.#viewOfRun();
      return true;
    });
    if (!opened) return false;
    this.error = null;
    this.panels.map.reset();
    this.refresh();
    if (inside) this.#rest(true);
    return true;
  }

  /**
   * Answers judges' text in the background; hands over the link of the first case.
   * @param {string} text
   * @param {(first: Uint8Array) => void} whenJudged
   */
  judge(text, whenJudged) {
    this.attempt(() => this.viz.judge(text));
    this.#whenJudged = whenJudged;
    this.refresh();
  }

  /**
   * Does something that the core may refuse; a refusal is shown.
   * @template T
   * @param {() => T} work
   * @returns {T | undefined}
   */
  attempt(work) {
    try {
      return work();
    } catch (error) {
      this.#refuse(error);
      return undefined;
    }
  }

  /** @param {unknown} error */
  #refuse(error) {
    this.error = error instanceof EngineError ? error : new EngineError('unknown');
    if (!(error instanceof EngineError)) console.error(error);
    this.#emit('error', { code: this.error.code });
    this.requestUpdate();
  }

  /**
   * @param {string} type
   * @param {unknown} [detail]
   */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** The run came to rest. @param {boolean} instance whether it is a new one */
  #rest(instance) {
    this.#emit('statechange', { state: this.getState(), instance });
  }

  play() {
    this.setEditing(false);
    this.viz?.player.play();
    this.refresh();
  }

  pause() {
    this.viz?.player.pause();
    this.refresh();
    this.#rest(false);
  }

  togglePlay() {
    if (this.viz.player.state === 'playing') this.pause();
    else this.play();
  }

  /** @param {number} step */
  seek(step) {
    this.viz?.player.seek(step);
    this.refresh();
    this.#rest(false);
  }

  /**
   * @param {number} by boundaries, negative for back
   * @param {number} [size] 0 step, 1 item, 2 stage; the chosen one if left out
   */
  stepBy(by, size) {
    this.viz.player.stepBy(by, size);
    this.refresh();
    this.#rest(false);
  }

  /** @param {'step' | 'item' | 'stage'} [size] */
  stepForward(size = 'step') {
    this.stepBy(1, STEP_SIZES.indexOf(size));
  }

  /** @param {'step' | 'item' | 'stage'} [size] */
  stepBack(size = 'step') {
    this.stepBy(-1, STEP_SIZES.indexOf(size));
  }

  /** Back to before the first step. */
  restart() {
    this.seek(0);
  }

  /** @returns {string} the state string of the step shown */
  getState() {
    return this.viz ? encodeState(this.viz.link) : '';
  }

  /**
   * Shows what a state string says.
   * @param {string} state
   * @returns {boolean} whether it could be read
   */
  setState(state) {
    const link = this.attempt(() => decodeState(state));
    return this.openLink(link, false);
  }
}

/** Defines the element, unless the page has one of that name already. */
export function define() {
  const present = customElements.get('search-light');
  if (!present) customElements.define('search-light', SearchLight);
  else if (present !== SearchLight) console.warn('search-light is already defined; it stays.');
}
