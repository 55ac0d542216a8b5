/**
 * View of the backtracking family: the panels that the general user interface in `www/ui` shows.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Ctx, LayoutBox } from '../../canvas/types.js'
 * @import { Family, Instance, Lane, Viewer } from './types.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { html, nothing } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { Pen } from '../../canvas/pen.js';
import { choicesView } from './puzzles/index.js';
import { answer, certificate, tellOutcome } from './answer.js';
import { ChoicesBoard } from './board/board.js';
import { candidates } from './board/candidates.js';
import { hasBound } from './bounds.js';
import { core } from './core.js';
import { ChoicesMap } from './map/map.js';
import { PathData } from './map/path-data.js';
import { PathRows } from './map/path-rows.js';
import { movesAt, nameMove } from './moves-in-words.js';
import { tellFast, tellStep, tellTone } from './sentence.js';
import { HeuristicNote } from '../state-space/heuristic-check.js';
import { choicesStyle } from './style.js';
import { picture } from '../../ui/kit/cached-picture.js';
import { isUnreadable } from '../../ui/kit/readable-speed.js';
import { ChoicesTimeline } from './timeline/timeline.js';
import { treeStyle } from './map/tree-style.js';

/** Kinds of random instance that the user can choose, in the order of the core's numbers. */
const WANTS = ['any', 'unique'];

/** Minimum size of a thumbnail that shows only a readable corner of a large board, in CSS px. */
const TILE_PX = 64;

class BacktrackingView {
  id = 'backtracking';
  hero = /** @type {const} */ ('map');
  examplesTeach = true;
  counters = /** @type {const} */ ([
    'tries',
    'placements',
    'retreats',
    'deepest',
    'depth',
    'prunes',
  ]);
  lines = ['zoom', 'jumps'];
  #viewer;
  #path;
  #rows;
  /** Index into `WANTS` of the kind of random instance that the user chose. */
  #wanted = 0;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#path = new PathData(viewer);
    this.#rows = new PathRows(viewer, this.#path);
    this.board = new ChoicesBoard(viewer, () => this.view);
    this.map = new ChoicesMap(viewer, this.#path, () => this.view);
    this.timeline = new ChoicesTimeline(viewer, () => this.view);
    this.keys = this.timeline.keys;
    // In a search with a bound, no step is the one that finds a state for the first time.
    this.guide = new HeuristicNote(viewer, () => -1);
  }

  #redraw = () => this.#viewer.refresh();

  get view() {
    const { kind, session } = this.#viewer.run;
    return choicesView(kind.id, session.description.algorithm, this.#redraw);
  }

  /** Returns the labelled parts of the map. @param {boolean} [offPage] on an exported picture */
  parts(offPage) {
    return this.map.parts(offPage);
  }

  /** Returns the point of a ring on the map. @param {string} kind @param {number} number */
  spotOf(kind, number) {
    return kind === 'ring' ? this.map.spotOf(number) : null;
  }

  /** CSS class of the sentence: dead ends are amber, retreats orange, answers green. */
  get tone() {
    const { player, frame } = this.#viewer.run;
    return isUnreadable(player) ? '' : tellTone(frame);
  }

  sentence() {
    const { missed } = this.timeline;
    if (missed) return missed;
    const { run, words } = this.#viewer;
    const { description } = run.session;
    const { rows, columns, reasons } = description;
    const { outcome, atEnd } = run.player;
    if (isUnreadable(run.player)) {
      return tellFast(words, this.view, run.frame);
    }
    return tellStep(words, {
      view: this.view,
      reasons,
      shape: { rows, columns },
      frame: run.frame,
      description,
      outcome: atEnd ? outcome : null,
      move: hasBound(description.algorithm) ? this.#move : '',
    });
  }

  /** Name of the move that the step at the cursor makes, refuses or takes back. */
  get #move() {
    const { run, words } = this.#viewer;
    const { made } = movesAt(run.session, run.player.cursor);
    return nameMove(words, run.session.description, made);
  }

  /** Renders a button that continues or stops the computation of a very long search. */
  beyond() {
    const { played, words } = this.#viewer;
    const { player } = played;
    if (player.complete || played.eager) return nothing;
    const does = player.runsOn || player.wanted >= 0 ? 'stop' : 'runOn';
    const act = () => {
      if (does === 'stop') player.stop();
      else player.runsOn = true;
      this.#viewer.rest(false);
    };
    return html`<button
      class="button small"
      type="button"
      title=${words.text(`backtracking.${does}Title`)}
      @click=${act}
    >
      ${words.text(`backtracking.${does}`)}
    </button>`;
  }

  /**
   * Renders a thumbnail of an instance.
   * @param {Instance} instance
   * @param {number} px longest side
   */
  thumb({ frame, description }, px) {
    const { puzzle, algorithm, rows, columns } = description;
    const { theme } = this.#viewer;
    const view = choicesView(puzzle, algorithm, this.#redraw);
    const whole = px / Math.max(rows, columns);
    // In a large thumbnail, show a corner of the board if the whole board would be too small to
    // read.
    const cell = px < TILE_PX ? whole : Math.max(whole, view.leastTilePx ?? 0);
    const [width, height] = [cell * columns, cell * rows];
    return picture({
      of: [frame, theme],
      width: Math.min(px, width),
      height: Math.min(px, height),
      paint: (ctx) => {
        const box = { width, height };
        const options = { static: true };
        const board = { shape: { rows, columns }, frame, description };
        view.paint(new Pen(ctx, theme), box, board, options);
      },
    });
  }

  reset() {
    this.map.reset();
    this.timeline.reset();
  }

  answer() {
    return answer(this.#viewer);
  }

  /** Returns the sections of the "more" panel. @returns {[string, () => unknown][][]} */
  sections() {
    return [
      [['jumps', () => html`${this.timeline.jumps()} ${this.timeline.zooms()}`]],
      [['tree', () => this.#rows.template()]],
      [['candidates', () => candidates(this.#viewer, this.#path.siblings)]],
    ];
  }

  /** Returns the claim for the certificate. @param {Outcome} outcome */
  certificate(outcome) {
    return certificate(this.#viewer, outcome);
  }

  randomBoard() {
    const { words, run } = this.#viewer;
    const wants = run.kind.wanted === 'unique' ? WANTS : [];
    const says = (/** @type {string} */ want) => words.text(`${run.kind.id}.random.${want}`);
    const field =
      wants.length === 0
        ? nothing
        : html`<label>
            ${words.text('backtracking.random')}
            <select
              class="field"
              @change=${(/** @type {Event} */ { target }) => {
                this.#wanted = /** @type {HTMLSelectElement} */ (target).selectedIndex;
              }}
            >
              ${wants.map(
                (want, index) =>
                  html`<option .selected=${live(index === this.#wanted)}>${says(want)}</option>`,
              )}
            </select>
          </label>`;
    const wanted = this.#wanted > 0 && this.#wanted < wants.length ? this.#wanted : -1;
    return {
      wanted,
      field,
      ready: true,
      hint: words.text([`${run.kind.id}.random`, 'backtracking.randomHint']),
    };
  }

  /** Returns one sentence about the outcome. @param {Outcome} outcome */
  outcome(outcome) {
    return tellOutcome(this.#viewer, outcome);
  }

  /** Draws the map for an exported picture. @param {Ctx} ctx @param {LayoutBox} box */
  paintMap(ctx, box) {
    this.map.draw(ctx, box);
  }

  /** Draws the board of a race lane. @param {Ctx} ctx @param {LayoutBox} box @param {Lane} lane */
  drawLane(ctx, { width, height }, lane) {
    const { theme } = this.#viewer;
    const { description } = lane.session;
    const { rows, columns } = description;
    const box = { width, height };
    const pen = new Pen(ctx, theme);
    const board = { shape: { rows, columns }, frame: lane.frame, description };
    this.view.paint(pen, box, board, { lens: false });
  }
}

/** The backtracking family, for the registry `families/index.js`. @type {Family} */
export const family = {
  id: 'backtracking',
  core,
  View: BacktrackingView,
  styles: [choicesStyle, treeStyle],
  loadQuestions: () => importChunk(() => import('./questions.js')),
  loadCode: () => import('./program-steps.js'),
  loadFind: () => import('./find.js'),
};
