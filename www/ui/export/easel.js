/**
 * Canvas of an exported picture, with the tools that draw parts and texts into their places.
 * @import { Ctx, Rect, Theme } from '../../canvas/types.js'
 * @import { Paint } from '../viewer/scene.js'
 * @import { Size } from './picture.js'
 */
import { LINE, wrapped } from './plan.js';

export class Easel {
  /** Font size, in px. */
  px = 16;
  #ctx;
  #layer;
  #scale;

  /**
   * @param {Ctx} ctx context that is scaled to px
   * @param {Size} size
   * @param {Theme} theme
   * @param {Ctx} layer context of an extra canvas for maps
   */
  constructor(ctx, { width, height, scale }, theme, layer) {
    this.#ctx = ctx;
    this.#layer = layer;
    this.#scale = scale;
    this.theme = theme;
    ctx.fillStyle = theme.air;
    // Fill one px beyond each edge: the SVG context treats a rectangle of exactly its own size as a
    // request to clear it.
    ctx.fillRect(-1, -1, width + 2, height + 2);
    ctx.textAlign = 'left';
    ctx.textBaseline = 'alphabetic';
  }

  /**
   * Draws a map on a separate canvas first, because maps blend their light with everything that was
   * drawn before.
   * @param {Paint} paint
   * @param {Rect} rect
   */
  map(paint, { x, y, width, height }) {
    const [layer, scale] = [this.#layer, this.#scale];
    const { canvas } = layer;
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    layer.setTransform(scale, 0, 0, scale, 0, 0);
    paint(layer, { width, height, scale });
    this.#ctx.drawImage(canvas, x, y, canvas.width / scale, canvas.height / scale);
  }

  /** Draws a part. @param {Paint} paint @param {Rect} rect */
  part(paint, rect) {
    paintPart(this.#ctx, paint, rect, this.#scale);
  }

  /**
   * Writes text, wrapped into lines or shrunk down to `least` times the font size. `down` is the
   * distance of the first baseline from the top, in font sizes. Returns the width of the first
   * line.
   * @param {string} text
   * @param {{ x: number, y: number, width: number }} place
   * @param {{ size?: number, weight?: number, colour?: string, down: number, lines?: number,
   *   least?: number }} how
   */
  write(text, { x, y, width }, how) {
    const { size = 1, weight = 400, colour = this.theme.ink, down, lines = 1, least = size } = how;
    const [ctx, { px, theme }] = [this.#ctx, this];
    const measure = (/** @type {string} */ part) => ctx.measureText(part).width;
    const sized = (/** @type {number} */ to) => (ctx.font = `${weight} ${to * px}px ${theme.font}`);
    sized(size);
    const fits = (lines * width) / Math.max(1, measure(text));
    if (fits < 1 && least < size) sized(Math.max(least, size * fits));
    ctx.fillStyle = colour;
    const broken = wrapped(text, width, lines, measure);
    broken.forEach((line, index) => ctx.fillText(line, x, y + (down + index * LINE.caption) * px));
    return measure(broken[0] ?? '');
  }

  /** Writes the label of the step and the sentence. @param {{ x: number, y: number, width: number, lines: number }} place @param {string} at @param {string} sentence */
  caption(place, at, sentence) {
    this.write(at, place, { size: 0.85, colour: this.theme.ink2, down: 0.85 });
    this.write(sentence, place, { weight: 500, down: LINE.at + 1, lines: place.lines });
  }

  /**
   * Strokes a path twice: as a halo in the background colour, and as a line above it.
   * @param {(ctx: Ctx) => void} trace adds the path to the context
   * @param {number} width
   */
  light(trace, width) {
    const ctx = this.#ctx;
    for (const [colour, wide] of /** @type {const} */ ([
      [this.theme.air, 3 * width],
      [this.theme.ink, width],
    ])) {
      ctx.beginPath();
      trace(ctx);
      ctx.strokeStyle = colour;
      ctx.lineWidth = wide;
      ctx.stroke();
    }
  }
}

/**
 * Draws a part into its rectangle.
 * @param {Ctx} ctx
 * @param {Paint} paint
 * @param {Rect} rect
 * @param {number} scale device pixels per px
 */
export function paintPart(ctx, paint, { x, y, width, height }, scale) {
  ctx.save();
  ctx.translate(x, y);
  paint(ctx, { width, height, scale });
  ctx.restore();
}
