/**
 * View of the current step: the state being expanded, the board that its move leads to, and the
 * queue.
 * @import { Viewer } from '../types.js'
 * @import { Part } from '../../../canvas/board-part.js'
 * @import { Ctx } from '../../../canvas/types.js'
 * @import { BoardPicture } from '../../../canvas/cell-board.js'
 * @import { Hears } from '../../../ui/kit/family-view.js'
 * @import { Expansion } from './expansion.js'
 * @import { NeighbourMachine } from './neighbour-machine.js'
 * @import { OpenListReader } from './open-list.js'
 * @import { Motion, Way } from './step-animation.js'
 */
import { html, nothing } from 'lit/html.js';
import { closeUp, cropped, indexIn, partAround } from '../../../canvas/board-part.js';
import { paintBoard } from '../../../canvas/cell-board.js';
import { Pen } from '../../../canvas/pen.js';
import { Memo } from '../../../core/util/memo-key.js';
import { cssVars } from '../../../ui/kit/css-vars.js';
import { term } from '../../../ui/kit/term.js';
import { miniBoard } from '../../../ui/kit/mini-board.js';
import { isFast } from '../../../ui/kit/readable-speed.js';
import { endOf, pathOf, placeOf } from './step-animation.js';
import { paintMoving } from './board-animation.js';
import { TERMS, isAgain, orderOf } from '../list-order.js';
import { figures, hasFigures } from './figures.js';
import { BOARD_PX, DEPTH, QueueStrip } from './queue.js';
import { keyOf, numbersSay } from './state-numbers.js';
import { letterOf, valuesOfStep } from '../places-in-words.js';
import { drawing } from '../map/lazy-map.js';

/** Size of the board that the move leads to, in CSS px. */
const RESULT_PX = 84;

/**
 * CSS classes of the resulting board, by verdict; all other verdicts (`goal`, `answer`, `meeting`)
 * use `goal`.
 */
const TONES = /** @type {Record<string, string>} */ ({
  ...{ new: 'new', improved: 'new', reopened: 'new', repeated: 'new' },
  duplicate: 'seen',
});

export class StateSpaceBoard {
  titles = ['board.startBoard', 'board.goalBoard'];
  #viewer;
  #expansion;
  #motion;
  #queue;
  #openList;
  /** Part of the board that is drawn; null if all of it is. @type {Part | null} */
  #part = null;
  /** Whether the part of the board that is drawn follows the focus of the keyboard. */
  #isRead = false;
  /** Cell on which the keyboard focus was last; -1 for none. */
  #readAt = -1;
  /** @type {NeighbourMachine | null} */
  #neighbours = null;
  #played = new Memo();

  /**
   * @param {Viewer} viewer
   * @param {Expansion} expansion
   * @param {Motion} motion
   * @param {OpenListReader} openList
   */
  constructor(viewer, expansion, motion, openList) {
    this.#viewer = viewer;
    this.#expansion = expansion;
    this.#motion = motion;
    this.#openList = openList;
    this.#queue = new QueueStrip(viewer, motion, openList);
  }

  get #frame() {
    return this.#viewer.run.frame;
  }

  /**
   * Picture of the cell being expanded with its neighbours, for a space whose board is the map.
   * Null if the board itself is shown: while it is edited, while the keyboard reads a cell beyond
   * the neighbours, with the answer, and without the map.
   */
  get machine() {
    const { run, editing, finale, stops, host } = this.#viewer;
    if (!drawing || !run.session.description.statesAreCells) return null;
    if (editing.isOn || finale.lit || (stops.view || host.view) === 'board') return null;
    const machine = (this.#neighbours ??= new drawing.NeighbourMachine(
      this.#viewer,
      this.#expansion,
    ));
    const isBeyond =
      this.#isRead &&
      this.#readAt >= 0 &&
      indexIn(machine.part, this.#readAt, run.session.description.columns) < 0;
    return machine.cells && !isBeyond ? machine : null;
  }

  heading() {
    const { words } = this.#viewer;
    const { position, stateDepth, side, hasMove } = this.#frame;
    const { finale, run } = this.#viewer;
    if (finale.moves >= 0) {
      const { states } = run.analysis.answer;
      const over = words.text(finale.moves < states.length - 1 ? 'board.onPath' : 'board.atGoal');
      const { moves } = finale;
      // In a search that counts costs, do not say "depth": it could be taken for the cost.
      return run.session.description.hasCosts && orderOf(run.session.description)
        ? { over, title: words.text('board.after', { count: moves }) }
        : { over, title: words.text('board.state', { depth: moves }), about: { title: DEPTH } };
    }
    const order = orderOf(run.session.description);
    if (order) return this.#orderedHeading(order);
    const back = stateDepth === 0 ? 'board.goalItself' : 'board.stateBack';
    const title = side === 0 ? 'board.state' : back;
    return {
      over: words.text(hasMove ? 'board.expanding' : 'board.waiting', { place: position + 1 }),
      title: words.text(title, { depth: stateDepth }),
      about: { over: hasMove ? 'expanding' : 'queue', title: DEPTH },
    };
  }

  /**
   * Returns the heading in a search in another order than breadth-first: how many states have been
   * expanded up to this one, and g, h and f of the state.
   * @param {NonNullable<ReturnType<typeof orderOf>>} order
   */
  #orderedHeading(order) {
    const { words, run } = this.#viewer;
    const { hasMove, stateDepth: g, estimate, sides, stale } = this.#frame;
    const { list, key } = order;
    const over =
      run.event.kind === 'removal'
        ? 'board.leaves'
        : hasMove
          ? 'board.expanding'
          : `board.waiting.${list}`;
    const numbers = numbersSay(words, run.session.description, { g, ...estimate });
    return {
      over: words.text(over, { place: sides[0].visits - stale + Number(!this.#isExpanded) }),
      title: key === 'depth' ? words.text('board.state', { depth: g }) : numbers,
      brief: key === 'depth' ? undefined : this.#briefly(key),
      about: { over: hasMove ? TERMS[list].expanding : list, title: key === 'depth' ? DEPTH : key },
    };
  }

  /**
   * Returns the short heading: the value that orders the open list. The figures below the board
   * show g, h and f.
   * @param {'depth' | 'g' | 'h' | 'f'} key
   */
  #briefly(key) {
    const { words } = this.#viewer;
    const { stateDepth: g, estimate } = this.#frame;
    const value = keyOf({ g, ...estimate }, key);
    return words.text(`state-space.by.${key}`, { value });
  }

  /** Whether the step makes the last move of its state. */
  get #isExpanded() {
    if (!this.#frame.hasMove) return true;
    const { moves, made } = this.#expansion.follow();
    return made >= moves.length;
  }

  /**
   * Paints one of the boards.
   * @param {Ctx} ctx
   * @param {{ width: number }} box
   * @param {number} index 0 for the current board, 1 for the goal board, which stands beside it in
   *   edit mode
   */
  paint(ctx, { width }, index) {
    const { machine } = this;
    if (machine && index === 0) {
      machine.paint(ctx, { width });
      return;
    }
    this.#paintWhole(ctx, width, index);
  }

  /**
   * Picture of the board for views without the map; null if the board looks the same beside the
   * map.
   */
  get alone() {
    if (!this.machine) return null;
    const { rows, columns } = this.#viewer.run.session.description;
    const paint = (/** @type {Ctx} */ ctx, /** @type {{ width: number }} */ { width }) =>
      this.#paintWhole(ctx, width, 0);
    return { shape: { rows, columns }, paint };
  }

  /**
   * Paints one of the boards as a board.
   * @param {Ctx} ctx
   * @param {number} width
   * @param {number} index
   */
  #paintWhole(ctx, width, index) {
    const { run, view, theme, editing, finale } = this.#viewer;
    const { rows, columns, goalBoard } = run.session.description;
    const { nextBoard, fromCell: from, toCell: to } = this.#frame;
    const board = index > 0 && goalBoard ? goalBoard : this.codes();
    if (finale.on && finale.share < 1 && index === 0) {
      this.#paintPlayed(ctx, width);
      return;
    }
    const isStill = editing.isOn || finale.moves >= 0;
    const move = isStill ? {} : { nextBoard, from, to, tried: this.#tried() };
    const contributions = index > 0 ? undefined : this.#contributions(board);
    const picture = { board, rows, columns, contributions, ...move };
    paintBoard(new Pen(ctx, theme, 1), width, this.#cropped(picture), view);
  }

  /**
   * Paints the answer's current move during playback of the answer.
   * @param {Ctx} ctx
   * @param {number} width
   */
  #paintPlayed(ctx, width) {
    const { run, view, theme, finale } = this.#viewer;
    const { rows, columns } = run.session.description;
    const { share, at } = finale;
    const [board, nextBoard] = [at - 1, at].map((moves) => this.codes(moves));
    const move = this.movePlayed(at);
    const contributions = this.#contributions(nextBoard);
    const moved = { board, nextBoard, contributions, rows, columns, share, ...move };
    paintMoving(new Pen(ctx, theme, 1), width, this.#cropped(moved), view);
  }

  /**
   * Returns what the cells of a board add to the estimate; undefined if there is no such estimate.
   * @param {ArrayLike<number>} board
   */
  #contributions(board) {
    const { session } = this.#viewer.run;
    if (!session.description.guides.includes('heuristic')) return undefined;
    const contributions = session.ask((core) => core.contributions(Uint8Array.from(board)));
    return contributions.length > 0 ? contributions : undefined;
  }

  /**
   * Returns the picture of the part that is drawn.
   * @template {BoardPicture} Picture
   * @param {Picture} picture
   */
  #cropped(picture) {
    return this.#part ? cropped(picture, this.#part) : picture;
  }

  /**
   * Chooses the part of a large board that is drawn. It lies around the cells that move or, while
   * cells are edited or read by keyboard, around the cell with the focus.
   * @param {number} cell
   * @returns {Part}
   */
  part(cell) {
    const { run, view, editing } = this.#viewer;
    const { rows, columns } = run.session.description;
    const whole = { top: 0, left: 0, rows, columns };
    if (this.#isRead) this.#readAt = cell;
    const { machine } = this;
    if (machine) {
      this.#part = null;
      return machine.part;
    }
    const follows = editing.isOn || this.#isRead;
    const stays = follows && this.#part && indexIn(this.#part, cell, columns) >= 0;
    if (!stays || !isWithin(this.#part, whole)) {
      const centre = follows ? cell : view.focus?.(this.codes());
      this.#part = centre === undefined ? whole : partAround(centre, whole);
    }
    return this.#part ?? whole;
  }

  /** Whether the board is one cell for screen readers, which says the whole state. */
  get namesCells() {
    return this.#viewer.view.describe?.(this.codes()) !== undefined;
  }

  /**
   * Returns the cells in the grid for screen readers.
   * @param {number} cell cell with the focus
   */
  seen(cell) {
    if (this.namesCells) return { top: 0, bottom: 1, left: 0, right: 1 };
    const { top, left, rows, columns } = this.part(cell);
    const whole = this.#viewer.run.session.description;
    return {
      top: Math.max(0, top),
      bottom: Math.min(whole.rows, top + rows),
      left: Math.max(0, left),
      right: Math.min(whole.columns, left + columns),
    };
  }

  /** Size of the picture of the board, in cells. */
  get shape() {
    const { rows, columns } = this.#viewer.run.session.description;
    return this.machine?.part ?? { rows, columns };
  }

  /** Renders the layer above the board. */
  over() {
    return this.machine?.over() ?? nothing;
  }

  /** Returns the cell at which editing begins. */
  home() {
    return this.#viewer.view.focus?.(this.#frame.board);
  }

  /** @type {Hears} */
  hears = {
    focusin: ({ target }) => {
      this.#isRead = /** @type {Element} */ (target).matches(':focus-visible');
      this.#viewer.refresh();
    },
    focusout: () => {
      this.#isRead = false;
      this.#viewer.refresh();
    },
  };

  /** @param {boolean} byFinger */
  hints(byFinger) {
    const key = byFinger ? 'touchHint' : 'editHint';
    return [`${this.#viewer.run.kind.id}.${key}`, `board.${key}`];
  }

  /** @param {string} key @param {number} side */
  number(key, side) {
    return side === 0 ? this.#viewer.view.number?.(key) : undefined;
  }

  get brush() {
    return this.#viewer.view.brush;
  }

  /** Returns the cells of a move of the answer. @param {number} move index of the move, from 1 */
  movePlayed(move) {
    const { session, analysis } = this.#viewer.run;
    const [from, to] = analysis.answer.states.subarray(move - 1, move + 1);
    return this.#played.of([session, from, to], () => {
      const moves = session.ask((core) => core.movesFrom(from));
      return moves.find((made) => made.to === to)?.action ?? { from: 0, to: 0 };
    });
  }

  /**
   * Returns the board codes to show: a board of the answer while the answer is shown, else the
   * board of the step.
   * @param {number} [moves] number of the answer's moves already made; -1 for the board of the step
   */
  codes(moves = this.#viewer.finale.moves) {
    if (moves < 0) return this.#frame.board;
    return this.#viewer.run.analysis.answer.boardAt(moves);
  }

  /**
   * Returns the cells of the moves already tried, with their results. Undefined during fast
   * playback, and if a move names two cells.
   */
  #tried() {
    const { run } = this.#viewer;
    if (!this.#frame.hasMove || isFast(run.player)) return undefined;
    const { moves, made } = this.#expansion.follow();
    if (moves.some(({ action }) => !action || action.from !== action.to)) return undefined;
    return moves
      .slice(0, made - 1)
      .map(({ action, verdict }) => ({ cell: action?.to ?? -1, isNew: verdict !== 'duplicate' }));
  }

  /**
   * Returns the accessible name of a cell's content.
   * @param {number} code
   * @param {number} cell
   */
  cell(code, cell) {
    const { run, words, view } = this.#viewer;
    const whole = view.describe?.(this.codes());
    if (whole !== undefined) return whole;
    const { columns } = run.session.description;
    return words.text(
      [
        `${run.kind.id}.cell.${code}`,
        `${run.kind.id}.tile.${columns}.${(cell % columns) + 1}`,
        `${run.kind.id}.tile`,
        `state-space.cell.${code}`,
        'state-space.tile',
      ],
      { code, count: code, letter: letterOf(code) },
    );
  }

  /** Renders the board that the move leads to, and the verdict. */
  beside() {
    const { machine } = this;
    if (machine) return machine.beside();
    const { run, words, view, theme } = this.#viewer;
    const { rows, columns } = run.session.description;
    const { hasMove, nextBoard, targetDepth, side } = this.#frame;
    const moving = this.#moving();
    const { event } = run;
    const { verdict } = event;
    const isMade = event.kind !== 'start';
    const tone = isMade ? (TONES[verdict] ?? 'goal') : 'idle';
    const key = verdict === 'answer' || verdict === 'goal' ? 'goal' : verdict;
    const contributions = moving ? undefined : this.#contributions(nextBoard);
    const result = { board: nextBoard, contributions, rows, columns, view, theme, px: RESULT_PX, moving }; // prettier-ignore
    const values = { depth: targetDepth };
    const order = orderOf(run.session.description);
    const way = this.#way;
    return html`<div
      class="move ${tone} ${side > 0 ? 'far' : ''} ${hasFigures(run.session.description) ? 'figured' : ''} ${order ? `way-${way ?? 'none'}` : ''}"
    >
      <p class="intro">
        ${words.text(
          hasMove ? 'state-space.gives' : isMade ? 'board.leaves' : 'board.noMove',
          valuesOfStep(event, columns),
        )}
      </p>
      <svg class="arrow leads" viewBox="0 0 40 12" aria-hidden="true">
        <path class="shaft" d="M0 6H32" />
        <path class="point" d="m30 1 10 5-10 5z" />
      </svg>
      <span class="given"><canvas aria-hidden="true" ${miniBoard(result)}></canvas></span>
      <p class="came">
        <strong>${isMade ? term(words.text(`board.${key}`, values), key) : ''}</strong>
        <span class="note"
          >${hasMove ? (order ? this.#orderedThen(order) : term(words.text(`board.${key}.then`, values), key === 'new' ? 'queue' : DEPTH)) : ''}</span
        >
      </p>
      <span class="joins" ${cssVars({ end: endOf(way ?? 'tail') })}>
        <svg class="arrow" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="shaft" d=${pathOf(way ?? 'tail')} />
        </svg>
        <svg class="arrow end" viewBox="0 0 60 44" aria-hidden="true">
          <path class="point" d="m8 44-5-11 11 2z" />
          <path class="shaft bounce" d="M12 36C14 8 40-6 48 26" />
          <path class="point bounce" d="m49 36-6-10 11-1z" />
        </svg>
        ${this.#motion.on ? this.#traveller() : nothing}
      </span>
    </div>`;
  }

  /**
   * Renders what follows for the board that the move leads to: that it joins the stack, or its g, h
   * and f.
   * @param {NonNullable<ReturnType<typeof orderOf>>} order
   */
  #orderedThen(order) {
    const { run, words } = this.#viewer;
    const { targetDepth: g, targetEstimate } = this.#frame;
    const { verdict } = run.event;
    if (order.list === 'stack') {
      const joins = verdict === 'new' || isAgain(verdict);
      if (joins) return term(words.text('board.stack.then'), 'stack');
      if (order.key === 'depth') {
        const key = verdict === 'duplicate' ? verdict : 'goal';
        return term(words.text(`board.${key}.then`, { depth: g }), DEPTH);
      }
    }
    return term(numbersSay(words, run.session.description, { g, ...targetEstimate }), order.key);
  }

  /**
   * Returns the progress of the animated move and its paint function; null when no animation runs.
   */
  #moving() {
    const { run, view, theme } = this.#viewer;
    const { rows, columns } = run.session.description;
    const { board, nextBoard, fromCell: from, toCell: to } = this.#frame;
    const { made: share } = this.#motion.phases;
    if (share === 1) return null;
    const contributions = this.#contributions(nextBoard);
    const moved = { board, nextBoard, contributions, rows, columns, from, to, share };
    const shown = closeUp(moved, view, RESULT_PX);
    const paint = (/** @type {Ctx} */ ctx, /** @type {number} */ width) =>
      paintMoving(new Pen(ctx, theme, 1), width, shown, view);
    return { share, paint };
  }

  /**
   * Way on which the resulting board travels to the queue, the stack or the open list; null if it
   * appears among the first boards of an open list.
   * @returns {Way | null}
   */
  get #way() {
    if (this.#frame.hasMove && this.#queue.isColumn) return 'column';
    const part = this.#frame.hasMove ? this.#openList.at(0) : null;
    if (!part?.list.joined) return 'tail';
    if (part.joined) return 'placed';
    return orderOf(this.#viewer.run.session.description)?.list === 'stack' ? 'top' : null;
  }

  /** Renders the small board that travels to the queue. */
  #traveller() {
    const { run, view, theme } = this.#viewer;
    const { rows, columns } = run.session.description;
    const isNew = run.event.verdict !== 'duplicate';
    const way = this.#way;
    // A board that is among the first boards of the open list does not travel; it appears there.
    if (!way) return nothing;
    const place = placeOf(this.#motion.phases, isNew, way);
    const result = { board: this.#frame.nextBoard, rows, columns, view, theme, px: BOARD_PX.one };
    return html`<span class="traveller" ${cssVars(place)}
      ><canvas aria-hidden="true" ${miniBoard(result)}></canvas
    ></span>`;
  }

  below() {
    const { machine } = this;
    if (machine) return machine.hasPiles ? machine.below() : this.#queue.template();
    return html`${figures(this.#viewer)} ${this.#queue.template()}`;
  }

  /** Queue of each side, with its name. */
  get queues() {
    return this.#queue.sides;
  }
}

/**
 * Returns whether a part fits on a board.
 * @param {Part | null} part
 * @param {Part} whole
 */
const isWithin = (part, whole) =>
  part !== null && part.top + part.rows <= whole.rows && part.left + part.columns <= whole.columns;
