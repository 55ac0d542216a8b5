/**
 * Panel of a game on the table: the names of its positions and moves, and why it was lost.
 * @import { Ctx } from '../../../canvas/types.js'
 * @import { Looking } from './selection.js'
 * @import { Told } from '../position-names.js'
 * @import { Game } from './game.js'
 */
import { Pen } from '../../../canvas/pen.js';
import { html, nothing } from 'lit/html.js';
import { button } from '../../../ui/kit/button.js';
import { picture } from '../../../ui/kit/cached-picture.js';
import { here, isHere, TurnPanel } from '../../../ui/play/turn-panel.js';
import { moveOf, placeOf } from '../position-names.js';

/** Size of the picture of a position, in CSS px. */
const POSITION = { width: 300, height: 150 };

/** Panel of a game on the table. */
export class PlayPanel {
  #viewer;
  #panel;
  /**
   * Moment of the last request for an explanation, with its result.
   * @type {ReturnType<typeof here> & { mistake: ReturnType<Game['mistake']> } | null}
   */
  #blamed = null;

  /**
   * Creates the panel.
   * @param {Told} viewer
   * @param {Looking} looking
   */
  constructor(viewer, looking) {
    this.#viewer = viewer;
    this.#panel = new TurnPanel(viewer, looking, {
      family: 'games',
      moveOf: (from, to) => moveOf(viewer, from, to),
      rowOf: (from, to) =>
        viewer.words.text('games.row.to', {
          move: moveOf(viewer, from, to),
          place: placeOf(viewer, to),
        }),
      playerOf: (player) => player,
      position: (game) => this.#position(game),
      end: (game) => this.#end(game),
      mistakeIn: (game) => (isHere(this.#blamed, game) ? (this.#blamed?.mistake?.index ?? -1) : -1),
    });
  }

  template() {
    return this.#panel.template();
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
      this.#panel.change((now) => (this.#blamed = { ...here(now), mistake: now.mistake() }));
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
}
