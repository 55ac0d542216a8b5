/**
 * `<search-light>`: the element for the page, embeds and slides. Importing this module does not
 * define the element; `define()` does.
 * @import { CSSResult } from 'lit'
 * @import { Following } from './sync.js'
 * @import { Host } from '../ui/kit/host.js'
 */
import { restore, sleep } from '../canvas/surface.js';
import { readTheme } from '../canvas/theme.js';
import { Asked } from './attributes.js';
import { Backdrop } from './page-theme.js';
import { FilmElement, PARTS } from './element-api.js';
import { Opening } from './startup.js';
import {
  ASKED_TEXT,
  NUMBER,
  OWN_TEXT,
  SHOWN_SWITCH,
  SHOWN_TEXT,
  STEP,
  SWITCH,
  TEXT,
  keepClean,
} from './properties.js';
import { Sheets } from './adopted-styles.js';
import { Surroundings } from './environment.js';
import { checkAttribute } from './attribute-values.js';
import { Wishes } from './commands.js';
import { importChunk } from '../core/net/lazy-import.js';
import { FAMILIES } from '../families/index.js';
import { onWords } from '../i18n/index.js';
import { onKey } from '../ui/viewer/keys.js';
import { paintingLast } from '../ui/kit/paint-directive.js';
import { layout } from '../ui/viewer/layout.js';
import { lookOf } from '../ui/kit/detect-theme.js';
import { onSlotted } from '../ui/viewer/slots.js';
import { styles } from '../ui/viewer/styles.js';

/**
 * Shows a search through a puzzle as a film. Methods may be called at any time: each call runs when
 * all earlier calls are shown. Events do not bubble and do not cross a shadow root.
 *
 * @attr {string} puzzle - id of the puzzle, by default the first one
 * @attr {string} input - judges' input, with line breaks or `/` between rows; or a state string; or
 *   an address that ends with one
 * @attr {string} algorithm - id of the algorithm, as listed by `searchlight --help`; a state string
 *   contains its own
 * @attr {number | `${number}` | 'answer' | 'end'} step - step to go to
 * @attr {number | `${number}` | 'answer' | 'end'} from - first step of the film
 * @attr {number | `${number}` | 'answer' | 'end'} to - last step of the film
 * @attr {boolean} loop - playback starts over, a moment after its last step
 * @attr {number | `${number}`} speed - steps per second; also selects the steady tempo unless
 *   `tempo` is given
 * @attr {'directed' | 'steady'} tempo - `directed` slows down where there is something to see
 * @attr {boolean} autoplay - starts to play, also after each change of the run, unless the user
 *   prefers reduced motion
 * @attr {string} lesson - id of the lesson to show
 * @attr {string} predict - asks the user to predict some steps: kinds of questions and their
 *   number, such as `new 5`; empty for five questions of all kinds
 * @attr {'pseudo' | 'rust' | 'python' | 'cpp'} code - shows the algorithm's program in this notation
 * @attr {'play'} mode - starts a game by hand, if the puzzle has one
 * @attr {'rings' | 'levels' | 'all' | 'board' | 'graph' | 'tree' | 'why' | 'play' | 'spread' | 'grundy'} layout - layout of the
 *   map, if the puzzle's family supports it
 * @attr {'full' | 'mini' | 'none' | `${'menus' | 'play' | 'timeline' | 'counter' | 'size' | 'tempo' | 'more' | 'fullscreen'}${string}`} controls
 *   - a preset, or a list of the parts to show
 * @attr {string} sync - id of another film in the page, whose step this film follows
 * @attr {'auto' | 'light' | 'dark' | 'contrast'} theme - `auto` follows the page
 * @attr {'both' | 'board' | 'map'} view - parts of the picture to show
 * @attr {'lazy' | 'eager' | 'interaction'} loading - when to load: near the viewport, at once, or
 *   when the user asks for it
 * @attr {boolean} readonly - prevents editing the board
 * @attr {string} label - accessible name for screen readers
 * @attr {string} lang - language, by default that of the page
 *
 * @slot - contents shown until the script runs, and where it cannot run
 * @slot input - `<script type="text/plain">` with the same contents as `input`
 * @slot stops - `<ol>` whose items are captions, each with `data-step` and optionally `data-view`,
 *   `data-pause`, `data-state`, `data-algorithm`, `data-settings`,
 *   `data-light`, `data-title`; with `data-ask`, `data-note` and `data-lesson` on the list they are a
 *   lesson
 * @slot pin-* - HTML at a place of the picture, with `data-at` and optionally `data-stop`
 *
 * @fires {CustomEvent<null>} ready - the first board is shown, and everything requested before
 * @fires {CustomEvent<null>} play - playback has started
 * @fires {CustomEvent<null>} pause - playback has stopped, for any reason
 * @fires {CustomEvent<{ step: number, known: number }>} stepchange - another step is shown, or a
 *   race has started or ended; at most 60 times per second; detail `{ step, known }`, in a race in
 *   its units
 * @fires {CustomEvent<import('./events.js').Answer>} answer - playback has reached the answer, in a
 *   race once for each lane; detail like the property `answer`
 * @fires {CustomEvent<import('./events.js').StopReached>} stop - a stop is reached; detail `{
 *   index, step, caption, title }`
 * @fires {CustomEvent<null>} finished - playback has reached the end
 * @fires {CustomEvent<import('./events.js').Rest>} statechange - the run has come to rest; detail
 *   `{ state, instance, host, lesson }`: `instance` is true if the run changed, `host` if a method,
 *   property or attribute caused the change, `lesson` is the id of the lesson shown
 * @fires {CustomEvent<import('./events.js').Answered>} prediction - the user has answered a
 *   question; detail `{ question, choice, correct, score }`: `choice` is the index of the choice,
 *   `score` is `{ right, answered, total }`
 * @fires {CustomEvent<{ code: string, message: string }>} error - an input was rejected or something
 *   failed; detail `{ code, message }`, the sentence that the element shows
 * @cssprop --searchlight-page - background at the edge
 * @cssprop --searchlight-air - background in the centre
 * @cssprop --searchlight-card - background of cards and panels
 * @cssprop --searchlight-line - borders
 * @cssprop --searchlight-ink - text
 * @cssprop --searchlight-ink-2 - secondary text
 * @cssprop --searchlight-accent - selected items and the Play button
 * @cssprop --searchlight-on-accent - text on the accent colour
 * @cssprop --searchlight-board - cells of a board
 * @cssprop --searchlight-piece-dark - dark pieces
 * @cssprop --searchlight-piece-light - light pieces
 * @cssprop --searchlight-unseen - states that are not discovered
 * @cssprop --searchlight-expanded - expanded states
 * @cssprop --searchlight-frontier - states in the queue
 * @cssprop --searchlight-current - the state being expanded
 * @cssprop --searchlight-goal - goals
 * @cssprop --searchlight-forward - search from the start; winning positions
 * @cssprop --searchlight-backward - search from the goal; losing positions
 * @cssprop --searchlight-font - font family
 * @cssprop --searchlight-radius - corner radius
 * @csspart room
 * @csspart board
 * @csspart map
 * @csspart legend
 * @csspart caption
 * @csspart timeline
 * @csspart controls
 * @csspart pin
 */
export class SearchLight extends FilmElement {
  static properties = {
    puzzle: SHOWN_TEXT,
    input: TEXT,
    algorithm: TEXT,
    state: OWN_TEXT,
    step: STEP,
    from: STEP,
    to: STEP,
    loop: SWITCH,
    speed: NUMBER,
    tempo: TEXT,
    autoplay: SWITCH,
    lesson: SHOWN_TEXT,
    predict: ASKED_TEXT,
    code: SHOWN_TEXT,
    mode: SHOWN_TEXT,
    layout: TEXT,
    controls: SHOWN_TEXT,
    theme: SHOWN_TEXT,
    view: SHOWN_TEXT,
    loading: TEXT,
    readonly: SHOWN_SWITCH,
    menu: SWITCH,
    label: TEXT,
    sync: TEXT,
    stops: { attribute: false, noAccessor: true },
  };
  static styles = styles;

  static {
    keepClean(this.prototype, this.properties);
  }

  static get observedAttributes() {
    return [...super.observedAttributes, 'lang'];
  }

  /** Families of puzzles, for the viewer. */
  families = FAMILIES;
  #viewer = this[PARTS].viewer;
  #calls = this[PARTS].calls;
  #telling = this[PARTS].telling;
  #asked = new Asked(this, this.#viewer, this.#calls, this.#telling);
  #opening = new Opening(this, this.#viewer, {
    asked: this.#asked,
    calls: this.#calls,
    telling: this.#telling,
  });
  #wishes = new Wishes(this, (wish) => this.grant(wish));
  #surroundings = new Surroundings(this, {
    refresh: () => this.refresh(),
    recolour: () => this.lookAround(),
    stir: () => this.#viewer.presenter.stir(),
    print: () => this.loading === 'lazy' && this.begin(),
    calm: (reduced) => this.#calm(reduced),
  });
  /** Follows another film, once `sync` names one. @type {Following | null} */
  #following = null;
  #leaving = AbortSignal.abort();
  #backdrop = new Backdrop(this, () => this.recolour());
  #sheets = new Sheets(styles);

  constructor() {
    super();
    this.puzzle = '';
    this.input = '';
    this.algorithm = '';
    this.state = '';
    /** @type {number | 'answer' | 'end'} */
    this.step = 0;
    /** @type {number | 'answer' | 'end'} */
    this.from = 0;
    /** @type {number | 'answer' | 'end'} */
    this.to = 0;
    this.loop = false;
    this.speed = 0;
    this.tempo = '';
    this.autoplay = false;
    this.lesson = '';
    this.predict = '';
    this.mode = '';
    this.code = '';
    this.layout = '';
    this.controls = 'full';
    this.theme = 'auto';
    this.view = 'both';
    this.loading = 'lazy';
    this.readonly = false;
    this.menu = false;
    /** @type {Host['gallery']} */
    this.gallery = null;
    /** @type {Host['explore']} */
    this.explore = null;
    /** @type {Host['compose']} */
    this.compose = null;
    /** @type {Host['playground']} */
    this.playground = null;
    this.label = '';
    this.sync = '';
    // Create the shadow root early, so that a page can distinguish this element from an undefined
    // one.
    this.renderRoot = this.createRenderRoot();
    // A lost canvas loses its bitmaps. Bitmaps are cached by theme object, so a new theme object
    // makes all of them again.
    const repaint = () => (restore(), this.recolour());
    this.renderRoot.addEventListener('contextrestored', repaint, { capture: true });
    // Render after each click or change, so that event listeners need not ask for it. Do not render
    // after `input` or a click into a field: that would reset a field whose text is not applied
    // yet.
    const changed = (/** @type {Event} */ { type, target }) => {
      const isField = /** @type {Element} */ (target).matches('input');
      if (type === 'change' || !isField) this.refresh();
    };
    this.renderRoot.addEventListener('click', changed, { capture: true });
    this.renderRoot.addEventListener('change', changed, { capture: true });
  }

  connectedCallback() {
    super.connectedCallback();
    const leaving = this.#surroundings.enter();
    this.#wishes.enter(leaving);
    this.#leaving = leaving;
    this.#following?.enter(leaving);
    onWords(() => this.#opening.speak(), leaving);
    if (!this.hasUpdated && this.#wishes.arrive()) this.#opening.begin();
    this.#asked.takeSlotted();
    onSlotted(this, () => this.#asked.takeSlotted(), leaving);
    this.#backdrop.enter();
    this.#viewer.look = lookOf(this, this.theme);
    if (this.#viewer.run) this.refresh();
    else this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#surroundings.leave();
    this.#backdrop.leave();
    sleep(this);
    // An element that was only moved is connected again before this timeout.
    setTimeout(() => {
      if (this.isConnected) return;
      this.#opening.leave();
      this.#calls.leave();
      if (this.#viewer.run) this.#opening.keep(this.getState());
      this.#telling.leave();
      this.#viewer.release();
    });
  }

  /** Creates the style sheets for the new document. */
  adoptedCallback() {
    this.#sheets.adoptInto(/** @type {ShadowRoot} */ (this.renderRoot));
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} value
   */
  attributeChangedCallback(name, before, value) {
    super.attributeChangedCallback(name, before, value);
    if (before === value) return;
    // A page may add a language after the element is defined.
    if (name === 'lang') setTimeout(() => checkAttribute(name, value));
    else checkAttribute(name, value);
    if (name === 'lang') this.#opening.speak();
  }

  /** Command in the page's initial address. */
  get wish() {
    return this.#wishes.first;
  }

  /** Follows the film that `sync` names. */
  async #follow() {
    const { Following } = await importChunk(() => import('./sync.js'));
    if (!this.#following) {
      this.#following = new Following(this);
      this.#following.enter(this.#leaving);
    }
    this.#following.begin();
  }

  /** Downloads the wasm and shows the first board. */
  load() {
    return this.#opening.load();
  }

  /** Starts loading, whatever `loading` says. */
  begin() {
    this.#opening.begin();
  }

  /** Whether the element waits for the user to start loading. */
  get waits() {
    return this.#opening.waits;
  }

  /** Whether the user prefers reduced motion. */
  get isStill() {
    return this.#surroundings.isStill;
  }

  /**
   * Stops playback that `autoplay` has started; playback that the user has started continues.
   * @param {boolean} reduced
   */
  #calm(reduced) {
    if (reduced && this.#viewer.autoplays) this.pause();
  }

  /** Checks the page's colours in the next frame. */
  lookAround() {
    this.#backdrop.tell();
  }

  /** Applies the colour scheme, fonts and colours of the page. */
  async recolour() {
    if (!this.isConnected) return;
    this.#viewer.look = lookOf(this, this.theme);
    await this.rendered();
    // Before the viewer is ready, there is no need: the first colours are read together with the
    // first board.
    if (this.#viewer.ready) this.readRoles();
  }

  /** Reads the colours of the element's theme. */
  readRoles() {
    const probe = /** @type {HTMLElement | null} */ (this.renderRoot?.querySelector('#probe'));
    if (!probe || !this.#viewer.run) return;
    // Probes detect changes of colours by CSS transitions. Finish the transitions to read the final
    // colours.
    for (const transition of probe.getAnimations({ subtree: true })) transition.finish();
    this.#viewer.theme = readTheme(probe);
    this.refresh();
  }

  /**
   * Does the work of one animation frame.
   * @param {number} nowMs
   * @returns {boolean} whether the element needs another frame
   */
  frame(nowMs) {
    if (!this.isConnected) return false;
    const isSeen = this.#surroundings.isVisible && !document.hidden;
    // An element outside the viewport works only while the page waits for the result of a call.
    const works = this.#viewer.run && (isSeen || this.#calls.areWaitedFor);
    const framesToBoard = works ? this.#opening.takeFrame() : 0;
    // The first board is laid out but not drawn yet.
    if (framesToBoard === 2) return true;
    this.requestUpdate();
    if (!works) return false;
    if (framesToBoard === 1) return true;
    const wasPlaying = !this.paused;
    this.#viewer.tick(nowMs);
    this.#telling.observe(wasPlaying);
    return this.#viewer.busy;
  }

  /** Requests an update; resolves when the DOM is updated. */
  rendered() {
    this.requestUpdate();
    return this.updateComplete;
  }

  /** Updates the DOM. If the update fails, updates again to show the error. */
  performUpdate() {
    if (!this.isUpdatePending) return;
    const isDrawn = this.#viewer.draw(() => {
      // On a second try, request the update again: the first try has used up the request.
      if (!this.isUpdatePending) this.requestUpdate();
      super.performUpdate();
    });
    if (!isDrawn) this.requestUpdate();
  }

  /**
   * Renders and paints. What follows an update may begin another run, whose state the canvases of this
   * one could not paint.
   * @param {Map<string, unknown>} changed
   */
  update(changed) {
    paintingLast(() => super.update(changed), this.#viewer.isBlind);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const { announcer, ready } = this.#viewer;
    this.#calls.showing();
    if (changed.has('loading')) this.#opening.takeLoading();
    if (!ready || !this.#opening.isDone) {
      if (this.hasUpdated && changed.size > 0) this.#opening.forget();
      return;
    }
    this.#asked.takeChanged(changed);
    this.puzzle = this.#viewer.run.kind.id;
    this.lesson = this.#viewer.lessons.id;
    this.predict = this.#viewer.predicting.wish;
    this.code = this.#viewer.code.writing;
    this.mode = this.#viewer.playing.isShown ? 'play' : '';
    this.#asked.takeLayout();
    if (this.#viewer.whole) {
      this.#viewer.lessons.follow();
      this.#viewer.stops.follow();
      this.#viewer.attempt(() => this.#viewer.predicting.extra?.follow());
      this.#viewer.attempt(() => this.#viewer.played.show());
      this.#viewer.readable.follow(this.#viewer.played.player, performance.now());
    }
    if (this.#viewer.whole) announcer.say(this.#viewer.sentence);
  }

  render() {
    return layout(this.#viewer);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('theme')) this.lookAround();
    if (changed.has('sync') && this.sync) this.#follow();
    if (this.#viewer.ready) this.#telling.follow();
    this.#calls.shown();
    if (!this.#viewer.whole) return;
    this.#viewer.cover.update();
    // Take the focus from a focused button that becomes disabled: it would swallow key presses.
    if (this.renderRoot.querySelector('.transport :disabled:focus')) this.#viewer.focus();
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  /**
   * Adds styles of a module that was loaded later.
   * @param {readonly CSSResult[]} later
   */
  adopt(later) {
    this.#sheets.add(later);
    this.#sheets.adoptInto(/** @type {ShadowRoot} */ (this.renderRoot));
  }

  /**
   * Handles a key pressed while nothing in the page has the focus. Only a page with a single
   * element calls this.
   * @param {KeyboardEvent} event
   */
  takeKey(event) {
    if (this.#viewer.whole) onKey(this.#viewer, event);
  }

  /** Opens the gallery. Only the page calls this. */
  openGallery() {
    if (this.#viewer.whole) this.#viewer.overlays.open('gallery');
  }

  /** Opens the panel that makes a lesson. Only the page calls this. */
  openComposer() {
    if (this.#viewer.whole) this.compose?.(this.#viewer);
  }

  isFullScreen() {
    return document.fullscreenElement === this;
  }

  toggleFullScreen() {
    if (this.isFullScreen()) document.exitFullscreen();
    else this.requestFullscreen?.();
  }
}

export { setAssets } from '../assets.js';
export { decodeState, encodeState } from '../core/links/state-parts.js';
export { setWords } from '../i18n/index.js';

/** Defines the element, unless the page has defined this name already. */
export function define() {
  const present = customElements.get('search-light');
  if (!present) customElements.define('search-light', SearchLight);
  else if (present !== SearchLight) console.warn('search-light is already defined; it stays.');
}
