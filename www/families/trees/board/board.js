/**
 * Board of a game tree: the position whose moves are tried, the result of the move, the window
 * between alpha and beta, and the line from the start.
 * @import { Viewer } from '../types.js'
 * @import { Ctx } from '../../../canvas/types.js'
 * @import { TurnPlay } from '../../../core/play/turn-play.js'
 * @import { TreeView } from '../puzzles/index.js'
 * @import { TreeGame } from '../play/tree-play.js'
 * @import { Name } from '../worth.js'
 */
import { html, nothing } from 'lit/html.js';
import { Pen } from '../../../canvas/pen.js';
import { picture } from '../../../ui/kit/cached-picture.js';
import { term } from '../../../ui/kit/term.js';
import { paintValue } from '../map/value-marks.js';
import { moveName, moverAt, playersOf, resultOf } from '../values.js';
import { gameHeading } from '../play/tell-game.js';
import { paintBoard } from './paint-board.js';
import { SlidingBounds, windowMeter } from './window-meter.js';

/** Sides of the small boards in CSS px: of the result, and of the boards on the line. */
const RESULT_PX = 104;
const LINE_PX = 44;
const BADGE_PX = 22;

/** The board panel of a game tree. */
export class TreeBoard {
  #viewer;
  #view;
  #play;
  #sliding = new SlidingBounds();

  /**
   * @param {Viewer} viewer
   * @param {() => TreeView} view
   * @param {TurnPlay<TreeGame>} play
   */
  constructor(viewer, view, play) {
    this.#viewer = viewer;
    this.#view = view;
    this.#play = play;
  }

  get #frame() {
    return this.#viewer.run.frame;
  }

  /** Translation keys of the two boards that are edited side by side. */
  titles = ['board.startBoard', 'board.goalBoard'];

  about = 'position';

  /** The board in words, of a game whose cells say nothing. */
  get #whole() {
    return this.#view().describe?.(this.codes());
  }

  /** Whether the name of a cell says all. */
  get namesCells() {
    return this.#whole !== undefined;
  }

  /** Returns the cells in the grid for screen readers: a board in words is one cell. */
  seen() {
    const { rows, columns } = this.#viewer.run.session.description;
    const [bottom, right] = this.namesCells ? [1, 1] : [rows, columns];
    return { top: 0, bottom, left: 0, right };
  }

  heading() {
    const { words, run, editing } = this.#viewer;
    const { game } = this.#play;
    if (game && !editing.isOn) return gameHeading(this.#viewer, game);
    const { kind, depth, cut, line } = this.#frame;
    const at = Math.max(0, line.length - 2);
    const over = words.text('trees.standing', { count: at, player: moverAt(this.#viewer, at) });
    const title = words.text(`trees.title.${kind}`, { count: cut });
    const tone = kind === 'cut' ? 'stuck' : kind === 'ended' ? 'done' : '';
    const ended = depth === 0 && kind !== 'start' && run.frame.answered;
    return { over, title, tone: ended ? 'done' : tone, about: { over: 'ply', title: kind } };
  }

  /**
   * Draws the board.
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   */
  paint(ctx, box) {
    const { run, theme, editing, tween, predicting } = this.#viewer;
    const { rows, columns } = run.session.description;
    const { from, by, depth, board, after } = this.#frame;
    const isStill = editing.isOn || predicting.question !== null;
    const { game } = this.#play;
    if (game && !editing.isOn) {
      this.#paintGame(ctx, box, game);
      return;
    }
    paintBoard(new Pen(ctx, theme), box, {
      ...{ view: this.#view(), rows, columns, board, after },
      moves: isStill ? [] : from.moves,
      by: editing.isOn ? -1 : by,
      mark: this.#markAt(depth - 1),
      isCut: this.#frame.kind === 'cut',
      share: tween.share,
    });
  }

  /** Codes of the cells: those of the game, while it is shown. */
  codes() {
    const { game } = this.#play;
    return game && !this.#viewer.editing.isOn
      ? this.#frame.boardOf(game.position)
      : this.#frame.board;
  }

  /**
   * Draws the board of a game with its last move, or with a move that the user looks at.
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   * @param {TreeGame} game
   */
  #paintGame(ctx, box, game) {
    const { run, theme } = this.#viewer;
    const { rows, columns } = run.session.description;
    const { boardOf } = this.#frame;
    const looked = game.legal.find(({ to }) => to === this.#play.hover);
    const last = game.moves.at(-1);
    if (this.#view().cellOf(0) < 0) {
      // No cell shows a move, so the board shows where it leads.
      const board = boardOf(looked?.to ?? game.position).slice();
      const shown = { view: this.#view(), rows, columns, board };
      paintBoard(new Pen(ctx, theme), box, { ...shown, moves: [], by: -1, mark: 0 });
      return;
    }
    const from = looked ? game.position : (last?.from ?? game.position);
    const by = looked?.by ?? (last ? game.moveTo(last.from, last.to)?.by : undefined) ?? -1;
    const count = looked ? game.moves.length : game.moves.length - 1;
    const after = boardOf(looked?.to ?? game.position);
    paintBoard(new Pen(ctx, theme), box, {
      ...{ view: this.#view(), rows, columns, board: boardOf(from), after },
      ...{ moves: [], by, mark: this.#markAt(count), share: looked ? 0.4 : 1 },
    });
  }

  /** Makes the move that is shown on a cell, during a game. @param {number} cell */
  act(cell) {
    const move = this.#play.game?.legal.find(({ by }) => this.#view().cellOf(by) === cell);
    if (!move) return;
    this.#play.hover = -1;
    if (this.#play.change((game) => game.play(move.to))) this.#viewer.focus();
  }

  /** Returns the code of the mark of the player who moves at a depth. @param {number} depth */
  #markAt(depth) {
    return this.#viewer.run.analysis.marks[depth % 2 === 0 ? 0 : 1];
  }

  /**
   * Returns the description of a cell for screen readers: its mark, or what is known of the move
   * there.
   * @param {number} code
   * @param {number} cell
   */
  cell(code, cell) {
    const { words, run, editing } = this.#viewer;
    const { id, cellOf } = this.#view();
    if (this.#whole !== undefined) return this.#whole;
    const content = words.text([`${id}.cell.${code}`, 'trees.cell'], { code });
    const { from, by } = this.#frame;
    if (editing.isOn) return content;
    const { game } = this.#play;
    if (game) {
      const isLegal = game.legal.some((move) => cellOf(move.by) === cell);
      return isLegal ? words.text('trees.cell.target', { content }) : content;
    }
    const move = from.moves.find((tried) => cellOf(tried.by) === cell);
    if (!move) return content;
    if (move.by === by && run.frame.kind !== 'start') {
      return words.text('trees.cell.now', {
        content: moverAt(this.#viewer, this.#frame.depth - 1),
      });
    }
    const result = resultOf(words, move.value, run.frame.scale, move.bound);
    return words.text(`trees.cell.${move.state}`, { content, result });
  }

  /** Returns the translation keys of the hint about editing. @param {boolean} byFinger */
  hints(byFinger) {
    const { run } = this.#viewer;
    const how = byFinger ? 'touchHint' : 'editHint';
    return [`${run.kind.id}.${how}`, `board.${how}`];
  }

  /**
   * Renders the position after the move of the step, with its value. Before the first move it
   * renders an empty text, not nothing, so that the board keeps its size.
   */
  beside() {
    const { words, predicting } = this.#viewer;
    const { by, after, depth, value, name, scale, bound, cut } = this.#frame;
    if (predicting.question || this.#play.game) return nothing;
    if (depth === 0) return '';
    const player = moverAt(this.#viewer, depth - 1);
    const { first } = playersOf(this.#viewer);
    const isResult = value !== null && bound === 'exact' && name !== 'estimate';
    const says = isResult
      ? words.text(`trees.legend.${name}`, { first })
      : value === null
        ? words.text('trees.result.open')
        : resultOf(words, value, scale, bound);
    return html`<p class="note tree-goes">${words.text('trees.goes', { player })}</p>
      ${this.#small(after, RESULT_PX, { by: -1, isNow: true })}
      <p class="tree-value">
        ${value === null ? nothing : this.#badge(name, bound)}
        <strong>${term(says, 'value')}</strong>
      </p>
      <p class="note">
        ${
          cut > 0
            ? words.text('trees.cutMoves', { count: cut })
            : value === null || name === 'undecided'
              ? moveName(this.#viewer, by)
              : words.text(isResult ? 'trees.withBest' : 'trees.forFirst', { first })
        }
      </p>`;
  }

  /**
   * Renders a value as a badge.
   * @param {Name} name
   * @param {'exact' | 'atLeast' | 'atMost'} bound
   */
  #badge(name, bound) {
    const { theme } = this.#viewer;
    const size = { width: BADGE_PX, height: BADGE_PX };
    const at = { x: BADGE_PX / 2, y: BADGE_PX / 2 };
    const paint = (/** @type {Ctx} */ ctx) =>
      paintValue(new Pen(ctx, theme), at, BADGE_PX / 2 - 2, { name, bound });
    return html`<canvas
      aria-hidden="true"
      ${picture({ of: [theme, name, bound], ...size, paint })}
    ></canvas>`;
  }

  /**
   * Renders a small board.
   * @param {Uint8Array} board
   * @param {number} px
   * @param {{ by: number, isNow?: boolean }} how
   */
  #small(board, px, { by, isNow = false }) {
    const { run, theme } = this.#viewer;
    const { rows, columns } = run.session.description;
    const side = px / Math.max(rows, columns);
    const size = { width: side * columns, height: side * rows };
    const cells = board.slice();
    const paint = (/** @type {Ctx} */ ctx) => {
      const pen = new Pen(ctx, theme);
      const view = this.#view();
      const shown = cells.slice();
      const marked = view.hasMarks && by >= 0 ? view.cellOf(by) : -1;
      if (marked >= 0) shown[marked] = 0;
      paintBoard(pen, size, {
        ...{ view, rows, columns, board: shown, moves: [] },
        ...{ by: marked >= 0 ? by : -1, mark: cells[marked] ?? 0 },
      });
    };
    const of = [theme, cells.join(''), by, px];
    return html`<canvas
      class="tree-board ${isNow ? 'now' : ''}"
      aria-hidden="true"
      ${picture({ of, ...size, paint })}
    ></canvas>`;
  }

  /** Renders the window between alpha and beta, and the line from the start. */
  below() {
    const { predicting } = this.#viewer;
    if (predicting.question || this.#play.game) return nothing;
    return html`${windowMeter(this.#viewer, this.#sliding)} ${this.#line()}`;
  }

  /** Renders the boards from the start to the step. */
  #line() {
    const { words } = this.#viewer;
    const { line, boardOf } = this.#frame;
    const names = line.slice(1).map(({ by }) => moveName(this.#viewer, by));
    const says = names.length > 0 ? names.join(', ') : words.text('trees.line.start');
    return html`<div
      class="tree-line"
      role="img"
      aria-label="${words.text('trees.line.about', { line: says })}"
    >
      ${line.map(({ position, by }, index) =>
        this.#small(boardOf(position), LINE_PX, { by, isNow: index === line.length - 1 }),
      )}
    </div>`;
  }
}
