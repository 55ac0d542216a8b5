/**
 * Drags a piece of a game's board with mouse, pen or finger: the piece follows the pointer as far as
 * one of its moves goes, and the move nearest to where it is let go is made.
 * @import { Rules } from './play-board.js'
 */
import { moveByDrag, shiftOf } from '../../core/play/touch.js';

/** Distance, in CSS px, up to which a press that moves is still a tap. */
const TAP_PX = 6;

/**
 * A press on a piece.
 * @typedef {object} Press
 * @property {number} id of the pointer
 * @property {number} x of the pointer, in CSS px
 * @property {number} y
 * @property {number} cellPx side of a cell
 * @property {number[]} moves indices of the moves of the piece
 * @property {[number, number][]} shifts rows and columns over which each of these moves goes
 */

export class PieceDrag {
  /** Index of the move that would be made now; -1 for none. */
  aimed = -1;
  /** Move along which the piece is drawn, and how far: 0..=1. */
  slid = { move: -1, share: 0 };
  /** Whether the last press was a drag, so that the click after it is no tap. */
  #wasDrag = false;
  #press = /** @type {Press | null} */ (null);
  #board;

  /** @param {Rules} board */
  constructor(board) {
    this.#board = board;
  }

  /** Whether a piece is being dragged. */
  get on() {
    return this.#press !== null && this.#wasDrag;
  }

  /** Returns whether the click that comes now ends a drag, once. */
  takeClick() {
    const was = this.#wasDrag;
    this.#wasDrag = false;
    return was;
  }

  /** @param {PointerEvent} event */
  down = (event) => {
    this.#wasDrag = false;
    this.#press = null;
    if (event.button !== 0 || !event.isPrimary) return;
    const cell = this.#board.cellAt(event);
    if (cell < 0) return;
    const { area, columns, moves, actions } = this.#board.pieceAt(cell);
    if (moves.length === 0) return;
    const { width } = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const shifts = moves.map((index) => shiftOf(actions[index], area, columns));
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#press = { id, x, y, cellPx: width / columns, moves, shifts };
  };

  /** @param {PointerEvent} event */
  move = (event) => {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const [down, right] = [event.clientY - press.y, event.clientX - press.x];
    if (!this.#wasDrag) {
      if (Math.hypot(down, right) <= TAP_PX) return;
      this.#wasDrag = true;
      const board = /** @type {HTMLElement} */ (event.currentTarget);
      board.setPointerCapture(event.pointerId);
      this.#board.pick(press.moves[0]);
    }
    this.#aim([down / press.cellPx, right / press.cellPx]);
    this.#board.redraw();
  };

  /** @param {PointerEvent} event */
  up = (event) => {
    if (this.#press?.id !== event.pointerId) return;
    const { aimed } = this;
    const { on } = this;
    this.#end();
    if (on && aimed >= 0) this.#board.make(aimed);
  };

  /** The browser has taken the pointer, to scroll for example. */
  cancel = () => this.#end();

  #end() {
    this.#press = null;
    this.aimed = -1;
    this.slid = { move: -1, share: 0 };
    this.#board.redraw();
  }

  /** @param {[number, number]} by rows and columns of the drag */
  #aim(by) {
    const { moves, shifts } = /** @type {Press} */ (this.#press);
    const near = moveByDrag(shifts, by);
    this.aimed = near < 0 ? -1 : moves[near];
    // Draw the piece along the shortest move that goes as far as the pointer, or the longest.
    const along = shifts.map((shift, index) => {
      const length = shift[0] ** 2 + shift[1] ** 2;
      const share = length === 0 ? 0 : (shift[0] * by[0] + shift[1] * by[1]) / length;
      const aside = Math.hypot(shift[0] * share - by[0], shift[1] * share - by[1]);
      return { index, share, aside, length };
    });
    const ahead = along.filter(({ share, aside }) => share > 0 && aside < Math.hypot(...by) / 2);
    const enough = ahead.filter(({ share }) => share <= 1).sort((a, b) => a.length - b.length);
    const [best] = [...enough, ...ahead.sort((a, b) => b.length - a.length)];
    this.slid = best
      ? { move: moves[best.index], share: Math.min(1, best.share) }
      : { move: -1, share: 0 };
  }
}
