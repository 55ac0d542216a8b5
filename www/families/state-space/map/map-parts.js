/**
 * The parts of the map: what a person sees on it, and where.
 * @import { Point } from '../../../canvas/types.js'
 * @import { Part } from '../../../ui/kit/family-view.js'
 * @import { Viewer } from '../types.js'
 * @import { MapCanvas } from './map-canvas.js'
 */

/** How far along its level the state lies that stands for the level: where there is room beside it. */
const ALONG = 0.34;

/**
 * @param {Pick<Viewer, 'run' | 'words' | 'hidesFuture'>} viewer
 * @param {MapCanvas} canvas
 * @returns {Part[]}
 */
export function partsOf({ run, words, hidesFuture }, { layout, layoutName, map }) {
  if (!layout || !map) return [];
  const { frame } = run;
  const { side, answered } = frame;
  const { expanded, discovered } = frame.sides[side];
  const { levels, path } = map.sides[side];
  const at = (/** @type {number} */ position) => layout.pointAt(side, position);
  const part = (/** @type {string} */ name, /** @type {Point} */ point) => ({
    name,
    says: words.text([`map.part.${name}.${layoutName}`, `map.part.${name}`]),
    note: words.text(`map.part.${name}.note`),
    at: point,
  });
  const parts = [];
  if (frame.hasMove) parts.push(part('beam', pointed(at(frame.position), layoutName, at(0))));
  else if (discovered > 0) parts.push(part('start', at(0)));
  if (answered && map.sides.length > 1) {
    const [one, other] = layout.meeting() ?? [];
    if (one) parts.push(part('meeting', between(one, other)));
  } else if (answered && path.length > 0) {
    parts.push(part('star', at(path[path.length - 1])));
  }
  const other = layout.other();
  if (other) parts.push(part('island', other));
  if (frame.hasMove && discovered > expanded)
    parts.push(part('frontier', at((discovered + expanded) >> 1)));
  const shown = hidesFuture ? discovered : Infinity;
  if (layoutName !== 'all') parts.push(part('level', at(fullest(levels, shown))));
  return parts;
}

/**
 * The beam is pointed at in its middle, where it is one; elsewhere a mark alone says where it would be.
 * @param {Point} end
 * @param {string} layout
 * @param {Point} start
 */
const pointed = (end, layout, start) => (layout === 'rings' ? between(start, end) : end);

/** @type {(one: Point, other: Point) => Point} */
const between = (one, other) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/**
 * A state of the fullest level, which has the most room, of those whose states are all shown.
 * @param {Uint32Array} levels
 * @param {number} shown
 */
function fullest(levels, shown) {
  let widest = 0;
  for (let depth = 1; depth < levels.length - 1 && levels[depth + 1] <= shown; depth++) {
    if (levels[depth + 1] - levels[depth] > levels[widest + 1] - levels[widest]) widest = depth;
  }
  return levels[widest] + Math.floor(ALONG * (levels[widest + 1] - levels[widest]));
}
