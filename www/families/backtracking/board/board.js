/**
 * Board of a backtracking search, with the candidates of the node at the cursor below the board.
 * @import { Run, Viewer } from '../types.js'
 * @import { Ctx } from '../../../canvas/types.js'
 * @import { Frame } from '../core.js'
 * @import { ChoicesView } from '../puzzles/types.js'
 */
import { html, nothing } from 'lit/html.js';
import { Memo } from '../../../core/util/memo-key.js';
import { cellUnder, windowAround } from '../../../canvas/cell-at.js';
import { Pen } from '../../../canvas/pen.js';
import { hasBound } from '../bounds.js';
import { answerBoardsOf } from '../core.js';
import { NONE } from './board-kit.js';
import { areRounds, tellCandidate } from './candidates.js';
import { term } from '../../../ui/kit/term.js';
import { tellTitle, waysOn } from '../sentence.js';

/** Number of candidates above which each list item takes two lines. */
const ONE_LINE = 5;

/** The board panel of a backtracking search. */
export class ChoicesBoard {
  #viewer;
  #view;
  /**
   * Cached function that describes a cell, and the frame for which it was made.
   * @type {{ frame: unknown, says: (cell: number) => string }}
   */
  #tell = { frame: null, says: String };

  /** First and last frame of the answer being played. */
  #played = new Memo();
  /** Boards along the answer, for a search with a bound. */
  #boards = new Memo();

  /**
   * @param {Viewer} viewer
   * @param {() => ChoicesView} view
   */
  constructor(viewer, view) {
    this.#viewer = viewer;
    this.#view = view;
  }

  get #frame() {
    return this.#viewer.run.frame;
  }

  /** Translation keys of the two boards that are edited side by side. */
  get titles() {
    const { id } = this.#viewer.run.kind;
    return [
      [`${id}.startBoard`, 'board.startBoard'],
      [`${id}.goalBoard`, 'board.goalBoard'],
    ];
  }

  heading() {
    const { run, words } = this.#viewer;
    const { id, before = 0 } = this.#view();
    const { mostChoices, reasons } = run.session.description;
    const { depth, round, bound } = this.#frame;
    const values = { number: depth + before, count: mostChoices + before, round: round + 1, bound };
    const between = id === 'deepening' && depth === 0 ? ['deepening.standing.between'] : [];
    const over = words.text([...between, `${id}.standing`, 'backtracking.standing'], values);
    if (this.#viewer.predicting.question?.kind === 'variable') {
      return { over, title: words.text('backtracking.title.asked'), about: { over: 'depth' } };
    }
    const { about, ...told } = tellTitle(
      words,
      { puzzle: id, reasons, values: this.#values },
      this.#frame,
    );
    return { over, ...told, about: { over: 'depth', ...about } };
  }

  /** Values for the texts about the step. */
  get #values() {
    const { description } = this.#viewer.run.session;
    const { rows, columns, reasons } = description;
    const [view, frame, shape] = [this.#view(), this.#frame, { rows, columns }];
    return view.tellStep({ view, reasons, shape, frame, description, outcome: null });
  }

  /** Renders what stands beside the board, if the puzzle has anything. */
  beside() {
    const { run, words } = this.#viewer;
    const { description } = run.session;
    return this.#view().beside?.(words, { frame: this.#shown(), description });
  }

  /** Renders what stands under the board, if the puzzle has anything. */
  over() {
    const { run, words, editing, finale } = this.#viewer;
    if (editing.isOn || finale.on) return undefined;
    const { description } = run.session;
    return this.#view().under?.(words, { frame: this.#shown(), description });
  }

  /**
   * Draws the board at the cursor.
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   * @param {number} index 0 for the board; 1 for the answer board, which stands beside the board
   *   while both are edited
   */
  paint(ctx, { width, height }, index) {
    const { run, theme, editing, tween, finale } = this.#viewer;
    const { description } = run.session;
    const { rows, columns, goalBoard } = description;
    const isAnswer = index > 0 && goalBoard !== null;
    const frame = isAnswer ? { board: goalBoard } : this.#shown();
    // Hide the given numbers in an answer, because they would cover its choices.
    const given = isAnswer ? { ...description, givenNumbers: null } : description;
    const options = {
      static: editing.isOn,
      share: finale.on ? finale.share : tween.share,
      lit: finale.comes && this.#frame.answered ? finale.lit?.edges : undefined,
    };
    const pen = new Pen(ctx, theme);
    const board = { shape: { rows, columns }, frame, description: given };
    this.#view().paint(pen, { width, height }, board, options);
  }

  /** Returns the frame to draw: the frame at the cursor, or a partly played answer. */
  #shown() {
    const { run, finale, predicting } = this.#viewer;
    // Hide the numbers and candidates on the board, which would give away the answer to the
    // question.
    if (predicting.question?.kind === 'variable') return { ...this.#frame, candidates: [] };
    if (predicting.question?.kind === 'candidate') {
      const labels = this.#frame.labels.map(() => NONE);
      return { ...this.#frame, labels, candidates: [] };
    }
    if (!finale.on) return this.#frame;
    const { session } = run;
    if (hasBound(session.description.algorithm)) {
      const { board } = this.#frame;
      const boards = this.#boards.of([session], () => answerBoardsOf(session, board.length));
      return { ...this.#frame, board: boards[finale.at] ?? board };
    }
    const ends = this.#played.of([run.session, run.player.cursor], () => endsOf(run));
    return partOf(ends, finale.at);
  }

  /**
   * Returns the translation keys of the hint about editing, most specific first.
   * @param {boolean} byFinger
   */
  hints(byFinger) {
    const { run } = this.#viewer;
    const { goalBoard } = run.session.description;
    const known = goalBoard?.some((code) => code > 0) ?? true;
    const how = byFinger ? 'touchHint' : 'editHint';
    const anew = known ? [] : [`${run.kind.id}.${how}.anew`];
    return [...anew, `${run.kind.id}.${how}`, `board.${how}`];
  }

  /**
   * Converts a typed key to a digit for the cell that is edited.
   * @param {string} key
   * @param {number} side 0 for the board, 1 for the answer board
   * @returns {number | undefined} undefined for other keys and for boards without given numbers
   */
  number(key, side) {
    const { givenNumbers } = this.#viewer.run.session.description;
    return givenNumbers && side === 0 && /^\d$/.test(key) ? Number(key) : undefined;
  }

  /**
   * Returns the description of a cell for screen readers.
   * @param {number} code
   * @param {number} cell
   * @param {number} side 0 for the board, 1 for the answer board
   */
  cell(code, cell, side) {
    const { run, words } = this.#viewer;
    if (side > 0)
      return words.text([`${run.kind.id}.layout.${code}`, 'backtracking.layout'], { code });
    if (this.#tell.frame !== run.frame) {
      const { description } = run.session;
      const told = { puzzle: run.kind.id, frame: this.#frame, description };
      this.#tell = { frame: run.frame, says: this.#view().tellCells(words, told) };
    }
    return this.#tell.says(cell);
  }

  /**
   * Returns the part of the board that is given to screen readers.
   * @param {number} cell keyboard position
   */
  seen(cell) {
    return windowAround(cell, this.#viewer.run.session.description);
  }

  /** Returns the cell at the pointer, or -1 outside the board. @param {MouseEvent} event */
  cellAt(event) {
    return cellUnder(event, this.#viewer.run.session.description);
  }

  /**
   * Renders the number of candidates of the node, and a list of the candidates: tried ones, the
   * next one, and those still to try.
   */
  below() {
    const { run, words, predicting } = this.#viewer;
    if (predicting.question) return nothing;
    const { candidates, tried, answered, board, bound } = this.#frame;
    const { id } = run.kind;
    const count = candidates.length;
    if (count === 0) {
      const key = answered ? 'complete' : 'nothing';
      return html`<p class="note">
        ${term(words.text([`${id}.${key}`, `backtracking.${key}`]), 'candidates')}
      </p>`;
    }
    const free = waysOn(this.#frame);
    const how = free === 0 ? 'none' : free < count ? 'some' : 'all';
    return html`<p class="note">
        ${term(words.text([`${id}.inReach.${how}`, 'backtracking.tried'], { tried, count, free }), 'candidates')}
      </p>
      <ol class="candidates ${count > ONE_LINE ? 'many' : ''}" aria-hidden="true">
        ${candidates.map((candidate, index) => {
          const state = index < tried ? 'tried' : index === tried ? 'next' : '';
          return html`<li class=${state}>
            ${tellCandidate(this.#viewer, candidate, index)}
            ${candidate.score < 0 || (bound < 0 && board[candidate.cell] > 0) || areRounds(run) ? nothing : html`<small>${words.number(candidate.score)}</small>`}
          </li>`;
        })}
      </ol>`;
  }
}

/**
 * Copies the frame at the cursor and the frame of step 0. The copies are needed because frames
 * share their buffers.
 * @param {Run} run
 */
function endsOf(run) {
  const copy = (/** @type {Frame} */ { board, labels, marks, ...rest }) => ({
    ...rest,
    board: board.slice(),
    labels: labels.slice(),
    marks: marks.slice(),
  });
  const end = copy(run.frame);
  const begin = run.aside(() => copy(run.session.show(0)));
  return { begin, end };
}

/**
 * Builds a frame in which only the first choices of an answer are made.
 * @param {ReturnType<typeof endsOf>} ends
 * @param {number} choices
 */
function partOf({ begin, end }, choices) {
  const path = end.path.subarray(0, choices);
  const board = begin.board.slice();
  const labels = begin.labels.slice();
  for (const cell of path) {
    board[cell] = end.board[cell];
    labels[cell] = end.labels[cell];
  }
  // The last choice counts as the choice of the step, so that its movement is animated.
  const cell = choices > 0 ? path[choices - 1] : -1;
  const kind = /** @type {'place' | 'start'} */ (choices > 0 ? 'place' : 'start');
  return { ...end, board, labels, path, kind, cell, answered: choices === end.path.length };
}
