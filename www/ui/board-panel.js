/**
 * The board at the cursor with the move being tried, the answer below it, and editing on it.
 * @import { Desk } from './desk.js'
 */
import { html, nothing } from 'lit/html.js';
import { paintBoard } from '../draw/board.js';
import { surfaceOn } from '../draw/stage.js';
import { ICONS } from './icons.js';
import { miniBoard } from './mini-board.js';
import { strip } from './strip.js';

const THUMB_PX = 40;

/** How the arrow keys move on the board, as rows and columns. */
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
});

export class BoardPanel {
  #desk;
  /** @type {ReturnType<typeof surfaceOn>} */
  #surface = null;
  /** The cell that the keyboard is on. */
  #cell = 0;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  paint() {
    const box = /** @type {HTMLElement} */ (this.#desk.root.querySelector('.board'));
    this.#surface = surfaceOn(box.querySelector('canvas'), this.#surface, () =>
      this.#desk.refresh(),
    );
    const { viz, view, roles: theme, editing } = this.#desk;
    const { rows, columns } = viz.session.description;
    const { board, nextBoard, toCell } = viz.frame;
    const move = editing ? {} : { nextBoard, moved: toCell };
    box.style.setProperty('--rows', String(rows));
    box.style.setProperty('--columns', String(columns));
    this.#surface?.paint((ctx, { width }) => {
      paintBoard(ctx, width, { board, rows, columns, ...move }, view, theme);
    });
  }

  template() {
    const { viz, words, editing, readonly } = this.#desk;
    const { state, stateDepth } = viz.frame;
    return html`
      <div class="head">
        <h2>${words.text('board.title')}</h2>
        <span class="note board-state">
          ${words.text('board.state', { state, depth: stateDepth })}
        </span>
        ${
          readonly
            ? nothing
            : html`<button
                  class="button small icon end"
                  type="button"
                  aria-pressed=${editing}
                  title=${words.text(editing ? 'board.editDone' : 'board.edit')}
                  aria-label=${words.text('board.edit')}
                  @click=${() => this.#desk.setEditing(!editing)}
                >
                  ${ICONS.edit}
                </button>
                <button
                  class="button small"
                  type="button"
                  @click=${() => this.#desk.openDialog('input')}
                >
                  ${words.text('board.choose')}
                </button>`
        }
      </div>
      <div class="stage">
        <div class="board ${editing ? 'editing' : ''}">
          <canvas aria-hidden="true"></canvas>
          ${this.#grid()}
        </div>
      </div>
      ${editing ? this.#hint() : this.#move()} ${this.#answer()}
    `;
  }

  /** The board for readers, and what the pointer and the keyboard edit. */
  #grid() {
    const { viz, words } = this.#desk;
    const { puzzle, rows, columns } = viz.session.description;
    const { board } = viz.frame;
    const cells = Array.from(board, (code, cell) => {
      const row = Math.floor(cell / columns) + 1;
      const content = words.text(`${puzzle}.cell.${code}`);
      return html`<div
        role="gridcell"
        tabindex=${cell === Math.min(this.#cell, board.length - 1) ? 0 : -1}
        data-cell=${cell}
        aria-label=${words.text('board.cell', { row, column: (cell % columns) + 1, content })}
      ></div>`;
    });
    const lines = Array.from({ length: rows }, (_, row) => {
      return html`<div role="row">${cells.slice(row * columns, (row + 1) * columns)}</div>`;
    });
    return html`<div
      class="cells"
      role="grid"
      aria-label=${words.text('board.grid', { rows, columns })}
      @click=${this.#onClick}
      @keydown=${this.#onKey}
    >
      ${lines}
    </div>`;
  }

  #hint() {
    const { words } = this.#desk;
    return html`<div class="foot hint">
      <span class="note">${words.text('board.editHint')}</span>
      <button class="button small end" type="button" @click=${() => this.#desk.setEditing(false)}>
        ${words.text('board.editDone')}
      </button>
    </div>`;
  }

  /** Where the move leads, and what came of it. */
  #move() {
    const { viz, words, view, roles: theme } = this.#desk;
    const { rows, columns } = viz.session.description;
    const { hasMove, nextBoard, target, targetDepth } = viz.frame;
    if (!hasMove) {
      return html`<div class="foot">
        <span class="note">${words.text('board.noMove')}</span>
      </div>`;
    }
    const { verdict } = viz.event;
    const key = verdict === 'answer' || verdict === 'goal' ? 'goal' : verdict;
    const board = { board: nextBoard, rows, columns, view, theme, px: 32 };
    return html`<div class="foot">
      <span class="note move-intro">${words.text('board.leadsTo')}</span>
      <canvas aria-hidden="true" ${miniBoard(board)}></canvas>
      <span>${words.text('board.target', { state: target })}</span>
      <span class="note end">${words.text(`board.${key}`, { depth: targetDepth })}</span>
    </div>`;
  }

  #answer() {
    const { viz, words } = this.#desk;
    const { outcome } = viz.player;
    if (viz.frame.answered && viz.map) {
      const moves = viz.map.path.length - 1;
      const key = moves === 0 ? 'answer.already' : 'answer.found';
      return html`<div class="foot answer">
        <h3>${words.text(key, { count: moves })}</h3>
        ${strip(this.#desk, words.text('answer.strip'), THUMB_PX)}
      </div>`;
    }
    if (!viz.player.atEnd || !outcome || outcome.code === 'found') {
      return html`<div class="foot answer">
        <h3>${words.text('answer.none')}</h3>
        <span class="note">${words.text('answer.noneHint')}</span>
      </div>`;
    }
    const count = viz.map?.order.length ?? 0;
    const others = viz.map?.islands.length ?? 0;
    return html`<div class="foot answer">
      <h3>${words.text(`answer.${outcome.code}`)}</h3>
      <span class="note">${words.text('answer.closedSet', { count })}</span>
      ${
        others > 0
          ? html`<span class="note">${words.text('answer.islands', { count: others })}</span>`
          : nothing
      }
    </div>`;
  }

  /** Where editing by keyboard begins. */
  focus() {
    this.#focus(this.#cell);
  }

  /** @param {MouseEvent} event */
  #onClick = (event) => {
    const cell = cellOf(event);
    if (cell < 0) return;
    this.#cell = cell;
    if (this.#desk.editing) this.#desk.editCell(cell);
  };

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    const cell = cellOf(event);
    if (cell < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const { rows, columns } = this.#desk.viz.session.description;
      const row = Math.floor(cell / columns) + arrow[0];
      const column = (cell % columns) + arrow[1];
      if (row >= 0 && row < rows && column >= 0 && column < columns) {
        this.#focus(row * columns + column);
      }
    } else if ((event.key === 'Enter' || event.key === ' ') && !this.#desk.readonly) {
      this.#desk.setEditing(true);
      this.#desk.editCell(cell);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  /** @param {number} cell */
  async #focus(cell) {
    this.#cell = cell;
    this.#desk.refresh();
    await this.#desk.host.updateComplete;
    const selector = `[data-cell="${cell}"]`;
    /** @type {HTMLElement | null} */ (this.#desk.root.querySelector(selector))?.focus();
  }
}

/** @param {Event} event */
function cellOf(event) {
  const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
  return cell === undefined ? -1 : Number(cell);
}
