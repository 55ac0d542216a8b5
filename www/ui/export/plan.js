/**
 * Where the parts of a picture stand that is taken away: a pure function of its size and of what is
 * on it, so that the pictures of a film do not jump.
 * @import { Rect } from '../../canvas/types.js'
 */

/**
 * @typedef {object} PlanInput
 * @property {number} width px
 * @property {number} height px
 * @property {{ rows: number, columns: number } | null} beside the board beside the main picture, if
 *   there is one
 * @property {number} legend how many lines it has
 * @property {number} [px] of the letters; as they fit the size if left out
 * @property {number} [strip] how high the strip under all of it is, as a multiple of the letters' size
 * @property {boolean} [isTold] whether there is a sentence, as there is if left out
 *
 * @typedef {object} Plan
 * @property {number} px of the letters
 * @property {number} titleLines how many lines the heading's title may have
 * @property {Rect} main
 * @property {Rect | null} beside
 * @property {Rect} strip
 * @property {{ x: number, y: number, width: number }} heading
 * @property {{ x: number, y: number, width: number }} legend
 * @property {{ x: number, y: number, width: number, lines: number }} caption
 */

/** Heights of lines, as multiples of the letters. */
export const LINE = { over: 1.2, title: 1.5, legend: 1.6, caption: 1.35, at: 1.3 };

/** The letters' size follows from the area; smaller ones are not read, larger ones shout. */
const LETTERS = { perSide: 54, least: 10, most: 26 };

/** The letters' size for a picture, px. @param {number} width @param {number} height */
export function lettersFor(width, height) {
  const { perSide, least, most } = LETTERS;
  return Math.min(most, Math.max(least, Math.round(Math.sqrt(width * height) / perSide)));
}

/** The column beside the main picture, as shares: with a board in it, and without. */
const COLUMN = { board: 0.36, words: 0.27 };

/** In an upright picture the main part has this share of the height, if a board stands under it. */
const UPRIGHT = 0.6;

/** The width of a picture whose parts stand side by side is at least this multiple of its height. */
const ABREAST = { told: 0.9, paper: 1.25 };

/**
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
  // Beside no board the column is narrow.
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
 * @property {number} words how high the heading is
 * @property {number} listed how high the legend is
 */

/**
 * A column with heading, board and legend, and the main picture to its right.
 * @param {Rect} room
 * @param {Rest} rest
 */
function abreast({ x, y, width, height }, { px, beside, words, listed }) {
  const wide = Math.round(width * (beside ? COLUMN.board : COLUMN.words));
  const board = beside
    ? fitted({ x, y: y + words, width: wide, height: height - words - listed - px }, beside)
    : null;
  return {
    main: { x: x + wide + px, y, width: width - wide - px, height },
    beside: board,
    heading: { x, y, width: wide },
    legend: { x, y: board ? board.y + board.height + px : y + words, width: wide },
  };
}

/**
 * The main picture over a row: the board, and beside it heading and legend.
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
 * The largest board in the corner of a room.
 * @param {Rect} room
 * @param {{ rows: number, columns: number }} board
 * @returns {Rect}
 */
function fitted({ x, y, width, height }, { rows, columns }) {
  const cell = Math.max(1, Math.min(width / columns, height / rows));
  return { x, y, width: cell * columns, height: cell * rows };
}

/**
 * The largest board in the middle of a room.
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
 * Where a line may end: behind a space, and between Chinese signs, of which those that close are no
 * beginning and those that open no end.
 */
const BREAK =
  /(?<= )|(?<=[\u4e00-\u9fff\u3001\u3002\u2026\u300b\uff01\uff09\uff0c\uff1a\uff1b\uff1f”])(?=[\u4e00-\u9fff\u300a\uff08“])/;

/**
 * Breaks a text into lines; what does not fit ends in an ellipsis.
 * @param {string} text
 * @param {number} width
 * @param {number} most lines
 * @param {(text: string) => number} measure
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
 * @param {string} line
 * @param {number} width
 * @param {(text: string) => number} measure
 */
function shortened(line, width, measure) {
  let kept = line;
  while (kept.length > 1 && measure(kept) > width) kept = `${kept.slice(0, -2).trimEnd()}…`;
  return kept;
}
