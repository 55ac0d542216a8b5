/**
 * View of the family of game trees: the panels that the general user interface in `www/ui` shows.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Ctx, LayoutBox } from '../../canvas/types.js'
 * @import { Family, Instance, Lane, Viewer } from './types.js'
 */
import { nothing } from 'lit/html.js';
import { Pen } from '../../canvas/pen.js';
import { importChunk } from '../../core/net/lazy-import.js';
import { picture } from '../../ui/kit/cached-picture.js';
import { turnStyle } from '../../ui/play/turn-style.js';
import { isUnreadable } from '../../ui/kit/readable-speed.js';
import { answer, certificate, tellOutcome } from './answer.js';
import { TreeBoard } from './board/board.js';
import { paintBoard } from './board/paint-board.js';
import { core } from './core.js';
import { TreeMap } from './map/map.js';
import { paintSunburst } from './map/paint-sunburst.js';
import { SunburstPlace } from './map/sunburst-place.js';
import { WedgeStore } from './map/wedges.js';
import { tellGame } from './play/tell-game.js';
import { treePlay } from './play/tree-play.js';
import { treeView } from './puzzles/index.js';
import { tellStep } from './sentence.js';
import { paintRoot } from './map/paint-root.js';
import { treesStyle } from './style.js';
import { TreeTimeline } from './timeline.js';

class TreesView {
  id = 'trees';
  hero = /** @type {const} */ ('map');
  examplesTeach = true;
  counters = /** @type {const} */ (['entered', 'leaves', 'spared']);
  keys = /** @type {import('../../ui/viewer/keys.js').Key[]} */ ([]);
  lines = /** @type {string[]} */ ([]);
  #viewer;
  #store = new WedgeStore();
  #play;
  /** Wedges of the lanes of a race, by session. @type {WeakMap<object, WedgeStore>} */
  #lanes = new WeakMap();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#play = treePlay(viewer);
    this.board = new TreeBoard(viewer, () => this.view, this.#play);
    this.map = new TreeMap(viewer, this.#store, this.#play);
    this.timeline = new TreeTimeline(viewer, this.#store);
  }

  #redraw = () => this.#viewer.refresh();

  get view() {
    return treeView(this.#viewer.run.kind.id, this.#redraw);
  }

  /** CSS class of the sentence: cuts are amber, the answer is green. */
  get tone() {
    if (this.#play.game) return 'stuck';
    const { player, frame } = this.#viewer.run;
    if (isUnreadable(player)) return '';
    return frame.kind === 'ended' ? 'done' : frame.kind === 'cut' ? 'stuck' : '';
  }

  /** Returns the labelled parts of the map. @param {boolean} [offPage] on an exported picture */
  parts(offPage) {
    return this.map.parts(offPage);
  }

  /** The game against the search, which the header offers as a mode. */
  get byHand() {
    const play = this.#play;
    return {
      isOn: play.isPlaying,
      set: (/** @type {boolean} */ isOn) => {
        play.isPlaying = isOn;
        this.#viewer.refresh();
      },
    };
  }

  /** Shows the map in place of a game, so that the film can play. The game is kept. */
  leave() {
    if (this.#play.isPlaying) this.#play.isPlaying = false;
  }

  /** Returns the point of a ring on the map. @param {string} kind @param {number} number */
  spotOf(kind, number) {
    return kind === 'ring' ? this.map.spotOf(number) : null;
  }

  sentence() {
    const { game } = this.#play;
    if (game && !this.#viewer.editing.isOn) return tellGame(this.#viewer, game);
    const { run, words } = this.#viewer;
    return isUnreadable(run.player) ? words.marked('trees.fast') : tellStep(this.#viewer);
  }

  /**
   * Renders a thumbnail of an example: its board.
   * @param {Instance} instance
   * @param {number} px longest side
   */
  thumb({ frame, description }, px) {
    const { theme } = this.#viewer;
    const { puzzle, rows, columns } = description;
    const side = px / Math.max(rows, columns);
    const size = { width: side * columns, height: side * rows };
    // The frame is that of the start, whose board comes first.
    const board = frame.board.slice();
    const view = treeView(puzzle);
    return picture({
      of: [frame, theme],
      ...size,
      paint: (ctx) =>
        paintBoard(new Pen(ctx, theme), size, {
          view,
          rows,
          columns,
          board,
          moves: [],
          by: -1,
          mark: 0,
        }),
    });
  }

  reset() {
    this.#play.reset();
    this.map.reset();
    this.#store.forget();
  }

  answer() {
    return answer(this.#viewer, () => this.byHand.set(true));
  }

  /** Returns the sections of the "more" panel. @returns {[string, () => unknown][][]} */
  sections() {
    return [[]];
  }

  /** Returns the claim for the certificate. @param {Outcome} outcome */
  certificate(outcome) {
    return certificate(this.#viewer, outcome);
  }

  randomBoard() {
    const { words, run } = this.#viewer;
    const hint = words.text([`${run.kind.id}.random`, 'trees.randomHint']);
    return { wanted: -1, field: nothing, ready: true, hint };
  }

  /** Returns one sentence about the outcome. @param {Outcome} outcome */
  outcome(outcome) {
    return tellOutcome(this.#viewer, outcome);
  }

  /** Draws the map for an exported picture. @param {Ctx} ctx @param {LayoutBox} box */
  paintMap(ctx, box) {
    this.map.draw(ctx, box);
  }

  /** Draws the map of a race lane. @param {Ctx} ctx @param {LayoutBox} box @param {Lane} lane */
  drawLane(ctx, box, lane) {
    const { theme } = this.#viewer;
    const store = this.#lanes.get(lane.session) ?? new WedgeStore();
    this.#lanes.set(lane.session, store);
    const wedges = store.of(/** @type {Viewer['run']} */ (/** @type {unknown} */ (lane)), 0);
    const moves = lane.frame.line.slice(1).map(({ by }) => by);
    paintSunburst(new Pen(ctx, theme), new SunburstPlace(box, wedges.rings), wedges, {
      step: lane.frame.step,
      current: wedges.along(moves),
      hover: -1,
      hidesFuture: false,
      share: 1,
      paintCentre: (pen, middle, r) =>
        paintRoot(pen, middle, r, {
          ...lane.session.description,
          view: this.view,
          frame: lane.frame,
        }),
    });
  }
}

/** The family of game trees, for the registry `families/index.js`. @type {Family} */
export const family = {
  id: 'trees',
  core,
  View: TreesView,
  styles: [turnStyle, treesStyle],
  loadQuestions: () => importChunk(() => import('./questions.js')),
  loadCode: () => import('./program-steps.js'),
  loadFind: () => import('./find.js'),
};
