/**
 * Map panel of a search of a state space: its layouts, legend and notes. `MapExplorer` handles the
 * user's input.
 * @import { Viewer } from '../types.js'
 * @import { BoardOfCells } from '../../../canvas/types.js'
 * @import { Words } from '../../../i18n/index.js'
 * @import { Counter } from '../../../ui/kit/family-view.js'
 * @import { MapExplorer } from './map-explorer.js'
 * @import { OpenListReader } from '../board/open-list.js'
 * @import { Motion } from '../board/step-animation.js'
 * @import { Role } from './role-colours.js'
 * @import { Writing } from './map-canvas.js'
 */
import { html, nothing } from 'lit/html.js';
import { paintBoard } from '../../../canvas/cell-board.js';
import { picture } from '../../../ui/kit/cached-picture.js';
import { drawing } from './lazy-map.js';
import { DEPTH } from '../board/queue.js';
import { isFast } from '../../../ui/kit/readable-speed.js';
import { isAStar, isAgain, isShortest, orderOf } from '../list-order.js';
import { CurrentPathReader } from './current-path.js';
import { MapCanvas } from './map-canvas.js';
import { paintDepths, paintDots, paintMark } from './role-colours.js';
import { placeOf } from './places.js';
import { MOST_DRAWN, NUMBERS, isTall, listedIn, roleOf } from './small-space.js';
import { isListed } from './space-places.js';
import { moveValues } from '../places-in-words.js';

/** Returns the titles of the two sides. @param {Words} words */
export const sideTitles = (words) => [words.text('map.forward'), words.text('map.backward')];

/**
 * Layouts of the map. If the board is the map, `board` takes the place of `all`. A small space has
 * `graph`, too.
 */
const LAYOUTS = /** @type {const} */ (['board', 'graph', 'rings', 'levels', 'all']);

/**
 * Translation keys, by the meaning of the rings: depths of the search, true distances from the
 * start, or costs that the search has found.
 */
const LAID = {
  depths: {
    depth: 'map.depth',
    byDepth: 'map.byDepth',
    reads: (/** @type {string} */ layout) => `map.reads.${layout}`,
  },
  distances: {
    depth: 'map.depth.by',
    byDepth: 'map.byDepth.by',
    reads: (/** @type {string} */ layout) => `map.reads.${layout}.by`,
  },
  found: {
    depth: 'map.depth.found',
    byDepth: 'map.byDepth.found',
    reads: (/** @type {string} */ layout) => `map.reads.${layout}.found`,
  },
};

/**
 * Returns the names of the map's layouts for a run.
 * @param {Pick<Viewer, 'run'>} viewer
 * @returns {readonly MapCanvas['layoutName'][]}
 */
export function layoutsOf({ run }) {
  const { statesAreCells, states } = run.session.description;
  const other = statesAreCells ? 'all' : 'board';
  const drawn = LAYOUTS.filter((name) => name !== other && name !== 'graph');
  const reached = listedIn(run.session)?.order.length;
  if (!reached) return drawn;
  // The rings layout then shows the components that were not searched (islands) beside the disc,
  // which explain why there is no answer.
  const hasIslands = run.player.outcome?.code === 'impossible' && (states ?? 0) > reached;
  const isFirst = reached <= MOST_DRAWN && !statesAreCells && !hasIslands;
  return isFirst ? ['graph', ...drawn] : [...drawn, 'graph'];
}

/**
 * Returns the layout of the map of a lane, which has no room for the graph of a space.
 * @param {Pick<Viewer, 'run'>} viewer
 */
export const laneLayoutOf = (viewer) =>
  layoutsOf(viewer).find((name) => name !== 'graph') ?? 'rings';

/** Boards that were read, by session. @type {WeakMap<object, BoardOfCells>} */
const boards = new WeakMap();

/**
 * Returns the board whose cells are the states; null for a space with other states.
 * @param {Pick<Viewer, 'run' | 'view'>} viewer
 * @returns {BoardOfCells | null}
 */
export function boardOf({ run: { session }, view }) {
  const { rows, columns, start, statesAreCells } = session.description;
  const { paintGround } = view;
  if (!statesAreCells || start === null || !paintGround) return null;
  const known = boards.get(session);
  if (known) return known;
  const cells = session.boards(Uint32Array.of(start));
  const board = { rows, columns, start, cells, paintGround };
  boards.set(session, board);
  return board;
}

/** Size of a symbol in the legend, in CSS px. */
const MARK_PX = 17;

export class StateSpaceMap {
  canvas;
  /** Layout that the user has chosen; empty for the first layout. */
  #wanted = '';
  #viewer;
  #motion;
  #openList;
  #current;
  /** @type {MapExplorer | null} */
  #explorer = null;

  /**
   * @param {Viewer} viewer
   * @param {Motion} motion
   * @param {OpenListReader} openList
   */
  constructor(viewer, motion, openList) {
    this.#viewer = viewer;
    this.#motion = motion;
    this.#openList = openList;
    this.#current = new CurrentPathReader(viewer);
    this.canvas = new MapCanvas(() => viewer.refresh());
  }

  /** Translation key of the accessible name, which tells the directions of the arrow keys. */
  get label() {
    const { width = 0, height = 0 } = this.canvas.surface ?? {};
    return this.isGraph && !isTall({ width, height }) ? 'map.label.graph' : 'map.label';
  }

  /** Whether the map is the graph of the space. */
  get isGraph() {
    return this.layout === 'graph';
  }

  /** Handler of the user's input; null until the drawing code is loaded. */
  get explorer() {
    if (drawing) this.#explorer ??= new drawing.MapExplorer(this.#viewer, this.canvas);
    return this.#explorer;
  }

  get #analysis() {
    return this.#viewer.run.analysis;
  }

  /** Layouts to choose from. @returns {readonly MapCanvas['layoutName'][]} */
  get layouts() {
    // The first call asks the core for the states of a small space, also outside of drawing.
    return this.#viewer.attempt(() => layoutsOf(this.#viewer)) ?? ['rings'];
  }

  get layout() {
    const { layouts } = this;
    return layouts.find((name) => name === this.#wanted) ?? layouts[0];
  }

  get isComing() {
    return !(this.#analysis.map && drawing);
  }

  get isZoomed() {
    return this.explorer?.isZoomed ?? false;
  }

  get isEdited() {
    return this.explorer?.isEdited ?? false;
  }

  get hears() {
    return this.explorer?.hears;
  }

  get hearsKeys() {
    return this.explorer?.hearsKeys;
  }

  set layout(name) {
    // The first layout of this run may be another than that of the next one.
    this.#wanted = name === this.layouts[0] ? '' : name;
  }

  /** Paints the map on the page. @param {HTMLElement} canvas */
  paint(canvas) {
    this.canvas.layoutName = this.layout;
    // While cells are painted, keep the last picture until the map of the new board is computed.
    if (this.isEdited && this.isComing) return;
    this.explorer?.outline();
    this.explorer?.approach(this.#viewer.finale.nearness);
    this.canvas.paint(canvas, this.shown, this.#viewer.theme, this.writing);
  }

  /** Input of the map's paint. */
  get shown() {
    const { run, finale, panels, evenness, hidesFuture: hides } = this.#viewer;
    const { map } = this.#analysis;
    const moving = { glide: this.#motion.glide, lit: finale.lit, share: panels.map.turnover.share };
    // In another order than breadth-first, the beam jumps: during fast playback its light would
    // flicker.
    const light = evenness.holds && !(this.#isOrdered && isFast(run.player));
    const earlier = this.#earlier;
    // During fast playback, leave out the path to the expanded state: it would flicker, too.
    const path = isFast(run.player) ? undefined : this.#current.path?.states;
    const reach = this.#hasReach;
    return {
      map,
      frame: run.frame,
      event: run.event,
      hides,
      light,
      earlier,
      reach,
      path,
      ...moving,
    };
  }

  /**
   * Whether the map shows which cells a search by cost alone would expand, beside those of A*. The
   * costs that A* has found are the least ones if no state is expanded again.
   */
  get #hasReach() {
    const { run, hidesFuture } = this.#viewer;
    const { description } = run.session;
    const side = this.#analysis.map?.sides[0];
    if (!side || hidesFuture || this.layout !== 'board' || !isAStar(description)) return false;
    return description.isBounded && !side.reopened?.length && side.path.length > 0;
  }

  /**
   * Returns the legend's line with the number of cells that cost less than the answer.
   * @returns {Counter[]}
   */
  #reach() {
    const { words, theme } = this.#viewer;
    const [side] = this.#analysis.map?.sides ?? [];
    const count = (this.#hasReach && drawing?.cheaperThanAnswer(side)?.count) || 0;
    if (count === 0) return [];
    /** @type {Counter['paint']} */
    const paint = (ctx, px) => paintDots(ctx, px, theme);
    const drawn = { of: [theme, MARK_PX], width: MARK_PX, height: MARK_PX };
    const mark = html`<canvas
      aria-hidden="true"
      ${picture({ ...drawn, paint: (ctx) => paint(ctx, MARK_PX) })}
    ></canvas>`;
    return [{ mark, paint, count, says: words.text('legend.reach'), about: 'legend.reach.title' }];
  }

  /**
   * Rank of the state from which the search had reached the target of this step earlier; -1 if this
   * step does not find another path to a known state.
   */
  get #earlier() {
    const { run } = this.#viewer;
    if (!isAgain(run.event.verdict) || isFast(run.player)) return -1;
    return this.#openList.at(0)?.list.earlier ?? -1;
  }

  /** Translation keys of the texts that say what the rings are. */
  get #laid() {
    if (!this.#isOrdered) return LAID.depths;
    return isListed(this.#viewer.run.session.description) ? LAID.distances : LAID.found;
  }

  /** Texts on the map. @returns {Writing} */
  get writing() {
    const { words } = this.#viewer;
    const titles = (this.#analysis.map?.sides.length ?? 0) > 1 ? sideTitles(words) : [];
    const { paintState } = this;
    return {
      number: words.number,
      titles,
      depthWord: words.text(this.#laid.depth),
      paintState,
      board: boardOf(this.#viewer),
      graph: this.#graph,
    };
  }

  /** Graph of the space, and the function that names a move. @returns {Writing['graph']} */
  get #graph() {
    const viewer = this.#viewer;
    const { run, words } = viewer;
    const { rows, columns } = run.session.description;
    const listed = listedIn(run.session);
    /** @type {NonNullable<Writing['graph']>['says']} */
    const says = ({ states: [before, after], ...cells }) => {
      const named = run.session.ask((core) => core.moveValues(before, after));
      return words.text('map.graph.move', moveValues(cells, columns, named));
    };
    return listed && { listed, rows, columns, says, view: () => viewer.view };
  }

  /** @type {Writing['paintState']} */
  paintState = (pen, rank, at, px) => {
    const { run, view } = this.#viewer;
    const { rows, columns } = run.session.description;
    const board = run.session.boards(Uint32Array.of(rank));
    const cell = px / Math.max(rows, columns);
    const [width, height] = [cell * columns, cell * rows];
    pen.ctx.save();
    pen.ctx.translate(at.x - width / 2, at.y - height / 2);
    paintBoard(pen, width, { board, rows, columns }, view);
    pen.ctx.restore();
  };

  note() {
    const { run, words, hidesFuture } = this.#viewer;
    const { map } = this.#analysis;
    if (!map || hidesFuture) return nothing;
    // Not all reachable states are on the map of a two-sided search, or of a space that is too
    // large to be listed.
    const isPart = map.sides.length > 1 || this.#laid === LAID.found;
    return words.text(isPart ? 'map.visits' : 'map.reach', {
      reached: map.sides.reduce((sum, { order }) => sum + order.length, 0),
      states: run.session.description.states ?? 0,
    });
  }

  tools() {
    return html`<button
        class="button small"
        type="button"
        aria-pressed=${this.canvas.colour === 'depth'}
        @click=${this.#toggleColour}
      >
        ${this.#viewer.words.text(this.#laid.byDepth)}
      </button>
      ${this.explorer?.tools()}`;
  }

  over() {
    const { run, words } = this.#viewer;
    return html`${
      this.isComing && !this.isEdited
        ? html`<p class="waiting">${words.text('map.computing', { count: run.player.known })}</p>`
        : nothing
    }
    ${this.explorer?.template()}`;
  }

  /**
   * Whether the search has another order than breadth-first. The levels of its map are true
   * distances from the start or costs that it has found, not depths of the search.
   */
  get #isOrdered() {
    return orderOf(this.#viewer.run.session.description) !== null;
  }

  #toggleColour = () => {
    this.canvas.colour = this.canvas.colour === 'role' ? 'depth' : 'role';
    this.#viewer.refresh();
  };

  /** Returns the lines of the legend. @returns {Counter[]} */
  legend() {
    const { run, words, theme, hidesFuture } = this.#viewer;
    const { map } = this.#analysis;
    const { expanded, frontier, discovered, depth } = run.frame;
    const sides = map?.sides ?? [];
    const found = sides.reduce((sum, { order }) => sum + order.length, 0);
    const order = orderOf(run.session.description);
    /** @type {(role: Role, count: Counter['count']) => Counter} */
    const counter = (role, count) => ({
      mark: role,
      paint: (ctx, px) => paintMark(ctx, role, px, theme),
      count,
      says: words.text(`legend.${role}`),
      about: order && role === 'frontier' ? `legend.${order.list}.title` : `legend.${role}.title`,
    });
    const unseen = counter('unseen', hidesFuture ? '?' : map && this.#unseen(found - discovered));
    const answer = this.#answer();
    if (this.canvas.colour === 'depth') {
      const deepest = Math.max(0, ...sides.map(({ levels }) => levels.length - 2));
      const says = words.text('legend.depths', { depth: hidesFuture ? depth : deepest });
      return [{ ...this.#depths(), count: null, says, about: DEPTH }, unseen, ...answer];
    }
    const path = answer.length > 0 ? [] : this.#path();
    return [
      counter('expanded', expanded),
      counter('frontier', frontier),
      unseen,
      ...path,
      ...this.#reach(),
      ...answer,
    ];
  }

  /**
   * Returns the number of states that are not seen. A graph also shows the states that neither side
   * of a two-sided search finds.
   * @param {number} left number of states that the search finds later
   */
  #unseen(left) {
    const { run } = this.#viewer;
    const { sides = [] } = this.#analysis.map ?? {};
    const graph = this.isGraph && sides.length > 1 ? listedIn(run.session) : null;
    if (!graph) return left;
    const isUnseen = (/** @type {number} */ rank) =>
      sides.every((map, side) => {
        const place = placeOf(map, rank);
        return roleOf(map, place, run.frame.sides[side]) === 'unseen';
      });
    return graph.order.filter(isUnseen).length;
  }

  /** Mark of the colour scale of the depths. @returns {Pick<Counter, 'mark' | 'paint'>} */
  #depths() {
    const { theme } = this.#viewer;
    /** @type {Counter['paint']} */
    const paint = (ctx, px) => paintDepths(ctx, px, theme);
    const [width, height] = [MARK_PX, MARK_PX];
    const drawn = { of: [theme, MARK_PX], width, height };
    return {
      mark: html`<canvas
        aria-hidden="true"
        ${picture({ ...drawn, paint: (ctx) => paint(ctx, MARK_PX) })}
      ></canvas>`,
      paint,
    };
  }

  /**
   * Returns the legend's line with the length of the path to the state being expanded.
   * @returns {Counter[]}
   */
  #path() {
    const path = this.#current.path;
    if (!path) return [];
    const { words, theme } = this.#viewer;
    const says = words.text('legend.path', { count: path.moves });
    /** @type {Counter['paint']} */
    const paint = (ctx, px) => paintMark(ctx, 'path', px, theme);
    return [{ mark: 'path', paint, count: path.moves, says, about: 'legend.path.title' }];
  }

  /**
   * Returns the legend's line with the length of the answer, once the answer is found.
   * @returns {Counter[]}
   */
  #answer() {
    const { run, words, theme } = this.#viewer;
    if (!run.frame.answered || !this.#analysis.map) return [];
    const moves = this.#analysis.answer.states.length - 1;
    const count = words.text('legend.moves', { count: moves });
    const says = words.text(isShortest(run.session.description) ? 'legend.goal' : 'legend.goal.by');
    /** @type {Counter['paint']} */
    const paint = (ctx, px) => paintMark(ctx, 'goal', px, theme);
    return [{ mark: 'goal', paint, count, says, about: 'legend.goal.title' }];
  }

  notes() {
    const { words } = this.#viewer;
    const layoutName = this.layout;
    const isByDistance = layoutName !== 'all' && layoutName !== 'board';
    const says = (isByDistance ? this.#laid : LAID.depths).reads(layoutName);
    const note = { says: words.text(says), about: 'map' };
    const { description } = this.#viewer.run.session;
    // A space without a list of its states in which depth-first search alone ends.
    if (!isListed(description) && description.algorithms.length === 1) {
      return [{ says: words.text('map.deep'), about: 'map' }, note];
    }
    const graph = this.isGraph ? listedIn(this.#viewer.run.session) : null;
    if (!graph || this.#viewer.hidesFuture) return [note];
    const [states, moves] = [graph.order.length, graph.moves.length / NUMBERS];
    return [{ says: words.text('map.graph.all', { states, moves }), about: 'map' }, note];
  }
}
