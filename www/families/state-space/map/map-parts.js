/**
 * Lists the labelled parts of the map and their positions.
 * @import { Point, SpaceMap } from '../../../canvas/types.js'
 * @import { Part } from '../../../ui/kit/family-view.js'
 * @import { Viewer } from '../types.js'
 * @import { MapCanvas } from './map-canvas.js'
 * @import { Cursor } from './places.js'
 */
import { foundAs, progressOf, roleAt } from './places.js';
import { isListed } from './space-places.js';

/**
 * Position of the labelled state within its level, as a share of the level. A label has room there.
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
  const { path } = map.sides[side];
  const at = (/** @type {number} */ place) => layout.pointAt(side, place);
  const found = (/** @type {number} */ number) => at(foundAs(map.sides[side], number));
  const part = (/** @type {string} */ name, /** @type {Point} */ point) => ({
    name,
    says: words.text([`map.part.${name}.${layoutName}`, `map.part.${name}`]),
    note: words.text(`map.part.${name}.note`),
    at: point,
  });
  const parts = [];
  if (frame.hasMove) parts.push(part('beam', pointed(found(frame.position), layoutName, at(0))));
  else if (discovered > 0) parts.push(part('start', at(0)));
  if (answered && map.sides.length > 1) {
    const [one, other] = layout.meeting() ?? [];
    if (one) parts.push(part('meeting', between(one, other)));
  } else if (answered && path.length > 0) {
    parts.push(part('star', at(path[path.length - 1])));
  }
  const other = layout.other();
  if (other) parts.push({ ...part('island', other), spread: layout.others() });
  if (frame.hasMove && discovered > expanded) {
    parts.push(part('frontier', at(waitingPlace(map.sides[side], frame.sides[side]))));
  }
  const shown = hidesFuture ? discovered : Infinity;
  if (layoutName === 'rings' || layoutName === 'levels' || layoutName === 'graph') {
    const level = part('level', at(fullest(map.sides[side], shown)));
    if (map.sides[side].reopened) {
      const isByDistance = isListed(run.session.description);
      level.note = words.text(isByDistance ? 'map.level.by' : 'map.level.found');
    }
    parts.push(level);
  }
  return parts;
}

/**
 * Returns the point that stands for the beam: its middle in the rings layout, and the mark at the
 * expanded state in other layouts, which have no beam.
 * @param {Point} end
 * @param {string} layout name of the layout
 * @param {Point} start
 */
const pointed = (end, layout, start) => (layout === 'rings' ? between(start, end) : end);

/** @type {(one: Point, other: Point) => Point} */
const between = (one, other) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/**
 * Returns the place of a state that waits, near the middle of all states that wait.
 * @param {SpaceMap} map
 * @param {Cursor} cursor with at least one state that waits
 */
function waitingPlace(map, cursor) {
  const { discovered, expanded } = cursor;
  const middle = (discovered + expanded) >> 1;
  for (let beyond = 0; beyond < discovered; beyond++) {
    const place = foundAs(map, (middle + beyond) % discovered);
    if (place >= 0 && roleAt(map, place, cursor) === 'frontier') return place;
  }
  return 0;
}

/**
 * Returns the place of a state in the fullest level, among the levels that are completely visible.
 * @param {SpaceMap} map
 * @param {number} shown number of visible states
 */
function fullest(map, shown) {
  const { levels } = map;
  const { last } = progressOf(map);
  let widest = 0;
  for (let depth = 1; depth < levels.length - 1; depth++) {
    if (shown !== Infinity && last[depth] >= shown) continue;
    if (levels[depth + 1] - levels[depth] > levels[widest + 1] - levels[widest]) widest = depth;
  }
  return levels[widest] + Math.floor(ALONG * (levels[widest + 1] - levels[widest]));
}
