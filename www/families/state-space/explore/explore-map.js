/**
 * Canvas with the map of a whole space whose colours show a number of each state.
 * @import { PieceView, Point, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { Words } from '../../../i18n/index.js'
 * @import { Laid } from '../../../core/explore/whole-space.js'
 * @import { Session } from '../../../core/engine/session.js'
 * @import { Writing } from '../map/map-canvas.js'
 */
import { paintBoard } from '../../../canvas/cell-board.js';
import { Memo } from '../../../core/util/memo-key.js';
import { drawing } from '../map/lazy-map.js';
import { MapCanvas } from '../map/map-canvas.js';
import { depthOf } from '../map/depth-of.js';
import { NEVER, placeOf } from '../map/places.js';
import { MOST_DRAWN, listedIn } from '../map/small-space.js';
import { moveValues } from '../places-in-words.js';
import { viewOf } from '../puzzles/index.js';

/**
 * What the colours show: `values` are the numbers of the states, by rank, 2^32 - 1 for a state
 * without a colour. `least` has the strongest colour, `most` the weakest.
 * @typedef {{ values: Uint32Array, least: number, most: number }} Shades
 */

export class ExploreMap extends MapCanvas {
  #session;
  #laid;
  #refresh;
  #made = new Memo();
  #sides = new Memo();
  #named = new Memo();
  /** Places of the goals. */
  #goals;

  /**
   * @param {Session} session breadth-first search of the space
   * @param {Laid} laid
   * @param {Uint32Array} distances to a goal, by rank
   * @param {() => void} refresh
   */
  constructor(session, laid, distances, refresh) {
    super(refresh);
    this.#session = session;
    this.#laid = laid;
    this.#refresh = refresh;
    /** @type {MapCanvas['colour']} */
    this.colour = 'near';
    /** @type {MapCanvas['layoutName']} */
    this.layoutName = layoutFor(session);
    const places = Uint32Array.from(laid.order.keys());
    this.#goals = places.filter((place) => distances[laid.order[place]] === 0);
  }

  /**
   * Paints the map.
   * @param {HTMLElement} canvas
   * @param {Shades} shades
   * @param {Theme} theme
   * @param {Words} words
   */
  show(canvas, shades, theme, words) {
    const map = this.#mapOf(shades);
    const counts = parts().cursorOf(map);
    const shown = {
      map: this.#sides.of([map], () => ({ sides: [map] })),
      frame: {
        ...{ hasMove: false, position: -1, targetPosition: -1, answered: false, side: 0 },
        sides: [counts],
      },
      event: null,
      light: false,
    };
    this.paint(canvas, shown, theme, {
      ...{ number: words.number, titles: [], depthWord: words.text('map.depth') },
      ...this.#board(),
      ...this.#graph(words),
    });
  }

  /** @param {Shades} shades @returns {SpaceMap} */
  #mapOf({ values, least, most }) {
    return this.#made.of([values, least, most], () => {
      const shifted = values.map((value) => (value === NEVER ? NEVER : value - least));
      const scale = { goals: this.#goals, far: most - least };
      return parts().nearMapOf(this.#laid, shifted, scale);
    });
  }

  /** How the pieces look. @returns {PieceView} */
  get view() {
    return viewOf(this.#session.description.puzzle, this.#refresh);
  }

  #ground = new Memo();

  /** Returns what draws the board below a map whose states are its cells. @returns {Partial<Writing>} */
  #board() {
    const { rows, columns, statesAreCells, start } = this.#session.description;
    const { paintGround } = this.view;
    if (!statesAreCells || !paintGround) return {};
    const board = this.#ground.of([paintGround], () => ({
      ...{ rows, columns, start: Number(start), paintGround },
      cells: this.#session.boards(Uint32Array.of(Number(start))),
    }));
    return { board };
  }

  /** Returns the additional inputs of the graph of a small space. @param {Words} words @returns {Partial<Writing>} */
  #graph(words) {
    const session = this.#session;
    const listed = this.layoutName === 'graph' ? listedIn(session) : null;
    if (!listed) return {};
    const { rows, columns } = session.description;
    /** @type {NonNullable<Writing['graph']>['says']} */
    const says = ({ states: [before, after], ...cells }) => {
      const named = session.ask((core) => core.moveValues(before, after));
      return words.text('map.graph.move', moveValues(cells, columns, named));
    };
    const view = () => this.view;
    const graph = this.#named.of([words], () => ({ listed, rows, columns, says, view }));
    return { graph, paintState: this.#paintState };
  }

  /** @type {Writing['paintState']} */
  #paintState = (pen, rank, at, px) => {
    const { rows, columns } = this.#session.description;
    const board = this.#session.boards(Uint32Array.of(rank));
    const cell = px / Math.max(rows, columns);
    pen.ctx.save();
    pen.ctx.translate(at.x - (cell * columns) / 2, at.y - (cell * rows) / 2);
    paintBoard(pen, cell * columns, { board, rows, columns }, this.view);
    pen.ctx.restore();
  };

  /** Returns the rank of the state at a point of the canvas; -1 for none. @param {Point} point */
  stateAt({ x, y }) {
    const state = this.layout?.spotAt(x, y).state ?? -1;
    return placeOf(this.#laid, state) < 0 ? -1 : state;
  }

  /** Returns the number of moves from the start to a state. @param {number} state */
  depthOf(state) {
    return depthOf(this.#laid.levels, placeOf(this.#laid, state));
  }

  /**
   * Returns the state to which an arrow key moves.
   * @param {number} state -1 for none yet
   * @param {string} key
   * @returns {number} -1 for another key
   */
  walk(state, key) {
    const laid = this.#laid;
    const from = state < 0 ? laid.order[0] : state;
    const spot = this.layout?.walk(from, key, null);
    if (spot) return spot.state;
    const to = parts().neighbour([laid], { side: 0, place: placeOf(laid, state) }, key);
    return to ? laid.order[to.place] : -1;
  }
}

/** Returns the drawing code of the map, which `loadExplore` has loaded. */
const parts = () => /** @type {NonNullable<typeof drawing>} */ (drawing);

/**
 * Returns the layout: the board where it is the map, the graph of a small space, or rings.
 * @param {Session} session
 * @returns {MapCanvas['layoutName']}
 */
function layoutFor(session) {
  if (session.description.statesAreCells) return 'board';
  const reached = listedIn(session)?.order.length ?? Infinity;
  return reached <= MOST_DRAWN ? 'graph' : 'rings';
}
