/**
 * A picture to take away: the parts of a scene on one canvas, with its words.
 * @import { Ctx, LayoutBox, Rect } from '../../draw/types.js'
 * @import { Part, Scene } from './scene.js'
 * @import { Plan } from './plan.js'
 */
import { makeCanvas } from '../../draw/marks.js';
import { LINE, centred, planPicture, wrapped } from './plan.js';

/** @typedef {{ width: number, height: number, scale: number }} Size px, and device pixels to each */

/**
 * @param {Ctx} ctx scaled to px
 * @param {Size} size
 * @param {Scene} scene
 * @param {Ctx} [layer] what maps are drawn on first; made anew if left out
 */
export function paintPicture(ctx, { width, height, scale }, scene, layer = makeCanvas(1, 1)) {
  const { theme, main, beside, legend, sentence } = scene;
  const plan = planPicture({
    ...{ width, height, beside: beside?.shape ?? null },
    ...{ legend: legend.length, isTold: sentence !== '' },
  });
  ctx.fillStyle = theme.air;
  // Not the whole at once, which a context that writes SVG takes for clearing it.
  ctx.fillRect(-1, -1, width + 2, height + 2);
  if (main.shape) paintPart(ctx, main, centred(plan.main, main.shape), scale);
  else paintMap(ctx, main, plan.main, scale, layer);
  if (beside && plan.beside) paintPart(ctx, beside, plan.beside, scale);
  paintWords(ctx, plan, scene);
}

/**
 * A map mixes its light with what it has drawn, so it needs a canvas of its own, as on the page.
 * @param {Ctx} ctx
 * @param {Part} part
 * @param {Rect} rect
 * @param {number} scale
 * @param {Ctx} layer
 */
function paintMap(ctx, part, rect, scale, layer) {
  const { canvas } = layer;
  canvas.width = Math.ceil(rect.width * scale);
  canvas.height = Math.ceil(rect.height * scale);
  layer.setTransform(scale, 0, 0, scale, 0, 0);
  part.paint(layer, boxOf(rect, scale));
  ctx.drawImage(canvas, rect.x, rect.y, canvas.width / scale, canvas.height / scale);
}

/**
 * @param {Ctx} ctx
 * @param {Part} part
 * @param {Rect} rect
 * @param {number} scale
 */
function paintPart(ctx, part, rect, scale) {
  ctx.save();
  ctx.translate(rect.x, rect.y);
  part.paint(ctx, boxOf(rect, scale));
  ctx.restore();
}

/** @param {Rect} rect @param {number} scale @returns {LayoutBox} */
const boxOf = ({ width, height }, scale) => ({ width, height, scale });

/**
 * @param {Ctx} ctx
 * @param {Plan} plan
 * @param {Scene} scene
 */
function paintWords(ctx, { px, heading, legend, caption }, scene) {
  const { theme } = scene;
  const font = (/** @type {number} */ weight, /** @type {number} */ size) => {
    ctx.font = `${weight} ${size}px ${theme.font}`;
  };
  /** @param {string} text @param {number} x @param {number} y @param {number} width @param {number} [lines] */
  const write = (text, x, y, width, lines = 1) => {
    const broken = wrapped(text, width, lines, (part) => ctx.measureText(part).width);
    broken.forEach((line, index) => ctx.fillText(line, x, y + index * LINE.caption * px));
  };
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  font(400, 0.85 * px);
  ctx.fillStyle = theme.ink2;
  write(scene.heading.over, heading.x, heading.y + 0.9 * px, heading.width);
  font(600, 1.15 * px);
  ctx.fillStyle = theme.ink;
  write(scene.heading.title, heading.x, heading.y + (LINE.over + 1.1) * px, heading.width);
  scene.legend.forEach((line, index) => {
    const y = legend.y + index * LINE.legend * px;
    ctx.save();
    ctx.translate(legend.x, y + 0.15 * px);
    line.paint(ctx, px);
    ctx.restore();
    const left = legend.x + 1.5 * px;
    font(600, px);
    ctx.fillStyle = theme.ink;
    const wide = line.count ? ctx.measureText(line.count).width + 0.5 * px : 0;
    if (line.count) ctx.fillText(line.count, left, y + px);
    font(400, px);
    ctx.fillStyle = theme.ink2;
    write(line.says, left + wide, y + px, legend.x + legend.width - left - wide);
  });
  if (!scene.sentence) return;
  font(400, 0.85 * px);
  ctx.fillStyle = theme.ink2;
  write(scene.at, caption.x, caption.y + 0.85 * px, caption.width);
  font(500, px);
  ctx.fillStyle = theme.ink;
  write(scene.sentence, caption.x, caption.y + (LINE.at + 1) * px, caption.width, caption.lines);
}
