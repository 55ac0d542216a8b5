/**
 * The head of the queue, and the state being expanded with its moves.
 * @import { Viewer } from '../../ui/viewer.js'
 * @import { StepEvent } from '../../wasm/searchlight.js'
 * @import { Player } from '../../core/player.js'
 */
import { html } from 'lit/html.js';
import { Inputs } from '../../core/inputs.js';
import { miniBoard } from '../../ui/mini-board.js';
import { depthOf } from './state-card.js';

/** So many states of the queue are shown. */
const HEAD = 12;
const BOARD_PX = 48;
const STATE_PX = 72;
/** A film that shows more of anything a second cannot be read. */
const READABLE = 10;
/** Then the queue is shown so often only. */
const HOLD_MS = 100;

/** Whether the film is too fast to be read. @param {Player} player */
function isFast({ state, rate, size }) {
  return state === 'playing' && (rate > READABLE || (size === 2 && rate > 1));
}

/** What waits on the side whose turn it is. */
export class QueuePanel {
  #viewer;
  /** @type {unknown} */
  #last = null;
  #madeMs = 0;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  template() {
    const nowMs = performance.now();
    if (isFast(this.#viewer.run.player) && nowMs - this.#madeMs < HOLD_MS) return this.#last;
    this.#madeMs = nowMs;
    this.#last = this.#head();
    return this.#last;
  }

  #head() {
    const { run, words } = this.#viewer;
    const { session, frame, player } = run;
    const { map } = run.analysis;
    if (!map) return html`<p>${words.text('map.computing', { count: player.known })}</p>`;
    const { side } = frame;
    const { expanded, discovered } = frame.sides[side];
    const { order, levels } = map.sides[side];
    const head = order.subarray(expanded, Math.min(discovered, expanded + HEAD));
    const boards = session.boards(head);
    const items = Array.from(head, (state, index) => {
      const depth = depthOf(levels, expanded + index);
      return this.#waiting(state, words.text('more.queueState', { state, depth }), boards, index);
    });
    const frontier = discovered - expanded;
    const two = map.sides.length > 1;
    const hint = two ? (side > 0 ? 'more.queueBackward' : 'more.queueForward') : 'more.queueHint';
    const key = frontier > 0 ? hint : two ? 'more.queueDry' : 'more.queueEmpty';
    return html`<p>${words.text(key, { shown: head.length, frontier })}</p>
      <ol class="queue">
        ${items}
      </ol>`;
  }

  /**
   * @param {number} state
   * @param {string} label
   * @param {Uint8Array} boards
   * @param {number} index in the queue
   */
  #waiting(state, label, boards, index) {
    const { session, frame } = this.#viewer.run;
    const { side } = frame;
    const isNow = frame.hasMove && frame.position === frame.sides[side].expanded + index;
    return html`<li>
      <button
        class="thumb"
        type="button"
        title=${label}
        aria-label=${label}
        aria-current=${isNow ? 'true' : 'false'}
        @click=${() => this.#viewer.seek(session.foundAt(state, side))}
      >
        ${small(this.#viewer, boards, index, BOARD_PX)}
      </button>
    </li>`;
  }
}

/**
 * The board of this number among boards that stand one after the other.
 * @param {Viewer} viewer
 * @param {Uint8Array} boards
 * @param {number} index
 * @param {number} px
 * @param {{ nextBoard?: Uint8Array, to?: number }} [move] what it changed is tinted
 */
function small({ run, view, theme }, boards, index, px, move) {
  const { cells, description } = run.session;
  const { rows, columns } = description;
  const board = boards.subarray(index * cells, (index + 1) * cells);
  const options = { ...move, board, rows, columns, view, theme, px };
  return html`<canvas ${miniBoard(options)}></canvas>`;
}

export class ExpansionPanel {
  #viewer;
  /** The step before the first of the moves shown. */
  #before = -1;
  /** @type {Extract<StepEvent, { kind: 'move' }>[]} */
  #moves = [];
  /** The state being expanded, then where its moves lead. */
  #boards = new Uint8Array();
  /** What the moves were asked of. */
  #asked = new Inputs();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  template() {
    const { run, words } = this.#viewer;
    const { player, frame } = run;
    if (!frame.hasMove) return html`<p>${words.text('expansion.none')}</p>`;
    if (isFast(player)) {
      return html`<p class="expansion">${words.text('expansion.fast')}</p>`;
    }
    this.#follow();
    const made = player.cursor - this.#before;
    const { state, stateDepth } = frame;
    const values = { state, depth: stateDepth, made, moves: this.#moves.length };
    return html`<div class="expansion">
      <div class="expanded-state">
        ${small(this.#viewer, this.#boards, 0, STATE_PX)}
        <p>${words.text(frame.side > 0 ? 'expansion.backward' : 'expansion.says', values)}</p>
      </div>
      <ol class="moves" aria-label=${words.text('expansion.moves')}>
        ${this.#moves.map((_, index) => this.#move(index, made))}
      </ol>
    </div>`;
  }

  /** Asks for the moves where another state is being expanded, or more of it is known. */
  #follow() {
    const { session, player, frame } = this.#viewer.run;
    const end = this.#before + this.#moves.length;
    const isSame = !this.#asked.changed(session, frame.side, frame.state, player.complete);
    if (isSame && player.cursor > this.#before && player.cursor <= end) return;
    const { moves, made } = session.item();
    this.#moves = moves.filter((move) => move.kind === 'move');
    this.#before = player.cursor - made;
    this.#boards = session.boards(Uint32Array.of(frame.state, ...this.#moves.map(({ to }) => to)));
  }

  /**
   * @param {number} index
   * @param {number} made
   */
  #move(index, made) {
    const { words } = this.#viewer;
    const { action, verdict, to, toDepth } = this.#moves[index];
    // All of them change the first board.
    const nextBoard = this.#boards.subarray(0, this.#viewer.run.session.cells);
    const change = { nextBoard, to: action?.to ?? -1 };
    const mark = words.text(`expansion.mark.${verdict === 'answer' ? 'goal' : verdict}`);
    const step = this.#before + index + 1;
    const key = index < made ? 'expansion.made' : 'expansion.toCome';
    const label = words.text(key, { state: to, depth: toDepth, mark, step });
    return html`<li>
      <button
        class="thumb ${index < made ? '' : 'to-come'}"
        type="button"
        title=${label}
        aria-label=${label}
        aria-current=${index === made - 1 ? 'step' : 'false'}
        @click=${() => this.#viewer.seek(step)}
      >
        ${small(this.#viewer, this.#boards, index + 1, BOARD_PX, change)}
        <span class="mark ${verdict}">${mark}</span>
      </button>
    </li>`;
  }
}
