/**
 * View of the games family: the panels that the general user interface in `www/ui` shows.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Ctx, LayoutBox } from '../../canvas/types.js'
 * @import { Ending } from '../../ui/kit/family-view.js'
 * @import { Frame } from './core.js'
 * @import { Family, Instance, Lane, Viewer } from './types.js'
 */
import { oncePer } from '../../core/util/memo-key.js';
import { importChunk } from '../../core/net/lazy-import.js';
import { nothing } from 'lit/html.js';
import { Session } from '../../core/engine/session.js';
import { Pen } from '../../canvas/pen.js';
import { isUnreadable } from '../../ui/kit/readable-speed.js';
import { gameView } from './puzzles/index.js';
import { answer, countersOf, certificate, tellOutcome } from './answer.js';
import { WinLoseBoard } from './table/table-panel.js';
import { core, startOf } from './core.js';
import { Looking } from './panels/selection.js';
import { WinLoseMap } from './panels/panel-switch.js';
import { placeOf } from './position-names.js';
import { tellGame, tellStep } from './sentence.js';
import { turnStyle } from '../../ui/play/turn-style.js';
import { spreadStyle } from './panels/distance-chart-style.js';
import { grundyStyle } from './panels/grundy-style.js';
import { writtenIn } from './table/cell-stamps.js';
import { winLoseStyle } from './panels/panel-style.js';
import { paintTable } from './table/paint-table.js';
import { tableStyle } from './table/table-style.js';
import { paintsCells } from './table/table-view.js';
import { bareTable, thumb } from './table/thumbnail.js';
import { WinLoseTimeline } from './timeline/timeline.js';

/** Number of steps to compute for the thumbnail of an example. */
const QUICK = 1 << 20;

class GamesView {
  id = 'games';
  /** The table takes the larger part of the page. @type {'board'} */
  hero = 'board';
  examplesTeach = true;
  keys = /** @type {import('../../ui/viewer/keys.js').Key[]} */ ([]);
  lines = /** @type {string[]} */ ([]);
  #viewer;
  #looking;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#looking = new Looking(viewer);
    this.board = new WinLoseBoard(viewer, () => this.view, this.#looking);
    this.map = new WinLoseMap(viewer, this.#looking);
    this.timeline = new WinLoseTimeline(viewer, () => this.view, this.#looking);
  }

  get view() {
    return gameView(this.#viewer.run.kind.id);
  }

  get counters() {
    return countersOf(this.#viewer);
  }

  /** Returns the name of a position. @param {number} position */
  positionNamed(position) {
    return placeOf(this.#viewer, position);
  }

  /** Returns the labelled parts of the table. @param {boolean} [offPage] on an exported picture */
  parts(offPage) {
    return this.board.parts(offPage);
  }

  sentence() {
    const { game } = this.#looking;
    if (game) return tellGame(this.#viewer, game);
    const { run, words } = this.#viewer;
    return isUnreadable(run.player) ? words.marked('games.fast') : tellStep(this.#viewer);
  }

  /**
   * Renders a thumbnail of an example's table.
   * @param {Instance} instance
   * @param {number} px longest side
   */
  thumb(instance, px) {
    const { words, theme } = this.#viewer;
    const { description } = instance;
    const table = tableOf(instance);
    const bare = bareTable(description, table, table.known, writtenIn(words));
    return thumb({ ...bare, ...paintsCells(gameView(description.puzzle), description) }, theme, px);
  }

  reset() {
    this.#looking.reset();
    this.timeline.reset();
  }

  /** Shows the proof in place of a game, so that the film can play. The game is kept. */
  leave() {
    if (this.#looking.isPlaying) this.map.layout = 'why';
  }

  /** Returns the answer section with a button that starts a game. @returns {Ending} */
  answer() {
    const { description } = this.#viewer.run.session;
    const play = () => this.map.playFrom(startOf(description));
    const invites = [{ says: 'ending.game', act: play }];
    return { ...answer(this.#viewer, this.#looking), invites };
  }

  /**
   * Returns the sections of the "more" panel. This family has none.
   * @returns {[string, () => unknown][][]}
   */
  sections() {
    return [[]];
  }

  /** Returns the claim for the certificate. @param {Outcome} outcome */
  certificate(outcome) {
    return certificate(this.#viewer, outcome);
  }

  randomBoard() {
    const { words, run } = this.#viewer;
    const hint = words.text([`${run.kind.id}.random`, 'games.randomHint']);
    return { wanted: -1, field: nothing, ready: true, hint };
  }

  /** Returns one sentence about the outcome. @param {Outcome} outcome */
  outcome(outcome) {
    return tellOutcome(this.#viewer, outcome);
  }

  /** Draws the table of a race lane. @param {Ctx} ctx @param {LayoutBox} box @param {Lane} lane */
  drawLane(ctx, box, { frame, session }) {
    const { theme, words } = this.#viewer;
    const { table: values, cell: current } = frame;
    const table = bareTable(session.description, values, frame.filled, writtenIn(words));
    const { distances } = values;
    const view = { ...table, current, distances, ...paintsCells(this.view, session.description) };
    paintTable(new Pen(ctx, theme), box, view);
  }
}

/** Returns the table of an example, computed once, at most up to `QUICK` steps. */
const tableOf = oncePer((/** @type {Instance} */ { link }) => {
  /** @type {Session<Frame>} */
  const session = new Session(link);
  try {
    return session.show(session.advance(QUICK)).table;
  } finally {
    session.free();
  }
});

/** The games family, for the registry `families/index.js`. @type {Family} */
export const family = {
  id: 'games',
  core,
  View: GamesView,
  styles: [winLoseStyle, turnStyle, spreadStyle, grundyStyle, tableStyle],
  loadQuestions: () => importChunk(() => import('./questions.js')),
  loadCode: () => import('./program-steps.js'),
  loadFind: () => import('./find.js'),
};
