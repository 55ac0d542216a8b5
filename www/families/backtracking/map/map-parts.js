/**
 * Labelled parts of the rings and their positions.
 * @import { Part } from '../../../ui/kit/family-view.js'
 * @import { Words } from '../../../i18n/index.js'
 * @import { RingPlace } from './ring-geometry.js'
 * @import { Place, Siblings } from './siblings.js'
 */
import { WEDGE } from './ring-geometry.js';

/** Angle at which the label points to an empty ring, in radians clockwise from 12 o'clock. */
const RING_AT = 1.95;

/**
 * Returns the name, text and position of each labelled part of the rings.
 * @param {RingPlace} place
 * @param {Siblings} siblings candidates on the rings
 * @param {string} puzzle
 * @param {Words} words
 * @returns {Part[]}
 */
export function partsOf(place, siblings, puzzle, words) {
  const told = (/** @type {string} */ name) => ({
    name,
    says: words.text(`backtracking.part.${name}`),
    note: words.text([`${puzzle}.part.${name}.note`, `backtracking.part.${name}.note`]),
  });
  const arc = arcOf(place, siblings);
  const half = place.inner(place.depth) / 2;
  const wedge = half < place.radius ? half : place.radius / 2;
  return [
    { ...told('ring'), at: ringPoint(place, place.to - 1) },
    ...(arc ? [{ ...told('arc'), at: place.pointOf(siblings, arc) }] : []),
    { ...told('wedge'), at: place.polar(wedge, WEDGE / 4) },
    { ...told('strip'), at: null },
  ];
}

/**
 * Returns the point that stands for the ring of a depth.
 * @param {RingPlace} place
 * @param {number} depth
 */
export const ringPoint = (place, depth) => place.polar(place.inner(depth + 0.5), RING_AT);

/**
 * Returns the candidate that the arc label points to: the untried candidate farthest clockwise from
 * the wedge, or else the first candidate of the outermost ring.
 * @param {RingPlace} place
 * @param {Siblings} siblings
 * @returns {Place | null}
 */
function arcOf(place, siblings) {
  const end = Math.min(place.depth + 1, place.to);
  /** @type {Place | null} */
  let found = null;
  let farthest = 0;
  for (let depth = place.from; depth < end; depth++) {
    const index = siblings.count(depth) - 1;
    if (index < 0 || siblings.state(depth, index) === 'placed') continue;
    const { to } = place.angles(siblings, { depth, index });
    if (to >= farthest || !found) found = { depth, index };
    farthest = Math.max(farthest, to);
  }
  return found;
}
