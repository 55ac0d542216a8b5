/**
 * Board panel: draws the board of the current step, renders a grid over it for screen readers, and
 * handles editing by pointer and keyboard.
 * @import { BoardPart } from '../kit/family-view.js'
 * @import { Viewer } from './viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { ARROWS } from '../../core/util/arrow-steps.js';
import { button } from '../kit/button.js';
import { cellsTo } from '../../canvas/cell-at.js';
import { surfaceOn } from '../../canvas/surface.js';
import { cssVars } from '../kit/css-vars.js';
import { finale, headline } from '../answer/answer-view.js';
import { ICONS } from '../kit/icons.js';
import { painted } from '../kit/paint-directive.js';

export class BoardPanel {
  #viewer;
  /** Cell that has the keyboard focus, for the start board (0) and the goal board (1). */
  #cells = [0, 0];
  /**
   * Current drag while editing; null without a drag. Contains the cell where it began, the cell
   * under the pointer, the board (0 start, 1 goal), and the number that it puts on cells, if any.
   * @type {{ first: number, at: number, side: number, number?: number } | null}
   */
  #stroke = null;
  /**
   * Whether the last drag has painted cells. The `click` event that follows such a drag is ignored.
   */
  #hasPainted = false;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  template() {
    const { run, words, family, editing } = this.#viewer;
    const { rows, columns } = run.session.description;
    const part = this.#part;
    const { finale: shown, scene } = this.#viewer;
    const { boards } = scene;
    const ending = family.hero === 'map' ? scene.ending : null;
    const { board: grown, told } = shown.shares;
    const beside =
      boards.length > 1
        ? nothing
        : ending
          ? headline(this.#viewer, ending)
          : (family.board.beside?.() ?? nothing);
    const shape = part.columns > 2 * part.rows ? 'long' : '';
    return html`<div
        class="scene ${boards.length > 1 ? 'pair' : ''} ${shape} ${beside === nothing ? '' : 'gives'} ${ending ? `ended ${ending.tone} ${ending.number ? '' : 'plain'}` : ''}"
        ${cssVars({ rows: part.rows, columns: part.columns, grown })}
      >
        ${boards.map(({ title, codes, paint }, side) => {
          const caption = words.text(title, { rows, columns });
          return html`<div class="place">
            ${boards.length > 1 ? html`<p class="caption-of">${caption}</p>` : nothing}
            <div class="board ${editing.isOn && editing.allows(side === 1) ? 'editing' : ''}">
              <canvas
                aria-hidden="true"
                data-term=${family.board.about ?? nothing}
                ${painted((canvas) => surfaceOn(canvas, () => this.#viewer.refresh())?.paint(paint))}
              ></canvas>
              ${this.#viewer.predicting.extra?.marks} ${this.#grid(codes, side, caption)}
              ${side === 0 ? family.board.over?.() : nothing}
            </div>
          </div>`;
        })}
        ${beside === nothing ? nothing : html`<div class="result">${beside}</div>`}
      </div>
      <div class="below" ${cssVars({ told, rows: part.rows, columns: part.columns })}>
        ${ending ? finale(this.#viewer, ending) : this.#below()}
      </div>`;
  }

  #below() {
    const { editing, family } = this.#viewer;
    return editing.isOn ? this.#hint() : family.board.below();
  }

  /** Renders the edit button, or nothing if the board cannot be edited. */
  tools() {
    const { words, editing } = this.#viewer;
    if (!editing.isPossible) return nothing;
    return html`<button
      class="button small icon pencil"
      type="button"
      aria-pressed=${editing.isOn}
      title=${words.text(editing.isOn ? 'board.editDone' : 'board.edit')}
      aria-label=${words.text('board.edit')}
      @click=${() => editing.set(!editing.isOn)}
    >
      ${ICONS.edit}
    </button>`;
  }

  /** Part of the board that is drawn. @returns {BoardPart} */
  get #part() {
    const { run, family } = this.#viewer;
    const { rows, columns } = run.session.description;
    return family.board.part?.(this.#at(0)) ?? { top: 0, left: 0, rows, columns };
  }

  /**
   * Returns the focused cell of a board, kept within the board.
   * @param {number} side 0 start, 1 goal
   */
  #at(side) {
    return Math.min(this.#cells[side], this.#viewer.run.session.cells - 1);
  }

  /**
   * Returns the range of cells in the grid for screen readers. By default, these are the cells
   * drawn.
   * @param {number} side 0 start, 1 goal
   */
  #seen(side) {
    const { top, left, rows, columns } = this.#part;
    const whole = { top, bottom: top + rows, left, right: left + columns };
    return this.#viewer.family.board.seen?.(this.#at(side)) ?? whole;
  }

  /**
   * Renders the invisible grid over a board. Screen readers read it, and it receives the pointer
   * and keyboard events for editing.
   * @param {ArrayLike<number>} board
   * @param {number} side 0 start, 1 goal
   * @param {string} label
   */
  #grid(board, side, label) {
    const { run, words, family } = this.#viewer;
    const { rows, columns } = run.session.description;
    const part = this.#part;
    const seen = this.#seen(side);
    const own = this.#at(side);
    const at = isIn(seen, own, columns) ? own : seen.top * columns + seen.left;
    const line = (/** @type {number} */ row) =>
      html`<div role="row" aria-rowindex=${row + 1}>
        ${numbers(seen.left, seen.right).map((column) => {
          const cell = row * columns + column;
          const content = family.board.cell(board[cell], cell, side);
          const place = { row: row + 1, column: column + 1, content };
          // A game's table can have cells at its end that are no positions.
          return (
            content &&
            html`<div
              role="gridcell"
              aria-colindex=${column + 1}
              tabindex=${cell === at ? 0 : -1}
              data-cell=${cell}
              data-side=${side}
              aria-label=${family.board.namesCells ? content : words.text('board.cell', place)}
            ></div>`
          );
        })}
      </div>`;
    const lines = numbers(seen.top, seen.bottom).map(line);
    return html`<div
      class="cells"
      role="grid"
      aria-rowcount=${rows}
      aria-colcount=${columns}
      data-side=${side}
      aria-label=${label}
      ${cssVars({ top: seen.top - part.top + 1, left: seen.left - part.left + 1 })}
      @click=${this.#onClick}
      @keydown=${this.#onKey}
      @pointerdown=${this.#begin}
      @pointermove=${(/** @type {PointerEvent} */ event) => {
        this.#draw(event);
        family.board.hears?.pointermove?.(event);
      }}
      @pointerleave=${family.board.hears?.pointerleave}
      @focusin=${(/** @type {FocusEvent} */ event) => {
        const { cell } = placeOf(event);
        if (cell >= 0) this.#cells[side] = cell;
        family.board.hears?.focusin?.(event);
      }}
      @focusout=${family.board.hears?.focusout}
    >
      ${lines}
    </div>`;
  }

  /** Renders the hint about editing, or the reason why the last edit was refused. */
  #hint() {
    const { words, family, editing } = this.#viewer;
    const { refusal, hasNoAnswer } = editing;
    const hints = (/** @type {boolean} */ byFinger) =>
      words.text(
        family.board.hints?.(byFinger) ?? (byFinger ? 'board.touchHint' : 'board.editHint'),
      );
    return html`<div class="hint">
      ${
        refusal
          ? nothing
          : html`<span class="note by-pointer">${hints(false)}</span>
              <span class="note by-finger">${hints(true)}</span>`
      }
      <span class="note" role="status"
        >${hasNoAnswer ? words.text('board.noAnswer') : nothing}</span
      >
      <strong class="fault" role="alert">
        ${refusal ? words.text(`error.${refusal.code}`, refusal.fields) : nothing}
      </strong>
      ${button(words.text('board.editDone'), () => editing.set(false), { kind: 'small end' })}
    </div>`;
  }

  /** Focuses the cell of the start board at which editing begins. */
  focus() {
    this.#focus(this.#viewer.family.board.home?.() ?? this.#cells[0], 0);
  }

  /**
   * Begins a drag on an editable cell. Painting starts when the pointer enters a second cell.
   * @param {PointerEvent} event
   */
  #begin = (event) => {
    const { cell, side } = placeOf(event);
    this.#hasPainted = false;
    const { editing, family } = this.#viewer;
    const { brush } = family.board;
    const number = cell < 0 ? undefined : brush?.(this.#viewer.scene.boards[side].codes[cell]);
    const paints = !brush || number !== undefined;
    const begins = editing.isOn && cell >= 0 && event.button === 0 && paints;
    this.#stroke = begins ? { first: cell, at: cell, side, number } : null;
  };

  /**
   * Edits each cell that the drag enters, unless the cell already has the content of the first
   * cell.
   * @param {PointerEvent} event
   */
  #draw(event) {
    const stroke = this.#stroke;
    const { editing, root } = this.#viewer;
    if (!stroke || event.buttons !== 1 || !editing.isOn) return;
    const under = root.elementFromPoint(event.clientX, event.clientY);
    const { cell, side } = placeOf({ target: under });
    if (cell < 0 || side !== stroke.side || cell === stroke.at) return;
    if (stroke.number !== undefined) {
      const { columns } = this.#viewer.run.session.description;
      const cells = cellsTo(stroke.at, cell, columns);
      editing.paint(this.#hasPainted ? cells : [stroke.first, ...cells], stroke.number);
      this.#hasPainted = true;
      stroke.at = cell;
      return;
    }
    const isGoal = side === 1;
    if (!this.#hasPainted) editing.edit(stroke.first, isGoal);
    this.#hasPainted = true;
    stroke.at = cell;
    const { codes } = this.#viewer.scene.boards[side];
    if (codes[cell] !== codes[stroke.first]) editing.edit(cell, isGoal);
  }

  /** @param {MouseEvent} event */
  #onClick = (event) => {
    const { cell: found, side } = placeOf(event);
    const cell = found < 0 ? (this.#viewer.family.board.cellAt?.(event) ?? -1) : found;
    if (cell < 0 || this.#hasPainted) return;
    this.#cells[side] = cell;
    if (this.#viewer.editing.isOn) this.#viewer.editing.edit(cell, side === 1);
    else this.#viewer.family.board.act?.(cell);
  };

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    const { cell, side } = placeOf(event);
    if (cell < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { run, editing, family } = this.#viewer;
    const { key } = event;
    const arrow = ARROWS[key];
    const isPress = key === 'Enter' || key === ' ';
    const number = editing.isOn && !isPress ? family.board.number?.(key, side) : undefined;
    if (arrow) {
      const { rows, columns } = run.session.description;
      const row = Math.floor(cell / columns) + arrow[0];
      const column = (cell % columns) + arrow[1];
      const next = row * columns + column;
      const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
      if (isInside && family.board.cell(0, next, side)) this.#focus(next, side);
    } else if (isPress && !editing.isOn && family.board.act) {
      family.board.act(cell);
    } else if ((isPress || number !== undefined) && editing.allows(side === 1)) {
      editing.set(true);
      editing.edit(cell, side === 1, number);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  /**
   * @param {number} cell
   * @param {number} side
   */
  async #focus(cell, side) {
    this.#cells[side] = cell;
    await this.#viewer.host.rendered();
    const selector = `[data-side="${side}"][data-cell="${cell}"]`;
    /** @type {HTMLElement | null} */ (this.#viewer.root.querySelector(selector))?.focus();
  }
}

/**
 * Returns whether a range of cells contains a cell.
 * @param {{ top: number, bottom: number, left: number, right: number }} range
 * @param {number} cell
 * @param {number} columns
 */
function isIn({ top, bottom, left, right }, cell, columns) {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return row >= top && row < bottom && column >= left && column < right;
}

/**
 * Returns the integers of a half-open range.
 * @param {number} from
 * @param {number} to exclusive
 * @returns {number[]} without `to`
 */
const numbers = (from, to) => Array.from({ length: to - from }, (_, index) => from + index);

/**
 * Returns the cell (-1 for none) and the board (0 start, 1 goal) under an event.
 * @param {{ target: unknown }} event
 */
function placeOf({ target }) {
  const { cell = -1, side = 0 } = target instanceof HTMLElement ? target.dataset : {};
  return { cell: Number(cell), side: Number(side) };
}
