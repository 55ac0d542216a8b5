/**
 * Canvas with the map of a game: the states by their distance to a goal, and the user's path on
 * them.
 * @import { Ctx, Point, SpaceMap, Theme } from '../../../canvas/types.js'
 * @import { Words } from '../../../i18n/index.js'
 * @import { Game, Turn } from '../../../core/play/game.js'
 * @import { Session } from '../../../core/engine/session.js'
 * @import { Shown, Writing } from '../map/map-canvas.js'
 * @import { Places } from '../map/space-places.js'
 */
import { Memo } from '../../../core/util/memo-key.js';
import { Pen } from '../../../canvas/pen.js';
import { placeOf } from '../map/places.js';
import { SpaceCanvas, parts } from '../map/space-canvas.js';
import { SpacePlaces, isListed } from '../map/space-places.js';

/** Number of moves that one slice of work examines. */
const BUDGET = 1 << 15;
/** Number of rings that are shown beyond the goal and the path. */
const MORE_RINGS = 1;
/** Maximum number of moves of the path that are drawn: the last ones. */
const MOST_MOVES = 400;
/** Length of the straight pieces of a bent line, in CSS px. */
const PIECE_PX = 12;
/** Distance from a state within which a tap selects the state, in CSS px. */
const TAP_PX = 24;

export class PlayMap extends SpaceCanvas {
  #places;
  #made = new Memo();
  #cursor = new Memo();
  #sides = new Memo();
  #ringed = new Memo();
  #lost = new Memo();
  /** Number of rings that are shown; it only grows. */
  #rings = 0;
  /** Game that is drawn. @type {Game} */
  #game;

  /**
   * @param {Game} game
   * @param {(link: Uint8Array) => Session} open opens a session from a link
   * @param {() => void} refresh
   */
  constructor(game, open, refresh) {
    super(game.session, refresh);
    this.#game = game;
    /** @type {SpaceCanvas['colour']} */
    this.colour = 'near';
    this.#places = isListed(game.session.description) ? new SpacePlaces(game.session, open) : null;
  }

  /** Whether the space is small enough for a map. */
  get isPossible() {
    return this.#places !== null;
  }

  /**
   * Does one slice of the work.
   * @returns {boolean} true if the map can be drawn or the space is too large for one; false if
   *   more slices are needed
   */
  work() {
    const places = this.#places;
    if (!places || places.found) return true;
    places.work(BUDGET);
    return places.found !== null;
  }

  /** Map that is drawn; null before its places are found. @returns {SpaceMap | null} */
  get #map() {
    const places = this.#places?.found;
    if (!places) return null;
    const { distances, isBlind, session } = this.#game;
    const lit = isBlind ? null : distances;
    const states = session.description.states ?? 0;
    const rings = this.#follow(places, states);
    const ringed = this.#ringed.of([places, rings], () => withRings(places, rings));
    return this.#made.of([ringed, lit], () => parts().nearMapOf({ ...ringed, states }, lit));
  }

  /** Number of states on the map from which no goal can be reached; 0 while distances are hidden. */
  get lost() {
    const map = this.#map;
    if (!map?.strengths) return 0;
    return this.#lost.of([map], () => map.order.length - parts().cursorOf(map).expanded);
  }

  /** Rings that are shown, and all of them; null if the map shows all. */
  get rings() {
    const all = (this.#places?.found?.levels.length ?? 1) - 2;
    const shown = (this.#map?.levels.length ?? 1) - 2;
    return shown < all ? { shown, all } : null;
  }

  /**
   * Returns the number of rings to show: up to the goal and to the farthest state of the path, so
   * that both are large. Returns the number of all rings while distances are hidden, because fewer
   * rings would reveal a distance.
   * @param {Places} places
   * @param {number} states
   */
  #follow(places, states) {
    const { levels } = places;
    const game = this.#game;
    const goal = game.isBlind ? null : game.distanceOf(game.start);
    const isWhole = this.layoutName !== 'rings' || goal === null || goal === Infinity;
    if (isWhole) return levels.length - 1;
    const whole = { ...places, states };
    const ringOf = (/** @type {number} */ state) =>
      levels.findLastIndex((first) => first <= placeOf(whole, state));
    const farthest = Math.max(...game.states.map(ringOf), goal);
    this.#rings = Math.max(this.#rings, Math.min(levels.length - 1, farthest + 1 + MORE_RINGS));
    return this.#rings;
  }

  /**
   * Paints the map.
   * @param {HTMLElement} canvas
   * @param {Theme} theme
   * @param {Writing} writing
   * @param {Words} words
   */
  show(canvas, theme, writing, words) {
    const map = this.#map;
    const counts = map ? this.#cursor.of([map], () => parts().cursorOf(map)) : null;
    /** @type {Shown} */
    const shown = {
      map: map && this.#sides.of([map], () => ({ sides: [map] })),
      frame: {
        ...{ hasMove: false, position: -1, targetPosition: -1, answered: false, side: 0 },
        sides: counts ? [counts] : [],
      },
      event: null,
      light: false,
    };
    this.paint(canvas, shown, theme, { ...writing, ...this.graphWriting(words) });
  }

  /**
   * @param {Ctx} ctx
   * @param {Shown} shown
   * @param {Theme} theme
   */
  draw(ctx, shown, theme) {
    super.draw(ctx, shown, theme);
    if (shown.map && this.layout) this.#paintPath(new Pen(ctx, theme), shown.map.sides[0]);
  }

  /**
   * @param {Pen} pen
   * @param {SpaceMap} map
   */
  #paintPath(pen, map) {
    const { ctx, theme } = pen;
    const game = this.#game;
    const first = Math.max(0, game.cursor - MOST_MOVES);
    const points = game.states.slice(first).map((state) => this.#pointOf(map, state));
    const moves = points.slice(1).map((to, at) => ({
      from: points[at],
      to,
      turn: game.isBlind ? 'unknown' : game.turnOf(first + at + 1),
    }));
    ctx.save();
    ctx.lineCap = ctx.lineJoin = 'round';
    for (const { from, to, turn } of moves) this.#paintMove(pen, from, to, turn);
    for (const { to, turn } of moves.slice(0, -1)) {
      const { colour, isHollow } = lookOf(theme, turn);
      pen.circle(to, 3.5);
      pen.fill(isHollow ? pen.shades.ground : colour);
      pen.strokeHaloed(colour, 1.75, 0.75);
    }
    ctx.restore();
    if (first === 0 && points.length > 1) {
      pen.diamond(points[0], 6);
      pen.strokeHaloed(theme.current, 2);
      pen.fill(pen.shades.ground);
    }
    const here = points[points.length - 1];
    pen.circle(here, 8);
    pen.fill(pen.shades.ground);
    pen.strokeHaloed(theme.current, 2.5);
    pen.disc(here, 3.5, theme.current);
  }

  /**
   * @param {Pen} pen
   * @param {Point} from
   * @param {Point} to
   * @param {Turn} turn
   */
  #paintMove(pen, from, to, turn) {
    const { ctx, theme } = pen;
    const centre = this.layoutName === 'rings' ? this.layout?.disc?.centre : undefined;
    const { colour, isHollow } = lookOf(theme, turn);
    const pieces = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / PIECE_PX);
    const shares = Array.from({ length: centre ? pieces : 1 }, (_, at) => (at + 1) / pieces);
    const points = centre
      ? shares.map((share) => parts().arcBetween(centre, from, to, share))
      : [to];
    pen.trace([from, ...points]);
    if (isHollow) ctx.setLineDash([1, 5]);
    pen.strokeHaloed(colour, isHollow ? 3 : 2.75, 1);
    ctx.setLineDash([]);
  }

  /**
   * @param {SpaceMap} map
   * @param {number} state
   * @returns {Point}
   */
  #pointOf(map, state) {
    const place = Math.max(0, placeOf(map, state));
    return /** @type {NonNullable<SpaceCanvas['layout']>} */ (this.layout).pointAt(0, place);
  }

  /**
   * Returns the move that a tap on the map makes: among the moves of the present state, the one
   * that leads nearest to the tap.
   * @param {MouseEvent} event on the canvas
   * @returns {number} index of the move; -1 for none
   */
  moveAt({ offsetX: x, offsetY: y }) {
    const map = this.#map;
    if (!map || !this.layout) return -1;
    const { state } = this.layout.spotAt(x, y);
    const { moves } = this.#game;
    const exact = moves.findIndex(({ to }) => to === state);
    if (exact >= 0) return exact;
    let [best, least] = [-1, TAP_PX];
    moves.forEach(({ to }, index) => {
      const at = this.#pointOf(map, to);
      const far = Math.hypot(at.x - x, at.y - y);
      if (far < least) [best, least] = [index, far];
    });
    return best;
  }

  free() {
    this.#places?.free();
  }
}

/**
 * Returns the places of the first rings.
 * @param {Places} places
 * @param {number} rings
 * @returns {Places}
 */
const withRings = ({ order, levels }, rings) => ({
  order: order.subarray(0, levels[rings]),
  levels: levels.subarray(0, rings + 1),
});

/**
 * Returns how a move of the path is drawn.
 * @param {Theme} theme
 * @param {Turn} turn
 */
function lookOf(theme, turn) {
  if (turn === 'nearer') return { colour: theme.forward, isHollow: false };
  const isAway = turn === 'away' || turn === 'lost';
  return isAway
    ? { colour: theme.backward, isHollow: true }
    : { colour: theme.current, isHollow: false };
}
