/**
 * Panel of a game between a person and the engine, or two persons: the players, the buttons, the
 * moves made and their effects.
 * @import { Values, Words } from '../../i18n/index.js'
 * @import { Player, Side, Sides, TurnGame, TurnMove } from '../../core/play/turn-game.js'
 * @import { TurnPlay } from '../../core/play/turn-play.js'
 */
import { html, nothing } from 'lit/html.js';
import { button } from '../kit/button.js';
import { alongList, rowsAround } from '../kit/roving-list.js';
import { segments } from '../kit/segments.js';

const SIDES = /** @type {Side[]} */ (['person', 'engine']);

/** Names of the hint and of the mark of a best move, by its worth. */
const HINTS = { [-1]: 'none', [0]: 'holds', [1]: 'wins' };
const MARKS = { [-1]: 'resists', [0]: 'holds', [1]: 'shortest' };

/** Part of a viewer that the panel needs. @typedef {{ words: Words, focus: () => void }} Shown */

/**
 * Moment at which the user asked for a hint or an explanation: the game, and its moves at that
 * time.
 * @typedef {{ game: TurnGame, line: string }} Asked
 */

/** Returns the current moment of a game. @param {TurnGame} game @returns {Asked} */
export const here = (game) => ({ game, line: game.line.join() });

/**
 * Returns whether no move has been made since the request.
 * @param {Asked | null} asked
 * @param {TurnGame} game
 */
export const isHere = (asked, game) => asked?.game === game && asked.line === game.line.join();

/**
 * How a family shows a game. `moveOf` names a move, `rowOf` tells it in a list, `position` renders
 * the present position, `end` what follows the end, and `mistakeIn` returns the index of the move to
 * mark as a mistake, -1 for none.
 * @template {TurnGame} Game
 * @typedef {object} TurnNames
 * @property {string} family prefix of the translation keys
 * @property {(from: number, to: number) => string} moveOf
 * @property {(from: number, to: number) => string} rowOf
 * @property {(player: Player) => string} playerOf
 * @property {boolean} [isOpen] whether the effects of moves are told during the game
 * @property {(game: Game) => unknown} [position]
 * @property {(game: Game) => unknown} [end]
 * @property {(game: Game) => number} [mistakeIn]
 */

/**
 * Panel of a game.
 * @template {TurnGame} [Game=TurnGame]
 */
export class TurnPanel {
  #viewer;
  #play;
  #names;
  /** Moment of the last request for a hint. @type {Asked | null} */
  #hinted = null;
  /**
   * Creates the panel.
   * @param {Shown} viewer
   * @param {TurnPlay<Game>} play
   * @param {TurnNames<Game>} names
   */
  constructor(viewer, play, names) {
    this.#viewer = viewer;
    this.#play = play;
    this.#names = names;
  }

  /** Translates a key of the family. @param {string} key @param {Values} [values] */
  #text(key, values) {
    return this.#viewer.words.text(`${this.#names.family}.${key}`, values);
  }

  template() {
    const { game } = this.#play;
    if (!game) return html`<p class="note">${this.#text('computing')}</p>`;
    return html`${this.#options(game)}
      <p class="advice" aria-live="polite">${this.#advice(game)}</p>
      ${game.isOver ? this.#names.end?.(game) : [this.#names.position?.(game), this.#legal(game)]}
      ${this.#done(game)}`;
  }

  /** Renders the choice of players and the buttons New, Undo and Hint. @param {Game} game */
  #options(game) {
    const { sides } = this.#play;
    const control = (/** @type {string} */ name, /** @type {boolean} */ off, act = () => {}) =>
      button(this.#text(`play.${name}`), act, { kind: 'small', isOff: off });
    const choice = (/** @type {'first' | 'opponent'} */ name) =>
      html`<span class="note" aria-hidden="true">${this.#text(`play.${name}`)}</span> ${segments({
          name,
          label: this.#text(`play.${name}`),
          values: SIDES,
          chosen: sides[name],
          text: (side) => this.#text(`play.${name}.${side}`),
          choose: (side) => this.#begin(game, { ...sides, [name]: side }),
          className: 'small',
        })}`;
    return html`<div class="row">
        ${choice('opponent')} ${sides.opponent === 'person' ? nothing : choice('first')}
      </div>
      <div class="row">
        ${control('new', false, () => this.#begin(game, sides))}
        ${control('undo', !game.canUndo, () => this.change((now) => now.undo()))}
        ${control('hint', game.isOver, () => this.change((now) => (this.#hinted = here(now))))}
      </div>`;
  }

  /**
   * Starts a new game from the same position.
   * @param {Game} game
   * @param {Sides} sides
   */
  #begin({ start }, sides) {
    this.#play.sides = sides;
    this.#play.begin(start);
  }

  /** Edits the game, e.g. makes a move. @param {(game: Game) => void} edit */
  change(edit) {
    this.#play.hover = -1;
    // At the end of the game, the move button with the focus disappears: focus the viewer.
    if (this.#play.change(edit)) this.#viewer.focus();
  }

  /** Returns the text of the requested hint. @param {Game} game */
  #advice(game) {
    const best = isHere(this.#hinted, game) ? game.hint() : undefined;
    if (!best) return nothing;
    const move = this.#names.moveOf(game.position, best.to);
    return this.#text(`play.hint.${HINTS[best.worth]}`, { move });
  }

  /** Renders the legal moves as buttons. @param {Game} game */
  #legal(game) {
    const { legal } = game;
    const hint = isHere(this.#hinted, game) ? legal.findIndex(({ best }) => best) : -1;
    const shown = rowsAround(legal.length, 0, hint);
    return html`<div class="subhead" id="legal">
        ${this.#text('play.legal', { count: legal.length })}
      </div>
      <ol class="rows legal" aria-labelledby="legal" @keydown=${alongList}>
        ${shown.map((row, place) => this.#move(game, legal[row], row === hint, place === 0))}
      </ol>
      ${
        shown.length === legal.length
          ? nothing
          : html`<p class="note">
              ${this.#text('play.onBoard', { count: legal.length - shown.length })}
            </p>`
      }`;
  }

  /**
   * Renders one legal move.
   * @param {Game} game
   * @param {TurnMove} move
   * @param {boolean} isHint
   * @param {boolean} isFirst whether the button is in the tab order
   */
  #move(game, { to, worth }, isHint, isFirst) {
    const look = () => this.#play.look(to);
    const leave = () => this.#play.look(-1);
    const mark = MARKS[worth];
    return html`<li class=${isHint ? mark : ''}>
      <button
        type="button"
        tabindex=${isFirst ? 0 : -1}
        @pointerenter=${look}
        @pointerleave=${leave}
        @focus=${look}
        @blur=${leave}
        @click=${() => this.change((now) => now.play(to))}
      >
        <span class="move"> ${this.#names.rowOf(game.position, to)} </span>
        ${isHint ? html`<em>${this.#text(`row.mark.${mark}`)}</em>` : nothing}
      </button>
    </li>`;
  }

  /**
   * Renders the moves so far with their effects, as far as these do not reveal who is winning.
   * @param {Game} game
   */
  #done(game) {
    const { moves } = game;
    if (moves.length === 0) return nothing;
    const mistake = this.#names.mistakeIn?.(game) ?? -1;
    return html`<div class="subhead" id="done">${this.#text('play.moves')}</div>
      <ol class="done" aria-labelledby="done">
        ${moves.map((move, index) => {
          const { player, from, to } = move;
          const effect = this.#play.hides && !this.#names.isOpen ? '' : game.effectOf(move);
          return html`<li class=${effect} aria-current=${index === mistake ? 'true' : nothing}>
            <b>${this.#names.playerOf(player)}</b>
            <span class="move"> ${this.#names.rowOf(from, to)} </span>
            ${
              effect
                ? html`<span class="value">${this.#text(`play.effect.${effect}`)}</span>`
                : nothing
            }
          </li>`;
        })}
      </ol>`;
  }
}
