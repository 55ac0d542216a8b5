/**
 * The numbers of the levels, at nine o'clock of their rings.
 * @import { Ctx, LayoutBox, Theme } from './types.js'
 * @import { RingPlan } from './ringplan.js'
 */
import { Lettering } from './lettering.js';
import { disc, isDark, shades } from './marks.js';

const LABEL_R = 9.5;
/** Half the height of the strip that they are written on. */
const HALF_PX = 11;
const FONT_PX = 12;
/** A thinner ring has no number: it would not be seen which one is meant. */
const THINNEST_PX = 11;
/** The room for the word left of the disc, and the gap between them. */
export const WORD_PX = 50;
const WORD_GAP_PX = 8;
/** The word is no larger than its room. */
const WORD_FONT_PX = 15;

export class RingNumbers {
  #box;
  #lettering = new Lettering();

  /** @param {LayoutBox} box */
  constructor(box) {
    this.#box = box;
  }

  /**
   * @param {Ctx} ctx
   * @param {RingPlan} plan
   * @param {Theme} theme
   * @param {number} [depths] that are shown
   */
  paint(ctx, plan, theme, depths = plan.depths) {
    const { width, height } = this.#box;
    const half = Math.ceil(HALF_PX * theme.type);
    const y = Math.round(plan.centre.y) - half;
    if (y < 0 || y + 2 * half > height) return;
    const strip = { x: 0, y, width, height: 2 * half };
    this.#lettering.paint(ctx, strip, [plan, theme, depths], (sheet) =>
      this.#write(sheet, plan, theme, depths),
    );
  }

  /**
   * @param {Ctx} ctx
   * @param {RingPlan} plan
   * @param {Theme} theme
   * @param {number} depths
   */
  #write(ctx, plan, theme, depths) {
    const { number = String, depthWord = '' } = this.#box;
    const { type } = theme;
    const y = Math.ceil(HALF_PX * type);
    const radius = LABEL_R * type;
    ctx.textBaseline = 'middle';
    ctx.textAlign = 'center';
    ctx.font = `600 ${FONT_PX * type}px ${theme.font}`;
    const rings = numbered(plan, type).filter((depth) => depth < depths);
    for (const depth of rings) {
      const x = plan.centre.x - (plan.radii[depth] + plan.radii[depth + 1]) / 2;
      if (x < -radius || x > this.#box.width + radius) continue;
      disc(ctx, { x, y }, radius, isDark(theme) ? shades(theme).ground : theme.glow);
      ctx.fillStyle = theme.ink;
      ctx.fillText(number(depth), x, y + 0.5);
    }
    const end = plan.centre.x - plan.radius - WORD_GAP_PX;
    if (!depthWord || rings.length === 0) return;
    ctx.textAlign = 'right';
    ctx.font = `400 ${Math.min(13 * type, WORD_FONT_PX)}px ${theme.font}`;
    if (ctx.measureText(depthWord).width > end) return;
    ctx.fillStyle = theme.ink2;
    ctx.fillText(depthWord, end, y + 0.5);
  }
}

/**
 * The depths whose rings have room for their numbers, so that no two of these touch.
 * @param {RingPlan} plan
 * @param {number} [type] how many times as large as usual they are
 * @returns {number[]}
 */
export function numbered(plan, type = 1) {
  const radius = LABEL_R * type;
  const depths = [];
  let free = Infinity;
  for (let depth = plan.depths - 1; depth > 0; depth--) {
    const middle = (plan.radii[depth] + plan.radii[depth + 1]) / 2;
    if (plan.thickness(depth) < THINNEST_PX || middle + radius > free) continue;
    // Nor do they cover the start.
    if (middle < 2 * radius) break;
    depths.push(depth);
    free = middle - radius;
  }
  return depths;
}
