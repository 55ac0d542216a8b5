/**
 * Board of a game: draws the present board with the pieces that may move, and makes the moves of
 * pointer and keyboard.
 * @import { Rect } from '../../canvas/types.js'
 * @import { OnCells } from '../../core/play/touch.js'
 * @import { PlayPanel } from './play-panel.js'
 */
import { html, nothing } from 'lit/html.js';
import { paintBoard } from '../../canvas/cell-board.js';
import { Grid } from '../../canvas/grid.js';
import { Pen } from '../../canvas/pen.js';
import { surfaceOn } from '../../canvas/surface.js';
import { isSteered, moveByArrow, movesAt } from '../../core/play/touch.js';
import { ARROWS } from '../../core/util/arrow-steps.js';
import { Memo } from '../../core/util/memo-key.js';
import { cssVars } from '../kit/css-vars.js';
import { painted } from '../kit/paint-directive.js';
import { PieceDrag } from './piece-drag.js';

/** Maximum number of cells that screen readers can visit one by one. */
const MOST_CELLS = 1024;
/** Maximum number of rows or columns whose numbers fit beside the board of a phone. */
const MOST_NUMBERED = 20;
/** Number of outlines above which small cells get none, and the size of such cells in CSS px. */
const MOST_OUTLINED = 12;
const OUTLINE_PX = 16;
/** Least size of a cell with an arrow for its move, in CSS px. */
const ARROW_PX = 34;

/**
 * The board as a drag sees it.
 * @typedef {object} Rules
 * @property {(event: PointerEvent) => number} cellAt cell under the pointer; -1 for none
 * @property {(cell: number) => { area: number[], columns: number, moves: number[], actions: readonly OnCells[] }} pieceAt
 *   cells of the piece on a cell, the indices of its moves, and all moves
 * @property {(move: number) => void} pick picks the piece of a move
 * @property {(move: number) => void} make
 * @property {() => void} redraw
 */

export class PlayBoard {
  /** First cell of the piece that was picked; -1 for none. */
  picked = -1;
  /** Cell that has the keyboard focus. */
  #cell = 0;
  #codes = new Memo();
  #steered = new Memo();
  #taken = new Memo();
  #nextCodes = new Memo();
  #panel;
  #drag = new PieceDrag({
    cellAt: (event) => this.#cellAt(event),
    pieceAt: (cell) => this.#pieceAt(cell),
    pick: (move) => (this.picked = this.#ends[move].action.from),
    make: (move) => this.#panel.play(move),
    redraw: () => this.#panel.viewer.refresh(),
  });

  /** @param {PlayPanel} panel */
  constructor(panel) {
    this.#panel = panel;
  }

  /** Codes of the present board's cells. @returns {Uint8Array} */
  get codes() {
    const { game } = this.#panel;
    return this.#codes.of([game.state], () => game.session.boards(Uint32Array.of(game.state)));
  }

  /**
   * Whether arrow keys make the moves. They do if all moves shift one gap or one walker (a piece
   * that makes every move). The answer is computed once for each space, from the moves of the start
   * and of the states beside it.
   */
  get isSteered() {
    const { session, start } = this.#panel.game;
    if (this.#panel.view.area) return false;
    return this.#steered.of([session, start], () => {
      const movesOf = (/** @type {number} */ state) => session.ask((core) => core.movesFrom(state));
      const first = movesOf(start);
      return [first, ...first.map(({ to }) => movesOf(to))].every(isSteered);
    });
  }

  /**
   * Returns the cells that a tap on a cell means: the cell alone, unless the puzzle says otherwise.
   * @param {number} cell
   * @returns {number[]}
   */
  #area(cell) {
    const { view, game } = this.#panel;
    const { rows, columns } = game.session.description;
    return view.area?.(this.codes, cell, { rows, columns }) ?? [cell];
  }

  /** Returns the piece on a cell as a drag needs it. @param {number} cell */
  #pieceAt(cell) {
    const { game } = this.#panel;
    const moves = movesAt(this.#ends, this.#first(cell), false);
    const { columns } = game.session.description;
    return { area: this.#area(cell), columns, moves, actions: game.moves };
  }

  /** Returns the first cell of the area of a cell. @param {number} cell */
  #first = (cell) => Math.min(...this.#area(cell));

  /** Moves with the areas that they begin and end in, by their first cells. */
  get #ends() {
    const { game, view } = this.#panel;
    return this.#taken.of([game.state, view], () =>
      game.moves.map(({ action: { from, to } }) => ({
        action: { from: this.#first(from), to: this.#first(to) },
      })),
    );
  }

  /** Whether one piece makes all moves, so that moves differ only in the cell they lead to. */
  get #isWalker() {
    const moves = this.#ends;
    return this.isSteered && moves.every(({ action }) => action.from === moves[0].action.from);
  }

  /**
   * Returns the cell to press for a move: its target if a walker makes all moves, else its origin.
   * @param {number} index
   */
  cellOf(index) {
    const { from, to } = this.#ends[index].action;
    return this.#isWalker ? to : from;
  }

  /**
   * Whether no two moves have the same pair of cells, so that every move can be made by pressing
   * cells.
   */
  get isByCells() {
    const ends = this.#ends.map(({ action: { from, to } }) => `${from} ${to}`);
    return new Set(ends).size === ends.length;
  }

  /** Indices of the moves of the picked piece. @returns {number[]} */
  get pickedMoves() {
    return movesAt(this.#ends, this.picked, false);
  }

  /** Whether cells do not tell the moves of the picked piece apart, so that words have to. */
  get needsWords() {
    const { picked, pickedMoves } = this;
    const ends = pickedMoves.map((index) => this.#ends[index].action.to);
    return ends.includes(picked) || new Set(ends).size < ends.length;
  }

  /**
   * Handles a tap on a cell.
   * @param {number} cell
   */
  act(cell) {
    const panel = this.#panel;
    const moves = this.#ends;
    this.#cell = cell;
    const area = this.#first(cell);
    if (this.picked >= 0) {
      const { picked, pickedMoves } = this;
      const ends = pickedMoves.filter((index) => moves[index].action.to === area);
      if (ends.length === 1) return panel.play(ends[0]);
      // Words tell these moves apart.
      if (ends.length > 1 && area !== picked) return;
      this.picked = -1;
      if (area === picked) return panel.viewer.refresh();
    }
    const found = movesAt(moves, area, this.isSteered);
    if (found.length === 1) return panel.play(found[0]);
    if (found.length > 1) this.picked = area;
    panel.viewer.refresh();
  }

  /**
   * Makes the move of an arrow key.
   * @param {string} key
   * @returns {boolean} whether arrow keys make moves here
   */
  steer(key) {
    if (!this.isSteered || !ARROWS[key]) return false;
    const { game } = this.#panel;
    const index = moveByArrow(game.moves, key, game.session.description.columns);
    if (index >= 0) this.#panel.play(index);
    return true;
  }

  /**
   * Whether rows and columns have their numbers beside the board. Where one tap means several cells,
   * sentences name pieces instead.
   */
  get isNumbered() {
    const { game, view } = this.#panel;
    const { rows, columns } = game.session.description;
    return !view.area && Math.max(rows, columns) <= MOST_NUMBERED;
  }

  template() {
    const { words, game } = this.#panel;
    const { rows, columns } = game.session.description;
    return html`<div
      class="board by-hand ${this.picked >= 0 ? 'picked' : ''} ${this.isNumbered ? 'numbered' : ''}"
      @click=${this.#onClick}
      @keydown=${this.#onKey}
      @pointerdown=${this.#drag.down}
      @pointermove=${this.#drag.move}
      @pointerup=${this.#drag.up}
      @pointercancel=${this.#drag.cancel}
      @dragstart=${(/** @type {DragEvent} */ event) => event.preventDefault()}
    >
      <canvas aria-hidden="true" ${painted((canvas) => this.#paint(canvas))}></canvas>
      ${this.isNumbered ? [ruler('columns', columns), ruler('rows', rows)] : nothing}
      ${
        rows * columns > MOST_CELLS
          ? nothing
          : html`<div
              class="cells"
              role="grid"
              aria-rowcount=${rows}
              aria-colcount=${columns}
              aria-label=${words.text('board.grid', { rows, columns })}
              ${cssVars({ top: 1, left: 1 })}
            >
              ${Array.from({ length: rows }, (_, row) => this.#row(row, columns))}
            </div>`
      }
    </div>`;
  }

  /**
   * @param {number} row
   * @param {number} columns
   */
  #row(row, columns) {
    return html`<div role="row" aria-rowindex=${row + 1}>
      ${Array.from({ length: columns }, (_, column) => {
        const cell = row * columns + column;
        return html`<div
          role="gridcell"
          class=${this.#isDragged(cell) ? 'dragged' : ''}
          aria-colindex=${column + 1}
          tabindex=${cell === this.#cell ? 0 : -1}
          data-cell=${cell}
          aria-label=${this.#says(cell)}
          aria-selected=${this.picked >= 0 && this.picked === this.#first(cell)}
        ></div>`;
      })}
    </div>`;
  }

  /** Whether a finger on a cell drags a piece, and so does not scroll the page. @param {number} cell */
  #isDragged(cell) {
    const { moves, actions } = this.#pieceAt(cell);
    return moves.some((index) => actions[index].action.from !== actions[index].action.to);
  }

  /** Describes a cell and whether it may move. @param {number} cell */
  #says(cell) {
    const { words, game, viewer } = this.#panel;
    const { columns } = game.session.description;
    const content = viewer.family.board.cell(this.codes[cell], cell, 0);
    const says = words.text('board.cell', {
      row: Math.floor(cell / columns) + 1,
      column: (cell % columns) + 1,
      content,
    });
    const area = this.#first(cell);
    const isTarget = this.#targets.has(area);
    if (isTarget) return words.text('play.cell.target', { cell: says });
    return this.#movable.has(area) ? words.text('play.cell.moves', { cell: says }) : says;
  }

  /** Cells to press for the moves. */
  get #movable() {
    return new Set(this.#ends.map((_, index) => this.cellOf(index)));
  }

  /** Cells that the picked piece may go to. */
  get #targets() {
    const ends = this.pickedMoves.map((index) => this.#ends[index].action.to);
    return new Set(ends.filter((cell) => cell !== this.picked));
  }

  /** @param {HTMLCanvasElement} canvas */
  #paint(canvas) {
    const { viewer, view, game } = this.#panel;
    const { rows, columns } = game.session.description;
    surfaceOn(canvas, () => viewer.refresh())?.paint((ctx, { width, scale }) => {
      const pen = new Pen(ctx, viewer.theme, scale);
      const { codes: board } = this;
      const { move, share } = this.#drag.slid;
      const next = this.#slides && { nextBoard: this.#codesAfter(move), share };
      paintBoard(pen, width, { board, rows, columns, ...next }, view);
      const grid = new Grid({ width: width / columns, rows, columns });
      this.#mark(pen, grid);
    });
  }

  /** Whether a piece is drawn between two cells, as far as it has been dragged. */
  get #slides() {
    return this.#drag.slid.move >= 0 && this.#panel.view.paintAll !== undefined;
  }

  /** Returns the codes of the cells after a move. @param {number} move @returns {Uint8Array} */
  #codesAfter(move) {
    const { game } = this.#panel;
    const { to } = game.moves[move];
    return this.#nextCodes.of([to], () => game.session.boards(Uint32Array.of(to)));
  }

  /**
   * Marks the cells that may move, the picked piece with its targets, and the hint.
   * @param {Pen} pen
   * @param {Grid} grid
   */
  #mark(pen, grid) {
    const { game, hinted } = this.#panel;
    const { moves } = game;
    const { theme } = pen;
    const { px } = grid;
    const movable = this.#movable;
    const line = Math.min(3.5, Math.max(1.5, px / 26));
    const outline = (/** @type {number} */ cell, /** @type {string} */ colour, wide = line) => {
      const { x, y, width, height } = this.#boxOf(grid, cell);
      const inset = wide / 2 + 1;
      pen.ctx.beginPath();
      pen.ctx.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, Math.min(14, px * 0.16)); // prettier-ignore
      pen.strokeHaloed(colour, wide, 1);
    };
    // If every cell can be pressed, draw no outlines: they would tell nothing apart. Nor if there are
    // many close together: they would cover the board.
    const isEach = movable.size === game.session.cells;
    const isDense = movable.size > MOST_OUTLINED && px < OUTLINE_PX;
    if (this.picked < 0 && !isEach && !isDense) {
      for (const cell of movable) outline(cell, theme.current);
      if (px >= ARROW_PX && this.isSteered && !this.#isWalker) {
        for (const { action } of moves) chevron(pen, grid.rect(action.from), grid, action);
      }
    }
    if (this.picked >= 0 && !this.#slides) {
      const { aimed } = this.#drag;
      const aim = aimed < 0 ? -1 : this.#ends[aimed].action.to;
      outline(this.picked, theme.current, 2 * line);
      for (const cell of this.#targets) {
        const { x, y, width, height } = this.#boxOf(grid, cell);
        pen.circle({ x: x + width / 2, y: y + height / 2 }, px * 0.2);
        if (cell === aim) pen.fill(theme.current);
        pen.strokeHaloed(theme.current, line, 1);
        outline(cell, theme.current);
      }
    }
    if (hinted >= 0 && hinted < moves.length) {
      const cell = this.cellOf(hinted);
      pen.ctx.setLineDash([2 * line, 2 * line]);
      outline(cell, theme.goalInk, 2 * line);
      pen.ctx.setLineDash([]);
    }
  }

  /**
   * Returns the rectangle of the area of a cell.
   * @param {Grid} grid
   * @param {number} cell
   * @returns {Rect}
   */
  #boxOf(grid, cell) {
    const cells = this.#area(cell);
    const [first, last] = [grid.rect(Math.min(...cells)), grid.rect(Math.max(...cells))];
    const { x, y } = first;
    return { x, y, width: last.x + last.width - x, height: last.y + last.height - y };
  }

  /** @param {MouseEvent} event */
  #onClick = (event) => {
    if (this.#drag.takeClick()) return;
    const cell = this.#cellAt(event);
    if (cell >= 0) this.act(cell);
  };

  /** Returns the cell of a mouse event; -1 for none. @param {MouseEvent} event */
  #cellAt(event) {
    const { rows, columns } = this.#panel.game.session.description;
    const board = /** @type {HTMLElement} */ (event.currentTarget);
    const named = /** @type {HTMLElement} */ (event.target).dataset.cell;
    if (named !== undefined) return Number(named);
    const { left, top, width, height } = board.getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / width) * columns);
    const row = Math.floor(((event.clientY - top) / height) * rows);
    const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
    return isInside ? row * columns + column : -1;
  }

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    const { key } = event;
    const cell = Number(/** @type {HTMLElement} */ (event.target).dataset.cell ?? -1);
    if (cell < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { rows, columns } = this.#panel.game.session.description;
    const arrow = ARROWS[key];
    if (key === 'Enter' || key === ' ') {
      this.act(cell);
    } else if (arrow && !this.isSteered) {
      const row = Math.floor(cell / columns) + arrow[0];
      const column = (cell % columns) + arrow[1];
      if (row < 0 || row >= rows || column < 0 || column >= columns) return;
      this.#focus(row * columns + column);
    } else if (key === 'Escape' && this.picked >= 0) {
      this.picked = -1;
      this.#panel.viewer.refresh();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** @param {number} cell */
  async #focus(cell) {
    this.#cell = cell;
    const { host, root } = this.#panel.viewer;
    this.#panel.viewer.refresh();
    await host.rendered();
    /** @type {HTMLElement | null} */ (root.querySelector(`[data-cell="${cell}"]`))?.focus();
  }
}

/**
 * Renders the numbers of the rows or columns, beside the board.
 * @param {'rows' | 'columns'} lines
 * @param {number} count
 */
const ruler = (lines, count) =>
  html`<div class="ruler ${lines}" aria-hidden="true">
    ${Array.from({ length: count }, (_, line) => html`<span>${line + 1}</span>`)}
  </div>`;

/**
 * Draws an arrowhead at the side of a cell over which its move goes.
 * @param {Pen} pen
 * @param {Rect} rect
 * @param {Grid} grid
 * @param {{ from: number, to: number }} action
 */
function chevron(pen, rect, grid, { from, to }) {
  const [start, end] = [grid.centre(from), grid.centre(to)];
  const size = Math.min(9, grid.px * 0.09);
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const { ctx, theme } = pen;
  ctx.save();
  ctx.translate(rect.x + rect.width / 2, rect.y + rect.height / 2);
  ctx.rotate(angle);
  pen.trace([
    { x: grid.px * 0.37 - size / 2, y: -size },
    { x: grid.px * 0.37 + size / 2, y: 0 },
    { x: grid.px * 0.37 - size / 2, y: size },
  ]);
  ctx.lineCap = ctx.lineJoin = 'round';
  pen.stroke(theme.current, 2.25);
  ctx.restore();
}
