/**
 * Board of a game: draws the present board with the pieces that may move, and makes the moves of
 * pointer and keyboard.
 * @import { Rect } from '../../canvas/types.js'
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

/** Maximum number of cells that screen readers can visit one by one. */
const MOST_CELLS = 1024;
/** Least size of a cell with an arrow for its move, in CSS px. */
const ARROW_PX = 34;

export class PlayBoard {
  /** Cell of the piece that was picked; -1 for none. */
  picked = -1;
  /** Cell that has the keyboard focus. */
  #cell = 0;
  #codes = new Memo();
  #steered = new Memo();
  #panel;

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
    return this.#steered.of([session, start], () => {
      const movesOf = (/** @type {number} */ state) => session.ask((core) => core.movesFrom(state));
      const first = movesOf(start);
      return [first, ...first.map(({ to }) => movesOf(to))].every(isSteered);
    });
  }

  /** Whether one piece makes all moves, so that moves differ only in the cell they lead to. */
  get #isWalker() {
    const { moves } = this.#panel.game;
    return this.isSteered && moves.every(({ action }) => action.from === moves[0].action.from);
  }

  /**
   * Returns the cell to press for a move: its target if a walker makes all moves, else its origin.
   * @param {number} index
   */
  cellOf(index) {
    const { from, to } = this.#panel.game.moves[index].action;
    return this.#isWalker ? to : from;
  }

  /**
   * Whether no two moves have the same pair of cells, so that every move can be made by pressing
   * cells.
   */
  get isByCells() {
    const { moves } = this.#panel.game;
    const ends = moves.map(({ action: { from, to } }) => `${from} ${to}`);
    return new Set(ends).size === moves.length;
  }

  /**
   * Handles a tap on a cell.
   * @param {number} cell
   */
  act(cell) {
    const panel = this.#panel;
    const { moves } = panel.game;
    this.#cell = cell;
    if (this.picked >= 0) {
      const { picked } = this;
      this.picked = -1;
      const ends = moves.flatMap(({ action }, index) =>
        action.from === picked && action.to === cell ? [index] : [],
      );
      if (ends.length > 0) return panel.play(ends[0]);
      if (picked === cell) return panel.viewer.refresh();
    }
    const found = movesAt(moves, cell, this.isSteered);
    if (found.length === 1) return panel.play(found[0]);
    if (found.length > 1) this.picked = cell;
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

  template() {
    const { words, game } = this.#panel;
    const { rows, columns } = game.session.description;
    return html`<div
      class="board by-hand ${this.picked >= 0 ? 'picked' : ''}"
      @click=${this.#onClick}
      @keydown=${this.#onKey}
    >
      <canvas aria-hidden="true" ${painted((canvas) => this.#paint(canvas))}></canvas>
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
          aria-colindex=${column + 1}
          tabindex=${cell === this.#cell ? 0 : -1}
          data-cell=${cell}
          aria-label=${this.#says(cell)}
          aria-selected=${this.picked === cell}
        ></div>`;
      })}
    </div>`;
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
    const isTarget = this.#targets.has(cell);
    if (isTarget) return words.text('play.cell.target', { cell: says });
    return this.#movable.has(cell) ? words.text('play.cell.moves', { cell: says }) : says;
  }

  /** Cells to press for the moves. */
  get #movable() {
    const { moves } = this.#panel.game;
    return new Set(moves.map((_, index) => this.cellOf(index)));
  }

  /** Cells that the picked piece may go to. */
  get #targets() {
    const { moves } = this.#panel.game;
    const own = moves.filter(({ action }) => action.from === this.picked);
    return new Set(own.map(({ action }) => action.to));
  }

  /** @param {HTMLCanvasElement} canvas */
  #paint(canvas) {
    const { viewer, view, game } = this.#panel;
    const { rows, columns } = game.session.description;
    surfaceOn(canvas, () => viewer.refresh())?.paint((ctx, { width, scale }) => {
      const pen = new Pen(ctx, viewer.theme, scale);
      const { codes: board } = this;
      paintBoard(pen, width, { board, rows, columns }, view);
      const grid = new Grid({ width: width / columns, rows, columns });
      this.#mark(pen, grid);
    });
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
      pen.square(grid.centre(cell), (px - wide) / 2 - 1, Math.min(14, px * 0.16));
      pen.strokeHaloed(colour, wide, 1);
    };
    // If every cell can be pressed, draw no outlines: they would tell nothing apart.
    const isEach = movable.size === game.session.cells;
    if (this.picked < 0 && !isEach) {
      for (const cell of movable) outline(cell, theme.current);
      if (px >= ARROW_PX && this.isSteered && !this.#isWalker) {
        for (const { action } of moves) chevron(pen, grid.rect(action.from), grid, action);
      }
    }
    if (this.picked >= 0) {
      outline(this.picked, theme.current, 2 * line);
      for (const cell of this.#targets) {
        pen.circle(grid.centre(cell), px * 0.2);
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

  /** @param {MouseEvent} event */
  #onClick = (event) => {
    const { rows, columns } = this.#panel.game.session.description;
    const board = /** @type {HTMLElement} */ (event.currentTarget);
    const named = /** @type {HTMLElement} */ (event.target).dataset.cell;
    if (named !== undefined) return this.act(Number(named));
    const { left, top, width, height } = board.getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / width) * columns);
    const row = Math.floor(((event.clientY - top) / height) * rows);
    if (row >= 0 && row < rows && column >= 0 && column < columns) this.act(row * columns + column);
  };

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
