/**
 * Stamps: pictures of single cells. Each is drawn once and then copied to every cell with the same
 * value. A winning cell is solid, a losing cell outlined and hatched, an unfilled cell plain. Texts
 * have separate stamps, which are drawn again over arrows that cross a cell.
 * @import { Point, Rect, Theme } from '../../../canvas/types.js'
 * @import { TablePen } from './table-pen.js'
 * @import { Words } from '../../../i18n/index.js'
 * @import { Shades } from './value-colours.js'
 * @import { TableView } from './table-view.js'
 */
import { oncePer } from '../../../core/util/memo-key.js';
import { Pen } from '../../../canvas/pen.js';
import { makeCanvas } from '../../../canvas/marks.js';
import { isWin, letterOf } from '../plies.js';
import { longestIn, shadesOf } from './value-colours.js';

/** Minimum readable font size, in CSS px. */
const LEAST_PX = 12;
/**
 * Sizes of words and numbers on a cell, in CSS px. `aside` and `gap` are margins at the sides and
 * between word and number.
 */
const WORD = { px: 13.5, number: 20, aside: 11, gap: 10, height: 28 };
/** Minimum scale of the text at which words must be readable from far away. */
const FAR = 1.15;
/** Smaller margins for enlarged type, in CSS px. */
const DENSE = { aside: 7, gap: 6 };
/**
 * Maximum number of cached sets of stamps: those of a table and of its lens, before and after a
 * resize.
 */
const MOST_SETS = 6;
/** Key of the stamp for an unfilled cell, in place of plies. */
export const OPEN = -1;

/**
 * Font sizes of words and numbers, and the margin at their sides, in CSS px.
 * @typedef {{ px: number, number: number, aside: number }} Wording
 *
 * Properties shared by all stamps of a table. `digits` is the number of digits of the longest
 * game's plies, 0 if the table has no distances. `lift` is the height of the upper part of a cell,
 * which has no text, in CSS px.
 * @typedef {{ width: number, height: number, scale: number, digits: number, lift: number,
 *   letters: TableView['letters'], wording: TableView['wording'] }} Kind
 */

/** Cached stamps of some colours. @type {(shades: Shades) => Map<string, Stamps>} */
const setsOf = oncePer(() => new Map());

/**
 * Returns the cached stamps for the cells of a table.
 * @param {TablePen} pen
 * @returns {Stamps}
 */
export function stampsOf({ grid, theme, scale, view }) {
  const { width, height } = grid;
  const { plies, distances, letters, wording } = view;
  const shades = shadesOf(theme, plies);
  const digits = distances ? String(longestIn(plies)).length : 0;
  const lift = pictureRoom(grid, view);
  const kind = { width, height, scale, digits, lift, letters, wording };
  const name = Object.values(kind).join(' ');
  const sets = setsOf(shades);
  if (!sets.has(name) && sets.size >= MOST_SETS) sets.clear();
  const stamps = sets.get(name) ?? new Stamps(kind, shades, theme);
  sets.set(name, stamps);
  return stamps;
}

/** Set of stamps for one cell size and theme. */
export class Stamps {
  #kind;
  #shades;
  #theme;
  /**
   * Sizes of words, null if words do not fit, undefined until measured.
   * @type {Wording | null | undefined}
   */
  #words;
  /** Stamps of whole cells, by plies. @type {Map<number, CanvasImageSource>} */
  #cells = new Map();
  /** Stamps of texts, by plies. @type {Map<number, CanvasImageSource>} */
  #texts = new Map();

  /**
   * Creates an empty set.
   * @param {Kind} kind
   * @param {Shades} shades
   * @param {Theme} theme
   */
  constructor(kind, shades, theme) {
    this.#kind = kind;
    this.#shades = shades;
    this.#theme = theme;
  }

  /** Returns the stamp of a whole cell. @param {number} plies or `OPEN` */
  cell(plies) {
    return this.#cells.get(plies) ?? this.#make(this.#cells, plies, true);
  }

  /** Returns the stamp of a cell's text. @param {number} plies plies of a filled cell */
  text(plies) {
    return this.#texts.get(plies) ?? this.#make(this.#texts, plies, false);
  }

  /** Returns the colours of what is drawn on a cell. @param {number} plies or `OPEN` */
  coloursOf(plies) {
    const { hollow, of, inkOn, empty } = this.#shades;
    if (plies === OPEN) return { ink: this.#theme.ink2, ground: empty };
    if (isWin(plies)) return { ink: inkOn(plies), ground: of(plies) };
    return { ink: hollow.ink, ground: hollow.ground };
  }

  /**
   * Draws a stamp and adds it to a cache.
   * @param {Map<number, CanvasImageSource>} made
   * @param {number} plies
   * @param {boolean} isWhole whether to draw the background, too
   */
  #make(made, plies, isWhole) {
    const { width, height, scale } = this.#kind;
    const ctx = makeCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    ctx.scale(scale, scale);
    const pen = new Pen(ctx, this.#theme, scale);
    if (isWhole) this.#ground(pen, plies);
    if (plies !== OPEN) this.#write(pen, plies);
    made.set(plies, ctx.canvas);
    return ctx.canvas;
  }

  /** Area of a cell without the gap. @returns {Rect} */
  get #room() {
    const { width, height } = this.#kind;
    const gap = gapOf(width, height);
    return { x: 0, y: 0, width: width - gap, height: height - gap };
  }

  /**
   * Draws the background of a cell.
   * @param {Pen} pen
   * @param {number} plies
   */
  #ground(pen, plies) {
    const shades = this.#shades;
    const room = this.#room;
    traceCell(pen, room);
    if (plies === OPEN || isWin(plies)) {
      pen.fill(plies === OPEN ? shades.empty : shades.of(plies));
      return;
    }
    const { ground, lines, edge } = shades.hollow;
    const least = Math.min(room.width, room.height);
    const wide = Math.max(1.5, Math.min(2.25, least * 0.06));
    pen.fill(ground);
    pen.within(
      () => traceCell(pen, room),
      () => pen.hatch(room, lines, { pitch: Math.max(4.5, Math.min(6, least * 0.16)), width: 2 }),
    );
    traceCell(pen, { x: wide / 2, y: wide / 2, width: room.width - wide, height: room.height - wide }); // prettier-ignore
    pen.stroke(edge, wide);
  }

  /**
   * Writes a word and the plies if they fit, otherwise a letter. Writes the plies beside the letter
   * if they are readable.
   * @param {Pen} pen
   * @param {number} plies
   */
  #write(pen, plies) {
    const { digits, letters, wording, lift } = this.#kind;
    const { type } = this.#theme;
    const { width } = this.#room;
    const height = this.#room.height - lift;
    const middle = lift + height / 2 + 0.5;
    const count = digits > 0 && plies > 0 ? String(plies) : '';
    if (this.#words === undefined) this.#words = this.#roomForWords(pen);
    if (this.#words) {
      const { px, aside, number } = this.#words;
      const isAlone = digits === 0;
      const at = { x: isAlone ? width / 2 : aside, y: middle };
      this.#put(pen, wording[plies % 2], plies, { ...at, px, share: isAlone ? 0.5 : 0 });
      const large = Math.min(number, height * 0.5);
      const end = { x: width - aside, y: middle, px: large, share: 1 };
      if (count) this.#put(pen, count, plies, end);
      return;
    }
    const high = height < LEAST_PX + 2 ? 0 : Math.max(LEAST_PX, height * 0.56);
    const most = 20 * type;
    const fits = Math.min(high, (width - 3) / (0.98 + 0.62 * digits), most);
    const alone = Math.max(LEAST_PX, Math.min(height * 0.62, width * 0.72, most));
    const px = fits < LEAST_PX ? alone : fits;
    const text = letters[plies % 2] + (fits < LEAST_PX ? '' : count);
    this.#put(pen, text, plies, { x: width / 2, y: middle, px, share: 0.5 });
  }

  /**
   * Returns the font sizes of words, limited by the width of the cell, or null if words do not fit.
   * @param {Pen} pen
   * @returns {Wording | null}
   */
  #roomForWords(pen) {
    const { digits, wording, lift } = this.#kind;
    const { width } = this.#room;
    const height = this.#room.height - lift;
    const { type } = this.#theme;
    const { aside, gap } = type > 1 ? DENSE : WORD;
    pen.font(WORD.px, 600);
    const word = Math.max(...wording.map((text) => pen.ctx.measureText(text).width));
    const around = 2 * aside + (digits > 0 ? gap : 0);
    const by = Math.min(type, (width - around) / (word + digits * WORD.number * 0.62));
    // If words would be too small from far away, write letters.
    const hasRoom = height >= WORD.height && by >= Math.min(type, FAR);
    return hasRoom ? { px: WORD.px * by, number: WORD.number * by, aside } : null;
  }

  /**
   * Writes on a background in the cell's colour, so that no hatching runs through the text.
   * @param {Pen} pen
   * @param {string} text
   * @param {number} plies
   * @param {Point & { px: number, share: number }} place point, font size, and share of the text's
   *   width that lies left of the point
   */
  #put(pen, text, plies, { x, y, px, share }) {
    const { hollow, of, inkOn } = this.#shades;
    pen.font(px, 600);
    const wide = pen.ctx.measureText(text).width;
    const left = x - wide * share;
    const aside = Math.min(4, px * 0.25);
    pen.ctx.beginPath();
    pen.ctx.roundRect(left - aside, y - px * 0.62, wide + 2 * aside, px * 1.2, px * 0.25);
    pen.fill(isWin(plies) ? of(plies) : hollow.ground);
    const colour = isWin(plies) ? inkOn(plies) : hollow.ink;
    pen.text(text, { x: left, y }, { px, colour, weight: 600, align: 'left' });
  }
}

/**
 * Returns the letter and the word for a losing cell, and those for a winning cell.
 * @param {Words} words
 * @returns {Pick<TableView, 'letters' | 'wording'>}
 */
export const writtenIn = (words) => ({
  letters: [letterOf(words, 0), letterOf(words, 1)],
  wording: [words.text('games.cell.lose'), words.text('games.cell.win')],
});

/** Minimum size of a cell that shows its position, in CSS px, and its part that is the picture. */
const PICTURE = { width: 34, height: 44, share: 0.56 };

/**
 * Returns the height of the upper part of a cell, which shows its position; 0 if the game draws none,
 * or the cells have no room for it.
 * @param {{ width: number, height: number }} grid size of a cell
 * @param {Pick<TableView, 'paintCell'>} view
 */
export const pictureRoom = ({ width, height }, { paintCell }) =>
  paintCell && width >= PICTURE.width && height >= PICTURE.height
    ? Math.round(height * PICTURE.share)
    : 0;

/**
 * Returns the width of the gap between cells, at the right and lower edge of each cell, in CSS px.
 * @param {number} width width of a cell
 * @param {number} height
 */
export const gapOf = (width, height) =>
  Math.max(1, Math.min(5, Math.round(Math.min(width, height) * 0.1)));

/**
 * Traces the outline of a cell as the current path.
 * @param {Pen} pen
 * @param {Rect} area
 */
export function traceCell({ ctx }, { x, y, width, height }) {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, Math.max(0, Math.min(7, Math.min(width, height) / 6)));
}
