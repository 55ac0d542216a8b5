/**
 * Export as SVG. Boards and texts become shapes and texts; maps become embedded bitmaps.
 * @import { Ctx } from '../../canvas/types.js'
 * @import { Size } from './picture.js'
 */
import { Context } from 'svgcanvas/dist/svgcanvas.esm.js';
import { freeCanvas, makeCanvas } from '../../canvas/marks.js';

/** Device pixels per px of embedded bitmaps. A printed page is 186 mm wide, which is 1,120 px. */
const SHARPNESS = { file: 2, paper: 1.25 };

/**
 * A bitmap for print with at least `least` pixels is written as JPEG, which PDF files can store
 * unchanged.
 */
const PHOTO = { least: 1 << 16, quality: 0.8 };

const ANCHORS = /** @type {Record<string, string>} */ ({
  center: 'middle',
  right: 'end',
  end: 'end',
});
const BASELINES = /** @type {Record<string, string>} */ ({
  middle: 'central',
  top: 'text-before-edge',
  hanging: 'hanging',
  bottom: 'text-after-edge',
});

/**
 * Context of the library svgcanvas, with four mends: text needs no `style` attribute (strict
 * policies block it), `drawImage` keeps the full resolution of parts, images can be transparent, and
 * a path that is drawn twice, such as a halo below a line, is drawn twice.
 */
class SvgContext extends Context {
  /** Whether the picture is printed on white. */
  isPaper = false;

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    this.#write(text, x, y, 'fill');
  }

  /** @param {string} text @param {number} x @param {number} y */
  strokeText(text, x, y) {
    this.#write(text, x, y, 'stroke');
  }

  /** @param {string} text @param {number} x @param {number} y @param {'fill' | 'stroke'} type */
  #write(text, x, y, type) {
    const parts = /(\d+) ([\d.]+px) (.+)/.exec(this.font);
    const [, weight, size, family] = parts ?? ['', '400', '16px', 'sans-serif'];
    const element = this.__createElement(
      'text',
      {
        ...{ x, y, 'font-family': family, 'font-size': size, 'font-weight': weight },
        'text-anchor': ANCHORS[this.textAlign] ?? 'start',
        'dominant-baseline': BASELINES[this.textBaseline] ?? 'alphabetic',
      },
      true,
    );
    element.textContent = text;
    put(this, element, type);
  }

  stroke() {
    this.#keepDrawn('stroke');
    super.stroke();
  }

  fill() {
    this.#keepDrawn('fill');
    super.fill();
  }

  /** Draws the current path anew if its element is drawn already. @param {'fill' | 'stroke'} type */
  #keepDrawn(type) {
    const isDrawn = (this.__currentElement.getAttribute(type) ?? 'none') !== 'none';
    if (this.__currentElement.nodeName === 'path' && isDrawn) this.#copyPath();
  }

  /** Begins an element with the current path. */
  #copyPath() {
    const { __currentDefaultPath: path, __currentPosition: position } = this;
    this.beginPath();
    Object.assign(this, { __currentDefaultPath: path, __currentPosition: position });
  }

  /** Keeps the current path after `save`, as the context of a canvas does. */
  __applyCurrentDefaultPath() {
    if (this.__currentElement.nodeName !== 'path') this.#copyPath();
    super.__applyCurrentDefaultPath();
  }

  clip() {
    // Make a new path for the clip: the existing path element is visible.
    const { __currentElement: drawn } = this;
    if (drawn.nodeName !== 'path' || drawn.hasAttribute('d')) this.#copyPath();
    super.clip();
  }

  /** @param {HTMLCanvasElement} image @param {...number} numbers */
  drawImage(image, ...numbers) {
    const whole = [0, 0, image.width, image.height];
    const [x, y, width = image.width, height = image.height] = numbers.slice(
      numbers.length > 4 ? 4 : 0,
    );
    const [left, top, wide, high] = numbers.length > 4 ? numbers : whole;
    if (wide < 1 || high < 1) return;
    const part = makeCanvas(Math.round(wide), Math.round(high));
    part.drawImage(image, left, top, wide, high, 0, 0, part.canvas.width, part.canvas.height);
    const isPhoto = this.isPaper && wide * high >= PHOTO.least;
    if (isPhoto) paintUnder(part, '#ffffff');
    const { canvas } = part;
    const href = isPhoto ? canvas.toDataURL('image/jpeg', PHOTO.quality) : canvas.toDataURL();
    freeCanvas(part);
    const element = this.__createElement('image', {
      ...{ x, y, width, height, preserveAspectRatio: 'none', href },
      ...(this.globalAlpha < 1 ? { opacity: this.globalAlpha } : {}),
    });
    put(this, element);
  }
}

/**
 * Fills the background behind what has been drawn.
 * @param {CanvasRenderingContext2D} ctx
 * @param {string} colour
 */
function paintUnder(ctx, colour) {
  ctx.globalCompositeOperation = 'destination-over';
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
}

/**
 * Appends an element with the current transformation and style.
 * @param {Context} ctx
 * @param {SVGElement} element
 * @param {string} [type] style to apply, `fill` or `stroke`; by default none
 */
function put(ctx, element, type) {
  const parent = ctx.__closestGroupOrSvg();
  ctx.__applyTransformation(element);
  parent.appendChild(element);
  if (!type) return;
  const current = ctx.__currentElement;
  ctx.__currentElement = element;
  ctx.__applyStyleToCurrentElement(type);
  ctx.__currentElement = current;
}

/**
 * Returns a picture as SVG text.
 * @param {Size} size
 * @param {(ctx: Ctx, scale: number) => void} paint draws the picture; `scale` is device pixels per
 *   px of embedded bitmaps
 * @param {boolean} [isPaper] whether the picture is printed on white
 * @returns {string}
 */
export function svgOf({ width, height }, paint, isPaper = false) {
  // Use an inert document, to which no page's Content Security Policy applies.
  const inert = document.implementation.createDocument('http://www.w3.org/2000/svg', 'svg');
  const svg = new SvgContext({ width, height, document: inert, ctx: makeCanvas(1, 1) });
  svg.isPaper = isPaper;
  const ctx = /** @type {Ctx} */ (/** @type {unknown} */ (svg));
  paint(ctx, SHARPNESS[isPaper ? 'paper' : 'file']);
  svg.__root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return svg.getSerializedSvg();
}
