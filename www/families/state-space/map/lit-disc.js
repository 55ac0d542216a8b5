/**
 * Paints a search on a disc of the whole space whose states are about as small as pixels: roles and
 * ages of the states, the bloom (a soft glow) over discovered (lit) states and, while few states
 * are lit, a dot for each. The map of a single search and the lanes of a race share this class.
 * @import { Ctx, Theme } from '../../../canvas/types.js'
 * @import { Cursor } from './places.js'
 * @import { Visits } from './disc-lights.js'
 * @import { DiscGrid } from './disc-grid.js'
 */
import { Inputs } from '../../../core/util/memo-key.js';
import { pixelOf, rgbOf } from '../../../canvas/colour.js';
import { isDark, makeCanvas } from '../../../canvas/marks.js';
import { restored } from '../../../canvas/surface.js';
import { SQUARE_PX } from './disc-grid.js';
import { DiscLights } from './disc-lights.js';
import { paletteOf, tones } from './disc-tones.js';
import { coloursOf } from './map-colours.js';
import { SparseDots } from './sparse-dots.js';
import { TEXTURES } from './texture.js';

/** Opacity of the bloom over few and over many lit states, and its gain. */
const BLOOM = { sparse: { alpha: 0.3, gain: 3 }, full: { alpha: 0.12, gain: 1 } };
/**
 * How fast a pixel brightens with the share of its states that are lit (see `paletteOf`): `full`
 * for searches that discover much of the map, `sparse` for others.
 */
const LIGHT = { full: 1.2, sparse: 4 };
/** Share of lit states from which a search counts as one that discovers much of the map. */
const FULL_FROM = 0.3;

export class LitDisc {
  #grid;
  #lights;
  #exponent;
  #dots;
  /** @type {Ctx} */
  #ctx;
  /** @type {ImageData} */
  #image;
  #pixels;
  /** @type {Ctx} */
  #bloom;
  /** @type {ImageData} */
  #bloomImage;
  #coloured = new Inputs();

  /**
   * @param {DiscGrid} grid with all pixels
   * @param {readonly Visits[]} sides
   * @param {number} [lit] number of states that are lit at the end of the search; 0 by default
   */
  constructor(grid, sides, lit = 0) {
    this.#grid = grid;
    this.#lights = new DiscLights(grid, sides);
    this.#dots = grid.isLarge ? null : new SparseDots(grid, sides);
    const { width, height } = grid.table;
    this.#ctx = makeCanvas(width, height);
    this.#image = this.#ctx.createImageData(width, height);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
    this.#bloom = makeCanvas(grid.columns, grid.rows);
    this.#bloomImage = this.#bloom.createImageData(grid.columns, grid.rows);
    this.#exponent = lit > FULL_FROM * grid.plan.states ? LIGHT.full : LIGHT.sparse;
  }

  /** Whether much of the map is lit. */
  get isFull() {
    return this.#lights.lit > FULL_FROM * this.#grid.plan.states;
  }

  /**
   * Updates the picture to the step shown, and returns it.
   * @param {readonly Cursor[]} cursors one for each side
   * @param {Theme} theme
   * @returns {HTMLCanvasElement}
   */
  picture(cursors, theme) {
    const lights = this.#lights;
    // A lost canvas context loses the picture, too.
    if (this.#coloured.changed(theme, restored)) lights.touchAll();
    lights.follow(cursors);
    if (lights.due.length > 0) {
      const { top, bottom } = this.#grid.isLarge
        ? this.#writeCells(theme)
        : lights.write(this.#pixels, paletteOf(theme, this.#exponent));
      const { width } = this.#grid.table;
      this.#ctx.putImageData(this.#image, 0, 0, 0, top, width, bottom - top);
    }
    return this.#ctx.canvas;
  }

  /**
   * Paints the pixels, then the dots while few states are lit, then the bloom in a dark theme.
   * @param {Ctx} ctx scaled to CSS px
   * @param {readonly Cursor[]} cursors
   * @param {Theme} theme
   * @param {boolean} blooms
   */
  paint(ctx, cursors, theme, blooms) {
    const { left, top, width, height, px } = this.#grid.table;
    ctx.drawImage(this.picture(cursors, theme), left, top, width * px, height * px);
    const isLit = blooms && isDark(theme);
    const { lit, shown } = this.#lights;
    this.#dots?.paint(ctx, { lit, cursors: shown, isLit }, theme);
    if (isLit) this.#paintBloom(ctx, theme);
  }

  /**
   * Writes the changed pixels of cells that have gaps and outlines.
   * @param {Theme} theme
   */
  #writeCells(theme) {
    const { table, plan, cover } = this.#grid;
    const lights = this.#lights;
    const { pixels, perRole } = coloursOf(theme, { colour: 'role' }, plan.depths);
    const { backward } = tones(theme);
    const shadeOf = [0, 1 + perRole, 1, 1 + perRole, 1];
    for (const own of lights.due) {
      const role = lights.roleOf(own);
      const colour = pixels[shadeOf[role] * TEXTURES + table.texture[own]];
      this.#pixels[own] = role < 3 ? colour : pixelOf(rgbOf(backward));
      if (cover[own] < 255) this.#image.data[4 * own + 3] = cover[own];
    }
    lights.settle();
    return { top: 0, bottom: table.height };
  }

  /**
   * Paints the bloom, which reaches beyond the rim of the disc.
   * @param {Ctx} ctx
   * @param {Theme} theme
   */
  #paintBloom(ctx, theme) {
    const { columns, rows, scale, plan, table } = this.#grid;
    const { squares, lit } = this.#lights;
    if (lit < 2) return;
    const perSquare = (SQUARE_PX * scale) ** 2;
    const share = Math.min(1, lit / (FULL_FROM * plan.states));
    const gain = BLOOM.sparse.gain + share * (BLOOM.full.gain - BLOOM.sparse.gain);
    const { data } = this.#bloomImage;
    const [red, green, blue] = rgbOf(theme.expanded);
    for (let row = 0, at = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, at++) {
        let sum = 0;
        for (let down = Math.max(0, row - 1); down <= Math.min(rows - 1, row + 1); down++) {
          const from = down * columns + column;
          sum += squares[from] + (column > 0 ? squares[from - 1] : 0);
          sum += column < columns - 1 ? squares[from + 1] : 0;
        }
        data[4 * at] = red;
        data[4 * at + 1] = green;
        data[4 * at + 2] = blue;
        data[4 * at + 3] = 255 * Math.min(1, (gain * sum) / (9 * perSquare));
      }
    }
    this.#bloom.putImageData(this.#bloomImage, 0, 0);
    ctx.save();
    ctx.globalCompositeOperation = 'lighter';
    ctx.globalAlpha = BLOOM.sparse.alpha + share * (BLOOM.full.alpha - BLOOM.sparse.alpha);
    ctx.imageSmoothingQuality = 'high';
    const { left, top } = table;
    ctx.drawImage(this.#bloom.canvas, left, top, columns * SQUARE_PX, rows * SQUARE_PX);
    ctx.restore();
  }
}
