/**
 * The numbers of the levels, at nine o'clock of their rings. Writing takes longer than all else, so
 * it is done once a plan.
 * @import { Ctx, LayoutBox, Theme } from './types.js'
 * @import { RingPlan } from './ringplan.js'
 */
import { Inputs } from '../core/inputs.js';
import { disc, isDark, makeCanvas, shades } from './marks.js';

const LABEL_R = 10;
const FONT_PX = 12;
/** A thinner ring has no number: it would not be seen which one is meant. */
const THINNEST_PX = 11;
/** The room for the word left of the disc, and the gap between them. */
export const WORD_PX = 50;
const WORD_GAP_PX = 8;

export class RingNumbers {
  #box;
  /** @type {Ctx | null} */
  #strip = null;
  #writtenFor = new Inputs();

  /** @param {LayoutBox} box */
  constructor(box) {
    this.#box = box;
  }

  /**
   * @param {Ctx} ctx
   * @param {RingPlan} plan
   * @param {Theme} theme
   */
  paint(ctx, plan, theme) {
    const { width, height, scale } = this.#box;
    const top = Math.round(plan.centre.y) - LABEL_R - 1;
    if (top < 0 || top + 2 * LABEL_R > height) return;
    if (this.#writtenFor.changed(plan, theme)) {
      const strip = (this.#strip ??= makeCanvas(0, 0));
      strip.canvas.width = Math.ceil(width * scale);
      strip.canvas.height = Math.ceil((2 * LABEL_R + 2) * scale);
      strip.scale(scale, scale);
      this.#write(strip, plan, theme);
    }
    const { canvas } = /** @type {Ctx} */ (this.#strip);
    ctx.drawImage(canvas, 0, top, canvas.width / scale, canvas.height / scale);
  }

  /**
   * @param {Ctx} ctx
   * @param {RingPlan} plan
   * @param {Theme} theme
   */
  #write(ctx, plan, theme) {
    const { number = String, depthWord = '' } = this.#box;
    const y = LABEL_R + 1;
    ctx.textBaseline = 'middle';
    ctx.textAlign = 'center';
    ctx.font = `600 ${FONT_PX}px ${theme.font}`;
    for (const depth of numbered(plan)) {
      const x = plan.centre.x - (plan.radii[depth] + plan.radii[depth + 1]) / 2;
      if (x < -LABEL_R || x > this.#box.width + LABEL_R) continue;
      disc(ctx, { x, y }, LABEL_R, isDark(theme) ? shades(theme).ground : theme.glow);
      ctx.fillStyle = theme.ink;
      ctx.fillText(number(depth), x, y + 0.5);
    }
    const end = plan.centre.x - plan.radius - WORD_GAP_PX;
    if (end < WORD_PX - 2 * WORD_GAP_PX || plan.depths < 2) return;
    ctx.textAlign = 'right';
    ctx.font = `400 13px ${theme.font}`;
    ctx.fillStyle = theme.ink2;
    ctx.fillText(depthWord, end, y + 0.5);
  }
}

/**
 * The depths whose rings have room for their numbers, so that no two of these touch.
 * @param {RingPlan} plan
 * @returns {number[]}
 */
export function numbered(plan) {
  const depths = [];
  let free = Infinity;
  for (let depth = plan.depths - 1; depth > 0; depth--) {
    const middle = (plan.radii[depth] + plan.radii[depth + 1]) / 2;
    if (plan.thickness(depth) < THINNEST_PX || middle + LABEL_R > free) continue;
    // Nor do they cover the start.
    if (middle < 2 * LABEL_R) break;
    depths.push(depth);
    free = middle - LABEL_R - 1;
  }
  return depths;
}
