/**
 * Canvas context with the theme's colours. Lengths are CSS pixels.
 * @import { Ctx, Point, Rect, Theme } from './types.js'
 */
import { fade } from './colour.js';
import { makeCanvas, shades } from './marks.js';
import { Inputs, oncePer } from '../core/util/memo-key.js';

/** @typedef {{ px: number, colour: string, weight?: number, align?: CanvasTextAlign }} Type */

/** Stored picture, which a pen draws again only when an input has changed. */
export class Sheet {
  deps = new Inputs();
  /** @type {Pen | null} */
  pen = null;
}

/** Pictures by name. @type {(theme: Theme) => Map<string, Sheet>} */
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
    this.ctx.fillStyle = colour;
    this.circle(at, r);
    this.ctx.fill();
  }

  /** Begins a path that is a star. @param {Point} at @param {number} r outer radius */
  star({ x, y }, r) {
    this.ctx.beginPath();
    for (let i = 0; i < 10; i++) {
      const reach = i % 2 === 0 ? r : 0.45 * r;
      const angle = (i * Math.PI) / 5;
      this.ctx.lineTo(x + reach * Math.sin(angle), y - reach * Math.cos(angle));
    }
    this.ctx.closePath();
  }

  /**
   * Draws stars on goal states with an outline that stands out from any background.
   * @param {readonly Point[]} points
   * @param {number} r outer radius
   */
  stars(points, r) {
    if (points.length === 0) return;
    const { ctx, theme } = this;
    ctx.beginPath();
    for (const { x, y } of points) {
      for (let i = 0; i < 10; i++) {
        const reach = i % 2 === 0 ? r : 0.45 * r;
        const angle = (i * Math.PI) / 5;
        if (i === 0) ctx.moveTo(x, y - r);
        else ctx.lineTo(x + reach * Math.sin(angle), y - reach * Math.cos(angle));
      }
      ctx.closePath();
    }
    ctx.lineJoin = 'round';
    this.stroke(theme.glow, Math.max(2.5, r / 3));
    this.fill(theme.goal);
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
  strokeHaloed(colour, width, halo = 1.5) {
    this.ctx.lineJoin = this.ctx.lineCap = 'round';
    this.stroke(this.shades.halo, width + 2 * halo);
    this.stroke(colour, width);
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

  /** Begins a path that is a diamond. @param {Point} at @param {number} r from the centre to a corner */
  diamond({ x, y }, r) {
    this.trace([{ x, y: y - r }, { x: x + r, y }, { x, y: y + r }, { x: x - r, y }]); // prettier-ignore
    this.ctx.closePath();
  }

  /** Begins a path of straight lines. @param {Iterable<Point>} points */
  trace(points) {
    this.ctx.beginPath();
    for (const { x, y } of points) this.ctx.lineTo(x, y);
  }

  /**
   * Draws diagonal lines over a rectangle; set a clip to limit them to a shape.
   * @param {Rect} area
   * @param {string} colour
   * @param {{ pitch: number, width: number, phase?: number }} lines distance between two lines,
   *   their width, and x + y of a point on one of them
   */
  hatch({ x, y, width, height }, colour, { pitch, width: wide, phase = x + y }) {
    const { ctx } = this;
    const step = pitch * Math.SQRT2;
    const beyond = x + y - phase - step * Math.floor((x + y - phase) / step);
    ctx.beginPath();
    for (let offset = -height - beyond; offset < width; offset += step) {
      ctx.moveTo(x + offset, y + height);
      ctx.lineTo(x + offset + height, y);
    }
    ctx.lineCap = 'butt';
    this.stroke(colour, wide);
  }

  /**
   * Draws a light that fades out from its centre.
   * @param {Point & { r: number, area?: Rect }} at centre, radius and lit area
   * @param {string} colour
   * @param {readonly (readonly [at: number, opacity: number])[]} stops
   */
  glow({ x, y, r, area }, colour, stops) {
    const light = this.ctx.createRadialGradient(x, y, 0, x, y, r);
    for (const [at, opacity] of stops) light.addColorStop(at, fade(colour, opacity));
    this.rect(area ?? { x: x - r, y: y - r, width: 2 * r, height: 2 * r }, light);
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
   * Draws a picture that is rendered again only when an input changes. Use this for text that
   * stands still, too: setting a font on a canvas in the page makes the browser recompute styles.
   * @param {string | Sheet} place name of the picture, or the sheet that stores it
   * @param {readonly unknown[]} deps inputs besides theme and size
   * @param {Rect & { scale?: number }} area
   * @param {(pen: Pen) => void} paint draws with the area's corner at the origin
   */
  cached(place, deps, { x, y, width, height, scale = this.scale }, paint) {
    const { theme, ctx } = this;
    const sheet = typeof place === 'string' ? sheetOf(theme, place) : place;
    const pen = (sheet.pen ??= new Pen(makeCanvas(1, 1), theme, scale));
    const { canvas } = pen.ctx;
    const lang = langOf(ctx.canvas);
    if (sheet.deps.changed(theme, width, height, scale, lang, ...deps)) {
      canvas.lang = lang;
      // Setting the size also clears the canvas.
      canvas.width = Math.max(1, Math.ceil(width * scale));
      canvas.height = Math.max(1, Math.ceil(height * scale));
      Object.assign(pen, { theme, scale });
      pen.ctx.setTransform(scale, 0, 0, scale, 0, 0);
      paint(pen);
    }
    ctx.drawImage(canvas, x, y, canvas.width / scale, canvas.height / scale);
  }
}

/** Returns the picture of a name. @param {Theme} theme @param {string} name */
function sheetOf(theme, name) {
  const sheets = picturesOf(theme);
  const sheet = sheets.get(name) ?? new Sheet();
  sheets.set(name, sheet);
  return sheet;
}

/**
 * Returns the `lang` of the canvas or of its nearest ancestor with a `lang`. Set this language on a
 * detached canvas, too: the shapes of Chinese characters depend on it.
 * @param {Partial<HTMLCanvasElement>} canvas
 */
export function langOf(canvas) {
  const place = /** @type {HTMLElement | null | undefined} */ (canvas.closest?.('[lang]'));
  return place?.lang ?? '';
}
