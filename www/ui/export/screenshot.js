/**
 * Screenshot of the stage and caption, without controls. Redraws each element from its computed
 * style and position.
 * @import { Ctx, Rect } from '../../canvas/types.js'
 * @import { Viewer } from '../viewer/viewer.js'
 */
import { paintPart } from './easel.js';

/**
 * A line of text. `rect` is the rectangle of its first letter; for a form field, of its whole
 * content. `atEnd` means right-aligned. `letters` are the letters with their distance from the first
 * one and their width, in CSS px of the window; none for a form field.
 * @typedef {object} Line
 * @property {string} text
 * @property {DOMRect} rect
 * @property {boolean} atEnd
 * @property {{ letter: string, at: number, width: number }[]} letters
 */

/** Selector of the elements to leave out: controls, tooltips, and texts for screen readers. */
const LEFT_OUT =
  '.segments, .pencil, .tip, .hidden, .row, .drawer, .cells, .popover, summary > svg';

/** Distance of the points on a path of an SVG export, in units of its drawing, and their maximum number. */
const APART = 0.25;
const MOST_POINTS = 400;

/** Dash length of a dashed border, relative to the border's width. */
const DASH = 3;

/** Margin above and below the stage, in CSS px of the window. */
const EDGE_PX = 6;

/**
 * Returns the area to capture; null if the element has no layout.
 * @param {Viewer} viewer
 * @returns {Rect | null} in CSS px of the window
 */
export function placeShown({ root }) {
  const parts = [...root.querySelectorAll('.stage, .hero, .caption')];
  const [stage, ...others] = parts.map((part) => part.getBoundingClientRect());
  if (!stage || stage.width * stage.height < 1) return null;
  const { x, width } = /** @type {Element} */ (root.querySelector('.room')).getBoundingClientRect();
  const seen = [stage, ...others.filter(({ height }) => height > 0)];
  // Begin at the highest element: a round map can extend above the stage.
  const y = Math.min(...seen.map(({ top }) => top)) - EDGE_PX;
  return { x, y, width, height: Math.max(...seen.map(({ bottom }) => bottom)) + EDGE_PX - y };
}

/**
 * Draws the screenshot.
 * @param {Ctx} ctx scaled to px of the window
 * @param {Viewer} viewer
 * @param {Rect} place area to capture, in CSS px of the window
 * @param {number} scale device pixels per px
 */
export function paintShown(ctx, viewer, place, scale) {
  const { root, theme, scene } = viewer;
  const room = /** @type {HTMLElement} */ (root.querySelector('.room'));
  const boards = [...root.querySelectorAll('.board > canvas')];
  const terms = [...root.querySelectorAll('.legend dt')];
  const { boards: painted, legend } = scene;
  const outer = room.getBoundingClientRect();
  /** Scale of the CSS transforms that the host page applies to the element. */
  const zoom = outer.width / room.offsetWidth || 1;

  /**
   * Converts a rectangle of the window to coordinates of the picture.
   * @param {DOMRect} rect
   * @returns {Rect}
   */
  const inPicture = ({ x, y, width, height }) => ({
    x: x - place.x,
    y: y - place.y,
    width,
    height,
  });

  /** Draws the background's radial gradient with the same parameters as the stylesheet. */
  const ground = () => {
    const { x, y, width, height } = inPicture(outer);
    const down = (0.8 * height) / (0.85 * width);
    const light = ctx.createRadialGradient(0, 0, 0, 0, 0, 0.85 * width);
    light.addColorStop(0, theme.air);
    light.addColorStop(1, theme.page);
    ctx.save();
    ctx.translate(x + 0.62 * width, y + 0.38 * height);
    ctx.scale(1, down);
    ctx.fillStyle = light;
    ctx.fillRect(-width, -height / down, 2 * width, (2 * height) / down);
    ctx.restore();
  };

  /**
   * Draws an element and its descendants.
   * @param {Element} element
   * @param {boolean} [isWithinStruck] whether an ancestor's text is struck through
   */
  const paint = (element, isWithinStruck = false) => {
    if (element.matches(LEFT_OUT)) return;
    const style = getComputedStyle(element);
    const isStruck = isWithinStruck || style.textDecorationLine === 'line-through';
    const isBox = style.display !== 'contents';
    if (isBox && !element.checkVisibility({ checkVisibilityCSS: true })) return;
    const rect = inPicture(element.getBoundingClientRect());
    const { x, y, width, height } = rect;
    const mark = element.parentElement?.firstElementChild === element ? markOf(element) : -1;
    ctx.save();
    ctx.globalAlpha *= Number(style.opacity);
    if (mark >= 0) {
      // The mark is drawn into a square, whose middle is that of the element.
      ctx.translate(x, y + (height - width) / 2);
      legend[mark].paint(ctx, width);
    } else if (element instanceof SVGSVGElement) {
      paintPaths(ctx, element, place, zoom);
    } else if (element instanceof HTMLCanvasElement) {
      const side = boards.indexOf(element);
      if (side >= 0) paintPart(ctx, painted[side].paint, rect, scale);
      else if (element.width > 0) ctx.drawImage(element, x, y, width, height);
    } else {
      if (isBox) paintBox(ctx, rect, style, zoom);
      if (isBox && style.overflowX !== 'visible') clipTo(ctx, rect);
      const isField = element.matches('input, select');
      for (const node of isField ? [element] : element.childNodes) {
        if (node instanceof Element && !isField) paint(node, isStruck);
        else
          for (const line of linesOf(node, style))
            write(ctx, { ...line, rect: inPicture(line.rect), isStruck }, style, zoom);
      }
    }
    ctx.restore();
  };

  /**
   * If an element is the mark of a line in the legend, returns the index of the line, else -1.
   * @param {Element} element
   */
  const markOf = ({ parentElement }) => (parentElement ? terms.indexOf(parentElement) : -1);

  ground();
  for (const part of root.querySelectorAll('.stage, .caption')) paint(part);
}

/**
 * Draws background and border of an element.
 * @param {Ctx} ctx
 * @param {Rect} rect
 * @param {CSSStyleDeclaration} style
 * @param {number} zoom scale of CSS transforms
 */
function paintBox(ctx, { x, y, width, height }, style, zoom) {
  const edge = style.borderTopStyle === 'none' ? 0 : Number.parseFloat(style.borderTopWidth) * zoom;
  const most = Math.min(width, height) / 2;
  const radius = Math.min(most, (Number.parseFloat(style.borderTopLeftRadius) || 0) * zoom);
  ctx.beginPath();
  ctx.roundRect(x + edge / 2, y + edge / 2, width - edge, height - edge, radius);
  ctx.fillStyle = style.backgroundColor;
  ctx.fill();
  if (edge === 0) return;
  ctx.lineWidth = edge;
  ctx.strokeStyle = style.borderTopColor;
  ctx.setLineDash(style.borderTopStyle === 'dashed' ? [DASH * edge, DASH * edge] : []);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Clips drawing to a rectangle. @param {Ctx} ctx @param {Rect} rect */
function clipTo(ctx, { x, y, width, height }) {
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
}

/**
 * Draws the paths of an inline SVG, such as an icon or arrow.
 * @param {Ctx} ctx
 * @param {SVGSVGElement} drawing
 * @param {Rect} place
 * @param {number} zoom scale of CSS transforms
 */
function paintPaths(ctx, drawing, { x, y }, zoom) {
  for (const path of drawing.querySelectorAll('path')) {
    const { fill, stroke, strokeWidth, strokeDasharray } = getComputedStyle(path);
    const matrix = path.getScreenCTM();
    if (!matrix) continue;
    ctx.save();
    ctx.translate(-x, -y);
    trace(ctx, path, matrix);
    ctx.fillStyle = fill;
    if (fill !== 'none') ctx.fill();
    ctx.strokeStyle = stroke;
    ctx.lineWidth = Number.parseFloat(strokeWidth) * zoom;
    ctx.setLineDash(strokeDasharray.split(/[ ,]+/).map(Number.parseFloat).filter(Number.isFinite));
    if (stroke !== 'none') ctx.stroke();
    ctx.restore();
  }
}

/**
 * Begins a path of points along a path of an inline SVG. The context of an SVG export cannot take
 * the path itself.
 * @param {Ctx} ctx
 * @param {SVGPathElement} path
 * @param {DOMMatrix} matrix
 */
function trace(ctx, path, matrix) {
  const whole = path.getAttribute('d') ?? '';
  const part = /** @type {SVGPathElement} */ (path.cloneNode());
  // A move of the pen has no length: each line begins where the length of what precedes it ends.
  const starts = [...whole.matchAll(/(?!^)m/gi)].map(({ index }) => index);
  const ends = [...starts, whole.length].map((end) => {
    part.setAttribute('d', whole.slice(0, end));
    return part.getTotalLength();
  });
  ctx.beginPath();
  for (const [index, end] of ends.entries()) {
    const start = index === 0 ? 0 : ends[index - 1];
    const pieces = Math.min(MOST_POINTS, Math.ceil((end - start) / APART));
    for (let piece = 0; piece <= pieces; piece++) {
      // A point at the very start would be the end of the line before.
      const at = start + Math.max(index === 0 ? 0 : 1e-3, (piece / pieces) * (end - start));
      const { x, y } = path.getPointAtLength(at).matrixTransform(matrix);
      if (piece === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
    const text = whole.slice(starts[index - 1] ?? 0, starts[index] ?? whole.length);
    if (/z\s*$/i.test(text)) ctx.closePath();
  }
}

/**
 * Returns the lines of a text node as wrapped on the page, or the content of a field as one line.
 * @param {Node} node
 * @param {CSSStyleDeclaration} style
 * @returns {Line[]}
 */
function linesOf(node, { paddingLeft, paddingRight, textAlign }) {
  if (node instanceof HTMLInputElement || node instanceof HTMLSelectElement) {
    const { x, y, width, height } = node.getBoundingClientRect();
    const [left, right] = [paddingLeft, paddingRight].map(Number.parseFloat);
    const rect = new DOMRect(x + left, y, width - left - right, height);
    const text = node instanceof HTMLInputElement ? node.value : labelOf(node);
    return [{ text, rect, atEnd: textAlign === 'end', letters: [] }];
  }
  if (!(node instanceof Text) || !node.data.trim()) return [];
  /** @type {Line[]} */
  const lines = [];
  const range = document.createRange();
  let at = 0;
  for (const letter of node.data) {
    range.setStart(node, at);
    at += letter.length;
    range.setEnd(node, at);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    const before = lines.at(-1);
    const { width } = rect;
    if (before && Math.abs(rect.top - before.rect.top) <= rect.height / 2) {
      before.text += letter;
      before.letters.push({ letter, at: rect.x - before.rect.x, width });
      // A drawing leaves out a space at the beginning of a text.
    } else if (letter.trim()) {
      lines.push({ text: letter, rect, atEnd: false, letters: [{ letter, at: 0, width }] });
    }
  }
  return lines;
}

/** Returns the label of the selected option. @param {HTMLSelectElement} choice */
const labelOf = ({ selectedOptions: [chosen] }) => chosen?.label ?? '';

/**
 * Writes a line of text.
 * @param {Ctx} ctx
 * @param {Omit<Line, 'rect'> & { rect: Rect, isStruck: boolean }} line rectangle in coordinates of
 *   the picture
 * @param {CSSStyleDeclaration} style
 * @param {number} zoom scale of CSS transforms
 */
function write(ctx, { text, atEnd, rect, letters, isStruck }, style, zoom) {
  const { x, y, width, height } = rect;
  // Set digits of equal width by CSS, on a canvas in the page: `font` of a context cannot.
  ctx.canvas.style?.setProperty('font-variant-numeric', style.fontVariantNumeric);
  ctx.font = `${style.fontWeight} ${Number.parseFloat(style.fontSize) * zoom}px ${style.fontFamily}`;
  ctx.fillStyle = style.color;
  ctx.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = ctx.measureText(text);
  ctx.textAlign = atEnd ? 'right' : 'left';
  ctx.textBaseline = 'alphabetic';
  const base = y + (height - up - down) / 2 + up;
  const isTabular = style.fontVariantNumeric.includes('tabular-nums');
  if (isTabular && letters.length > 0 && !hasEqualDigits(ctx)) {
    for (const { says, at } of piecesOf(ctx, letters)) ctx.fillText(says, x + at, base);
  } else ctx.fillText(text, atEnd ? x + width : x, base);
  if (!isStruck) return;
  const end = letters.at(-1);
  const wide = end ? end.at + end.width : ctx.measureText(text).width;
  ctx.fillRect(x, base - up / 3, wide, zoom);
}

/**
 * Returns whether a context writes digits of equal width, or is no canvas: Firefox has no way to ask
 * for such digits.
 * @param {Ctx} ctx
 */
const hasEqualDigits = (ctx) =>
  !(ctx instanceof CanvasRenderingContext2D) ||
  ctx.measureText('1').width === ctx.measureText('0').width;

/**
 * Returns the digits of a line, each in the middle of its place on the page, and what stands between
 * them.
 * @param {Ctx} ctx
 * @param {Line['letters']} letters
 */
function piecesOf(ctx, letters) {
  /** @type {{ says: string, at: number, isDigit: boolean }[]} */
  const pieces = [];
  for (const { letter, at, width } of letters) {
    const isDigit = /\d/.test(letter);
    const before = pieces.at(-1);
    if (before && !before.isDigit && !isDigit) before.says += letter;
    else {
      const aside = isDigit ? (width - ctx.measureText(letter).width) / 2 : 0;
      pieces.push({ says: letter, at: at + aside, isDigit });
    }
  }
  return pieces;
}
