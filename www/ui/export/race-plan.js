/**
 * Layout of an exported race: a pure function of its size and contents.
 * @import { Rect } from '../../canvas/types.js'
 */
import { LINE, lettersFor } from './plan.js';

/**
 * @typedef {object} RacePlan
 * @property {number} px font size, in px
 * @property {{ x: number, y: number, width: number }} headline
 * @property {{ map: Rect, words: { x: number, y: number, width: number } }[]} lanes
 * @property {Rect} bars
 * @property {{ x: number, y: number, width: number, lines: number }} caption
 */

/** Font size of the headline, relative to the other texts. */
export const DISPLAY = 2;

/** Height of a bar of the timeline, in font sizes. */
const BAR = 1;

/**
 * Returns the layout.
 * @param {{ width: number, height: number, lanes: number, told: number }} input size in px; `told`
 *   is the number of text lines of a lane
 * @returns {RacePlan}
 */
export function planRace({ width, height, lanes, told }) {
  const px = lettersFor(width, height);
  const pad = px;
  const inner = width - 2 * pad;
  const lines = width < 60 * px ? 3 : 2;
  const foot = px * (lines * LINE.caption + LINE.at);
  const high = lanes * BAR * px;
  const head = px * (DISPLAY * LINE.over + LINE.legend);
  const room = {
    x: pad,
    y: pad + head,
    width: inner,
    height: height - 4 * pad - head - high - foot,
  };
  return {
    px,
    headline: { x: pad, y: pad, width: inner },
    lanes: inGrid(room, { lanes, words: px * LINE.legend * told, gap: px }),
    bars: { x: pad, y: height - 2 * pad - foot - high, width: inner, height: high },
    caption: { x: pad, y: height - pad - foot, width: inner, lines },
  };
}

/**
 * Arranges the lanes in the number of columns that makes their maps largest.
 * @param {Rect} room
 * @param {{ lanes: number, words: number, gap: number }} input
 */
function inGrid(room, { lanes, words, gap }) {
  const grids = Array.from({ length: lanes }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(lanes / columns);
    const width = (room.width - (columns - 1) * gap) / columns;
    const height = (room.height - (rows - 1) * gap) / rows - words;
    return { columns, width, height, side: Math.min(width, height) };
  });
  const best = grids.reduce((one, other) => (other.side > one.side ? other : one));
  const high = Math.max(1, best.height);
  return Array.from({ length: lanes }, (_, lane) => {
    const x = room.x + (lane % best.columns) * (best.width + gap);
    const y = room.y + Math.floor(lane / best.columns) * (high + words + gap);
    return {
      map: { x, y, width: best.width, height: high },
      words: { x, y: y + high, width: best.width },
    };
  });
}
