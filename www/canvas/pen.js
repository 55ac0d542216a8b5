/**
 * Canvas context with the theme's colours. Lengths are CSS pixels.
 * @import { Ctx, Point, Rect, Theme } from './types.js'
 */
import { fade } from './colour.js';
import { disc, hatch, makeCanvas, shades, stars, strokeHaloed } from './marks.js';
import { Inputs, oncePer } from '../core/util/memo-key.js';

/** @typedef {{ px: number, colour: string, weight?: number, align?: CanvasTextAlign }} Type */

/** Last picture of each name. @type {(theme: Theme) => Map<string, { deps: Inputs, pen: Pen }>} */
const picturesOf = oncePer(() => new Map());

export class Pen {
  /**
   * @param {Ctx} ctx scaled to CSS px
   * @param {Theme} theme
   * @param {number} [scale] device pixels per CSS pixel
   */
  constructor(ctx, theme, scale = ctx.getTransform().a) {
    this.ctx = ctx;
    this.theme = theme;
    this.scale = scale;
  }

  /** Colours derived from the theme. */
  get shades() {
    return shades(this.theme);
  }

  /** Whether the theme is dark. */
  get dark() {
    return this.shades.dark;
  }

  /** Fills a circle. @param {Point} at @param {number} r @param {string} colour */
  disc(at, r, colour) {
    disc(this.ctx, at, r, colour);
  }

  /** Draws stars. @param {readonly Point[]} points @param {number} r outer radius */
  stars(points, r) {
    stars(this.ctx, points, r, this.theme);
  }

  /** Fills a rectangle. @param {Rect} area @param {Ctx['fillStyle']} colour */
  rect({ x, y, width, height }, colour) {
    this.ctx.fillStyle = colour;
    this.ctx.fillRect(x, y, width, height);
  }

  /** Fills the current path. @param {Ctx['fillStyle']} colour */
  fill(colour) {
    this.ctx.fillStyle = colour;
    this.ctx.fill();
  }

  /** Strokes the current path. @param {Ctx['strokeStyle']} colour @param {number} width */
  stroke(colour, width) {
    this.ctx.strokeStyle = colour;
    this.ctx.lineWidth = width;
    this.ctx.stroke();
  }

  /**
   * Strokes the current path with a halo in the background colour.
   * @param {string} colour
   * @param {number} width
   * @param {number} [halo] width on each side
   */
  strokeHaloed(colour, width, halo) {
    strokeHaloed(this.ctx, this.theme, colour, width, halo);
  }

  /** Begins a path that is a circle. @param {Point} at @param {number} r */
  circle({ x, y }, r) {
    this.ctx.beginPath();
    this.ctx.arc(x, y, r, 0, 2 * Math.PI);
  }

  /** Begins a path that is a square. @param {Point} at centre @param {number} half @param {number | number[]} [round] */
  square({ x, y }, half, round = 0) {
    this.ctx.beginPath();
    this.ctx.roundRect(x - half, y - half, 2 * half, 2 * half, round);
  }

  /** Begins a path of straight lines. @param {Iterable<Point>} points */
  trace(points) {
    this.ctx.beginPath();
    for (const { x, y } of points) this.ctx.lineTo(x, y);
  }

  /**
   * Draws diagonal lines over a rectangle.
   * @param {Rect} area
   * @param {string} colour
   * @param {number} pitch distance between two lines
   * @param {number} width
   * @param {number} [phase] x + y of a point on one of the lines
   */
  hatch(area, colour, pitch, width, phase) {
    hatch(this.ctx, area, colour, pitch, width, phase);
  }

  /**
   * Draws a light that fades out from its centre.
   * @param {Point} at
   * @param {number} r
   * @param {string} colour
   * @param {readonly (readonly [at: number, opacity: number])[]} stops
   * @param {Rect} [area] lit area
   */
  glow({ x, y }, r, colour, stops, area = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }) {
    const light = this.ctx.createRadialGradient(x, y, 0, x, y, r);
    for (const [at, opacity] of stops) light.addColorStop(at, fade(colour, opacity));
    this.rect(area, light);
  }

  /** Sets the font. @param {number} px @param {number} [weight] */
  font(px, weight = 400) {
    this.ctx.font = `${weight} ${px}px ${this.theme.font}`;
  }

  /**
   * Writes text whose middle is at the height of a point.
   * @param {string} text
   * @param {Point} at
   * @param {Type} type
   */
  text(text, { x, y }, { px, colour, weight = 400, align = 'center' }) {
    const { ctx } = this;
    this.font(px, weight);
    ctx.textAlign = align;
    ctx.textBaseline = 'middle';
    ctx.fillStyle = colour;
    ctx.fillText(text, x, y);
  }

  /** Draws within a path. @param {(ctx: Ctx) => void} trace @param {() => void} paint */
  within(trace, paint) {
    const { ctx } = this;
    ctx.save();
    ctx.beginPath();
    trace(ctx);
    ctx.clip();
    paint();
    ctx.restore();
  }

  /**
   * Draws a picture that is rendered again only when an input changes. Setting a font on a canvas in
   * the page makes the browser recompute styles, so text that stands still is drawn like this, too.
   * @param {string} name
   * @param {readonly unknown[]} deps inputs besides theme and size
   * @param {Rect & { scale?: number }} area
   * @param {(pen: Pen) => void} paint draws with the area's corner at the origin
   */
  cached(name, deps, { x, y, width, height, scale = this.scale }, paint) {
    const { theme, ctx } = this;
    const sheets = picturesOf(theme);
    const sheet = sheets.get(name) ?? { deps: new Inputs(), pen: new Pen(makeCanvas(1, 1), theme) };
    sheets.set(name, sheet);
    const { pen } = sheet;
    const { canvas } = pen.ctx;
    const lang = langOf(ctx.canvas);
    if (sheet.deps.changed(width, height, scale, lang, ...deps)) {
      canvas.lang = lang;
      // Setting the size also clears the canvas.
      canvas.width = Math.max(1, Math.ceil(width * scale));
      canvas.height = Math.max(1, Math.ceil(height * scale));
      pen.scale = scale;
      pen.ctx.setTransform(scale, 0, 0, scale, 0, 0);
      paint(pen);
    }
    ctx.drawImage(canvas, x, y, canvas.width / scale, canvas.height / scale);
  }
}

/**
 * Returns the language of a canvas's place in the page. A detached canvas has no language, and the
 * shapes of Chinese characters depend on the language.
 * @param {Partial<HTMLCanvasElement>} canvas
 */
export function langOf(canvas) {
  const place = /** @type {HTMLElement | null | undefined} */ (canvas.closest?.('[lang]'));
  return place?.lang ?? '';
}
