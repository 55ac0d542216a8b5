/**
 * Discs of a race whose lanes can all be drawn on one map of the space. The lanes share the map's
 * layout, pixels and scale. A lane that has not changed is not painted again.
 * @import { Lane } from '../types.js'
 * @import { Ctx, LayoutBox, SpaceMap } from '../../../canvas/types.js'
 * @import { Viewer } from '../types.js'
 * @import { DiscGrid } from './disc-grid.js'
 * @import { DiscView } from './lane-disc.js'
 */
import { Inputs, Memo } from '../../../core/util/memo-key.js';
import { restored, surfaceOn, wake } from '../../../canvas/surface.js';
import { squareGrid } from './disc-grid.js';
import { visitsOf } from './disc-lights.js';
import { LaneDisc, paintUnlit, ringOf } from './lane-disc.js';
import { isForced } from './map-canvas.js';
import { laneLayoutOf } from './map.js';
import { NEVER, placesOf } from './places.js';

/**
 * Durations of the animation of the thread and of the star when a lane finishes, in milliseconds.
 */
const FINISH_MS = { thread: 700, star: 300 };
/** Time in each frame for preparing pixels, in milliseconds. */
const SLICE_MS = 8;

/**
 * Map of all lanes.
 * @typedef {Pick<SpaceMap, 'states' | 'order' | 'levels'>} Shared
 *
 * Places on that map that a lane uses: for each side, those of its states in the order of discovery
 * and of expansion; those of the answer; those of the goals.
 * @typedef {{ sides: { found: Uint32Array, expanded: Uint32Array }[], path: Uint32Array, goals:
 *   Uint32Array }} Lights
 */

/**
 * Returns the map that all lanes can share. Returns null while it is computed, and if the states of
 * some lane have no places on it.
 * @param {readonly Lane[]} lanes
 * @returns {Shared | null}
 */
export function sharedMap(lanes) {
  if (lanes.some(({ picture }) => !picture)) return null;
  const base = lanes.find(({ picture }) => picture?.sides.length === 1);
  if (!base?.picture || lanes.some(({ session }) => session.description.states === null)) {
    return null;
  }
  const [map] = base.picture.sides;
  return lanes.every((lane) => isOn(lane, map)) ? map : null;
}

/** Returns whether all states of a lane have places on a map. @param {Lane} lane @param {Shared} map */
function isOn({ picture }, map) {
  const sides = picture?.sides ?? [];
  if (sides.length === 1) return sides[0].order.length === map.order.length;
  const at = placesOf(map);
  return sides.every(({ order }) => order.every((state) => (at[state] ?? NEVER) !== NEVER));
}

/**
 * Returns the places that a lane uses on a map.
 * @param {Pick<Lane, 'picture'>} lane
 * @param {Shared} map
 * @returns {Lights}
 */
export function lightsOn({ picture }, map) {
  const { sides = [], answer = new Uint32Array() } = picture ?? {};
  if (sides.length === 1) {
    const [side] = sides;
    const { found, expanded, path, goals } = side;
    // Breadth-first search finds the states in the order of their places, so `found` also lists the
    // places in the order of discovery.
    return { sides: [found === expanded ? { found, expanded } : visitsOf(side)], path, goals };
  }
  const at = placesOf(map);
  const visits = sides.map(({ order }) => order.map((state) => at[state]));
  return {
    sides: visits.map((found) => ({ found, expanded: found })),
    path: answer.map((state) => at[state]),
    goals: new Uint32Array(),
  };
}

/** Data kept for a lane on the page. */
class Kept {
  /** @type {LaneDisc | null} */
  disc = null;
  /** Makes the next disc, part by part. @type {Generator<undefined, void, DiscView['cursors']> | null} */
  making = null;
  of = new Inputs();
  painted = new Inputs();
  /** Time at which the lane has finished, in ms; -Infinity if its thread is not animated. */
  finishedMs = -Infinity;
  isFinished = false;
}

export class LaneDiscs {
  #viewer;
  #shared = new Memo();
  /** Pixels, by size. @type {Map<string, DiscGrid>} */
  #grids = new Map();
  /** Map for which the pixels were made. @type {object | null} */
  #gridsOf = null;
  /** @type {WeakMap<Lane, Kept>} */
  #kept = new WeakMap();
  /** Whether a part of the pixels or of a disc was prepared in this frame. */
  #hasPrepared = false;
  /** Whether the race was playing at the last paint. */
  #isPlaying = false;

  /** @param {Viewer} viewer */
  constructor(viewer) {
    this.#viewer = viewer;
  }

  /**
   * Returns whether all lanes can be drawn on one map. While that is unknown, returns true unless
   * the board is the map: discs without discovered states are then drawn.
   * @param {readonly Lane[]} lanes
   */
  share(lanes) {
    if (laneLayoutOf(this.#viewer) === 'board') return false;
    return lanes.some(({ picture }) => !picture) || this.#map(lanes) !== null;
  }

  /** @param {readonly Lane[]} lanes @returns {Shared | null} */
  #map(lanes) {
    return this.#shared.of(
      lanes.flatMap((lane) => [lane, lane.picture]),
      () => sharedMap(lanes),
    );
  }

  /**
   * Paints a lane on the page.
   * @param {Element} canvas
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   */
  paint(canvas, lane, lanes) {
    const surface = surfaceOn(canvas, () => this.#viewer.refresh());
    if (!surface || surface.width < 1) return;
    const kept = this.#keptOf(lane);
    const shared = this.#map(lanes);
    const { width, height, scale } = surface;
    const side = Math.min(width, height);
    const grid = shared && this.#gridFor(shared, side, scale);
    this.#time(kept, lane, lanes);
    const view = this.#view(kept, lane, lanes);
    const { theme } = this.#viewer;
    if (grid && !grid.isReady) this.#prepare(() => grid.work(performance.now() + SLICE_MS));
    const isReady = grid?.isReady ?? false;
    if (shared && grid && isReady && kept.of.changed(shared, grid)) {
      kept.making = this.#making(kept, lane, shared, grid);
    }
    const { making } = kept;
    if (making) {
      this.#prepare(() => {
        if (making.next(view.cursors).done) kept.making = null;
      });
    }
    const key = view.cursors.flatMap(({ discovered, expanded }) => [discovered, expanded]);
    const { thread, star, ring, blooms } = view;
    const inputs = [surface, surface.emptied, devicePixelRatio, theme, kept.disc, restored];
    if (!kept.painted.changed(...inputs, isReady, thread, star, ring, blooms, ...key)) return;
    surface.paint((ctx) => this.#put(ctx, { width, height, side }, kept.disc, view));
    if (thread < 1 || star < 1) if (kept.isFinished) this.#goOn();
  }

  /**
   * Draws a lane off the page, with its thread and star.
   * @param {Ctx} ctx
   * @param {LayoutBox} box
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   */
  draw(ctx, { width, height, scale }, lane, lanes) {
    const shared = this.#map(lanes);
    const side = Math.min(width, height);
    const kept = new Kept();
    kept.isFinished = this.#isDone(lane);
    const view = this.#view(kept, lane, lanes);
    if (shared) {
      const grid = this.#gridFor(shared, side, scale);
      while (!grid.isReady) grid.work(Infinity);
      const making = this.#making(kept, lane, shared, grid);
      while (!making.next(view.cursors).done);
    }
    this.#put(ctx, { width, height, side }, kept.disc, view);
  }

  /**
   * @param {Ctx} ctx
   * @param {{ width: number, height: number, side: number }} box
   * @param {LaneDisc | null} disc
   * @param {DiscView} view
   */
  #put(ctx, { width, height, side }, disc, view) {
    ctx.save();
    ctx.translate((width - side) / 2, (height - side) / 2);
    if (disc) disc.paint(ctx, view, this.#viewer.theme);
    else paintUnlit(ctx, side, this.#viewer.theme);
    ctx.restore();
  }

  /**
   * Does a part of what has to be prepared, unless another was done in this frame.
   * @param {() => void} work
   */
  #prepare(work) {
    if (!this.#hasPrepared) work();
    this.#hasPrepared = true;
    this.#goOn();
  }

  #goOn() {
    wake({
      frame: () => {
        this.#hasPrepared = false;
        this.#viewer.refresh();
        return false;
      },
    });
  }

  /** @param {Lane} lane */
  #keptOf(lane) {
    const kept = this.#kept.get(lane) ?? new Kept();
    this.#kept.set(lane, kept);
    return kept;
  }

  /**
   * Returns the pixels of a disc in a square of a given size.
   * @param {Shared} map
   * @param {number} side
   * @param {number} scale
   */
  #gridFor(map, side, scale) {
    if (this.#gridsOf !== map.order) this.#grids.clear();
    this.#gridsOf = map.order;
    const key = `${side} ${scale}`;
    const grid = this.#grids.get(key) ?? squareGrid(map.levels, side, scale);
    // Keep one size for the page and one for exports.
    if (this.#grids.size > 2) this.#grids.clear();
    this.#grids.set(key, grid);
    return grid;
  }

  /**
   * Makes the disc of a lane and its first picture, which colours every pixel, in several parts.
   * @param {Kept} kept
   * @param {Lane} lane
   * @param {Shared} shared
   * @param {DiscGrid} grid
   * @returns {Generator<undefined, void, DiscView['cursors']>}
   */
  *#making(kept, lane, shared, grid) {
    const { sides, path, goals } = lightsOn(lane, shared);
    yield;
    const lit = lane.last.discovered;
    const disc = new LaneDisc(grid, sides, { path, goals, lit });
    const cursors = yield;
    disc.picture(cursors, this.#viewer.theme);
    kept.disc = disc;
  }

  /** Returns whether the race has reached the answer of a lane. @param {Lane} lane */
  #isDone({ units, outcome, depth }) {
    const { race } = this.#viewer;
    return race !== null && outcome !== null && depth < Infinity && race.player.cursor >= units;
  }

  /**
   * Records the time when a lane finishes while the race plays.
   * @param {Kept} kept
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   */
  #time(kept, lane, lanes) {
    const { race, host } = this.#viewer;
    const isDone = this.#isDone(lane);
    if (isDone && !kept.isFinished) {
      const isAnimated = this.#isPlaying && !host.isStill;
      kept.finishedMs = isAnimated ? performance.now() : -Infinity;
    }
    kept.isFinished = isDone;
    if (lane === lanes[lanes.length - 1]) this.#isPlaying = race?.player.state === 'playing';
  }

  /**
   * @param {Kept} kept
   * @param {Lane} lane
   * @param {readonly Lane[]} lanes
   * @returns {DiscView}
   */
  #view(kept, lane, lanes) {
    const { evenness, words } = this.#viewer;
    const ms = kept.isFinished ? performance.now() - kept.finishedMs : -1;
    const share = (/** @type {number} */ from, /** @type {number} */ length) =>
      Math.min(1, Math.max(0, (ms - from) / length));
    const shared = this.#map(lanes);
    const radii = lane === lanes[0] && shared ? shared.levels : null;
    // The rings have equal areas for equal numbers of states, so their radii grow with the square
    // roots.
    const depth = radii ? ringOf(Float64Array.from(radii, Math.sqrt)) : 0;
    return {
      cursors: lane.frame.sides,
      thread: share(0, FINISH_MS.thread),
      star: share(FINISH_MS.thread, FINISH_MS.star),
      ring: depth > 0 ? words.number(depth) : '',
      blooms: evenness.holds && !isForced(),
    };
  }
}
