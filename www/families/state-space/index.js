/**
 * Viewer plug-in for the searches of state spaces.
 * @import { Outcome } from '../../wasm/searchlight.js'
 * @import { Ctx, LayoutBox } from '../../canvas/types.js'
 * @import { BoardStrip } from '../../ui/kit/family-view.js'
 * @import { Family, Instance, Lane, Viewer } from './types.js'
 * @import { Pen } from '../../canvas/pen.js'
 */
import { importChunk } from '../../core/net/lazy-import.js';
import { fetchMoreWords } from '../../i18n/index.js';
import { Memo } from '../../core/util/memo-key.js';
import { paintTimeline } from './timeline/timeline.js';
import { isUnreadable } from '../../ui/kit/readable-speed.js';
import { isAgain, orderOf, stageOf } from './list-order.js';
import { miniBoard } from '../../ui/kit/mini-board.js';
import { answer } from './answer.js';
import { StateSpaceBoard } from './board/board.js';
import { core } from './core.js';
import { HeuristicNote } from './heuristic-check.js';
import { loadDrawing } from './map/lazy-map.js';
import { PLACES } from './map/spotlight-targets.js';
import { StateSpaceMap } from './map/map.js';
import { viewOf } from './puzzles/index.js';
import { Expansion } from './board/expansion.js';
import { OpenListReader } from './board/open-list.js';
import { machineStyle } from './board/machine-style.js';
import { Motion } from './board/step-animation.js';
import { profileOf } from './timeline/profile.js';
import { queueStyle } from './board/queue-style.js';
import { stackStyle } from './board/stack-style.js';
import { keySays, numbersSay } from './board/state-numbers.js';
import { moveValues } from './places-in-words.js';
import { stepSentence } from './sentence.js';

/**
 * Lazily imported panels; undefined until `loadExtras` resolves.
 * @type {typeof import('./lazy-panels.js')}
 */
let extras;

/** Counters of every search. After these come the depth or, where paths have costs, the cost. */
const COUNTERS = ['expanded', 'generated', 'duplicate', 'frontier', 'discovered'];

class StateSpaceView {
  id = 'state-space';
  hero = /** @type {const} */ ('map');
  examplesTeach = false;
  /**
   * Keyboard shortcuts of the family: none, because the map handles its own keys.
   * @type {never[]}
   */
  keys = [];
  lines = ['zoom', 'pan'];
  places = PLACES;
  #viewer;
  #expansion;
  /** @type {import('./lazy-panels.js').Panels | null} */
  #kept = null;
  #profile = new Memo();
  /** Values for the placeholders in the text of the answer's current move. */
  #named = new Memo();

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
    this.#expansion = new Expansion(viewer);
    const motion = new Motion(viewer, this.#expansion);
    const openList = new OpenListReader(viewer);
    this.board = new StateSpaceBoard(viewer, this.#expansion, motion, openList);
    this.map = new StateSpaceMap(viewer, motion, openList);
    this.guide = new HeuristicNote(viewer, (state) => viewer.run.session.foundAt(state));
  }

  /** Name that selects the texts for step sizes; empty for the usual ones. */
  get sizes() {
    return orderOf(this.#viewer.run.session.description) ? 'order' : '';
  }

  get stage() {
    const order = orderOf(this.#viewer.run.session.description);
    return order ? stageOf(order) : undefined;
  }

  get counters() {
    const { description } = this.#viewer.run.session;
    const isPriced = orderOf(description) && description.hasCosts;
    return [...COUNTERS, isPriced ? 'g' : 'depth', ...this.#moreCounters];
  }

  /** Counters that only some searches have. */
  get #moreCounters() {
    const order = orderOf(this.#viewer.run.session.description);
    if (!order || order.key === 'h') return [];
    // In depth-first search no path is better than another, and uniform-cost search expands no
    // state twice.
    if (order.list === 'stack') return ['stale'];
    return order.key === 'g' ? ['improved', 'stale'] : ['improved', 'reexpanded', 'stale'];
  }

  #redraw = () => this.#viewer.refresh();

  get view() {
    return viewOf(this.#viewer.run.kind.id, this.#redraw);
  }

  /**
   * Returns the labelled parts of the map.
   * @param {boolean} [offPage] whether to use the map of an off-page picture
   */
  parts(offPage) {
    return extras.partsOf(this.#viewer, offPage ? this.#panels.picture : this.map.canvas);
  }

  /**
   * Returns the point of a ring, a state or a cell on the map.
   * @param {string} kind
   * @param {number} number
   */
  spotOf(kind, number) {
    return extras.spotOf(this.#viewer, this.map.canvas, kind, number);
  }

  /** Frees the maps of exported pictures. */
  releasePictures() {
    this.#kept?.releasePictures();
  }

  /** Colour class for the verdict of the current move: `new`, `goal`, or empty for a duplicate. */
  get tone() {
    if (isUnreadable(this.#viewer.run.player)) return '';
    const { verdict } = this.#viewer.run.event;
    if (verdict === 'duplicate' || verdict === undefined) return '';
    return verdict === 'new' || isAgain(verdict) ? 'new' : 'goal';
  }

  sentence() {
    const { run, words } = this.#viewer;
    const { description } = run.session;
    const { algorithm } = description;
    const { outcome, atEnd } = run.player;
    if (isUnreadable(run.player)) {
      const { side, stateDepth: depth, estimate } = run.frame;
      if (orderOf(description)) {
        const label = numbersSay(words, description, { g: depth, ...estimate });
        return words.marked(`state-space.fast.${algorithm}`, { label, g: depth });
      }
      const key = side > 0 ? 'state-space.fast.back' : 'state-space.fast.move';
      return words.marked(key, { depth, next: depth + 1 });
    }
    const isTwoSided = run.frame.sides[1].discovered > 0;
    const ending = atEnd ? outcome : null;
    const cost = description.hasCosts ? run.analysis.cost : -1;
    return stepSentence(words, description, run.event, { ending, isTwoSided, cost });
  }

  /**
   * Returns the sentence for a move while the answer is played.
   * @param {{ move: number, moves: number }} progress
   */
  playing({ move, moves }) {
    if (move === 0) return null;
    const { run, words } = this.#viewer;
    const { columns } = run.session.description;
    const { states } = run.analysis.answer;
    const [from, to] = [states[move - 1], states[move]];
    const named = this.#named.of([run.session, from, to], () =>
      run.session.ask((space) => space.moveValues(from, to)),
    );
    const values = moveValues(this.board.movePlayed(move), columns, named);
    return words.marked('state-space.played', { ...values, move, moves });
  }

  timeline = {
    /**
     * Draws the timeline.
     * @param {Pen} pen
     * @param {{ width: number, height: number }} box
     */
    paint: (pen, box) => {
      const { run, words, hidesFuture, axis } = this.#viewer;
      const { known, cursor } = run.player;
      const order = orderOf(run.session.description);
      const back = order?.key === 'depth' ? 'queue.back' : 'queue.back.g';
      const level = (/** @type {number} */ key) =>
        order?.list === 'stack' ? words.text(back, { key }) : keySays(words, order, key);
      const names = { level, number: words.number };
      const { map } = run.analysis;
      const profile = this.#profile.of([map, map ? null : known], () => profileOf(map, run));
      paintTimeline(pen, box, profile, { known, cursor, axis: axis.at, hidesFuture, names });
    },
  };

  /**
   * Renders a small board for a link.
   * @param {Instance} instance
   * @param {number} px longer side, in CSS px
   */
  thumb({ frame, description: { puzzle, rows, columns } }, px) {
    const { theme } = this.#viewer;
    const view = viewOf(puzzle, this.#redraw);
    return miniBoard({ board: frame.board, rows, columns, view, theme, px, whole: true });
  }

  reset() {
    this.map.explorer?.reset();
  }

  answer() {
    return answer(this.#viewer);
  }

  get #panels() {
    return (this.#kept ??= new extras.Panels(this.#viewer, this.#expansion));
  }

  /**
   * Returns the panels of the drawer, as groups of names and render functions.
   * @returns {[string, () => unknown][][]}
   */
  sections() {
    return [
      [['chart', () => this.#panels.chart.template()]],
      [['expansion', () => this.#panels.expansion.template()]],
    ];
  }

  /** Returns the claim for an outcome, or null before the end. @param {Outcome} outcome */
  certificate(outcome) {
    return extras.certificate(this.#viewer, outcome);
  }

  randomBoard() {
    return this.#panels.random.ask();
  }

  /** Returns the short text of an outcome. @param {Outcome} outcome */
  outcome(outcome) {
    const count = outcome.code === 'found' ? outcome.depth : 0;
    const limit = 'limit' in outcome ? outcome.limit : 0;
    return this.#viewer.words.text(`answer.${outcome.code}`, { count, limit });
  }

  /** Returns whether lanes are drawn as discs. @param {readonly Lane[]} lanes */
  hasRoundLanes(lanes) {
    return this.#panels.lanes.areDiscs(lanes);
  }

  /** Renders the boards that a race begins and ends with. */
  raceEnds() {
    return extras.raceEnds(this.#viewer);
  }

  /** Words of a race. */
  get race() {
    return this.#panels.race;
  }

  /**
   * Paints the map of a race lane on the page.
   * @param {Element} canvas
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   */
  paintLane(canvas, lane, lanes) {
    this.#panels.lanes.paint(canvas, lane, lanes);
  }

  /**
   * Draws the map of a race lane off the page, for an exported picture.
   * @param {Ctx} ctx
   * @param {LayoutBox} box
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   */
  drawLane(ctx, box, lane, lanes) {
    this.#panels.lanes.draw(ctx, box, lane, lanes);
  }

  /** Paints the map into an exported picture. @param {Ctx} ctx @param {LayoutBox} box */
  paintMap(ctx, box) {
    this.#panels.picture.drawLike(ctx, box, this.map);
  }

  /** Returns the queue for an exported picture. @returns {BoardStrip} */
  strip() {
    const viewer = this.#viewer;
    const { machine, queues: sides } = this.board;
    if (machine?.hasPiles) return machine.strip;
    return {
      high: extras.highOf(sides.length),
      paint: (ctx, box, px, question) =>
        extras.paintQueues(ctx, box, px, { viewer, asksNext: question === 'next', sides }),
    };
  }
}

/**
 * Imports the panels of the drawer and the dialogs, their words, and the map drawing that the panels
 * use.
 */
async function loadExtras() {
  [extras] = await Promise.all([
    importChunk(() => import('./lazy-panels.js')),
    loadDrawing(),
    fetchMoreWords('state-space-more'),
  ]);
}

/** Imports what games by hand need, and the map drawing that they use. */
async function loadPlay() {
  const [play] = await Promise.all([importChunk(() => import('./play/play.js')), loadDrawing()]);
  return play;
}

/** @type {Family} */
export const family = {
  id: 'state-space',
  core,
  View: StateSpaceView,
  styles: [queueStyle, machineStyle, stackStyle],
  loadMap: loadDrawing,
  loadExtras,
  loadQuestions: () => importChunk(() => import('./questions.js')),
  loadCode: () => import('./program-steps.js'),
  loadFind: () => import('./find.js'),
  loadPlay,
};
