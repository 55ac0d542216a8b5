/**
 * The state being expanded on the board, and the move that is tried.
 * @import { Viewer } from '../../ui/viewer.js'
 * @import { Ctx } from '../../draw/types.js'
 * @import { Frame } from './core.js'
 */
import { html } from 'lit/html.js';
import { paintBoard } from '../../draw/board.js';
import { miniBoard } from '../../ui/mini-board.js';

/** What the move leads to is shown so large. */
const TARGET_PX = 32;

export class StateSpaceBoard {
  titles = ['board.startBoard', 'board.goalBoard'];
  #viewer;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /** @returns {Frame} */
  get #frame() {
    return this.#viewer.run.frame;
  }

  note() {
    const { state, stateDepth, side } = this.#frame;
    const key = side === 0 ? 'board.state' : 'board.stateBack';
    return this.#viewer.words.text(key, { state, depth: stateDepth });
  }

  /**
   * @param {Ctx} ctx
   * @param {{ width: number }} box
   * @param {number} index 1 for the goal's own board, which stands beside the start's while they
   *   are edited
   */
  paint(ctx, { width }, index) {
    const { run, view, theme, editing } = this.#viewer;
    const { rows, columns, goalBoard } = run.session.description;
    const { nextBoard, fromCell: from, toCell: to } = this.#frame;
    const board = index > 0 && goalBoard ? goalBoard : this.#frame.board;
    const move = editing.isOn ? {} : { nextBoard, from, to };
    paintBoard(ctx, width, { board, rows, columns, ...move }, view, theme);
  }

  /** @param {number} code */
  cell(code) {
    const { run, words } = this.#viewer;
    return words.text(
      [`${run.kind.id}.cell.${code}`, `state-space.cell.${code}`, 'state-space.tile'],
      {
        code,
      },
    );
  }

  /** Where the move leads, and what came of it. */
  foot() {
    const { run, words, view, theme } = this.#viewer;
    const { rows, columns } = run.session.description;
    const { hasMove, nextBoard, target, targetDepth, side } = this.#frame;
    if (!hasMove) {
      return html`<div class="foot">
        <span class="note">${words.text('board.noMove')}</span>
      </div>`;
    }
    const { verdict } = run.event;
    const key = verdict === 'answer' || verdict === 'goal' ? 'goal' : verdict;
    const board = { board: nextBoard, rows, columns, view, theme, px: TARGET_PX };
    return html`<div class="foot">
      <span class="note move-intro"
        >${words.text(side === 0 ? 'board.leadsTo' : 'board.leadsToBack')}</span
      >
      <canvas aria-hidden="true" ${miniBoard(board)}></canvas>
      <span>${words.text('board.target', { state: target })}</span>
      <span class="note end">${words.text(`board.${key}`, { depth: targetDepth })}</span>
    </div>`;
  }
}
