/**
 * Lists the labelled parts of the map and their positions.
 * @import { Point } from '../../../canvas/types.js'
 * @import { Part } from '../../../ui/kit/family-view.js'
 * @import { Viewer } from '../types.js'
 * @import { MapCanvas } from './map-canvas.js'
 */

/**
 * Position of the labelled state within its level, as a share of the level; chosen where a label
 * has room.
 */
const ALONG = 0.34;

/**
 * Returns the labelled parts of the map at the current step.
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
 * Returns the point that represents the beam: its middle in the rings layout; elsewhere there is
 * only a mark at the expanded state.
 * @param {Point} end
 * @param {string} layout name of the layout
 * @param {Point} start
 */
const pointed = (end, layout, start) => (layout === 'rings' ? between(start, end) : end);

/** @type {(one: Point, other: Point) => Point} */
const between = (one, other) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/**
 * Returns the position of a state in the level with the most states, among fully visible levels.
 * @param {Uint32Array} levels position of each level's first state, then the number of states
 * @param {number} shown number of visible states
 */
function fullest(levels, shown) {
  let widest = 0;
  for (let depth = 1; depth < levels.length - 1 && levels[depth + 1] <= shown; depth++) {
    if (levels[depth + 1] - levels[depth] > levels[widest + 1] - levels[widest]) widest = depth;
  }
  return levels[widest] + Math.floor(ALONG * (levels[widest + 1] - levels[widest]));
}
