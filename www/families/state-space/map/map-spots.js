/**
 * Points of the map that an author names: rings, states, and the cells of a board that is the map.
 * @import { SpaceMap, Point } from '../../../canvas/types.js'
 * @import { Viewer } from '../types.js'
 * @import { MapCanvas } from './map-canvas.js'
 */
import { depthOf } from './depth-of.js';
import { placeOf } from './places.js';
import { roleOf } from './small-space.js';

/** Position of the state that stands for its ring, as a share of the ring. */
const ALONG = 0.12;

/**
 * Returns the point of a ring, a state or a cell; null if the map does not show it now, and a point
 * of null if it has no such state.
 * @param {Pick<Viewer, 'run' | 'words' | 'hidesFuture'>} viewer
 * @param {MapCanvas} canvas
 * @param {string} kind
 * @param {number} number
 * @returns {{ at: Point | null, label?: string } | null}
 */
export function spotOf({ run, words, hidesFuture }, { layout, layoutName, map }, kind, number) {
  const isBoard = run.session.description.statesAreCells && layoutName === 'board';
  if (!layout || !map || (kind === 'cell' && !isBoard)) return null;
  for (const [side, own] of map.sides.entries()) {
    const place = kind === 'ring' ? placeOnRing(own, number) : placeOf(own, number);
    const isUnseen = roleOf(own, place, run.frame.sides[side]) === 'unseen';
    if (place < 0 || (hidesFuture && isUnseen)) continue;
    const at = layout.pointAt(side, place);
    if (kind !== 'state') return { at };
    const key = place > 0 ? 'map.state' : side > 0 ? 'map.goalState' : 'map.startState';
    const label = words.text(key, { state: number, depth: depthOf(own.levels, place) });
    return { at, label };
  }
  const isMissing = kind === 'state' && map.sides.length === 1 && run.player.complete;
  return isMissing && placeOf(map.sides[0], number) < 0 ? { at: null } : null;
}

/**
 * Returns the place of a state on a ring; -1 if the map has no such ring.
 * @param {SpaceMap} map
 * @param {number} ring
 */
function placeOnRing({ levels }, ring) {
  if (ring >= levels.length - 1) return -1;
  return levels[ring] + Math.floor(ALONG * (levels[ring + 1] - levels[ring]));
}
