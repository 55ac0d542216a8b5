/**
 * The choices on the board, and the candidates of the node at the cursor below it.
 * @import { Desk } from '../../ui/desk.js'
 * @import { Ctx } from '../../draw/types.js'
 * @import { ChoicesView } from '../../puzzles/choices.js'
 * @import { Frame } from './film.js'
 */
import { html, nothing } from 'lit/html.js';
import { placeOf } from './board-parts.js';

/** The most rows and columns that readers find at once. */
const WINDOW = 20;

export class ChoicesBoard {
  #desk;
  #view;
  /**
   * Says what is on a cell of the frame that it was made of.
   * @type {{ frame: unknown, says: (cell: number) => string }}
   */
  #tell = { frame: null, says: String };

  /**
   * @param {Desk} desk
   * @param {() => ChoicesView} view
   */
  constructor(desk, view) {
    this.#desk = desk;
    this.#view = view;
  }

  /** @returns {Frame} */
  get #frame() {
    return this.#desk.viz.frame;
  }

  /** What the boards are called that are edited side by side: keys. */
  get titles() {
    const { id } = this.#desk.viz.kind;
    return [`${id}.startBoard`, `${id}.goalBoard`];
  }

  note() {
    const { viz, words } = this.#desk;
    return words.text('choices.depth', {
      depth: this.#frame.depth,
      depths: viz.session.description.mostChoices,
    });
  }

  /**
   * @param {Ctx} ctx
   * @param {{ width: number, height: number }} box
   * @param {number} index 1 for the answer that the instance was made of, which stands beside it
   *   while both are edited
   */
  paint(ctx, { width, height }, index) {
    const { viz, roles, editing } = this.#desk;
    const { description } = viz.session;
    const { rows, columns, goalBoard } = description;
    const isAnswer = index > 0 && goalBoard !== null;
    const frame = isAnswer ? { board: goalBoard } : this.#frame;
    // What was given would hide what it was made of.
    const given = isAnswer ? { ...description, givenNumbers: null } : description;
    const options = { static: editing };
    this.#view().paint(ctx, { width, height }, { rows, columns }, frame, given, roles, options);
  }

  /** How the board is edited: a key. */
  get hint() {
    const { viz } = this.#desk;
    const { goalBoard } = viz.session.description;
    const known = goalBoard?.some((code) => code > 0) ?? true;
    return known ? `${viz.kind.id}.editHint` : `${viz.kind.id}.editHint.anew`;
  }

  /**
   * The digit that was typed.
   * @param {string} key
   * @param {number} side
   * @returns {number | undefined} nothing for other keys, and for boards without numbers
   */
  number(key, side) {
    const { givenNumbers } = this.#desk.viz.session.description;
    return givenNumbers && side === 0 && /^\d$/.test(key) ? Number(key) : undefined;
  }

  /**
   * @param {number} code
   * @param {number} cell
   * @param {number} side
   */
  cell(code, cell, side) {
    const { viz, words } = this.#desk;
    if (side > 0) return words.text(`${viz.kind.id}.layout.${code}`);
    if (this.#tell.frame !== viz.frame) {
      const { description } = viz.session;
      const told = { puzzle: viz.kind.id, frame: this.#frame, description };
      this.#tell = { frame: viz.frame, says: this.#view().tellCells(words, told) };
    }
    return this.#tell.says(cell);
  }

  /** @param {number} cell that the keyboard is on */
  seen(cell) {
    const { rows, columns } = this.#desk.viz.session.description;
    if (rows * columns <= WINDOW ** 2) return { top: 0, bottom: rows, left: 0, right: columns };
    const from = (/** @type {number} */ at, /** @type {number} */ count) =>
      Math.max(0, Math.min(count - WINDOW, at - WINDOW / 2));
    const top = from(Math.floor(cell / columns), rows);
    const left = from(cell % columns, columns);
    const [bottom, right] = [Math.min(rows, top + WINDOW), Math.min(columns, left + WINDOW)];
    return { top, bottom, left, right };
  }

  /** @param {MouseEvent} event */
  cellAt({ currentTarget, clientX, clientY }) {
    const { rows, columns } = this.#desk.viz.session.description;
    const grid = /** @type {Element} */ (currentTarget);
    const { left, top, width, height } = grid.getBoundingClientRect();
    const row = Math.floor((rows * (clientY - top)) / height);
    const column = Math.floor((columns * (clientX - left)) / width);
    const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
    return isInside ? row * columns + column : -1;
  }

  /** The candidates in order: tried, the one of this step, still to try. */
  foot() {
    const { viz, words } = this.#desk;
    const { candidates, tried, answered } = this.#frame;
    const shape = viz.session.description;
    if (candidates.length === 0) {
      const key = answered ? 'choices.complete' : 'choices.nothing';
      return html`<div class="foot board-foot"><span class="note">${words.text(key)}</span></div>`;
    }
    return html`<div class="foot board-foot">
      <span class="note">
        ${words.text('choices.tried', { tried, count: candidates.length })}
      </span>
      <ol class="candidates" aria-hidden="true">
        ${candidates.map((candidate, index) => {
          const { row, column } = placeOf(candidate.cell, shape);
          const state = index < tried ? 'tried' : index === tried ? 'next' : '';
          const key = `${viz.kind.id}.choice.${candidate.value}`;
          return html`<li class=${state}>
            ${words.text(key, { row, column })}
            ${candidate.score < 0 ? nothing : html`<small>${words.number(candidate.score)}</small>`}
          </li>`;
        })}
      </ol>
    </div>`;
  }
}
