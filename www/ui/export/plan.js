/**
 * Layout of an exported picture. It depends only on the size and contents of the picture, so that
 * the parts stay in place during an animation.
 * @import { Rect } from '../../canvas/types.js'
 */

/**
 * @typedef {object} PlanInput
 * @property {number} width in px
 * @property {number} height in px
 * @property {{ rows: number, columns: number } | null} beside size of the board beside the main
 *   picture; null for no board
 * @property {number} legend number of lines
 * @property {number} [px] font size, in px; by default derived from the area
 * @property {number} [strip] height of the strip below everything else, in font sizes
 * @property {boolean} [isTold] whether there is a sentence; true by default
 *
 * @typedef {object} Plan
 * @property {number} px font size, in px
 * @property {number} titleLines maximum number of lines of the heading's title
 * @property {Rect} main
 * @property {Rect | null} beside
 * @property {Rect} strip
 * @property {{ x: number, y: number, width: number }} heading
 * @property {{ x: number, y: number, width: number }} legend
 * @property {{ x: number, y: number, width: number, lines: number }} caption
 */

/** Line heights, in font sizes. */
export const LINE = { over: 1.2, title: 1.5, legend: 1.6, caption: 1.35, at: 1.3 };

/**
 * Font size, from the area of the picture: divisor of the geometric mean of the sides, and limits
 * in px.
 */
const LETTERS = { perSide: 54, least: 10, most: 26 };

/** Returns the font size of a picture, in px. @param {number} width @param {number} height */
export function lettersFor(width, height) {
  const { perSide, least, most } = LETTERS;
  return Math.min(most, Math.max(least, Math.round(Math.sqrt(width * height) / perSide)));
}

/**
 * Width of the column beside the main picture, as a share of the total width: `board` for a column
 * with a board, `words` for a column of texts only.
 */
const COLUMN = { board: 0.36, words: 0.27 };

/** Height of the main picture above a board, as a share of the total height. */
const UPRIGHT = 0.6;

/**
 * `board` is the minimum size of a board above its legend, in font sizes. A smaller board stands
 * beside its legend, and `legend` is then the width that it leaves to the legend.
 */
const CRAMPED = { board: 7, legend: 8 };

/**
 * Minimum ratio of width to height at which the parts stand side by side: `told` for a picture with
 * a sentence, `paper` for a printed picture without one.
 */
const ABREAST = { told: 0.9, paper: 1.25 };

/**
 * Returns the layout of a picture.
 * @param {PlanInput} input
 * @returns {Plan}
 */
export function planPicture({ width, height, beside, legend, strip = 0, isTold = true, ...asked }) {
  const { px = lettersFor(width, height) } = asked;
  const pad = px;
  const lines = width < 60 * px ? 3 : 2;
  const foot = isTold ? px * (lines * LINE.caption + LINE.at) + pad : 0;
  const low = strip > 0 ? strip * px + pad : 0;
  const room = { x: pad, y: pad, width: width - 2 * pad, height: height - 2 * pad - foot - low };
  const under = { ...room, y: room.y + room.height + pad, height: strip * px };
  const caption = { x: pad, y: height - foot, width: room.width, lines };
  // Without a board the column is narrow, so let the title have two lines.
  const titleLines = beside ? 1 : 2;
  const words = px * (LINE.over + LINE.title * titleLines);
  const rest = { px, beside, words: words + pad / 2, listed: px * LINE.legend * legend };
  const least = isTold ? ABREAST.told : ABREAST.paper;
  const parts = width >= least * height ? abreast(room, rest) : stacked(room, rest);
  return { px, caption, titleLines, strip: under, ...parts };
}

/**
 * @typedef {object} Rest
 * @property {number} px
 * @property {PlanInput['beside']} beside
 * @property {number} words height of the heading, in px
 * @property {number} listed height of the legend, in px
 */

/**
 * Returns the layout with a column (heading, board, legend) at the left of the main picture. In a
 * low picture the legend stands beside the board.
 * @param {Rect} room
 * @param {Rest} rest
 */
function abreast({ x, y, width, height }, { px, beside, words, listed }) {
  const wide = Math.round(width * (beside ? COLUMN.board : COLUMN.words));
  const top = y + words;
  const parts = {
    main: { x: x + wide + px, y, width: width - wide - px, height },
    heading: { x, y, width: wide },
  };
  if (!beside) return { ...parts, beside, legend: { x, y: top, width: wide } };
  const high = height - words;
  const above = fitted({ x, y: top, width: wide, height: high - listed - px }, beside);
  const left = fitted({ x, y: top, width: wide - (CRAMPED.legend + 1) * px, height: high }, beside);
  const isCramped = above.height < CRAMPED.board * px && left.height > above.height;
  if (!isCramped || listed > high) {
    const legend = { x, y: above.y + above.height + px, width: wide };
    return { ...parts, beside: above, legend };
  }
  const across = left.width + px;
  return { ...parts, beside: left, legend: { x: x + across, y: top, width: wide - across } };
}

/**
 * Returns the layout with the main picture at the top and the board below it. Heading and legend
 * stand beside the board.
 * @param {Rect} room
 * @param {Rest} rest
 */
function stacked({ x, y, width, height }, { px, beside, words, listed }) {
  const high = Math.round(beside ? height * UPRIGHT : height - words - listed - px);
  const top = y + high + px;
  const wide = Math.round(width * 0.45);
  const board = beside
    ? fitted({ x, y: top, width: wide, height: height - high - px }, beside)
    : null;
  const left = board ? x + board.width + px : x;
  const side = { x: left, width: x + width - left };
  return {
    main: { x, y, width, height: high },
    beside: board,
    heading: { ...side, y: top },
    legend: { ...side, y: top + words },
  };
}

/**
 * Returns the rectangle of the largest board in the upper left corner of a rectangle.
 * @param {Rect} room
 * @param {{ rows: number, columns: number }} board
 * @returns {Rect}
 */
function fitted({ x, y, width, height }, { rows, columns }) {
  const cell = Math.max(1, Math.min(width / columns, height / rows));
  return { x, y, width: cell * columns, height: cell * rows };
}

/**
 * Returns the rectangle of the largest board in the centre of a rectangle.
 * @param {Rect} room
 * @param {{ rows: number, columns: number }} board
 * @returns {Rect}
 */
export function centred(room, board) {
  const fit = fitted(room, board);
  const [x, y] = [(room.width - fit.width) / 2, (room.height - fit.height) / 2];
  return { ...fit, x: room.x + x, y: room.y + y };
}

/**
 * Matches places where a line may break: after a space, and between Chinese characters except
 * before closing or after opening punctuation.
 */
const BREAK =
  /(?<= )|(?<=[\u4e00-\u9fff\u3001\u3002\u2026\u300b\uff01\uff09\uff0c\uff1a\uff1b\uff1f”])(?=[\u4e00-\u9fff\u300a\uff08“])/;

/**
 * Wraps a text into lines. A text that does not fit ends with an ellipsis.
 * @param {string} text
 * @param {number} width of a line, in px
 * @param {number} most maximum number of lines
 * @param {(text: string) => number} measure returns the width of a text, in px
 * @returns {string[]}
 */
export function wrapped(text, width, most, measure) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(BREAK)) {
    const longer = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  const isCut = lines.length > most;
  return kept.map((line, at) => {
    const whole = isCut && at === most - 1 ? `${line}…` : line.trimEnd();
    return shortened(whole, width, measure);
  });
}

/**
 * Shortens a line to a width, with an ellipsis.
 * @param {string} line
 * @param {number} width
 * @param {(text: string) => number} measure
 */
function shortened(line, width, measure) {
  let kept = line;
  while (kept.length > 1 && measure(kept) > width) kept = `${kept.slice(0, -2).trimEnd()}…`;
  return kept;
}
