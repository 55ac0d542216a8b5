/**
 * Paints the light of the beam. The light is a sprite that is made once for each disc size and
 * theme, and drawn rotated. The light trails the beam by 50 degrees and extends beyond the disc.
 * @import { Pen } from '../../../canvas/pen.js'
 * @import { Ctx, Point, Theme } from '../../../canvas/types.js'
 */
import { fade } from '../../../canvas/colour.js';
import { makeCanvas } from '../../../canvas/marks.js';

const DEGREE = Math.PI / 180;
/** Radius of the light, in radii of the disc. */
const REACH = 1.5;
/**
 * Pairs of an angle behind the front edge of the light, in degrees, and the strength of the light
 * there, 0..=1. The front edge is 2 degrees ahead of the beam.
 */
const STRENGTH = [
  [52, 0],
  [26, 0.16],
  [10, 0.6],
  [2, 1],
  [0, 0],
];
/**
 * Resolution of the sprite relative to the screen, and maximum side of the sprite in device pixels.
 * The light is soft, so half the resolution is enough.
 */
const SHARPNESS = 0.5;
const MOST_PX = 1024;
/** Width over which the light fades at the edges of the canvas, in CSS px. */
const EDGE_PX = 36;

export class BeamLight {
  /** @type {Ctx | null} */
  #sprite = null;
  /** Theme for which the sprite was made. @type {Theme | null} */
  #theme = null;

  /**
   * @param {number} radius radius of the disc without zoom, in CSS px
   * @param {number} scale device pixels per CSS px
   */
  constructor(radius, scale) {
    this.px = Math.min(MOST_PX, Math.ceil(2 * REACH * radius * scale * SHARPNESS));
  }

  /**
   * Paints the light.
   * @param {Pen} pen
   * @param {Point} centre
   * @param {object} light
   * @param {number} light.reach radius of the light, in CSS px
   * @param {number} light.angle angle of the beam in radians, clockwise from 12 o'clock
   * @param {number} light.alpha opacity, 0..=1
   */
  paint({ ctx, theme, dark }, { x, y }, { reach, angle, alpha }) {
    const { canvas } = this.#spriteFor(theme);
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(angle);
    // White light on a light background needs more opacity.
    ctx.globalAlpha = dark ? alpha : Math.min(1, 2 * alpha);
    if (dark) ctx.globalCompositeOperation = 'lighter';
    ctx.drawImage(canvas, -reach, -reach, 2 * reach, 2 * reach);
    ctx.restore();
  }

  /** @param {Theme} theme */
  #spriteFor(theme) {
    if (this.#sprite && this.#theme === theme) return this.#sprite;
    this.#theme = theme;
    this.#sprite = makeSprite(this.px, theme);
    return this.#sprite;
  }
}

/**
 * Radius, in radii of the disc, and opacity of the light: `beyond` around the disc, `upon` on the
 * disc.
 * @type {Record<'beyond' | 'upon', [reach: number, alpha: number]>}
 */
export const LIGHT = { beyond: [REACH, 0.45], upon: [1.05, 0.36] };

/**
 * Creates the sprite: the light of a beam that points to 12 o'clock.
 * @param {number} px side of the sprite
 * @param {Theme} theme
 */
function makeSprite(px, theme) {
  const ctx = makeCanvas(px, px);
  const middle = px / 2;
  const [[widest]] = STRENGTH;
  const cone = ctx.createConicGradient(-Math.PI / 2 - widest * DEGREE + 2 * DEGREE, middle, middle);
  for (const [behind, strength] of STRENGTH) {
    cone.addColorStop((widest - behind) / 360, fade(theme.glow, strength));
  }
  cone.addColorStop(1, fade(theme.glow, 0));
  ctx.fillStyle = cone;
  ctx.fillRect(0, 0, px, px);
  const falloff = ctx.createRadialGradient(middle, middle, 0, middle, middle, middle);
  falloff.addColorStop(0, fade(theme.glow, 1));
  falloff.addColorStop(0.5, fade(theme.glow, 0.6));
  falloff.addColorStop(1, fade(theme.glow, 0));
  ctx.globalCompositeOperation = 'destination-in';
  ctx.fillStyle = falloff;
  ctx.fillRect(0, 0, px, px);
  return ctx;
}

/**
 * Fades the content of a canvas towards its edges.
 * @param {Ctx} ctx
 * @param {{ width: number, height: number }} box
 * @param {number} [share] strength of the fade, 0..=1
 */
export function fadeEdges(ctx, { width, height }, share = 1) {
  ctx.save();
  // A canvas can exceed its box by a fraction of a pixel, so erase beyond the right and bottom
  // edges, too.
  ctx.globalAlpha = share;
  ctx.globalCompositeOperation = 'destination-out';
  for (const [from, to, rect] of [
    [
      [0, EDGE_PX],
      [0, 0],
      [0, 0, width, EDGE_PX],
    ],
    [
      [0, height - EDGE_PX],
      [0, height],
      [0, height - EDGE_PX, width, 2 * EDGE_PX],
    ],
    [
      [EDGE_PX, 0],
      [0, 0],
      [0, 0, EDGE_PX, height],
    ],
    [
      [width - EDGE_PX, 0],
      [width, 0],
      [width - EDGE_PX, 0, 2 * EDGE_PX, height],
    ],
  ]) {
    const edge = ctx.createLinearGradient(from[0], from[1], to[0], to[1]);
    edge.addColorStop(0, fade('#000', 0));
    edge.addColorStop(1, '#000');
    ctx.fillStyle = edge;
    ctx.fillRect(rect[0], rect[1], rect[2], rect[3]);
  }
  ctx.restore();
}
