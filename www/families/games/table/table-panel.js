/**
 * Table panel, in the place of the board: the values of the cells, the moves of the step, the
 * user's selection, and a game.
 * @import { Viewer } from '../types.js'
 * @import { Ctx } from '../../../canvas/types.js'
 * @import { Heading, Hears } from '../../../ui/kit/family-view.js'
 * @import { GameView } from '../puzzles/index.js'
 * @import { TableGrid } from './grid-geometry.js'
 * @import { Game } from '../panels/game.js'
 * @import { Looking } from '../panels/selection.js'
 * @import { TableView } from './table-view.js'
 */
import { html, nothing } from 'lit/html.js';
import { cellUnder, windowAround } from '../../../canvas/cell-at.js';
import { Inputs } from '../../../core/util/memo-key.js';
import { Pen } from '../../../canvas/pen.js';
import { eased } from '../../../core/playback/step-tween.js';
import { waysOf } from './move-arrows.js';
import { startOf } from '../core.js';
import { nearOf } from '../neighbours.js';
import { partsOf } from './table-parts.js';
import { keysOf, placeOf, startCase } from '../position-names.js';
import { isWin, ownMoves } from '../plies.js';
import { writtenIn } from './cell-stamps.js';
import { paintsCells } from './table-view.js';
import { paintTable } from './paint-table.js';

/** Maximum number of moves of a line that are named. */
const MOST_NAMED = 8;

/** The table panel. */
export class WinLoseBoard {
  #viewer;
  #view;
  #looking;
  /**
   * Last description of each cell, for screen readers, with what it depends on.
   * @type {Map<number, { of: Inputs, said: string }>}
   */
  #said = new Map();
  /** Session and language of the descriptions. */
  #saidFor = new Inputs();
  /** Layout of the table on the page. @type {TableGrid | null} */
  #grid = null;
  /** Layout of the table on the last exported picture. @type {TableGrid | null} */
  #drawn = null;

  /**
   * Creates the panel.
   * @param {Viewer} viewer
   * @param {() => GameView} view
   * @param {Looking} looking
   */
  constructor(viewer, view, looking) {
    this.#viewer = viewer;
    this.#view = view;
    this.#looking = looking;
  }

  /** Translation keys of the two boards that are edited side by side. */
  titles = ['games.board', 'games.board'];

  /** The description of a cell includes its position. */
  namesCells = true;

  /** Glossary term that is shown beside the cells. */
  about = 'table';

  /** Returns the translation key of the editing hint. @param {boolean} byFinger */
  hints = (byFinger) => [byFinger ? 'games.touchHint' : 'games.editHint'];

  /** Returns the heading over the table. @returns {Heading} */
  heading() {
    const { run, words } = this.#viewer;
    const { frame } = run;
    const { game, picked } = this.#looking;
    if (game) return this.#gameHeading(game);
    const named = (/** @type {string} */ key, /** @type {number} */ cell) => ({
      over: words.text(`games.heading.${key}`),
      title: startCase(words, placeOf(this.#viewer, cell)),
      about: { over: 'cell', title: 'cell' },
    });
    if (picked >= 0 && frame.table.isFilled(picked, frame.filled)) return named('cell', picked);
    if (frame.kind !== 'start') return named(frame.kind, frame.cell);
    const empty = {
      over: words.text('games.heading.start'),
      title: words.text('games.heading.empty'),
    };
    return { ...empty, about: { over: 'steps', title: 'table' } };
  }

  /** Returns the heading during a game. @param {Game} game @returns {Heading} */
  #gameHeading({ turn, winner, person, position, opponent }) {
    const { words } = this.#viewer;
    const whose = opponent === 'person' ? 'person' : 'you';
    if (!winner) {
      const over = words.text(`games.heading.turn.${whose}`, { player: turn });
      const title = startCase(words, placeOf(this.#viewer, position));
      return { over, title, about: { over: 'cell', title: 'cell' } };
    }
    const who = opponent === 'person' ? 'person' : winner === person ? 'you' : 'engine';
    return {
      over: words.text('games.heading.over'),
      title: words.text(`games.heading.wins.${who}`, { winner }),
      about: { over: 'play', title: 'play' },
    };
  }

  get #oracle() {
    return this.#viewer.run.analysis.oracle;
  }

  /** Everything that `paintTable` draws. @returns {TableView} */
  get picture() {
    const { run, words, editing, tween, predicting } = this.#viewer;
    const { frame, session } = run;
    const { description } = session;
    const { rows, columns } = description;
    const { table } = frame;
    const { game } = this.#looking;
    const isStill = editing.isOn || game !== null;
    const isBack = frame.kind === 'backward';
    const view = this.#view();
    const chosen = editing.isOn ? -1 : (predicting.question?.about ?? this.#looking.picked);
    const won = isStill || chosen >= 0 ? null : this.#won();
    return {
      ...{ rows, columns, cells: table.plies.length, start: startOf(description) },
      ...paintsCells(view, description),
      ...{ plies: table.plies, ranks: table.ranks, distances: table.distances },
      ...writtenIn(words),
      // Hide the values of the cells during a game: they would give it away.
      filled: this.#looking.hides ? 0 : game ? this.#known : frame.filled,
      current: isStill ? -1 : frame.cell,
      pending: isStill || !isBack ? -1 : frame.other,
      fresh: isStill || frame.decided < 0 ? -1 : isBack ? frame.other : frame.cell,
      share: isStill ? 1 : eased(tween.share),
      won,
      ways: isStill || won ? [] : waysOf(frame, nearOf(session, frame.cell, isBack)),
      ...{ chosen, line: chosen < 0 ? [] : this.#line(chosen) },
      game: game && {
        position: game.position,
        // Hide the path of a finished game: it would cover the table that is then shown.
        line: game.isOver ? [] : game.line,
        targets: game.turn === game.person ? game.legal.map(({ to }) => to) : [],
      },
      labels: {
        row: (/** @type {number} */ row) => view.rowLabel(row, description),
        column: (/** @type {number} */ column) => view.columnLabel(column, description),
        rowText:
          view.rowText && ((/** @type {number} */ row) => view.rowText?.(row, description) ?? ''),
        columnText:
          view.columnText &&
          ((/** @type {number} */ column) => view.columnText?.(column, description) ?? ''),
        rowName: words.text(keysOf(this.#viewer, 'rows'), view.tellTable?.(description)),
        columnName: words.text(keysOf(this.#viewer, 'columns'), view.tellTable?.(description)),
        write: words.number,
      },
    };
  }

  /**
   * Returns the best line of play from the start, and how far the answer animation has highlighted
   * it.
   */
  #won() {
    const { run, finale } = this.#viewer;
    const { lit } = finale;
    if (!lit || !run.frame.answered || !run.frame.table.distances) return null;
    const start = startOf(run.session.description);
    const line = this.#oracle?.lineOf(start) ?? [];
    if (line.length === 0) return null;
    return { line: [start, ...line], edges: lit.edges, marker: lit.marker };
  }

  /**
   * Returns the best moves from a cell, or [] if they are unknown or hidden.
   * @param {number} cell
   * @returns {readonly number[]}
   */
  #line(cell) {
    const { table, filled } = this.#viewer.run.frame;
    const isKnown = !this.#looking.game && table.distances && table.isFilled(cell, filled);
    return (isKnown && this.#oracle?.lineOf(cell)) || [];
  }

  /** Number of filled cells; the number of all cells once the run is complete. */
  get #known() {
    const { player, frame } = this.#viewer.run;
    return player.complete ? frame.table.plies.length : frame.filled;
  }

  /** Returns the labelled parts of the table; none during a game. @param {boolean} [offPage] */
  parts(offPage) {
    const grid = offPage ? this.#drawn : this.#grid;
    return grid && !this.#looking.game ? partsOf(this.#viewer, grid) : [];
  }

  /**
   * Draws the table.
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   */
  paint(ctx, box) {
    this.#lay(ctx.canvas, paintTable(new Pen(ctx, this.#viewer.theme), box, this.picture));
  }

  /**
   * Positions the hidden grid for screen readers over the drawn cells.
   * @param {HTMLCanvasElement} canvas
   * @param {TableGrid} grid
   */
  #lay(canvas, grid) {
    const cells = /** @type {HTMLElement | null} */ (canvas.parentElement?.querySelector('.cells'));
    // Do nothing for an exported picture, which has no hidden grid.
    if (!cells) {
      this.#drawn = grid;
      return;
    }
    this.#grid = grid;
    for (const [name, px] of Object.entries(grid.area)) {
      cells.style.setProperty(`--grid-${name}`, `${px}px`);
    }
  }

  /** Hover and focus listeners of the hidden grid. @type {Hears} */
  hears = {
    pointermove: (event) => this.#look(this.cellAt(event)),
    pointerleave: () => this.#look(-1),
    focusin: ({ target }) => {
      const cell = /** @type {HTMLElement} */ (target);
      if (cell.matches(':focus-visible')) this.#look(Number(cell.dataset.cell));
    },
    focusout: () => this.#look(-1),
  };

  /** Returns whether a cell is a position. @param {number} cell */
  #has(cell) {
    return cell < this.#viewer.run.frame.table.plies.length;
  }

  /** Hovers a cell, except while editing. @param {number} cell */
  #look(cell) {
    if (!this.#viewer.editing.isOn) this.#looking.look(this.#has(cell) ? cell : -1);
  }

  /** Handles a click or Enter on a cell: makes a move or pins the cell. @param {number} cell */
  act(cell) {
    const { game } = this.#looking;
    if (!game) this.#looking.pin(cell);
    else this.#looking.change((now) => now.play(cell));
  }

  /** Returns the cell at the pointer, or -1 outside the table. @param {MouseEvent} event */
  cellAt(event) {
    const cell = cellUnder(event, this.#viewer.run.session.description);
    return this.#has(cell) ? cell : -1;
  }

  /**
   * Returns the part of the table that is given to screen readers.
   * @param {number} cell keyboard position
   */
  seen(cell) {
    return windowAround(cell, this.#viewer.run.session.description);
  }

  /**
   * Returns the description of a cell for screen readers; empty for a cell that is no position. During
   * playback the description does not change, because changes would be too fast to read aloud. Between
   * steps it is written again only for cells that have changed.
   * @param {number} _code
   * @param {number} cell
   */
  cell(_code, cell) {
    if (!this.#has(cell)) return '';
    const { run, words } = this.#viewer;
    const { frame, player } = run;
    if (this.#saidFor.changed(run.session, words)) this.#said.clear();
    const told = this.#said.get(cell) ?? { of: new Inputs(), said: '' };
    this.#said.set(cell, told);
    const isFilled = frame.table.isFilled(cell, frame.filled);
    const { pinned, hides, game } = this.#looking;
    // A game in progress changes without becoming another object.
    const isDue = () =>
      told.of.changed(isFilled, cell === frame.cell, cell === pinned, hides, game) || game;
    if (!told.said || (player.state !== 'playing' && isDue())) told.said = this.#whole(cell);
    return told.said;
  }

  /** Returns the position and the value of a cell. @param {number} cell */
  #whole(cell) {
    const { run, words } = this.#viewer;
    const { frame } = run;
    const { game } = this.#looking;
    const content = this.#tell(cell);
    const place = placeOf(this.#viewer, cell);
    const key = !game
      ? cell === frame.cell
        ? 'now'
        : 'at'
      : cell === game.position
        ? 'piece'
        : game.legal.some(({ to }) => to === cell)
          ? 'target'
          : 'at';
    const isStart = cell === run.session.description.start;
    const told = words.text(`games.cell.${key}${isStart ? '.start' : ''}`, { place, content });
    const isKept = !game && cell === this.#looking.pinned;
    return isKept ? words.text('games.cell.kept', { told }) : told;
  }

  /** Returns the value of a cell: win or loss, and how soon. @param {number} cell */
  #tell(cell) {
    const { run, words } = this.#viewer;
    const { frame } = run;
    const { game } = this.#looking;
    if (this.#looking.hides) return words.text('games.cell.hidden');
    if (!game && !frame.table.isFilled(cell, frame.filled)) return words.text('games.cell.empty');
    const plies = frame.table.plies[cell];
    if (!frame.table.distances) return words.text(`games.cell.${isWin(plies) ? 'win' : 'lose'}`);
    const key = plies === 0 ? 'over' : isWin(plies) ? 'wins' : 'loses';
    const count = isWin(plies) ? ownMoves(plies) : plies;
    return words.text(`games.cell.${key}`, { count, plies });
  }

  /**
   * Renders one line about a cell: the picked cell with its best moves, or else the position of the
   * game, the cell of the step, or the start.
   */
  below() {
    const { run, words } = this.#viewer;
    const { picked, game } = this.#looking;
    const start = startOf(run.session.description);
    const { cell: now, table, filled, answered } = run.frame;
    const cells = [picked, game?.position ?? now, start];
    const cell = /** @type {number} */ (cells.find((one) => one >= 0));
    const place = startCase(words, placeOf(this.#viewer, cell));
    const isOpen = !game && cell === start && !answered;
    const isKnown = !game && picked >= 0 && table.isFilled(cell, filled);
    return html`<p class="foot">
      <strong>${words.text(`games.foot.${cell === start ? 'start' : 'cell'}`, { place })}</strong>
      <span>${isOpen ? words.text('games.foot.open') : this.#tell(cell)}</span>
      ${isKnown ? this.#best(cell) : nothing}
    </p>`;
  }

  /** Renders the number of winning moves and the best line. @param {number} cell */
  #best(cell) {
    const { words } = this.#viewer;
    const moves = this.#oracle?.movesOf(cell) ?? [];
    if (moves.length === 0) return nothing;
    const line = this.#line(cell);
    const named = line.slice(0, MOST_NAMED).map((position) => this.#short(position));
    if (line.length > MOST_NAMED) named.push(words.text('games.foot.line.more'));
    const count = moves.filter((move) => move.wins).length;
    const key = count === 0 ? 'lost' : 'won';
    const values = { count, moves: moves.length, line: this.#list(named) };
    return html`<span>
      ${words.text(`games.foot.${key}${line.length > 0 ? '.line' : ''}`, values)}
    </span>`;
  }

  /** Joins the positions of a line. @param {string[]} named */
  #list([first = '', ...others]) {
    const { words } = this.#viewer;
    return others.reduce((line, next) => words.text('games.foot.line', { line, next }), first);
  }

  /** Returns the short name of a position. @param {number} position */
  #short(position) {
    const { description } = this.#viewer.run.session;
    return this.#viewer.words.text(
      keysOf(this.#viewer, 'short'),
      this.#view().tell(position, description),
    );
  }
}
