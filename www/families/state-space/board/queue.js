/**
 * Renders the queue as a strip of boards: the first boards, the number of hidden ones, and the last
 * boards. A two-sided search has two queues. In other orders than breadth-first, the strip shows a
 * stack, or a list ordered by g, h or f, with the new board at its position. A click on a board
 * jumps to the step that discovered it. While a question is open, a click chooses the board as the
 * answer.
 * @import { Viewer } from '../types.js'
 * @import { SpaceMap } from '../../../canvas/types.js'
 * @import { Entry, OpenListReader } from './open-list.js'
 * @import { Motion } from './step-animation.js'
 */
import { html, noChange, nothing } from 'lit/html.js';
import { Memo } from '../../../core/util/memo-key.js';
import { widthOf } from '../../../ui/viewer/caption.js';
import { cssVars } from '../../../ui/kit/css-vars.js';
import { term } from '../../../ui/kit/term.js';
import { miniBoard } from '../../../ui/kit/mini-board.js';
import { closeUp } from '../../../canvas/board-part.js';
import { depthOf } from '../map/depth-of.js';
import { TERMS, orderOf } from '../list-order.js';
import { queueFrom } from './queue-start.js';
import { keyOf, keySays } from './state-numbers.js';

/** Number of boards shown at the head and at the tail of the queue. */
const HEAD = 5;
const TAIL = 2;
/** Number of boards shown at the top of a stack that stands as a column. */
const COLUMN = 6;
/** Numbers of boards shown in a narrow container. */
const FEW = { head: 3, tail: 1 };
export const BOARD_PX = { one: 42, two: 30 };
/**
 * Number of letters of a label that fit below one board, and width of the gap between two labels,
 * in letters.
 */
const LETTERS = { slot: 8.5, gap: 1.2 };
const NAMES = ['forward', 'backward'];
/** Translation key of the tooltip about depths. */
export const DEPTH = 'legend.depths.title';

/**
 * State that waits in the list. `key` is the number by which the list is ordered; in a
 * breadth-first search, the depth.
 * @typedef {{ state: number, depth: number, key: number, board: Uint8Array }} Waiting
 */
/**
 * Queue as shown. `head` and `tail` are the states shown; the numbers count states that are not
 * shown. `more` states follow the head; in an ordered list, only those with the key of the head.
 * Then come `between` states before the tail, and `after` states behind it. `skipped` entries are
 * left out because the search will skip them.
 * @typedef {{ head: Waiting[], more: number, between: number, tail: Waiting[], after: number,
 *   skipped: number }} Queue
 */

/** @type {Queue} */
const NONE = { head: [], more: 0, between: 0, tail: [], after: 0, skipped: 0 };

export class QueueStrip {
  #viewer;
  #motion;
  #openList;
  /** Queue of each side. */
  #queues = [new Memo(), new Memo()];

  /**
   * @param {Viewer} viewer
   * @param {Pick<Motion, 'phases' | 'shift' | 'join'>} motion
   * @param {OpenListReader} openList
   */
  constructor(viewer, motion, openList) {
    this.#viewer = viewer;
    this.#motion = motion;
    this.#openList = openList;
  }

  template() {
    return this.#viewer.readable.isHeld ? noChange : this.#strips();
  }

  get #isTwoSided() {
    return (this.#viewer.run.analysis.map?.sides.length ?? 1) > 1;
  }

  /** Order of the search; null for breadth-first search. */
  get #order() {
    return orderOf(this.#viewer.run.session.description);
  }

  /**
   * Whether the list is a stack that stands as a column beside the board. A program beside the
   * board leaves no room for the column. If the board is the map, states are cells, not boards.
   */
  get isColumn() {
    const { run, code } = this.#viewer;
    const { statesAreCells } = run.session.description;
    return this.#order?.list === 'stack' && !statesAreCells && !code.isOnStage;
  }

  /**
   * How many boards are shown at the head and at the tail; `few` is the same for a narrow
   * container.
   */
  get #room() {
    switch (this.#order?.list) {
      case 'open':
        return { head: HEAD - 1, tail: 1, few: FEW };
      // New boards join a stack at its head.
      case 'stack':
        return {
          head: this.isColumn ? COLUMN : HEAD + TAIL,
          tail: 0,
          few: { head: FEW.head + FEW.tail, tail: 0 },
        };
      default:
        return { head: HEAD, tail: TAIL, few: FEW };
    }
  }

  /** Queue of each side, with its name and the label of its first board. */
  get sides() {
    const sides = this.#isTwoSided ? [0, 1] : [0];
    return sides.map((side) => {
      const queue = this.#waiting(side);
      return { name: this.#nameOf(side), queue, next: this.#nextSays(queue.head) };
    });
  }

  /** @param {number} side */
  #nameOf(side) {
    const name = this.#isTwoSided ? NAMES[side] : (this.#order?.list ?? 'title');
    return this.#viewer.words.text(`queue.${name}`);
  }

  #strips() {
    const { words } = this.#viewer;
    const isTwoSided = this.#isTwoSided;
    const sides = isTwoSided ? [0, 1] : [0];
    const { way, after } = this.#motion.phases;
    const asks = this.#asksNext ? 'asks' : '';
    const order = this.#order;
    const about = order?.list ?? 'queue';
    const hint = order
      ? `queue.hint.${order.list === 'stack' ? 'stack' : order.key}`
      : 'queue.hint';
    const { skipped: count, tail } = order ? this.#waiting(0) : NONE;
    const skipped = this.#skipped(count);
    const place = tail.length > 0 ? 'placed' : this.isColumn ? 'column' : '';
    return html`<div
      class="queues ${isTwoSided ? 'two' : ''} ${order?.list ?? ''} ${place} ${asks}"
      ${cssVars({ come: Number(way === 1), flash: 4 * after * (1 - after) })}
    >
      <svg class="arrow out" viewBox="0 0 12 40" aria-hidden="true">
        <path class="shaft" d="M6 40V8" />
        <path class="point" d="M1 10 6 0l5 10z" />
      </svg>
      <p class="queue-head">
        <strong>${term(order ? this.#nameOf(0) : words.text('queue.title'), about)}</strong>
        <span class="note hint">${term(words.text(hint), about)}</span>
        ${skipped}
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
    const { head, more, between, tail, after } = this.#waiting(side);
    const { few, ...room } = this.#room;
    const order = this.#order;
    const label = this.#nameOf(side);
    const px = isTwoSided ? BOARD_PX.two : BOARD_PX.one;
    const shift = this.#motion.shift(side);
    const labels = this.#labels(head);
    return html`<ol
      class="strip-of-queue"
      aria-label=${label}
      ${cssVars({ shift, join: this.#motion.join(side), label: widthOf(labels[0] ?? '') })}
    >
      ${slots(room.head, head).map((waiting, index) =>
        this.#slot(waiting, side, px, {
          name: `head ${index === 0 ? 'next' : index >= few.head ? 'spare' : ''} ${order && this.#isNew(waiting, side) ? 'joined' : ''}`,
          says: labels[index] ?? '',
          about: this.#asksNext || index > 0 ? this.#aboutKey : headOf(order),
        }),
      )}
      <li class="more">
        ${this.#more(more, 'of-many')}
        ${this.#more(more + between + spares(head, few.head) + (order ? 0 : spares(tail, few.tail)), 'of-few')}
        ${isTwoSided ? html`<span class="tick ${NAMES[side]}">${term(label, 'side')}</span>` : nothing}
      </li>
      ${
        order
          ? this.#placed(tail[0] ?? null, { between, after }, px)
          : slots(TAIL, tail, true).map((waiting, index) =>
              this.#slot(waiting, side, px, {
                name: `tail ${index < TAIL - FEW.tail ? 'spare' : ''} ${this.#isNew(waiting, side) ? 'joined' : ''}`,
                says: waiting && index === TAIL - 1 ? this.#keySays(waiting) : '',
              }),
            )
      }
    </ol>`;
  }

  /**
   * Renders the board that the step has added to an ordered list. Before and behind it stand the
   * numbers of boards that are not shown.
   * @param {Waiting | null} joined null if the board is among the first ones, or missing
   * @param {{ between: number, after: number }} numbers
   * @param {number} px
   */
  #placed(joined, { between, after }, px) {
    if (this.#room.tail === 0) return nothing;
    const says = joined ? this.#keySays(joined) : '';
    return html`<li class="more between">${this.#counted(between, joined ? 'before' : 'later')}</li>
      ${this.#slot(joined, 0, px, { name: 'tail joined', says, about: this.#aboutKey })}
      <li class="more after">${this.#counted(after, 'after')}</li>`;
  }

  /**
   * Renders a number of boards of an ordered list that the strip does not show.
   * @param {number} count
   * @param {'before' | 'later' | 'after'} where
   */
  #counted(count, where) {
    const { words } = this.#viewer;
    if (count <= 0) return nothing;
    return html`<span class="of-many"
      ><b>${words.number(count)}</b> ${term(words.text(`queue.${where}`), where)}</span
    >`;
  }

  /** Renders the number of entries that the search will skip. @param {number} count */
  #skipped(count) {
    if (count <= 0) return nothing;
    const says = this.#viewer.words.text('queue.skipped', { count });
    return html`<span class="note hint skipped">${term(says, 'stale')}</span>`;
  }

  /** Term that explains the number below a board. */
  get #aboutKey() {
    const order = this.#order;
    return order && order.key !== 'depth' ? order.key : DEPTH;
  }

  /**
   * Renders the number of states that the strip does not show.
   * @param {number} more number of hidden states
   * @param {string} where CSS class that selects the width of the container: `of-many` if all
   *   boards are shown, `of-few` if few are
   */
  #more(more, where) {
    const { words } = this.#viewer;
    if (more === 0) return nothing;
    return html`<span class=${where}
      ><b>${words.number(more)}</b> ${term(words.text('queue.more'), 'waiting')}</span
    >`;
  }

  /**
   * Returns the queue of a side. Loads it again when it changes.
   * @param {number} side
   * @returns {Queue}
   */
  #waiting(side) {
    const { frame, analysis } = this.#viewer.run;
    const { map } = analysis;
    const order = this.#order;
    if (order) return this.#opened();
    if (!map) return NONE;
    const { discovered } = frame.sides[side];
    const from = queueFrom(frame, side);
    return this.#queues[side].of([map, from, discovered], () =>
      this.#ask(map.sides[side], from, discovered),
    );
  }

  /** Returns the open list of a search in another order than breadth-first. @returns {Queue} */
  #opened() {
    const part = this.#openList.at(this.#room.head);
    if (!part) return NONE;
    return this.#queues[0].of([part], () => {
      const { list, head, more, between, joined, after } = part;
      const entries = joined ? [...head, joined] : head;
      const waiting = this.#boardsOf(entries);
      const tail = waiting.slice(head.length);
      return {
        head: waiting.slice(0, head.length),
        more,
        between,
        tail,
        after,
        skipped: list.skipped,
      };
    });
  }

  /** Loads the boards of entries. @param {Entry[]} entries @returns {Waiting[]} */
  #boardsOf(entries) {
    const { session } = this.#viewer.run;
    const key = this.#order?.key ?? 'depth';
    const boards = session.boards(Uint32Array.from(entries, ({ state }) => state));
    return entries.map((entry, index) => ({
      state: entry.state,
      depth: entry.g,
      key: keyOf(entry, key),
      board: boards.subarray(index * session.cells, (index + 1) * session.cells),
    }));
  }

  /**
   * Loads the boards at the head and the tail of a queue.
   * @param {SpaceMap} side
   * @param {number} from index of the state that leaves the queue next, in the order of discovery
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
    const depths = places.map((place) => depthOf(levels, place));
    const waiting = places.map((place, index) => ({
      state: order[place],
      depth: depths[index],
      key: depths[index],
      board: boards.subarray(index * session.cells, (index + 1) * session.cells),
    }));
    const shown = Math.max(0, headTo - from);
    return {
      ...NONE,
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
   * Returns whether a click on a board does something. While a question is open, only boards among
   * its choices can be clicked: a jump to another step would leave the question.
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

  /**
   * Returns the text of the number by which a state is ordered, such as "f 29".
   * @param {Waiting} waiting
   */
  #keySays({ key }) {
    return keySays(this.#viewer.words, this.#order, key);
  }

  /** Returns the label of the board that leaves next. @param {Waiting[]} head */
  #nextSays([next]) {
    const { words } = this.#viewer;
    if (!next) return '';
    return this.#order
      ? words.text('queue.nextKey', { key: this.#keySays(next) })
      : words.text('queue.nextOut');
  }

  /**
   * Returns the labels below the boards at the head of the queue. Leaves out a label that would
   * cover the one before it. The second label starts where the first one ends.
   * @param {Waiting[]} head
   */
  #labels(head) {
    let free = 0;
    return head.map((_, index) => {
      const says = this.#headSays(head, index);
      const from = index === 1 ? Math.max(LETTERS.slot, free) : LETTERS.slot * index;
      if (!says || from < free) return '';
      free = from + widthOf(says) + LETTERS.gap;
      return says;
    });
  }

  /**
   * Returns the label below a board at the head of the queue. A depth is shown only where it
   * changes; in a stack, where it changes often, only for the first board.
   * @param {Waiting[]} head
   * @param {number} index
   */
  #headSays(head, index) {
    if (!head[index]) return '';
    const order = this.#order;
    const isOther = head[index].key !== head[index - 1]?.key;
    if (index === 0 && !this.#asksNext) return this.#nextSays(head);
    if (order?.list === 'stack' && index > 0) return '';
    return (index <= 1 && !order) || isOther ? this.#keySays(head[index]) : '';
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
    const order = this.#order;
    const key = this.#keySays(waiting);
    const label = order
      ? words.text('queue.stateBy', { state, key })
      : words.text('queue.state', { state, depth });
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
        ${
          run.session.description.statesAreCells &&
          closeUp({ board, rows, columns }, view, px).rows < rows
            ? html`<span class="of-cell"
                ><b>↓${words.number(Math.floor(state / columns) + 1)}</b
                ><b>→${words.number((state % columns) + 1)}</b></span
              >`
            : html`<canvas
                aria-hidden="true"
                ${miniBoard({ board, rows, columns, view, theme, px })}
              ></canvas>`
        }
      </button>
      <span class="tick">${says && term(says, about)}</span>
    </li>`;
  }
}

/** Returns the term that explains the head of a list. @param {ReturnType<typeof orderOf>} order */
const headOf = (order) => (order ? TERMS[order.list].head : 'head');

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
