/**
 * Panel of a game: the players, the buttons, the moves made and their effects.
 * @import { Ctx } from '../../../canvas/types.js'
 * @import { Looking } from './selection.js'
 * @import { Told } from '../position-names.js'
 * @import { Game, Move, Side } from './game.js'
 */
import { Pen } from '../../../canvas/pen.js';
import { html, nothing } from 'lit/html.js';
import { button } from '../../../ui/kit/button.js';
import { segments } from '../../../ui/kit/segments.js';
import { alongList, rowsAround } from './roving-list.js';
import { moveOf, placeOf } from '../position-names.js';
import { picture } from '../../../ui/kit/cached-picture.js';

/** Size of the picture of a position, in CSS px. */
const POSITION = { width: 300, height: 150 };

const SIDES = /** @type {Side[]} */ (['person', 'engine']);

/**
 * Moment at which the user asked for a hint or an explanation: the game, and its moves at that
 * time.
 * @typedef {{ game: Game, line: string }} Asked
 */

/** Returns the current moment of a game. @param {Game} game @returns {Asked} */
const here = (game) => ({ game, line: game.line.join() });

/**
 * Returns whether no move has been made since the request.
 * @param {Asked | null} asked
 * @param {Game} game
 */
const isHere = (asked, game) => asked?.game === game && asked.line === game.line.join();

/** Panel of a game on the table. */
export class PlayPanel {
  #viewer;
  #looking;
  /** Moment of the last request for a hint. @type {Asked | null} */
  #hinted = null;
  /**
   * Moment of the last request for an explanation, with its result.
   * @type {Asked & { mistake: ReturnType<Game['mistake']> } | null}
   */
  #blamed = null;

  /**
   * @param {Told} viewer
   * @param {Looking} looking
   */
  constructor(viewer, looking) {
    this.#viewer = viewer;
    this.#looking = looking;
  }

  template() {
    const { words } = this.#viewer;
    const { game } = this.#looking;
    if (!game) return html`<p class="note">${words.text('games.computing')}</p>`;
    return html`${this.#options(game)}
      <p class="advice" aria-live="polite">${this.#advice(game)}</p>
      ${game.isOver ? this.#end(game) : [this.#position(game), this.#legal(game)]}
      ${this.#done(game)}`;
  }

  /** Renders a picture of the position, if the puzzle can draw one. @param {Game} game */
  #position({ position }) {
    const { run, view, theme } = this.#viewer;
    const { description } = run.session;
    const { paintPosition } = view;
    if (!paintPosition) return nothing;
    const paint = (/** @type {Ctx} */ ctx) =>
      paintPosition(new Pen(ctx, theme), POSITION, position, description);
    const of = [description, position, theme];
    return html`<canvas
      class="position"
      aria-hidden="true"
      ${picture({ of, ...POSITION, paint })}
    ></canvas>`;
  }

  /** Renders the choice of players and the buttons New, Undo and Hint. @param {Game} game */
  #options(game) {
    const { words } = this.#viewer;
    const { sides } = this.#looking;
    const control = (/** @type {string} */ name, /** @type {boolean} */ off, act = () => {}) =>
      button(words.text(`games.play.${name}`), act, { kind: 'small', isOff: off });
    const choice = (/** @type {'first' | 'opponent'} */ name) =>
      html`<span class="note" aria-hidden="true">${words.text(`games.play.${name}`)}</span>
        ${segments({
          name,
          label: words.text(`games.play.${name}`),
          values: SIDES,
          chosen: sides[name],
          text: (side) => words.text(`games.play.${name}.${side}`),
          choose: (side) => this.#begin(game, { ...sides, [name]: side }),
          className: 'small',
        })}`;
    return html`<div class="row">
        ${choice('opponent')} ${sides.opponent === 'person' ? nothing : choice('first')}
      </div>
      <div class="row">
        ${control('new', false, () => this.#begin(game, sides))}
        ${control('undo', !game.canUndo, () => this.#change((now) => now.undo()))}
        ${control('hint', game.isOver, () => this.#change((now) => (this.#hinted = here(now))))}
      </div>`;
  }

  /**
   * Starts a new game from the same position.
   * @param {Game} game
   * @param {Looking['sides']} sides
   */
  #begin({ start }, sides) {
    this.#looking.sides = sides;
    this.#looking.begin(start);
  }

  /** Edits the game, e.g. makes a move. @param {(game: Game) => void} edit */
  #change(edit) {
    this.#looking.hover = -1;
    // At the end of the game, the move button with the focus disappears: focus the viewer.
    if (this.#looking.change(edit)) this.#viewer.focus();
  }

  /** Returns the text of the requested hint. @param {Game} game */
  #advice(game) {
    const { words } = this.#viewer;
    const best = isHere(this.#hinted, game) ? game.hint() : undefined;
    if (!best) return nothing;
    const move = moveOf(this.#viewer, game.position, best.to);
    return words.text(`games.play.hint.${best.wins ? 'wins' : 'none'}`, { move });
  }

  /** Renders the legal moves as buttons. @param {Game} game */
  #legal(game) {
    const { words } = this.#viewer;
    const { legal } = game;
    const hint = isHere(this.#hinted, game) ? legal.findIndex(({ best }) => best) : -1;
    const shown = rowsAround(legal.length, 0, hint);
    return html`<div class="subhead" id="legal">
        ${words.text('games.play.legal', { count: legal.length })}
      </div>
      <ol class="rows legal" aria-labelledby="legal" @keydown=${alongList}>
        ${shown.map((row, place) => this.#move(game, legal[row], row === hint, place === 0))}
      </ol>
      ${
        shown.length === legal.length
          ? nothing
          : html`<p class="note">
              ${words.text('games.play.onBoard', { count: legal.length - shown.length })}
            </p>`
      }`;
  }

  /**
   * Renders one legal move.
   * @param {Game} game
   * @param {Move} move
   * @param {boolean} isHint
   * @param {boolean} isFirst whether the button is in the tab order
   */
  #move(game, { to, wins }, isHint, isFirst) {
    const { words } = this.#viewer;
    const look = () => this.#looking.look(to);
    const leave = () => this.#looking.look(-1);
    const mark = wins ? 'shortest' : 'resists';
    return html`<li class=${isHint ? mark : ''}>
      <button
        type="button"
        tabindex=${isFirst ? 0 : -1}
        @pointerenter=${look}
        @pointerleave=${leave}
        @focus=${look}
        @blur=${leave}
        @click=${() => this.#change((now) => now.play(to))}
      >
        <span class="move">
          ${words.text('games.row.to', {
            move: moveOf(this.#viewer, game.position, to),
            place: placeOf(this.#viewer, to),
          })}
        </span>
        ${isHint ? html`<em>${words.text(`games.row.mark.${mark}`)}</em>` : nothing}
      </button>
    </li>`;
  }

  /** Renders why the game was lost, or a button that asks for it. @param {Game} game */
  #end(game) {
    const { words } = this.#viewer;
    const { opponent, winner, person } = game;
    if (opponent === 'engine' && winner === person) return nothing;
    const whose = opponent === 'person' ? 'person' : 'you';
    const player = winner === 'A' ? 'B' : 'A';
    if (isHere(this.#blamed, game)) {
      return html`<p class="because" role="status">${this.#because(game, whose, player)}</p>`;
    }
    const ask = () =>
      this.#change((now) => (this.#blamed = { ...here(now), mistake: now.mistake() }));
    return html`<div class="row">
      ${button(words.text(`games.play.why.${whose}`, { player }), ask)}
    </div>`;
  }

  /**
   * Returns the explanation why the game was lost.
   * @param {Game} game
   * @param {string} whose suffix of the translation key: 'you' or 'person'
   * @param {string} player the loser
   */
  #because({ line }, whose, player) {
    const viewer = this.#viewer;
    const { words } = viewer;
    const mistake = this.#blamed?.mistake;
    if (!mistake) {
      const key = line.length > 1 ? 'lost' : 'stuck';
      return words.text(`games.play.${key}.${whose}`, { player, here: placeOf(viewer, line[0]) });
    }
    const { index, better } = mistake;
    const from = line[index];
    return words.text(`games.play.mistake.${whose}`, {
      player,
      number: index + 1,
      here: placeOf(viewer, from),
      made: moveOf(viewer, from, line[index + 1]),
      better: moveOf(viewer, from, better),
    });
  }

  /**
   * Renders the moves so far. After the game, renders the effects of the moves, too; earlier, they
   * would reveal who is winning.
   * @param {Game} game
   */
  #done(game) {
    const viewer = this.#viewer;
    const { words } = viewer;
    const { moves } = game;
    if (moves.length === 0) return nothing;
    const mistake = isHere(this.#blamed, game) ? this.#blamed?.mistake?.index : -1;
    return html`<div class="subhead" id="done">${words.text('games.play.moves')}</div>
      <ol class="done" aria-labelledby="done">
        ${moves.map((move, index) => {
          const { player, from, to } = move;
          const effect = this.#looking.hides ? '' : game.effectOf(move);
          return html`<li class=${effect} aria-current=${index === mistake ? 'true' : nothing}>
            <b>${player}</b>
            <span class="move">
              ${words.text('games.row.to', {
                move: moveOf(viewer, from, to),
                place: placeOf(viewer, to),
              })}
            </span>
            ${
              effect
                ? html`<span class="value">${words.text(`games.play.effect.${effect}`)}</span>`
                : nothing
            }
          </li>`;
        })}
      </ol>`;
  }
}
