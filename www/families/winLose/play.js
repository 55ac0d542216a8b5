/**
 * The panel beside a game: who plays, what can be done, what was done and what it was worth.
 * @import { Ctx } from '../../draw/types.js'
 * @import { Looking } from './looking.js'
 * @import { Told } from './places.js'
 * @import { Move, Side } from './game.js'
 */
import { html, nothing } from 'lit/html.js';
import { segments } from '../../ui/segments.js';
import { Game } from './game.js';
import { alongList, rowsAround } from './listing.js';
import { moveOf, placeOf } from './places.js';
import { picture } from './thumb.js';

/** Of the position by itself, CSS px. */
const POSITION = { width: 300, height: 150 };

const SIDES = /** @type {Side[]} */ (['person', 'engine']);

export class PlayPanel {
  #desk;
  #looking;
  /** @type {Side} */
  #first = 'person';
  /** @type {Side} */
  #opponent = 'engine';
  /** What was asked for at which position. @type {{ what: 'hint' | 'why', at: number[] } | null} */
  #asked = null;

  /**
   * @param {Told} desk
   * @param {Looking} looking
   */
  constructor(desk, looking) {
    this.#desk = desk;
    this.#looking = looking;
  }

  /** Begins a game. @param {number} [start] the run's if left out */
  begin(start = this.#desk.viz.session.description.start) {
    const { oracle } = this.#desk.viz.study;
    const options = { first: this.#first, opponent: this.#opponent };
    this.#looking.game = oracle && new Game(oracle, start, options);
    this.#looking.hover = -1;
    this.#desk.refresh();
  }

  /** The game, which is there as soon as the oracle is. */
  get #game() {
    const { oracle } = this.#desk.viz.study;
    if (!oracle) return null;
    if (!this.#looking.game) this.begin();
    const { game } = this.#looking;
    if (game) game.oracle = oracle;
    return game;
  }

  template() {
    const { words } = this.#desk;
    const game = this.#game;
    if (!game) return html`<p class="note">${words.text('winLose.computing')}</p>`;
    return html`${this.#options(game)}
      <p class="turn" aria-live="polite">${this.#status(game)} ${this.#advice(game)}</p>
      ${this.#position(game)} ${game.isOver ? this.#end(game) : this.#legal(game)}
      ${this.#done(game)}`;
  }

  /** The position by itself, where a puzzle shows it so. @param {Game} game */
  #position({ position }) {
    const { viz, view, roles } = this.#desk;
    const { description } = viz.session;
    const { paintPosition } = view;
    if (!paintPosition) return nothing;
    const paint = (/** @type {Ctx} */ ctx) =>
      paintPosition(ctx, POSITION, position, description, roles);
    const of = [description, position, roles];
    return html`<canvas
      class="position"
      aria-hidden="true"
      ${picture({ of, ...POSITION, paint })}
    ></canvas>`;
  }

  /** @param {Game} game */
  #options(game) {
    const { words } = this.#desk;
    const button = (/** @type {string} */ name, /** @type {boolean} */ off, act = () => {}) =>
      html`<button class="button small" type="button" ?disabled=${off} @click=${act}>
        ${words.text(`winLose.play.${name}`)}
      </button>`;
    const choice = (
      /** @type {'first' | 'opponent'} */ name,
      /** @type {Side} */ chosen,
      /** @type {(side: Side) => void} */ choose,
    ) =>
      html`<span class="note" aria-hidden="true">${words.text(`winLose.play.${name}`)}</span>
        ${segments({
          name,
          label: words.text(`winLose.play.${name}`),
          values: SIDES,
          chosen,
          text: (side) => words.text(`winLose.play.${name}.${side}`),
          choose: (side) => {
            choose(side);
            this.begin(game.line[0]);
          },
          className: 'small',
        })}`;
    const canUndo = game.line.length > (game.person === 'B' && game.opponent === 'engine' ? 2 : 1);
    return html`<div class="row">
        ${choice('opponent', this.#opponent, (side) => (this.#opponent = side))}
        ${
          this.#opponent === 'person'
            ? nothing
            : choice('first', this.#first, (side) => (this.#first = side))
        }
      </div>
      <div class="row">
        ${button('new', false, () => this.begin())}
        ${button('undo', !canUndo, () => this.#act(game.undo()))}
        ${button('hint', game.isOver, () => this.#ask('hint', game))}
      </div>`;
  }

  /** @param {boolean} did */
  #act(did) {
    this.#looking.hover = -1;
    if (!did) return;
    // The buttons of the moves are gone.
    if (this.#looking.game?.isOver) this.#desk.focus();
    this.#desk.refresh();
  }

  /**
   * @param {'hint' | 'why'} what
   * @param {Game} game
   */
  #ask(what, { line }) {
    this.#asked = { what, at: [...line] };
    if (what === 'why') this.#desk.focus();
    this.#desk.refresh();
  }

  /**
   * Whether it was asked for here, and not before a move since.
   * @param {'hint' | 'why'} what
   * @param {Game} game
   */
  #isAsked(what, { line }) {
    return this.#asked?.what === what && this.#asked.at.join() === line.join();
  }

  /** Whose turn it is, after which move, or how it ended. @param {Game} game */
  #status(game) {
    const { words } = this.#desk;
    const { turn, winner, position, line, opponent, moves } = game;
    const values = {
      player: turn,
      winner: winner ?? '',
      here: placeOf(this.#desk, position),
      count: line.length - 1,
    };
    if (winner) {
      const who = opponent === 'person' ? 'person' : winner === game.person ? 'you' : 'engine';
      return words.text(`winLose.play.over.${who}`, values);
    }
    if (opponent === 'person') return words.text('winLose.play.turn', values);
    const last = moves.at(-1);
    if (!last) return words.text('winLose.play.yours', values);
    const move = moveOf(this.#desk, last.from, last.to);
    return words.text('winLose.play.answered', { ...values, move });
  }

  /** What was asked of the position. @param {Game} game */
  #advice(game) {
    const { words } = this.#desk;
    if (game.isOver || !this.#isAsked('hint', game)) return nothing;
    const winning = game.hint();
    const best = winning ?? game.legal.find((move) => move.best)?.to ?? game.position;
    const move = moveOf(this.#desk, game.position, best);
    return words.text(`winLose.play.hint.${winning === null ? 'none' : 'wins'}`, { move });
  }

  /** The moves as buttons. @param {Game} game */
  #legal(game) {
    const { words } = this.#desk;
    const { legal } = game;
    const hint = this.#isAsked('hint', game) ? legal.findIndex(({ best }) => best) : -1;
    const shown = rowsAround(legal.length, 0, hint);
    return html`<h3 id="legal">${words.text('winLose.play.legal', { count: legal.length })}</h3>
      <ol class="rows legal" aria-labelledby="legal" @keydown=${alongList}>
        ${shown.map((row, place) => this.#move(game, legal[row], row === hint, place === 0))}
      </ol>
      ${
        shown.length === legal.length
          ? nothing
          : html`<p class="note">
              ${words.text('winLose.play.onBoard', { count: legal.length - shown.length })}
            </p>`
      }`;
  }

  /**
   * @param {Game} game
   * @param {Move} move
   * @param {boolean} isHint
   * @param {boolean} isFirst whether it is the one in the page's order
   */
  #move(game, { to, wins }, isHint, isFirst) {
    const { words } = this.#desk;
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
        @click=${() => this.#act(game.play(to))}
      >
        <span class="move">
          ${words.text('winLose.row.to', {
            move: moveOf(this.#desk, game.position, to),
            place: placeOf(this.#desk, to),
          })}
        </span>
        ${isHint ? html`<em>${words.text(`winLose.row.mark.${mark}`)}</em>` : nothing}
      </button>
    </li>`;
  }

  /** Why it was lost, for who asks. @param {Game} game */
  #end(game) {
    const { words } = this.#desk;
    const { opponent, winner, person } = game;
    if (opponent === 'engine' && winner === person) return nothing;
    const whose = opponent === 'person' ? 'person' : 'you';
    const loser = winner === 'A' ? 'B' : 'A';
    if (!this.#isAsked('why', game)) {
      return html`<div class="row">
        <button class="button" type="button" @click=${() => this.#ask('why', game)}>
          ${words.text(`winLose.play.why.${whose}`, { player: loser })}
        </button>
      </div>`;
    }
    return html`<p class="because" role="status">${this.#because(game, whose, loser)}</p>`;
  }

  /**
   * @param {Game} game
   * @param {string} whose
   * @param {string} player who lost
   */
  #because(game, whose, player) {
    const { words } = this.#desk;
    const { line, oracle } = game;
    const index = game.mistake();
    if (index < 0) return words.text(`winLose.play.lost.${whose}`, { player });
    const from = line[index];
    const better = oracle.movesOf(from).find(({ best }) => best)?.to ?? from;
    return words.text(`winLose.play.mistake.${whose}`, {
      player,
      number: index + 1,
      here: placeOf(this.#desk, from),
      made: moveOf(this.#desk, from, line[index + 1]),
      better: moveOf(this.#desk, from, better),
    });
  }

  /** The moves so far, each with what it did. @param {Game} game */
  #done(game) {
    const desk = this.#desk;
    const { words } = desk;
    const { moves } = game;
    if (moves.length === 0) return nothing;
    const mistake = this.#isAsked('why', game) ? game.mistake() : -1;
    return html`<h3 id="done">${words.text('winLose.play.moves')}</h3>
      <ol class="done" aria-labelledby="done">
        ${moves.map(
          ({ player, from, to, effect }, index) =>
            html`<li class=${effect} aria-current=${index === mistake ? 'true' : nothing}>
              <b>${player}</b>
              <span class="move">
                ${words.text('winLose.row.to', {
                  move: moveOf(desk, from, to),
                  place: placeOf(desk, to),
                })}
              </span>
              <span class="value">${words.text(`winLose.play.effect.${effect}`)}</span>
            </li>`,
        )}
      </ol>`;
  }
}
