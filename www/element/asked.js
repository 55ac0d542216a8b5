/**
 * What the author asks for by attributes and properties, taken over by the viewer.
 * @import { SearchLight } from '../element.js'
 * @import { Viewer } from '../ui/viewer.js'
 */
import { EngineError } from '../core/engine.js';
import { judge, refuseText } from '../ui/first-case.js';
import { takeTempo } from '../ui/tempo.js';

/** A state string begins with its version, which base64url writes as A; no judges' text does. */
const STATE_STRING = /^A[\w-]+(\.\w+)*$/;

export class Asked {
  #element;
  #viewer;

  /**
   * @param {SearchLight} element
   * @param {Viewer} viewer
   */
  constructor(element, viewer) {
    this.#element = element;
    this.#viewer = viewer;
  }

  /** The state string to start with, empty for none. */
  get state() {
    const input = this.#element.input.trim();
    return this.#element.state || (STATE_STRING.test(input) ? input : '');
  }

  /**
   * Takes over what has been set anew.
   * @param {Map<string, unknown>} changed
   */
  takeChanged(changed) {
    const then = () => {
      if (changed.get('input') !== undefined) this.takeInput();
      else if (changed.get('algorithm') !== undefined) this.#takeAlgorithm();
    };
    // The puzzle first: it is what reads the input.
    if (changed.has('puzzle')) this.#takePuzzle(this.#element.puzzle, then);
    else then();
    if (changed.has('speed') || changed.has('tempo')) {
      takeTempo(this.#viewer.played.player, this.#element);
    }
  }

  /** Shows what `input` asks for: a state string, or the first case of judges' text. */
  takeInput() {
    const viewer = this.#viewer;
    const text = this.#element.input.trim();
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
    const { algorithm } = this.#element;
    if (!algorithm || algorithm === viewer.run.session.description.algorithm) return;
    viewer.show(viewer.attempt(() => viewer.run.session.withAlgorithm(algorithm)));
  }
}
