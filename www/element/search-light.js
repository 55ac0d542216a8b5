/**
 * `<search-light>`: the one visualizer, for the page, embeds and slides. Importing this module
 * defines nothing; `define()` does.
 * @import { CSSResult } from 'lit'
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
import { FAMILIES } from '../families/index.js';
import { onKey } from '../ui/viewer/keys.js';
import { layout } from '../ui/viewer/layout.js';
import { lookOf } from '../ui/kit/detect-theme.js';
import { onSlotted } from '../ui/viewer/slots.js';
import { styles } from '../ui/viewer/styles.js';

/**
 * A search through a puzzle as a film. Its methods may be called at once: each is followed as soon as
 * what was asked for before is shown. Its events neither bubble nor cross a shadow root.
 *
 * @attr {string} puzzle - the puzzle's name, by default the first
 * @attr {string} input - judges' text, on one line with `/` between rows if need be; a state string; or
 *   an address that ends with one
 * @attr {string} algorithm - a name as `searchlight --help` lists them; a state string has its own
 * @attr {number | `${number}` | 'answer' | 'end'} step - the step to go to
 * @attr {number | `${number}`} speed - steps a second, steady where no `tempo` is given
 * @attr {'directed' | 'steady'} tempo
 * @attr {boolean} autoplay - begins to play, also each other run that it is given, unless the reader prefers
 *   reduced motion
 * @attr {string} lesson - the lesson to give, by its name
 * @attr {string} predict - asks before some steps what comes: kinds of questions and how many, such as
 *   `new 5`; empty for five of all kinds
 * @attr {'pseudo' | 'rust' | 'python'} code - shows the program of the algorithm, in this writing
 * @attr {'rings' | 'levels' | 'all' | 'tree' | 'why' | 'play' | 'spread'} layout - the map's layout, as far
 *   as its family has it
 * @attr {'full' | 'mini' | 'none'} controls
 * @attr {'auto' | 'light' | 'dark' | 'contrast'} theme - `auto` is that of its place in the page
 * @attr {'both' | 'board' | 'map'} view
 * @attr {'lazy' | 'eager' | 'interaction'} loading - when it loads: near the window, at once, when asked to
 * @attr {boolean} readonly - the board cannot be changed
 * @attr {string} label - the name for screen readers
 * @attr {string} lang - the language, by default that of the place in the page
 *
 * @slot - what is shown before the script runs, and where it cannot run
 * @slot input - `<script type="text/plain">` with what `input` may be
 * @slot stops - `<ol>` whose items are captions, each with `data-step` and, where wanted, `data-view`,
 *   `data-pause`, `data-state`, `data-algorithm`, `data-light`, `data-title`
 *
 * @fires {CustomEvent<null>} ready - the first board is shown, with all that was asked for
 * @fires {CustomEvent<null>} play - it plays
 * @fires {CustomEvent<null>} pause - it no longer plays, for whatever reason
 * @fires {CustomEvent<{ step: number, known: number }>} stepchange - another step is shown, or the first of a race or after one, told at most 60 times
 *   a second; detail `{ step, known }`, both counted as the player counts
 * @fires {CustomEvent<import('./events.js').Answer>} answer - playing reached the answer; detail as the property `answer`, once a lane in a race
 * @fires {CustomEvent<import('./events.js').StopReached>} stop - a stop is reached; detail `{ index, step, caption, title }`
 * @fires {CustomEvent<null>} finished - playing reached the end
 * @fires {CustomEvent<import('./events.js').Rest>} statechange - the run came to rest; detail `{ state, instance, host, lesson }`: `instance` true
 *   for another run, `lesson` the one that is given, `host` where a method, property or attribute did it
 *   and not a person or the film
 * @fires {CustomEvent<import('./events.js').Answered>} prediction - a question is answered; detail `{ question, choice, correct, score }`: `choice` the
 *   index of the choice, `score` as `{ right, answered, total }`
 * @fires {CustomEvent<{ code: string }>} error - something was refused or failed; detail `{ code }`
 * @cssprop --searchlight-page - edge of the ground
 * @cssprop --searchlight-air - lit middle of the ground
 * @cssprop --searchlight-card - what lies over the ground
 * @cssprop --searchlight-line - edges
 * @cssprop --searchlight-ink - words
 * @cssprop --searchlight-ink-2 - quiet words
 * @cssprop --searchlight-accent - what is chosen, and Play
 * @cssprop --searchlight-on-accent - words on it
 * @cssprop --searchlight-board - cells of a board
 * @cssprop --searchlight-piece-dark - dark pieces
 * @cssprop --searchlight-piece-light - light pieces
 * @cssprop --searchlight-unseen - states not seen
 * @cssprop --searchlight-expanded - expanded states
 * @cssprop --searchlight-frontier - states in the queue
 * @cssprop --searchlight-current - the state being expanded
 * @cssprop --searchlight-goal - goals
 * @cssprop --searchlight-forward - from the start; wins
 * @cssprop --searchlight-backward - from the goal; loses
 * @cssprop --searchlight-font - font family
 * @cssprop --searchlight-radius - corners
 * @csspart room
 * @csspart board
 * @csspart map
 * @csspart legend
 * @csspart caption
 * @csspart timeline
 * @csspart controls
 */
export class SearchLight extends FilmElement {
  static properties = {
    puzzle: SHOWN_TEXT,
    input: TEXT,
    algorithm: TEXT,
    state: OWN_TEXT,
    step: STEP,
    speed: NUMBER,
    tempo: TEXT,
    autoplay: SWITCH,
    lesson: SHOWN_TEXT,
    predict: ASKED_TEXT,
    code: SHOWN_TEXT,
    layout: TEXT,
    controls: SHOWN_TEXT,
    theme: SHOWN_TEXT,
    view: SHOWN_TEXT,
    loading: TEXT,
    readonly: SHOWN_SWITCH,
    menu: SWITCH,
    label: TEXT,
    stops: { attribute: false, noAccessor: true },
  };
  static styles = styles;

  static {
    keepClean(this.prototype, this.properties);
  }

  static get observedAttributes() {
    return [...super.observedAttributes, 'lang'];
  }

  /** What the viewer is handed. */
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
    this.speed = 0;
    this.tempo = '';
    this.autoplay = false;
    this.lesson = '';
    this.predict = '';
    this.code = '';
    this.layout = '';
    this.controls = 'full';
    this.theme = 'auto';
    this.view = 'both';
    this.loading = 'lazy';
    this.readonly = false;
    this.menu = false;
    this.label = '';
    // Before anything asks for it, so that a page can tell the element from one without.
    this.renderRoot = this.createRenderRoot();
    // Bitmaps that were lost with a canvas are kept by theme: another one has all of them made anew.
    const repaint = () => (restore(), this.recolour());
    this.renderRoot.addEventListener('contextrestored', repaint, { capture: true });
  }

  connectedCallback() {
    super.connectedCallback();
    const leaving = this.#surroundings.enter();
    this.#wishes.enter(leaving);
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
    // An element that is only moved is connected again before this comes.
    setTimeout(() => {
      if (this.isConnected) return;
      this.#opening.leave();
      this.#calls.leave();
      if (this.#viewer.run) this.#opening.keep(this.getState());
      this.#telling.leave();
      this.#viewer.release();
    });
  }

  /** Another document takes over no styles of this one. */
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
    checkAttribute(name, value);
    if (name === 'lang') this.#opening.speak();
  }

  /** What the address asks for that the page was opened with. */
  get wish() {
    return this.#wishes.first;
  }

  /** Fetches the wasm and shows the first board. */
  load() {
    return this.#opening.load();
  }

  /** Loads now, whatever `loading` says. */
  begin() {
    this.#opening.begin();
  }

  /** Whether it waits for a person who wants it to load. */
  get waits() {
    return this.#opening.waits;
  }

  /** Whether nothing is to move by itself. */
  get isStill() {
    return this.#surroundings.isStill;
  }

  /** Ends what plays by itself; what a person plays goes on. @param {boolean} reduced */
  #calm(reduced) {
    if (reduced && this.#viewer.autoplays) this.pause();
  }

  /** Looks in the next frame whether its place has changed. */
  lookAround() {
    this.#backdrop.tell();
  }

  /** Takes over light or dark, letters and colours of its place. */
  async recolour() {
    if (!this.isConnected) return;
    this.#viewer.look = lookOf(this, this.theme);
    await this.rendered();
    // The first colours are read with the first board.
    if (this.#viewer.ready) this.readRoles();
  }

  /** Takes over the colours that its room has. */
  readRoles() {
    const probe = /** @type {HTMLElement | null} */ (this.renderRoot?.querySelector('#probe'));
    if (!probe || !this.#viewer.run) return;
    // Their transitions, which tell of other colours, would hold back the new ones for a moment.
    for (const transition of probe.getAnimations({ subtree: true })) transition.finish();
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
    const isSeen = this.#surroundings.isVisible && !document.hidden;
    // What nobody sees does no work but what the page waits for.
    const works = this.#viewer.run && (isSeen || this.#calls.areWaitedFor);
    const framesToBoard = works ? this.#opening.takeFrame() : 0;
    // All that there is stands in the page already.
    if (framesToBoard === 2) return true;
    this.requestUpdate();
    if (!works) return false;
    if (framesToBoard === 1) return true;
    this.#telling.tick(nowMs);
    return this.#viewer.busy;
  }

  /** Shows what has changed at once, for what has to be found in the page. */
  rendered() {
    this.requestUpdate();
    return this.updateComplete;
  }

  /** Shows what has changed; what fails meanwhile is told, and shown at once. */
  performUpdate() {
    if (!this.isUpdatePending) return;
    const isDrawn = this.#viewer.draw(() => {
      // The first of two tries has taken the request.
      if (!this.isUpdatePending) this.requestUpdate();
      super.performUpdate();
    });
    if (!isDrawn) this.requestUpdate();
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
    this.#asked.takeLayout();
    if (this.#viewer.whole) {
      this.#viewer.lessons.extra?.follow();
      this.#viewer.stops.follow();
      this.#viewer.attempt(() => this.#viewer.predicting.extra?.follow());
      this.#viewer.attempt(() => this.#viewer.played.show());
    }
    if (this.#viewer.whole) announcer.say(this.#viewer.sentence);
  }

  render() {
    return layout(this.#viewer);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('theme')) this.lookAround();
    if (this.#viewer.ready) this.#telling.follow();
    this.#calls.shown();
    if (!this.#viewer.whole) return;
    this.#viewer.cover.update();
    // A button that is of no use any more would keep the keys to itself.
    if (this.renderRoot.querySelector('.transport :disabled:focus')) this.#viewer.focus();
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  /**
   * Adds the styles of what comes later than the element's own.
   * @param {readonly CSSResult[]} later
   */
  adopt(later) {
    this.#sheets.add(later);
    this.#sheets.adoptInto(/** @type {ShadowRoot} */ (this.renderRoot));
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
}

export { setAssets } from '../assets.js';
export { decodeState, encodeState } from '../core/links/state-parts.js';

/** Defines the element, unless the page has one of that name already. */
export function define() {
  const present = customElements.get('search-light');
  if (!present) customElements.define('search-light', SearchLight);
  else if (present !== SearchLight) console.warn('search-light is already defined; it stays.');
}
