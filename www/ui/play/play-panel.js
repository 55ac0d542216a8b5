/**
 * Game by hand, in place of board and map: the board, the distance to a goal, the user's way, and the
 * map lit by the distances.
 * @import { Turn } from '../../core/play/game.js'
 * @import { PieceView } from '../../canvas/types.js'
 * @import { FamilyPlay, PlayMap } from '../kit/family-view.js'
 * @import { Key } from '../viewer/keys.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { html, nothing } from 'lit/html.js';
import { EngineError, Session } from '../../core/engine/session.js';
import { Game } from '../../core/play/game.js';
import { importChunk } from '../../core/net/lazy-import.js';
import { readGame, writeGame } from '../../core/play/play-link.js';
import { Inputs, Memo } from '../../core/util/memo-key.js';
import { unmarked } from '../../i18n/index.js';
import { wordsOfPuzzle } from '../../i18n/puzzle-words.js';
import { button, iconButton } from '../kit/button.js';
import { cssVars } from '../kit/css-vars.js';
import { ICONS } from '../kit/icons.js';
import { LazyPart } from '../kit/lazy-part.js';
import { painted } from '../kit/paint-directive.js';
import { segments } from '../kit/segments.js';
import { PlayBoard } from './play-board.js';
import { legend } from './play-legend.js';
import { meter } from './play-meter.js';
import { playStyle } from './play-style.js';
import { said } from './play-words.js';
import { way } from './play-way.js';

/** Number of moves of one slice of the survey. */
const BUDGET = 1 << 15;
/** Time in each frame for the survey and the map's layout, in milliseconds. */
const SLICE_MS = 8;

/** Suffixes of the translation keys of lines in the list of keys, for every game. */
const LINES = ['undo', 'redo', 'hint', 'leave', 'help'];

const SIGHTS = /** @type {const} */ (['shown', 'blind']);

/**
 * Viewers whose elements have adopted the style sheet of games.
 * @type {WeakSet<object>}
 */
const styled = new WeakSet();

/**
 * Begins a game. If the current run is not a search through the puzzle's states (IDA* is none, for
 * example), first shows a run that is one; the game then begins when that run is shown.
 * @param {Viewer} viewer
 * @param {{ family: FamilyPlay }} module
 * @param {string} part part of a state string
 * @returns {import('./play-control.js').Panel | null} null if the game waits or cannot begin
 */
export function begun(viewer, { family }, part) {
  const { run, playing } = viewer;
  const { description } = run.session;
  if (description.family === run.kind.family) {
    run.player.pause();
    const panel = viewer.attempt(() => new PlayPanel(viewer, part)) ?? null;
    if (!panel) playing.end();
    return panel;
  }
  const search = family.searchFor(description);
  const link = search && viewer.attempt(() => run.session.withAlgorithm(search));
  if (!link) {
    playing.end();
    return null;
  }
  const open = () => {
    if (!viewer.show(link, open)) return;
    playing.ask(part);
    playing.search = description.search;
  };
  open();
  return playing.panel;
}

export class PlayPanel {
  /** Index of the move that the hint names; -1 for none. */
  hinted = -1;
  /** Whether the list of all moves is open, by the user's choice; null for the default. */
  #isListOpen = /** @type {boolean | null} */ (null);
  /** Whether a random start waits for the survey. */
  #waitsForStart = false;
  #busy = true;
  #state = new Inputs();
  #small = new Memo();
  /** @type {LazyPart<typeof import('./queue-panel.js')>} */
  #queue;
  /** @type {PlayMap} */
  #map;

  /**
   * @param {Viewer} viewer
   * @param {string} part part of a state string
   * @throws {EngineError} if the part is damaged, or its moves do not fit the start
   */
  constructor(viewer, part) {
    this.viewer = viewer;
    const { session } = viewer.run;
    const { moves, isBlind } = readGame(part);
    const start = session.description.start ?? session.aside(() => Number(session.show(0).state));
    this.game = new Game(session, start);
    this.game.isBlind = isBlind;
    for (const move of moves) this.game.play(move);
    this.board = new PlayBoard(this);
    this.#queue = new LazyPart(viewer, {
      error: new EngineError('play'),
      load: () => importChunk(() => import('./queue-panel.js')),
    });
    this.#map = new this.#family.PlayMap(
      this.game,
      (link) => new Session(link),
      () => viewer.refresh(),
    );
    if (!styled.has(viewer)) viewer.host.adopt([playStyle]);
    styled.add(viewer);
  }

  get #module() {
    const { module } = this.viewer.playing;
    return /** @type {NonNullable<typeof module.part>} */ (module.follow() ?? module.part);
  }

  /** @returns {FamilyPlay} */
  get #family() {
    return this.#module.family;
  }

  #refresh = () => this.viewer.refresh();

  /** How the pieces look. @returns {PieceView} */
  get view() {
    return this.#family.viewOf(this.game.session.description.puzzle, this.#refresh);
  }

  get words() {
    const { viewer, game } = this;
    return wordsOfPuzzle(this.#module.words, game.session.description, viewer.words);
  }

  /** Part of the state string that describes the game. */
  get suffix() {
    const { path, cursor, isBlind } = this.game;
    return writeGame({ moves: path.slice(0, cursor).map(({ index }) => index), isBlind });
  }

  /** Whether the next animation frame has work to do. */
  get busy() {
    return this.#busy;
  }

  /** Works for at most about `SLICE_MS`: continues the survey, then the layout of the map. */
  tick() {
    if (!this.#busy) return;
    const untilMs = performance.now() + SLICE_MS;
    do {
      const isMeasured = this.game.measure(BUDGET);
      if (isMeasured && this.#waitsForStart) return this.#startAgain();
      this.#busy = !isMeasured || !this.#map.work();
    } while (this.#busy && performance.now() < untilMs);
  }

  /** Number of moves of each `Turn`: nearer to a goal, away from it, and so on. */
  get counts() {
    /** @type {Record<Turn, number>} */
    const counts = { nearer: 0, away: 0, still: 0, lost: 0, unknown: 0 };
    for (const turn of this.game.turns) counts[turn]++;
    return counts;
  }

  /** Whether the distances to a goal are known and not hidden from the user. */
  get isLit() {
    return this.game.isMeasured && !this.game.isBlind;
  }

  /** Sentence about the present state, with emphasis marks. */
  get sentence() {
    const { game, words, hinted } = this;
    if (hinted >= 0) return words.marked(...this.#hint());
    const { key, values } = said(game);
    const { cursor } = game;
    const last = cursor > 0 ? this.#valuesOfMove(cursor) : {};
    return words.marked(key, { ...last, ...values });
  }

  /** @returns {[string, import('../../i18n/index.js').Values]} */
  #hint() {
    const { game, board, viewer } = this;
    const move = game.moves[this.hinted];
    if (this.view.area || !board.isByCells)
      return ['play.hint.move', this.#family.valuesOf(game, move, game.state)];
    const cell = board.cellOf(this.hinted);
    // Of a piece with several moves, only one may come nearer.
    const moves = game.moves.filter((_, index) => board.cellOf(index) === cell);
    if (moves.length > 1) return ['play.hint.move', this.#family.valuesOf(game, move, game.state)];
    const { columns } = game.session.description;
    const content = viewer.family.board.cell(board.codes[cell], cell, 0);
    const [row, column] = [Math.floor(cell / columns) + 1, (cell % columns) + 1];
    return ['play.hint', { row, column, content }];
  }

  /** Returns the values in the message about a move of the path. @param {number} move from 1 */
  #valuesOfMove(move) {
    const { game } = this;
    const { index } = game.path[move - 1];
    const from = game.stateAt(move - 1);
    const made = game.session.ask((core) => core.movesFrom(from))[index];
    return this.#family.valuesOf(game, made, from);
  }

  /**
   * Changes the game and dispatches `statechange`.
   * @param {(game: Game) => void} change
   */
  #change(change) {
    this.hinted = this.board.picked = -1;
    this.viewer.attempt(() => change(this.game));
    this.viewer.rest(false);
  }

  /** Makes a move. @param {number} index */
  play(index) {
    this.#change((game) => game.play(index));
  }

  undo() {
    if (this.game.canUndo) this.#change((game) => game.undo());
  }

  redo() {
    if (this.game.canRedo) this.#change((game) => game.redo());
  }

  hint() {
    this.board.picked = -1;
    this.hinted = this.game.hint();
    this.viewer.refresh();
  }

  /** Ends the game and opens a run of the chosen search that starts at the present board. */
  goOn() {
    const { viewer, game } = this;
    const { search } = viewer.playing;
    const link = viewer.attempt(() => {
      const from = game.session.startingAt(game.state);
      if (!search || !from) return from;
      const session = new Session(from);
      try {
        return session.withAlgorithm(search);
      } finally {
        session.free();
      }
    });
    if (!link) return;
    viewer.playing.end();
    if (viewer.open(link)) viewer.play();
    viewer.focus();
  }

  /** Whether the space is small enough for the user to be the queue. */
  get #isSmall() {
    const { session } = this.game;
    return this.#small.of([session], () => session.ask((core) => core.graph()) !== null);
  }

  /** Lets the user do the work of the queue, in place of this game. */
  async #beQueue() {
    const { viewer } = this;
    const module = await this.#queue.ask();
    if (!module || viewer.playing.panel !== this) return;
    const panel = viewer.attempt(() => new module.QueuePanel(viewer, this.suffix));
    if (!panel) return;
    this.free();
    viewer.playing.panel = panel;
    viewer.refresh();
  }

  /** Starts a game on another board, once the survey of the space is complete. */
  another() {
    this.#waitsForStart = true;
    this.#busy = true;
    this.viewer.refresh();
  }

  #startAgain() {
    const { viewer, game } = this;
    this.#waitsForStart = false;
    const { editable } = game.session.description;
    const { distances = [] } = game.session.survey() ?? {};
    const isChosen = game.canBeMeasured && !editable.random && distances.length > 1;
    // Leave out starts near a goal: the game would be over too soon.
    const least = Math.ceil(0.4 * (distances.length - 1));
    const range = Math.max(1, distances.length - 1 - least);
    // Take a new seed for each press. The sequence of seeds is the same for each start.
    const seed = (game.start + 7919 * ++viewer.playing.starts) % 2 ** 32;
    const wanted = isChosen ? Math.min(least + 1 + (seed % range), distances.length - 1) : -1;
    const link = viewer.attempt(() => game.session.random(wanted, seed));
    viewer.open(link);
  }

  /** Shortcuts while a game is shown. @returns {Key[]} */
  get keys() {
    const { board } = this;
    const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    return [
      { keys: arrows, only: () => board.isSteered, act: (_, key) => void board.steer(key) },
      { keys: ['Backspace', 'z', 'Z', 'u', 'U'], act: () => this.undo() },
      { keys: ['y', 'Y'], act: () => this.redo() },
      { keys: ['h', 'H'], act: () => this.hint() },
      {
        keys: ['Escape'],
        act: ({ playing, overlays, root }) => {
          if (this.#isListOpen) {
            this.#isListOpen = false;
            /** @type {HTMLElement | null} */ (root?.querySelector('.all-moves summary'))?.focus();
          } else if (board.picked >= 0) board.picked = -1;
          else if (overlays.isDrawerOpen) overlays.leaveDrawer();
          else playing.toggle();
        },
      },
      { keys: ['?'], act: ({ overlays }) => overlays.open('keys') },
    ];
  }

  /** Lines of the list of keys. @returns {[string, string][]} */
  get lines() {
    const { words, board } = this;
    const names = [...(board.isSteered ? ['steer'] : ['focus', 'press']), ...LINES];
    return names.map((name) => [
      words.text(`play.keys.name.${name}`),
      words.text(`play.keys.${name}`),
    ]);
  }

  /**
   * Handles Ctrl+Z and Ctrl+Y.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was used
   */
  takeChord({ key, ctrlKey, metaKey, altKey, shiftKey }) {
    if ((!ctrlKey && !metaKey) || altKey) return false;
    const letter = key.toLowerCase();
    if (letter === 'z' && !shiftKey) this.undo();
    else if (letter === 'y' || letter === 'z') this.redo();
    else return false;
    return true;
  }

  template() {
    const { viewer, words, game } = this;
    const { rows, columns } = game.session.description;
    const { overlays, extras } = viewer;
    // After a move, forget whether the user has opened or closed the list of moves.
    if (this.#state.changed(game.state)) this.#isListOpen = null;
    return html`<div class="stage play ${this.isLit ? 'lit' : ''}">
      <div class="hand" part="board" role="group" aria-label=${words.text('pane.board')}>
        <div class="heading">
          <p class="note">
            ${this.game.isSolved ? nothing : words.text('play.over', { move: game.cursor + 1 })}
          </p>
          <p class="title">${this.#title}</p>
        </div>
        <div class="hand-scene" ${cssVars({ rows, columns })}>
          ${this.board.template()} ${meter(this)}
        </div>
        ${way(this)}
        <div class="acts">
          ${button(html`${HINT} ${words.text('play.hint.do')}`, () => this.hint(), {
            kind: 'primary hint',
            waits: game.hint() < 0,
          })}
          ${button(html`${BACK} ${words.text('play.undo')}`, () => this.undo(), {
            waits: !game.canUndo,
          })}
          ${button(
            html`<span class="wide">${words.text('play.goOn')}</span
              ><span class="narrow">${words.text('play.goOn.brief')}</span>`,
            () => this.goOn(),
            { kind: 'on' },
          )}
          ${
            this.#isSmall && !viewer.readonly
              ? button(words.text('play.queue.begin'), () => this.#beQueue())
              : nothing
          }
        </div>
      </div>
      <div class="hand-map" part="map" role="group" aria-label=${words.text('pane.map')}>
        ${this.#mapView()} ${this.#legend()}
      </div>
      ${overlays.isDrawerOpen ? extras?.drawer() : nothing}
    </div>`;
  }

  get #title() {
    const { game, words } = this;
    const { cursor, spent } = game;
    const enough = game.distanceOf(game.start);
    if (!this.isLit || enough === null || enough === Infinity) {
      return words.text('play.made', { count: cursor });
    }
    const { hasCosts } = game.session.description;
    if (cursor === 0) {
      return words.text(hasCosts ? 'play.enough.cost' : 'play.enough', { count: enough, enough });
    }
    const values = { moves: cursor, count: enough, spent, enough };
    return words.text(hasCosts ? 'play.made.cost' : 'play.made.enough', values);
  }

  #mapView() {
    const { viewer, words } = this;
    if (!this.#map.isPossible) {
      return html`<div class="map"><p class="waiting">${words.text('play.large.map')}</p></div>`;
    }
    return html`<div class="map">
      <canvas
        aria-hidden="true"
        @click=${(/** @type {MouseEvent} */ event) => {
          const index = this.#map.moveAt(event);
          if (index >= 0) this.play(index);
        }}
        ${painted((canvas) => this.#map.show(canvas, viewer.theme, this.#writing, words))}
      ></canvas>
      ${this.#busy ? html`<p class="waiting">${words.text('play.map.coming')}</p>` : nothing}
    </div>`;
  }

  #ground = new WeakMap();

  /** Texts on the map, and the board where the board is the map. */
  get #writing() {
    const { words, game, view } = this;
    const { session } = game;
    const { rows, columns, statesAreCells } = session.description;
    const { paintGround } = view;
    const made = this.#ground.get(session) ?? {
      number: words.number,
      titles: [],
      depthWord: words.text('map.depth'),
      board:
        statesAreCells && paintGround
          ? {
              ...{ rows, columns, start: game.start, paintGround },
              cells: session.boards(Uint32Array.of(game.start)),
            }
          : null,
    };
    this.#ground.set(session, made);
    return made;
  }

  #legend() {
    const { isPossible, layoutName, lost, rings } = this.#map;
    return legend(this, this.#family, {
      isRinged: layoutName === 'rings',
      ...(isPossible ? { lost, rings } : { lost: 0, rings: null }),
    });
  }

  /** Renders the count of moves in place of the step field. */
  counter() {
    const { words, game } = this;
    return html`<div class="counter">
      <b>${words.number(game.cursor)}</b>
      <span class="note">${words.text('play.own', { count: game.cursor })}</span>
    </div>`;
  }

  /** Renders the controls in place of timeline and transport. */
  deck() {
    const { words, game, viewer } = this;
    const isPossible =
      !viewer.readonly && (game.canBeMeasured || game.session.description.editable.random);
    /** @type {import('../kit/segments.js').Choices<typeof SIGHTS[number]>} */
    const sights = {
      name: 'sight',
      label: words.text('play.sight'),
      values: SIGHTS,
      chosen: SIGHTS[Number(game.isBlind)],
      text: (sight) => words.text(`play.sight.${sight}`),
      choose: (sight) => this.#change((one) => (one.isBlind = sight === 'blind')),
    };
    return html`<div class="play-deck">
      <div class="buttons">
        ${iconButton(words.text('play.undo'), ICONS.back, () => this.undo(), 'round')}
        ${iconButton(words.text('play.redo'), ICONS.forward, () => this.redo(), 'round')}
      </div>
      ${
        game.canBeMeasured
          ? html`<div class="wide">${segments(sights)}</div>
              <div class="narrow">
                ${button(
                  words.text('play.sight.blind'),
                  () => sights.choose(SIGHTS[Number(!game.isBlind)]),
                  { pressed: game.isBlind },
                )}
              </div>`
          : nothing
      }
      ${isPossible ? button(words.text('play.another'), () => this.another(), { waits: this.#waitsForStart }) : nothing}
      ${this.#list()}
    </div>`;
  }

  /**
   * Renders all moves in words, for screen readers and for puzzles in which cells do not tell moves
   * apart.
   */
  #list() {
    const { words, game, board } = this;
    // A tap that means several moves lists them.
    const asks = board.picked >= 0 && board.needsWords;
    const isOpen = asks || (this.#isListOpen ?? !(board.isByCells || this.view.area));
    const shown = asks ? board.pickedMoves : game.moves.map((_, index) => index);
    return html`<details
      class="all-moves"
      .open=${isOpen}
      @toggle=${(/** @type {Event} */ { target }) => {
        const { open } = /** @type {HTMLDetailsElement} */ (target);
        if (open !== isOpen) this.#isListOpen = open;
      }}
    >
      <summary class="button">${words.text('play.list', { count: game.moves.length })}</summary>
      <ul class="card">
        ${
          isOpen
            ? shown.map((index) => {
                const move = game.moves[index];
                const values = this.#family.valuesOf(game, move, game.state);
                const says = unmarked(words.marked('play.move', values));
                return html`<li>
                  ${button(says, () => this.play(index), {
                    kind: index === this.hinted ? 'hinted' : '',
                  })}
                </li>`;
              })
            : nothing
        }
      </ul>
    </details>`;
  }

  free() {
    this.#map.free();
  }
}

/** Icon of the hint: a lamp. */
const HINT = html`<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
  <path
    d="M10 2a5.6 5.6 0 0 0-3.4 10c.6.5.9 1 .9 1.6h5c0-.6.3-1.1.9-1.6A5.6 5.6 0 0 0 10 2zM7.6 14.8h4.8V16H7.6zM8.4 17h3.2v1H8.4z"
  />
</svg>`;

/** Icon for taking back a move: an arrow. */
const BACK = html`<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
  <path d="M8 3 3 7.5 8 12V9h4a2.6 2.6 0 0 1 0 5.2H7V16h5a4.4 4.4 0 0 0 0-8.8H8z" />
</svg>`;
