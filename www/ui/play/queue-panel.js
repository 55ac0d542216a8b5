/**
 * The user does the work of the queue, in place of board and map: chooses the state that leaves next,
 * then marks the moves that lead to new states.
 * @import { Values } from '../../i18n/index.js'
 * @import { Target } from '../../core/play/queue-game.js'
 * @import { QueueMap } from '../kit/family-view.js'
 * @import { Key } from '../viewer/keys.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { Session } from '../../core/engine/session.js';
import { QueueGame } from '../../core/play/queue-game.js';
import { unmarked } from '../../i18n/index.js';
import { wordsOfPuzzle } from '../../i18n/puzzle-words.js';
import { button } from '../kit/button.js';
import { miniBoard } from '../kit/mini-board.js';
import { painted } from '../kit/paint-directive.js';
import { pointOn } from '../kit/pointer-position.js';
import { queueStyle } from './queue-style.js';

/** Search whose queue it is. */
const SEARCH = 'bfs';
/** More steps than the search of a space that can be listed has. */
const ALL = 1e6;
/** Longer side of the boards in the strip and of the moves, and of the board that left, in CSS px. */
const SMALL_PX = 64;
const LARGE_PX = 120;

/** Suffixes of the translation keys of lines in the list of keys. */
const LINES = ['leave', 'help'];

/** Viewers whose elements have adopted the style sheet. @type {WeakSet<object>} */
const styled = new WeakSet();

export class QueuePanel {
  /** The game has no work to do between two frames. */
  busy = false;
  /** Part of the state string: that of the game by hand, which a link opens. */
  suffix;
  #session;
  #map;
  /** Whether the search has chosen the present state, not the user. */
  #isShown = false;

  /**
   * @param {Viewer} viewer
   * @param {string} suffix part of a state string: the game by hand to go back to
   * @throws {Error} of the core
   */
  constructor(viewer, suffix) {
    this.viewer = viewer;
    this.suffix = suffix;
    this.#session = new Session(viewer.run.session.withAlgorithm(SEARCH));
    this.#session.advance(ALL);
    this.game = new QueueGame(this.#session);
    this.#map = this.#newMap();
    if (!styled.has(viewer)) viewer.host.adopt([queueStyle]);
    styled.add(viewer);
  }

  /** @returns {QueueMap} */
  #newMap() {
    return new this.#family.QueueMap(this.game, () => this.viewer.refresh());
  }

  get #module() {
    const { module } = this.viewer.playing;
    return /** @type {NonNullable<typeof module.part>} */ (module.follow() ?? module.part);
  }

  get #family() {
    return this.#module.family;
  }

  get words() {
    const { viewer } = this;
    return wordsOfPuzzle(this.#module.words, this.#session.description, viewer.words);
  }

  tick() {}

  /** @returns {boolean} whether the key was used */
  takeChord() {
    return false;
  }

  free() {
    this.#session.free();
  }

  /** Shortcuts. @returns {Key[]} */
  get keys() {
    return [
      {
        keys: ['Escape'],
        act: ({ overlays }) => (overlays.isDrawerOpen ? overlays.leaveDrawer() : this.#leave()),
      },
      { keys: ['?'], act: ({ overlays }) => overlays.open('keys') },
    ];
  }

  /** Lines of the list of keys. @returns {[string, string][]} */
  get lines() {
    const { words } = this;
    return LINES.map((name) => [
      words.text(`play.keys.name.${name}`),
      words.text(`play.keys.${name}`),
    ]);
  }

  /** Sentence about the last answer, with emphasis marks. */
  get sentence() {
    const [key, values] = this.#said();
    return this.words.marked(`play.queue.${key}`, values);
  }

  /** @returns {[string, Values]} */
  #said() {
    const { game } = this;
    const { phase, chosen, moves, score, turns } = game;
    if (phase === 'done') return ['done', { ...score, turns }];
    if (phase === 'next') {
      if (chosen) return [chosen.pick, { place: chosen.place }];
      return [game.expanded === 0 ? 'start' : 'choose', {}];
    }
    const left = this.#isShown ? 'shown' : 'first';
    if (phase === 'moves') return [left, {}];
    if (moves.length === 0) return [`${left}.none`, {}];
    const right = moves.filter((_, index) => game.isRight(index)).length;
    const count = moves.filter(({ target }) => target === 'new').length;
    return ['checked', { right, all: moves.length, count }];
  }

  /** @param {() => void} change */
  #change(change) {
    this.viewer.attempt(change);
    this.viewer.refresh();
  }

  /** @param {number} state */
  async #choose(state) {
    const { root, host } = this.viewer;
    const hasFocus = Boolean(root.activeElement?.closest('.waiting-states'));
    this.#isShown = false;
    this.#change(() => this.game.choose(state));
    if (!hasFocus || this.game.phase === 'next') return;
    // The chosen button is gone: its focus goes to what comes next.
    await host.rendered();
    /** @type {HTMLElement | null} */ (
      root.querySelector('.queue-moves button') ?? root.querySelector('.be-queue .acts button')
    )?.focus();
  }

  #reveal() {
    this.#isShown = true;
    this.#change(() => this.game.reveal());
  }

  #again() {
    this.game = new QueueGame(this.#session);
    this.#map = this.#newMap();
    this.viewer.refresh();
  }

  /** Goes back to the game by hand. */
  #leave() {
    this.viewer.playing.ask(this.suffix);
    this.viewer.refresh();
  }

  template() {
    const { words, game, viewer } = this;
    const { overlays, extras } = viewer;
    const { turns, phase } = game;
    const turn = Math.min(turns, game.expanded + Number(phase === 'next'));
    return html`<div class="stage play be-queue">
      <div class="hand" part="board" role="group" aria-label=${words.text('play.queue.begin')}>
        <div class="heading">
          <p class="note">${words.text('play.queue.turn', { turn, turns })}</p>
          <p class="title">${words.text(`play.queue.title.${phase}`)}</p>
        </div>
        <div class="queue-work">${this.#work()}</div>
        <div class="acts">${this.#acts()}</div>
      </div>
      <div class="hand-map" part="map" role="group" aria-label=${words.text('pane.map')}>
        <div class="map">
          <canvas
            role="img"
            aria-label=${words.text('play.queue.map')}
            @click=${(/** @type {MouseEvent} */ event) => {
              const state = this.#map.stateAt(pointOn(event));
              if (state >= 0 && game.phase === 'next') this.#choose(state);
            }}
            ${painted((canvas) => this.#map.show(canvas, viewer.theme, words))}
          ></canvas>
        </div>
        ${this.#legend()}
      </div>
      ${overlays.isDrawerOpen ? extras?.drawer() : nothing}
    </div>`;
  }

  /** Renders the strip, or the state that has left with its moves. */
  #work() {
    const { game, words } = this;
    const { phase, state } = game;
    if (phase === 'done') return nothing;
    if (phase === 'next') {
      const label = words.text('play.queue.waiting');
      return html`<p class="note">${label}</p>
        <ul class="waiting-states" aria-label=${label}>
          ${Array.from(
            game.waiting,
            (one) =>
              html`<li>
                ${button(this.#board(one, SMALL_PX), () => this.#choose(one), {
                  kind: game.chosen?.state === one ? 'refused' : '',
                  label: this.#stateSays(one),
                })}
              </li>`,
          )}
        </ul>`;
    }
    return html`<div class="left-state">${this.#board(state, LARGE_PX)}</div>
      <ul class="queue-moves" aria-label=${words.text('play.queue.moves')}>
        ${game.moves.map((_, index) => html`<li>${this.#move(index)}</li>`)}
      </ul>`;
  }

  /** Renders a move: a switch, or what the user's answer was worth. @param {number} index */
  #move(index) {
    const { game, words } = this;
    const move = game.moves[index];
    const values = this.#family.valuesOf(game, move, game.state);
    const says = unmarked(words.marked('play.move', values));
    const contents = html`${this.#board(move.to, SMALL_PX)} <span>${says}</span>`;
    if (game.phase === 'moves') {
      return button(contents, () => this.#change(() => game.toggle(index)), {
        pressed: game.marked.has(index),
      });
    }
    const isRight = game.isRight(index);
    return html`<div class="judged ${isRight ? 'right' : 'wrong'}">
      ${contents}
      <b
        ><span aria-hidden="true">${isRight ? '✓' : '✗'}</span>
        ${words.text(isRight ? 'play.queue.right' : 'play.queue.wrong')}:
        ${words.text(TARGETS[move.target])}</b
      >
    </div>`;
  }

  /** Renders a board. @param {number} state @param {number} px */
  #board(state, px) {
    const { viewer } = this;
    const { rows, columns, puzzle } = this.#session.description;
    const view = this.#family.viewOf(puzzle, () => viewer.refresh());
    const board = this.#session.boards(Uint32Array.of(state));
    return html`<canvas
      aria-hidden="true"
      ${miniBoard({ board, rows, columns, view, theme: viewer.theme, px, whole: true })}
    ></canvas>`;
  }

  /** Returns the name of a state: the move by which the search found it. @param {number} state */
  #stateSays(state) {
    const { words } = this;
    const session = this.#session;
    const step = session.foundAt(state);
    if (step <= 0) return words.text('play.queue.state.start');
    session.show(step);
    const event = session.event();
    if (event.kind !== 'move') return words.text('play.queue.state.start');
    const { from, toDepth: depth } = event;
    const made = session.ask((core) => core.movesFrom(from)).find(({ to }) => to === state);
    const values = made ? this.#family.valuesOf(this.game, made, from) : {};
    return words.text('play.queue.state', { ...values, depth });
  }

  #acts() {
    const { game, words } = this;
    /** @type {Record<typeof game.phase, [string, () => void]>} */
    const acts = {
      next: ['reveal', () => this.#reveal()],
      moves: ['check', () => this.#change(() => game.check())],
      told: ['goOn', () => this.#change(() => game.goOn())],
      done: ['again', () => this.#again()],
    };
    const [key, act] = acts[game.phase];
    const kind = game.phase === 'next' ? '' : 'primary';
    return button(words.text(`play.queue.${key}`), act, { kind });
  }

  #legend() {
    const { words, game } = this;
    const line = (
      /** @type {string} */ mark,
      /** @type {string} */ says,
      /** @type {string} */ count,
    ) =>
      html`<div>
        <dt><i class="mark-turn ${mark}" aria-hidden="true"></i> ${words.text(says)}</dt>
        <dd>${count}</dd>
      </div>`;
    const waiting = words.number(game.discovered - game.expanded);
    return html`<div class="legend" part="legend">
      <dl>
        ${line('nearer', 'play.queue.legend.expanded', words.number(game.expanded))}
        ${line('waits', 'play.queue.legend.waiting', waiting)}
        ${line('still', 'play.queue.score', words.text('play.queue.of', game.score))}
      </dl>
    </div>`;
  }

  /** Renders the score in place of the step field. */
  counter() {
    const { words, game } = this;
    return html`<div class="counter">
      <b>${words.number(game.score.right)}</b>
      <span class="note">${words.text('play.queue.score')}</span>
    </div>`;
  }

  /** Renders the controls in place of timeline and transport. */
  deck() {
    const { words } = this;
    return html`<div class="play-deck">
      ${button(words.text('play.queue.leave'), () => this.#leave())}
      ${button(words.text('play.queue.again'), () => this.#again())}
    </div>`;
  }
}

/** Translation keys of where a move leads. @type {Record<Target, string>} */
const TARGETS = {
  new: 'play.queue.target.new',
  waiting: 'play.queue.target.waiting',
  expanded: 'play.queue.target.expanded',
  itself: 'play.queue.target.itself',
};
