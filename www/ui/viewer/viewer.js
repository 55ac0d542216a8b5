/**
 * Controller of one element. Holds the run, the theme and all panels, and offers the user's
 * actions. Panels read the viewer and call its methods. The viewer dispatches events through its
 * host.
 * @import { Pen } from '../../canvas/pen.js'
 * @import { Theme } from '../../canvas/types.js'
 * @import { Words } from '../../i18n/index.js'
 * @import { Player } from '../../core/playback/player.js'
 * @import { Extras } from './extras.js'
 * @import { FindPanel } from '../find/find-panel.js'
 * @import { FamilyView, Own } from '../kit/family-view.js'
 * @import { Host } from '../kit/host.js'
 * @import { Look } from '../kit/detect-theme.js'
 */
import { EngineError, onFreshInstance } from '../../core/engine/session.js';
import { Clip } from '../../core/playback/clip.js';
import { axisOf, logAxis } from '../../core/playback/timeline-axis.js';
import { Memo } from '../../core/util/memo-key.js';
import { later } from '../../core/util/late-init.js';
import { RunModel } from '../../core/engine/run.js';
import { Evenness } from '../../core/playback/frame-pacing.js';
import { Tween } from '../../core/playback/step-tween.js';
import { unmarked } from '../../i18n/index.js';
import { wordsOfPuzzle } from '../../i18n/puzzle-words.js';
import { Announcer } from '../kit/announcer.js';
import { BoardPanel } from './board-panel.js';
import { Code } from '../program/program-control.js';
import { Cover } from './poster.js';
import { Editing } from '../editing/editing.js';
import { toldError } from '../kit/error-text.js';
import { Finale } from '../answer/answer-playback.js';
import { Foresight } from '../kit/spoiler-switch.js';
import { Linked } from './viewer-link.js';
import { Lessons } from '../lessons/lesson-control.js';
import { Loading } from './lazy-parts.js';
import { MapPanel } from './map-panel.js';
import { Newcomer } from './newcomer.js';
import { Overlays } from '../kit/overlays.js';
import { Playing } from '../play/play-control.js';
import { Predicting } from '../predictions/prediction-control.js';
import { Presenter } from '../presenting/fullscreen.js';
import { Racing } from '../race/race-control.js';
import { ReadablePlace } from '../kit/readable-speed.js';
import { Scene } from './scene.js';
import { Stops } from '../stops/stop-navigator.js';

/**
 * Viewer of one element. A family receives the viewer only while a run of the family is current, so
 * that `Types` are the family's own.
 * @template {Own} [Types=Own]
 */
export class Viewer {
  /** Translations for all puzzles. @type {Words} */
  #words = later();
  /**
   * Current run with its analysis; assigned once the WebAssembly module has loaded.
   * @type {RunModel<Types['frame'], Types['analysis'], Types['event']>}
   */
  run = later();
  /** Colours for the canvases; assigned before the first render. @type {Theme} */
  theme = later();
  /**
   * Colour scheme, contrast and font scale, detected from the element's surroundings.
   * @type {Look}
   */
  look = { scheme: 'light', strong: false, type: 1, large: false };
  /** Current error; the last good run stays visible below its notice. @type {EngineError | null} */
  error = null;
  /** Whether the first example is shown in place of a requested run that could not be shown. */
  fallenBack = false;
  /**
   * Session of a board that the user has edited or drawn at random; null once its notice is
   * dismissed.
   * @type {unknown}
   */
  drawn = null;
  /**
   * Draws the stops over the timeline in another way than as triangles.
   * @type {((pen: Pen, stops: { x: number, isShown: boolean, index: number }[], hits: number[]) =>
   *   void) | undefined}
   */
  paintStops;
  /** Part of the run that playback keeps to. */
  clip = new Clip();
  /** Whether playback was started by `autoplay` and the user has not pressed play since. */
  autoplays = false;
  /** Whether an example is loaded, but the requested state is not shown yet. */
  opens = false;
  /** Whether renders leave the canvases as they are, because pages for print are made. */
  isBlind = false;
  scene = new Scene(this);
  panels = { board: new BoardPanel(this), map: new MapPanel(this) };
  cover = new Cover(this);
  overlays = new Overlays(this);
  foresight = new Foresight();
  newcomer = new Newcomer(this);
  /** Board of the day that the user has opened, see `instanceOf`; empty if none. */
  boardOfDay = '';
  editing = new Editing(this);
  racing = new Racing(this);
  playing = new Playing(this);
  linked = new Linked(this);
  stops = new Stops(this);
  lessons = new Lessons(this);
  predicting = new Predicting(this);
  code = new Code(this);
  presenter = new Presenter(this);
  finale = new Finale(this);
  /** Animation between two consecutive steps. */
  tween = new Tween();
  evenness = new Evenness();
  /** Step that texts show; lags behind the cursor during fast playback. */
  readable = new ReadablePlace();
  loading = new Loading(this);
  /** Views of families, by family id. @type {Map<string, FamilyView>} */
  #views = new Map();
  announcer;
  #axis = new Memo();
  #unbind = () => {};

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    // Do not refresh while the viewer is busy: the next frame updates the status line anyway.
    this.announcer = new Announcer(() => !this.busy && this.refresh());
  }

  /** Translations as the current puzzle uses them; assigned before the first render. */
  get words() {
    const description = this.run?.session?.description;
    return description ? wordsOfPuzzle(this.#words, description) : this.#words;
  }

  set words(words) {
    this.#words = words;
  }

  /** Whether run and theme are loaded. */
  get ready() {
    return Boolean(this.run && this.theme);
  }

  /** Whether the run can be drawn: loaded and not broken. */
  get whole() {
    return this.ready && !this.isBroken;
  }

  /** Whether the run has failed. A failed run cannot be used until it is restarted. */
  get isBroken() {
    return Boolean(this.run) && this.played.player.state === 'failed';
  }

  /** Whether no run, race or lesson is still loading. */
  get settled() {
    return this.isOpened && !this.lessons.waits;
  }

  /** Whether no run or race is still loading. */
  get isOpened() {
    const { loading, racing, playing } = this;
    const isWaiting = loading.waits || racing.waits || playing.waits;
    return this.ready && !this.opens && !isWaiting;
  }

  /**
   * Whether everything requested is loaded and shown: no navigation to a stop is pending, and no
   * step is being computed.
   */
  get isThere() {
    return this.settled && !this.stops.isOnTheWay && this.played.player.wanted < 0;
  }

  /** Dialogs, race and drawer; null until their module has loaded. @returns {Extras | null} */
  get extras() {
    return this.loading.extras.part;
  }

  /** Search panel; null until its module has loaded. @returns {FindPanel | null} */
  get finding() {
    return this.loading.finding.part?.panel ?? null;
  }

  get race() {
    return this.racing.race;
  }

  /** The race if there is one, else the run. Both have a `player`. */
  get played() {
    return this.race ?? this.run;
  }

  /** Whether the next animation frame has work to do. */
  get busy() {
    return (
      this.whole &&
      (this.run.busy ||
        this.finale.busy ||
        this.tween.on ||
        this.panels.map.turnover.on ||
        (this.finding?.busy ?? false) ||
        (this.playing.panel?.busy ?? false) ||
        (this.race?.busy ?? false))
    );
  }

  get root() {
    return this.host.renderRoot;
  }

  get readonly() {
    return this.host.readonly;
  }

  refresh() {
    this.host.refresh();
  }

  /**
   * Starts with the first example of a puzzle.
   * @param {string} puzzle id; an empty one selects the first puzzle
   */
  start(puzzle) {
    this.error = null;
    this.run = new RunModel(puzzle, () => performance.now());
    this.run.player.barriers = () => this.barriers;
    this.run.player.clip = this.clip;
    this.extras?.printing.listen();
    this.#unbind = onFreshInstance(() => this.refresh());
  }

  /** View of the current run's family. */
  get family() {
    return this.viewOf(this.run.session.description.family);
  }

  /** Returns the view of a loaded family, creating it on first use. @param {string} id */
  viewOf(id) {
    const known = this.#views.get(id);
    if (known) return known;
    const { View, styles } = this.host.families.get(id);
    const view = new View(this);
    this.#views.set(id, view);
    this.host.adopt(styles);
    this.loading.fetchMap(id);
    return view;
  }

  /** Family's settings for drawing the puzzle. */
  get view() {
    return /** @type {Types['view']} */ (this.family.view);
  }

  /** Frees the core's memory and stops timers and listeners. */
  release() {
    this.#unbind();
    this.announcer.stop();
    this.loading.drop();
    this.racing.end();
    this.playing.end();
    this.presenter.stop();
    this.extras?.printing.stop();
    this.cover.reset();
    this.run?.free();
    this.run = later();
    // Clear the theme, so that `ready` is false until the next run. Errors of the old run no longer
    // matter.
    this.theme = later();
    this.error = null;
  }

  /**
   * Advances playback and animations by one frame.
   * @param {number} nowMs time of the frame, in milliseconds
   */
  tick(nowMs) {
    if (!this.whole) return;
    const { player } = this.played;
    const { cursor: before } = player;
    const wasPlaying = player.state === 'playing';
    this.evenness.follow(nowMs, wasPlaying);
    this.attempt(() => {
      this.run.tick(nowMs);
      this.finale.tick(nowMs);
      const { cursor, pace } = this.run.player;
      this.tween.follow(cursor, pace, this.host.isStill);
      this.tween.tick(nowMs);
      this.panels.map.turnover.tick(nowMs);
      this.race?.tick(nowMs);
      this.finding?.tick();
      this.playing.panel?.tick();
    });
    if (wasPlaying && player.cursor !== before) this.stops.pass(before, player.cursor);
    if (wasPlaying && (player.state === 'answered' || player.state === 'finished')) {
      this.attempt(() => this.finale.come());
    }
  }

  /** Barriers of playback. */
  get barriers() {
    return [...this.stops.barriers, ...this.predicting.barriers];
  }

  /** Whether pictures and counters must not reveal later steps. */
  get hidesFuture() {
    return this.foresight.hides || this.predicting.hides;
  }

  /** First and last step of the timeline. */
  get range() {
    const whole = { from: 0, to: this.played.player.known };
    return (this.race ? null : this.family.timeline.range) ?? whole;
  }

  /** Mapping of the steps to positions on the timeline. */
  get axis() {
    const { film, tempo, known, complete } = this.played.player;
    const { from, to } = this.range;
    const isWhole = from === 0 && to === known;
    if (this.race) return this.#axis.of(['race', to], () => logAxis(to));
    const isDirected = tempo === 'directed' && complete && isWhole;
    const shown = isDirected ? film : null;
    return this.#axis.of([shown, from, to], () => axisOf(shown, from, to));
  }

  /** Whether the picture of a lesson's stop has loaded or failed to load. */
  get #isPictured() {
    const { lessons, stops, family, error } = this;
    const isMissed = error?.code === 'map';
    return !lessons.shown || stops.view === 'board' || isMissed || !family.map.isComing;
  }

  /** Sentence that explains the current step, as plain text. */
  get sentence() {
    return unmarked(this.marked);
  }

  /** Sentence that explains the current step, with emphasis marks. */
  get marked() {
    const { run, words, playing } = this;
    if (playing.panel) return playing.panel.sentence;
    const told = this.predicting.extra?.says || (this.#isPictured ? this.stops.caption : '');
    if (told) return told;
    const { progress } = this.finale;
    if (progress) return this.family.playing?.(progress) ?? words.text('ending.playing', progress);
    if (this.race && this.extras) return this.extras.race.sentence;
    const { wanted, known } = run.player;
    if (wanted >= 0) {
      const percent = Math.floor((100 * known) / wanted);
      return words.text('element.running', { step: wanted, percent });
    }
    return this.family.sentence();
  }

  /** Language of the sentence, if it is an author's text in another language than the element's. */
  get captionLang() {
    const { lang, caption, question } = this.stops.list[this.stops.shown] ?? {};
    const isOwn = lang && (question ? this.predicting.extra?.says : this.marked === caption);
    return isOwn ? lang : undefined;
  }

  /** State string of the current step, with the stops that came from the opened link. */
  get state() {
    return this.stops.carriedBy(this.linked.state);
  }

  /**
   * Runs code that calls the core, and shows an error that it throws. If a failure in another
   * element has replaced the shared WebAssembly instance, restarts the run and tries once more.
   * @template T
   * @param {() => T} work
   * @param {boolean} [again] whether the run has just been restarted
   * @returns {T | undefined} the result; undefined after an error
   */
  attempt(work, again = false) {
    try {
      if (again) this.#renew();
      return work();
    } catch (error) {
      const code = error instanceof EngineError ? error.code : '';
      if (code === 'stale' && this.isBroken) return undefined; // The failure has been shown before.
      if (code === 'stale' && !again) return this.attempt(work, true);
      if (code === 'trap' && this.run) this.played.player.fail();
      this.refuse(error);
      return undefined;
    }
  }

  /**
   * Draws the element. After an error the run counts as failed, and only the error is drawn: the
   * next frame would throw the error again.
   * @param {() => void} draw
   * @param {boolean} [again] whether the run has just been restarted
   * @returns {boolean} whether drawing succeeded
   */
  draw(draw, again = false) {
    const { error: before } = this;
    try {
      if (again) this.#renew();
      draw();
      return true;
    } catch (error) {
      const isStale = error instanceof EngineError && error.code === 'stale';
      if (this.whole && isStale && !again) return this.draw(draw, true);
      // If a part of the drawing has failed inside `attempt`, the error is already shown and the
      // rest is drawn.
      if (this.isBroken && this.error !== before) return false;
      if (!this.whole) throw error;
      this.played.player.fail();
      this.refuse(error);
      return false;
    }
  }

  /** Shows an error and dispatches the `error` event. @param {unknown} error */
  refuse(error) {
    this.error = toldError(this, error);
    if (this.error !== error) console.error(error);
    const { code, message } = this.error;
    this.host.emit('error', { code, message });
    this.refresh();
  }

  /** Dismisses the notice, and a dialog or race that still waits for something to load. */
  dismiss() {
    if (!this.isBroken) this.error = null;
    this.fallenBack = false;
    this.loading.drop();
    if (!this.extras) this.overlays.dialog = null;
    if (!this.race) this.racing.end();
    this.refresh();
  }

  /**
   * Shows another run. On an error the current run stays.
   * @param {Uint8Array | undefined} link encoded run; nothing happens if undefined
   * @param {() => void} [again] called when all parts that the run needs have loaded
   * @returns {boolean} whether the run is shown now
   */
  show(link, again = () => this.show(link)) {
    if (!link) return false;
    const need = this.attempt(() => this.run.open(link));
    if (need === undefined) return false;
    if (need) {
      this.loading.wait(need, again);
      return false;
    }
    this.editing.reset();
    this.finale.reset();
    this.tween.stop();
    this.panels.map.turnover.stop();
    this.racing.end();
    this.playing.end();
    this.family.reset();
    this.dismiss();
    return true;
  }

  /** Restarts a failed run at the same step. */
  restart() {
    this.attempt(() => this.dismiss(), true);
  }

  #renew() {
    this.run.restart();
    this.race?.restart();
    this.playing.restart();
  }

  /**
   * Refreshes the element and dispatches `statechange`.
   * @param {boolean} instance whether another run is shown
   */
  rest(instance) {
    this.refresh();
    const lesson = this.lessons.id;
    this.host.emit('statechange', { state: this.state, instance, host: false, lesson });
  }

  /**
   * Shows a run chosen by the user: leaves the lesson and dispatches `statechange`.
   * @param {Uint8Array | undefined} link encoded run; nothing happens if undefined
   */
  open(link) {
    if (this.lessons.id || this.lessons.shown) this.lessons.drop();
    this.stops.cancel();
    const { on: isPlayed } = this.playing;
    const shown = this.racing.through(() => this.show(link, () => this.open(link)));
    if (!shown) return false;
    if (isPlayed) this.playing.ask('.play');
    this.overlays.uncover();
    this.rest(true);
    return true;
  }

  togglePlay() {
    const { player } = this.played;
    if (player.state === 'playing') this.pause();
    else if (this.lessons.shown && this.stops.hasNext) this.stops.playOn();
    else this.play();
  }

  /** Pauses playback and dispatches `statechange`. */
  pause() {
    const { player } = this.played;
    if (player.state !== 'playing') return;
    player.pause();
    this.rest(false);
  }

  /**
   * Leaves editing and gives a command to the player. Dispatches no `statechange`, because the
   * caller can be the host page.
   * @param {(player: Player) => void} move
   */
  move(move) {
    if (!this.run) return;
    this.editing.leave();
    this.finale.stop();
    this.stops.cancel();
    this.attempt(() => move(this.played.player));
    this.refresh();
  }

  play() {
    // Let the family close views that would hide the animation.
    if (this.run && !this.race) this.family.leave?.();
    this.autoplays = false;
    this.newcomer.play();
    if (!this.stops.goOnHere()) this.move((player) => player.play());
  }

  /** @param {number} step */
  seek(step) {
    this.move((player) => player.seek(step));
    this.rest(false);
  }

  /**
   * Goes to a step that the core finds.
   * @param {() => number} find returns the step; can throw an error of the core
   */
  seekFound(find) {
    const step = this.attempt(find);
    if (step !== undefined) this.seek(step);
  }

  /**
   * Steps forward or back.
   * @param {number} by number of step boundaries, negative for back
   * @param {number} [size] index into STEP_SIZES; by default the current step size
   */
  stepBy(by, size) {
    this.move((player) => player.stepBy(by, size));
    this.rest(false);
  }

  /** Focuses the frame, after the control that had the focus was removed. */
  focus() {
    /** @type {HTMLElement | null} */ (this.root.querySelector('.frame'))?.focus();
  }
}
