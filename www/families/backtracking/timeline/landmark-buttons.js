/**
 * Buttons and keys that jump to the previous or next landmark: the start of a retreat, a depth
 * record, a cut or an answer.
 * @import { Viewer } from '../types.js'
 */
import { html } from 'lit/html.js';
import { button } from '../../../ui/kit/button.js';
import { ICONS } from '../../../ui/kit/icons.js';
import { Memo } from '../../../core/util/memo-key.js';
import { Landmark } from '../../../wasm/enums.js';
import { core, landmarkFrom } from '../core.js';

/**
 * A kind of step to jump to.
 * @typedef {object} Jump
 * @property {string} name
 * @property {Landmark} landmark
 * @property {'turnsBack' | 'deepest' | 'prunes' | 'answers'} counter count that rises at the
 *   landmark
 * @property {string} letter key for the next landmark; with Shift, for the previous one
 */

/** Kinds of landmark with their keys. @type {Jump[]} */
const JUMPS = [
  { name: 'turn', landmark: Landmark.TurnBack, counter: 'turnsBack', letter: 't' },
  { name: 'record', landmark: Landmark.Record, counter: 'deepest', letter: 'd' },
  { name: 'cut', landmark: Landmark.Prune, counter: 'prunes', letter: 'c' },
  { name: 'answer', landmark: Landmark.Answer, counter: 'answers', letter: 'a' },
];

/** Jump buttons of the timeline. */
export class Jumps {
  #viewer;
  /**
   * The last jump that found nothing: key of the message, and the session and step from which the
   * user jumped.
   * @type {{ key: string, from: unknown[] } | null}
   */
  #missed = null;
  /** Frame of the last step of a finished run. */
  #last = new Memo();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** @type {import('../../../ui/viewer/keys.js').Key[]} */
  keys = JUMPS.map((jump) => ({
    keys: [jump.letter, jump.letter.toUpperCase()],
    act: (_viewer, key) => this.#go(jump, key === jump.letter ? 1 : -1),
  }));

  /** Message that a jump from the current step found nothing, or null. */
  get missed() {
    const { key, from } = this.#missed ?? {};
    const isHere = from?.every((part, index) => part === this.#here[index]);
    return key && isHere ? this.#viewer.words.text(key) : null;
  }

  /** The current session and step, as a list to compare. */
  get #here() {
    const { session, player } = this.#viewer.run;
    return [session, player.cursor];
  }

  /** Renders the buttons. Buttons for answers are shown only if a run can have several answers. */
  template() {
    const { session } = this.#viewer.run;
    const shown = JUMPS.filter(({ name }) => name !== 'answer' || core.goesOn(session));
    return html`<div class="jumps">${shown.map((jump) => this.#jump(jump))}</div>`;
  }

  /**
   * Jumps to the next or previous landmark; shows a message if there is none.
   * @param {Jump} jump
   * @param {1 | -1} by 1 for the next landmark, -1 for the previous one
   */
  #go({ name, landmark, counter }, by) {
    const viewer = this.#viewer;
    const { run } = viewer;
    const step = viewer.attempt(() => {
      const before = run.frame[counter];
      const to = landmarkFrom(run.session, run.player.cursor, landmark, by);
      const isThere = by < 0 ? to > 0 : run.aside(() => run.session.show(to)[counter]) > before;
      return isThere ? to : -1;
    });
    if (step === undefined) return;
    if (step >= 0) {
      viewer.seek(step);
      return;
    }
    viewer.move((player) => player.pause());
    const what = by < 0 ? 'noneBefore' : run.player.complete ? 'none' : 'noneYet';
    this.#missed = { key: `backtracking.jump.${name}.${what}`, from: this.#here };
  }

  /**
   * Returns the final count of a finished run; Infinity while the run is computed.
   * @param {Jump} jump
   */
  #count({ counter }) {
    const { run } = this.#viewer;
    const { session, player } = run;
    if (!player.complete) return Infinity;
    const last = this.#last.of([session], () => run.aside(() => session.show(player.known)));
    return last[counter];
  }

  /** Renders the two buttons of a kind. @param {Jump} jump */
  #jump(jump) {
    const { words, run } = this.#viewer;
    const { name, counter } = jump;
    const says = (/** @type {string} */ what) => words.text(`backtracking.jump.${name}.${what}`);
    const { step, [counter]: here } = run.frame;
    const isFirst = step === 0 || here === 0;
    const isLast = here === this.#count(jump);
    const go = (
      /** @type {1 | -1} */ by,
      /** @type {string} */ label,
      /** @type {boolean} */ isOff,
    ) =>
      button(by < 0 ? ICONS.back : ICONS.forward, () => this.#go(jump, by), {
        ...{ kind: 'small icon', label, title: label, isOff },
      });
    return html`<span class="jump" role="group" aria-label=${says('group')}>
      ${go(-1, says('before'), isFirst)}
      <span aria-hidden="true">${words.text(`backtracking.jump.${name}`)}</span>
      ${go(1, says('next'), isLast)}
    </span>`;
  }
}
