/**
 * Layout of the poster of a race. It depends only on the size and contents of the poster.
 * @import { Rect } from '../../canvas/types.js'
 */

/** Lengths in px of a poster of 1280 x 720. Other sizes are scaled. */
const AT = { width: 1280, height: 720, pad: 40, title: 40, gap: 22, told: 150, caption: 76 };

/** Height of the texts of a lane, if they stand below its picture and if they stand beside it. */
const TOLD_PX = { below: 96, beside: 184 };

/**
 * @typedef {object} RacePlan
 * @property {number} px scale: number of px for one px of a poster of 1280 x 720
 * @property {{ x: number, y: number, width: number }} title
 * @property {{ map: Rect, words: { x: number, y: number, width: number } }[]} lanes
 * @property {boolean} isBeside whether texts stand beside the pictures; otherwise below
 * @property {{ x: number, y: number, width: number }} caption
 */

/**
 * Returns the layout.
 * @param {{ width: number, height: number, lanes: number, isTold?: boolean }} input size in px;
 *   `isTold` is whether there is a sentence
 * @returns {RacePlan}
 */
export function planRace({ width, height, lanes, isTold = true }) {
  const px = Math.min(2, Math.sqrt((width * height) / (AT.width * AT.height)));
  const pad = Math.min(AT.pad * px, 0.06 * width);
  const foot = isTold ? AT.caption * px : 0;
  const top = pad / 2 + AT.title * px;
  const room = {
    x: pad,
    y: top,
    width: width - 2 * pad,
    height: Math.max(1, height - top - foot - pad / 2),
  };
  const grids = [true, false].flatMap((isBeside) =>
    Array.from({ length: lanes }, (_, index) =>
      gridOf(room, lanes, { columns: index + 1, isBeside, px }),
    ),
  );
  const best = grids.reduce((one, other) => (other.side > one.side ? other : one));
  const { columns, cell, side, isBeside } = best;
  const told = (isBeside ? TOLD_PX.beside : TOLD_PX.below) * px;
  return {
    px,
    isBeside,
    title: { x: pad, y: pad / 2, width: room.width },
    lanes: Array.from({ length: lanes }, (_, lane) => {
      const x = room.x + (lane % columns) * (cell.width + AT.gap * px);
      const y = room.y + Math.floor(lane / columns) * (cell.height + AT.gap * px);
      const down = isBeside ? (cell.height - side) / 2 : 0;
      return {
        map: { x, y: y + down, width: side, height: side },
        words: isBeside
          ? {
              x: x + side + 0.75 * AT.gap * px,
              y: y + Math.max(0, (cell.height - told) / 2),
              width: cell.width - side - 0.75 * AT.gap * px,
            }
          : { x, y: y + side + 0.3 * AT.gap * px, width: cell.width },
      };
    }),
    caption: { x: pad, y: height - foot - pad / 2, width: room.width },
  };
}

/**
 * Returns a grid with a number of columns, and the side of its pictures.
 * @param {Rect} room
 * @param {number} lanes
 * @param {{ columns: number, isBeside: boolean, px: number }} how
 */
function gridOf(room, lanes, { columns, isBeside, px }) {
  const rows = Math.ceil(lanes / columns);
  const cell = {
    width: (room.width - (columns - 1) * AT.gap * px) / columns,
    height: (room.height - (rows - 1) * AT.gap * px) / rows,
  };
  const side = isBeside
    ? Math.min(cell.width - (AT.told + 0.75 * AT.gap) * px, cell.height)
    : Math.min(cell.width, cell.height - TOLD_PX.below * px);
  return { columns, cell, side: Math.max(1, side), isBeside };
}
