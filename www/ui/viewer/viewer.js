/**
 * What is on screen besides the run, and what a person can do: the panels read it and act on it,
 * the element around it tells its host.
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
import { PlayedAxis } from '../../core/playback/timeline-axis.js';
import { later } from '../../core/util/late-init.js';
import { RunModel } from '../../core/engine/run.js';
import { Evenness } from '../../core/playback/frame-pacing.js';
import { Tween } from '../../core/playback/step-tween.js';
import { unmarked } from '../../i18n/index.js';
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
import { Predicting } from '../predictions/prediction-control.js';
import { Presenter } from '../presenting/fullscreen.js';
import { Racing } from '../race/race-control.js';
import { Stops } from '../stops/stop-navigator.js';

/**
 * A family is handed a viewer only while a run of its own is shown, so it knows the types.
 * @template {Own} [Types=Own]
 */
export class Viewer {
  /** What is said, once the words of the language are there. @type {Words} */
  words = later();
  /** The run and what is known of it, once the wasm is there. @type {RunModel<Types['frame'], Types['analysis'], Types['event']>} */
  run = later();
  /** The colour roles as the canvases take them. @type {Theme} */
  theme = later();
  /** How it looks where it is. @type {Look} */
  look = { scheme: 'light', strong: false, type: 1, large: false };
  /** What stands in the way; the last good run stays below it. @type {EngineError | null} */
  error = null;
  /** Whether what the page asked for could not be shown, and the first example is. */
  fallenBack = false;
  /** The run of a board that was drawn at random, until it is dismissed. @type {unknown} */
  drawn = null;
  /** Whether the player was set going by the page, and by nobody since. */
  autoplays = false;
  panels = { board: new BoardPanel(this), map: new MapPanel(this) };
  cover = new Cover(this);
  overlays = new Overlays(this);
  foresight = new Foresight(() => this.refresh());
  newcomer = new Newcomer(this);
  editing = new Editing(this);
  racing = new Racing(this);
  linked = new Linked(this);
  stops = new Stops(this);
  lessons = new Lessons(this);
  predicting = new Predicting(this);
  code = new Code(this);
  /** What looks through the run, once somebody has opened it. @type {FindPanel | null} */
  finding = null;
  presenter = new Presenter(this);
  finale = new Finale(this);
  /** How much of the movement to the step shown has been made. */
  tween = new Tween();
  evenness = new Evenness();
  /** What no first board needs, once it is there. @type {Extras | null} */
  extras = null;
  loading = new Loading(this);
  /** The views of the families that were shown. @type {Map<string, FamilyView>} */
  #views = new Map();
  announcer;
  #axis = new PlayedAxis();
  #unbind = () => {};

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    // While there is work, the next frame says it anyway: asking here would draw a frame twice.
    this.announcer = new Announcer(() => !this.busy && this.refresh());
  }

  /** Whether there is a run to show. */
  get ready() {
    return Boolean(this.run && this.theme);
  }

  /** Whether it can be shown. */
  get whole() {
    return this.ready && !this.isBroken;
  }

  /** Whether the run has broken down: nothing can be asked of it until it is made anew. */
  get isBroken() {
    return Boolean(this.run) && this.played.player.state === 'failed';
  }

  /** Whether nothing that was asked for waits for what is still to be fetched. */
  get settled() {
    const { loading, racing, lessons } = this;
    return this.ready && !loading.waits && !racing.waits && !lessons.waits;
  }

  /** Whether what was asked for is there, and nothing is on its way. */
  get isThere() {
    return this.settled && !this.stops.isOnTheWay && this.played.player.wanted < 0;
  }

  get race() {
    return this.racing.race;
  }

  /** What the player plays. */
  get played() {
    return this.race ?? this.run;
  }

  /** Whether the next frame has anything to do. */
  get busy() {
    return (
      this.whole &&
      (this.run.busy ||
        this.finale.busy ||
        this.tween.on ||
        this.panels.map.turnover.on ||
        (this.finding?.busy ?? false) ||
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
   * Starts with the first example of a puzzle, or of the first puzzle there is.
   * @param {string} puzzle
   */
  start(puzzle) {
    this.error = null;
    this.run = new RunModel(puzzle, () => performance.now());
    this.extras?.printing.listen();
    this.#unbind = onFreshInstance(() => this.refresh());
  }

  /** What knows how the run searches. */
  get family() {
    return this.viewOf(this.run.session.description.family);
  }

  /** The view of a family that is there. @param {string} id */
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

  /** How the puzzle looks. */
  get view() {
    return /** @type {Types['view']} */ (this.family.view);
  }

  /** Gives the core's memory back. */
  release() {
    this.#unbind();
    this.announcer.stop();
    this.loading.drop();
    this.racing.end();
    this.presenter.stop();
    this.extras?.printing.stop();
    this.cover.reset();
    this.run?.free();
    this.run = later();
    // Until the next run is shown nothing is ready, and what failed with this one is over.
    this.theme = later();
    this.error = null;
  }

  /**
   * One turn of the frame loop.
   * @param {number} nowMs
   */
  tick(nowMs) {
    if (!this.whole) return;
    const { player } = this.played;
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
    });
    if (wasPlaying && (player.state === 'answered' || player.state === 'finished')) {
      this.attempt(() => this.finale.come());
    }
  }

  /** Whether pictures and counts tell only what has come. */
  get hidesFuture() {
    return this.foresight.hides || this.predicting.hides;
  }

  /** Where the steps of what is played stand on its timeline. */
  get axis() {
    const { film, tempo, known, complete } = this.played.player;
    const whole = { from: 0, to: known };
    const { from, to } = (this.race ? null : this.family.timeline?.range) ?? whole;
    const isWhole = from === 0 && to === known;
    const isDirected = !this.race && tempo === 'directed' && complete && isWhole;
    return this.#axis.follow(isDirected ? film : null, from, to);
  }

  /** Whether the picture is there that a stop of a lesson tells of. */
  get #isPictured() {
    const { lessons, stops, family, error } = this;
    const isMissed = error?.code === 'map';
    return !lessons.shown || stops.view === 'board' || isMissed || !family.map.isComing;
  }

  /** The one sentence that explains the step shown. */
  get sentence() {
    return unmarked(this.marked);
  }

  /** The same with marks around what it emphasises. */
  get marked() {
    const { run, words } = this;
    const told = this.predicting.says || (this.#isPictured ? this.stops.caption : '');
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

  /** The state string of the step shown, with the stops that came with one. */
  get state() {
    return this.stops.carriedBy(this.linked.state);
  }

  /**
   * Does something that the core may refuse; a refusal is shown. If another element broke the
   * instance of the core that all share, the run is made anew unseen, once.
   * @template T
   * @param {() => T} work
   * @param {boolean} [again] whether the run has just been made anew
   * @returns {T | undefined}
   */
  attempt(work, again = false) {
    try {
      if (again) this.#renew();
      return work();
    } catch (error) {
      const code = error instanceof EngineError ? error.code : '';
      if (code === 'stale' && this.isBroken) return undefined; // That it broke has been told.
      if (code === 'stale' && !again) return this.attempt(work, true);
      if (code === 'trap' && this.run) this.played.player.fail();
      this.refuse(error);
      return undefined;
    }
  }

  /**
   * Draws the element. What fails in that would fail again in the next frame, so it breaks the run
   * down: then its error is all that is drawn.
   * @param {() => void} draw
   * @param {boolean} [again] whether the run has just been made anew
   * @returns {boolean} whether it is drawn
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
      // A part of the drawing has been refused and told, and the rest did without it.
      if (this.isBroken && this.error !== before) return false;
      if (!this.whole) throw error;
      this.played.player.fail();
      this.refuse(error);
      return false;
    }
  }

  /** @param {unknown} error */
  refuse(error) {
    this.error = toldError(this, error);
    if (this.error !== error) console.error(error);
    this.host.emit('error', { code: this.error.code });
    this.refresh();
  }

  /** Clears away what stands in the way, and what waits for extras that do not come. */
  dismiss() {
    if (!this.isBroken) this.error = null;
    this.fallenBack = false;
    this.loading.drop();
    if (!this.extras) {
      this.overlays.dialog = null;
      this.racing.end();
    }
    this.refresh();
  }

  /**
   * Shows another run; one that is refused leaves the present run on screen.
   * @param {Uint8Array | undefined} link
   * @param {() => void} [again] shows it once its family is there
   * @returns {boolean} whether it is shown
   */
  show(link, again = () => this.show(link)) {
    if (!link) return false;
    const missing = this.attempt(() => this.run.open(link));
    if (missing === undefined) return false;
    if (missing) {
      this.loading.wait(missing, again);
      return false;
    }
    this.editing.reset();
    this.finale.reset();
    this.tween.stop();
    this.panels.map.turnover.stop();
    this.racing.end();
    this.family.reset();
    this.dismiss();
    return true;
  }

  /** Shows the same step on a new run, after the old one broke down. */
  restart() {
    this.attempt(() => this.dismiss(), true);
  }

  #renew() {
    this.run.restart();
    this.race?.restart();
  }

  /** @param {boolean} instance whether it is a new one */
  rest(instance) {
    this.refresh();
    const lesson = this.lessons.id;
    this.host.emit('statechange', { state: this.state, instance, host: false, lesson });
  }

  /**
   * As `show`, from inside.
   * @param {Uint8Array | undefined} link
   */
  open(link) {
    if (this.lessons.id) this.lessons.drop();
    this.stops.cancel();
    const shown = this.racing.through(() => this.show(link, () => this.open(link)));
    if (!shown) return false;
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

  /** Stops what plays. */
  pause() {
    const { player } = this.played;
    if (player.state !== 'playing') return;
    player.pause();
    this.rest(false);
  }

  /**
   * Leaves editing and moves the cursor, without a word to the host, who may have asked for it.
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
    // A film that nobody sees is no film.
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

  /** Goes to a step that the core is asked for. @param {() => number} find */
  seekFound(find) {
    const step = this.attempt(find);
    if (step !== undefined) this.seek(step);
  }

  /**
   * @param {number} by boundaries, negative for back
   * @param {number} [size] index into STEP_SIZES; the chosen one if left out
   */
  stepBy(by, size) {
    this.move((player) => player.stepBy(by, size));
    this.rest(false);
  }

  /** For where the control that had the focus is gone. */
  focus() {
    /** @type {HTMLElement | null} */ (this.root.querySelector('.frame'))?.focus();
  }
}
