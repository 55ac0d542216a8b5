/**
 * Applies the attributes, properties and slotted contents that the page's author has set.
 * @import { SearchLight } from './search-light.js'
 * @import { Calls } from './call-queue.js'
 * @import { Telling } from './events.js'
 * @import { Viewer } from '../ui/viewer/viewer.js'
 */
import { EngineError, catalogue } from '../core/engine/session.js';
import { needOfOwn } from '../core/engine/engines.js';
import { Inputs } from '../core/util/memo-key.js';
import { readInput } from '../core/links/parse-input.js';
import { judge, refuseText } from '../ui/dialogs/judge-text.js';
import { slottedInput, slottedStops } from '../ui/viewer/slots.js';
import { takeTempo } from '../ui/viewer/tempo-attribute.js';
import { warn, warnOfAlgorithm } from '../ui/kit/warn.js';

/** Properties that select another run. */
const RUNS = ['puzzle', 'input', 'algorithm', 'state'];

/** Applies what the author has set on one element. */
export class Asked {
  #element;
  #viewer;
  #calls;
  #telling;
  /** Input text from the element's contents. */
  #slotted = '';
  #hasSlottedStops = false;
  #laidOut = new Inputs();

  /**
   * @param {SearchLight} element
   * @param {Viewer} viewer
   * @param {Calls} calls
   * @param {Telling} telling
   */
  constructor(element, viewer, calls, telling) {
    this.#element = element;
    this.#viewer = viewer;
    this.#calls = calls;
    this.#telling = telling;
  }

  get #input() {
    return readInput(this.#element.input || this.#slotted);
  }

  /** State string to start with; empty for none. */
  get first() {
    return this.#element.state || this.#input.state;
  }

  /**
   * Applies changed properties.
   * @param {Map<string, unknown>} changed
   */
  takeChanged(changed) {
    const { puzzle, state } = this.#element;
    const then = () => {
      if (changed.has('state') && state) this.#viewer.linked.show(state);
      else if (changed.has('input')) this.#takeInput();
      else if (changed.has('algorithm')) this.#takeAlgorithm();
    };
    const isRun = RUNS.some((name) => changed.has(name));
    if (isRun) {
      this.#viewer.stops.rebase();
      this.#telling.owe(true);
    }
    // Apply the puzzle first, because its parser reads the input.
    if (changed.has('puzzle')) this.#takePuzzle(puzzle, then);
    else then();
    if (changed.has('autoplay') || isRun) this.#calls.makeFirst(() => this.autoplay());
    if (['from', 'to', 'loop'].some((name) => changed.has(name))) this.takeClip();
    if (changed.has('step') && (!isRun || this.#element.step !== 0)) this.#takeStep();
    if (changed.has('speed') || changed.has('tempo')) {
      takeTempo(this.#viewer.played.player, this.#element);
    }
    if (changed.has('lesson')) this.#viewer.lessons.give(this.#element.lesson);
    if (changed.has('predict')) this.#viewer.predicting.ask(this.#element.predict);
    if (changed.has('code')) this.#viewer.code.show(this.#element.code);
    if (changed.has('mode')) this.#viewer.playing.give(this.#element.mode);
    if (changed.has('readonly')) this.#viewer.editing.leave();
  }

  /** Starts playback if the author has set `autoplay`, unless the user prefers reduced motion. */
  autoplay() {
    const { autoplay, isStill } = this.#element;
    if (!autoplay || isStill) return;
    this.#viewer.play();
    this.#viewer.autoplays = true;
  }

  /** Goes to the author's step once the run is shown; playback continues if it was playing. */
  #takeStep() {
    this.#telling.owe(false);
    const { step } = this.#element;
    this.#calls.makeFirst(() => {
      if (typeof step === 'string') this.#viewer.stops.goTo(step);
      else this.#viewer.move((player) => player.goOnFrom(step));
    });
  }

  /** Applies the author's range of steps, and goes into it if the step shown is outside. */
  takeClip() {
    const { from, to, loop } = this.#element;
    Object.assign(this.#viewer.clip, { from, to, loops: loop });
    this.#calls.makeFirst(() => {
      const { cursor, bounds } = this.#viewer.played.player;
      const isOutside = cursor < bounds.from || cursor > bounds.to;
      if (isOutside) this.#viewer.move((player) => player.goOnFrom(cursor));
    });
  }

  /** Selects the author's layout of the map, as soon as the family supports it. */
  takeLayout() {
    const { map } = this.#viewer.family;
    const { layout } = this.#element;
    const isThere = map.layouts.includes(layout);
    if (this.#laidOut.changed(layout, map, isThere) && isThere) map.layout = layout;
  }

  /** Reads input and stops from the element's contents. */
  takeSlotted() {
    const text = slottedInput(this.#element);
    const isOther = text !== this.#slotted;
    this.#slotted = text;
    const stops = slottedStops(this.#element);
    if (stops || this.#hasSlottedStops) this.#viewer.stops.take(stops ?? []);
    this.#hasSlottedStops = stops !== null;
    if (isOther && !this.#element.input) this.#element.requestUpdate('input', null);
    this.#viewer.refresh();
  }

  /** Shows the first run. */
  begin() {
    const { state } = this.#element;
    this.#viewer.stops.rebase();
    if (state) this.#viewer.linked.show(state);
    else this.#takeInput();
    this.#giveFirstLesson();
    this.takeClip();
    this.#viewer.predicting.ask(this.#element.predict);
    this.#viewer.code.show(this.#element.code);
    if (this.#element.mode) this.#viewer.playing.give(this.#element.mode);
  }

  /**
   * Opens the author's lesson. If the lesson is unknown, the board of the other attributes is
   * shown, and a notice says so.
   */
  async #giveFirstLesson() {
    const viewer = this.#viewer;
    const isExample = !this.first && !this.#input.text;
    // The example that is shown without a board may be one of a later stop.
    await viewer.lessons.give(this.#element.lesson, isExample ? 0 : -1);
    if (!isExample || viewer.error?.code !== 'unknownLesson') return;
    viewer.fallenBack = true;
    viewer.refresh();
  }

  /** Shows the `input`: a state string, or the first case of judges' input. */
  #takeInput() {
    const viewer = this.#viewer;
    const { state, text } = this.#input;
    if (text) {
      const fault = judge(viewer, text, (first) => {
        viewer.show(first);
        this.#takeAlgorithm();
      });
      if (fault) refuseText(viewer, fault);
    } else if (state) viewer.linked.show(state);
    else this.#takeAlgorithm();
  }

  /**
   * Shows the first example of a puzzle, unless a run of this puzzle is shown already.
   * @param {string} puzzle
   * @param {() => void} then called after the example is shown or the puzzle rejected
   */
  #takePuzzle(puzzle, then) {
    const viewer = this.#viewer;
    const need = needOfOwn(puzzle);
    if (need) {
      viewer.loading.wait(need, () => this.#takePuzzle(puzzle, then));
      return;
    }
    const kind = viewer.run.kinds.find(({ id }) => id === puzzle);
    this.checkPuzzle();
    if (!kind && puzzle) viewer.refuse(new EngineError('unknownPuzzle', { id: puzzle }));
    if (kind && kind !== viewer.run.kind) {
      viewer.show(kind.presets[0].link, () => this.#takePuzzle(puzzle, then));
      if (viewer.loading.waits) return;
      this.#takeAlgorithm();
    }
    then();
  }

  /**
   * Warns the author about an unknown puzzle.
   * @returns {boolean} whether the puzzle is known, or none is given
   */
  checkPuzzle() {
    const { puzzle } = this.#element;
    const known = catalogue().map(({ id }) => id);
    if (!puzzle || known.includes(puzzle) || needOfOwn(puzzle)) return true;
    warn('puzzle', puzzle, known);
    return false;
  }

  /** Selects the author's algorithm. A state string contains its own algorithm. */
  #takeAlgorithm() {
    const viewer = this.#viewer;
    const { algorithm } = this.#element;
    const { session } = viewer.run;
    if (!algorithm || algorithm === session.description.algorithm) return;
    const link = viewer.attempt(() => session.withAlgorithm(algorithm));
    if (!link && viewer.error?.code === 'unknownAlgorithm') {
      warnOfAlgorithm('algorithm', algorithm, session);
    }
    viewer.show(link);
  }
}
