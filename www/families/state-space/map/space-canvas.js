/**
 * Canvas with the map of a whole space, without a run on the page: a game by hand, or the panel that
 * explores a space. Knows how the graph of a small space is drawn, and the board where it is the map.
 * @import { PieceView } from '../../../canvas/types.js'
 * @import { Words } from '../../../i18n/index.js'
 * @import { Session } from '../../../core/engine/session.js'
 * @import { Writing } from './map-canvas.js'
 */
import { paintBoard } from '../../../canvas/cell-board.js';
import { Memo } from '../../../core/util/memo-key.js';
import { moveValues } from '../places-in-words.js';
import { viewOf } from '../puzzles/index.js';
import { drawing } from './lazy-map.js';
import { MapCanvas } from './map-canvas.js';
import { MOST_DRAWN, listedIn } from './small-space.js';

export class SpaceCanvas extends MapCanvas {
  #session;
  #refresh;
  #named = new Memo();
  #ground = new Memo();

  /**
   * @param {Session} session a search of the space
   * @param {() => void} refresh
   */
  constructor(session, refresh) {
    super(refresh);
    this.#session = session;
    this.#refresh = refresh;
    /** @type {MapCanvas['layoutName']} */
    this.layoutName = layoutFor(session);
  }

  /** How the pieces look. @returns {PieceView} */
  get view() {
    return viewOf(this.#session.description.puzzle, this.#refresh);
  }

  /**
   * Returns the additional inputs of the graph of a small space: its moves, their names, and
   * boards.
   * @param {Words} words
   * @returns {Pick<Writing, 'graph' | 'paintState'>}
   */
  graphWriting(words) {
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

  /** Returns what draws the board below a map whose states are its cells. @returns {Partial<Writing>} */
  boardWriting() {
    const session = this.#session;
    const { rows, columns, statesAreCells, start } = session.description;
    const { paintGround } = this.view;
    if (!statesAreCells || !paintGround) return {};
    const first = Number(start);
    const board = this.#ground.of([paintGround], () => ({
      ...{ rows, columns, start: first, paintGround },
      cells: session.boards(Uint32Array.of(first)),
    }));
    return { board };
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
}

/** Returns the drawing code of the map, which the caller has loaded. */
export const parts = () => /** @type {NonNullable<typeof drawing>} */ (drawing);

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
