/**
 * Pictures of single cells, each kind drawn once and stamped wherever it stands: a winning cell is
 * solid, a losing one outlined and hatched, one that is not filled plain. What is written on them
 * has stamps of its own, which are put once more over whatever crosses a cell.
 * @import { Ctx, Rect, Theme } from '../../../canvas/types.js'
 * @import { Words } from '../../../i18n/index.js'
 * @import { Shades } from './value-colours.js'
 * @import { TableView } from './table-view.js'
 */
import { hatch, makeCanvas } from '../../../canvas/marks.js';
import { isWin, letterOf } from '../plies.js';
import { longestIn, shadesOf } from './value-colours.js';

/** Smaller letters cannot be read. */
const LEAST_PX = 12;
/** Words and the numbers beside them; the room at their sides. */
const WORD = { px: 13.5, number: 20, aside: 11, gap: 10, height: 28 };
/** How many times as large as usual words can be read from far away. */
const FAR = 1.15;
/** Where letters are larger than usual they have less room around them. */
const DENSE = { aside: 7, gap: 6 };
/** So many sets of stamps are kept: a table and its lens, before and after its box grew. */
const MOST_SETS = 6;
/** For what is not filled. */
export const OPEN = -1;

/**
 * How large words and numbers are, and the room at their sides, px.
 * @typedef {{ px: number, number: number, aside: number }} Wording
 *
 * What all stamps of a table have in common; `digits` are those of its longest game, 0 where plies
 * are not told.
 * @typedef {{ width: number, height: number, scale: number, digits: number,
 *   letters: TableView['letters'], wording: TableView['wording'] }} Kind
 */

/** @type {WeakMap<Shades, Map<string, Stamps>>} */
const known = new WeakMap();

/**
 * The stamps of a table's cells.
 * @param {{ width: number, height: number }} cell CSS px
 * @param {Pick<TableView, 'plies' | 'distances' | 'letters' | 'wording'>} view
 * @param {Theme} theme
 * @param {number} scale device pixels per px
 * @returns {Stamps}
 */
export function stampsOf({ width, height }, { plies, distances, letters, wording }, theme, scale) {
  const shades = shadesOf(theme, plies);
  const digits = distances ? String(longestIn(plies)).length : 0;
  const kind = { width, height, scale, digits, letters, wording };
  const name = Object.values(kind).join(' ');
  const sets = known.get(shades) ?? new Map();
  if (!sets.has(name) && sets.size >= MOST_SETS) sets.clear();
  const stamps = sets.get(name) ?? new Stamps(kind, shades, theme);
  known.set(shades, sets.set(name, stamps));
  return stamps;
}

export class Stamps {
  #kind;
  #shades;
  #theme;
  /** The sizes of words, null where they have no room; found out with the first canvas. @type {Wording | null | undefined} */
  #words;
  /** By plies. @type {Map<number, CanvasImageSource>} */
  #cells = new Map();
  /** @type {Map<number, CanvasImageSource>} */
  #texts = new Map();

  /**
   * @param {Kind} kind
   * @param {Shades} shades
   * @param {Theme} theme
   */
  constructor(kind, shades, theme) {
    this.#kind = kind;
    this.#shades = shades;
    this.#theme = theme;
  }

  /** A whole cell. @param {number} plies */
  cell(plies) {
    return this.#cells.get(plies) ?? this.#make(this.#cells, plies, true);
  }

  /** What is written on it. @param {number} plies of a cell that is filled */
  text(plies) {
    return this.#texts.get(plies) ?? this.#make(this.#texts, plies, false);
  }

  /**
   * @param {Map<number, CanvasImageSource>} made
   * @param {number} plies
   * @param {boolean} isWhole
   */
  #make(made, plies, isWhole) {
    const { width, height, scale } = this.#kind;
    const ctx = makeCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    ctx.scale(scale, scale);
    if (isWhole) this.#ground(ctx, plies);
    if (plies !== OPEN) this.#write(ctx, plies);
    made.set(plies, ctx.canvas);
    return ctx.canvas;
  }

  /** The part of a cell that is not gap. @returns {Rect} */
  get #room() {
    const { width, height } = this.#kind;
    const gap = gapOf(width, height);
    return { x: 0, y: 0, width: width - gap, height: height - gap };
  }

  /**
   * @param {Ctx} ctx
   * @param {number} plies
   */
  #ground(ctx, plies) {
    const shades = this.#shades;
    const room = this.#room;
    traceCell(ctx, room);
    if (plies === OPEN || isWin(plies)) {
      ctx.fillStyle = plies === OPEN ? shades.empty : shades.of(plies);
      ctx.fill();
      return;
    }
    const { ground, lines, edge } = shades.hollow;
    const least = Math.min(room.width, room.height);
    const wide = Math.max(1.5, Math.min(2.25, least * 0.06));
    ctx.fillStyle = ground;
    ctx.fill();
    ctx.save();
    ctx.clip();
    hatch(ctx, room, lines, Math.max(4.5, Math.min(6, least * 0.16)), 2);
    ctx.restore();
    traceCell(ctx, { x: wide / 2, y: wide / 2, width: room.width - wide, height: room.height - wide }); // prettier-ignore
    ctx.strokeStyle = edge;
    ctx.lineWidth = wide;
    ctx.stroke();
  }

  /**
   * A word and the plies; where there is no room for it a letter, and the plies as long as they can
   * be read.
   * @param {Ctx} ctx
   * @param {number} plies
   */
  #write(ctx, plies) {
    const { digits, letters, wording } = this.#kind;
    const { font, type } = this.#theme;
    const { width, height } = this.#room;
    const middle = height / 2 + 0.5;
    const count = digits > 0 && plies > 0 ? String(plies) : '';
    ctx.textBaseline = 'middle';
    if (this.#words === undefined) this.#words = this.#roomForWords(ctx);
    if (this.#words) {
      const { px, aside, number } = this.#words;
      ctx.font = `600 ${px}px ${font}`;
      const isAlone = digits === 0;
      this.#put(ctx, wording[plies % 2], isAlone ? width / 2 : aside, middle, px, plies, isAlone ? 'center' : 'left'); // prettier-ignore
      const large = Math.min(number, height * 0.5);
      ctx.font = `600 ${large}px ${font}`;
      if (count) this.#put(ctx, count, width - aside, middle, large, plies, 'right');
      return;
    }
    const high = height < LEAST_PX + 2 ? 0 : Math.max(LEAST_PX, height * 0.56);
    const most = 20 * type;
    const fits = Math.min(high, (width - 3) / (0.98 + 0.62 * digits), most);
    const alone = Math.max(LEAST_PX, Math.min(height * 0.62, width * 0.72, most));
    const px = fits < LEAST_PX ? alone : fits;
    ctx.font = `600 ${px}px ${font}`;
    const text = letters[plies % 2] + (fits < LEAST_PX ? '' : count);
    this.#put(ctx, text, width / 2, middle, px, plies, 'center');
  }

  /**
   * The sizes of words: as large as letters are to be, or as large as there is room.
   * @param {Ctx} ctx
   * @returns {Wording | null}
   */
  #roomForWords(ctx) {
    const { digits, wording } = this.#kind;
    const { width, height } = this.#room;
    const { font, type } = this.#theme;
    const { aside, gap } = type > 1 ? DENSE : WORD;
    ctx.font = `600 ${WORD.px}px ${font}`;
    const word = Math.max(...wording.map((text) => ctx.measureText(text).width));
    const around = 2 * aside + (digits > 0 ? gap : 0);
    const by = Math.min(type, (width - around) / (word + digits * WORD.number * 0.62));
    // Smaller than the back row can read they give way to letters.
    const hasRoom = height >= WORD.height && by >= Math.min(type, FAR);
    return hasRoom ? { px: WORD.px * by, number: WORD.number * by, aside } : null;
  }

  /**
   * Writes on a plate of the cell's own colour, so that no line runs through it.
   * @param {Ctx} ctx
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {number} px
   * @param {number} plies
   * @param {'left' | 'center' | 'right'} align
   */
  #put(ctx, text, x, y, px, plies, align) {
    const { hollow, of, inkOn } = this.#shades;
    const wide = ctx.measureText(text).width;
    const left = x - wide * { left: 0, center: 0.5, right: 1 }[align];
    const aside = Math.min(4, px * 0.25);
    ctx.beginPath();
    ctx.roundRect(left - aside, y - px * 0.62, wide + 2 * aside, px * 1.2, px * 0.25);
    ctx.fillStyle = isWin(plies) ? of(plies) : hollow.ground;
    ctx.fill();
    ctx.fillStyle = isWin(plies) ? inkOn(plies) : hollow.ink;
    ctx.textAlign = 'left';
    ctx.fillText(text, left, y);
  }
}

/**
 * What is written on a cell that loses, and on one that wins.
 * @param {Words} words
 * @returns {Pick<TableView, 'letters' | 'wording'>}
 */
export const writtenIn = (words) => ({
  letters: [letterOf(words, 0), letterOf(words, 1)],
  wording: [words.text('games.cell.lose'), words.text('games.cell.win')],
});

/**
 * Between cells; the lower and the right edge of each belong to it.
 * @param {number} width of a cell
 * @param {number} height
 */
export const gapOf = (width, height) =>
  Math.max(1, Math.min(5, Math.round(Math.min(width, height) * 0.1)));

/**
 * Adds the outline of a cell.
 * @param {Ctx} ctx
 * @param {Rect} area
 */
export function traceCell(ctx, { x, y, width, height }) {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, Math.max(0, Math.min(7, Math.min(width, height) / 6)));
}
