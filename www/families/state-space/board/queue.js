/**
 * Renders the queue as a strip of boards: the first boards, the number of hidden ones, and the last
 * boards. A two-sided search has two queues. A click on a board jumps to the step that discovered
 * it; while a question is open, it chooses the board as the answer.
 * @import { Viewer } from '../types.js'
 * @import { SpaceMap } from '../../../canvas/types.js'
 * @import { Motion } from './step-animation.js'
 */
import { html, noChange, nothing } from 'lit/html.js';
import { Memo } from '../../../core/util/memo-key.js';
import { widthOf } from '../../../ui/viewer/caption.js';
import { cssVars } from '../../../ui/kit/css-vars.js';
import { term } from '../../../ui/kit/term.js';
import { miniBoard } from '../../../ui/kit/mini-board.js';
import { depthOf } from '../map/depth-of.js';
import { queueFrom } from './queue-start.js';

/** Number of boards shown at the head and at the tail of the queue. */
const HEAD = 5;
const TAIL = 2;
/** Numbers of boards shown in a narrow container. */
const FEW = { head: 3, tail: 1 };
export const BOARD_PX = { one: 42, two: 30 };
const NAMES = ['forward', 'backward'];
/** Translation key of the tooltip about depths. */
export const DEPTH = 'legend.depths.title';

/** @typedef {{ state: number, depth: number, board: Uint8Array }} Waiting */
/** @typedef {{ head: Waiting[], more: number, tail: Waiting[] }} Queue */

export class QueueStrip {
  #viewer;
  #motion;
  /** Queue of each side. */
  #queues = [new Memo(), new Memo()];

  /**
   * @param {Viewer} viewer
   * @param {Pick<Motion, 'phases' | 'shift' | 'join'>} motion
   */
  constructor(viewer, motion) {
    this.#viewer = viewer;
    this.#motion = motion;
  }

  template() {
    return this.#viewer.readable.isHeld ? noChange : this.#strips();
  }

  get #isTwoSided() {
    return (this.#viewer.run.analysis.map?.sides.length ?? 1) > 1;
  }

  /** Queue of each side, with its name. */
  get sides() {
    const sides = this.#isTwoSided ? [0, 1] : [0];
    return sides.map((side) => ({ name: this.#nameOf(side), queue: this.#waiting(side) }));
  }

  /** @param {number} side */
  #nameOf(side) {
    return this.#viewer.words.text(`queue.${this.#isTwoSided ? NAMES[side] : 'title'}`);
  }

  #strips() {
    const { words } = this.#viewer;
    const isTwoSided = this.#isTwoSided;
    const sides = isTwoSided ? [0, 1] : [0];
    const { way, after } = this.#motion.phases;
    const asks = this.#asksNext ? 'asks' : '';
    return html`<div
      class="queues ${isTwoSided ? 'two' : ''} ${asks}"
      ${cssVars({ come: Number(way === 1), flash: 4 * after * (1 - after) })}
    >
      <svg class="arrow out" viewBox="0 0 12 40" aria-hidden="true">
        <path class="shaft" d="M6 40V8" />
        <path class="point" d="M1 10 6 0l5 10z" />
      </svg>
      <p class="queue-head">
        <strong>${term(words.text('queue.title'), 'queue')}</strong>
        <span class="note hint">${term(words.text('queue.hint'), 'queue')}</span>
      </p>
      ${sides.map((side) => this.#strip(side, isTwoSided))}
    </div>`;
  }

  /**
   * Renders the queue of one side.
   * @param {number} side
   * @param {boolean} isTwoSided
   */
  #strip(side, isTwoSided) {
    const { head, more, tail } = this.#waiting(side);
    const label = this.#nameOf(side);
    const px = isTwoSided ? BOARD_PX.two : BOARD_PX.one;
    const shift = this.#motion.shift(side);
    return html`<ol
      class="strip-of-queue"
      aria-label=${label}
      ${cssVars({ shift, join: this.#motion.join(side), label: widthOf(this.#headSays(head, 0)) })}
    >
      ${slots(HEAD, head).map((waiting, index) =>
        this.#slot(waiting, side, px, {
          name: `head ${index === 0 ? 'next' : index >= FEW.head ? 'spare' : ''}`,
          says: this.#headSays(head, index),
          about: this.#asksNext || index > 0 ? DEPTH : 'head',
        }),
      )}
      <li class="more">
        ${this.#more(more, 'of-many')}
        ${this.#more(more + spares(head, FEW.head) + spares(tail, FEW.tail), 'of-few')}
        ${isTwoSided ? html`<span class="tick ${NAMES[side]}">${term(label, 'side')}</span>` : nothing}
      </li>
      ${slots(TAIL, tail, true).map((waiting, index) =>
        this.#slot(waiting, side, px, {
          name: `tail ${index < TAIL - FEW.tail ? 'spare' : ''} ${this.#isNew(waiting, side) ? 'joined' : ''}`,
          says: waiting && index === TAIL - 1 ? this.#depth(waiting) : '',
        }),
      )}
    </ol>`;
  }

  /**
   * Renders the number of states that the strip does not show.
   * @param {number} more number of hidden states
   * @param {string} where CSS class of the container width: `of-many` beside all boards, `of-few`
   *   beside a few
   */
  #more(more, where) {
    const { words } = this.#viewer;
    if (more === 0) return nothing;
    return html`<span class=${where}
      ><b>${words.number(more)}</b> ${term(words.text('queue.more'), 'waiting')}</span
    >`;
  }

  /**
   * Returns a side's queue, loaded again when it changes.
   * @param {number} side
   * @returns {Queue}
   */
  #waiting(side) {
    const { frame, analysis } = this.#viewer.run;
    const { map } = analysis;
    if (!map) return { head: [], more: 0, tail: [] };
    const { discovered } = frame.sides[side];
    const from = queueFrom(frame, side);
    return this.#queues[side].of([map, from, discovered], () =>
      this.#ask(map.sides[side], from, discovered),
    );
  }

  /**
   * Loads the boards at the head and the tail of a queue.
   * @param {SpaceMap} side
   * @param {number} from position of the state that leaves the queue next
   * @param {number} discovered
   * @returns {Queue}
   */
  #ask({ order, levels }, from, discovered) {
    const { session } = this.#viewer.run;
    const tailFrom = Math.min(discovered, Math.max(from + 1, discovered - TAIL));
    const headTo = Math.min(from + HEAD, tailFrom);
    const places = [...range(from, headTo), ...range(tailFrom, discovered)];
    const states = Uint32Array.from(places, (place) => order[place]);
    const boards = session.boards(states);
    const waiting = places.map((place, index) => ({
      state: order[place],
      depth: depthOf(levels, place),
      board: boards.subarray(index * session.cells, (index + 1) * session.cells),
    }));
    const shown = Math.max(0, headTo - from);
    return {
      head: waiting.slice(0, shown),
      more: Math.max(0, tailFrom - headTo),
      tail: waiting.slice(shown),
    };
  }

  /**
   * Returns whether the current move discovered this state.
   * @type {(waiting: Waiting | null, side: number) => boolean}
   */
  #isNew(waiting, side) {
    const { frame, event } = this.#viewer.run;
    const isHere = frame.hasMove && frame.side === side && event.verdict !== 'duplicate';
    return isHere && waiting?.state === frame.target;
  }

  /** Whether the user is asked to predict the board that leaves the queue next. */
  get #asksNext() {
    return this.#viewer.predicting.question?.kind === 'next';
  }

  /**
   * Returns whether a click on a board does something: while a question is open, only the boards
   * among its choices can be clicked, because a jump would leave the question.
   * @param {number} state
   * @param {number} side
   */
  #takesClick(state, side) {
    const { question, extra } = this.#viewer.predicting;
    if (!question) return true;
    const isOfSide = question.kind === 'next' && Number(question.about) === side;
    return isOfSide && question.choices.includes(state) && !extra?.hands;
  }

  /** @param {number} state @param {number} side */
  #onClick(state, side) {
    const { predicting, run } = this.#viewer;
    const { question, extra } = predicting;
    if (question) extra?.choose(question.choices.indexOf(state));
    else this.#viewer.seekFound(() => run.session.foundAt(state, side));
  }

  /** @param {Waiting} waiting */
  #depth({ depth }) {
    return this.#viewer.words.text('queue.depth', { depth });
  }

  /**
   * Returns the label below a board at the head of the queue; a depth is shown only where it
   * changes.
   * @param {Waiting[]} head
   * @param {number} index
   */
  #headSays(head, index) {
    if (!head[index]) return '';
    if (index === 0 && !this.#asksNext) return this.#viewer.words.text('queue.nextOut');
    return index <= 1 || head[index].depth !== head[index - 1].depth
      ? this.#depth(head[index])
      : '';
  }

  /**
   * Renders one place of the strip.
   * @param {Waiting | null} waiting state in this place; null for an empty place
   * @param {number} side
   * @param {number} px
   * @param {{ name: string, says: string, about?: string }} options CSS class, label, and key of
   *   the label's tooltip
   */
  #slot(waiting, side, px, { name, says, about = DEPTH }) {
    const { run, words, view, theme } = this.#viewer;
    if (!waiting) return html`<li class=${name}><span class="thumb"></span></li>`;
    const { rows, columns } = run.session.description;
    const { state, depth, board } = waiting;
    const label = words.text('queue.state', { state, depth });
    const coming = this.#isNew(waiting, side) ? 'coming' : '';
    return html`<li class=${name}>
      <button
        class="thumb ${coming}"
        type="button"
        title=${label}
        aria-label=${label}
        ?disabled=${!this.#takesClick(state, side)}
        @click=${() => this.#onClick(state, side)}
      >
        <canvas aria-hidden="true" ${miniBoard({ board, rows, columns, view, theme, px })}></canvas>
      </button>
      <span class="tick">${says && term(says, about)}</span>
    </li>`;
  }
}

/**
 * Returns how many boards a narrow container hides.
 * @param {Waiting[]} waiting
 * @param {number} few
 */
const spares = ({ length }, few) => Math.max(0, length - few);

/**
 * Returns the integers from `from` up to, but not including, `to`.
 * @param {number} from
 * @param {number} to
 * @returns {number[]}
 */
const range = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/**
 * Pads a list with nulls to a fixed number of places.
 * @param {number} count
 * @param {Waiting[]} waiting
 * @param {boolean} [atEnd] whether the states stand at the end
 * @returns {(Waiting | null)[]}
 */
function slots(count, waiting, atEnd = false) {
  const empty = Array(Math.max(0, count - waiting.length)).fill(null);
  return atEnd ? [...empty, ...waiting] : [...waiting, ...empty];
}
