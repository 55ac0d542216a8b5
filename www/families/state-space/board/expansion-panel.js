/**
 * Panel with the state being expanded and all its moves. Moves already made are shown with their
 * results, the others as still to come.
 * @import { Viewer } from '../types.js'
 * @import { Expansion } from './expansion.js'
 */
import { html } from 'lit/html.js';
import { miniBoard } from '../../../ui/kit/mini-board.js';
import { orderOf } from '../list-order.js';
import { numbersSay } from './state-numbers.js';
import { isFast } from '../../../ui/kit/readable-speed.js';

const BOARD_PX = 48;
const STATE_PX = 72;

/**
 * Renders a small board.
 * @param {Viewer} viewer
 * @param {Uint8Array} board
 * @param {number} px longer side, in CSS px
 * @param {{ nextBoard?: Uint8Array, to?: number }} [move] move whose changed cells are tinted
 */
function small({ run, view, theme }, board, px, move) {
  const { rows, columns } = run.session.description;
  const options = { ...move, board, rows, columns, view, theme, px };
  return html`<canvas ${miniBoard(options)}></canvas>`;
}

export class ExpansionPanel {
  #viewer;
  #expansion;
  /** Boards of the state being expanded and of the states that its moves lead to. */
  #boards = new Uint8Array();
  /** Cache key of `#boards`: the moves whose boards were loaded. @type {unknown} */
  #drawn = null;

  /**
   * @param {Viewer} viewer
   * @param {Expansion} expansion
   */
  constructor(viewer, expansion) {
    this.#viewer = viewer;
    this.#expansion = expansion;
  }

  /** Returns one of the loaded boards. @param {number} index */
  #boardAt(index) {
    const { cells } = this.#viewer.run.session;
    return this.#boards.subarray(index * cells, (index + 1) * cells);
  }

  template() {
    const { run, words } = this.#viewer;
    const { player, frame } = run;
    if (!frame.hasMove) return html`<p>${words.text('expansion.none')}</p>`;
    if (isFast(player)) {
      return html`<p class="expansion">${words.text('expansion.fast')}</p>`;
    }
    const { moves, made } = this.#expansion.follow();
    this.#ask(moves);
    const { state, stateDepth } = frame;
    const values = { state, depth: stateDepth, made, moves: moves.length };
    const key = this.#keyOf({ g: stateDepth, ...frame.estimate });
    return html`<div class="expansion">
      <div class="expanded-state">
        ${small(this.#viewer, this.#boardAt(0), STATE_PX)}
        <p>
          ${
            key
              ? words.text('expansion.by.says', { ...values, key })
              : words.text(frame.side > 0 ? 'expansion.backward' : 'expansion.says', values)
          }
        </p>
      </div>
      <ol class="moves" aria-label=${words.text('expansion.moves')}>
        ${moves.map((_, index) => this.#move(index))}
      </ol>
    </div>`;
  }

  /**
   * Returns the text of a state's g, h and f; empty in a breadth-first search.
   * @param {{ g: number, h: number, f: number }} numbers
   */
  #keyOf(numbers) {
    const { run, words } = this.#viewer;
    const { description } = run.session;
    const order = orderOf(description);
    return order ? numbersSay(words, description, numbers) : '';
  }

  /** Loads the boards if the moves have changed. @param {Expansion['moves']} moves */
  #ask(moves) {
    if (moves === this.#drawn) return;
    this.#drawn = moves;
    const { session, frame } = this.#viewer.run;
    this.#boards = session.boards(Uint32Array.of(frame.state, ...moves.map(({ to }) => to)));
  }

  /** @param {number} index */
  #move(index) {
    const { words } = this.#viewer;
    const { moves, made, before } = this.#expansion;
    const { action, verdict, to, toDepth, numbers } = moves[index];
    // Compare with the first board, from which every move starts.
    const nextBoard = this.#boards.subarray(0, this.#viewer.run.session.cells);
    const change = { nextBoard, to: action?.to ?? -1 };
    const mark = words.text(`expansion.mark.${verdict === 'answer' ? 'goal' : verdict}`);
    const step = before + index + 1;
    const isMade = index < made ? 'made' : 'toCome';
    const by = numbers && this.#keyOf({ g: toDepth, ...numbers.target });
    const label = by
      ? words.text(`expansion.by.${isMade}`, { state: to, key: by, mark, step })
      : words.text(`expansion.${isMade}`, { state: to, depth: toDepth, mark, step });
    return html`<li>
      <button
        class="thumb ${index < made ? '' : 'to-come'}"
        type="button"
        title=${label}
        aria-label=${label}
        aria-current=${index === made - 1 ? 'step' : 'false'}
        @click=${() => this.#viewer.seek(step)}
      >
        ${small(this.#viewer, this.#boardAt(index + 1), BOARD_PX, change)}
        <span class="${verdict}">${mark}</span>
      </button>
    </li>`;
  }
}
